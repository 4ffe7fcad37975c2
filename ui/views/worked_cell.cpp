#include "ui/views/worked_cell.h"

#include "core/text/korean.h"
#include "ui/controls/style.h"
#include "ui/document/evaluator.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

QLabel* label(const QString& name)
{
    auto* made = new QLabel;
    made->setObjectName(name);
    made->setWordWrap(true);
    made->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    return made;
}

} // namespace

WorkedCell::WorkedCell(Document& document, Evaluator& evaluator, QWidget* parent)
    : QWidget(parent), m_document(document), m_evaluator(evaluator), m_heading(label(u"workedHeading"_s)),
      m_steps(label(u"workedSteps"_s))
{
    setObjectName(u"workedCell"_s);
    setLook(m_heading, Look::Heading);
    m_heading->setTextFormat(Qt::PlainText);
    m_steps->setTextFormat(Qt::RichText);
    m_steps->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard
                                     | Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(6);
    layout->addWidget(m_heading);
    layout->addWidget(m_steps, 1);

    connect(m_steps, &QLabel::linkActivated, this, [this](const QString& link) {
        m_detail = link == u"whole"_s ? WorkedDetail::Whole : WorkedDetail::Short;
        refresh();
    });
    connect(&evaluator, &Evaluator::evaluated, this, &WorkedCell::refresh);
    connect(&document, &Document::selectionChanged, this, &WorkedCell::refresh);
    refresh();
}

WorkedCell::~WorkedCell() = default;

void WorkedCell::setDecimals(int decimals)
{
    m_decimals = std::clamp(decimals, 2, 6);
    refresh();
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
    return filledIn(tr("“%1” reads “%2”"),
                    {QString::fromStdString(source->queryTokens()[static_cast<std::size_t>(at.query)]),
                     QString::fromStdString(source->keyTokens()[static_cast<std::size_t>(at.key)])});
}

QString WorkedCell::stepsText() const
{
    if (!hasCell())
        return tr("Click a cell to see its arithmetic.");
    if (m_evaluator.overflow())
        return tr("Nothing to work out while a number is out of range.");
    QStringList lines = workedLines(*m_evaluator.source(), m_document.selection(), m_decimals, m_detail);
    if (m_detail == WorkedDetail::Whole)
        lines << u"<a href=\"short\">"_s + tr("Show less") + u"</a>"_s;
    QString text;
    for (const QString& line : lines)
        text += u"<p style=\"margin:0 0 4px 0\">"_s + line + u"</p>"_s;
    return text;
}

void WorkedCell::refresh()
{
    if (const QString heading = headingText(); m_heading->text() != heading)
        m_heading->setText(heading);
    if (const QString steps = stepsText(); m_steps->text() != steps)
        m_steps->setText(steps);
}

void WorkedCell::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace headlight
