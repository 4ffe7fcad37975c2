#include "core/analysis/random_numbers.h"
#include "ui/document/lesson_text.h"
#include "ui/export/worksheet_parts.h"
#include "ui/paint/token_label.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// The step's text with a gap in place of every answer: unlike on the screen, all of it is seen at once. Not for what
/// there is to choose from and to put in order: the one with a gap would stand out.
QString textWithGaps(LessonValues& values, const Lesson& lesson, std::size_t step, const LocalText& text)
{
    const std::map<std::string, LessonValue>& named = lesson.steps[step].values;
    QString written;
    for (const TextPart& part : textParts(text.in(lessonLanguage()))) {
        const auto found = named.find(part.words);
        if (!part.isValue || found == named.end()) {
            written += QString::fromStdString(part.words);
            continue;
        }
        written += givesAway(values, lesson, step, found->second)
                       ? u"_____"_s
                       : lessonNumber(values.value(step, found->second), part.decimals);
    }
    return written;
}

/// Which line stands where before it is put in order; not in the right order already, and the same for a seed.
std::vector<std::size_t> shuffledOrder(const Lesson& lesson, std::size_t step, quint64 seed)
{
    constexpr std::uint64_t behindExercises = 1 << 20;
    std::vector<std::size_t> order(lesson.steps[step].prediction->lines.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    RandomNumbers numbers(seed, behindExercises + step);
    for (std::size_t i = order.size() - 1; i > 0; --i)
        std::swap(order[i], order[numbers.bits() % (i + 1)]);
    if (verdictOfOrder(lesson, step, order).right)
        std::rotate(order.begin(), order.begin() + 1, order.end());
    return order;
}

/// The keys that the row of a cell to be found can read.
QStringList cellWords(LessonValues& values, const Lesson& lesson, std::size_t step, std::vector<std::size_t>& right)
{
    const auto source = values.source(step);
    const Prediction& asked = *lesson.steps[step].prediction;
    const Index layer = shownAt(lesson, step).scene.value_or(Scene{}).layer;
    const std::vector<Index> cells = rightCells(values, lesson, step);
    QStringList words;
    for (Index key = 0; source && key < source->keyCount(); ++key) {
        if (isMasked(asked.quantity) && !source->sees(layer, asked.row, key))
            continue;
        if (std::find(cells.begin(), cells.end(), key) != cells.end())
            right.push_back(static_cast<std::size_t>(words.size()));
        words << tokenLabel(source->keyTokens()[static_cast<std::size_t>(key)]);
    }
    return words;
}

} // namespace

SheetGroup contextGroup(LessonValues& values, const Lesson& lesson, std::size_t step, const SheetStyle& style)
{
    const LessonStep& at = lesson.steps[step];
    SheetGroup group{sheetText(textWithGaps(values, lesson, step, at.title), style.strong, style.width)};
    if (!paperText(at).isEmpty())
        group.push_back(sheetNote(textWithGaps(values, lesson, step, paperText(at)), style));
    return group;
}

SheetGroup questionGroup(LessonValues& values, const Lesson& lesson, std::size_t step,
                         const std::vector<GivenRow>& given, quint64 seed, int number, const SheetStyle& style)
{
    const LessonStep& at = lesson.steps[step];
    const Prediction& asked = *at.prediction;
    const auto said = [&](const LocalText& text) { return textWithGaps(values, lesson, step, text); };
    const auto offered = [&](const LocalText& text) { return lessonText(values, lesson, step, text); };
    SheetGroup group{sheetNumbered(number, said(at.title), style.strong, style, indent)};
    if (!paperText(at).isEmpty()) {
        group.push_back(sheetNote(said(paperText(at)), style, indent));
        group.push_back(SheetBlock::gap(4));
    }
    for (const GivenRow& row : given)
        for (SheetBlock& block : givenGroup(values, step, row, style))
            group.push_back(std::move(block));
    group.push_back(sheetText(said(paperQuestion(asked)), style.body, style.width, indent));
    group.push_back(SheetBlock::gap(4));
    switch (asked.kind) {
    case Prediction::Kind::Number:
        group.push_back(sheetBoxed(precisionText(values, lesson, step), 140, {}, style, indent));
        break;
    case Prediction::Kind::Choice:
        for (const LessonChoice& choice : asked.choices)
            group.push_back(sheetBoxed(offered(choice.text), 0, {}, style, indent));
        break;
    case Prediction::Kind::Cell: {
        std::vector<std::size_t> right;
        group.push_back(sheetTicks(cellWords(values, lesson, step, right), {}, style, indent));
        break;
    }
    case Prediction::Kind::Order:
        for (const std::size_t line : shuffledOrder(lesson, step, seed))
            group.push_back(sheetBoxed(offered(asked.lines[line]), 30, {}, style, indent));
        break;
    }
    return group;
}

SheetGroup answerGroup(LessonValues& values, const Lesson& lesson, std::size_t step, quint64 seed, int number,
                       const SheetStyle& style)
{
    const LessonStep& at = lesson.steps[step];
    const Prediction& asked = *at.prediction;
    const auto said = [&](const LocalText& text) { return lessonText(values, lesson, step, text); };
    SheetGroup group{sheetNumbered(number, said(at.title), style.strong, style, indent)};
    switch (asked.kind) {
    case Prediction::Kind::Number:
        group.push_back(sheetText(askedNumber(values, lesson, step), style.strong, style.width, indent));
        break;
    case Prediction::Kind::Choice: {
        const LessonChoice& right = asked.choices[rightChoice(values, lesson, step)];
        group.push_back(sheetBoxed(said(right.text), 0, u"×"_s, style, indent));
        if (!right.why.isEmpty())
            group.push_back(sheetNote(said(right.why), style, indent));
        break;
    }
    case Prediction::Kind::Cell: {
        std::vector<std::size_t> right;
        const QStringList words = cellWords(values, lesson, step, right);
        group.push_back(sheetTicks(words, right, style, indent));
        break;
    }
    case Prediction::Kind::Order:
        for (const std::size_t line : shuffledOrder(lesson, step, seed))
            group.push_back(sheetBoxed(said(asked.lines[line]), 30, QString::number(line + 1), style, indent));
        break;
    }
    if (!asked.explanation.isEmpty())
        group.push_back(sheetNote(said(asked.explanation), style, indent));
    return group;
}

} // namespace headlight
