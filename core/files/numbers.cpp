#include "core/files/numbers.h"

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
    case What::Products:
        return Quantity::Products;
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

Numbers::What Numbers::whatOf(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Embeddings:
        return What::Embeddings;
    case Quantity::Queries:
        return What::Queries;
    case Quantity::Keys:
        return What::Keys;
    case Quantity::Values:
        return What::Values;
    case Quantity::Products:
        return What::Products;
    case Quantity::Scores:
        return What::Scores;
    case Quantity::Output:
        return What::Output;
    case Quantity::LayerOutput:
        return What::LayerOutput;
    case Quantity::Gradient:
        return What::Gradient;
    case Quantity::Weights:
        break;
    }
    return What::Weights;
}

std::vector<Numbers::Part> Numbers::partsOf(const AttentionSource& source, std::optional<Index> layer,
                                            std::optional<Index> head)
{
    std::vector<Part> parts;
    for (Index l = layer.value_or(0); l < (layer ? *layer + 1 : source.layerCount()); ++l) {
        Part part{l, {}};
        for (Index h = head.value_or(0); h < (head ? *head + 1 : source.headCount(l)); ++h)
            part.heads.push_back(h);
        parts.push_back(std::move(part));
    }
    return parts;
}

const QStringList& Numbers::names()
{
    using namespace Qt::StringLiterals;
    static const QStringList names{u"embeddings"_s,   u"queries"_s,  u"keys"_s,      u"values"_s,
                                   u"products"_s,     u"scores"_s,   u"weights"_s,   u"output"_s,
                                   u"layer_output"_s, u"gradient"_s, u"statistics"_s};
    return names;
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
    for (Index begin = 0; begin < rows && !(cancelled && *cancelled); begin += rowsAtOnce) {
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
