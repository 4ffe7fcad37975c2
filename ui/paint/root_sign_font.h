#pragma once

#include <QByteArray>
#include <QFont>
#include <QString>

namespace headlight {

/// A font of one sign, √ without a bar, whose lines are as high as those of a face and as far apart: a TrueType file.
/// @param face whose measures are taken
/// @return empty where its measures cannot be read
QByteArray rootSignFont(const QFont& face, const QString& family);

/// The family of that font, which the program knows from then on. Named before the face it gives it its √.
/// @return empty where there is none
QString rootSignFamily(const QFont& face);

/// The family that is named after it where a list of families begins with that of a root sign; else the first one.
QString readFamily(const QStringList& families);

} // namespace headlight
