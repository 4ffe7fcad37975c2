#include "ui/paint/flow.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/head_colors.h"
#include "ui/paint/heatmap_legend.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/text.h"
#include "ui/paint/token_label.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr Index mostOwnLines = 64; ///< tokens of a sentence that each have a line of text of their own
constexpr Index mostMeasured = 512;

bool hasHeads(const AttentionSource& source, const FlowOptions& options)
{
    const auto isThere = [&](Index head) { return head >= 0 && head < source.headCount(options.layer); };
    return options.layer >= 0 && options.layer < source.layerCount() && !options.heads.empty()
           && std::all_of(options.heads.begin(), options.heads.end(), isThere);
}

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

double lineHeightOf(const QFont& font)
{
    return std::ceil(QFontMetricsF(bold(pictureFont(font))).height());
}

double widestLabel(const std::vector<std::string>& tokens, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const std::size_t step = (tokens.size() + mostMeasured - 1) / mostMeasured;
    double widest = 0;
    for (std::size_t i = 0; i < tokens.size(); i += step)
        widest = std::max(widest, metrics.horizontalAdvance(tokenLabel(tokens[i])));
    return std::ceil(widest) + 1;
}

/// Around the lines of text themselves: the titles and the gap below them.
double heightOfLines(Index tokens, double pitch, double line)
{
    return line + 8 + static_cast<double>(tokens) * pitch;
}

FlowLines readLines(const AttentionSource& source, const FlowOptions& options, const Tile& part,
                    const std::atomic<bool>* stop = nullptr)
{
    HeatmapOptions weights;
    weights.keysLeftOut = options.keysLeftOut;
    // Borrowed, not owned: nothing is kept beyond this function.
    const auto shown = shownSource({std::shared_ptr<const AttentionSource>(), &source}, weights);
    return flowLines(*shown, options.layer, options.heads, options.threshold, part, Flow::mostLines, stop);
}

} // namespace

std::vector<HeadPlace> placesOf(const FlowOptions& options)
{
    std::vector<HeadPlace> places;
    for (const Index head : options.heads)
        places.push_back({options.layer, head});
    return places;
}

std::shared_ptr<const FlowReading> readFlow(const AttentionSource* source, const FlowOptions& options,
                                            const std::atomic<bool>* stop)
{
    if (!source || !source->has(Quantity::Weights) || source->queryCount() == 0 || source->keyCount() == 0
        || !hasHeads(*source, options))
        return nullptr;
    const Tile whole{0, 0, source->queryCount(), source->keyCount()};
    return std::make_shared<const FlowReading>(
        FlowReading{readLines(*source, options, whole, stop), sightlessQueries(*source, options.layer)});
}

QString flowShareText(const FlowLines& lines, double wantedThreshold)
{
    const auto count = [](Index number) {
        return QLocale(QLocale::English).toString(static_cast<qlonglong>(number));
    }; // 1,234
    QString text = lines.threshold > 0
                       ? QCoreApplication::translate("paint", "%1 of %2 weights ≥ %3")
                             .arg(count(lines.reached), count(lines.weights), exactText(lines.threshold))
                       : QCoreApplication::translate("paint", "%1 of %2 weights > 0")
                             .arg(count(lines.reached), count(lines.weights));
    const auto drawn = static_cast<Index>(lines.lines.size());
    if (lines.raised)
        text += u" · "_s + QCoreApplication::translate("paint", "too many from %1 on").arg(exactText(wantedThreshold));
    if (!lines.hidden.empty())
        text += u" · "_s + QCoreApplication::translate("paint", "some hidden");
    if (drawn < lines.reached)
        text += u" · "_s + QCoreApplication::translate("paint", "%1 of them drawn").arg(count(drawn));
    return text;
}

QString flowText(const AttentionSource& source, const FlowOptions& options, const FlowLines& lines)
{
    HeatmapOptions weights;
    weights.keysLeftOut = options.keysLeftOut;
    const QString share = flowShareText(lines, options.threshold);
    const QString without = leftOutText(source, weights);
    return without.isEmpty() ? share : share + u" · "_s + without;
}

std::optional<FlowToken> FlowMarks::focus() const
{
    if (hovered)
        return hovered;
    const std::optional<Index>& selected = side == FlowSide::Queries ? query : key;
    return selected ? std::optional(FlowToken{side, *selected}) : std::nullopt;
}

Flow::Flow(std::shared_ptr<const AttentionSource> source, const FlowOptions& options,
           std::shared_ptr<const FlowReading> reading, const Theme& theme, const QFont& font, const QRectF& room)
    : m_source(std::move(source)), m_options(options), m_reading(std::move(reading)), m_theme(theme),
      m_font(pictureFont(font)), m_room(room)
{
    if (isEmpty())
        return;
    for (const Index head : m_options.heads)
        m_colors.push_back(headColor(head, m_theme));
    layOut();
}

void Flow::layOut()
{
    const QFont widestFont = bold(m_font);
    const QFontMetricsF metrics(m_font);
    FlowNeeds needs;
    needs.queries = {m_source->queryCount(), widestLabel(m_source->queryTokens(), widestFont),
                     std::ceil(metrics.horizontalAdvance(title(FlowSide::Queries)))};
    needs.keys = {m_source->keyCount(), widestLabel(m_source->keyTokens(), widestFont),
                  std::ceil(metrics.horizontalAdvance(title(FlowSide::Keys)))};
    if (m_options.heads.size() == 1)
        needs.numberWidth = metrics.horizontalAdvance(u'<' + fixedText(1, m_options.decimals));
    needs.lineHeight = lineHeightOf(m_font);
    needs.legendHeight = legendHeight(legend(), m_font, m_room.width());
    m_columns = placeColumns(needs, m_room);
}

QString Flow::title(FlowSide side) const
{
    if (side == FlowSide::Queries)
        return QCoreApplication::translate("paint", "queries: who reads");
    return m_source->hasMemory() ? QCoreApplication::translate("paint", "memory keys: what is read")
                                 : QCoreApplication::translate("paint", "keys: what is read");
}

std::vector<LegendEntry> Flow::legend() const
{
    std::vector<LegendEntry> entries;
    const auto isReplica = [this](Index head) { return m_source->publishedWeights(m_options.layer, head) != nullptr; };
    const bool named = m_options.legend && m_options.heads.size() > 1;
    for (std::size_t i = 0; named && i < m_options.heads.size(); ++i) {
        const QString name = QString::fromStdString(m_source->headName(m_options.layer, m_options.heads[i]));
        const QString place = headPlaceText(m_options.layer, m_options.heads[i]);
        entries.push_back({name.isEmpty() ? place : u"%1 %2"_s.arg(place, name), m_colors[i]});
    }
    if (std::any_of(m_options.heads.begin(), m_options.heads.end(), isReplica))
        entries.push_back({madeUpText(), madeUpLine(m_theme)});
    return entries;
}

bool Flow::isOfSameTokens(const Flow& other) const
{
    return m_source && other.m_source && m_source->queryTokens() == other.m_source->queryTokens()
           && m_source->keyTokens() == other.m_source->keyTokens();
}

Index Flow::count(FlowSide side) const
{
    return isEmpty() ? 0 : m_columns.of(side).count;
}

double Flow::lineHeight() const
{
    return lineHeightOf(m_font);
}

QRectF Flow::labelRect(FlowToken token) const
{
    const FlowColumn& column = m_columns.of(token.side);
    const double height = lineHeight();
    return {column.labels.left(), column.yOf(token.place) - height / 2, column.labels.width(), height};
}

std::optional<FlowToken> Flow::tokenAt(QPointF point) const
{
    if (isEmpty())
        return std::nullopt;
    const double reach = 16; // where lines begin is the token's too
    const bool isLeft = point.x() < m_columns.queries.lineX + reach;
    if (!isLeft && point.x() < m_columns.keys.lineX - reach)
        return std::nullopt;
    const FlowSide side = isLeft ? FlowSide::Queries : FlowSide::Keys;
    const auto place = m_columns.of(side).placeAt(point.y());
    return place ? std::optional(FlowToken{side, *place}) : std::nullopt;
}

QString Flow::label(FlowToken token) const
{
    const auto& tokens = token.side == FlowSide::Queries ? m_source->queryTokens() : m_source->keyTokens();
    return fullTokenLabel(tokens[static_cast<std::size_t>(token.place)]);
}

bool Flow::isCut(FlowToken token) const
{
    return QFontMetricsF(bold(m_font)).horizontalAdvance(label(token)) > m_columns.of(token.side).labels.width();
}

bool Flow::isMadeUp(const FlowLine& line) const
{
    return m_source->isMadeUp(m_options.layer, m_options.heads[static_cast<std::size_t>(line.head)], line.query,
                              line.key);
}

FlowLines Flow::linesOf(FlowToken token) const
{
    const Tile part = token.side == FlowSide::Queries ? Tile{token.place, 0, 1, count(FlowSide::Keys)}
                                                      : Tile{0, token.place, count(FlowSide::Queries), 1};
    return readLines(*m_source, m_options, part);
}

QSizeF Flow::sizeForWidth(const std::shared_ptr<const AttentionSource>& source, const FlowOptions& options,
                          const QFont& font, double width)
{
    const double line = lineHeightOf(font);
    const Index tokens = std::max(source->queryCount(), source->keyCount());
    // Few tokens stand apart, as many as a page is high stand line by line, more share that height.
    const double lines = static_cast<double>(std::clamp<Index>(tokens, 1, mostOwnLines));
    const double pitch = std::clamp(32 / lines, 1.0, 2.0) * line;
    const double height = heightOfLines(1, lines * pitch, line);
    const Flow tried(source, options, std::make_shared<const FlowReading>(), Theme::light(), font,
                     QRectF(0, 0, width, height));
    const double legend = tried.m_columns.legend.height();
    return {std::ceil(tried.m_columns.bounds.width()), std::ceil(height + (legend > 0 ? legend + 16 : 0))};
}

double Flow::leastHeight(const AttentionSource& source, const QFont& font)
{
    const double line = lineHeightOf(font);
    const Index tokens = std::clamp<Index>(std::max(source.queryCount(), source.keyCount()), 1, mostOwnLines);
    return heightOfLines(tokens, line, line);
}

} // namespace headlight
