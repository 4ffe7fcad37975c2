#pragma once

#include "ui/paint/color_map.h"
#include "ui/paint/theme.h"
#include "ui/paint/value_range.h"

#include <QRectF>
#include <QStringList>

class QPainter;

namespace headlight {

/// The numbers at the ends of a range and at the quarters between, from the least to the largest, with as many
/// decimals as keep them apart.
QStringList barTexts(const ValueRange& range);

/// A scale's colours from the least value (bottom) to the largest (top), with its numbers at the right.
/// The painter's font is used for the numbers.
void paintColorBar(QPainter& painter, const QRectF& bar, const QRectF& labels, const ColorScale& scale,
                   const ValueRange& range, const Theme& theme);

} // namespace headlight
