#include "ui/paint/cell_field.h"

#include "core/model/veiled_source.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

void markMadeUp(CellField& field, const std::vector<TokenPair>& published)
{
    const Pooling& pooling = field.pooling;
    std::vector<bool> isPublished(field.states.size(), false);
    for (const auto& [query, key] : published) {
        const Index row = query - pooling.tile.row;
        const Index column = key - pooling.tile.column;
        if (row >= 0 && row < pooling.tile.rows && column >= 0 && column < pooling.tile.columns)
            isPublished[static_cast<std::size_t>(pooling.blockOfRow(row) * field.columns()
                                                 + pooling.blockOfColumn(column))] = true;
    }
    for (std::size_t i = 0; i < field.states.size(); ++i)
        if (field.states[i] == CellState::Value && !isPublished[i])
            field.states[i] = CellState::MadeUp;
}

} // namespace

CellField readCells(const AttentionSource& source, Quantity quantity, Index layer, Index head, Index maxRows,
                    Index maxColumns)
{
    const Tile all{.rows = source.rowCount(quantity, layer, head),
                   .columns = source.columnCount(quantity, layer, head)};
    return readCells(source, quantity, layer, head,
                     {all, std::min(all.rows, maxRows), std::min(all.columns, maxColumns)});
}

CellField readCells(const AttentionSource& source, Quantity quantity, Index layer, Index head, const Pooling& pooling,
                    const std::atomic<bool>* stop)
{
    CellField field;
    field.pooling = pooling;
    field.values = source.pooled(quantity, layer, head, pooling, stop);
    field.states.reserve(static_cast<std::size_t>(field.values.size()));
    for (double& value : field.values.reshaped<Eigen::RowMajor>()) {
        const bool isValue = std::isfinite(value);
        field.states.push_back(isValue                 ? CellState::Value
                               : isHiddenNumber(value) ? CellState::Hidden
                               : std::isnan(value)     ? CellState::Invalid
                                                       : CellState::Forbidden);
        value = isValue ? value : 0;
    }
    if (source.marksMadeUp(quantity, layer, head))
        markMadeUp(field, source.publishedCells(layer, head));
    return field;
}

CellField partOf(const CellField& field, const Tile& tile)
{
    const Index row = tile.row - field.pooling.tile.row;
    const Index column = tile.column - field.pooling.tile.column;
    CellField part;
    part.pooling = {tile, tile.rows, tile.columns};
    part.values = field.values.block(row, column, tile.rows, tile.columns);
    for (Index i = 0; i < tile.rows; ++i)
        for (Index j = 0; j < tile.columns; ++j)
            part.states.push_back(field.state(row + i, column + j));
    return part;
}

} // namespace headlight
