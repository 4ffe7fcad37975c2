#pragma once

#include "ui/paint/color_map.h"
#include "ui/paint/theme.h"
#include "ui/paint/value_range.h"

#include <QRectF>
#include <QStringList>

class QPainter;

namespace headlight {

/// The numbers beside a scale's colours, from the least to the largest. A linear one has its ends and the quarters
/// between, with as many decimals as keep them apart; a logarithmic one its end, the decades, and "≤" before the
/// magnitude up to which everything looks like 0.
QStringList barTexts(const ValueRange& range);

/// A scale's colours from the least value (bottom) to the largest (top), with its numbers at the right, as many as
/// there is room for.
/// The painter's font is used for the numbers.
void paintColorBar(QPainter& painter, const QRectF& bar, const QRectF& labels, const ColorScale& scale,
                   const ValueRange& range, const Theme& theme);

} // namespace headlight
