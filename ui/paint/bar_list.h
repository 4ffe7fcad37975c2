#pragma once

#include "ui/paint/page_part.h"

#include <QStringList>

#include <vector>

namespace headlight {

/// Named numbers as bars below one another.
struct BarListContent {
    QStringList labels;         ///< one for each bar
    std::vector<double> values; ///< as many; not finite: said as a word, without a bar
    double least = 0;           ///< the scale's ends: 0 is always between them
    double largest = 1;
    int color = 0;            ///< its place among the curves' colours
    int decimals = 3;         ///< of the numbers beside the bars
    int marked = -1;          ///< the bar whose label is bold
    QStringList numbers = {}; ///< in place of the values' own texts; as many, or none
    QString note = {};        ///< below the bars: a line at the right, or as many as it needs; "d_k" has a subscript
};

/// Bars with their labels at the left and their numbers at the right, from the left or around 0.
class BarList final : public PagePart {
public:
    BarList(QString title, BarListContent content);

    QString words() const override;
    std::vector<QStringList> numbers() const override;
    double leastHeight(double width, const QFont& font) const override;
    double leastWidth(const QFont& font) const override;
    bool stretches() const override { return false; }
    void paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const override;
    /// x: the value; y: which bar, a whole number.
    std::optional<QPointF> valueAt(QPointF point, const QRectF& room, const QFont& font) const override;

    const BarListContent& content() const { return m_content; }
    QString numberOf(int bar) const;

private:
    struct Widest {
        double labels = 0;
        double numbers = 0;
    };
    Widest widest(const QFont& font) const;
    /// Where bars begin and end.
    QRectF frame(const QRectF& room, const QFont& font) const;
    double xOf(double value, const QRectF& frame) const;
    QStringList noteLines(double width, const QFont& font) const;

    BarListContent m_content;
};

} // namespace headlight
