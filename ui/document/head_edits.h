#pragma once

#include "core/model/pattern.h"
#include "ui/document/edit.h"

namespace headlight {

/// Errors: TooLong.
EditResult setHeadName(const Content& content, Index layer, Index head, const QString& name);

/// Changes d_k and d_v; entries that still have a place stay, new ones are 0; W_O's rows follow. An implied W_O is
/// written out first, where it can no longer be implied.
/// Errors: OutOfRange.
EditResult setHeadShape(const Content& content, Index layer, Index head, Index dK, Index dV);

/// Sets what the head's scores are divided by. Another kind than Number keeps the number last used (Scale::number), so
/// that it can come back.
/// Errors: NotFinite, NotAbove.
EditResult setHeadScale(const Content& content, Index layer, Index head, const Scale& scale);

/// The switch for ÷√d_k: on is √d_k; off brings back the head's own number, or no division where it has none.
EditResult setHeadDivided(const Content& content, Index layer, Index head, bool divided);
/// The same switch for all heads of all layers.
EditResult setDividedEverywhere(const Content& content, bool divided);

EditResult setHeadEnabled(const Content& content, Index layer, Index head, bool enabled);

/// Rebuilds the head so that it reads by the pattern (withPattern).
/// Errors: PatternNeeds.
EditResult setHeadPattern(const Content& content, Index layer, Index head, Pattern pattern);

/// Adds a head behind the layer's last: shaped like it, all zeros, its rows of W_O too.
/// Errors: TooManyHeads.
EditResult addHead(const Content& content, Index layer);
/// Puts a copy, with its rows of W_O, behind the head.
/// Errors: TooManyHeads.
EditResult duplicateHead(const Content& content, Index layer, Index head);
/// Takes the head out, with its rows of W_O.
/// Errors: LastHead.
EditResult removeHead(const Content& content, Index layer, Index head);
/// Moves a head, with its rows of W_O, so that it stands at position `to`: the layer computes the same.
EditResult moveHead(const Content& content, Index layer, Index from, Index to);

} // namespace headlight
