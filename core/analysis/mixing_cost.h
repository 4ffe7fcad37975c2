#pragma once

#include "core/analysis/cost.h"

namespace headlight {

/// Ways to let tokens read one another.
enum class Mixing {
    Softmax,    ///< every query weighs every key
    Tiled,      ///< the same result, tile by tile, so that no whole row of weights is ever kept
    Window,     ///< every query weighs the keys near it alone
    Linear,     ///< φ(q)·φ(k) without a softmax, so that keys and values are added up once
    StateSpace, ///< no queries and keys: a state of fixed size that every token changes
};

/// Sizes that the ways have besides those of the layer.
struct MixingSizes {
    Index window = 256; ///< keys that a query sees
    Index tile = 128;   ///< queries, and keys, that are worked on at a time
    Index state = 16;   ///< numbers for each component
};

/// What reading costs, without projections.
struct MixingCost {
    std::int64_t products = 0; ///< multiplications
    std::int64_t held = 0;     ///< weights, or numbers of the state, that are kept at once
    bool operator==(const MixingCost&) const = default;
};

/// The cost of one layer, counted as if nothing were masked:
/// - Softmax: n·m·(d_k + d_v) products; n·m weights a head.
/// - Tiled: n·⌈m ÷ tile⌉·d_v more, as outputs are rescaled after every tile; tile² weights a head.
/// - Window: as Softmax with min(window, m) keys.
/// - Linear: a d_k × d_v sum of k·vᵀ for each head, made from m keys and read by n queries, and the sum of keys for
///   the denominator. Shorter as long as the width of a head is less than the number of tokens.
/// - StateSpace: a diagonal recurrence over the whole width, without heads; for each component and number of its state
/// one product to fade, one to write
///   and one to read.
/// @param sizes dK and dV of all heads added up, as in LayerSizes; all ≥ 1
/// @source Dao et al. 2022 (tiles), Child et al. 2019 and Beltagy et al. 2020 (windows), Katharopoulos et al. 2020
/// (linear attention), Gu & Dao 2023 (state spaces); the count is ours
MixingCost mixingCost(Mixing mixing, const LayerSizes& sizes, const MixingSizes& extra = {});

} // namespace headlight
