#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace headlight {

/// A sentence broken at its spaces into lines of a width; a word that is wider alone is shortened.
/// @param mostLines the last of them ends in "…" where there is more to say
QStringList wrappedText(const QString& text, const QFont& font, double width, int mostLines);

} // namespace headlight
