#include "core/lessons/lesson_answer.h"

#include "core/model/veiled_source.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {

using Of = LessonValue::Of;

namespace {

const Prediction& predictionOf(const Lesson& lesson, std::size_t step)
{
    return *lesson.steps[step].prediction;
}

const LocalText* saidIn(const LocalText& text)
{
    return text.isEmpty() ? nullptr : &text;
}

bool isRight(LessonValues& values, const Lesson& lesson, std::size_t step, const LessonChoice& choice)
{
    const Prediction& asked = predictionOf(lesson, step);
    if (!choice.value)
        return choice.right;
    return asked.answer
           && agrees(values.value(step, *choice.value), values.value(step, *asked.answer), asked.tolerance);
}

/// What hides a quantity: the first one from which a cell can be worked out is itself.
std::optional<Quantity> hiddenFrom(const LessonValue& value)
{
    if (value.of != Of::Cell && value.of != Of::Length)
        return Quantity::Weights;
    if (value.quantity == Quantity::Embeddings)
        return std::nullopt;
    return value.quantity == Quantity::LayerOutput ? Quantity::Output : value.quantity;
}

/// Hides a quantity, too; what is made of another one is hidden with that.
void hide(Veil& veil, Quantity quantity)
{
    std::vector<Quantity> held = std::move(veil.also);
    if (veil.from)
        held.push_back(*veil.from);
    if (std::none_of(held.begin(), held.end(), [=](Quantity from) { return isMadeOf(quantity, from); })) {
        std::erase_if(held, [=](Quantity made) { return isMadeOf(made, quantity); });
        held.push_back(quantity);
    }
    std::sort(held.begin(), held.end());
    veil.from = held.front();
    veil.also.assign(held.begin() + 1, held.end());
}

/// Adds what a value is read from to a veil. @return whether it is read from a document at all
bool addTo(Veil& veil, bool& hasRow, const LessonValue& value)
{
    bool found = false;
    for (const LessonValue& part : value.parts)
        found |= addTo(veil, hasRow, part);
    if (!isOfDocument(value.of))
        return found;
    const auto from = hiddenFrom(value);
    if (!from)
        return true;
    const std::optional<Index> row = hasKeyRows(*from) ? std::nullopt : std::optional(value.row);
    veil.row = !hasRow || veil.row == row ? row : std::nullopt;
    veil.layer = hasRow ? std::min(veil.layer, value.layer) : value.layer;
    hide(veil, *from);
    hasRow = true;
    return true;
}

/// Whether a number is what another one is to so many decimals.
bool isRounded(double number, double answer, int decimals)
{
    return agrees(number, answer, 0.5 * std::pow(10., -decimals));
}

/// Whether a rounded number is so near that only decimals are missing, a whole one more so: 1 is no weight of 0.8.
bool isNear(const GivenNumber& given, double answer)
{
    const double nearEnough = *given.decimals == 0 ? 0.05 : 0.1;
    return std::abs(given.value - answer) <= nearEnough * std::abs(answer);
}

/// The row that a cell is looked for in; not a number where a cell is masked. Empty where it cannot be computed.
std::vector<double> seenRow(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const Prediction& asked = predictionOf(lesson, step);
    const auto source = values.source(step);
    const Scene scene = shownAt(lesson, step).scene.value_or(Scene{});
    if (!source || scene.layer >= source->layerCount() || scene.head >= source->headCount(scene.layer)
        || asked.row >= source->rowCount(asked.quantity, scene.layer, scene.head))
        return {};
    const Matrix<double> row =
        source->tile(asked.quantity, scene.layer, scene.head,
                     {asked.row, 0, 1, source->columnCount(asked.quantity, scene.layer, scene.head)});
    std::vector<double> seen;
    for (Index column = 0; column < row.cols(); ++column)
        seen.push_back(isMasked(asked.quantity) && !source->sees(scene.layer, asked.row, column)
                           ? std::numeric_limits<double>::quiet_NaN()
                           : row(0, column));
    return seen;
}

} // namespace

bool agrees(double number, double answer, double tolerance)
{
    constexpr double rounding = 1e-12;
    return std::abs(number - answer) <= tolerance + rounding * std::max(1., std::abs(answer));
}

Verdict verdictOfNumber(LessonValues& values, const Lesson& lesson, std::size_t step, GivenNumber given)
{
    const Prediction& asked = predictionOf(lesson, step);
    const double answer = values.value(step, *asked.answer);
    const std::optional<int> decimals = decimalsAsked(values, lesson, step);
    // Not where more decimals would say no more: 0.5 of 0.5001.
    const bool isTooCoarse =
        decimals && given.decimals && *given.decimals < *decimals && !isRounded(given.value, answer, *decimals);
    if (agrees(given.value, answer, asked.tolerance) && !isTooCoarse)
        return {true};
    for (const WrongAnswer& wrong : asked.wrongAnswers)
        if (agrees(given.value, values.value(step, wrong.value), asked.tolerance))
            return {false, saidIn(wrong.why)};
    Verdict verdict;
    verdict.side = given.value > answer ? 1 : -1;
    if (isTooCoarse && isRounded(given.value, answer, *given.decimals) && isNear(given, answer))
        verdict.decimals = decimals;
    return verdict;
}

std::optional<int> decimalsAsked(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const Prediction& asked = predictionOf(lesson, step);
    const double answer = values.value(step, *asked.answer);
    const bool isWhole = agrees(std::round(answer), answer, std::min(asked.tolerance, 1e-9));
    return isWhole ? std::nullopt : decimalsWithin(asked.tolerance);
}

double usualTolerance(double answer)
{
    const bool isSmall = answer != 0 && std::abs(answer) < 0.01;
    return 0.5 * std::pow(10., isSmall ? std::floor(std::log10(std::abs(answer))) - 1 : -3);
}

std::optional<int> decimalsWithin(double tolerance)
{
    if (tolerance <= 0)
        return std::nullopt;
    constexpr int mostDecimals = 15;
    int decimals = 0;
    while (decimals <= mostDecimals && 0.5 * std::pow(10., -decimals) > tolerance * (1 + 1e-9))
        ++decimals;
    return decimals == 0 || decimals > mostDecimals ? std::nullopt : std::optional(decimals);
}

Verdict verdictOfChoice(LessonValues& values, const Lesson& lesson, std::size_t step, std::size_t choice)
{
    const std::vector<LessonChoice>& choices = predictionOf(lesson, step).choices;
    if (choice >= choices.size())
        return {};
    return {isRight(values, lesson, step, choices[choice]), saidIn(choices[choice].why)};
}

Verdict verdictOfCell(LessonValues& values, const Lesson& lesson, std::size_t step, Index row, Index column)
{
    const std::vector<Index> right = rightCells(values, lesson, step);
    Verdict verdict{row == predictionOf(lesson, step).row
                    && std::find(right.begin(), right.end(), column) != right.end()};
    if (verdict.right || row != predictionOf(lesson, step).row)
        return verdict;
    const std::vector<double> seen = seenRow(values, lesson, step);
    const auto place = static_cast<std::size_t>(column);
    verdict.isForbidden = place >= seen.size() || std::isnan(seen[place]);
    if (verdict.isForbidden)
        return verdict;
    verdict.ahead = static_cast<std::size_t>(std::count_if(seen.begin(), seen.end(), [&](double other) {
        return predictionOf(lesson, step).largest ? other > seen[place] : other < seen[place];
    }));
    return verdict;
}

Verdict verdictOfOrder(const Lesson& lesson, std::size_t step, const std::vector<std::size_t>& order)
{
    const std::vector<LocalText>& lines = predictionOf(lesson, step).lines;
    Verdict verdict;
    while (verdict.placed < order.size() && verdict.placed < lines.size() && order[verdict.placed] < lines.size()
           && lines[order[verdict.placed]] == lines[verdict.placed])
        ++verdict.placed;
    verdict.right = verdict.placed == lines.size() && order.size() == lines.size();
    return verdict;
}

std::size_t rightChoice(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const std::vector<LessonChoice>& choices = predictionOf(lesson, step).choices;
    const auto right = std::find_if(choices.begin(), choices.end(),
                                    [&](const LessonChoice& choice) { return isRight(values, lesson, step, choice); });
    return static_cast<std::size_t>(right - choices.begin());
}

std::size_t rightChoiceCount(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const std::vector<LessonChoice>& choices = predictionOf(lesson, step).choices;
    return static_cast<std::size_t>(std::count_if(choices.begin(), choices.end(), [&](const LessonChoice& choice) {
        return isRight(values, lesson, step, choice);
    }));
}

std::vector<Index> rightCells(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const std::vector<double> row = seenRow(values, lesson, step);
    std::optional<double> best;
    for (const double one : row)
        if (!std::isnan(one) && (!best || (predictionOf(lesson, step).largest ? one > *best : one < *best)))
            best = one;
    std::vector<Index> right;
    for (std::size_t column = 0; column < row.size(); ++column)
        if (best && std::abs(row[column] - *best) <= 1e-12 * std::abs(*best)) // they tie but for rounding
            right.push_back(static_cast<Index>(column));
    return right;
}

Index visibleCells(LessonValues& values, const Lesson& lesson, std::size_t step)
{
    const std::vector<double> row = seenRow(values, lesson, step);
    return std::count_if(row.begin(), row.end(), [](double one) { return !std::isnan(one); });
}

Veil impliedVeil(const Prediction& prediction, Index layer)
{
    Veil veil;
    if (prediction.kind == Prediction::Kind::Cell) {
        LessonValue cell;
        cell.of = Of::Cell;
        cell.quantity = Quantity::Products; // a row's largest product is its largest score and weight
        cell.layer = layer;
        cell.row = prediction.row;
        bool hasRow = false;
        addTo(veil, hasRow, cell);
    } else {
        bool hasRow = false;
        veil.labs = !prediction.answer || !addTo(veil, hasRow, *prediction.answer);
    }
    return veil;
}

} // namespace headlight
