#pragma once

#include "ui/document/document.h"

#include <QList>
#include <QString>

namespace headlight {

/// A document that the program brings along. Each is there in every language, with words of that language.
struct Example {
    QString path;    ///< in the program's resources
    QString title;   ///< the document's own
    Selection start; ///< what is looked at first
};

/// Those of the language of the moment, in the order that they are meant to be read in: the first is what the program
/// opens with.
QList<Example> examples();

} // namespace headlight
