#include "ui/export/picture_layout.h"

#include "ui/export/figure.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

/// A caption is not set narrower than this.
constexpr double leastCaptionWidth = 300;

/// Nor, under small pictures, in letters of less than this share of a picture's.
constexpr double leastCaptionFactor = 0.6;

QStringList wrapped(const QString& text, const QFont& font, double width)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.append(text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

} // namespace

Picture scaled(Picture picture, double factor)
{
    picture.size *= factor;
    picture.used *= factor;
    for (double& place : picture.breaks)
        place *= factor;
    picture.paint = [paint = std::move(picture.paint), factor](QPainter& painter) {
        painter.save();
        painter.scale(factor, factor);
        paint(painter);
        painter.restore();
    };
    return picture;
}

Picture widened(Picture picture, double width, const Theme& theme)
{
    if (picture.size.isEmpty() || picture.size.width() >= width)
        return picture;
    const QRectF rest(picture.size.width(), 0, width - picture.size.width(), picture.size.height());
    picture.size.setWidth(width);
    picture.used = 0;
    picture.paint = [paint = std::move(picture.paint), rest, ground = theme.ground](QPainter& painter) {
        paint(painter);
        painter.fillRect(rest, ground);
    };
    return picture;
}

Picture captioned(Picture picture, const QString& text, const Theme& theme, const QFont& font)
{
    if (picture.size.isEmpty() || text.isEmpty())
        return picture;
    picture = widened(std::move(picture), leastCaptionWidth, theme);
    const QFont small = figureFont(font);
    const QFontMetricsF metrics(small);
    const QStringList lines = wrapped(text, small, insideWidth(picture.size.width()));
    const double lineHeight = std::ceil(1.1 * metrics.height());
    // The figure's lower margin parts it from the caption; the caption brings one of its own.
    const double top = picture.size.height() - figureMargin / 3;
    const QSizeF size(picture.size.width(), std::ceil(top + lineHeight * double(lines.size()) + figureMargin));
    const QRectF below(0, picture.size.height(), size.width(), size.height() - picture.size.height());
    picture.size = size;
    picture.paint = [=, paint = std::move(picture.paint)](QPainter& painter) {
        paint(painter);
        painter.fillRect(below, theme.ground);
        painter.setFont(small);
        painter.setPen(theme.muted);
        double baseline = top + metrics.ascent();
        for (const QString& line : lines) {
            drawText(painter, QPointF(figureMargin, baseline), line);
            baseline += lineHeight;
        }
    };
    return picture;
}

Picture contactSheet(std::vector<Picture> pictures, int columns, double width, const Theme& theme,
                     const QString& caption, const QFont& font)
{
    std::erase_if(pictures, [](const Picture& picture) { return picture.size.isEmpty(); });
    if (pictures.empty())
        return {};
    double widest = 0;
    for (const Picture& picture : pictures)
        widest = std::max(widest, picture.size.width());
    const double cell = width / columns;
    const double factor = cell / widest;
    std::vector<double> tops{0};
    for (std::size_t i = 0; i < pictures.size(); i += static_cast<std::size_t>(columns)) {
        double height = 0;
        for (std::size_t j = i; j < std::min(pictures.size(), i + static_cast<std::size_t>(columns)); ++j)
            height = std::max(height, pictures[j].size.height() * factor);
        tops.push_back(tops.back() + height);
    }
    Picture sheet;
    sheet.size = QSizeF(width, std::ceil(tops.back()));
    sheet.paint = [=, size = sheet.size, pictures = std::move(pictures)](QPainter& painter) {
        painter.fillRect(QRectF(QPointF(), size), theme.ground);
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            const auto column = i % static_cast<std::size_t>(columns);
            painter.save();
            painter.translate(double(column) * cell, tops[i / static_cast<std::size_t>(columns)]);
            painter.scale(factor, factor);
            pictures[i].paint(painter);
            painter.restore();
        }
    };
    const double size = std::max(leastCaptionFactor, factor);
    return scaled(captioned(scaled(std::move(sheet), 1 / size), caption, theme, font), size);
}

} // namespace headlight
