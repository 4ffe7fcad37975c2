#include "ui/paint/pattern_map.h"

#include "ui/paint/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <set>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array patterns{HeadScore::PreviousToken, HeadScore::FirstToken, HeadScore::Self, HeadScore::SameToken,
                              HeadScore::Induction};
constexpr double panelGap = 28;
constexpr double labelGap = 6;
constexpr double baselineGap = 10;
constexpr double leastCell = 8;
constexpr double largestCell = 56;
constexpr double wantedAspect = 0.6; ///< height to width, as long as the cells do not get too small

bool anyTokenTwice(const std::vector<std::string>& tokens)
{
    return std::set<std::string>(tokens.begin(), tokens.end()).size() < tokens.size();
}

bool hasReplica(const AttentionSource& source)
{
    for (Index layer = 0; layer < source.layerCount(); ++layer)
        for (Index head = 0; head < source.headCount(layer); ++head)
            if (source.publishedWeights(layer, head))
                return true;
    return false;
}

} // namespace

PatternMap::PatternMap(std::shared_ptr<const AttentionSource> source, const GridReading& reading,
                       const PatternMapOptions& options, const Theme& theme, const QFont& font, const QRectF& room)
    : m_source(std::move(source)), m_reading(reading), m_options(options), m_theme(theme), m_font(pictureFont(font)),
      m_scale(ColorScale::sequential(options.map, theme)), m_room(room), m_bounds(room.topLeft(), QSizeF())
{
    if (!m_source || !m_source->has(Quantity::Weights) || m_source->queryCount() == 0)
        return;
    m_layers = m_source->layerCount();
    for (Index layer = 0; layer < m_layers; ++layer)
        m_heads = std::max(m_heads, m_source->headCount(layer));
    if (isEmpty())
        return;
    layOut();
    readRanges();
}

LegendContent patternLegend(const AttentionSource* source, const PatternMapOptions& options)
{
    if (!source || source->keyCount() == 0)
        return {};
    const HeatmapOptions same = heatmapOptions(options);
    LegendContent legend{{}, {{HeatmapLegendMark::None, rangeText(same)}}};
    if (const QString text = leftOutText(*source, same); !text.isEmpty())
        legend.entries.push_back({HeatmapLegendMark::None, text});
    if (hasReplica(*source))
        legend.entries.push_back(
            {HeatmapLegendMark::None,
             QCoreApplication::translate("paint", "empty: a replica's head, mostly not published, has no score")});
    return legend;
}

double PatternMap::panelWidth(double cell) const
{
    return std::max(m_least, m_labels + labelGap + static_cast<double>(m_heads + 1) * cell + baselineGap);
}

double PatternMap::panelHeight(double cell) const
{
    const double below = m_options.range == Range::Own ? 2 * m_line : m_line;
    return 2 * m_line + labelGap + static_cast<double>(m_layers) * cell + labelGap + below;
}

// As many maps beside one another as make their cells largest.
void PatternMap::layOut()
{
    const QFontMetricsF metrics(m_font);
    m_line = std::ceil(metrics.height());
    m_labels = std::ceil(metrics.horizontalAdvance(u"L%1"_s.arg(m_layers - 1)));
    QFont bold = m_font;
    bold.setBold(true);
    for (const HeadScore pattern : patterns)
        m_least = std::max(m_least, std::ceil(QFontMetricsF(bold).horizontalAdvance(headScoreText(pattern))));
    if (m_options.range == Range::Own)
        m_least =
            std::max(m_least, 12 + legendWidth
                                  + metrics.horizontalAdvance(m_options.logarithmic ? u"≤ 0.00010.00"_s : u"00.00"_s));
    double best = 0;
    Index bestAcross = 1;
    for (Index across = 1; across <= static_cast<Index>(patterns.size()); ++across) {
        const auto columns = static_cast<double>(across);
        const auto rows = std::ceil(static_cast<double>(patterns.size()) / columns);
        const double width = (m_room.width() - panelGap * (columns - 1)) / columns;
        const double height = (m_room.height() - m_line - panelGap * rows) / rows;
        const double wide = (width - m_labels - labelGap - baselineGap) / static_cast<double>(m_heads + 1);
        const double high = (height - panelHeight(0)) / static_cast<double>(m_layers);
        const double cell = std::floor(std::min({wide, std::max(high, leastCell), largestCell}));
        if (width >= m_least && cell >= best) { // of equal ones the lowest picture
            best = cell;
            bestAcross = across;
        }
    }
    place(bestAcross, std::max(best, 1.0));
}

void PatternMap::place(Index across, double cell)
{
    const double width = panelWidth(cell);
    const double height = panelHeight(cell);
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto column = static_cast<double>(static_cast<Index>(i) % across);
        const auto row = static_cast<double>(static_cast<Index>(i) / across);
        Panel panel;
        panel.pattern = patterns[i];
        panel.bounds = QRectF(m_room.left() + column * (width + panelGap), m_room.top() + row * (height + panelGap),
                              width, height);
        panel.cells = QRectF(panel.bounds.left() + m_labels + labelGap, panel.bounds.top() + 2 * m_line + labelGap,
                             static_cast<double>(m_heads) * cell, static_cast<double>(m_layers) * cell);
        panel.baselines = QRectF(panel.cells.right() + baselineGap, panel.cells.top(), cell, panel.cells.height());
        panel.missing = whyMissing(panel.pattern);
        m_bounds = m_bounds.united(panel.bounds);
        m_panels.push_back(panel);
    }
    if (m_options.range != Range::Own) {
        m_legend = QPointF(m_room.left(), m_bounds.bottom() + panelGap / 2);
        m_bounds.setBottom(m_legend.y() + m_line);
    }
}

QString PatternMap::whyMissing(HeadScore pattern) const
{
    if (m_source->hasMemory())
        return QCoreApplication::translate("paint", "With a memory, queries and keys are different tokens.");
    if (m_source->queryCount() < 2)
        return QCoreApplication::translate("paint", "It takes two tokens.");
    const bool comparesTexts = pattern == HeadScore::SameToken || pattern == HeadScore::Induction;
    if (comparesTexts && !anyTokenTwice(m_source->queryTokens()))
        return QCoreApplication::translate("paint", "No token occurs twice.");
    return {};
}

void PatternMap::readRanges()
{
    double largestOfAll = 0;
    std::vector<double> largest;
    for (const Panel& panel : m_panels) {
        double most = 0;
        for (const auto& [place, head] : m_reading) {
            if (head.scores)
                most = std::max(most, head.scores->of(panel.pattern).value_or(0));
            if (head.baseline)
                most = std::max(most, patternScore(*head.baseline, panel.pattern).value_or(0));
        }
        largest.push_back(most);
        largestOfAll = std::max(largestOfAll, most);
    }
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        const ValueRange range = valueRange(Quantity::Weights, m_options.range,
                                            m_options.range == Range::Shared ? largestOfAll : largest[i]);
        m_panels[i].range = m_options.logarithmic ? range.logarithmic() : range;
    }
}

double PatternMap::heightForWidth(const std::shared_ptr<const AttentionSource>& source,
                                  const PatternMapOptions& options, const Theme& theme, const QFont& font, double width)
{
    const PatternMap tried(source, {}, options, theme, font, QRectF(0, 0, width, wantedAspect * width));
    return tried.isEmpty() ? 0.25 * width : std::ceil(tried.bounds().height());
}

double PatternMap::leastHeight(const std::shared_ptr<const AttentionSource>& source, const PatternMapOptions& options,
                               const Theme& theme, const QFont& font, double width)
{
    const PatternMap tried(source, {}, options, theme, font, QRectF(0, 0, width, 0));
    return tried.isEmpty() ? 24 : std::ceil(tried.bounds().height());
}

std::optional<PatternCell> PatternMap::cellAt(QPointF point) const
{
    for (const Panel& panel : m_panels) {
        const double cell = panel.baselines.width();
        const auto layer = static_cast<Index>(std::floor((point.y() - panel.cells.top()) / cell));
        const auto head = static_cast<Index>(std::floor((point.x() - panel.cells.left()) / cell));
        if (!panel.missing.isEmpty() || layer < 0 || layer >= m_layers)
            continue;
        if (panel.baselines.contains(point))
            return PatternCell{panel.pattern, {layer, 0}, true};
        if (panel.cells.contains(point) && head < m_source->headCount(layer))
            return PatternCell{panel.pattern, {layer, head}, false};
    }
    return std::nullopt;
}

QRectF PatternMap::cellRect(const PatternCell& cell) const
{
    const auto [layer, head] = cell.place;
    if (layer < 0 || layer >= m_layers || head < 0 || head >= m_source->headCount(layer))
        return {};
    for (const Panel& panel : m_panels) {
        if (panel.pattern != cell.pattern || !panel.missing.isEmpty())
            continue;
        const double side = panel.baselines.width();
        const double left =
            cell.isBaseline ? panel.baselines.left() : panel.cells.left() + static_cast<double>(head) * side;
        return {left, panel.cells.top() + static_cast<double>(layer) * side, side, side};
    }
    return {};
}

std::optional<double> PatternMap::score(const PatternCell& cell) const
{
    const auto read = m_reading.find(cell.place);
    if (read == m_reading.end())
        return std::nullopt;
    const HeadReading& head = read->second;
    if (cell.isBaseline)
        return head.baseline ? patternScore(*head.baseline, cell.pattern) : std::nullopt;
    return head.scores ? head.scores->of(cell.pattern) : std::nullopt;
}

} // namespace headlight
