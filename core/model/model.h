#pragma once

#include "core/model/layer.h"

#include <optional>
#include <vector>

namespace headlight {

/// Layers one after the other. Copying copies pointers to the matrices, not the matrices.
template <class S>
struct Model {
    std::vector<Layer<S>> layers;
    double scoreMultiplier = 1; ///< every score is multiplied by it after its head's division; ≥ 0

    bool operator==(const Model&) const = default;
};

/// What goes in: X, and where keys and values come from if not from X.
template <class S>
struct Input {
    SharedMatrix<S> x; ///< n × d_model
    std::optional<SharedMatrix<S>> memory =
        std::nullopt; ///< m × d_model: keys and values of every layer; never normalised

    bool operator==(const Input&) const = default;
};

/// Throws std::invalid_argument where the model's shapes do not fit one another or the input, naming both shapes,
/// the layer and the head.
template <class S>
void requireShapes(const Model<S>& model, const Input<S>& input);

} // namespace headlight
