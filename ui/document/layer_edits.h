#pragma once

#include "ui/document/edit.h"

namespace headlight {

/// Sets the layer's mask. A painted mask without cells starts as what the present mask lets be seen.
/// Errors: OutOfRange (window), TooLarge (painted).
EditResult setMask(const Content& content, Index layer, const Mask& mask);
/// The same mask for all layers.
/// Errors: as setMask.
EditResult setMaskEverywhere(const Content& content, const Mask& mask);

/// Allows or forbids one cell; the mask becomes a painted one.
/// Errors: TooLarge.
EditResult setMaskCell(const Content& content, Index layer, Index query, Index key, bool allowed);

/// Sets the key positions that no query sees, in any order; contract: each in [0, m).
EditResult setHiddenKeys(const Content& content, Index layer, std::vector<Index> hiddenKeys);
EditResult setResidual(const Content& content, Index layer, bool residual);
EditResult setLayerNorm(const Content& content, Index layer, bool layerNorm);

/// Adds a layer behind the last: heads shaped as there, all zeros, with residual, so that nothing changes yet.
/// Errors: TooManyLayers.
EditResult addLayer(const Content& content);
/// Puts a copy behind the layer.
/// Errors: TooManyLayers.
EditResult duplicateLayer(const Content& content, Index layer);
/// Errors: LastLayer.
EditResult removeLayer(const Content& content, Index layer);
/// Moves a layer so that it stands at position `to`.
EditResult moveLayer(const Content& content, Index from, Index to);

} // namespace headlight
