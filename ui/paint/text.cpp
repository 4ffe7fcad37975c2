#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

double pixelSizeOf(const QFont& font)
{
    return font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * 96 / 72;
}

QFont withPixelSize(const QFont& font, double pixels)
{
    QFont sized = font;
    sized.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    return sized;
}

QFont pictureFont(const QFont& font)
{
    return withPixelSize(font, std::max<double>(leastTextPixels, pixelSizeOf(font)));
}

double rowPitch(const QFont& font)
{
    const double line = std::ceil(QFontMetricsF(font).height());
    return std::min(line + 4, std::max(line, std::ceil(1.5 * pixelSizeOf(font))));
}

double capHeightOf(const QFontMetricsF& metrics)
{
    return metrics.capHeight() > 0 ? metrics.capHeight() : 0.8 * metrics.ascent();
}

namespace {

/// Where the piece ends that begins here: before a space, or where figures begin or end.
qsizetype endOfPiece(const QString& text, qsizetype begin)
{
    qsizetype end = begin + 1;
    while (end < text.size() && text[end] != u' ' && text[end].isDigit() == text[begin].isDigit())
        ++end;
    return end;
}

} // namespace

void drawText(QPainter& painter, QPointF baseline, const QString& text)
{
    const QPaintEngine* engine = painter.paintEngine();
    const bool isPdf = engine && engine->type() == QPaintEngine::Pdf;
    if (!isPdf || text.isRightToLeft()) {
        painter.drawText(baseline, text);
        return;
    }
    const QFont font = painter.font();
    const QFontMetricsF metrics(font);
    QFont plain = font;
    // Too little to see; any turns ligatures off. An absolute one would grow with the resolution of the PDF.
    plain.setLetterSpacing(QFont::PercentageSpacing, 100 + 1.0 / 64);
    painter.setFont(plain);
    for (qsizetype begin = 0; begin < text.size(); ++begin) {
        if (text[begin] == u' ')
            continue;
        const qsizetype end = endOfPiece(text, begin);
        painter.drawText(baseline + QPointF(metrics.horizontalAdvance(text.left(begin)), 0),
                         text.mid(begin, end - begin));
        begin = end - 1;
    }
    painter.setFont(font);
}

void drawText(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text)
{
    const QFontMetricsF metrics(painter.font());
    double x = rect.left();
    if (!alignment.testFlag(Qt::AlignLeft)) {
        const double rest = rect.width() - metrics.horizontalAdvance(text);
        x += alignment.testFlag(Qt::AlignRight) ? rest : rest / 2;
    }
    const double y = rect.center().y() + capHeightOf(metrics) / 2;
    drawText(painter, QPointF(x, y), text);
}

void drawTurnedText(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text)
{
    painter.save();
    painter.translate(rect.bottomLeft());
    painter.rotate(-90);
    drawText(painter, QRectF(0, 0, rect.height(), rect.width()), alignment, text);
    painter.restore();
}

QString shortened(const QString& text, const QFont& font, double width)
{
    return QFontMetricsF(font).elidedText(text, Qt::ElideMiddle, width);
}

} // namespace headlight
