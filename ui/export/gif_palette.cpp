#include "ui/export/gif_palette.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace headlight {

namespace {

constexpr std::size_t mostColors = 256;
constexpr std::size_t byArea = 224; ///< of them are kept for the areas that they fill
constexpr int areaRun = 4;          ///< so many pixels beside one another are an area; less is an edge

struct Found {
    QRgb color;
    std::int64_t area;
    int distance; ///< to the nearest colour that is kept, squared
    unsigned char nearest;
};

int distance(QRgb a, QRgb b)
{
    const int red = qRed(a) - qRed(b);
    const int green = qGreen(a) - qGreen(b);
    const int blue = qBlue(a) - qBlue(b);
    return red * red + green * green + blue * blue;
}

/// All colours, those of the largest areas first.
std::vector<Found> colorsOf(const QImage& image)
{
    std::unordered_map<QRgb, std::int64_t> counts;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0, begin = 0; x <= image.width(); ++x)
            if (x == image.width() || line[x] != line[begin]) {
                if (x > begin)
                    counts[line[begin]] += x - begin >= areaRun ? x - begin : 0;
                begin = x;
            }
    }
    std::vector<Found> found;
    for (const auto& [color, area] : counts)
        found.push_back({color, area, std::numeric_limits<int>::max(), 0});
    std::sort(found.begin(), found.end(),
              [](const Found& a, const Found& b) { return a.area != b.area ? a.area > b.area : a.color < b.color; });
    return found;
}

void keep(QRgb color, std::vector<Found>& found, std::vector<QRgb>& kept)
{
    const auto place = static_cast<unsigned char>(kept.size());
    kept.push_back(color);
    for (Found& other : found)
        if (const int d = distance(color, other.color); d < other.distance) {
            other.distance = d;
            other.nearest = place;
        }
}

} // namespace

IndexedImage indexed(const QImage& given)
{
    const QImage image = given.convertToFormat(QImage::Format_RGB32);
    std::vector<Found> found = colorsOf(image);
    IndexedImage result{image.width(), image.height(), {}, {}};
    const std::size_t exact = found.size() <= mostColors ? found.size() : byArea;
    for (std::size_t i = 0; i < exact; ++i)
        keep(found[i].color, found, result.colors);
    while (result.colors.size() < std::min(mostColors, found.size())) {
        const auto farthest = std::max_element(found.begin(), found.end(),
                                               [](const Found& a, const Found& b) { return a.distance < b.distance; });
        keep(farthest->color, found, result.colors);
    }
    std::unordered_map<QRgb, unsigned char> places;
    for (const Found& each : found)
        places[each.color] = each.nearest;
    result.pixels.reserve(static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height()));
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        unsigned char place = 0;
        for (int x = 0; x < image.width(); ++x) {
            if (x == 0 || line[x] != line[x - 1])
                place = places[line[x]];
            result.pixels.push_back(place);
        }
    }
    return result;
}

} // namespace headlight
