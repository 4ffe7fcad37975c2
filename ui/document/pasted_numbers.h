#pragma once

#include "ui/document/edit.h"

namespace headlight {

/// Cells of a spreadsheet: tabs between columns, line ends between rows, one line end more at the end or not.
/// A number is written with a point, or with a comma where that can only be a decimal comma (0,5; not 1,000.5);
/// either minus sign is fine.
/// @return rows × columns
/// Errors: NotANumber, NotFinite, PasteRagged (rows of different lengths), Empty.
Result<Matrix<double>, EditError> parsePastedNumbers(const QString& text);

/// Cells for a spreadsheet: numbers that read back as the same value.
QString copiedNumbers(const Matrix<double>& numbers);

} // namespace headlight
