#pragma once

#include "core/model/derived_source.h"
#include "core/model/veil.h"

#include <memory>
#include <optional>

namespace headlight {

/// What stands in place of a number that is hidden: a NaN of its own, which stays one through sums and products, so
/// that whatever is made of it is known to be hidden too.
double hiddenNumber();
/// Whether a number is that one, or was computed from it.
bool isHiddenNumber(double number);

/// Whether a quantity is another one of the same layer, or is computed from it.
bool isMadeOf(Quantity quantity, Quantity from);

/// A source without the numbers that a veil lies over: whoever reads it cannot give them away. In their place stand
/// hidden numbers; which cells are forbidden stays to be seen.
class VeiledSource final : public DerivedSource {
public:
    /// @param source not null
    VeiledSource(std::shared_ptr<const AttentionSource> source, const Veil& veil);

    /// Whether some cells of the quantity are hidden in this layer.
    bool hides(Quantity quantity, Index layer) const;
    /// The cells of it that are.
    Tile hidden(Quantity quantity, Index layer, Index head) const;
    const Veil& veil() const { return m_veil; }

    Matrix<double> tile(Quantity quantity, Index layer, Index head, const Tile& tile) const override;
    Matrix<double> pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                          const std::atomic<bool>* stop) const override;
    /// Those of a snapshot without this veil are never the same.
    bool hasSameWeights(const AttentionSource& other, Index layer, Index head) const override;

private:
    friend class AttentionSteps; // hides what it makes of the source beside the quantities
    Veil m_veil;
};

/// The source under a veil; as it is without one. Null stays null.
std::shared_ptr<const AttentionSource> veiled(std::shared_ptr<const AttentionSource> source,
                                              const std::optional<Veil>& veil);

} // namespace headlight
