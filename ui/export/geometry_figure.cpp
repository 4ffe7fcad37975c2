#include "ui/export/geometry_figure.h"

#include "core/text/korean.h"
#include "ui/export/figure.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/token_label.h"

#include <QCoreApplication>
#include <QPainter>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headlight::GeometryFigure)
};

QString pairText(const AttentionSource& source, const GeometryOptions& options)
{
    const auto token = [](const std::vector<std::string>& tokens, Index place) {
        return tokenLabel(tokens[static_cast<std::size_t>(place)]);
    };
    return filledIn(Words::tr("“%1” reads “%2”"),
                    {token(source.queryTokens(), options.query), token(source.keyTokens(), options.key)});
}

} // namespace

Picture geometryFigure(std::shared_ptr<const AttentionSource> source, const GeometryOptions& options,
                       const Theme& theme, const QFont& given, double width, const QString& title)
{
    const QFont font = figureFont(given);
    const double inner = insideWidth(width);
    // Once to learn its height; what is read of the vectors for that is taken over.
    const GeometryPicture draft(source, options, theme, font, QRectF(0, 0, inner, inner));
    if (draft.isEmpty())
        return {};
    const double height = draft.heightForWidth(inner);
    const auto picture = std::make_shared<const GeometryPicture>(source, options, theme, font,
                                                                 QRectF(0, 0, inner, height), std::nullopt, &draft);
    const GeometryOptions shown = picture->options();
    const QString name = QString::fromStdString(source->headName(shown.layer, shown.head));
    const QString pair = pairText(*source, shown);
    const FigureHeading heading{title.isEmpty() ? headPlaceText(shown.layer, shown.head) : title,
                                name.isEmpty() || !title.isEmpty() ? pair : u"%1 · %2"_s.arg(name, pair)};
    return figure(heading, theme, font, width, QSizeF(inner, height),
                  [picture](QPainter& painter, const QRectF& inside) {
                      painter.save();
                      painter.translate(inside.topLeft());
                      picture->paint(painter);
                      painter.restore();
                  });
}

} // namespace headlight
