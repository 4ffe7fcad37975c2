#pragma once

#include "ui/paint/theme.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace headlight {

/// Says what to do where there is nothing to draw yet: a sentence is to be typed.
void paintPrompt(QPainter& painter, const QRectF& room, const QFont& font, const Theme& theme);

} // namespace headlight
