#include "core/model/gradient_source.h"

#include "core/attention/softmax.h"

#include <algorithm>

namespace headlight {

GradientSource::GradientSource(std::shared_ptr<const AttentionSource> source, Index query)
    : DerivedSource(std::move(source)), m_query(std::clamp<Index>(query, 0, std::max<Index>(0, queryCount() - 1)))
{
}

bool GradientSource::has(Quantity quantity) const
{
    return quantity == Quantity::Gradient ? queryCount() > 0 && source().has(Quantity::Weights)
                                          : source().has(quantity);
}

Index GradientSource::rowCount(Quantity quantity, Index layer, Index head) const
{
    return quantity == Quantity::Gradient ? keyCount() : source().rowCount(quantity, layer, head);
}

Index GradientSource::columnCount(Quantity quantity, Index layer, Index head) const
{
    return quantity == Quantity::Gradient ? keyCount() : source().columnCount(quantity, layer, head);
}

Matrix<double> GradientSource::tile(Quantity quantity, Index layer, Index head, const Tile& tile) const
{
    if (quantity != Quantity::Gradient)
        return source().tile(quantity, layer, head, tile);
    const Matrix<double> weights = source().tile(Quantity::Weights, layer, head, {m_query, 0, 1, keyCount()});
    return softmaxGradientTile<double>(weights, tile);
}

Matrix<double> GradientSource::pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                                      const std::atomic<bool>* stop) const
{
    return quantity == Quantity::Gradient ? AttentionSource::pooled(quantity, layer, head, pooling, stop)
                                          : source().pooled(quantity, layer, head, pooling, stop);
}

} // namespace headlight
