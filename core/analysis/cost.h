#pragma once

#include "core/model/model.h"

#include <cstdint>

namespace headlight {

/// The sizes of one attention layer that its cost follows from.
struct LayerSizes {
    Index n = 0;           ///< queries
    Index m = 0;           ///< keys
    Index dModel = 0;      ///< width of a token
    Index heads = 0;       ///< how many softmax distributions a query has
    Index dK = 0;          ///< of all heads added up
    Index dV = 0;          ///< of all heads added up
    bool hasOutput = true; ///< whether there is a W_O (none: the identity)
    Index scalarBytes = 8; ///< of one number: 8 for double, 4 for float
};

/// What attention costs, counted as if every query saw every key: a mask saves work, but not by the formula.
struct Cost {
    std::int64_t parameters = 0;       ///< entries of W_Q, W_K, W_V and W_O
    std::int64_t projections = 0;      ///< multiplications of X·W_Q, X·W_K, X·W_V
    std::int64_t scores = 0;           ///< multiplications of q·k: n·m·Σ d_k
    std::int64_t weightedSums = 0;     ///< multiplications of weights · V: n·m·Σ d_v
    std::int64_t outputProjection = 0; ///< multiplications of concatenation · W_O: n·Σ d_v·d_model
    std::int64_t distributions = 0;    ///< softmax rows: n·heads
    std::int64_t exponentials = 0;     ///< n·m·heads, as many as there are weights
    std::int64_t parameterBytes = 0;   ///< of the parameters
    std::int64_t weightBytes = 0;      ///< of all weights, if they were kept: n·m·heads numbers

    std::int64_t multiplications() const { return projections + scores + weightedSums + outputProjection; }
    Cost& operator+=(const Cost& other);
    bool operator==(const Cost&) const = default;
};

/// The cost of one layer.
/// @source Vaswani et al. 2017, table 1 (O(n²·d) a layer); the count by parts is ours.
Cost costOf(const LayerSizes& sizes);

/// The sizes of a layer over n queries and m keys.
template <class S>
LayerSizes sizesOf(const Layer<S>& layer, Index n, Index m);

/// The cost of all layers together.
template <class S>
Cost costOf(const Model<S>& model, const Input<S>& input);

} // namespace headlight
