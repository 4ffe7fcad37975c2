#include "ui/controls/slider_marks.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double overlap = 3; // of a text that stands beside its tick, so that the two meet

bool touch(double left, double width, double otherLeft, double otherWidth, double gap)
{
    return left < otherLeft + otherWidth + gap && otherLeft < left + width + gap;
}

double centred(const MarkText& mark)
{
    return mark.tick - mark.width / 2;
}

/// The nearest mark at another place whose text or tick the centred text would touch.
const MarkText* inTheWay(const std::vector<MarkText>& marks, const MarkText& mark, double gap)
{
    const MarkText* nearest = nullptr;
    for (const MarkText& other : marks) {
        const double distance = std::abs(other.tick - mark.tick);
        if (distance < 0.5 || !touch(centred(mark), mark.width, centred(other), other.width, gap))
            continue;
        if (!nearest || distance < std::abs(nearest->tick - mark.tick))
            nearest = &other;
    }
    return nearest;
}

} // namespace

std::vector<std::optional<double>> markTextPlaces(const std::vector<MarkText>& marks, double room, double gap)
{
    std::vector<std::optional<double>> places(marks.size());
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const MarkText& mark = marks[i];
        if (mark.width <= 0)
            continue;
        double left = centred(mark);
        if (const MarkText* other = inTheWay(marks, mark, gap))
            left = other->tick < mark.tick ? mark.tick - overlap : mark.tick + overlap - mark.width;
        left = std::clamp(left, 0.0, std::max(0.0, room - mark.width));
        bool free = true;
        for (std::size_t j = 0; j < i; ++j)
            free = free && !(places[j] && touch(left, mark.width, *places[j], marks[j].width, gap));
        if (free)
            places[i] = left;
    }
    return places;
}

} // namespace headlight
