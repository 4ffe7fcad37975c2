#include "core/attention/pool_scores.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <limits>
#include <thread>
#include <vector>

namespace headlight {

namespace {

constexpr Index panelRows = 128;    ///< queries and
constexpr Index panelColumns = 512; ///< keys whose scores are made at once: 256 kB of floats
constexpr double sharedFrom = 2e7;  ///< multiplications from which threads are worth their start
constexpr unsigned mostThreads = 4;

template <class C>
constexpr C infinite = std::numeric_limits<C>::infinity();

/// Some rows of scores less their shift, folded into the extremes of the blocks that they fall into.
template <class C>
class Pooler {
public:
    Pooler(Matrix<C> q, Matrix<C> k, std::vector<C> shift, const Visibility* visibility, const Pooling& pooling,
           ScoreExtremes& extremes)
        : m_q(std::move(q)), m_k(std::move(k)), m_shift(std::move(shift)), m_visibility(visibility), m_pooling(pooling),
          m_extremes(extremes)
    {
    }

    /// One row of blocks after the other until none is left; several threads may call it.
    void run(const std::atomic<bool>* stop)
    {
        Panel panel;
        // Neighbouring rows of blocks fill one panel where they are low.
        const Index step = std::max<Index>(1, panelRows * m_pooling.rows / m_pooling.tile.rows);
        for (Index block = m_next.fetch_add(step); block < m_pooling.rows; block = m_next.fetch_add(step)) {
            if (stop && *stop)
                return;
            const Index end = m_pooling.firstRow(std::min(block + step, m_pooling.rows));
            for (Index row = m_pooling.firstRow(block); row < end; row += panelRows)
                foldRows(row, std::min(row + panelRows, end), panel);
        }
    }

private:
    using Row = Eigen::Array<C, 1, Eigen::Dynamic>;
    struct Panel {
        Matrix<C> scores;
        Row least;
        Row largest;
        std::vector<bool> whole; ///< of each row: it sees all of its span
    };
    struct Span {
        Index begin;
        Index end;
    };

    /// The keys that a row of the tile sees, counted from the tile's first column; all others are forbidden.
    Span span(Index row) const
    {
        const Tile& tile = m_pooling.tile;
        if (!m_visibility)
            return {0, tile.columns};
        const auto inside = [&](Index key) { return std::clamp<Index>(key - tile.column, 0, tile.columns); };
        return {inside(m_visibility->begin(tile.row + row)), inside(m_visibility->end(tile.row + row))};
    }

    void foldRows(Index begin, Index end, Panel& panel)
    {
        Span all{m_pooling.tile.columns, 0};
        panel.whole.clear();
        for (Index row = begin; row < end; ++row) {
            const Span seen = span(row);
            all = seen.begin < seen.end ? Span{std::min(all.begin, seen.begin), std::max(all.end, seen.end)} : all;
            panel.whole.push_back(!m_visibility || m_visibility->seesWholeSpan(m_pooling.tile.row + row));
        }
        for (Index column = all.begin; column < all.end; column += panelColumns) {
            const Span columns{column, std::min(column + panelColumns, all.end)};
            const Index width = columns.end - columns.begin;
            panel.scores.resize(end - begin, width);
            panel.scores.noalias() =
                m_q.middleRows(begin, end - begin) * m_k.middleRows(columns.begin, width).transpose();
            for (Index row = begin; row < end;)
                row = foldBlock(row, begin, end, columns, panel);
        }
    }

    /// Folds the rows from one on that fall into its block; returns the row after them.
    Index foldBlock(Index row, Index begin, Index end, const Span& columns, Panel& panel)
    {
        const Index block = m_pooling.blockOfRow(row);
        const Index stop = std::min(end, m_pooling.firstRow(block + 1));
        const Index width = columns.end - columns.begin;
        panel.least.setConstant(width, infinite<C>);
        panel.largest.setConstant(width, -infinite<C>);
        for (; row < stop; ++row)
            foldRow(row, row - begin, columns, panel);
        for (Index j = 0; j < width;) {
            const Index column = m_pooling.blockOfColumn(columns.begin + j);
            const Index cells = std::min(width, m_pooling.firstColumn(column + 1) - columns.begin) - j;
            double& least = m_extremes.least(block, column);
            double& largest = m_extremes.largest(block, column);
            least = std::min<double>(least, panel.least.segment(j, cells).minCoeff());
            largest = std::max<double>(largest, panel.largest.segment(j, cells).maxCoeff());
            j += cells;
        }
        return stop;
    }

    void foldRow(Index row, Index rowOfPanel, const Span& columns, Panel& panel) const
    {
        const Span seen = span(row);
        const Index begin = std::max(seen.begin, columns.begin) - columns.begin;
        const Index cells = std::min(seen.end, columns.end) - columns.begin - begin;
        if (cells <= 0)
            return;
        const C shift = m_shift[static_cast<std::size_t>(row)];
        auto scores = panel.scores.row(rowOfPanel).segment(begin, cells).array() - shift;
        auto least = panel.least.segment(begin, cells);
        auto largest = panel.largest.segment(begin, cells);
        if (panel.whole[static_cast<std::size_t>(rowOfPanel)]) {
            least = least.min(scores);
            largest = largest.max(scores);
            return;
        }
        const Tile& tile = m_pooling.tile;
        for (Index j = 0; j < cells; ++j)
            if (m_visibility->sees(tile.row + row, tile.column + columns.begin + begin + j)) {
                least(j) = std::min(least(j), scores(j));
                largest(j) = std::max(largest(j), scores(j));
            }
    }

    Matrix<C> m_q; ///< of the tile's rows, scaled
    Matrix<C> m_k; ///< of the tile's columns
    std::vector<C> m_shift;
    const Visibility* m_visibility;
    const Pooling& m_pooling;
    ScoreExtremes& m_extremes;
    std::atomic<Index> m_next = 0;
};

template <class C, class S>
void pool(const MatrixView<S>& q, const MatrixView<S>& k, double factor, const Visibility* visibility,
          const Matrix<double>& shift, const Pooling& pooling, const std::atomic<bool>* stop, ScoreExtremes& extremes)
{
    const Tile& tile = pooling.tile;
    std::vector<C> shifts(static_cast<std::size_t>(tile.rows), C(0));
    for (Index i = 0; i < tile.rows && shift.size() > 0; ++i)
        shifts[static_cast<std::size_t>(i)] = static_cast<C>(shift(tile.row + i, 0));
    Matrix<C> scaled = (q.middleRows(tile.row, tile.rows).template cast<double>() * factor).template cast<C>();
    Pooler<C> pooler(std::move(scaled), k.middleRows(tile.column, tile.columns).template cast<C>(), std::move(shifts),
                     visibility, pooling, extremes);
    const double work = static_cast<double>(tile.rows) * static_cast<double>(tile.columns * q.cols());
    const unsigned threads = work < sharedFrom ? 1 : std::clamp(std::thread::hardware_concurrency(), 1U, mostThreads);
    std::vector<std::future<void>> others;
    for (unsigned i = 1; i < threads; ++i)
        others.push_back(std::async(std::launch::async, [&] { pooler.run(stop); }));
    pooler.run(stop);
}

/// The largest length of some rows.
template <class S>
double longestRow(const MatrixView<S>& matrix, Index first, Index rows)
{
    return rows == 0 ? 0 : matrix.middleRows(first, rows).template cast<double>().rowwise().stableNorm().maxCoeff();
}

} // namespace

template <class S>
ScoreExtremes poolScores(const MatrixView<S>& q, const MatrixView<S>& k, const ScoreScaling& scaling,
                         const Visibility* visibility, const Matrix<double>& shift, const Pooling& pooling,
                         const std::atomic<bool>* stop)
{
    ScoreExtremes extremes;
    extremes.least = Matrix<double>::Constant(pooling.rows, pooling.columns, infinite<double>);
    extremes.largest = Matrix<double>::Constant(pooling.rows, pooling.columns, -infinite<double>);
    if (pooling.rows == 0 || pooling.columns == 0)
        return extremes;
    const Tile& tile = pooling.tile;
    const double factor = scaling.multiplier / scaling.divisor;
    // |q_i·k_j| ≤ ‖q_i‖·‖k_j‖, and each of d_k terms, both casts and the shift are rounded.
    const double longestQuery =
        longestRow<S>(q, tile.row, tile.rows) * std::max(factor, std::numeric_limits<double>::min());
    const double longestKey = longestRow<S>(k, tile.column, tile.columns);
    const double largestScore = longestQuery * longestKey;
    const double roundings = static_cast<double>(q.cols() + 8) * largestScore;
    const double wanted = shift.size() > 0 ? 0x1p-12 : 0x1p-14 * largestScore;
    const bool inFloat = roundings * 0x1p-24 <= wanted && std::max({longestQuery, longestKey, largestScore}) < 1e30;
    extremes.error = roundings * (inFloat ? 0x1p-24 : 0x1p-52);
    if (!std::isfinite(longestQuery))
        extremes.error = longestQuery;
    if (!std::isfinite(extremes.error))
        return extremes;
    if (inFloat)
        pool<float, S>(q, k, factor, visibility, shift, pooling, stop, extremes);
    else
        pool<double, S>(q, k, factor, visibility, shift, pooling, stop, extremes);
    return extremes;
}

template ScoreExtremes poolScores(const MatrixView<float>&, const MatrixView<float>&, const ScoreScaling&,
                                  const Visibility*, const Matrix<double>&, const Pooling&, const std::atomic<bool>*);
template ScoreExtremes poolScores(const MatrixView<double>&, const MatrixView<double>&, const ScoreScaling&,
                                  const Visibility*, const Matrix<double>&, const Pooling&, const std::atomic<bool>*);

} // namespace headlight
