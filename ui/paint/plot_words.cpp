// A plot without its picture: in words, and for a spreadsheet.

#include "ui/paint/number_text.h"
#include "ui/paint/plot.h"

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostSaid = 8; ///< single points in words

} // namespace

std::vector<QStringList> Plot::numbers() const
{
    const auto plain = [](QString text) { return text.remove(u'_'); };
    std::vector<QStringList> rows = {{QString(), plain(m_content.x.title), plain(m_content.y.title)}};
    for (const PlotSeries& series : m_content.series)
        for (std::size_t i = 0; i < series.points.size(); ++i) {
            const QPointF& point = series.points[i];
            rows.push_back({plain(series.name), spreadsheetText(point.x()), spreadsheetText(point.y())});
            if (!series.labels.isEmpty())
                rows.back() << plain(series.labels.value(static_cast<qsizetype>(i)));
        }
    return rows;
}

QString Plot::words() const
{
    QString text = u"%1 (%2, %3)"_s.arg(title(), m_content.y.title, m_content.x.title);
    for (const PlotSeries& series : m_content.series) {
        if (series.points.empty() || series.name.isEmpty())
            continue;
        text += u". "_s + series.name;
        if (series.mark == PlotSeries::Mark::Points && series.points.size() > 1 && series.points.size() <= mostSaid) {
            for (const QPointF& value : series.points)
                text += u"; %1 → %2"_s.arg(exactText(value.x()), exactText(value.y()));
            continue;
        }
        // The value at the marker, or the last one.
        const auto at = m_content.marker
                            ? std::lower_bound(series.points.begin(), series.points.end(), *m_content.marker,
                                               [](const QPointF& p, double x) { return p.x() < x; })
                            : series.points.end() - 1;
        const QPointF value = at == series.points.end() ? series.points.back() : *at;
        text += u": %1 → %2"_s.arg(numberText(value.x(), 2), numberText(value.y(), 4));
    }
    return text;
}

} // namespace headlight
