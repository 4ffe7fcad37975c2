#pragma once

#include "ui/document/document.h"

#include <QList>
#include <QString>

namespace headlight {

/// A document that the program brings along.
struct Example {
    QString path;    ///< in the program's resources
    QString title;   ///< as the file says it, not translated
    Selection start; ///< what is looked at first
};

/// In the order that they are meant to be read in: the first is what the program opens with.
QList<Example> examples();

/// The title in the current language; a title that is not an example's is returned as it is.
QString exampleTitle(const QString& title);

} // namespace headlight
