#pragma once

#include "core/attention/matrix.h"

#include <vector>

namespace headlight {

// Attention as it should be computed, and mistakes that are often made of it. Products q·kᵀ and scores are n × m;
// allowed is n × m. All throw std::invalid_argument if shapes do not fit.

/// The scores with −∞ where a cell is not allowed.
Matrix<double> maskedScores(const Matrix<double>& scores, const BoolMatrix& allowed);

/// As it should be: softmax(q·kᵀ ÷ √d_k + mask) along each row.
/// @param width d_k, > 0
Matrix<double> rightWeights(const Matrix<double>& products, double width, const BoolMatrix& allowed);

/// Not divided by √d_k.
Matrix<double> weightsWithoutRoot(const Matrix<double>& products, const BoolMatrix& allowed);

/// Divided by √d_model in place of √d_k.
/// @param modelWidth d_model, > 0
Matrix<double> weightsByModelWidth(const Matrix<double>& products, double modelWidth, const BoolMatrix& allowed);

/// The softmax over the queries: down each column.
Matrix<double> weightsOverQueries(const Matrix<double>& scores, const BoolMatrix& allowed);

/// The softmax of a softmax: forbidden keys come back as e⁰.
Matrix<double> softmaxTwice(const Matrix<double>& scores, const BoolMatrix& allowed);

/// The mask shifted by one: each row has that of the next one, the last keeps its own.
BoolMatrix shiftedMask(const BoolMatrix& allowed);

/// The mask flipped: what was allowed is forbidden.
BoolMatrix flippedMask(const BoolMatrix& allowed);

/// A large negative number where −∞ should be.
/// @param mask the number, finite
Matrix<double> weightsByFiniteMask(const Matrix<double>& scores, const BoolMatrix& allowed, double mask);

/// Weights set to 0 after the softmax: what forbidden keys took is missing.
Matrix<double> weightsMaskedAfter(const Matrix<double>& scores, const BoolMatrix& allowed);

/// As it should be: [head₁; head₂; …]·W_O with one head's output taken as 0.
/// @param outputs of each head, n × d_v @param wo Σ d_v × d_model @param head to leave out
Matrix<double> ablatedOutput(const std::vector<Matrix<double>>& outputs, const Matrix<double>& wo, Index head);

/// The head's columns set to 0 after W_O, where each column holds something of all heads.
/// @param wo Σ d_v × d_model with d_model ≥ Σ d_v
Matrix<double> ablatedAfter(const std::vector<Matrix<double>>& outputs, const Matrix<double>& wo, Index head);

/// As it should be: the mean of the heads' weights.
Matrix<double> meanOfWeights(const std::vector<Matrix<double>>& scores, const BoolMatrix& allowed);

/// The softmax of the mean of the heads' scores.
Matrix<double> weightsOfMean(const std::vector<Matrix<double>>& scores, const BoolMatrix& allowed);

} // namespace headlight
