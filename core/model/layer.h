#pragma once

#include "core/attention/mask.h"
#include "core/model/published_weight.h"
#include "core/model/shared_matrix.h"

#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// What a head's raw products q·k are divided by.
struct Scale {
    enum class Kind { SqrtDk, None, Number };
    Kind kind = Kind::SqrtDk;
    double number = 1; ///< used by Number; > 0, finite. Kept by the other kinds, so that it can come back.

    /// √d_k, 1 or the number.
    double divisor(Index dK) const;
    /// Equal if they divide alike: a number that is not in use does not count.
    bool operator==(const Scale& other) const;
};

/// What a head is, beside its matrices.
struct Head {
    std::string name; ///< UTF-8, may be empty
    Index dK = 0;
    Index dV = 0;
    Scale scale;
    bool enabled = true; ///< false: its output is taken as 0 before W_O (ablation)
    /// The weights that stand for published numbers, ascending, each cell once; all others are made up to fill the
    /// rows. None: the head is no replica, and nothing is said about its weights.
    std::optional<std::vector<PublishedWeight>> published = std::nullopt;

    bool operator==(const Head&) const = default;
};

/// The columns of one head in a matrix that holds all heads side by side.
struct ColumnRange {
    Index begin = 0;
    Index count = 0;
};

/// heads → concatenation·W_O, with an optional norm before and residual around. Row vectors: Q = X·W_Q.
template <class S>
struct Layer {
    std::vector<Head> heads;
    SharedMatrix<S> wq;                ///< d_model × Σ d_k, the heads side by side
    SharedMatrix<S> wk;                ///< d_model × Σ d_k
    SharedMatrix<S> wv;                ///< d_model × Σ d_v
    std::optional<SharedMatrix<S>> wo; ///< Σ d_v × d_model; none: the identity, which needs Σ d_v = d_model
    Mask mask;
    std::vector<Index> hiddenKeys; ///< ascending, each once
    bool residual = true;
    bool layerNorm = false; ///< the input is normalised per token before the heads (population variance, ε = 1e-5)

    ColumnRange keyColumns(Index head) const;   ///< of one head in wq and wk
    ColumnRange valueColumns(Index head) const; ///< of one head in wv, and its rows in wo

    MatrixView<S> wqOf(Index head) const;
    MatrixView<S> wkOf(Index head) const;
    MatrixView<S> wvOf(Index head) const;

    bool operator==(const Layer&) const = default;
};

} // namespace headlight
