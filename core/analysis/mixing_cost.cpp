#include "core/analysis/mixing_cost.h"

#include <algorithm>

namespace headlight {

MixingCost mixingCost(Mixing mixing, const LayerSizes& sizes, const MixingSizes& extra)
{
    const Cost whole = costOf(sizes);
    switch (mixing) {
    case Mixing::Softmax:
        break;
    case Mixing::Tiled: {
        const Index tiles = (sizes.m + extra.tile - 1) / extra.tile;
        return {whole.scores + whole.weightedSums + sizes.n * tiles * sizes.dV,
                std::min(extra.tile, sizes.n) * std::min(extra.tile, sizes.m) * sizes.heads};
    }
    case Mixing::Window: {
        const Index keys = std::min(extra.window, sizes.m);
        return {sizes.n * keys * (sizes.dK + sizes.dV), sizes.n * keys * sizes.heads};
    }
    case Mixing::Linear: {
        const Index state = sizes.dK * sizes.dV / sizes.heads; // of all heads: h · (d_k of one · d_v of one)
        return {(sizes.n + sizes.m) * state + sizes.n * sizes.dK, state + sizes.dK};
    }
    case Mixing::StateSpace:
        return {3 * sizes.n * sizes.dModel * extra.state, sizes.dModel * extra.state};
    }
    return {whole.scores + whole.weightedSums, whole.exponentials};
}

} // namespace headlight
