#pragma once

#include "core/model/derived_source.h"

namespace headlight {

/// A source whose weights are shown without some keys and divided by what remains in their row, as if the softmax had
/// never known those keys: for heads whose weight goes to one token that says nothing. Every other quantity is as it
/// was.
class WithoutKeys final : public DerivedSource {
public:
    /// @param keys positions to leave out, in any order; those that do not exist are passed over
    WithoutKeys(std::shared_ptr<const AttentionSource> source, const std::vector<Index>& keys);

    bool isLeftOut(Index key) const { return m_leftOut[static_cast<std::size_t>(key)]; }
    /// Whether the query sees keys, but all of its weight lies on those left out.
    bool hasNothingLeft(Index layer, Index head, Index query) const;

    /// Weights are 0 for a key left out, and in a row with nothing left.
    Matrix<double> tile(Quantity quantity, Index layer, Index head, const Tile& tile) const override;
    /// Blocks of keys left out alone are −∞, as forbidden ones are.
    Matrix<double> pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                          const std::atomic<bool>* stop) const override;
    /// A query does not see a key left out.
    bool sees(Index layer, Index query, Index key) const override;

private:
    std::vector<bool> m_leftOut;
};

} // namespace headlight
