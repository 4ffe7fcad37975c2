#pragma once

#include "core/attention/pooling.h"
#include "core/model/published_weight.h"

#include <atomic>
#include <string>
#include <vector>

namespace headlight {

/// What a view can show of a head. Shapes: n queries, m keys.
enum class Quantity {
    Embeddings,  ///< X, layer 0's input: n × d_model (the same for every layer and head)
    Queries,     ///< Q: n × d_k
    Keys,        ///< K: m × d_k
    Values,      ///< V: m × d_v
    Products,    ///< q·k before division and multiplier: n × m
    Scores,      ///< final: divided and multiplied; −∞ where forbidden: n × m
    Weights,     ///< softmax of the scores; 0 where forbidden: n × m
    Output,      ///< what the head computes, enabled or not: n × d_v
    LayerOutput, ///< of the whole layer: n × d_model
    Gradient     ///< of one query's weights by its scores, diag(a) − a·aᵀ: m × m. Only a GradientSource has it
};

/// Whether the quantity's columns are keys rather than components.
constexpr bool isKeyed(Quantity quantity)
{
    return quantity == Quantity::Products || quantity == Quantity::Scores || quantity == Quantity::Weights
           || quantity == Quantity::Gradient;
}

/// Whether the quantity's rows are keys rather than queries.
constexpr bool hasKeyRows(Quantity quantity)
{
    return quantity == Quantity::Keys || quantity == Quantity::Values || quantity == Quantity::Gradient;
}

/// Whether a cell of the quantity can be forbidden: weights and final scores.
constexpr bool isMasked(Quantity quantity)
{
    return quantity == Quantity::Weights || quantity == Quantity::Scores;
}

/// Whatever can be looked at: an immutable snapshot, read by tile, in double. Safe to read from any thread.
class AttentionSource {
public:
    virtual ~AttentionSource() = default;

    virtual Index layerCount() const = 0;
    virtual Index headCount(Index layer) const = 0;
    virtual std::string headName(Index layer, Index head) const = 0; ///< UTF-8, may be empty
    virtual bool headEnabled(Index layer, Index head) const = 0;

    virtual const std::vector<std::string>& queryTokens() const = 0;    ///< n labels
    virtual const std::vector<std::string>& keyTokens() const = 0;      ///< m labels
    virtual bool hasMemory() const = 0;                                 ///< keys are other tokens than queries
    virtual const std::vector<std::string>& dimensionNames() const = 0; ///< d_model, or empty

    virtual bool has(Quantity quantity) const = 0;
    virtual Index rowCount(Quantity quantity, Index layer, Index head) const = 0;
    virtual Index columnCount(Quantity quantity, Index layer, Index head) const = 0;
    /// @return tile.rows × tile.columns; contract: has(quantity), and the tile lies inside the matrix
    virtual Matrix<double> tile(Quantity quantity, Index layer, Index head, const Tile& tile) const = 0;
    /// Whether the query sees the key in this layer (the same for all its heads).
    virtual bool sees(Index layer, Index query, Index key) const = 0;
    /// The published numbers that a head was built to give, ascending; null: it is no replica. All its other weights
    /// are made up, so that its rows add up to 1.
    virtual const std::vector<PublishedWeight>* publishedWeights(Index layer, Index head) const;
    /// Whether a quantity of a head is weights of a replica, or their difference: what nobody published is marked.
    virtual bool marksMadeUp(Quantity quantity, Index layer, Index head) const;
    /// The cells whose weights are the published numbers, ascending: what was edited meanwhile is not among them.
    virtual std::vector<TokenPair> publishedCells(Index layer, Index head) const;
    /// Whether the head is a replica and nobody published this weight: the cell has none, or another one than was
    /// published. Never so where the query does not see the key.
    virtual bool isMadeUp(Index layer, Index head, Index query, Index key) const;
    /// Whether a head has the very same weights over the same tokens as in another snapshot, for certain: what was read
    /// of it there still holds. Cheap: no weight is computed, and false may be a lack of knowledge.
    virtual bool hasSameWeights(const AttentionSource& other, Index layer, Index head) const;

    /// The number of largest magnitude in each block: −∞ where all its cells are forbidden, NaN where none of the
    /// others has a finite number. Where the pooling shrinks, a source may give a weight that is off by a 2⁻¹²th, or
    /// another number by a 2⁻¹⁴th of the largest, for the sake of speed; one block over the whole matrix is exact.
    /// @param pooling contract: has(quantity), and its tile lies inside the matrix
    /// @param stop null: never; once true the rest is unspecified
    virtual Matrix<double> pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                                  const std::atomic<bool>* stop) const;

    /// The whole matrix of a quantity: for a picture or a file of modest size.
    Matrix<double> matrix(Quantity quantity, Index layer, Index head) const;
    Index queryCount() const { return static_cast<Index>(queryTokens().size()); }
    Index keyCount() const { return static_cast<Index>(keyTokens().size()); }
};

} // namespace headlight
