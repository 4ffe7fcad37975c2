#include "ui/document/follow.h"

#include "ui/document/scene_follow.h"

#include <algorithm>

namespace headlight {

namespace {

bool isWithinCausal(const BoolMatrix& allowed)
{
    for (Index i = 0; i < allowed.rows(); ++i)
        for (Index j = i + 1; j < allowed.cols(); ++j)
            if (allowed(i, j))
                return false;
    return true;
}

BoolMatrix followedCells(const BoolMatrix& allowed, bool causal, const std::vector<Index>& queries,
                         const std::vector<Index>& keys)
{
    BoolMatrix result(static_cast<Index>(queries.size()), static_cast<Index>(keys.size()));
    for (Index i = 0; i < result.rows(); ++i) {
        const Index query = queries[static_cast<std::size_t>(i)];
        for (Index j = 0; j < result.cols(); ++j) {
            const Index key = keys[static_cast<std::size_t>(j)];
            result(i, j) = query >= 0 && key >= 0 ? allowed(query, key) : !causal || j <= i;
        }
    }
    return result;
}

std::vector<Index> followedKeys(const std::vector<Index>& hidden, const std::vector<Index>& keys)
{
    std::vector<Index> result;
    for (Index j = 0; j < static_cast<Index>(keys.size()); ++j)
        if (std::binary_search(hidden.begin(), hidden.end(), keys[static_cast<std::size_t>(j)]))
            result.push_back(j);
    return result;
}

std::vector<PublishedWeight> followedWeights(const std::vector<PublishedWeight>& published,
                                             const std::vector<Index>& queries, const std::vector<Index>& keys)
{
    std::vector<PublishedWeight> result;
    for (const auto& [at, weight] : published) {
        const auto query = std::find(queries.begin(), queries.end(), at.query);
        const auto key = std::find(keys.begin(), keys.end(), at.key);
        if (query != queries.end() && key != keys.end())
            result.push_back({{query - queries.begin(), key - keys.begin()}, weight});
    }
    return result; // ascending still: kept tokens stand in the order in which they stood
}

} // namespace

void followTokens(Content& content, const std::vector<Index>& queries, const std::vector<Index>& keys)
{
    followScenes(content, queries, keys);
    for (Layer<double>& layer : content.model.layers) {
        layer.hiddenKeys = followedKeys(layer.hiddenKeys, keys);
        for (Head& head : layer.heads)
            if (head.published)
                head.published = followedWeights(*head.published, queries, keys);
        if (layer.mask.kind != Mask::Kind::Painted)
            continue;
        const BoolMatrix& allowed = *layer.mask.allowed;
        const bool causal = !content.memory && isWithinCausal(allowed);
        layer.mask.allowed = std::make_shared<const BoolMatrix>(followedCells(allowed, causal, queries, keys));
    }
}

Matrix<double> followedRows(const Matrix<double>& rows, const std::vector<Index>& kept)
{
    Matrix<double> result = Matrix<double>::Zero(static_cast<Index>(kept.size()), rows.cols());
    for (Index i = 0; i < result.rows(); ++i)
        if (const Index old = kept[static_cast<std::size_t>(i)]; old >= 0)
            result.row(i) = rows.row(old);
    return result;
}

} // namespace headlight
