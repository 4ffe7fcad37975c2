#pragma once

#include "core/model/derived_source.h"
#include "core/model/head_place.h"

namespace headlight {

/// A number that is added to one product q·k of a head.
struct AddedScore {
    HeadPlace place;
    Index query = 0;
    Index key = 0;
    double added = 0;  ///< finite
    double factor = 1; ///< from product to score: multiplier ÷ divisor
};

/// A source in which something was added to one product: the scores, weights and output of its row are those that come
/// of it. All else, later layers too, is as it was.
class AddedScoreSource final : public DerivedSource {
public:
    /// Contract: the place, the query and the key are inside the source, and the query sees the key.
    AddedScoreSource(std::shared_ptr<const AttentionSource> source, const AddedScore& what);

    Matrix<double> tile(Quantity quantity, Index layer, Index head, const Tile& tile) const override;
    Matrix<double> pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                          const std::atomic<bool>* stop) const override;

private:
    /// What has changed of a quantity: one row; null: nothing.
    const Matrix<double>* rowOf(Quantity quantity, Index layer, Index head) const;

    AddedScore m_what;
    Matrix<double> m_products; ///< 1 × m, as the others
    Matrix<double> m_scores;
    Matrix<double> m_weights;
    Matrix<double> m_output; ///< 1 × d_v
};

/// The source with what is added; as it is where nothing is, where the cell is outside or forbidden, or where its row
/// is hidden. Null stays null.
std::shared_ptr<const AttentionSource> withAdded(std::shared_ptr<const AttentionSource> source, const AddedScore& what);

} // namespace headlight
