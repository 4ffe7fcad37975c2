#pragma once

#include "ui/export/print_size.h"

#include <QString>

namespace headlight {

/// How several heads are written.
enum class HeadsAs {
    Files, ///< in a folder
    Sheet, ///< one picture of all
    Pages  ///< of a PDF
};

/// How a picture is written.
struct ExportChoice {
    QString suffix = QStringLiteral("png"); ///< png, svg or pdf
    int width = 960;                        ///< logical pixels, 96 to the inch
    int dpi = 192;                          ///< of a PNG
    bool dark = false;
    bool caption = false;
    bool inSight = false; ///< of a view that is turned sheet by sheet, the sheet in sight alone
    bool print = false;   ///< the width is that of the paper; light
    PrintSize paper;
    HeadsAs heads = HeadsAs::Files; ///< where all heads are written

    bool operator==(const ExportChoice&) const = default;
};

} // namespace headlight
