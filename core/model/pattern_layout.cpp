#include "core/model/pattern_layout.h"

#include "core/model/fill.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

namespace headlight {

namespace {

using What = PatternNeeds::What;

const Layer<double>& layerAt(const Content& content, Index layer)
{
    return content.model.layers[static_cast<std::size_t>(layer)];
}

/// Whether a word of the sentence or of `words` has a number of its own in this dimension.
bool wordsUse(const Content& content, Index dimension)
{
    const auto uses = [dimension](const auto& word) {
        return dimension < static_cast<Index>(word.second.size())
               && word.second[static_cast<std::size_t>(dimension)] != 0.0;
    };
    return (content.embeddings->col(dimension).array() != 0.0).any()
           || std::any_of(content.words.begin(), content.words.end(), uses);
}

/// Whether the head can change this dimension of the layer's output.
bool writes(const Layer<double>& layer, Index head, Index dimension)
{
    const ColumnRange range = layer.valueColumns(head);
    for (Index c = range.begin; c < range.begin + range.count; ++c) {
        const double out = layer.wo ? (**layer.wo)(c, dimension) : (c == dimension ? 1.0 : 0.0);
        if (out != 0.0 && (layer.wv->col(c).array() != 0.0).any())
            return true;
    }
    return false;
}

/// The first layer below `layer` in which a head other than `except` can change this dimension.
std::optional<Index> layerThatWrites(const Content& content, Index layer, Index dimension,
                                     std::optional<HeadPlace> except)
{
    for (Index l = 0; l < layer; ++l) {
        const Index heads = static_cast<Index>(layerAt(content, l).heads.size());
        for (Index h = 0; h < heads; ++h) {
            if (except != HeadPlace{l, h} && writes(layerAt(content, l), h, dimension))
                return l;
        }
    }
    return {};
}

/// For each token the last earlier token with the same text; −1 if there is none.
std::vector<Index> earlierSame(const std::vector<std::string>& tokens)
{
    std::map<std::string, Index> last;
    std::vector<Index> earlier;
    for (const std::string& token : tokens) {
        const auto [place, isNew] = last.try_emplace(token, 0);
        earlier.push_back(isNew ? -1 : place->second);
        place->second = static_cast<Index>(earlier.size()) - 1;
    }
    return earlier;
}

} // namespace

PositionPlaces positionPlaces(const Content& content)
{
    PositionPlaces places;
    const auto* rule = std::get_if<PositionColumns>(&content.positions);
    if (!rule)
        return places;
    for (std::size_t d = 0; d < content.dimensions.size(); ++d) {
        const auto column = rule->columns.find(content.dimensions[d]);
        if (column == rule->columns.end())
            continue;
        Index& place = column->second == PositionColumn::One      ? places.one
                       : column->second == PositionColumn::Linear ? places.index
                                                                  : places.square;
        place = static_cast<Index>(d);
    }
    return places;
}

Refusal requireKept(const Content& content, Index layer, const Dimensions& dimensions, std::optional<HeadPlace> except)
{
    for (Index l = 0; l < layer; ++l)
        if (!layerAt(content, l).residual)
            return PatternNeeds{.what = What::Residual, .layer = l};
    for (const Index d : dimensions)
        if (const std::optional<Index> writer = layerThatWrites(content, layer, d, except))
            return PatternNeeds{.what = What::KeptDimension, .layer = *writer, .dimension = d};
    if (layerAt(content, layer).layerNorm)
        return PatternNeeds{.what = What::NoLayerNorm, .layer = layer};
    return {};
}

Refusal requirePositions(const Content& content, Index layer, bool square)
{
    const PositionPlaces places = positionPlaces(content);
    if (places.one < 0 || places.index < 0 || (square && places.square < 0))
        return PatternNeeds{.what = square ? What::SquareColumns : What::IndexColumns};
    Dimensions dimensions{places.one, places.index};
    if (square)
        dimensions.push_back(places.square);
    for (const Index d : dimensions)
        if (wordsUse(content, d))
            return PatternNeeds{.what = What::PlainColumns, .dimension = d};
    return requireKept(content, layer, dimensions);
}

Refusal requireVisible(const Content& content, Index layer, Pattern pattern)
{
    const Layer<double>& at = layerAt(content, layer);
    const Index n = static_cast<Index>(content.tokens.size());
    const Visibility visibility(at.mask, at.hiddenKeys, n, n);
    const std::vector<Index> earlier = earlierSame(content.tokens);
    Index seen = 0;
    Index measured = 0;
    for (Index i = 1; i < n; ++i) {
        const Index same = earlier[static_cast<std::size_t>(i)];
        Index target = i;
        if (pattern == Pattern::PreviousToken)
            target = i - 1;
        else if (pattern == Pattern::FirstToken)
            target = 0;
        else if (pattern == Pattern::SameToken)
            target = same;
        else if (pattern == Pattern::Induction)
            target = same < 0 ? -1 : same + 1;
        if (target < 0)
            continue;
        ++measured;
        seen += visibility.sees(i, target) ? 1 : 0;
        if (pattern == Pattern::Induction && visibility.end(i) > i + 1)
            return PatternNeeds{.what = What::NoLaterKeys, .layer = layer};
    }
    if (12 * (measured - seen) > measured)
        return PatternNeeds{.what = What::VisibleKeys, .layer = layer};
    return {};
}

Dimensions wordDimensions(const Content& content)
{
    const std::vector<bool> positions = positionDimensions(content);
    Dimensions dimensions;
    for (Index d = 0; d < content.dModel(); ++d)
        if (!positions[static_cast<std::size_t>(d)] && (content.embeddings->col(d).array() != 0.0).any())
            dimensions.push_back(d);
    return dimensions;
}

std::optional<double> distanceOfRows(const Content& content)
{
    std::map<std::string, Index> first;
    Dimensions rows;
    for (std::size_t i = 0; i < content.tokens.size(); ++i) {
        const Index row = static_cast<Index>(i);
        const auto [place, isNew] = first.try_emplace(content.tokens[i], row);
        if (isNew)
            rows.push_back(row);
        else if (content.embeddings->row(row) != content.embeddings->row(place->second))
            return {};
    }
    const Matrix<double> distinct = (*content.embeddings)(rows, Eigen::all);
    const Matrix<double> products = distinct * distinct.transpose();
    if (rows.size() < 2)
        return 1;
    Matrix<double> others = products;
    others.diagonal().setConstant(-INFINITY);
    const double distance = (products.diagonal() - others.rowwise().maxCoeff()).minCoeff();
    const double largest = products.diagonal().maxCoeff();
    // Below a millionth of the longest row, rounding would decide between the texts.
    if (!std::isfinite(largest) || !(distance > 1e-6 * largest))
        return {};
    return distance;
}

Dimensions freeDimensions(const Content& content, HeadPlace place, HeadPlace partner)
{
    const std::vector<bool> positions = positionDimensions(content);
    Dimensions free;
    for (Index d = 0; d < content.dModel(); ++d)
        if (!positions[static_cast<std::size_t>(d)] && !wordsUse(content, d)
            && !layerThatWrites(content, place.layer, d, partner))
            free.push_back(d);
    return free;
}

} // namespace headlight
