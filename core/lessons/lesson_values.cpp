#include "core/lessons/lesson_values.h"

#include "core/analysis/cost.h"
#include "core/analysis/mean_weights.h"
#include "core/analysis/random_products.h"
#include "core/analysis/row_statistics.h"
#include "core/model/forward.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {

using Of = LessonValue::Of;

namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// The most that a lesson asks for: costs stay exact in 64 bits.
constexpr double mostTokens = 1 << 20;
constexpr double mostWidth = 1 << 16;
constexpr double mostHeads = 1 << 10;
constexpr double mostDrawn = LessonValues::mostDrawn;

bool isSize(double number, double most)
{
    return number >= 1 && number <= most && number == std::floor(number);
}

/// The cost of a layer whose heads share a width.
double costOfSizes(Of of, double tokens, double width, double heads)
{
    if (!isSize(tokens, mostTokens) || !isSize(width, mostWidth) || !isSize(heads, mostHeads))
        return none;
    const auto wide = static_cast<Index>(width);
    const auto count = static_cast<Index>(heads);
    if (of != Of::Exponentials && wide % count != 0)
        return none;
    const auto n = static_cast<Index>(tokens);
    const Cost cost = costOf(LayerSizes{.n = n, .m = n, .dModel = wide, .heads = count, .dK = wide, .dV = wide});
    return static_cast<double>(of == Of::Parameters      ? cost.parameters
                               : of == Of::ScoreProducts ? cost.scores
                                                         : cost.exponentials);
}

double sampledDeviation(double d, double pairs, double seed)
{
    if (!isSize(d, mostDrawn) || !isSize(pairs, mostDrawn / d) || !isSize(seed + 1, 1e9))
        return none;
    const std::vector<double> products = sampleProducts(UnitDistribution::Normal, static_cast<Index>(d),
                                                        static_cast<Index>(pairs), static_cast<std::uint64_t>(seed))
                                             .products;
    Moments moments{static_cast<double>(products.size())};
    for (const double product : products) {
        moments.sum += product;
        moments.squares += product * product;
    }
    return moments.deviation();
}

RowStatistics statisticsOf(const AttentionSource& source, const LessonValue& value)
{
    Index visible = 0;
    for (Index key = 0; key < source.keyCount(); ++key)
        visible += source.sees(value.layer, value.row, key) ? 1 : 0;
    return rowStatistics(source.tile(Quantity::Weights, value.layer, value.head, {value.row, 0, 1, source.keyCount()}),
                         visible);
}

/// Whether the cell is there; the reader of files refuses those that are not.
bool isInside(const AttentionSource& source, const LessonValue& value, Quantity quantity)
{
    return value.layer >= 0 && value.layer < source.layerCount() && value.head >= 0
           && value.head < source.headCount(value.layer) && value.row >= 0
           && value.row < source.rowCount(quantity, value.layer, value.head) && value.column >= 0
           && value.column < source.columnCount(quantity, value.layer, value.head);
}

} // namespace

std::optional<std::size_t> partCount(Of of)
{
    switch (of) {
    case Of::Root:
        return 1;
    case Of::Difference:
    case Of::Quotient:
    case Of::Parameters:
    case Of::Exponentials:
        return 2;
    case Of::ScoreProducts:
    case Of::SampledDeviation:
        return 3;
    case Of::Sum:
    case Of::Product:
        return std::nullopt;
    default:
        return 0;
    }
}

bool isOfDocument(Of of)
{
    return of == Of::Cell || of == Of::MeanWeight || isOfRowOfWeights(of) || of == Of::Length;
}

bool isOfRowOfWeights(Of of)
{
    return of == Of::LargestWeight || of == Of::Entropy || of == Of::GradientNorm;
}

double LessonValues::value(std::size_t step, const LessonValue& value)
{
    if (value.of == Of::Constant)
        return value.value;
    const double number = isOfDocument(value.of) ? ofDocument(step, value) : ofParts(step, value);
    return std::isfinite(number) ? number : none;
}

std::shared_ptr<const AttentionSource> LessonValues::source(std::size_t step)
{
    return sourceOf(settingOf(step, {}));
}

std::shared_ptr<const TraceSource<double>> LessonValues::sourceFor(std::size_t step, const LessonValue& value)
{
    return sourceOf(settingOf(step, value));
}

LessonValues::Setting LessonValues::settingOf(std::size_t step, const LessonValue& value) const
{
    const ShownStep shown = shownAt(m_lesson, step);
    Setting setting{value.document.empty() ? shown.document : value.document, 1, -1, -1};
    auto& [document, multiplier, layer, head] = setting;
    if (const auto found = m_lesson.documents.find(document); found != m_lesson.documents.end())
        multiplier = found->second.model.scoreMultiplier;
    if (value.document.empty() && shown.scene) {
        multiplier = shown.scene->scoreMultiplier;
        if (!shown.divide)
            std::tie(layer, head) = std::pair(shown.scene->layer, shown.scene->head);
    }
    multiplier = value.scoreMultiplier.value_or(multiplier);
    if (value.divide)
        std::tie(layer, head) = *value.divide ? std::pair<Index, Index>(-1, -1) : std::pair(value.layer, value.head);
    return setting;
}

LessonValues::Source LessonValues::sourceOf(const Setting& setting)
{
    const auto& [document, multiplier, layer, head] = setting;
    const auto found = m_lesson.documents.find(document);
    if (found == m_lesson.documents.end())
        return nullptr;
    if (const auto known = m_sources.find(setting); known != m_sources.end())
        return known->second;
    const Content& content = found->second;
    Model<double> model = content.model;
    model.scoreMultiplier = multiplier;
    if (layer >= 0 && layer < std::ssize(model.layers)) {
        std::vector<Head>& heads = model.layers[static_cast<std::size_t>(layer)].heads;
        if (head < std::ssize(heads))
            heads[static_cast<std::size_t>(head)].scale.kind = Scale::Kind::None;
    }
    const Input<double> input = inputOf(content);
    Result<Trace<double>, Overflow> trace = forward(model, input);
    Source source;
    if (trace)
        source = std::make_shared<const TraceSource<double>>(
            model, input, std::move(trace).value(), Labels{content.tokens, content.keyTokens(), content.dimensions});
    return m_sources[setting] = source;
}

double LessonValues::ofDocument(std::size_t step, const LessonValue& value)
{
    const Source source = sourceOf(settingOf(step, value));
    const bool isOfWeights = value.of != Of::Cell && value.of != Of::Length;
    const Quantity quantity = isOfWeights ? Quantity::Weights : value.quantity;
    if (!source || !isInside(*source, value, quantity))
        return none;
    switch (value.of) {
    case Of::Cell:
        return source->tile(quantity, value.layer, value.head, {value.row, value.column, 1, 1})(0, 0);
    case Of::MeanWeight:
        return meanWeights(*source, value.layer, {value.row, value.column, 1, 1})(0, 0);
    case Of::LargestWeight:
        return statisticsOf(*source, value).maxWeight;
    case Of::Entropy:
        return statisticsOf(*source, value).entropy;
    case Of::GradientNorm:
        return statisticsOf(*source, value).gradientNorm;
    default:
        return source
            ->tile(quantity, value.layer, value.head,
                   {value.row, 0, 1, source->columnCount(quantity, value.layer, value.head)})
            .norm();
    }
}

double LessonValues::ofParts(std::size_t step, const LessonValue& value)
{
    const std::size_t count = partCount(value.of).value_or(value.parts.size());
    if (value.parts.empty() || value.parts.size() != count)
        return none;
    std::vector<double> parts;
    for (const LessonValue& part : value.parts)
        parts.push_back(this->value(step, part));
    switch (value.of) {
    case Of::Root:
        return std::sqrt(parts[0]);
    case Of::Difference:
        return parts[0] - parts[1];
    case Of::Quotient:
        return parts[0] / parts[1];
    case Of::Parameters:
        return costOfSizes(value.of, 1, parts[0], parts[1]);
    case Of::ScoreProducts:
        return costOfSizes(value.of, parts[0], parts[1], parts[2]);
    case Of::Exponentials:
        return costOfSizes(value.of, parts[0], 1, parts[1]);
    case Of::SampledDeviation:
        return deviation(parts[0], parts[1], parts[2]);
    default:
        break;
    }
    double result = value.of == Of::Sum ? 0 : 1;
    for (const double part : parts)
        result = value.of == Of::Sum ? result + part : result * part;
    return result;
}

double LessonValues::deviation(double d, double pairs, double seed)
{
    if (std::isnan(d + pairs + seed)) // has no place in an order
        return none;
    const auto [known, isNew] = m_deviations.try_emplace({d, pairs, seed}, none);
    if (!isNew)
        return known->second;
    const bool isOne = isSize(d, mostDrawn) && isSize(pairs, mostDrawn / d);
    if (isOne && m_drawn + d * pairs > mostDrawn) {
        m_overdrawn = m_drawn + d * pairs;
        return none;
    }
    m_drawn += isOne ? d * pairs : 0;
    known->second = sampledDeviation(d, pairs, seed);
    return known->second;
}

} // namespace headlight
