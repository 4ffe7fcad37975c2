#pragma once

#include "ui/paint/page_part.h"

#include <QColor>
#include <QPointF>
#include <QStringList>

#include <vector>

namespace headlight {

/// One axis of a plot.
struct PlotAxis {
    double low = 0;
    double high = 1;          ///< > low, both finite; without extent the axis goes from low to low + 1
    bool logarithmic = false; ///< both ends are then > 0
    QString title;            ///< "√d_k" is drawn with a subscript
};

/// Points that belong together.
struct PlotSeries {
    enum class Mark {
        Line,
        Dashes, ///< a line told apart without its colour
        Points,
        Bars ///< from 0 to the value, each as wide as the step to the next
    };
    QString name; ///< in the legend; empty: not there
    std::vector<QPointF>
        points;    ///< by rising x; a y that is not finite, or not above 0 on a logarithmic axis, is a gap
    int color = 0; ///< its place among the curves' colours
    Mark mark = Mark::Line;
    QStringList labels = {}; ///< beside the points; as many, or none
};

/// What a plot shows.
struct PlotContent {
    PlotAxis x;
    PlotAxis y;
    std::vector<PlotSeries> series;
    std::optional<double> marker; ///< a vertical line at this x, which a person may drag
    QString markerText;
};

/// Colours for curves that stay apart from one another, also for people without one kind of cones: as heads have them.
QColor plotColor(int place, const Theme& theme);

/// Curves, points or bars over two axes with round ticks, and a legend above.
class Plot final : public PagePart {
public:
    Plot(QString title, PlotContent content);

    QString words() const override;
    /// A row for each point: which series, x, y, and its label.
    std::vector<QStringList> numbers() const override;
    double leastHeight(double width, const QFont& font) const override;
    double leastWidth(const QFont& font) const override;
    bool stretches() const override { return true; }
    void paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const override;
    std::optional<QPointF> valueAt(QPointF point, const QRectF& room, const QFont& font) const override;

    const PlotContent& content() const { return m_content; }
    /// Where a value lies in a room.
    QPointF at(QPointF value, const QRectF& room, const QFont& font) const;
    /// The rectangle between the axes.
    QRectF frame(const QRectF& room, const QFont& font) const;
    /// Where the labels of a series stand: above their points, or below, or a line farther, where it is free.
    std::vector<QRectF> labelPlaces(const PlotSeries& series, const QRectF& room, const QFont& font) const;

private:
    double legendHeight(double width, const QFont& font) const;
    void paintLegend(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const;
    void paintAxes(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const;
    void paintSeries(QPainter& painter, const PlotSeries& series, const QRectF& room, const Theme& theme,
                     const QFont& font) const;
    void paintMarker(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const;

    PlotContent m_content;
};

} // namespace headlight
