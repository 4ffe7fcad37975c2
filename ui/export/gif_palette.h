#pragma once

#include <QImage>

#include <vector>

namespace headlight {

/// An image as numbers of at most 256 colours.
struct IndexedImage {
    int width = 0;
    int height = 0;
    std::vector<QRgb> colors;
    std::vector<unsigned char> pixels; ///< by rows
};

/// Up to 256 colours are kept exactly. Of more, those of the largest areas are kept exactly (the cells), then those
/// farthest from what is kept (the soft edges of text), and the others become the nearest of them.
IndexedImage indexed(const QImage& image);

} // namespace headlight
