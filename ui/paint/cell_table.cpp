#include "ui/paint/cell_table.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/text.h"
#include "ui/paint/wrapped_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double gap = 6;
constexpr double largestCell = 72;
constexpr double leastCell = 20;
constexpr double numberMargin = 2; ///< around a number in its cell, both sides, at least
constexpr double easyMargin = 4;   ///< that is asked for
constexpr double commonCell = 36;  ///< the height that is asked for
constexpr double wideCell = 44;    ///< that labels leave room for
constexpr double labelShare = 0.3; ///< of the width, where cells need the rest
constexpr int mostNoteLines = 4;

double widestOf(const QStringList& labels, const QFont& font)
{
    QFont bold = font;
    bold.setBold(true);
    double widest = 0;
    for (const QString& label : labels)
        widest = std::max(widest, QFontMetricsF(bold).horizontalAdvance(label));
    return std::ceil(widest);
}

} // namespace

ValueRange signedRange(const Matrix<double>& values)
{
    double largest = 0;
    for (Index i = 0; i < values.size(); ++i)
        if (const double value = std::abs(values.data()[i]); std::isfinite(value))
            largest = std::max(largest, value);
    return valueRange(Quantity::Scores, Range::Own, largest);
}

CellTable::CellTable(QString title, CellTableContent content)
    : PagePart(std::move(title)), m_content(std::move(content))
{
}

bool CellTable::isAllowed(Index row, Index column) const
{
    return m_content.allowed.size() == 0 || m_content.allowed(row, column);
}

bool CellTable::isMadeUp(Index row, Index column) const
{
    return m_content.madeUp.size() != 0 && m_content.madeUp(row, column);
}

QString CellTable::wordOf(Index row, Index column) const
{
    if (!isAllowed(row, column))
        return u"–"_s;
    const QString number = numberText(m_content.values(row, column), m_content.decimals);
    return isMadeUp(row, column) ? QCoreApplication::translate("paint", "%1 (not published)").arg(number) : number;
}

QString CellTable::words() const
{
    QString text = title();
    for (Index row = 0; row < m_content.values.rows(); ++row) {
        text += u". "_s + m_content.rows.value(row);
        for (Index column = 0; column < m_content.values.cols(); ++column)
            text += u", %1 %2"_s.arg(m_content.columns.value(column), wordOf(row, column));
    }
    return m_content.note.isEmpty() ? text : text + u". "_s + QString(m_content.note).remove(u'_');
}

std::vector<QStringList> CellTable::numbers() const
{
    std::vector<QStringList> rows = {QStringList{QString()} + m_content.columns};
    for (Index row = 0; row < m_content.values.rows(); ++row) {
        rows.push_back({m_content.rows.value(row)});
        for (Index column = 0; column < m_content.values.cols(); ++column)
            rows.back() << (isAllowed(row, column) ? spreadsheetText(m_content.values(row, column)) : QString());
    }
    return rows;
}

QString CellTable::numberOf(Index row, Index column, int decimals) const
{
    const double value = m_content.values(row, column);
    const QString text = numberText(value, decimals, LeadingZero::Drop);
    const bool isSmall = text.startsWith(u'<') || text.startsWith(u'>');
    return isSmall && !m_content.isWeights ? u"≈0"_s : text;
}

bool CellTable::isNumber(Index row, Index column) const
{
    return isAllowed(row, column) && std::isfinite(m_content.values(row, column));
}

double CellTable::widestNumber(int decimals, const QFont& font) const
{
    double widest = 0;
    for (Index i = 0; i < m_content.values.rows(); ++i)
        for (Index j = 0; j < m_content.values.cols(); ++j)
            if (isNumber(i, j))
                widest = std::max(widest, QFontMetricsF(font).horizontalAdvance(numberOf(i, j, decimals)));
    return std::ceil(widest);
}

std::optional<int> CellTable::fittingDecimals(const QSizeF& cell, const QFont& font) const
{
    if (!m_content.numbers || QFontMetricsF(font).height() > cell.height())
        return std::nullopt;
    int decimals = m_content.decimals;
    while (decimals > 0 && widestNumber(decimals, font) > cell.width() - numberMargin)
        --decimals;
    return decimals == 0 && m_content.decimals > 0 ? std::nullopt : std::optional(decimals);
}

FlatLegend CellTable::flatLegend(const Theme& theme, const QFont& font, double width) const
{
    return {{{{{}, colors(theme), m_content.range, {}}}, {}}, theme, font, width};
}

double CellTable::noteHeight(double width, const QFont& font) const
{
    if (m_content.note.isEmpty())
        return 0;
    const auto lines = wrappedText(m_content.note, font, width, mostNoteLines).size();
    return static_cast<double>(lines) * std::ceil(QFontMetricsF(font).height()) + gap;
}

double CellTable::heightBelow(double width, const QFont& font) const
{
    const double legend = m_content.legend ? flatLegend(Theme::light(), font, width).height() + gap : 0;
    return legend + noteHeight(width, font);
}

double CellTable::labelWidth(double width, const QFont& font) const
{
    const double left = width - gap - wideCell * static_cast<double>(m_content.values.cols());
    return std::min(widestOf(m_content.rows, font), std::max(labelShare * width, left));
}

double CellTable::leastHeight(double width, const QFont& font) const
{
    const double least = std::max(leastCell, std::ceil(QFontMetricsF(font).height()));
    const double wanted = std::clamp((width - labelWidth(width, font) - gap)
                                         / static_cast<double>(std::max<Index>(1, m_content.values.cols())),
                                     least, std::max(least, m_content.low ? 0 : commonCell));
    return QFontMetricsF(font).height() + gap + heightBelow(width, font)
           + wanted * static_cast<double>(m_content.values.rows());
}

double CellTable::leastWidth(const QFont& font) const
{
    const double cell = std::max(leastCell, widestNumber(m_content.decimals, font) + easyMargin);
    return m_content.roomy ? widestOf(m_content.rows, font) + gap + cell * static_cast<double>(m_content.values.cols())
                           : 0;
}

QRectF CellTable::cells(const QRectF& room, const QFont& font) const
{
    const double labels = labelWidth(room.width(), font) + gap;
    const double above = std::ceil(QFontMetricsF(font).height()) + gap;
    const auto rows = static_cast<double>(std::max<Index>(1, m_content.values.rows()));
    const auto columns = static_cast<double>(std::max<Index>(1, m_content.values.cols()));
    const double most = (room.width() - labels) / columns;
    const double side = std::min({most, (room.height() - above - heightBelow(room.width(), font)) / rows, largestCell});
    double wide = side;
    if (side < most) {
        const bool hasNumbers = m_content.numbers && side >= QFontMetricsF(font).height();
        const double numbers = hasNumbers ? widestNumber(m_content.decimals, font) : 0;
        const double names = std::min(largestCell, widestOf(m_content.columns, font));
        wide = std::clamp(std::max(numbers, names) + easyMargin, side, most);
    }
    return QRectF(room.left() + labels, room.top() + above, std::max(0., wide * columns), std::max(0., side * rows));
}

std::optional<QPointF> CellTable::valueAt(QPointF point, const QRectF& room, const QFont& font) const
{
    const QRectF all = cells(room, font);
    if (!all.contains(point) || m_content.values.size() == 0)
        return std::nullopt;
    const auto column =
        static_cast<Index>((point.x() - all.left()) / all.width() * static_cast<double>(m_content.values.cols()));
    const auto row =
        static_cast<Index>((point.y() - all.top()) / all.height() * static_cast<double>(m_content.values.rows()));
    return QPointF(static_cast<double>(std::min(column, m_content.values.cols() - 1)),
                   static_cast<double>(std::min(row, m_content.values.rows() - 1)));
}

void CellTable::paint(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const
{
    if (m_content.values.size() == 0)
        return;
    painter.save();
    CellField field;
    field.pooling = {
        {0, 0, m_content.values.rows(), m_content.values.cols()}, m_content.values.rows(), m_content.values.cols()};
    field.values = m_content.values;
    field.states.reserve(static_cast<std::size_t>(m_content.values.size()));
    for (Index i = 0; i < m_content.values.rows(); ++i)
        for (Index j = 0; j < m_content.values.cols(); ++j)
            field.states.push_back(!isAllowed(i, j)                        ? CellState::Forbidden
                                   : isMadeUp(i, j)                        ? CellState::MadeUp
                                   : std::isfinite(m_content.values(i, j)) ? CellState::Value
                                                                           : CellState::Invalid);
    const CellLook look{colors(theme), m_content.range, theme};
    const CellEdges edges = cellEdges(painter, cells(room, font), field.rows(), field.columns());
    paintField(painter, field, edges, look);
    paintNumbers(painter, edges, look, font);
    paintLabels(painter, room, theme, font);
    const double below = room.bottom() - heightBelow(room.width(), font); // edges are rounded
    paintBelow(painter, room, std::min<double>(edges.outer().bottom(), below) + gap, theme, font);
    if (m_content.framed.x() >= 0 && m_content.framed.y() >= 0) {
        painter.setPen(QPen(theme.accent, 3));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(edges.rect(m_content.framed.y(), m_content.framed.x()).adjusted(1, 1, -2, -2));
    }
    painter.restore();
}

ColorScale CellTable::colors(const Theme& theme) const
{
    return m_content.isWeights ? ColorScale::sequential(m_content.map, theme) : ColorScale::diverging(theme);
}

void CellTable::paintBelow(QPainter& painter, const QRectF& room, double top, const Theme& theme,
                           const QFont& font) const
{
    const QFontMetricsF metrics(font);
    if (m_content.legend) {
        const FlatLegend legend = flatLegend(theme, font, room.width());
        legend.paint(painter, {room.left(), top});
        top += legend.height() + gap;
    }
    painter.setPen(theme.muted);
    for (const QString& line : wrappedText(m_content.note, font, room.width(), mostNoteLines)) {
        drawMath(painter, {room.left(), top + metrics.ascent()}, mathRuns(line), font);
        top += std::ceil(metrics.height());
    }
}

void CellTable::paintNumbers(QPainter& painter, const CellEdges& edges, const CellLook& look, const QFont& font) const
{
    if (edges.rows() < m_content.values.rows() || edges.columns() < m_content.values.cols())
        return; // in too small a room there are no cells
    const auto decimals = fittingDecimals(edges.rect(0, 0).size(), font);
    if (!decimals)
        return;
    painter.setFont(font);
    for (Index i = 0; i < edges.rows(); ++i)
        for (Index j = 0; j < edges.columns(); ++j)
            if (isNumber(i, j)) {
                painter.setPen(isMadeUp(i, j)
                                   ? madeUpTextColor(look.theme)
                                   : QColor(look.scale.textAt(m_content.range.place(m_content.values(i, j)))));
                drawText(painter, edges.rect(i, j), Qt::AlignHCenter, numberOf(i, j, *decimals));
            }
}

void CellTable::paintLabels(QPainter& painter, const QRectF& room, const Theme& theme, const QFont& font) const
{
    const QFontMetricsF metrics(font);
    const QRectF all = cells(room, font);
    QFont bold = font;
    bold.setBold(true);
    const double high = all.height() / static_cast<double>(m_content.values.rows());
    const double wide = all.width() / static_cast<double>(m_content.values.cols());
    for (int row = 0; row < m_content.rows.size() && high >= metrics.ascent(); ++row) {
        painter.setFont(row == m_content.markedRow ? bold : font);
        painter.setPen(row == m_content.markedRow ? theme.ink : theme.muted);
        const QRectF place(room.left(), all.top() + row * high, all.left() - gap - room.left(), high);
        drawText(painter, place, Qt::AlignRight, shortened(m_content.rows[row], painter.font(), place.width()));
    }
    painter.setFont(font);
    painter.setPen(theme.muted);
    for (int column = 0; column < m_content.columns.size() && wide >= 16; ++column) {
        const QRectF place(all.left() + column * wide + 1, all.top() - gap - metrics.height(), wide - 2,
                           metrics.height());
        drawText(painter, place, Qt::AlignHCenter, shortened(m_content.columns[column], font, place.width()));
    }
}

} // namespace headlight
