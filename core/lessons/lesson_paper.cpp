#include "core/lessons/lesson_paper.h"

#include "core/lessons/lesson_answer.h"

#include <algorithm>

namespace headlight {

using Of = LessonValue::Of;

namespace {

constexpr Index mostKeys = 12;      ///< of a table on paper
constexpr Index mostComponents = 6; ///< of a vector in it

/// What is read, wherever and however set.
LessonValue bare(LessonValue value)
{
    value.document.clear();
    value.divide.reset();
    value.scoreMultiplier.reset();
    for (LessonValue& part : value.parts)
        part = bare(std::move(part));
    return value;
}

/// Each number of such a row says the others, or nearly: weights add up to 1, an output is made with them.
bool isOneAnother(const LessonValue& asked, const LessonValue& value)
{
    const bool isOfRow = asked.of == Of::Cell && value.of == Of::Cell && asked.quantity == value.quantity
                         && (asked.quantity == Quantity::Weights || asked.quantity == Quantity::Output);
    return isOfRow && asked.layer == value.layer && asked.head == value.head && asked.row == value.row;
}

/// Whether a text names a value in every language in which it is written.
bool isNamedIn(const LocalText& text, const std::string& name)
{
    return !text.isEmpty() && std::all_of(text.byLanguage.begin(), text.byLanguage.end(), [&](const auto& written) {
        const std::vector<TextPart> parts = textParts(written.second);
        return std::any_of(parts.begin(), parts.end(),
                           [&](const TextPart& part) { return part.isValue && part.words == name; });
    });
}

/// The values that a step's printed words name and do not leave a gap for.
std::vector<LessonValue> saidValues(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const LessonStep& at = lesson.steps[step];
    std::vector<LessonValue> said;
    for (const auto& [name, value] : at.values)
        if ((isNamedIn(paperText(at), name) || isNamedIn(paperQuestion(*at.prediction), name))
            && !givesAway(values, lesson, step, value))
            said.push_back(value);
    return said;
}

/// What a question asks for: of a cell to be found, a cell of its row.
std::optional<LessonValue> askedOf(const Lesson& lesson, std::size_t step)
{
    const Prediction& asked = *lesson.steps[step].prediction;
    if (asked.kind != Prediction::Kind::Cell)
        return asked.answer;
    const Scene scene = shownAt(lesson, step).scene.value_or(Scene{});
    LessonValue cell;
    cell.of = Of::Cell;
    cell.quantity = asked.quantity;
    cell.layer = scene.layer;
    cell.head = scene.head;
    cell.row = asked.row;
    cell.column = -1;
    return cell;
}

/// Adds up what one question needs.
class Needed {
public:
    Needed(LessonValues& values, const Lesson& lesson, std::size_t step)
        : m_values(values), m_lesson(lesson), m_step(step), m_said(saidValues(values, lesson, step))
    {
    }

    PaperQuestion found() const { return m_found; }

    /// What a value is computed from; one that is said is given already.
    void add(const LessonValue& value)
    {
        if (isSaid(value))
            return;
        for (const LessonValue& part : value.parts)
            add(part);
        if (!isOfDocument(value.of))
            return;
        const auto source = m_values.sourceFor(m_step, value);
        if (!source || source->keyCount() > mostKeys)
            m_found.isThere = false;
        else if (value.of == Of::MeanWeight)
            addHeads(*source, value);
        else
            addRow(*source, value);
    }

private:
    bool isSaid(const LessonValue& value) const
    {
        return std::find(m_said.begin(), m_said.end(), value) != m_said.end();
    }

    bool isRowSaid(LessonValue row, Quantity quantity, Index count) const
    {
        row.of = Of::Cell;
        row.quantity = quantity;
        for (row.column = 0; row.column < count; ++row.column)
            if (!isSaid(row))
                return false;
        return true;
    }

    /// "Every score is 0": one of them is said, and all that the mask leaves are alike.
    bool isOneScoreSaidForAll(const AttentionSource& source, LessonValue row) const
    {
        row.of = Of::Cell;
        row.quantity = Quantity::Scores;
        std::optional<double> score;
        bool isOneSaid = false;
        for (row.column = 0; row.column < source.keyCount(); ++row.column) {
            if (!source.sees(row.layer, row.row, row.column))
                continue;
            const double other = m_values.value(m_step, row);
            if (other != score.value_or(other))
                return false;
            score = other;
            isOneSaid |= isSaid(row);
        }
        return isOneSaid;
    }

    /// Whether a number of a row, or what is found in it, is asked for elsewhere: to print the row would be to answer.
    bool isAsked(const LessonValue& row, Quantity quantity) const
    {
        for (std::size_t step = 0; step < m_lesson.steps.size(); ++step)
            if (m_lesson.steps[step].prediction)
                if (const auto asked = askedOf(m_lesson, step); asked && holds(*asked, step, row, quantity))
                    return true;
        return false;
    }

    /// Whether a value that a step asks for is a number of a row, or is made with one.
    bool holds(const LessonValue& asked, std::size_t step, const LessonValue& row, Quantity quantity) const
    {
        if (asked.of == Of::Cell && asked.quantity == quantity && asked.layer == row.layer && asked.head == row.head
            && asked.row == row.row && m_values.sourceFor(step, asked) == m_values.sourceFor(m_step, row))
            return true;
        return std::any_of(asked.parts.begin(), asked.parts.end(),
                           [&](const LessonValue& part) { return holds(part, step, row, quantity); });
    }

    void addHeads(const AttentionSource& source, LessonValue cell)
    {
        cell.of = Of::Cell;
        cell.quantity = Quantity::Weights;
        for (cell.head = 0; cell.head < source.headCount(cell.layer); ++cell.head)
            m_found.isThere &= isSaid(cell);
    }

    void addRow(const AttentionSource& source, const LessonValue& value)
    {
        const Quantity quantity = isOfRowOfWeights(value.of) ? Quantity::Weights : value.quantity;
        GivenRow given{value};
        switch (quantity) {
        case Quantity::Products:
        case Quantity::Scores:
            given.needsScaling = quantity == Quantity::Scores;
            addVectors(given, source, value.of == Of::Cell ? value.column : -1);
            break;
        case Quantity::Weights:
            addScores(given, source);
            break;
        case Quantity::Output:
            given.values = !areValuesSaid(source, value);
            if (!isRowSaid(value, Quantity::Weights, source.keyCount()))
                addScores(given, source);
            break;
        default: // what a matrix makes of an embedding is too much to print
            m_found.isThere = false;
            return;
        }
        m_found.isThere &= !given.values || isShort(source, value, Quantity::Values);
        m_found.isThere &= !given.queryAndKeys || isShort(source, value, Quantity::Keys);
        if (given.queryAndKeys || given.scores || given.values)
            put(given);
    }

    void addScores(GivenRow& given, const AttentionSource& source)
    {
        if (isRowSaid(given.cell, Quantity::Scores, source.keyCount()) || isOneScoreSaidForAll(source, given.cell))
            return;
        given.needsScaling = isAsked(given.cell, Quantity::Scores) || isAsked(given.cell, Quantity::Products);
        if (given.needsScaling || areVectorsSaid(source, given.cell, -1))
            addVectors(given, source, -1);
        else
            given.scores = true;
    }

    void addVectors(GivenRow& given, const AttentionSource& source, Index key)
    {
        given.queryAndKeys = !areVectorsSaid(source, given.cell, key);
    }

    /// @param key −1: all of them
    bool areVectorsSaid(const AttentionSource& source, LessonValue value, Index key) const
    {
        const Index width = source.columnCount(Quantity::Keys, value.layer, value.head);
        if (!isRowSaid(value, Quantity::Queries, width))
            return false;
        for (value.row = std::max<Index>(key, 0); value.row < (key < 0 ? source.keyCount() : key + 1); ++value.row)
            if (!isRowSaid(value, Quantity::Keys, width))
                return false;
        return true;
    }

    bool areValuesSaid(const AttentionSource& source, LessonValue value) const
    {
        value.of = Of::Cell;
        value.quantity = Quantity::Values;
        for (value.row = 0; value.row < source.keyCount(); ++value.row)
            if (!isSaid(value))
                return false;
        return true;
    }

    static bool isShort(const AttentionSource& source, const LessonValue& value, Quantity quantity)
    {
        return source.columnCount(quantity, value.layer, value.head) <= mostComponents;
    }

    /// One table for what is read of one row.
    void put(const GivenRow& given)
    {
        for (GivenRow& there : m_found.given) {
            const LessonValue& cell = there.cell;
            if (cell.document != given.cell.document || cell.divide != given.cell.divide
                || cell.scoreMultiplier != given.cell.scoreMultiplier || cell.layer != given.cell.layer
                || cell.head != given.cell.head || cell.row != given.cell.row)
                continue;
            there.queryAndKeys |= given.queryAndKeys;
            there.scores |= given.scores;
            there.values |= given.values;
            there.needsScaling |= given.needsScaling;
            return;
        }
        m_found.given.push_back(given);
    }

    LessonValues& m_values;
    const Lesson& m_lesson;
    std::size_t m_step;
    std::vector<LessonValue> m_said;
    PaperQuestion m_found;
};

} // namespace

const LocalText& paperText(const LessonStep& step)
{
    return step.paper ? *step.paper : step.text;
}

const LocalText& paperQuestion(const Prediction& prediction)
{
    return prediction.paper.isEmpty() ? prediction.question : prediction.paper;
}

bool givesAway(LessonValues& values, const Lesson& lesson, std::size_t step, const LessonValue& value)
{
    for (std::size_t i = 0; i <= step; ++i) {
        const std::optional<Prediction>& asked = lesson.steps[i].prediction;
        if (!asked || !asked->answer || value.of == Of::Constant)
            continue;
        LessonValue same = value;
        if (isOneAnother(*asked->answer, value))
            same.column = asked->answer->column;
        if (bare(*asked->answer) == bare(same) && agrees(values.value(step, same), values.value(i, *asked->answer), 0))
            return true;
    }
    return false;
}

PaperQuestion paperQuestion(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const LessonStep& at = lesson.steps[step];
    const Prediction& asked = *at.prediction;
    if (at.paper && at.paper->isEmpty())
        return {false, {}};
    Needed needed(values, lesson, step);
    if (const auto value = askedOf(lesson, step))
        needed.add(*value);
    PaperQuestion found = needed.found();
    if (!found.isThere && !asked.paper.isEmpty())
        return {true, {}};
    return found;
}

} // namespace headlight
