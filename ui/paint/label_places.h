#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace headlight {

/// A label that wants to stand beside a point.
struct LabelWish {
    QPointF anchor;
    QSizeF size;
    QPointF direction;   ///< where it stands by preference, seen from the anchor; (0, 0): to the right
    bool always = false; ///< it is placed even where it has to cover something, another label last of all
};

/// Places labels around their points so that none covers another one or leaves the room; earlier ones come first.
/// @param gap from the point to the label @param taken what no label may cover
/// @return one for each wish; none: there was no place for it
std::vector<std::optional<QRectF>> placedLabels(const std::vector<LabelWish>& wishes, const QRectF& room, double gap,
                                                std::vector<QRectF> taken = {});

} // namespace headlight
