#include "ui/paint/step_picture.h"

#include "ui/paint/cell_painter.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/step_cells.h"
#include "ui/paint/step_text.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

/// Matrices with more cells have no numbers, and those with longer sides no labels.
constexpr Index mostNumbers = 2500;
constexpr Index mostLabels = 256;
constexpr double operatorPadding = 12;
/// Cells below this side touch; from here on a line of the ground's colour parts them.
constexpr double leastPartedCell = 12;

/// Whether the step's matrices hold the same kind of number: they then have one range of colours.
bool sharesRange(StepMatrix result)
{
    return result == StepMatrix::Divided || result == StepMatrix::Multiplied || result == StepMatrix::Masked
           || result == StepMatrix::Concatenated || result == StepMatrix::LayerOutput;
}

/// Signs between matrices are a little larger than the text.
QFont operatorFont(const QFont& font)
{
    return withPixelSize(font, pixelSizeOf(font) * 1.2);
}

template <class Label>
double widest(Index count, const QFont& font, Label label)
{
    const QFontMetricsF metrics(font);
    double width = 0;
    for (Index i = 0; i < std::min(count, mostLabels); ++i)
        width = std::max(width, metrics.horizontalAdvance(label(i)));
    return std::ceil(width);
}

} // namespace

StepPicture::StepPicture(std::shared_ptr<const AttentionSteps> steps, std::size_t place, const StepOptions& options,
                         const Theme& theme, const QFont& font, const QRectF& room, const std::atomic<bool>* stop)
    : m_steps(std::move(steps)), m_step(m_steps->steps()[place]), m_options(options), m_theme(theme),
      m_font(pictureFont(font))
{
    for (std::size_t i = 0; i < m_step.from.size(); ++i)
        addPiece(m_step.from[i], m_step.result == StepMatrix::Products && i == 1, theme);
    addPiece(m_step.result, false, theme);
    layOut(room);
    readFields(stop);
}

void StepPicture::addPiece(StepMatrix matrix, bool transposed, const Theme& theme)
{
    const Index rows = m_steps->rowCount(matrix);
    const Index columns = m_steps->columnCount(matrix);
    const bool isWeight = matrix == StepMatrix::Weights;
    m_pieces.push_back({matrix,
                        transposed,
                        transposed ? columns : rows,
                        transposed ? rows : columns,
                        {},
                        {},
                        {},
                        isWeight ? ColorScale::sequential(m_options.map, theme) : ColorScale::diverging(theme)});
}

QString StepPicture::symbolOf(const Piece& piece) const
{
    return matrixSymbol(*m_steps, piece.matrix) + (piece.transposed ? u"ᵀ"_s : QString());
}

QString StepPicture::rowLabel(const Piece& piece, Index row) const
{
    return piece.transposed ? stepColumnLabel(*m_steps, piece.matrix, row) : stepRowLabel(*m_steps, piece.matrix, row);
}

QString StepPicture::columnLabel(const Piece& piece, Index column) const
{
    return piece.transposed ? stepRowLabel(*m_steps, piece.matrix, column)
                            : stepColumnLabel(*m_steps, piece.matrix, column);
}

int StepPicture::leastNumber() const
{
    return std::max(leastTextPixels, m_options.leastText * 3 / 4);
}

double StepPicture::numberWidth() const
{
    const QFontMetricsF metrics(withPixelSize(m_font, leastNumber()));
    double width = 0;
    for (const Piece& piece : m_pieces) {
        if (!m_options.values || piece.rows * piece.columns > mostNumbers)
            return 0;
        const Matrix<double> cells =
            m_steps->tile(piece.matrix, {0, 0, m_steps->rowCount(piece.matrix), m_steps->columnCount(piece.matrix)});
        for (Index cell = 0; cell < cells.size(); ++cell)
            width = std::max(width, metrics.horizontalAdvance(
                                        numberText(cells.data()[cell], m_options.decimals, LeadingZero::Drop)));
    }
    return std::ceil(width);
}

void StepPicture::layOut(const QRectF& room)
{
    StepNeeds needs;
    needs.isProduct = isMatrixProduct(m_step.result);
    needs.numberWidth = numberWidth();
    m_wantsNumbers = needs.numberWidth > 0;
    // Korean faces ask for half a line between lines; one that stands alone needs less.
    needs.lineHeight = std::ceil(std::min(QFontMetricsF(m_font).height(), 1.25 * pixelSizeOf(m_font)));
    needs.largestCell = std::max(m_options.largestCell, 1.5 * needs.lineHeight);
    needs.keepsNumbers = m_options.leastText > leastTextPixels;
    const auto isNamed = [](const Piece& piece) { return piece.rows <= StepOptions::mostKeptNames; };
    needs.keepsNames = m_options.keepsNames && std::all_of(m_pieces.begin(), m_pieces.end(), isNamed);
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        const Piece& piece = m_pieces[i];
        // Only a second factor has rows that are not the first one's.
        const bool hasOwnRows = i == 0 || (needs.isProduct && i == 1);
        const QString caption = symbolOf(piece) + u"  "_s + shapeLabel(*m_steps, piece.matrix, piece.transposed);
        needs.pieces.push_back(
            {piece.rows, piece.columns,
             hasOwnRows ? widest(piece.rows, m_font, [&](Index r) { return rowLabel(piece, r); }) : 0,
             widest(piece.columns, m_font, [&](Index c) { return columnLabel(piece, c); }),
             std::ceil(mathWidth(mathRuns(caption), m_font)) + 8});
    }
    for (std::size_t i = 0; i + 1 < m_pieces.size(); ++i)
        needs.gaps.push_back(
            std::ceil(mathWidth(mathRuns(operatorText(*m_steps, m_step, static_cast<int>(i))), operatorFont(m_font)))
            + 2 * operatorPadding);
    m_layout = layoutStep(needs, room);
    for (std::size_t i = 0; i < m_pieces.size(); ++i)
        m_pieces[i].place = m_layout.pieces[i];
    if (m_layout.numbers) {
        const double fitting = leastNumber() * (m_layout.cellWidth - 6) / needs.numberWidth;
        const double largest = std::max<double>(leastNumber(), pixelSizeOf(m_font) * 1.15);
        const double wanted = std::min(fitting, m_layout.cellHeight * 0.55);
        m_numberPixels = static_cast<int>(std::floor(std::clamp<double>(wanted, leastNumber(), largest)));
    }
}

void StepPicture::readFields(const std::atomic<bool>* stop)
{
    const auto most = [](double extent) { return std::max<Index>(1, static_cast<Index>(std::ceil(extent))); };
    double largest = 0;
    for (Piece& piece : m_pieces) {
        const Index rows = most(piece.place.plot.height());
        const Index columns = most(piece.place.plot.width());
        const bool isResult = &piece == &m_pieces.back();
        piece.field = isResult ? readResultCells(*m_steps, m_step, m_pieces.front().field, rows, columns, stop)
                               : readStepCells(*m_steps, piece.matrix, piece.transposed, rows, columns, stop);
        piece.range = stepRange(*m_steps, piece.matrix, piece.field, m_options.range);
        largest = std::max(largest, piece.range.high);
    }
    for (Piece& piece : m_pieces) {
        if (sharesRange(m_step.result))
            piece.range = {-largest, largest};
        if (m_options.logarithmic)
            piece.range = piece.range.logarithmic();
    }
}

QRectF StepPicture::rectOf(const Piece& piece, const Tile& cells) const
{
    const QRectF& plot = piece.place.plot;
    const double width = plot.width() / static_cast<double>(piece.columns);
    const double height = plot.height() / static_cast<double>(piece.rows);
    const Tile drawn = piece.transposed ? Tile{cells.column, cells.row, cells.columns, cells.rows} : cells;
    return {plot.left() + static_cast<double>(drawn.column) * width,
            plot.top() + static_cast<double>(drawn.row) * height, static_cast<double>(drawn.columns) * width,
            static_cast<double>(drawn.rows) * height};
}

std::optional<StepCell> StepPicture::cellAt(QPointF point) const
{
    for (const Piece& piece : m_pieces) {
        const QRectF& plot = piece.place.plot;
        const double x = (point.x() - plot.left()) / plot.width();
        const double y = (point.y() - plot.top()) / plot.height();
        if (x < 0 || x >= 1 || y < 0 || y >= 1)
            continue;
        Cell cell{static_cast<Index>(y * static_cast<double>(piece.rows)),
                  static_cast<Index>(x * static_cast<double>(piece.columns))};
        if (piece.transposed)
            std::swap(cell.row, cell.column);
        return StepCell{piece.matrix, cell};
    }
    return std::nullopt;
}

QRectF StepPicture::cellRect(const StepCell& cell) const
{
    for (const Piece& piece : m_pieces)
        if (piece.matrix == cell.matrix)
            return rectOf(piece, {cell.cell.row, cell.cell.column, 1, 1});
    return {};
}

QRectF StepPicture::plotRect(StepMatrix matrix) const
{
    for (const Piece& piece : m_pieces)
        if (piece.matrix == matrix)
            return piece.place.plot;
    return {};
}

void StepPicture::paint(QPainter& painter, std::optional<Cell> pointed, std::optional<Index> spotlight) const
{
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    for (const Piece& piece : m_pieces) {
        paintPiece(painter, piece);
        paintLabels(painter, piece);
        paintCaption(painter, piece);
    }
    paintOperators(painter);
    if (spotlight && *spotlight >= 0 && *spotlight < m_pieces.back().rows)
        paintSpotlight(painter, *spotlight);
    paintOwnColumns(painter);
    if (pointed)
        paintPointed(painter, *pointed);
    painter.restore();
}

void StepPicture::paintPiece(QPainter& painter, const Piece& piece) const
{
    const CellEdges edges = cellEdges(painter, piece.place.plot, piece.field.rows(), piece.field.columns());
    const double spacing = std::clamp(std::floor(m_layout.cellHeight / 4), 5.0, 8.0);
    paintField(painter, piece.field, edges,
               {piece.scale, piece.range, m_theme, spacing, stepThreshold(piece.matrix, m_options)});
    if (std::min(m_layout.cellWidth, m_layout.cellHeight) >= leastPartedCell) {
        const QRectF plot = edges.outer();
        for (std::size_t i = 1; i + 1 < edges.y.size(); ++i)
            painter.fillRect(snapped(painter, QRectF(plot.left(), edges.y[i] - 1, plot.width(), 1)), m_theme.ground);
        for (std::size_t j = 1; j + 1 < edges.x.size(); ++j)
            painter.fillRect(snapped(painter, QRectF(edges.x[j] - 1, plot.top(), 1, plot.height())), m_theme.ground);
    }
    paintRing(painter, edges.outer().adjusted(-1, -1, 1, 1), 1, m_theme.line);
    if (m_layout.numbers)
        paintNumbers(painter, piece);
}

// The second factor of a product takes part in every row whole.
void StepPicture::paintSpotlight(QPainter& painter, Index row) const
{
    QColor veil = m_theme.ground;
    veil.setAlphaF(spotlightVeil);
    for (const Piece& piece : m_pieces) {
        if (isMatrixProduct(m_step.result) && &piece == &m_pieces[1])
            continue;
        const QRectF& plot = piece.place.plot;
        const QRectF lit = rectOf(piece, {row, 0, 1, piece.columns});
        painter.fillRect(snapped(painter, QRectF(plot.topLeft(), lit.topRight())), veil);
        painter.fillRect(snapped(painter, QRectF(lit.bottomLeft(), plot.bottomRight())), veil);
        if (m_layout.numbers)
            paintNumbers(painter, piece, row);
    }
}

QColor StepPicture::numberColor(const Piece& piece, double value, bool dimmed) const
{
    if (std::abs(value) < stepThreshold(piece.matrix, m_options))
        return m_theme.muted;
    const double place = piece.range.place(value);
    if (dimmed) {
        const QRgb fill = mixed(QColor(piece.scale.at(place)), m_theme.ground, spotlightVeil).rgb();
        return contrastRatio(m_theme.muted.rgb(), fill) >= 4.5 ? m_theme.muted : QColor(textColorOn(fill));
    }
    // What is next to nothing stays in the background.
    const double small = 0.5 * std::pow(10.0, -m_options.decimals);
    const bool isFaint = std::abs(value) < small && contrastRatio(m_theme.muted.rgb(), piece.scale.at(place)) >= 4.5;
    return isFaint ? m_theme.muted : QColor(piece.scale.textAt(place));
}

void StepPicture::paintNumbers(QPainter& painter, const Piece& piece, std::optional<Index> spotlight) const
{
    painter.setFont(withPixelSize(m_font, m_numberPixels));
    for (Index i = 0; i < piece.rows; ++i)
        for (Index j = 0; j < piece.columns; ++j) {
            const CellState held = piece.field.state(i, j);
            if (!hasNumber(held) || i == spotlight)
                continue;
            const double value = piece.field.values(i, j);
            painter.setPen(held == CellState::MadeUp ? madeUpTextColor(m_theme)
                                                     : numberColor(piece, value, spotlight.has_value()));
            const Tile cell = piece.transposed ? Tile{j, i, 1, 1} : Tile{i, j, 1, 1};
            drawText(painter, rectOf(piece, cell).translated(-0.5, -0.5), Qt::AlignHCenter,
                     numberText(value, m_options.decimals, LeadingZero::Drop));
        }
}

void StepPicture::paintLabels(QPainter& painter, const Piece& piece) const
{
    painter.setFont(m_font);
    painter.setPen(m_theme.muted);
    const QRectF& rows = piece.place.rowLabels;
    for (Index i = 0; i < piece.rows && !rows.isEmpty(); ++i) {
        const QRectF line(rows.left(), rows.top() + static_cast<double>(i) * m_layout.cellHeight, rows.width(),
                          m_layout.cellHeight);
        drawText(painter, line, Qt::AlignRight, shortened(rowLabel(piece, i), m_font, line.width()));
    }
    const QRectF& columns = piece.place.columnLabels;
    for (Index j = 0; j < piece.columns && !columns.isEmpty(); ++j) {
        const QRectF line(columns.left() + static_cast<double>(j) * m_layout.cellWidth, columns.top(),
                          m_layout.cellWidth, columns.height());
        const QString label = columnLabel(piece, j);
        if (m_layout.turnedColumnLabels)
            drawTurnedText(painter, line, Qt::AlignLeft, shortened(label, m_font, line.height()));
        else
            drawText(painter, line, Qt::AlignHCenter, shortened(label, m_font, line.width()));
    }
}

void StepPicture::paintCaption(QPainter& painter, const Piece& piece) const
{
    const bool isResult = &piece == &m_pieces.back();
    QFont font = m_font;
    font.setBold(isResult);
    const QList<MathRun> symbol = mathRuns(symbolOf(piece));
    const QFontMetricsF metrics(m_font);
    const QRectF& place = piece.place.caption;
    const QPointF baseline(place.left(), place.center().y() + capHeightOf(metrics) / 2);
    painter.setPen(m_theme.ink);
    drawMath(painter, baseline, symbol, font);
    painter.setFont(m_font);
    painter.setPen(m_theme.muted);
    drawText(painter, baseline + QPointF(mathWidth(symbol, font) + 8, 0),
             shapeLabel(*m_steps, piece.matrix, piece.transposed));
}

void StepPicture::paintOperators(QPainter& painter) const
{
    if (m_layout.arrangement == StepArrangement::Product)
        return;
    const QFont font = operatorFont(m_font);
    painter.setPen(m_theme.ink);
    for (std::size_t i = 0; i + 1 < m_pieces.size(); ++i) {
        const QList<MathRun> runs = mathRuns(operatorText(*m_steps, m_step, static_cast<int>(i)));
        const double left = std::max(m_pieces[i].place.plot.right(), m_pieces[i].place.caption.right());
        const StepPiecePlace& next = m_pieces[i + 1].place;
        const double right = next.rowLabels.isEmpty() ? next.plot.left() : next.rowLabels.left();
        const double x = (left + right - mathWidth(runs, font)) / 2;
        const double y = m_pieces[i].place.plot.center().y() + capHeightOf(QFontMetricsF(font)) / 2;
        drawMath(painter, {x, y}, runs, font);
    }
}

void StepPicture::paintOwnColumns(QPainter& painter) const
{
    if (m_step.result != StepMatrix::Concatenated || m_steps->layer().heads.size() < 2)
        return;
    const ColumnRange own = m_steps->layer().valueColumns(m_steps->headIndex());
    const QRectF rect = rectOf(m_pieces.back(), {0, own.begin, m_pieces.back().rows, own.count});
    paintRing(painter, snapped(painter, rect).adjusted(-1, -1, 0, 0), 1, m_theme.ink);
}

void StepPicture::paintPointed(QPainter& painter, Cell cell) const
{
    const auto outline = [&](const Piece& piece, const Tile& cells) {
        QRectF rect = rectOf(piece, cells);
        // A cell of a pixel or less is marked around, not covered.
        const QSizeF size = rect.size().expandedTo({6, 6});
        rect = QRectF(rect.center() - QPointF(size.width() / 2, size.height() / 2), size);
        paintOutline(painter, snapped(painter, rect), m_theme);
    };
    const Piece& result = m_pieces.back();
    if (cell.row < 0 || cell.row >= result.rows || cell.column < 0 || cell.column >= result.columns)
        return;
    for (const StepOrigin& origin : m_steps->originOf(m_step, cell.row, cell.column))
        for (const Piece& piece : m_pieces)
            if (piece.matrix == origin.matrix)
                outline(piece, origin.cells);
    outline(result, {cell.row, cell.column, 1, 1});
}

} // namespace headlight
