#pragma once

#include <QFont>
#include <QPointF>
#include <QString>

class QColor;
class QPainter;

namespace headlight {

/// The height of a text with its formulas that goes on in further lines at a width.
int wrappedMathHeight(const QString& text, const QFont& font, int width);

/// Draws it from its left upper corner.
void drawWrappedMath(QPainter& painter, QPointF corner, const QString& text, const QFont& font, int width,
                     const QColor& color);

} // namespace headlight
