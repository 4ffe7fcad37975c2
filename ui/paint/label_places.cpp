#include "ui/paint/label_places.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace headlight {

namespace {

/// How far the label is turned around its point, by preference.
constexpr double turns[] = {0, 45, -45, 90, -90, 135, -135, 180};

/// The label seen from its point at this angle (counter-clockwise, degrees), outside the circle of the gap.
QRectF placeAt(const LabelWish& wish, double degrees, double gap)
{
    const double angle = degrees * std::numbers::pi / 180;
    const double x = std::cos(angle);
    const double y = -std::sin(angle);
    QRectF rect(QPointF(), wish.size);
    const auto pushed = [gap](double along, double length) {
        return along * gap + std::clamp(1.6 * along, -1., 1.) * length / 2;
    };
    rect.moveCenter(wish.anchor + QPointF(pushed(x, wish.size.width()), pushed(y, wish.size.height())));
    return rect;
}

QRectF movedInto(QRectF rect, const QRectF& room)
{
    rect.moveLeft(std::max(room.left(), std::min(rect.left(), room.right() - rect.width())));
    rect.moveTop(std::max(room.top(), std::min(rect.top(), room.bottom() - rect.height())));
    return rect;
}

double preferredDegrees(const LabelWish& wish)
{
    if (wish.direction.isNull())
        return 0;
    return std::atan2(-wish.direction.y(), wish.direction.x()) * 180 / std::numbers::pi;
}

/// The first place around the point that is free and inside the room.
/// @param moves whether places that stick out are moved in first
std::optional<QRectF> freePlace(const LabelWish& wish, const QRectF& room, double gap, const std::vector<QRectF>& taken,
                                bool moves)
{
    for (const double turn : turns) {
        QRectF rect = placeAt(wish, preferredDegrees(wish) + turn, gap);
        if (moves)
            rect = movedInto(rect, room);
        const bool covers =
            std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(rect); });
        if (!covers && room.contains(rect))
            return rect;
    }
    return std::nullopt;
}

} // namespace

std::vector<std::optional<QRectF>> placedLabels(const std::vector<LabelWish>& wishes, const QRectF& room, double gap,
                                                std::vector<QRectF> taken)
{
    std::vector<std::optional<QRectF>> places;
    places.reserve(wishes.size());
    std::vector<QRectF> labels;
    for (const LabelWish& wish : wishes) {
        std::optional<QRectF> place = freePlace(wish, room, gap, taken, false);
        if (!place && wish.always)
            place = freePlace(wish, room, gap, taken, true);
        if (!place && wish.always)
            place = freePlace(wish, room, gap, labels, true);
        if (!place && wish.always)
            place = movedInto(placeAt(wish, preferredDegrees(wish), gap), room);
        if (place) {
            taken.push_back(*place);
            labels.push_back(*place);
        }
        places.push_back(place);
    }
    return places;
}

} // namespace headlight
