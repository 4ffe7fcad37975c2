#include "ui/controls/token_chips.h"

#include "ui/controls/flow_layout.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/controls/token_chip.h"
#include "ui/paint/token_label.h"

#include <QEvent>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int gap = 6;
constexpr int highest = 184; // px: five lines and half of one, which shows that there are more

} // namespace

TokenChips::TokenChips(QWidget* parent) : QScrollArea(parent), m_lines(new QWidget), m_rest(new QLabel(m_lines))
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    new FlowLayout(gap, m_lines);
    setWidget(m_lines);
    m_lines->setAutoFillBackground(false);
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
    m_lines->layout()->removeWidget(m_rest);
    while (m_chips.size() > shown) {
        delete m_chips.back();
        m_chips.pop_back();
    }
    while (m_chips.size() < shown) {
        const int token = static_cast<int>(m_chips.size());
        auto* chip = new TokenChip(m_lines);
        chip->setObjectName(u"token_%1"_s.arg(token));
        connect(chip, &TokenChip::clicked, this, [this, token] { emit clicked(token); });
        connect(chip, &TokenChip::moved, this, [this, token](int step) { moveFocus(token, step); });
        m_lines->layout()->addWidget(chip);
        m_chips.push_back(chip);
        chip->show();
    }
    for (std::size_t i = 0; i < shown; ++i) {
        m_chips[i]->setLabel(tokenLabel(tokens[i]));
        setPlainToolTip(*m_chips[i], u"%1: %2"_s.arg(QString::number(i), fullTokenLabel(tokens[i])));
    }
    m_lines->layout()->addWidget(m_rest);
    m_rest->setVisible(tokens.size() > shown);
    retranslate();
    setVisible(!tokens.empty());
    updateGeometry();
}

void TokenChips::setSelected(int token)
{
    for (int i = 0; i < static_cast<int>(m_chips.size()); ++i)
        m_chips[static_cast<std::size_t>(i)]->setSelected(i == token, i == std::max(token, 0));
    if (token != m_selected)
        keepInView(token);
    m_selected = token;
}

void TokenChips::keepInView(int token)
{
    if (token < 0 || token >= static_cast<int>(m_chips.size()) || verticalScrollBar()->maximum() == 0)
        return;
    m_lines->layout()->activate();
    ensureWidgetVisible(m_chips[static_cast<std::size_t>(token)], 0, gap);
}

int TokenChips::heightForWidth(int width) const
{
    return std::min(m_lines->layout()->heightForWidth(width), highest);
}

QSize TokenChips::sizeHint() const
{
    const QSize lines = m_lines->layout()->sizeHint();
    return {lines.width(), std::min(lines.height(), highest)};
}

QSize TokenChips::minimumSizeHint() const
{
    const QSize lines = m_lines->layout()->minimumSize();
    return {lines.width(), std::min(lines.height(), highest)};
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
    keepInView(to);
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
