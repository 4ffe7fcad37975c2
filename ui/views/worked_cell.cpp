#include "ui/views/worked_cell.h"

#include "core/text/korean.h"
#include "ui/controls/style.h"
#include "ui/document/added_to_selection.h"
#include "ui/document/evaluator.h"
#include "ui/paint/text.h"
#include "ui/paint/token_label.h"
#include "ui/views/flowing_text.h"

#include <QEvent>
#include <QFontInfo>
#include <QLabel>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double widestWord = 200; // so that the narrowest panel holds one

} // namespace

WorkedCell::WorkedCell(Document& document, Evaluator& evaluator, QWidget* parent)
    : QWidget(parent), m_document(document), m_evaluator(evaluator), m_heading(new QLabel), m_steps(new FlowingText)
{
    setObjectName(u"workedCell"_s);
    m_heading->setObjectName(u"workedHeading"_s);
    m_steps->setObjectName(u"workedSteps"_s);
    setLook(m_heading, Look::Heading);
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(6);
    layout->addWidget(m_heading);
    layout->addWidget(m_steps);
    layout->addStretch();

    connect(m_steps, &FlowingText::anchorClicked, this, [this](const QUrl& link) {
        m_detail = link.path() == u"whole"_s ? WorkedDetail::Whole : WorkedDetail::Short;
        refreshAll();
    });
    connect(&evaluator, &Evaluator::evaluated, this, [this] {
        if (std::exchange(m_isNew, false))
            refreshAll();
        else
            refresh();
    });
    connect(&document, &Document::selectionChanged, this, &WorkedCell::refresh);
    connect(&document, &Document::changed, this, [this](const Change& what) {
        if (!what.wholeDocument)
            return;
        m_isNew = !m_evaluator.isCurrent();
        if (!m_isNew)
            refreshAll();
    });
    refresh();
}

WorkedCell::~WorkedCell() = default;

void WorkedCell::setAdded(double added)
{
    if (added == m_added)
        return;
    m_added = added;
    refreshAll();
}

void WorkedCell::setDecimals(int decimals)
{
    if (decimals == m_decimals)
        return;
    m_decimals = std::clamp(decimals, 2, 6);
    refreshAll();
}

// The snapshot may be older than the selection while a new one is computed.
bool WorkedCell::hasCell() const
{
    const auto source = m_evaluator.source();
    const Selection& at = m_document.selection();
    return source && !m_document.content().tokens.empty() && at.layer < source->layerCount()
           && at.head < source->headCount(at.layer) && at.query < source->queryCount() && at.key < source->keyCount();
}

QString WorkedCell::headingText() const
{
    if (!hasCell())
        return tr("Worked cell");
    const auto source = m_evaluator.source();
    const Selection& at = m_document.selection();
    const auto word = [&](const std::vector<std::string>& tokens, Index token) {
        return shortened(tokenLabel(tokens[static_cast<std::size_t>(token)]), m_heading->font(), widestWord);
    };
    return filledIn(tr("“%1” reads “%2”"), {word(source->queryTokens(), at.query), word(source->keyTokens(), at.key)});
}

QString WorkedCell::stepsText() const
{
    if (m_evaluator.overflow())
        return tr("Nothing to work out while a number is out of range.");
    if (!hasCell())
        return tr("Click a cell to see its arithmetic.");
    const Selection& at = m_document.selection();
    const auto source = addedToSelection(m_evaluator, at, m_added);
    const double added = source == m_evaluator.source() ? 0 : m_added;
    QStringList lines = workedLines(*source, *m_evaluator.model(), at, m_decimals, m_detail, added);
    if (m_detail == WorkedDetail::Whole)
        lines << u"<a href=\"short\">"_s + tr("Show less") + u"</a>"_s;
    // A height of its own: scripts of different fonts then stand on evenly spaced lines.
    const QString paragraph = u"<p style=\"margin:0 0 0 10px; text-indent:-10px; line-height:%1px\">"_s.arg(
                                  qRound(1.5 * QFontInfo(font()).pixelSize()))
                              + u"%1</p>"_s;
    QString text;
    for (const QString& line : lines)
        text += paragraph.arg(line);
    return text;
}

void WorkedCell::refresh()
{
    if (const QString heading = headingText(); m_heading->text() != heading)
        m_heading->setText(heading);
    m_steps->setAccessibleName(m_heading->text());
    m_steps->showText(stepsText());
}

void WorkedCell::refreshAll()
{
    refresh();
    m_steps->letShrink();
}

void WorkedCell::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        refreshAll();
    QWidget::changeEvent(event);
}

} // namespace headlight
