#pragma once

#include "ui/paint/theme.h"

#include <QFont>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace headlight {

/// A colour and what it stands for.
struct LegendEntry {
    QString text;
    QColor color;
};

/// The height of the entries, one after the other in as many lines as the width asks for.
double legendHeight(const std::vector<LegendEntry>& entries, const QFont& font, double width);

void paintLegend(QPainter& painter, const std::vector<LegendEntry>& entries, const QFont& font, const Theme& theme,
                 const QRectF& room);

} // namespace headlight
