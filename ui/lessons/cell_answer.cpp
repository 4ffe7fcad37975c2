#include "ui/lessons/cell_answer.h"

#include "core/text/korean.h"
#include "ui/controls/refusal_line.h"
#include "ui/document/document.h"
#include "ui/paint/token_label.h"

#include <QLabel>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

CellAnswer::CellAnswer(LessonRun& run, Document& document, QWidget* parent)
    : AnswerForm(parent), m_run(run), m_document(document), m_chosen(new QLabel), m_refusal(new RefusalLine)
{
    setObjectName(u"cellAnswer"_s);
    m_chosen->setObjectName(u"answerCell"_s);
    m_chosen->setTextFormat(Qt::PlainText);
    m_chosen->setWordWrap(true);
    m_refusal->setObjectName(u"answerRefusal"_s);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_chosen);
    layout->addWidget(m_refusal);
    connect(&document, &Document::selectionChanged, this, [this] {
        m_refusal->showReason({});
        showTexts();
        emit changed();
    });
    CellAnswer::showTexts();
}

QString CellAnswer::token(bool query, Index index) const
{
    const Content& content = m_document.content();
    const auto& tokens = query ? content.tokens : content.keyTokens();
    const auto place = static_cast<std::size_t>(index);
    return place < tokens.size() ? tokenLabel(tokens[place]) : QString::number(index);
}

std::optional<LessonAnswer> CellAnswer::answer()
{
    const Index row = m_run.step().prediction->row;
    const Selection& at = m_document.selection();
    const Scene scene = shownAt(m_run.lesson(), m_run.index()).scene.value_or(Scene{});
    if (at.layer != scene.layer || at.head != scene.head) {
        m_refusal->showReason(
            [] { return tr("That cell is in another head. Choose one in the head that the step shows."); });
        return std::nullopt;
    }
    if (at.query == row)
        return std::pair(at.query, at.key);
    m_refusal->showReason([this, row] {
        return filledIn(tr("That cell is in another row. Choose one in the row of “%1”."), {token(true, row)});
    });
    return std::nullopt;
}

void CellAnswer::close(const LessonAnswer& right)
{
    m_refusal->showReason({});
    m_right = std::get<std::pair<Index, Index>>(right).second;
    showTexts();
}

void CellAnswer::showTexts()
{
    const Selection& at = m_document.selection();
    const Index row = m_run.step().prediction->row;
    if (m_right)
        m_chosen->setText(filledIn(tr("The answer: “%1” reads “%2”."), {token(true, row), token(false, *m_right)}));
    else
        m_chosen->setText(filledIn(tr("Click a cell in the row of “%1”. Chosen now: “%2” reads “%3”."),
                                   {token(true, row), token(true, at.query), token(false, at.key)}));
}

QWidget* CellAnswer::firstControl()
{
    return nullptr; // it is in the view
}

} // namespace headlight
