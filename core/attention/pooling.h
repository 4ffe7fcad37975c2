#pragma once

#include "core/attention/matrix.h"

namespace headlight {

/// Blocks of whole cells, as even as they can be, that a tile is divided into: a picture with fewer pixels than cells
/// shows one block a pixel.
struct Pooling {
    Tile tile;
    Index rows = 0;    ///< blocks below one another, 0 to tile.rows
    Index columns = 0; ///< blocks beside one another, 0 to tile.columns

    /// Whether a block has more than one cell.
    bool shrinks() const { return rows < tile.rows || columns < tile.columns; }
    /// The block that a row of the tile falls into, counted from the tile's first.
    Index blockOfRow(Index row) const { return row * rows / tile.rows; }
    Index blockOfColumn(Index column) const { return column * columns / tile.columns; }
    /// The first row of a block, counted from the tile's first; of the block past the last: tile.rows.
    Index firstRow(Index block) const { return (block * tile.rows + rows - 1) / rows; }
    Index firstColumn(Index block) const { return (block * tile.columns + columns - 1) / columns; }

    bool operator==(const Pooling&) const = default;
};

} // namespace headlight
