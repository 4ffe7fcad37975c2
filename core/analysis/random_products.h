#pragma once

#include "core/analysis/random_numbers.h"
#include "core/attention/matrix.h"

#include <functional>
#include <vector>

namespace headlight {

/// Told how much of the work is done, in [0, 1], every millisecond or so; false: stop, what was done is of no use.
using SampleProgress = std::function<bool(double done)>;

/// Mean and variance of numbers whose mean is known to be about 0.
struct Moments {
    double count = 0;
    double sum = 0;
    double squares = 0;

    double mean() const { return sum / count; }
    /// Σ(x − mean)² ÷ count.
    double variance() const { return squares / count - mean() * mean(); }
    double deviation() const;
};

/// What pairs of random vectors showed.
struct ProductSamples {
    std::vector<double> products;  ///< q·k of each pair
    Moments queries;               ///< of all q_i
    Moments keys;                  ///< of all k_i
    Moments terms;                 ///< of all q_i·k_i
    Moments neighbours;            ///< of all q_i·k_i · q_i+1·k_i+1; none for d = 1
    std::vector<Index> widths;     ///< 1, 2, 4 … and d
    std::vector<Moments> ofWidths; ///< of Σ q_i·k_i over the first so many components
};

/// 1, 2, 4 … below d, and d.
std::vector<Index> sampledWidths(Index d);

/// Pairs of vectors of d independent numbers each, and the products q·k. Every 256 pairs are a stream of their own; the
/// first pairs are the same however many are drawn.
/// @param d ≥ 1 @param pairs ≥ 1
/// @param progress may be empty
ProductSamples sampleProducts(UnitDistribution distribution, Index d, Index pairs, std::uint64_t seed,
                              const SampleProgress& progress = {});

/// E (q·k)⁴ ÷ d² = 3 + (κ² − 3) ÷ d with κ = fourthMoment(): what the spread of a measured variance hangs on.
double productKurtosis(UnitDistribution distribution, Index d);

/// The standard error of the standard deviation of that many products: √d · √((kurtosis − 1) ÷ (4·pairs)).
double deviationError(UnitDistribution distribution, Index d, Index pairs);

/// Products of one random query with random keys.
/// @param row which one of a seed's rows, ≥ 0
/// @param widths rising, ≥ 1: how many components are taken
/// @return widths × keys
Matrix<double> randomRow(UnitDistribution distribution, Index keys, const std::vector<Index>& widths,
                         std::uint64_t seed, Index row);

/// What the softmax makes of rows of a width, on the average.
struct RowMeans {
    Index width = 1;
    double largest = 0;        ///< mean of the largest weight of softmax(q·k)
    double largestError = 0;   ///< its standard error
    double gradient = 0;       ///< mean norm of diag(a) − a·aᵀ
    double dividedLargest = 0; ///< the same of softmax(q·k ÷ √d)
    double dividedError = 0;
    double dividedGradient = 0;
};

/// Over the rows 0 … rows − 1 of randomRow().
/// @param keys ≥ 1 @param rows ≥ 2
std::vector<RowMeans> rowMeans(UnitDistribution distribution, Index keys, const std::vector<Index>& widths,
                               std::uint64_t seed, Index rows, const SampleProgress& progress = {});

} // namespace headlight
