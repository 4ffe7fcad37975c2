#include "ui/paint/block_picture.h"

#include "ui/paint/head_colors.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/text.h"
#include "ui/paint/wrapped_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double largestSide = 130; ///< of W_Q, with texts of 14 pixels
constexpr double signRoom = 32;     ///< between two matrices
constexpr double gap = 6;
constexpr double leastBlock = 4; ///< narrower ones are not told apart
constexpr Index firstBlocks = 3; ///< of very many
constexpr double narrowest = 8;  ///< that they are drawn
constexpr int mostNoteLines = 4;

QString sizeText(Index rows, Index columns)
{
    return groupedText(rows) + u" × "_s + groupedText(columns);
}

double lineHeight(const QFont& font)
{
    return std::ceil(QFontMetricsF(font).height()) + 2;
}

double largestSideWith(const QFont& font)
{
    return largestSide * std::max(1., pixelSizeOf(font) / 14);
}

} // namespace

std::vector<QStringList> BlockPicture::labels() const
{
    const auto& [rows, inner, blocks, width, note] = m_content;
    const auto cut = [&, count = blocks, each = width](const QString& name, Index high) {
        return QStringList{name + u"  "_s + sizeText(high, count * each),
                           u"= %1 × (%2)"_s.arg(groupedText(count), sizeText(high, each))};
    };
    return {{u"X  "_s + sizeText(rows, inner), QString()}, cut(u"W_Q"_s, inner), cut(u"Q"_s, rows)};
}

QString BlockPicture::words() const
{
    QStringList texts;
    for (const QStringList& lines : labels())
        texts << lines.join(u' ').simplified();
    QString text = title() + u". "_s + texts.join(u"; "_s);
    if (!m_content.note.isEmpty())
        text += u". "_s + m_content.note;
    return text.remove(u'_');
}

double BlockPicture::leastWidth(const QFont& font) const
{
    double widest = 0;
    for (const QStringList& lines : labels())
        for (const QString& line : lines)
            widest = std::max(widest, mathWidth(mathRuns(line), font));
    return std::ceil(3 * widest + 2 * signRoom);
}

double BlockPicture::leastHeight(double width, const QFont& font) const
{
    const auto notes = static_cast<double>(wrappedText(m_content.note, font, width, mostNoteLines).size());
    return largestSideWith(font) + gap + (2 + notes) * lineHeight(font) + (notes > 0 ? gap : 0);
}

std::vector<QRectF> BlockPicture::matrices(const QRectF& room, const QFont& font) const
{
    const double column = (room.width() - 2 * signRoom) / 3;
    const double high = largestSideWith(font);
    const double tall = static_cast<double>(m_content.rows) / static_cast<double>(m_content.inner);
    // X, as wide as W_Q is high, has room too; a matrix of few rows or very many keeps a shape that can be seen.
    const double side = std::min(column, high / std::clamp(tall, 1., 1.6));
    const double wide =
        side * static_cast<double>(m_content.blocks * m_content.width) / static_cast<double>(m_content.inner);
    const double ofTokens = side * std::clamp(tall, 0.2, 1.6);
    std::vector<QRectF> places;
    for (const auto& [across, down] : {std::pair(side, ofTokens), {wide, side}, {wide, ofTokens}}) {
        const double left = room.left() + static_cast<double>(places.size()) * (column + signRoom);
        places.emplace_back(left + (column - across) / 2, room.top() + (high - down) / 2, across, down);
    }
    return places;
}

std::vector<std::pair<Index, QRectF>> BlockPicture::blocksIn(const QRectF& matrix) const
{
    const auto count = static_cast<double>(m_content.blocks);
    const double each = matrix.width() / count;
    std::vector<std::pair<Index, QRectF>> places;
    const auto add = [&](Index block, double left, double wide) {
        places.emplace_back(block, QRectF(left, matrix.top(), wide, matrix.height()));
    };
    if (each >= leastBlock) {
        for (Index block = 0; block < m_content.blocks; ++block)
            add(block, matrix.left() + static_cast<double>(block) * each, each);
        return places;
    }
    for (Index block = 0; block < firstBlocks; ++block)
        add(block, matrix.left() + static_cast<double>(block) * narrowest, narrowest);
    add(m_content.blocks - 1, matrix.right() - narrowest, narrowest);
    return places;
}

void BlockPicture::paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QRectF> places = matrices(room, font);
    const std::vector<QStringList> texts = labels();
    const QFontMetricsF metrics(font);
    const double column = (room.width() - 2 * signRoom) / 3;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QRectF& matrix = places[i];
        painter.setPen(Qt::NoPen);
        painter.fillRect(matrix, theme.line);
        if (i > 0) {
            painter.setPen(QPen(theme.ground, 1));
            for (const auto& [block, place] : blocksIn(matrix)) {
                painter.setBrush(headColor(block, theme));
                painter.drawRect(place);
            }
            if (static_cast<Index>(blocksIn(matrix).size()) < m_content.blocks) {
                painter.setPen(theme.ink);
                drawText(painter, matrix.adjusted(narrowest * firstBlocks, 0, -narrowest, 0), Qt::AlignHCenter, u"…"_s);
            }
        }
        painter.setPen(QPen(theme.muted, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(matrix);
        const double middle = room.left() + static_cast<double>(i) * (column + signRoom) + column / 2;
        double baseline = room.top() + largestSideWith(font) + gap + metrics.ascent();
        painter.setPen(theme.ink);
        for (const QString& line : texts[i]) {
            const QList<MathRun> runs = mathRuns(line);
            drawMath(painter, {middle - mathWidth(runs, font) / 2, baseline}, runs, font);
            baseline += lineHeight(font);
        }
        if (i > 0) {
            painter.setFont(font);
            const QRectF sign(middle - column / 2 - signRoom, room.top(), signRoom, largestSideWith(font));
            drawText(painter, sign, Qt::AlignHCenter, i == 1 ? u"×"_s : u"="_s);
        }
    }
    painter.setPen(theme.muted);
    double baseline = room.top() + largestSideWith(font) + 2 * gap + 2 * lineHeight(font) + metrics.ascent();
    for (const QString& line : wrappedText(m_content.note, font, room.width(), mostNoteLines)) {
        drawMath(painter, {room.left(), baseline}, mathRuns(line), font);
        baseline += lineHeight(font);
    }
    painter.restore();
}

} // namespace headlight
