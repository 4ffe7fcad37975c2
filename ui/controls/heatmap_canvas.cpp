#include "ui/controls/heatmap_canvas.h"

#include "core/text/korean.h"
#include "ui/controls/accessible_table.h"
#include "ui/controls/heatmap_accessible.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/paint/number_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

constexpr double ringGap = 4; // from the cells to the focus ring

} // namespace

HeatmapCanvas::HeatmapCanvas(QWidget* parent) : QWidget(parent)
{
    registerAccessibleHeatmap();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

HeatmapCanvas::~HeatmapCanvas() = default;

void HeatmapCanvas::setHeatmap(std::shared_ptr<const AttentionSource> source, const HeatmapOptions& options)
{
    m_source = std::move(source);
    m_options = options;
    rebuild();
}

void HeatmapCanvas::select(std::optional<Index> row, std::optional<Index> column)
{
    if (row == m_marks.row && column == m_marks.column)
        return;
    m_marks.row = row;
    m_marks.column = column;
    nameSelection();
    tellCurrentCell(*this);
    update();
}

std::optional<Cell> HeatmapCanvas::selectedCell() const
{
    const bool inside = m_marks.row && m_marks.column && *m_marks.row < heatmap().rowCount()
                        && *m_marks.column < heatmap().columnCount();
    return inside ? std::optional(Cell{*m_marks.row, *m_marks.column}) : std::nullopt;
}

const Heatmap& HeatmapCanvas::heatmap() const
{
    if (!m_heatmap)
        m_heatmap = std::make_unique<Heatmap>(m_source, m_options, themeOf(this), font(), QRectF(rect()));
    return *m_heatmap;
}

QSize HeatmapCanvas::minimumSizeHint() const
{
    return {240, 200};
}

QSize HeatmapCanvas::sizeHint() const
{
    return {640, 520};
}

void HeatmapCanvas::rebuild()
{
    m_heatmap.reset();
    nameSelection();
    tellContent(*this);
    update();
}

void HeatmapCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    heatmap().paint(painter, m_marks);
    if (!m_focusRing || heatmap().isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeOf(this).accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(heatmap().plotRect().adjusted(-ringGap, -ringGap, ringGap, ringGap), 4, 4);
}

void HeatmapCanvas::resizeEvent(QResizeEvent*)
{
    rebuild();
}

// The cell that a click chooses: a label keeps the other half of the selection.
std::optional<Cell> HeatmapCanvas::targetAt(QPointF point) const
{
    const Heatmap& map = heatmap();
    if (map.isEmpty())
        return std::nullopt;
    if (const auto cell = map.cellAt(point))
        return cell;
    const QRectF plot = map.plotRect();
    const auto held = [](std::optional<Index> index, Index count) {
        return std::clamp<Index>(index.value_or(0), 0, count - 1);
    };
    if (point.x() < plot.left() && point.y() >= plot.top() && point.y() < plot.bottom()) {
        if (const auto cell = map.cellAt({plot.left() + 0.5, point.y()}))
            return Cell{cell->row, held(m_marks.column, map.columnCount())};
    }
    if (point.y() < plot.top() && point.x() >= plot.left() && point.x() < plot.right()) {
        if (const auto cell = map.cellAt({point.x(), plot.top() + 0.5}))
            return Cell{held(m_marks.row, map.rowCount()), cell->column};
    }
    return std::nullopt;
}

void HeatmapCanvas::choose(std::optional<Cell> cell)
{
    if (cell)
        emit cellChosen(cell->row, cell->column);
}

void HeatmapCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        choose(targetAt(event->position()));
    else
        event->ignore();
}

void HeatmapCanvas::mouseMoveEvent(QMouseEvent* event)
{
    hover(heatmap().cellAt(event->position()));
    if (event->buttons() & Qt::LeftButton) {
        const auto cell = heatmap().cellAt(event->position());
        if (cell && (cell->row != m_marks.row || cell->column != m_marks.column))
            choose(cell);
    }
}

void HeatmapCanvas::leaveEvent(QEvent*)
{
    hover(std::nullopt);
}

void HeatmapCanvas::hover(std::optional<Cell> cell)
{
    if (cell == m_marks.hovered)
        return;
    m_marks.hovered = cell;
    update();
}

void HeatmapCanvas::keyPressEvent(QKeyEvent* event)
{
    const Index rows = heatmap().rowCount();
    const Index columns = heatmap().columnCount();
    Index row = m_marks.row.value_or(0);
    Index column = m_marks.column.value_or(0);
    switch (event->key()) {
    case Qt::Key_Up:
        --row;
        break;
    case Qt::Key_Down:
        ++row;
        break;
    case Qt::Key_Left:
        --column;
        break;
    case Qt::Key_Right:
        ++column;
        break;
    case Qt::Key_Home:
        column = 0;
        break;
    case Qt::Key_End:
        column = columns - 1;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (heatmap().isEmpty())
        return;
    const Cell cell{std::clamp<Index>(row, 0, rows - 1), std::clamp<Index>(column, 0, columns - 1)};
    if (cell.row != m_marks.row || cell.column != m_marks.column)
        choose(cell);
}

void HeatmapCanvas::focusInEvent(QFocusEvent* event)
{
    m_focusRing = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
                  || event->reason() == Qt::ShortcutFocusReason;
    tellFocus(*this);
    update();
}

void HeatmapCanvas::focusOutEvent(QFocusEvent*)
{
    m_focusRing = false;
    update();
}

void HeatmapCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

QString HeatmapCanvas::describe(Cell cell) const
{
    const Heatmap& map = heatmap();
    const QString row = map.fullRowLabel(cell.row);
    const QString column = map.fullColumnLabel(cell.column);
    if (!isKeyed(m_options.quantity))
        return filledIn(tr("“%1”, %2: %3"), {row, column, exactText(map.value(cell))});
    if (map.isForbidden(cell))
        return filledIn(tr("“%1” must not read “%2”: forbidden by the mask"), {row, column});
    return filledIn(tr("“%1” reads “%2”: %3"), {row, column, exactText(map.value(cell))});
}

void HeatmapCanvas::nameSelection()
{
    if (heatmap().isEmpty()) {
        setAccessibleName(tr("Heatmap without tokens"));
        return;
    }
    const std::optional<Cell> cell = selectedCell();
    setAccessibleName(cell ? describe(*cell) : tr("Heatmap"));
}

bool HeatmapCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    if (const auto cell = heatmap().cellAt(help.pos()))
        showPlainToolTip(help, describe(*cell), this, heatmap().cellRect(*cell).toAlignedRect());
    else
        showPlainToolTip(help, heatmap().shortenedLabelAt(help.pos()), this);
    return true;
}

} // namespace headlight
