#pragma once

#include "core/model/forward.h"
#include "support/matrix_check.h"

namespace headlight::test {

/// A layer of these heads with standard normal matrices that depend on the seed alone.
template <class S>
Layer<S> randomLayer(Index dModel, std::vector<Head> heads, unsigned seed)
{
    Index dK = 0;
    Index dV = 0;
    for (const Head& head : heads) {
        dK += head.dK;
        dV += head.dV;
    }
    Layer<S> layer;
    layer.heads = std::move(heads);
    layer.wq = randomMatrix<S>(dModel, dK, seed);
    layer.wk = randomMatrix<S>(dModel, dK, seed + 1);
    layer.wv = randomMatrix<S>(dModel, dV, seed + 2);
    layer.wo = randomMatrix<S>(dV, dModel, seed + 3);
    return layer;
}

inline Head headOf(Index dK, Index dV)
{
    Head head;
    head.dK = dK;
    head.dV = dV;
    return head;
}

/// Three layers that use everything: heads of different widths, one switched off, norm, masks, scales, hidden keys.
template <class S>
Model<S> mixedModel()
{
    Model<S> model;
    model.scoreMultiplier = 0.75;
    for (unsigned l = 0; l < 3; ++l)
        model.layers.push_back(randomLayer<S>(6, {headOf(2, 3), headOf(5, 1), headOf(1, 4)}, 10 * l));
    model.layers[0].mask.kind = Mask::Kind::Causal;
    model.layers[0].heads[1].enabled = false;
    model.layers[1].layerNorm = true;
    model.layers[1].heads[0].scale = {.kind = Scale::Kind::Number, .number = 3};
    model.layers[1].hiddenKeys = {2};
    model.layers[2].residual = false;
    model.layers[2].heads[2].scale.kind = Scale::Kind::None;
    model.layers[2].mask = {.kind = Mask::Kind::Window, .window = 2};
    return model;
}

} // namespace headlight::test
