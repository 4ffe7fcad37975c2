#include "ui/export/flow_figure.h"

#include "ui/export/figure.h"
#include "ui/paint/quantity_text.h"

#include <QCoreApplication>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

FigureHeading flowHeading(const AttentionSource& source, const FlowOptions& options, const FlowReading& reading)
{
    const QString share = flowText(source, options, reading.lines);
    if (options.heads.size() > 1)
        return {u"L%1"_s.arg(options.layer),
                u"%1 · %2"_s.arg(QCoreApplication::translate("export", "%1 heads").arg(options.heads.size()), share)};
    const QString name = QString::fromStdString(source.headName(options.layer, options.heads.front()));
    return {headPlaceText(options.layer, options.heads.front()), name.isEmpty() ? share : name + u" · "_s + share};
}

} // namespace

Picture flowFigure(std::shared_ptr<const AttentionSource> source, const FlowOptions& options, const Theme& theme,
                   const QFont& given, double width, const FlowMarks& marks)
{
    const QFont font = figureFont(given);
    const auto reading = readFlow(source.get(), options);
    if (!reading)
        return {};
    const QSizeF size = Flow::sizeForWidth(source, options, font, insideWidth(width));
    return figure(flowHeading(*source, options, *reading), theme, font, width, size,
                  [=](QPainter& painter, const QRectF& inside) {
                      const QRectF room(inside.topLeft(), size);
                      Flow(source, options, reading, theme, font, room).paint(painter, marks);
                  });
}

} // namespace headlight
