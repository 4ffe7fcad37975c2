#include "ui/paint/flat_legend.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/color_bar.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr double barWidth = 72;
constexpr double barHeight = 10;
constexpr double partGap = 6;   ///< between the parts of a scale
constexpr double entryGap = 20; ///< between entries
constexpr double lineGap = 2;
constexpr int stops = 64;

double lineHeight(const QFont& font)
{
    return std::ceil(QFontMetricsF(font).height());
}

/// The texts of a scale in their order; the bar comes after the second.
QStringList textsOf(const LegendScale& scale)
{
    const QStringList numbers = scale.hasNumbers ? barTexts(scale.range) : QStringList{QString()};
    return {scale.name, numbers.first(), scale.hasNumbers ? numbers.last() : QString(), scale.meaning};
}

double scaleWidth(const LegendScale& scale, const QFont& font)
{
    double width = barWidth;
    for (const QString& text : textsOf(scale))
        if (!text.isEmpty())
            width += std::ceil(QFontMetricsF(font).horizontalAdvance(text)) + partGap;
    return width;
}

} // namespace

FlatLegend::FlatLegend(LegendContent content, const Theme& theme, const QFont& font, double width)
    : m_content(std::move(content)), m_theme(theme), m_font(pictureFont(font))
{
    QPointF at;
    const auto place = [&](double wanted) {
        const double extent = std::min(wanted, std::max(1.0, width));
        if (at.x() > 0 && at.x() + extent > width)
            at = {0, at.y() + lineHeight(m_font) + lineGap};
        m_places.emplace_back(at, QSizeF(extent, lineHeight(m_font)));
        at.rx() += extent + entryGap;
    };
    for (const LegendScale& scale : m_content.scales)
        place(scaleWidth(scale, m_font));
    for (const HeatmapLegendEntry& entry : m_content.entries)
        place(legendWidth(entry, m_font));
}

double FlatLegend::height() const
{
    return m_places.empty() ? 0 : m_places.back().bottom();
}

void FlatLegend::paint(QPainter& painter, QPointF corner) const
{
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    for (std::size_t i = 0; i < m_content.scales.size(); ++i)
        paintScale(painter, m_places[i].translated(corner), m_content.scales[i]);
    for (std::size_t i = 0; i < m_content.entries.size(); ++i)
        paintHeatmapLegendEntry(painter, m_places[m_content.scales.size() + i].translated(corner), m_content.entries[i],
                                m_font, m_theme);
    painter.restore();
}

void FlatLegend::paintScale(QPainter& painter, const QRectF& rect, const LegendScale& scale) const
{
    const QFontMetricsF metrics(m_font);
    const QStringList texts = textsOf(scale);
    painter.setFont(m_font);
    QRectF rest = rect;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        if (!texts[i].isEmpty()) {
            painter.setPen(i == 0 ? m_theme.ink : m_theme.muted);
            drawText(painter, rest, Qt::AlignLeft, texts[i]);
            rest.setLeft(rest.left() + std::ceil(metrics.horizontalAdvance(texts[i])) + partGap);
        }
        if (i != 1)
            continue;
        const QRectF bar = snapped(
            painter, QRectF(rest.left(), std::round(rect.center().y() - barHeight / 2), barWidth - partGap, barHeight));
        QLinearGradient gradient(bar.topLeft(), bar.topRight());
        for (int stop = 0; stop <= stops; ++stop) {
            const double share = static_cast<double>(stop) / stops;
            gradient.setColorAt(share, QColor(scale.scale.at(scale.scale.isDiverging() ? 2 * share - 1 : share)));
        }
        painter.fillRect(bar, gradient);
        paintRing(painter, bar, 1, m_theme.line);
        rest.setLeft(bar.right() + partGap);
    }
}

QString FlatLegend::text() const
{
    QStringList parts;
    for (const LegendScale& scale : m_content.scales) {
        const QStringList texts = textsOf(scale);
        QStringList words{texts[0], scale.hasNumbers ? u"%1 – %2"_s.arg(texts[1], texts[2]) : QString(), texts[3]};
        words.removeAll(QString());
        parts.append(words.join(u", "_s));
    }
    for (const HeatmapLegendEntry& entry : m_content.entries)
        parts.append(entry.text);
    return parts.join(u" · "_s);
}

std::vector<HeatmapLegendEntry> commonEntries(const std::vector<std::vector<HeatmapLegendEntry>>& legends)
{
    std::vector<HeatmapLegendEntry> all;
    for (const auto& legend : legends)
        for (std::size_t i = 0; i + 1 < legend.size(); ++i) // the last one is the range's
            if (std::none_of(all.begin(), all.end(), [&](const auto& held) { return held.text == legend[i].text; }))
                all.push_back(legend[i]);
    return all;
}

} // namespace headlight
