#pragma once

#include "core/attention/matrix.h"

#include <QRectF>

#include <vector>

namespace headlight {

/// One matrix of a step, as it has to be placed. Lengths in logical pixels.
struct StepPieceNeeds {
    Index rows = 0;
    Index columns = 0;
    double rowLabelWidth = 0;    ///< the widest; 0: the first piece's labels are its own too
    double columnLabelWidth = 0; ///< the widest
    double captionWidth = 0;
};

/// How the matrices of a step stand.
enum class StepArrangement {
    Row,    ///< one beside the other, with an operator between
    Product ///< the left factor at the bottom left, the right one at the top right, the product where they meet: each
            ///< of its cells is at the crossing of a row and a column (Falk's scheme)
};

struct StepNeeds {
    std::vector<StepPieceNeeds> pieces; ///< factors first, the result last
    bool isProduct = false;             ///< of two matrices: both arrangements are possible
    std::vector<double> gaps;           ///< between the pieces of a row: the widths of the operators
    double numberWidth = 0;             ///< the widest number at the least size; 0: no numbers are wanted
    bool keepsNumbers = false;          ///< rather than the room: cells with numbers are no smaller than their text
    bool keepsNames = false;            ///< rather than the room: rows are high enough for their labels
    double lineHeight = 16;
    double largestCell = 40; ///< in height
};

struct StepPiecePlace {
    QRectF plot;         ///< all cells together
    QRectF caption;      ///< below, or above the right factor of Falk's scheme
    QRectF rowLabels;    ///< empty: none, or shared with another piece
    QRectF columnLabels; ///< empty: none, or shared: a left factor's columns are the rows of the right one
};

struct StepLayout {
    StepArrangement arrangement = StepArrangement::Row;
    std::vector<StepPiecePlace> pieces; ///< as in the needs
    double cellWidth = 1;
    double cellHeight = 1;
    bool numbers = false;
    bool columnNames = false;        ///< columns have labels
    bool turnedColumnLabels = false; ///< read from below
    QRectF bounds;
};

/// Cells as large as fit into the room, in the arrangement that makes them larger, wide enough for their numbers where
/// that is possible and square where not; rows too low for labels have none, and are wide instead, up to matrices as
/// wide as they are high. No matrix gets too small to be seen. Only where the needs say so is the layout larger than
/// the room.
StepLayout layoutStep(const StepNeeds& needs, const QRectF& room);

} // namespace headlight
