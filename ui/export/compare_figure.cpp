#include "ui/export/compare_figure.h"

#include "ui/export/figure.h"
#include "ui/paint/cell_painter.h"
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
constexpr double leastPart = 200;
constexpr double aboveCells = 140; ///< a title and turned labels

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
    return std::ceil(QFontMetricsF(figureFont(font)).height()) + 8;
}

void paintPanel(QPainter& painter, const Panel& panel, const Theme& theme, const QFont& font, const QRectF& rect)
{
    QFont bold = figureFont(font);
    bold.setBold(true);
    const QRectF caption(rect.topLeft(), QSizeF(rect.width(), captionHeight(font) - 8));
    painter.setFont(bold);
    painter.setPen(theme.ink);
    drawText(painter, caption, Qt::AlignLeft, shortened(panel.caption, bold, rect.width()));
    const QRectF below = rect.adjusted(0, captionHeight(font), 0, 0);
    if (panel.part.source) {
        Heatmap(panel.part.source, panel.part.options, theme, font, below, cellResolution(painter)).paint(painter);
        return;
    }
    painter.setFont(figureFont(font));
    painter.setPen(theme.muted);
    const QRectF line(below.topLeft(), QSizeF(below.width(), caption.height()));
    drawText(painter, line, Qt::AlignLeft, shortened(panel.sentence, painter.font(), line.width()));
}

} // namespace

Picture compareFigure(const ComparedHead& a, const ComparedHead& b, const QString& aName, const QString& bName,
                      const HeatmapOptions& options, const Theme& theme, const QFont& given, double width,
                      const std::shared_ptr<const AttentionSource>& widest)
{
    const QFont font = figureFont(given);
    const Comparison comparison = compare(a, b, options, widest);
    if (!comparison.a.source || !comparison.b.source)
        return {};
    std::vector<Panel> panels{{comparison.a, captionOf(u"A"_s, a, aName), {}},
                              {comparison.b, captionOf(u"B"_s, b, bName), {}},
                              {comparison.difference, u"B − A"_s, comparison.reason}};
    const double inner = insideWidth(width);
    const int columns = inner >= 3 * leastPart + 2 * gap ? 3 : 2;
    panels[2].part.options.rowNames = columns == 2;
    const double all = inner - gap * (columns - 1);
    const bool isNamedOnce = comparison.difference.source != nullptr;
    const double first = isNamedOnce ? namedWidth(*comparison.a.source, comparison.a.options, font, all, columns)
                                     : std::floor(all / columns);
    const double other = std::floor((all - first) / (columns - 1));
    const auto partRect = [=](std::size_t i, double height) {
        const auto column = i % static_cast<std::size_t>(columns);
        const auto row = static_cast<double>(i / static_cast<std::size_t>(columns));
        const double left = column == 0 ? 0 : first + gap + static_cast<double>(column - 1) * (other + gap);
        return QRectF(left, row * (height + gap), column == 0 ? first : other, height);
    };
    const double most = captionHeight(font) + aboveCells + other;
    double height = 0;
    std::vector<Heatmap> maps;
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const QRectF room(QPointF(), partRect(i, most).size() - QSizeF(0, captionHeight(font)));
        maps.emplace_back(readHeatmap({panels[i].part.source, panels[i].part.options, font, room, 1, {}}), theme, room,
                          HeatmapZoom());
        if (!maps.back().isEmpty())
            height = std::max(height, std::ceil(maps.back().bounds().height()) + captionHeight(font));
    }
    const FlatLegend legend(comparisonLegend(maps[0], maps[1], maps[2], theme), theme, font, inner);
    const bool isShort = columns == 2 && !isNamedOnce; // a sentence needs no second row of that height
    const double parts = columns == 3 ? height : height + gap + (isShort ? 2 * captionHeight(font) : height);
    const bool sameHead = comparedHeadText(a) == comparedHeadText(b);
    return figure({quantityName(options.quantity), sameHead ? comparedHeadText(b) : QString()}, theme, font, width,
                  QSizeF(inner, parts + gap / 2 + legend.height()), [=](QPainter& painter, const QRectF& inside) {
                      for (std::size_t i = 0; i < panels.size(); ++i) {
                          QRectF rect = partRect(i, height);
                          rect.setHeight(most); // as it was tried: it takes what it needs
                          if (isShort && i == 2)
                              rect.setWidth(inner);
                          paintPanel(painter, panels[i], theme, font, rect.translated(inside.topLeft()));
                      }
                      legend.paint(painter, inside.topLeft() + QPointF(0, parts + gap / 2));
                  });
}

} // namespace headlight
