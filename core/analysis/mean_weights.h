#pragma once

#include "core/model/attention_source.h"

namespace headlight {

/// The mean over a layer's heads of their weights, each head counting alike. No head computed it, and a model with one
/// head would have learned other matrices.
/// @return tile.rows × tile.columns; rows sum to 1 where the tile is as wide as the matrix and the query sees a key
Matrix<double> meanWeights(const AttentionSource& source, Index layer, const Tile& tile);

/// One weight in all heads of a layer.
struct HeadSpread {
    std::vector<double> weights; ///< one a head
    double mean = 0;
    Index lowest = 0;  ///< the head with the least weight, the first of equal ones
    Index highest = 0; ///< with the largest
    Index nearest = 0; ///< whose weight is nearest to the mean
    /// How many heads have a weight within a tolerance of the mean.
    Index within(double tolerance) const;
};

/// Contract: the layer has a head, and the cell is there.
HeadSpread headSpread(const AttentionSource& source, Index layer, TokenPair cell);

} // namespace headlight
