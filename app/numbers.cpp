#include "app/numbers.h"

#include <algorithm>

namespace headlight {

Quantity Numbers::quantity() const
{
    switch (what) {
    case What::Embeddings:
        return Quantity::Embeddings;
    case What::Queries:
        return Quantity::Queries;
    case What::Keys:
        return Quantity::Keys;
    case What::Values:
        return Quantity::Values;
    case What::Scores:
        return Quantity::Scores;
    case What::Output:
        return Quantity::Output;
    case What::LayerOutput:
        return Quantity::LayerOutput;
    case What::Weights:
    case What::Gradient:
    case What::Statistics:
        break;
    }
    return Quantity::Weights;
}

const std::vector<std::string>& Numbers::rowTokens() const
{
    return hasKeyRows(quantity()) ? source.keyTokens() : source.queryTokens();
}

void Numbers::forEachRow(Index layer, Index head, const std::function<void(Index, const Matrix<double>&)>& call) const
{
    constexpr Index numbersAtOnce = 1 << 16;
    const Index rows = source.rowCount(quantity(), layer, head);
    const Index columns = source.columnCount(quantity(), layer, head);
    const Index rowsAtOnce = std::max<Index>(1, numbersAtOnce / std::max<Index>(columns, 1));
    for (Index begin = 0; begin < rows; begin += rowsAtOnce) {
        const Index count = std::min(rowsAtOnce, rows - begin);
        const Matrix<double> block = source.tile(quantity(), layer, head, {begin, 0, count, columns});
        for (Index i = 0; i < count; ++i)
            call(begin + i, block.row(i));
    }
}

RowStatistics Numbers::statistics(Index layer, Index query, const Matrix<double>& weights) const
{
    Index visible = 0;
    for (Index key = 0; key < weights.cols(); ++key)
        visible += source.sees(layer, query, key) ? 1 : 0;
    return rowStatistics(weights, visible);
}

std::array<std::pair<const char*, std::optional<double>>, 5> named(const RowStatistics& statistics)
{
    return {{{"entropy", statistics.entropy},
             {"relative_entropy", statistics.relativeEntropy},
             {"max_weight", statistics.maxWeight},
             {"effective_keys", statistics.effectiveKeys},
             {"gradient_norm", statistics.gradientNorm}}};
}

std::array<std::pair<const char*, std::optional<double>>, 5> named(const PatternScores& scores)
{
    return {{{"previous_token", scores.previousToken},
             {"first_token", scores.firstToken},
             {"self", scores.self},
             {"same_token", scores.sameToken},
             {"induction", scores.induction}}};
}

} // namespace headlight
