#include "ui/paint/hidden_text.h"

#include <QCoreApplication>

namespace headlight {

QString hiddenText()
{
    return QCoreApplication::translate("paint", "hidden until you answer");
}

} // namespace headlight
