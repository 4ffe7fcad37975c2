#include "core/attention/softmax.h"
#include "core/files/npy.h"
#include "core/files/numbers.h"

namespace headlight {

namespace {

using What = Numbers::What;

/// The heads whose arrays follow one another; one a layer where heads share them.
std::vector<std::pair<Index, Index>> placesOf(const Numbers& numbers)
{
    if (numbers.what == What::Embeddings)
        return {{0, 0}};
    std::vector<std::pair<Index, Index>> places;
    for (const Numbers::Part& part : numbers.parts)
        for (const Index head : numbers.isPerHead() ? part.heads : std::vector<Index>{0})
            places.emplace_back(part.layer, head);
    return places;
}

/// The shape of one array alone, or of all stacked as [layers, (heads,) rows, columns]; none where they differ.
std::optional<std::vector<Index>> stackedShape(const Numbers& numbers,
                                               const std::vector<std::pair<Index, Index>>& places)
{
    const auto shapeAt = [&](std::pair<Index, Index> place) {
        return std::pair(numbers.source.rowCount(numbers.quantity(), place.first, place.second),
                         numbers.source.columnCount(numbers.quantity(), place.first, place.second));
    };
    const auto [rows, columns] = shapeAt(places.front());
    if (numbers.what == What::Gradient)
        return std::vector<Index>{rows, columns, columns};
    if (places.size() == 1)
        return std::vector<Index>{rows, columns};
    for (const auto& place : places)
        if (shapeAt(place) != std::pair(rows, columns))
            return std::nullopt;
    if (!numbers.isPerHead())
        return std::vector<Index>{std::ssize(numbers.parts), rows, columns};
    const Index heads = std::ssize(numbers.parts.front().heads);
    for (const Numbers::Part& part : numbers.parts)
        if (std::ssize(part.heads) != heads)
            return std::nullopt;
    return std::vector<Index>{std::ssize(numbers.parts), heads, rows, columns};
}

} // namespace

std::optional<NpyFault> npyFault(const Numbers& numbers)
{
    if (numbers.what == What::Statistics)
        return NpyFault::NoArray;
    return stackedShape(numbers, placesOf(numbers)) ? std::nullopt : std::optional(NpyFault::ShapesDiffer);
}

std::optional<NpyFault> writeNpy(const Numbers& numbers, const ByteSink& sink)
{
    if (const auto fault = npyFault(numbers))
        return fault;
    const auto places = placesOf(numbers);
    sink(npyHeader(*stackedShape(numbers, places)));
    for (const auto& [layer, head] : places)
        numbers.forEachRow(layer, head, [&](Index, const Matrix<double>& row) {
            sink(npyData(numbers.what == What::Gradient ? softmaxGradient<double>(row) : row));
        });
    return std::nullopt;
}

} // namespace headlight
