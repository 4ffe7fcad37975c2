#pragma once

#include "ui/export/image_export.h"

namespace headlight {

/// The height of a page of a PDF at a width, in logical pixels: of the part of A4 that is printed on, and of A4's
/// proportions where it is wider.
double pageHeight(double width);

/// The pages that a picture fills: cut at its breaks so that each is as full as a page can be. One that fits, or has no
/// breaks, is a single page.
std::vector<Picture> pagesOf(const Picture& picture);

} // namespace headlight
