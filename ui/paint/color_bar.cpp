#include "ui/paint/color_bar.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/number_text.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

/// Colours between which the gradient runs straight; the map's own steps are far finer than the eye's.
constexpr int stops = 64;

/// A number beside the bar.
struct Mark {
    double share; ///< of the bar, from its bottom
    QString text;
};

std::vector<Mark> linearMarks(const ValueRange& range)
{
    const double step = range.high / 4 - range.low / 4;
    const double apart = std::ceil(-std::log10(std::max(step, std::numeric_limits<double>::min()))) + 1;
    const int decimals = static_cast<int>(std::clamp(apart, range.high >= 100 ? 0.0 : 2.0, 6.0));
    std::vector<Mark> marks;
    for (int i = 0; i <= 4; ++i) {
        // By shares: high − low of huge ends would overflow.
        const double value = range.low * ((4 - i) / 4.0) + range.high * (i / 4.0);
        marks.push_back({i / 4.0, std::abs(range.high) < 1e-6 ? numberText(value, 6) : fixedText(value, decimals)});
    }
    return marks;
}

QString withExponent(const QString& digits, int exponent)
{
    return QString(digits + u'e' + QString::number(exponent)).replace(u'-', QChar(0x2212));
}

/// A power of ten without needless noughts: "100", "0.01", "1e−7".
QString decadeText(int exponent)
{
    if (exponent < -4 || exponent > 4)
        return withExponent(u"1"_s, exponent);
    return fixedText(std::pow(10.0, exponent), std::max(0, -exponent));
}

/// The end of a logarithmic range: "1", "0.37", "2.4e−5".
QString endText(double high)
{
    const double log = std::log10(high);
    if (std::abs(log - std::round(log)) < 1e-9)
        return decadeText(static_cast<int>(std::lround(log)));
    if (high >= 0.1)
        return numberText(high, 2);
    const int exponent = static_cast<int>(std::floor(log));
    return withExponent(fixedText(high / std::pow(10.0, exponent), 1), exponent);
}

std::vector<Mark> logarithmicMarks(const ValueRange& range)
{
    const bool isSigned = range.low < 0;
    const int first = static_cast<int>(std::lround(std::log10(range.floor)));
    std::vector<Mark> marks{{0, (isSigned ? u"≤ ±"_s : u"≤ "_s) + decadeText(first)}};
    for (int exponent = first + 1; std::pow(10.0, exponent) < range.high * (1 - 1e-9); ++exponent)
        marks.push_back({range.place(std::pow(10.0, exponent)), decadeText(exponent)});
    marks.push_back({1, endText(range.high)});
    if (!isSigned)
        return marks;
    std::vector<Mark> both;
    for (auto mark = marks.rbegin(); mark + 1 != marks.rend(); ++mark)
        both.push_back({(1 - mark->share) / 2, QChar(0x2212) + mark->text});
    for (const Mark& mark : marks)
        both.push_back({(1 + mark.share) / 2, mark.text});
    return both;
}

std::vector<Mark> marksOf(const ValueRange& range)
{
    return range.isLogarithmic() ? logarithmicMarks(range) : linearMarks(range);
}

} // namespace

QStringList barTexts(const ValueRange& range)
{
    QStringList texts;
    for (const Mark& mark : marksOf(range))
        texts.append(mark.text);
    return texts;
}

void paintColorBar(QPainter& painter, const QRectF& bar, const QRectF& labels, const ColorScale& scale,
                   const ValueRange& range, const Theme& theme)
{
    const QRectF rect = snapped(painter, bar);
    QLinearGradient gradient(rect.bottomLeft(), rect.topLeft());
    for (int i = 0; i <= stops; ++i) {
        const double share = static_cast<double>(i) / stops;
        gradient.setColorAt(share, QColor(scale.at(scale.isDiverging() ? 2 * share - 1 : share)));
    }
    painter.fillRect(rect, gradient);

    const double line = QFontMetricsF(painter.font()).height();
    const std::vector<Mark> marks = marksOf(range);
    const auto place = [&](const Mark& mark) {
        // The ends' numbers stay inside the bar's height.
        const double y = rect.bottom() - rect.height() * mark.share;
        const double top = std::clamp(y - line / 2, rect.top() - line * 0.2, rect.bottom() - line * 0.8);
        return QRectF(labels.left(), top, labels.width(), line);
    };
    painter.setPen(theme.muted);
    const double top = place(marks.back()).top();
    double above = rect.bottom() + line;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const QRectF text = place(marks[i]);
        const bool isLast = i + 1 == marks.size();
        // The end's number comes before the decades that it would touch.
        const bool fits = text.bottom() <= above + 0.5 && (isLast || text.top() >= top + line - 0.5);
        if (i != 0 && !isLast && !fits)
            continue;
        drawText(painter, text, Qt::AlignLeft, marks[i].text);
        above = text.top();
    }
}

} // namespace headlight
