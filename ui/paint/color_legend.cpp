#include "ui/paint/color_legend.h"

#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr double swatch = 12;
constexpr double gap = 6;
constexpr double entryGap = 16;

double lineHeight(const QFont& font)
{
    return std::ceil(QFontMetricsF(font).height()) + gap;
}

/// Where each entry stands, from the top left.
std::vector<QRectF> entryRects(const std::vector<LegendEntry>& entries, const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    std::vector<QRectF> rects;
    QPointF at;
    for (const LegendEntry& entry : entries) {
        const double wanted = swatch + gap + std::ceil(metrics.horizontalAdvance(entry.text));
        if (at.x() > 0 && at.x() + wanted > width)
            at = {0, at.y() + lineHeight(font)};
        rects.emplace_back(at, QSizeF(std::min(wanted, width), lineHeight(font)));
        at.rx() += wanted + entryGap;
    }
    return rects;
}

} // namespace

double legendHeight(const std::vector<LegendEntry>& entries, const QFont& font, double width)
{
    return entries.empty() ? 0 : entryRects(entries, font, width).back().bottom();
}

void paintLegend(QPainter& painter, const std::vector<LegendEntry>& entries, const QFont& font, const Theme& theme,
                 const QRectF& room)
{
    const std::vector<QRectF> rects = entryRects(entries, font, room.width());
    painter.save();
    painter.setFont(font);
    painter.setPen(theme.ink);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QRectF rect = rects[i].translated(room.topLeft());
        painter.fillRect(QRectF(rect.left(), std::round(rect.center().y() - swatch / 2), swatch, swatch),
                         entries[i].color);
        const QRectF text = rect.adjusted(swatch + gap, 0, 0, 0);
        drawText(painter, text, Qt::AlignLeft, shortened(entries[i].text, font, text.width() + 1));
    }
    painter.restore();
}

} // namespace headlight
