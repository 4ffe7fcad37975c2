// How a trace gives its scores and weights to a picture with fewer pixels than cells.
#include "core/model/trace_source.h"

#include <cmath>
#include <limits>

namespace headlight {

namespace {

constexpr double forbidden = -std::numeric_limits<double>::infinity();

/// The extreme of larger magnitude; what a block without a visible cell has is −∞.
double larger(double least, double largest)
{
    return largest == forbidden || std::abs(largest) >= std::abs(least) ? largest : least;
}

} // namespace

template <class S>
Matrix<double> TraceSource<S>::pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                                      const std::atomic<bool>* stop) const
{
    if (!isKeyed(quantity) || !pooling.shrinks())
        return AttentionSource::pooled(quantity, layer, head, pooling, stop);
    const bool isWhole = pooling.tile == Tile{.rows = queryCount(), .columns = keyCount()};
    if (isWhole && pooling.rows == 1 && pooling.columns == 1)
        return Matrix<double>::Constant(1, 1, extreme(quantity, layer, head, stop));
    const ScoreExtremes extremes = rawExtremes(quantity, layer, head, pooling, stop);
    if (!std::isfinite(extremes.error))
        return AttentionSource::pooled(quantity, layer, head, pooling, stop);
    if (quantity != Quantity::Weights)
        return extremes.least.binaryExpr(extremes.largest, &larger);
    // The softmax is monotone in a row: the largest of s − max − ln sum is the largest weight's logarithm.
    const auto weight = [](double logarithm) {
        return logarithm == forbidden ? forbidden : std::min(1.0, std::exp(logarithm));
    };
    return extremes.largest.unaryExpr(weight);
}

template <class S>
ScoreExtremes TraceSource<S>::rawExtremes(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                                          const std::atomic<bool>* stop) const
{
    const auto at = static_cast<std::size_t>(layer);
    const LayerTrace<S>& trace = *m_trace.layers[at];
    const ColumnRange columns = m_model.layers[at].keyColumns(head);
    Matrix<double> shift;
    if (quantity == Quantity::Weights) {
        const auto maxima = trace.rowMaximum.col(head).template cast<double>().array();
        shift = (maxima + trace.rowSum.col(head).template cast<double>().array().log()).matrix();
    }
    return poolScores<S>(trace.q.middleCols(columns.begin, columns.count),
                         trace.k.middleCols(columns.begin, columns.count),
                         quantity == Quantity::Products ? ScoreScaling{} : scaling(layer, head),
                         quantity == Quantity::Products ? nullptr : &m_visibility[at], shift, pooling, stop);
}

/// The number of largest magnitude in the whole matrix, exact.
template <class S>
double TraceSource<S>::extreme(Quantity quantity, Index layer, Index head, const std::atomic<bool>* stop) const
{
    if (quantity == Quantity::Weights) {
        // A row's largest weight is exp(0) ÷ sum; the sum of a row that sees nothing is 0.
        double largest = forbidden;
        for (const S sum : m_trace.layers[static_cast<std::size_t>(layer)]->rowSum.col(head))
            largest = sum > 0 ? std::max(largest, static_cast<double>(1 / sum)) : largest;
        return largest;
    }
    const Tile whole{.rows = queryCount(), .columns = keyCount()};
    const ScoreExtremes rows = rawExtremes(quantity, layer, head, {whole, whole.rows, 1}, stop);
    if (!std::isfinite(rows.error))
        return AttentionSource::pooled(quantity, layer, head, {whole, 1, 1}, stop)(0, 0);
    // Only rows that come near the extreme are read exactly.
    const Matrix<double> near = rows.least.binaryExpr(rows.largest, &larger);
    const auto magnitude = [](double value) { return value == forbidden ? -1 : std::abs(value); };
    const double nearest = near.unaryExpr(magnitude).maxCoeff();
    double found = forbidden;
    for (Index i = 0; i < whole.rows && !(stop && *stop); ++i)
        if (nearest >= 0 && magnitude(near(i, 0)) >= nearest - 2 * rows.error) {
            const double exact =
                AttentionSource::pooled(quantity, layer, head, {{i, 0, 1, whole.columns}, 1, 1}, stop)(0, 0);
            found = magnitude(exact) > magnitude(found) ? exact : found;
        }
    return found;
}

template Matrix<double> TraceSource<float>::pooled(Quantity, Index, Index, const Pooling&,
                                                   const std::atomic<bool>*) const;
template Matrix<double> TraceSource<double>::pooled(Quantity, Index, Index, const Pooling&,
                                                    const std::atomic<bool>*) const;

} // namespace headlight
