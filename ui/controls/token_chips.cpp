#include "ui/controls/token_chips.h"

#include "ui/controls/flow_layout.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/controls/token_chip.h"
#include "ui/paint/token_label.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

TokenChips::TokenChips(QWidget* parent) : QWidget(parent), m_rest(new QLabel(this))
{
    new FlowLayout(6, this);
    setLook(m_rest, Look::Muted);
    m_rest->setMinimumHeight(28);
    m_rest->hide();
}

void TokenChips::setTokens(const std::vector<std::string>& tokens)
{
    if (tokens == m_tokens)
        return setVisible(!tokens.empty());
    m_tokens = tokens;
    const std::size_t shown = std::min(tokens.size(), mostChips);
    layout()->removeWidget(m_rest);
    while (m_chips.size() > shown) {
        delete m_chips.back();
        m_chips.pop_back();
    }
    while (m_chips.size() < shown) {
        const int token = static_cast<int>(m_chips.size());
        auto* chip = new TokenChip(this);
        chip->setObjectName(u"token_%1"_s.arg(token));
        connect(chip, &TokenChip::clicked, this, [this, token] { emit clicked(token); });
        connect(chip, &TokenChip::moved, this, [this, token](int step) { moveFocus(token, step); });
        layout()->addWidget(chip);
        m_chips.push_back(chip);
        chip->show();
    }
    for (std::size_t i = 0; i < shown; ++i) {
        m_chips[i]->setText(tokenLabel(tokens[i]));
        m_chips[i]->setToolTip(plainToolTip(u"%1: %2"_s.arg(QString::number(i), fullTokenLabel(tokens[i]))));
    }
    layout()->addWidget(m_rest);
    m_rest->setVisible(tokens.size() > shown);
    retranslate();
    setVisible(!tokens.empty());
    updateGeometry();
}

void TokenChips::setSelected(int token)
{
    for (int i = 0; i < static_cast<int>(m_chips.size()); ++i)
        m_chips[static_cast<std::size_t>(i)]->setSelected(i == token, i == std::max(token, 0));
}

void TokenChips::setStruckOut(const std::vector<int>& tokens)
{
    for (int i = 0; i < static_cast<int>(m_chips.size()); ++i)
        m_chips[static_cast<std::size_t>(i)]->setStruckOut(std::binary_search(tokens.begin(), tokens.end(), i));
}

void TokenChips::moveFocus(int from, int step)
{
    const int to = std::clamp(from + step, 0, static_cast<int>(m_chips.size()) - 1);
    m_chips[static_cast<std::size_t>(to)]->setFocus(Qt::TabFocusReason);
}

void TokenChips::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TokenChips::retranslate()
{
    const std::size_t rest = m_tokens.size() - m_chips.size();
    m_rest->setText(rest > 0 ? tr("and %1 more").arg(rest) : QString());
}

} // namespace headlight
