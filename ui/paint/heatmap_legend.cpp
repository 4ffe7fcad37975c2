#include "ui/paint/heatmap_legend.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/hidden_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr double markWidth = 22;
constexpr double markGap = 6;
constexpr double longestToken = 96; ///< of a token's name inside a sentence, in pixels at most

/// Painted masks have no more cells than this; larger masks are all made by a rule, whose ends tell them.
constexpr Index mostPainted = Index{2048} * 2048;

bool seesAll(const AttentionSource& source, Index layer, Index query)
{
    for (Index key = 0; key < source.keyCount(); ++key)
        if (!source.sees(layer, query, key))
            return false;
    return true;
}

bool seesNothing(const AttentionSource& source, Index layer, Index query)
{
    for (Index key = 0; key < source.keyCount(); ++key)
        if (source.sees(layer, query, key))
            return false;
    return true;
}

bool anyForbidden(const AttentionSource& source, Index layer)
{
    const Index queries = source.queryCount();
    if (!seesAll(source, layer, 0) || !seesAll(source, layer, queries - 1))
        return true;
    for (Index query = 1; queries * source.keyCount() <= mostPainted && query < queries; ++query)
        if (!seesAll(source, layer, query))
            return true;
    return false;
}

QString quoted(const QString& token)
{
    return u"“%1”"_s.arg(token);
}

} // namespace

QString madeUpText()
{
    return QCoreApplication::translate("paint", "not published: made up or changed");
}

QString rangeText(const HeatmapOptions& options)
{
    const bool isUnit = options.range == Range::Unit && options.quantity == Quantity::Weights;
    const QString range = isUnit                           ? QCoreApplication::translate("paint", "range 0–1")
                          : options.range == Range::Shared ? QCoreApplication::translate("paint", "shared range")
                                                           : QCoreApplication::translate("paint", "own range");
    return options.logarithmic ? QCoreApplication::translate("paint", "%1, logarithmic").arg(range) : range;
}

UnusualCells unusualCells(const AttentionSource& source, const HeatmapOptions& options)
{
    UnusualCells cells;
    if (!isMasked(options.quantity) || source.queryCount() == 0 || source.keyCount() == 0)
        return cells;
    cells.forbidden = anyForbidden(source, options.layer);
    cells.madeUp = source.marksMadeUp(options.quantity, options.layer, options.head);
    for (Index query = 0; cells.forbidden && !cells.sightless && query < source.queryCount(); ++query)
        cells.sightless = seesNothing(source, options.layer, query);
    return cells;
}

QString leftOutText(const AttentionSource& source, const HeatmapOptions& options)
{
    if (!marksKeysOut(options))
        return {};
    QStringList names;
    for (const Index key : options.keysLeftOut)
        if (key >= 0 && key < source.keyCount())
            names.append(quoted(shortened(columnLabel(source, Quantity::Weights, key), QFont(), longestToken)));
    if (names.isEmpty())
        return {};
    const qsizetype most = 3;
    QString named = names.mid(0, most).join(u", "_s);
    if (names.size() > most)
        named = QCoreApplication::translate("paint", "%1 and %2 more").arg(named).arg(names.size() - most);
    return QCoreApplication::translate("paint", "without %1, renormalised").arg(named);
}

std::vector<HeatmapLegendEntry> legendEntries(const AttentionSource& source, const HeatmapOptions& options,
                                              const UnusualCells& cells)
{
    std::vector<HeatmapLegendEntry> entries;
    if (options.quantity == Quantity::Gradient) {
        const QString query = shortened(rowLabel(source, Quantity::Weights, options.query), QFont(), longestToken);
        entries.push_back(
            {HeatmapLegendMark::None, QCoreApplication::translate("paint", "query %1").arg(quoted(query))});
    }
    if (cells.forbidden)
        entries.push_back({HeatmapLegendMark::Forbidden, QCoreApplication::translate("paint", "not allowed")});
    if (cells.sightless)
        entries.push_back({HeatmapLegendMark::Sightless, QCoreApplication::translate("paint", "sees nothing")});
    if (cells.invalid)
        entries.push_back({HeatmapLegendMark::Invalid, QCoreApplication::translate("paint", "not a finite number")});
    if (cells.madeUp)
        entries.push_back({HeatmapLegendMark::MadeUp, madeUpText()});
    else if (source.publishedWeights(options.layer, options.head) && options.quantity != Quantity::Weights)
        entries.push_back(
            {HeatmapLegendMark::None, QCoreApplication::translate("paint", "made up: only weights were published")});
    if (cells.hidden)
        entries.push_back({HeatmapLegendMark::Hidden, hiddenText()});
    if (options.threshold > 0)
        entries.push_back({HeatmapLegendMark::Quiet,
                           QCoreApplication::translate("paint", "quiet: below %1").arg(exactText(options.threshold))});
    if (const QString text = leftOutText(source, options); !text.isEmpty())
        entries.push_back({HeatmapLegendMark::None, text});
    entries.push_back({HeatmapLegendMark::None, rangeText(options)});
    return entries;
}

double legendWidth(const HeatmapLegendEntry& entry, const QFont& font)
{
    const double text = std::ceil(QFontMetricsF(font).horizontalAdvance(entry.text));
    return entry.mark == HeatmapLegendMark::None ? text : markWidth + markGap + text;
}

void paintHeatmapLegendEntry(QPainter& painter, const QRectF& rect, const HeatmapLegendEntry& entry, const QFont& font,
                             const Theme& theme)
{
    QRectF words = rect;
    if (entry.mark != HeatmapLegendMark::None) {
        const double height = std::min(rect.height(), 14.0);
        const QRectF mark = snapped(painter, QRectF(rect.left(), rect.center().y() - height / 2, markWidth, height));
        CellField field;
        field.pooling = {{0, 0, 1, 1}, 1, 1};
        field.values = Matrix<double>::Zero(1, 1);
        field.states = {entry.mark == HeatmapLegendMark::Invalid  ? CellState::Invalid
                        : entry.mark == HeatmapLegendMark::Quiet  ? CellState::LeftOut
                        : entry.mark == HeatmapLegendMark::MadeUp ? CellState::MadeUp
                        : entry.mark == HeatmapLegendMark::Hidden ? CellState::Hidden
                                                                  : CellState::Forbidden};
        paintField(painter, field, cellEdges(painter, mark, 1, 1),
                   {ColorScale::sequential(ColorMap::Blue, theme), {}, theme, 6});
        if (entry.mark == HeatmapLegendMark::Sightless)
            paintSightlessLine(painter, mark, theme);
        paintRing(painter, mark, 1, theme.line);
        words.setLeft(mark.right() + markGap);
    }
    painter.setFont(font);
    painter.setPen(theme.muted);
    drawText(painter, words, Qt::AlignLeft, shortened(entry.text, font, words.width() + 1));
}

} // namespace headlight
