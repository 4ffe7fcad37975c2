#include "ui/paint/color_bar.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/number_text.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

/// Colours between which the gradient runs straight; the map's own steps are far finer than the eye's.
constexpr int stops = 64;

} // namespace

QStringList barTexts(const ValueRange& range)
{
    const double step = (range.high - range.low) / 4;
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(step))) + 1, range.high >= 100 ? 0 : 2, 6);
    QStringList texts;
    for (int i = 0; i <= 4; ++i) {
        // Half by half: high − low of huge ends would overflow.
        const double value = range.low * (4 - i) / 4 + range.high * i / 4;
        texts.append(std::abs(range.high) < 1e-6 ? numberText(value, 6) : fixedText(value, decimals));
    }
    return texts;
}

void paintColorBar(QPainter& painter, const QRectF& bar, const QRectF& labels, const ColorScale& scale,
                   const ValueRange& range, const Theme& theme)
{
    const QRectF rect = snapped(painter, bar);
    QLinearGradient gradient(rect.bottomLeft(), rect.topLeft());
    for (int i = 0; i <= stops; ++i) {
        const double share = static_cast<double>(i) / stops;
        gradient.setColorAt(share, QColor(scale.at(scale.isDiverging() ? 2 * share - 1 : share)));
    }
    painter.fillRect(rect, gradient);

    const QStringList texts = barTexts(range);
    const double line = QFontMetricsF(painter.font()).height();
    painter.setPen(theme.muted);
    for (int i = 0; i <= 4; ++i) {
        // The ends' numbers stay inside the bar's height.
        const double y = rect.bottom() - rect.height() * i / 4;
        const double top = std::clamp(y - line / 2, rect.top() - line * 0.2, rect.bottom() - line * 0.8);
        drawText(painter, QRectF(labels.left(), top, labels.width(), line), Qt::AlignLeft, texts[i]);
    }
}

} // namespace headlight
