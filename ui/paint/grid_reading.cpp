#include "ui/paint/grid_reading.h"

#include "ui/paint/heatmap_reading.h"

#include <algorithm>

namespace headlight {

namespace {

bool isSharp(const CellField* field, const AttentionSource& source, Index pixels)
{
    return pixels == 0
           || (field && field->rows() == std::min(source.queryCount(), pixels)
               && field->columns() == std::min(source.keyCount(), pixels));
}

} // namespace

std::vector<HeadPlace> headsOf(const AttentionSource& source)
{
    std::vector<HeadPlace> places;
    for (Index layer = 0; layer < source.layerCount(); ++layer)
        for (Index head = 0; head < source.headCount(layer); ++head)
            places.push_back({layer, head});
    return places;
}

bool serves(const HeadReading& reading, const AttentionSource& source, HeadPlace place, const GridNeeds& needs)
{
    return reading.keysLeftOut == needs.keysLeftOut && isSharp(reading.field.get(), source, needs.pixels)
           && (!needs.scores || reading.scores) && (!needs.baselines || place.head > 0 || reading.baseline);
}

HeadReading readHead(const AttentionSource& source, HeadPlace place, const GridNeeds& needs, HeadReading before,
                     const std::atomic<bool>* stop)
{
    const auto [layer, head] = place;
    HeatmapOptions options;
    options.keysLeftOut = needs.keysLeftOut;
    // Borrowed, not owned: nothing is kept beyond this function.
    const auto shown = shownSource({std::shared_ptr<const AttentionSource>(), &source}, options);
    HeadReading reading = before.keysLeftOut == needs.keysLeftOut ? std::move(before) : HeadReading{};
    reading.keysLeftOut = needs.keysLeftOut;
    if (!isSharp(reading.field.get(), source, needs.pixels)) {
        const Tile all{.rows = source.queryCount(), .columns = source.keyCount()};
        const Pooling pooling{all, std::min(all.rows, needs.pixels), std::min(all.columns, needs.pixels)};
        CellField field = readCells(*shown, Quantity::Weights, layer, head, pooling, stop);
        markLeftOut(field, options);
        reading.largest = field.values.size() > 0 ? field.values.cwiseAbs().maxCoeff() : 0;
        reading.field = std::make_shared<const CellField>(std::move(field));
    }
    if (needs.scores && !reading.scores)
        reading.scores = headScores(*shown, layer, head, stop);
    if (needs.baselines && head == 0 && !reading.baseline)
        reading.baseline = patternBaselines(*shown, layer, stop);
    return reading;
}

GridReading readGrid(const AttentionSource& source, const GridNeeds& needs, GridReading before)
{
    GridReading reading = std::move(before);
    for (const HeadPlace place : headsOf(source))
        reading[place] = readHead(source, place, needs, std::move(reading[place]));
    return reading;
}

} // namespace headlight
