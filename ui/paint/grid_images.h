#pragma once

#include "ui/paint/cell_painter.h"
#include "ui/paint/grid_reading.h"

#include <QImage>

namespace headlight {

/// Thumbnails in pixels, kept from one paint to the next: painting one again is a copy of its pixels. Each is made anew
/// when what it was made of changes; when theme or colour map do, its owner clears all.
class GridImages {
public:
    /// @param size in pixels of the device
    /// @param ratio how many of them a logical pixel has on a side
    const QImage& image(HeadPlace place, const std::shared_ptr<const CellField>& field, const CellLook& look,
                        QSize size, double ratio);
    void clear() { m_held.clear(); }

private:
    struct Held {
        std::shared_ptr<const CellField> field;
        ValueRange range;
        QImage image;
    };
    std::map<HeadPlace, Held> m_held;
};

} // namespace headlight
