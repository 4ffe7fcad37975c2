#include "ui/main_window/status_line.h"

#include "core/model/veiled_source.h"
#include "ui/controls/elided_label.h"
#include "ui/document/added_to_selection.h"
#include "ui/document/document.h"
#include "ui/document/evaluator.h"
#include "ui/paint/heatmap_legend.h"
#include "ui/paint/hidden_text.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"

#include <QEvent>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

StatusLine::StatusLine(Document& document, Evaluator& evaluator, QWidget* parent)
    : QStatusBar(parent), m_cell(new ElidedLabel), m_sizes(new QLabel), m_language(new QPushButton)
{
    setSizeGripEnabled(false);
    setContentsMargins(8, 0, 8, 0);
    m_cell->setObjectName(u"statusCell"_s);
    m_cell->setTextFormat(Qt::PlainText);
    m_sizes->setObjectName(u"statusSizes"_s);
    m_sizes->setTextFormat(Qt::RichText);
    m_sizes->setContentsMargins(8, 0, 0, 0);
    setLook(m_cell, Look::Muted);
    setLook(m_sizes, Look::Muted);
    m_language->setObjectName(u"languageSwitch"_s);
    setLook(m_language, Look::Quiet);
    m_cell->setContentsMargins(8, 0, 8, 0);
    addWidget(m_cell);
    addWidget(m_sizes, 1);
    addPermanentWidget(m_language);
    connect(m_language, &QPushButton::clicked, this, &StatusLine::otherLanguageWanted);
    follow(document, evaluator, false);
    retranslate();
}

void StatusLine::follow(Document& document, Evaluator& evaluator, bool aside)
{
    if (&document == m_document)
        return;
    if (m_document) {
        disconnect(m_document, nullptr, this, nullptr);
        disconnect(m_evaluator, nullptr, this, nullptr);
    }
    m_document = &document;
    m_evaluator = &evaluator;
    m_aside = aside;
    connect(&document, &Document::selectionChanged, this, &StatusLine::showState);
    connect(&document, &Document::changed, this, &StatusLine::showState);
    connect(&evaluator, &Evaluator::evaluated, this, &StatusLine::showState);
    showState();
}

void StatusLine::showLab(const QString& name)
{
    if (std::exchange(m_lab, name) != name)
        showState();
}

void StatusLine::setDecimals(int decimals)
{
    if (m_decimals == decimals)
        return;
    m_decimals = decimals;
    showState();
}

void StatusLine::setAdded(double added)
{
    if (m_added == added)
        return;
    m_added = added;
    showState();
}

void StatusLine::showRefusal(const Wording& reason)
{
    say(reason, Look::Error);
}

void StatusLine::showDone(const Wording& sentence)
{
    say(sentence, Look::Muted);
}

void StatusLine::say(const Wording& sentence, Look look)
{
    if (!sentence) {
        showState();
        return;
    }
    m_said = sentence;
    setLook(m_cell, look);
    m_cell->setText(sentence());
    m_cell->show();
    fitSizes();
}

void StatusLine::showState()
{
    if (m_said) {
        m_said = {};
        setLook(m_cell, Look::Muted);
    }
    m_cell->setText(cellText());
    m_cell->setVisible(!m_cell->text().isEmpty());
    m_sizes->setText(mathHtml(sizesText()));
    fitSizes();
}

// Whole or not at all.
void StatusLine::fitSizes()
{
    const int others = m_cell->isHidden() ? 0 : m_cell->sizeHint().width();
    constexpr int gaps = 40; // between the three, and at the ends
    m_sizes->setVisible(others + m_sizes->sizeHint().width() + m_language->sizeHint().width() + gaps <= width());
}

void StatusLine::resizeEvent(QResizeEvent* event)
{
    QStatusBar::resizeEvent(event);
    fitSizes();
}

void StatusLine::retranslate()
{
    m_cell->setText(m_said ? m_said() : cellText());
    m_cell->setVisible(!m_cell->text().isEmpty());
    m_sizes->setText(mathHtml(sizesText()));
    //: The name of the other language, in that language.
    m_language->setText(tr("한국어"));
    m_language->setToolTip(tr("Show the program in Korean"));
    m_language->setAccessibleName(m_language->text());
    fitSizes();
}

QString StatusLine::cellText() const
{
    if (!m_lab.isEmpty())
        return m_lab;
    const Selection& at = m_document->selection();
    const auto source = addedToSelection(*m_evaluator, at, m_added);
    if (!source || m_evaluator->overflow() || at.layer >= source->layerCount() || at.head >= source->headCount(at.layer)
        || at.query >= source->queryCount() || at.key >= source->keyCount())
        return {};
    const auto token = [](const std::vector<std::string>& tokens, Index index) {
        return QString::fromStdString(tokens[static_cast<std::size_t>(index)]);
    };
    QString value = tr("not visible");
    if (source->sees(at.layer, at.query, at.key)) {
        const Tile cell{.row = at.query, .column = at.key, .rows = 1, .columns = 1};
        const double weight = source->tile(Quantity::Weights, at.layer, at.head, cell)(0, 0);
        value = isHiddenNumber(weight) ? hiddenText() : numberText(weight, m_decimals);
        if (source->isMadeUp(at.layer, at.head, at.query, at.key))
            value = u"%1 (%2)"_s.arg(value, madeUpText());
    }
    return tr("query %1 “%2”, key %3 “%4”: %5")
        .arg(QString::number(at.query), token(source->queryTokens(), at.query), QString::number(at.key),
             token(source->keyTokens(), at.key), value);
}

QString StatusLine::sizesText() const
{
    if (!m_lab.isEmpty())
        return {};
    const Content& content = m_document->content();
    if (m_aside)
        return tr("Free vectors: %1 q, %2 k and v").arg(content.tokens.size()).arg(content.memory->tokens.size());
    const auto& layers = content.model.layers;
    const auto n = content.tokens.size();
    QString text = n == 1 ? tr("1 token") : tr("%1 tokens").arg(n);
    if (content.memory)
        text += u" · "_s + tr("%1 in memory").arg(content.memory->tokens.size());
    const std::size_t heads = layers.front().heads.size();
    const bool even = std::all_of(layers.begin(), layers.end(),
                                  [heads](const Layer<double>& layer) { return layer.heads.size() == heads; });
    const QString layerPart = layers.size() == 1 ? tr("1 layer") : tr("%1 layers").arg(layers.size());
    const std::size_t shown = even ? heads : m_document->selectedLayer().heads.size();
    const QString headPart = shown == 1 ? tr("1 head") : tr("%1 heads").arg(shown);
    text +=
        u" · "_s
        + (even
               ? tr("%1 × %2", "layers × heads").arg(layerPart, headPart)
               : tr("%1, %2 in layer %3", "layers, heads").arg(layerPart, headPart).arg(m_document->selection().layer));
    return text + u" · d_k %1"_s.arg(m_document->selectedHead().dK);
}

void StatusLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QStatusBar::changeEvent(event);
}

} // namespace headlight
