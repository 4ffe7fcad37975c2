#pragma once

#include "core/analysis/cost.h"
#include "core/attention/matrix.h"
#include "core/model/content.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// One row of attention to be computed by hand: small whole numbers whose scores are whole too.
struct RowExercise {
    std::string query;             ///< the token that reads; empty: no words of a document
    std::vector<std::string> keys; ///< the tokens that are read, two to four; empty texts if the query's is
    Matrix<double> q;              ///< 1 × d_k, d_k 1 or 4
    Matrix<double> k;              ///< m × d_k
    Matrix<double> v;              ///< m × d_v
    double divisor = 1;            ///< √d_k
    // The solution as a hand finds it, each number from those that are written down before it; halves are rounded up.
    Matrix<double> products; ///< 1 × m: q·k
    Matrix<double> scores;   ///< 1 × m, whole, from −3 to 3
    Matrix<double> powers;   ///< 1 × m: exp(s) to three decimals
    Matrix<double> weights;  ///< 1 × m, to three decimals
    Matrix<double> output;   ///< 1 × d_v, to one decimal
};

/// Scores under the causal mask, whose weights are to be filled in.
struct MaskExercise {
    std::vector<std::string> tokens; ///< three; empty texts: no words of a document
    Matrix<double> scores;           ///< 3 × 3, whole, from 0 to 2; those above the diagonal are not to be used
    Matrix<double> weights;          ///< 3 × 3, to three decimals as a hand finds them, 0 above the diagonal
};

/// What a layer holds and computes, to be counted.
struct CountExercise {
    LayerSizes sizes;
    Cost cost;
    Cost costOfOneHead; ///< of the same width
};

/// Whether the tokens read one another under a causal mask, in the first layer.
bool isCausal(const Content& content);

/// The same exercise for the same seed and number, whatever else is asked for.
/// @param content whose words, mask and memory dress it
/// @param seed ≥ 0 @param number which exercise of a worksheet, ≥ 0
RowExercise rowExercise(const Content& content, Index dK, std::uint64_t seed, std::uint64_t number);
MaskExercise maskExercise(const Content& content, std::uint64_t seed, std::uint64_t number);
CountExercise countExercise(std::uint64_t seed, std::uint64_t number);

} // namespace headlight
