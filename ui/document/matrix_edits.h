#pragma once

#include "ui/document/edit.h"

namespace headlight {

enum class MatrixKind { Query, Key, Value, Output };

/// One head's W_Q, W_K (d_model × d_k), W_V (d_model × d_v), or its rows of W_O (d_v × d_model).
struct MatrixPlace {
    MatrixKind kind = MatrixKind::Query;
    Index layer = 0;
    Index head = 0;
    bool operator==(const MatrixPlace&) const = default;
};

/// The matrix as it stands; an implied W_O reads as the identity.
Matrix<double> matrixAt(const Content& content, const MatrixPlace& place);

/// The identity of the matrix's shape: ones on the diagonal; for W_O the head's rows of the whole layer's identity.
Matrix<double> identityAt(const Content& content, const MatrixPlace& place);

/// Sets one entry; an implied W_O becomes explicit.
/// Errors: NotFinite.
EditResult setMatrixEntry(const Content& content, const MatrixPlace& place, Index row, Index column, double value);

/// Sets all entries; contract: the matrix has the place's shape.
/// @param kind FillMatrix or PasteMatrix: what the step is called
/// Errors: NotFinite.
EditResult setMatrix(const Content& content, const MatrixPlace& place, const Matrix<double>& matrix,
                     EditLabel::Kind kind = EditLabel::Kind::FillMatrix);

/// Lays tab-separated numbers over the matrix, their first cell at (row, column).
/// Errors: NotANumber, NotFinite, PasteRagged, PasteShape, Empty.
EditResult pasteIntoMatrix(const Content& content, const MatrixPlace& place, Index row, Index column,
                           const QString& text);

} // namespace headlight
