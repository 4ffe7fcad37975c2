#pragma once

#include <QString>

namespace headlight {

/// A text as rich text: its paragraphs, which stand apart by an empty line, and its formulas.
QString paragraphsHtml(const QString& text);

/// A text whose long words may be broken anywhere but inside a subscript: they would be wider than the column.
QString breakable(const QString& text);

} // namespace headlight
