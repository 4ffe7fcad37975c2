#pragma once

#include "ui/document/edit.h"

namespace headlight {

/// Queries, keys and values of their own in the plane, as a document that needs no words: tokens are queries, the
/// memory's tokens are pairs of a key and a value. A row is (q₁, q₂, 0, 0) or (k₁, k₂, v₁, v₂); W_Q and W_K take the
/// first two, W_V the last two components, W_O puts the output where values stand, and nothing else happens.

/// Which table a free vector stands in.
enum class VectorTable { Queries, Pairs };

constexpr Index mostFreeVectors = 8; ///< rows of a table; the least is 1

/// The worked example: q = (2, 0), k₁ = (1, 0), k₂ = (0, 1), v₁ = (10, 0), v₂ = (0, 10), scores ÷ √d_k.
Content freeVectors();

/// The rows of a table: n × 2 queries, or m × 4 keys and values.
Matrix<double> vectorsOf(const Content& content, VectorTable table);

/// Puts numbers over a table, their first at (row, column); contract: they fit.
/// Errors: NotFinite.
EditResult setVectors(const Content& content, VectorTable table, Index row, Index column,
                      const Matrix<double>& numbers);

/// Lays tab-separated numbers over a table.
/// Errors: NotANumber, NotFinite, PasteRagged, PasteShape, Empty.
EditResult pasteIntoVectors(const Content& content, VectorTable table, Index row, Index column, const QString& text);

/// Adds a row behind the last, that points somewhere else than the others at the start.
/// Errors: OutOfRange.
EditResult addVector(const Content& content, VectorTable table);
/// Errors: OutOfRange (one stays).
EditResult removeVector(const Content& content, VectorTable table, Index row);

} // namespace headlight
