#include "ui/paint/geometry_words.h"

#include "ui/paint/text.h"
#include "ui/paint/wrapped_text.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr double legendGap = 14;  // between two entries
constexpr double widestText = 19; // of a readout, in sizes of the font
constexpr int mostSentenceLines = 4;

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

double readoutWidth(const GeometryReadout& readout, const QFont& font)
{
    const QString name = readout.name.isEmpty() ? QString() : readout.name + u" = "_s;
    return QFontMetricsF(font).horizontalAdvance(name) + QFontMetricsF(boldOf(font)).horizontalAdvance(readout.value);
}

std::vector<GeometryLegendPiece> flowedLegend(bool values, const QFont& font, double width)
{
    std::vector<GeometryLegendPiece> pieces;
    double begin = 0;
    int line = 0;
    for (const GeometryLegendEntry& entry : legendEntries(values)) {
        const double wanted =
            sampleWidth(entry.sample) + sampleGap + QFontMetricsF(boldOf(font)).horizontalAdvance(entry.text);
        if (begin > 0 && begin + wanted > width) {
            begin = 0;
            ++line;
        }
        pieces.push_back({entry, begin, std::min(wanted, width), line});
        begin += wanted + legendGap;
    }
    return pieces;
}

QList<GeometryLine> flowedLine(const GeometryLine& line, const QFont& font, double width)
{
    QList<GeometryLine> lines;
    double end = 0;
    for (const GeometryReadout& readout : line) {
        if (readout.value.isEmpty()) {
            for (const QString& part : wrappedText(readout.name, font, width, mostSentenceLines))
                lines.append(GeometryLine{{part, {}}});
            end = width;
            continue;
        }
        const double wanted = readoutWidth(readout, font);
        if (wanted > width) {
            lines.append(GeometryLine{{readout.name + u" ="_s, {}}});
            lines.append(GeometryLine{{{}, readout.value}});
            end = width;
            continue;
        }
        if (lines.isEmpty() || end + readoutGap + wanted > width) {
            lines.append(GeometryLine());
            end = -readoutGap;
        }
        lines.back().append(readout);
        end += readoutGap + wanted;
    }
    return lines;
}

} // namespace

double sampleWidth(GeometrySample sample)
{
    return sample == GeometrySample::Value ? 10 : sample == GeometrySample::Output ? 12 : 20;
}

double unbrokenWidth(bool values, const QFont& font)
{
    constexpr double endless = 1e6;
    const GeometryLegendPiece last = flowedLegend(values, font, endless).back();
    return std::max(last.begin + last.width, widestText * pixelSizeOf(font));
}

GeometryWords geometryWords(bool values, const QList<GeometryLine>& lines, const QFont& font, double width)
{
    GeometryWords words{flowedLegend(values, font, width), {}, {}};
    for (const GeometryLine& line : lines)
        words.lines += flowedLine(line, font, width);
    return words;
}

double geometryLineHeight(const QFont& font)
{
    return std::ceil(QFontMetricsF(font).height()) + 3;
}

} // namespace headlight
