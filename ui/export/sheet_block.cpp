#include "ui/export/sheet_block.h"

#include "ui/export/print_size.h"
#include "ui/paint/math_text.h"
#include "ui/paint/text.h"
#include "ui/paint/wrapped_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double lineGap = 3;
constexpr double rowHeight = 28;
constexpr double blankHeight = 22;
constexpr double columnGap = 8;
constexpr double tick = 14;

/// By the size alone: Korean fonts have much taller lines of the same size, and a sheet is to be the same in them.
double lineHeight(const QFont& font)
{
    return std::round(1.42 * pixelSizeOf(font));
}

/// From the top of a line.
double baseline(const QFont& font)
{
    return (lineHeight(font) + capHeightOf(QFontMetricsF(font))) / 2;
}

/// A box to write in, thin enough to be written over.
void drawBox(QPainter& painter, const QRectF& box)
{
    painter.save();
    painter.setPen(QPen(printTheme().muted, 0.75));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, 3, 3);
    painter.restore();
}

void drawCentred(QPainter& painter, const QRectF& room, const QString& text, const QFont& font)
{
    const QList<MathRun> runs = mathRuns(text);
    const double x = room.center().x() - mathWidth(runs, font) / 2;
    drawMath(painter, {x, room.center().y() + capHeightOf(QFontMetricsF(font)) / 2}, runs, font);
}

void drawCell(QPainter& painter, const QRectF& room, const SheetCell& cell, const SheetStyle& style, bool solved,
              bool first)
{
    const double middle = room.center().y() + capHeightOf(QFontMetricsF(style.body)) / 2;
    const QRectF box(room.left(), room.center().y() - blankHeight / 2, room.width(), blankHeight);
    switch (cell.kind) {
    case SheetCell::Kind::Said:
        if (first)
            drawMath(painter, {room.left(), middle}, mathRuns(shortened(cell.text, style.body, room.width())),
                     style.body);
        else
            drawCentred(painter, room, shortened(cell.text, style.body, room.width()), style.body);
        break;
    case SheetCell::Kind::Blank:
        drawBox(painter, box);
        if (solved)
            drawCentred(painter, room, cell.text, style.strong);
        break;
    case SheetCell::Kind::Crossed:
        drawBox(painter, box);
        if (solved)
            painter.drawLine(box.bottomLeft(), box.topRight());
        break;
    case SheetCell::Kind::Nothing:
        break;
    }
}

} // namespace

SheetStyle SheetStyle::of(const QFont& font, double width)
{
    SheetStyle style;
    style.width = width;
    style.body = withPixelSize(font, 14);
    style.small = withPixelSize(font, 12);
    style.strong = style.body;
    style.strong.setBold(true);
    style.title = withPixelSize(font, 22);
    style.title.setBold(true);
    return style;
}

SheetBlock SheetBlock::gap(double height)
{
    return {height, [](QPainter&, QPointF) {}};
}

SheetBlock indented(SheetBlock block, double by)
{
    return {block.height, [by, paint = std::move(block.paint)](QPainter& painter, QPointF at) {
                paint(painter, at + QPointF(by, 0));
            }};
}

SheetBlock sheetText(const QString& text, const QFont& font, double width, double indent)
{
    constexpr int mostLines = 80;
    QStringList lines;
    for (const QString& part : text.split(u'\n'))
        lines += wrappedText(part, font, width - indent, mostLines);
    const double height = lineHeight(font);
    return {height * static_cast<double>(lines.size()), [=](QPainter& painter, QPointF at) {
                double y = at.y() + baseline(font);
                for (const QString& line : lines) {
                    drawMath(painter, {at.x() + indent, y}, mathRuns(line), font);
                    y += height;
                }
            }};
}

SheetBlock sheetNote(const QString& text, const SheetStyle& style, double indent)
{
    SheetBlock block = sheetText(text, style.body, style.width, indent);
    return {block.height, [paint = std::move(block.paint)](QPainter& painter, QPointF at) {
                painter.save();
                painter.setPen(printTheme().muted);
                paint(painter, at);
                painter.restore();
            }};
}

SheetBlock sheetNumbered(int number, const QString& text, const QFont& font, const SheetStyle& style, double indent)
{
    SheetBlock sign = sheetText(QString::number(number) + u'.', style.strong, style.width);
    SheetBlock said = sheetText(text, font, style.width, indent);
    return {said.height, [first = std::move(sign.paint), rest = std::move(said.paint)](QPainter& painter, QPointF at) {
                first(painter, at);
                rest(painter, at);
            }};
}

SheetBlock sheetTable(const SheetTable& table, const SheetStyle& style, bool solved)
{
    const double head = table.heads.isEmpty() ? 0 : lineHeight(style.small) + lineGap;
    const double height = head + rowHeight * static_cast<double>(table.rows.size());
    return {
        height, [=](QPainter& painter, QPointF at) {
            double x = at.x();
            for (std::size_t column = 0; column < table.widths.size(); ++column) {
                const double width = table.widths[column];
                const QString name = shortened(table.heads.value(static_cast<qsizetype>(column)), style.small, width);
                const bool first = column == 0;
                if (first)
                    drawMath(painter, {x, at.y() + baseline(style.small)}, mathRuns(name), style.small);
                else
                    drawCentred(painter, {x, at.y(), width, lineHeight(style.small)}, name, style.small);
                for (std::size_t row = 0; row < table.rows.size(); ++row)
                    if (column < table.rows[row].size())
                        drawCell(painter, {x, at.y() + head + rowHeight * static_cast<double>(row), width, rowHeight},
                                 table.rows[row][column], style, solved, first);
                x += width + columnGap;
            }
        }};
}

SheetBlock sheetLine(const std::vector<SheetCell>& cells, const SheetStyle& style, bool solved, double blankWidth)
{
    return {rowHeight, [=](QPainter& painter, QPointF at) {
                double x = at.x();
                for (const SheetCell& cell : cells) {
                    const double width =
                        cell.kind == SheetCell::Kind::Said ? mathWidth(mathRuns(cell.text), style.body) : blankWidth;
                    drawCell(painter, {x, at.y(), width + 1, rowHeight}, cell, style, solved, true);
                    x += width + columnGap;
                }
            }};
}

SheetBlock sheetBoxed(const QString& text, double box, const QString& written, const SheetStyle& style, double indent)
{
    const double boxWidth = std::max(box, tick);
    const double boxHeight = box > tick ? blankHeight - 4 : tick;
    SheetBlock said = sheetText(text, style.body, style.width, indent + boxWidth + columnGap);
    const double height = std::max(said.height, boxHeight) + 4;
    return {height, [=, paint = std::move(said.paint)](QPainter& painter, QPointF at) {
                const double middle = at.y() + lineHeight(style.body) / 2;
                const QRectF place(at.x() + indent, middle - boxHeight / 2, boxWidth, boxHeight);
                drawBox(painter, place);
                if (!written.isEmpty())
                    drawCentred(painter, place, written, style.strong);
                paint(painter, at);
            }};
}

SheetBlock sheetTicks(const QStringList& words, const std::vector<std::size_t>& ticked, const SheetStyle& style,
                      double indent)
{
    const double height = lineHeight(style.body) + 4;
    std::vector<QPointF> places;
    QPointF at(indent, 0);
    for (const QString& word : words) {
        const double width = tick + columnGap + mathWidth(mathRuns(word), style.body);
        if (at.x() > indent && at.x() + width > style.width)
            at = {indent, at.y() + height};
        places.push_back(at);
        at.rx() += width + 3 * columnGap;
    }
    return {at.y() + height, [=](QPainter& painter, QPointF corner) {
                for (std::size_t i = 0; i < places.size(); ++i) {
                    const QPointF place = corner + places[i];
                    const double middle = place.y() + height / 2;
                    const QRectF box(place.x(), middle - tick / 2, tick, tick);
                    drawBox(painter, box);
                    if (std::find(ticked.begin(), ticked.end(), i) != ticked.end())
                        drawCentred(painter, box, u"×"_s, style.strong);
                    drawMath(painter, {box.right() + columnGap, middle + capHeightOf(QFontMetricsF(style.body)) / 2},
                             mathRuns(words[static_cast<qsizetype>(i)]), style.body);
                }
            }};
}

} // namespace headlight
