#pragma once

#include "core/attention/matrix.h"

#include <QRectF>

#include <optional>

namespace headlight {

/// The two columns of a flow.
enum class FlowSide {
    Queries, ///< on the left: who reads
    Keys     ///< on the right: what is read
};

/// A token in one of the columns.
struct FlowToken {
    FlowSide side = FlowSide::Queries;
    Index place = 0;
    bool operator==(const FlowToken&) const = default;
};

/// One column: labels, numbers outside of them, and where lines begin or end.
struct FlowColumn {
    Index count = 0;
    double pitch = 1; ///< from one token to the next
    QRectF title;     ///< may reach past the labels
    QRectF labels;    ///< as high as all tokens together
    QRectF numbers;   ///< of equal height, at the outer side of the labels
    double lineX = 0;

    double yOf(Index place) const { return labels.top() + (static_cast<double>(place) + 0.5) * pitch; }
    /// The token at a height.
    std::optional<Index> placeAt(double y) const;
};

/// Where the parts of a flow lie, in logical pixels.
struct FlowColumns {
    FlowColumn queries;
    FlowColumn keys;
    QRectF legend; ///< below the columns
    QRectF bounds; ///< everything

    const FlowColumn& of(FlowSide side) const { return side == FlowSide::Queries ? queries : keys; }
};

/// What has to find room, in logical pixels.
struct FlowNeeds {
    struct Column {
        Index count = 0;       ///< of tokens, ≥ 1
        double labelWidth = 0; ///< of the widest
        double titleWidth = 0;
    };
    Column queries;
    Column keys;
    double numberWidth = 0; ///< 0: no numbers
    double lineHeight = 16;
    double legendHeight = 0;
};

/// Tokens as far apart as fit, at most 2.5 lines; the shorter column stands in the middle of the longer one's height.
FlowColumns placeColumns(const FlowNeeds& needs, const QRectF& room);

} // namespace headlight
