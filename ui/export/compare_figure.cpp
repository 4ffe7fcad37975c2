#include "ui/export/compare_figure.h"

#include "ui/export/figure.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr double gap = 24;
constexpr double leastPart = 280;

/// A heatmap with its caption; without one, a sentence.
struct Panel {
    Comparison::Part part;
    QString caption;
    QString sentence;
};

QString captionOf(const QString& letter, const ComparedHead& head, const QString& name)
{
    QString caption = letter + u": "_s + headPlaceText(head.place.layer, head.place.head);
    if (!name.isEmpty())
        caption += u" · "_s + name;
    return caption;
}

double captionHeight(const QFont& font)
{
    return std::ceil(QFontMetricsF(pictureFont(font)).height()) + 8;
}

void paintPanel(QPainter& painter, const Panel& panel, const Theme& theme, const QFont& font, const QRectF& rect)
{
    QFont bold = pictureFont(font);
    bold.setBold(true);
    const QRectF caption(rect.topLeft(), QSizeF(rect.width(), captionHeight(font) - 8));
    painter.setFont(bold);
    painter.setPen(theme.ink);
    drawText(painter, caption, Qt::AlignLeft, shortened(panel.caption, bold, rect.width()));
    const QRectF below = rect.adjusted(0, captionHeight(font), 0, 0);
    if (panel.part.source) {
        Heatmap(panel.part.source, panel.part.options, theme, font, below).paint(painter);
        return;
    }
    painter.setFont(pictureFont(font));
    painter.setPen(theme.muted);
    const QRectF line(below.topLeft(), QSizeF(below.width(), caption.height()));
    drawText(painter, line, Qt::AlignLeft, shortened(panel.sentence, painter.font(), line.width()));
}

} // namespace

Picture compareFigure(const ComparedHead& a, const ComparedHead& b, const QString& aName, const QString& bName,
                      const HeatmapOptions& options, const Theme& theme, const QFont& font, double width)
{
    const Comparison comparison = compare(a, b, options);
    if (!comparison.a.source || !comparison.b.source)
        return {};
    const std::vector<Panel> panels{{comparison.a, captionOf(u"A"_s, a, aName), {}},
                                    {comparison.b, captionOf(u"B"_s, b, bName), {}},
                                    {comparison.difference, u"B − A"_s, comparison.reason}};
    const double inner = insideWidth(width);
    const int columns = inner >= 3 * leastPart + 2 * gap ? 3 : 2;
    const double part = std::floor((inner - gap * (columns - 1)) / columns);
    double height = 0;
    for (const Panel& panel : panels)
        if (panel.part.source)
            height = std::max(height, std::ceil(Heatmap(panel.part.source, panel.part.options, theme, font,
                                                        QRectF(0, 0, part, 0.75 * part))
                                                    .bounds()
                                                    .height()));
    height += captionHeight(font);
    const bool isShort = columns == 2 && !comparison.difference.source; // a sentence needs no second row of that height
    const double all = columns == 3 ? height : height + gap + (isShort ? 2 * captionHeight(font) : height);
    const bool sameHead = a.place == b.place;
    return figure({quantityName(options.quantity), sameHead ? comparedHeadText(b) : QString()}, theme, font, width,
                  QSizeF(inner, all), [=](QPainter& painter, const QRectF& inside) {
                      for (std::size_t i = 0; i < panels.size(); ++i) {
                          const auto column = static_cast<double>(i % static_cast<std::size_t>(columns));
                          const auto row = static_cast<double>(i / static_cast<std::size_t>(columns));
                          const bool wide = columns == 2 && i == 2 && isShort;
                          const QPointF corner =
                              inside.topLeft() + QPointF(column * (part + gap), row * (height + gap));
                          paintPanel(painter, panels[i], theme, font,
                                     QRectF(corner, QSizeF(wide ? inner : part, captionHeight(font) + 0.75 * part)));
                      }
                  });
}

} // namespace headlight
