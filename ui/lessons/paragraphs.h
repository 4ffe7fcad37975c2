#pragma once

#include <QString>

namespace headlight {

/// A text as rich text: its paragraphs, which stand apart by an empty line, and its formulas.
QString paragraphsHtml(const QString& text);

} // namespace headlight
