#pragma once

#include "ui/document/edit.h"

#include <optional>

namespace headlight {

/// What several edits are made of.

const Layer<double>& layerAt(const Content& content, Index layer);
Layer<double>& layerAt(Content& content, Index layer);
const Head& headAt(const Content& content, Index layer, Index head);
Head& headAt(Content& content, Index layer, Index head);

/// How many keys the content's layers have: m.
Index keyCount(const Content& content);

/// The dimension's name, or its number.
QString dimensionLabel(const Content& content, Index dimension);
/// The token's text.
QString tokenLabel(const std::vector<std::string>& tokens, Index token);
/// "layer, head" as the labels of edits hold them.
QStringList headValues(Index layer, Index head);

/// Refuses text past the limit of names.
std::optional<EditError> nameError(const std::string& name);
/// Refuses what is not finite.
std::optional<EditError> finiteError(const Matrix<double>& numbers);

/// The block laid over a matrix, its first cell at (row, column).
/// Errors: PasteShape (it does not fit), naming what was pasted and what there is from that cell on.
Result<Matrix<double>, EditError> pastedOver(const Matrix<double>& matrix, Index row, Index column,
                                             const Matrix<double>& block);

} // namespace headlight
