#include "ui/export/worksheet.h"

#include "core/text/korean.h"
#include "ui/document/lesson_text.h"
#include "ui/export/print_size.h"
#include "ui/export/worksheet_parts.h"
#include "ui/paint/math_text.h"
#include "ui/paint/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <iterator>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Worksheet)
};

constexpr double margin = 58;
constexpr double betweenGroups = 17;
constexpr double pixelsPerMillimetre = 96 / 25.4;

/// A line to write one's name on.
SheetBlock nameLine(const SheetStyle& style)
{
    return {34, [style](QPainter& painter, QPointF at) {
                const double base = at.y() + 22;
                const QString name = Words::tr("Name");
                const QString date = Words::tr("Date");
                const double dateAt = at.x() + style.width * 0.68;
                const auto field = [&](double left, double right, const QString& word) {
                    drawMath(painter, {left, base}, {{word, false}}, style.body);
                    painter.drawLine(QPointF(left + QFontMetricsF(style.body).horizontalAdvance(word) + 8, base + 3),
                                     QPointF(right, base + 3));
                };
                field(at.x(), dateAt - 24, name);
                field(dateAt, at.x() + style.width, date);
            }};
}

SheetGroup headGroup(const WorksheetSubject& subject, const SheetStyle& style)
{
    SheetGroup group{sheetText(subject.title, style.title, style.width)};
    if (subject.lesson && !subject.lesson->formula.empty())
        group.push_back(sheetText(QString::fromStdString(subject.lesson->formula), style.body, style.width));
    if (subject.lesson && !subject.lesson->summary.isEmpty())
        group.push_back(sheetNote(QString::fromStdString(subject.lesson->summary.in(lessonLanguage())), style));
    group.push_back(SheetBlock::gap(6));
    group.push_back(nameLine(style));
    return group;
}

/// Groups one after the other; one that does not fit what is left of a page begins the next.
std::vector<SheetGroup> paginated(const std::vector<SheetGroup>& groups, double height)
{
    std::vector<SheetGroup> pages(1);
    double used = 0;
    const auto heightOf = [](const SheetGroup& group) {
        double sum = 0;
        for (const SheetBlock& block : group)
            sum += block.height;
        return sum;
    };
    for (const SheetGroup& group : groups) {
        const double between = pages.back().empty() ? 0 : betweenGroups;
        if (used + between + heightOf(group) > height && !pages.back().empty()) {
            pages.emplace_back();
            used = 0;
        } else if (between > 0) {
            pages.back().push_back(SheetBlock::gap(between));
            used += between;
        }
        for (const SheetBlock& block : group) {
            // A group that is longer than a page is cut between its blocks.
            if (used + block.height > height && !pages.back().empty()) {
                pages.emplace_back();
                used = 0;
            }
            pages.back().push_back(block);
            used += block.height;
        }
    }
    return pages;
}

void paintFooter(QPainter& painter, const QRectF& room, const QString& left, const QString& right,
                 const SheetStyle& style)
{
    painter.setPen(printTheme().muted);
    painter.setFont(style.small);
    drawText(painter, room, Qt::AlignLeft, left);
    drawText(painter, room, Qt::AlignRight, right);
}

/// Lessons differ in their exercises, too, at one seed.
quint64 seedOf(const WorksheetSubject& subject, quint32 seed)
{
    if (!subject.lesson)
        return seed;
    quint32 hash = 2166136261; // FNV-1a
    for (const char c : subject.lesson->id)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619;
    return (quint64(hash) << 32) + seed;
}

void append(SheetGroup& group, SheetGroup more, double gap)
{
    if (!group.empty() && gap > 0)
        group.push_back(SheetBlock::gap(gap));
    group.insert(group.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// The questions that can be answered on paper, each behind the steps that only tell and stand before it.
/// @param number of the last question, counted on @return whether the seed changes one of them
bool addQuestions(std::vector<SheetGroup>& asked, std::vector<SheetGroup>& answers, const Lesson& lesson, quint64 seed,
                  int& number, const SheetStyle& style)
{
    constexpr double betweenSteps = 10;
    LessonValues values(lesson);
    SheetGroup context;
    QStringList left;
    bool isShuffled = false;
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        const LessonStep& at = lesson.steps[step];
        if (!at.prediction) {
            if (!at.paper || !at.paper->isEmpty())
                append(context, contextGroup(values, lesson, step, style), betweenSteps);
            continue;
        }
        const PaperQuestion onPaper = paperQuestion(values, lesson, step);
        if (!onPaper.isThere) {
            left << u"“%1”"_s.arg(lessonText(values, lesson, step, at.title).simplified());
            continue;
        }
        ++number;
        isShuffled |= at.prediction->kind == Prediction::Kind::Order;
        SheetGroup question = std::exchange(context, {});
        append(question, questionGroup(values, lesson, step, onPaper.given, seed, number, style), betweenGroups);
        asked.push_back(std::move(question));
        answers.push_back(answerGroup(values, lesson, step, seed, number, style));
    }
    if (!left.isEmpty())
        asked.push_back({sheetNote(
            filledIn(Words::tr("Left out, because the window is needed to answer: %1."), {left.join(u", "_s)}),
            style)});
    return isShuffled;
}

Picture pageOf(const SheetGroup& blocks, QSizeF size, const QString& title, const QString& left, const QString& right,
               const SheetStyle& style)
{
    Picture page;
    page.size = size;
    page.title = title;
    page.paint = [=](QPainter& painter) {
        painter.fillRect(QRectF(QPointF(), size), Qt::white);
        painter.setPen(printTheme().ink);
        QPointF at(margin, margin);
        for (const SheetBlock& block : blocks) {
            painter.save();
            painter.setFont(style.body);
            block.paint(painter, at);
            painter.restore();
            at.ry() += block.height;
        }
        paintFooter(painter, {margin, size.height() - margin + 14, style.width, 20}, left, right, style);
    };
    return page;
}

} // namespace

QSizeF paperSize(Paper paper)
{
    return paper == Paper::A4 ? QSizeF(210, 297) : QSizeF(215.9, 279.4);
}

Worksheet worksheet(const WorksheetSubject& subject, const WorksheetChoice& choice, const QFont& font)
{
    const QSizeF size = paperSize(choice.paper) * pixelsPerMillimetre;
    const SheetStyle style = SheetStyle::of(font, size.width() - 2 * margin);
    std::vector<SheetGroup> asked{headGroup(subject, style)};
    std::vector<SheetGroup> answers{
        {sheetText(filledIn(Words::tr("Answers: %1"), {subject.title}), style.title, style.width)}};
    const quint64 seed = seedOf(subject, choice.seed);
    int number = 0;
    const bool isShuffled = subject.lesson && addQuestions(asked, answers, *subject.lesson, seed, number, style);
    const int exercises = std::max(choice.exercises, number > 0 ? 0 : 1); // an empty sheet asks nothing
    for (int i = 0; i < exercises; ++i) {
        ++number;
        SheetGroup exercise = exerciseGroup(subject, seed, i, number, style, false);
        if (i == 0) {
            SheetGroup table = exponentialTable(style);
            table.push_back(SheetBlock::gap(betweenGroups));
            exercise.insert(exercise.begin(), table.begin(), table.end());
        }
        asked.push_back(std::move(exercise));
        answers.push_back(exerciseGroup(subject, seed, i, number, style, true));
    }

    const double height = size.height() - 2 * margin;
    const std::vector<SheetGroup> askedPages = paginated(asked, height);
    const std::vector<SheetGroup> answerPages = choice.hasKey ? paginated(answers, height) : std::vector<SheetGroup>();
    const auto total = askedPages.size() + answerPages.size();
    const QString footer = isShuffled || exercises > 0
                               ? filledIn(Words::tr("Headlight · seed %1"), {QString::number(choice.seed)})
                               : u"Headlight"_s;
    Worksheet sheet;
    sheet.answersFrom = static_cast<int>(askedPages.size());
    for (const std::vector<SheetGroup>& part : {askedPages, answerPages})
        for (const SheetGroup& blocks : part)
            sheet.pages.push_back(pageOf(blocks, size, subject.title, footer,
                                         u"%1 / %2"_s.arg(sheet.pages.size() + 1).arg(total), style));
    return sheet;
}

WorksheetSubject subjectOf(std::shared_ptr<const Lesson> lesson)
{
    WorksheetSubject subject;
    subject.title = QString::fromStdString(lesson->title.in(lessonLanguage())).simplified();
    for (std::size_t step = 0; step < lesson->steps.size() && subject.content.tokens.empty(); ++step)
        if (const auto document = lesson->documents.find(shownAt(*lesson, step).document);
            document != lesson->documents.end())
            subject.content = document->second;
    subject.lesson = std::move(lesson);
    return subject;
}

WorksheetSubject subjectOf(const Content& content, const QString& name)
{
    const QString title = QString::fromStdString(content.title).simplified();
    return {content, nullptr, title.isEmpty() ? name : title};
}

} // namespace headlight
