#include "ui/paint/flow_columns.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double gap = 8;
constexpr double largestPitch = 2.5;  ///< lines
constexpr double widestSide = 0.3;    ///< of the room
constexpr double widestBetween = 1.6; ///< times the columns' height, so that lines are not too flat
constexpr double leastBetween = 320;

FlowColumn columnOf(Index count, double height, double lineHeight)
{
    FlowColumn column;
    column.count = count;
    column.pitch = std::min(height / static_cast<double>(count), largestPitch * lineHeight);
    return column;
}

} // namespace

std::optional<Index> FlowColumn::placeAt(double y) const
{
    if (y < labels.top() || y >= labels.bottom())
        return std::nullopt;
    return std::min(static_cast<Index>((y - labels.top()) / pitch), count - 1);
}

FlowColumns placeColumns(const FlowNeeds& needs, const QRectF& room)
{
    const double line = needs.lineHeight;
    const double legend = needs.legendHeight > 0 ? needs.legendHeight + 2 * gap : 0;
    const double height = std::max(1.0, room.height() - line - gap - legend);
    FlowColumns columns;
    columns.queries = columnOf(needs.queries.count, height, line);
    columns.keys = columnOf(needs.keys.count, height, line);
    const auto heightOf = [](const FlowColumn& column) { return column.pitch * static_cast<double>(column.count); };
    const double tallest = std::max(heightOf(columns.queries), heightOf(columns.keys));

    // From the labels' inner side outwards: labels, numbers beside them, the title above both.
    const double numbers = needs.numberWidth > 0 ? std::ceil(needs.numberWidth) + gap : 0;
    const double most = std::floor(widestSide * room.width());
    const auto labelWidth = [&](const FlowNeeds::Column& column) {
        return std::min(column.labelWidth, most - numbers);
    };
    const auto sideWidth = [&](const FlowNeeds::Column& column) {
        return std::min(std::max(column.labelWidth + numbers, column.titleWidth), most);
    };
    const double left = sideWidth(needs.queries);
    const double right = sideWidth(needs.keys);
    const double free = room.width() - left - right - 2 * gap;
    const double between = std::min(std::max(leastBetween, widestBetween * tallest), free);
    const double begin = std::round(room.left() + (free - between) / 2 + left);
    const double end = std::floor(begin + 2 * gap + between);

    const auto place = [&](FlowColumn& column, double labelX, double width, double numberX, double titleX,
                           double side) {
        const double top = std::round(room.top() + line + gap + (tallest - heightOf(column)) / 2);
        column.labels = QRectF(labelX, top, width, heightOf(column));
        column.numbers = QRectF(numberX, top, std::max(0.0, numbers - gap), heightOf(column));
        column.title = QRectF(titleX, room.top(), side, line);
    };
    const double queryWidth = labelWidth(needs.queries);
    const double keyWidth = labelWidth(needs.keys);
    place(columns.queries, begin - queryWidth, queryWidth, begin - queryWidth - numbers, begin - left, left);
    place(columns.keys, end, keyWidth, end + keyWidth + gap, end, right);
    columns.queries.lineX = begin + gap;
    columns.keys.lineX = end - gap;
    const double bottom = room.top() + line + gap + tallest;
    columns.legend = QRectF(room.left(), bottom + 2 * gap, room.width(), needs.legendHeight);
    const double outerLeft = legend > 0 ? room.left() : begin - left;
    const double outerRight = legend > 0 ? room.right() : end + right;
    columns.bounds = QRectF(outerLeft, room.top(), outerRight - outerLeft, bottom - room.top() + legend);
    return columns;
}

} // namespace headlight
