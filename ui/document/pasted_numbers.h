#pragma once

#include "ui/document/edit.h"

namespace headlight {

/// A number as a person types it: 0.5, −0.5 (either minus), 1e-3, and 0,5 (a lone comma is a decimal comma).
/// Errors: NotANumber, NotFinite.
Result<double, EditError> parseNumber(const QString& text);

/// Cells of a spreadsheet: tabs between columns, line ends between rows, one line end more at the end or not.
/// @return rows × columns
/// Errors: NotANumber, NotFinite, PasteRagged (rows of different lengths), Empty.
Result<Matrix<double>, EditError> parsePastedNumbers(const QString& text);

/// Cells for a spreadsheet: numbers that read back as the same value.
QString copiedNumbers(const Matrix<double>& numbers);

} // namespace headlight
