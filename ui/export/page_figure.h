#pragma once

#include "ui/export/figure.h"
#include "ui/paint/page.h"

namespace headlight {

/// A lab's page as a figure: what it is called and asks, and its parts, as many beside one another as fit. A
/// PDF may go on on another page between its rows.
/// @param width logical pixels; the height follows
/// @return a picture without extent where the page is empty
Picture pageFigure(const FigureHeading& heading, const Page& page, const Theme& theme, const QFont& font, double width);

} // namespace headlight
