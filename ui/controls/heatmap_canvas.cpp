#include "ui/controls/heatmap_canvas.h"

#include "core/model/veiled_source.h"
#include "core/text/korean.h"
#include "ui/controls/accessible_table.h"
#include "ui/controls/heatmap_accessible.h"
#include "ui/controls/style.h"
#include "ui/paint/hidden_text.h"
#include "ui/paint/number_text.h"

#include <QFontInfo>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <tuple>
#include <utility>

namespace headlight {

namespace {

constexpr int presentedText = 24; // px, read from the back row
constexpr double ringGap = 4;     // from the cells to the focus ring

/// Whether a zoom into one can be kept for the other.
bool hasSameShape(const HeatmapRequest& one, const HeatmapRequest& other)
{
    const auto shape = [](const HeatmapRequest& of) {
        const auto [quantity, layer, head] = std::tuple(of.options.quantity, of.options.layer, of.options.head);
        const bool has = of.source && layer < of.source->layerCount() && head < of.source->headCount(layer);
        return has ? std::pair(of.source->rowCount(quantity, layer, head),
                               of.source->columnCount(quantity, layer, head))
                   : std::pair(Index{0}, Index{0});
    };
    return shape(one) == shape(other);
}

} // namespace

HeatmapCanvas::HeatmapCanvas(QWidget* parent) : QWidget(parent), m_reader(new HeatmapReader(this))
{
    registerAccessibleHeatmap();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(m_reader, &HeatmapReader::read, this, &HeatmapCanvas::showReading);
    connect(m_reader, &HeatmapReader::busyChanged, this, &HeatmapCanvas::busyChanged);
}

HeatmapCanvas::~HeatmapCanvas() = default;

void HeatmapCanvas::setHeatmap(std::shared_ptr<const AttentionSource> source, const HeatmapOptions& options)
{
    const HeatmapRequest before = request();
    m_source = std::move(source);
    m_options = options;
    if (!hasSameShape(before, request()))
        m_zoom = {};
    rebuild();
}

void HeatmapCanvas::select(std::optional<Index> row, std::optional<Index> column)
{
    if (row == m_marks.row && column == m_marks.column)
        return;
    m_marks.row = row;
    m_marks.column = column;
    // A cell chosen by a click is in sight, and stays where it is.
    if (row && column && !m_grip)
        setZoom(heatmap().showing({*row, *column}));
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

void HeatmapCanvas::setPresenting(bool presenting)
{
    m_marks.spotlight = presenting;
    rebuild();
}

HeatmapRequest HeatmapCanvas::request() const
{
    HeatmapOptions options = m_options;
    if (m_marks.spotlight)
        options.leastText = std::max(presentedText, QFontInfo(font()).pixelSize());
    return {m_source, options, font(), QRectF(rect()), devicePixelRatioF(), m_zoom};
}

const Heatmap& HeatmapCanvas::heatmap() const
{
    if (m_heatmap)
        return *m_heatmap;
    const HeatmapRequest wanted = request();
    const bool isThere = m_reading && serves(*m_reading, wanted);
    if (isThere || isQuickToRead(wanted, m_reading.get())) {
        m_reader->forget();
        if (!isThere)
            m_reading = std::make_shared<const HeatmapReading>(readHeatmap(wanted, m_reading.get()));
    } else {
        m_reader->request(wanted, m_reading);
    }
    m_heatmap =
        std::make_unique<Heatmap>(m_reading ? *m_reading : HeatmapReading{}, themeOf(this), QRectF(rect()), m_zoom);
    if (!m_heatmap->isEmpty())
        m_zoom = m_heatmap->layout().zoom;
    return *m_heatmap;
}

void HeatmapCanvas::showReading(const HeatmapReader::Reading& reading)
{
    m_reading = reading;
    rebuild();
}

QSize HeatmapCanvas::minimumSizeHint() const
{
    const int size = QFontInfo(font()).pixelSize();
    return QSize(240, 200).expandedTo({18 * size, 12 * size}); // labels take as much of it in large type
}

QSize HeatmapCanvas::sizeHint() const
{
    return {640, 520};
}

void HeatmapCanvas::rebuild()
{
    m_heatmap.reset();
    m_picture = {};
    m_isPainted = false;
    nameSelection();
    tellContent(*this);
    showCursor();
    update();
    emit pictureChanged();
}

/// Nobody pays for a copy of a picture that is shown once: a drag changes it with each move.
void HeatmapCanvas::paintPicture(QPainter& painter)
{
    const auto paintAll = [this](QPainter& on) {
        on.fillRect(rect(), themeOf(this).ground);
        if (!heatmap().isEmpty() || !m_reader->isReading()) {
            heatmap().paintUnmarked(on);
            return;
        }
        on.setPen(themeOf(this).muted);
        on.drawText(rect(), Qt::AlignCenter, tr("Computing…"));
    };
    if (!m_isPainted) {
        paintAll(painter);
    } else {
        if (m_picture.isNull()) {
            m_picture = QPixmap(size() * devicePixelRatioF());
            m_picture.setDevicePixelRatio(devicePixelRatioF());
            QPainter kept(&m_picture);
            kept.setFont(font());
            paintAll(kept);
        }
        painter.drawPixmap(0, 0, m_picture);
    }
    m_isPainted = true;
}

void HeatmapCanvas::paintEvent(QPaintEvent*)
{
    // The window may have gone to another screen.
    if (m_reading && m_reading->request.pixelRatio != devicePixelRatioF() && !m_reader->isReading())
        rebuild();
    QPainter painter(this);
    paintPicture(painter);
    heatmap().paintMarks(painter, m_marks);
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
    if (const auto cell = map.shownAt(point))
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

void HeatmapCanvas::leaveEvent(QEvent*)
{
    hover(std::nullopt);
}

void HeatmapCanvas::hover(std::optional<Cell> cell)
{
    if (cell == m_marks.hovered)
        return;
    followPointer(cell);
    emit pointed(cell);
}

void HeatmapCanvas::followPointer(std::optional<Cell> cell)
{
    m_marks.hovered = cell;
    update();
}

void HeatmapCanvas::keyPressEvent(QKeyEvent* event)
{
    const Index rows = heatmap().rowCount();
    const Index columns = heatmap().columnCount();
    if (zoomByKey(*event))
        return;
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
    m_focusRing = isByKeyboard(event->reason());
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
    if (event->type() == QEvent::LanguageChange)
        m_reading.reset(); // titles and names were measured in the other language
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
    const double number = map.value(cell);
    const QString value = isHiddenNumber(number) ? hiddenText() : exactText(number);
    if (m_options.quantity == Quantity::Gradient)
        return filledIn(tr("weight on “%1”, by the score of “%2”: %3"), {row, column, value});
    if (!isKeyed(m_options.quantity))
        return filledIn(tr("“%1”, %2: %3"), {row, column, value});
    if (map.isForbidden(cell))
        return filledIn(tr("“%1” must not read “%2”: forbidden by the mask"), {row, column});
    if (map.isLeftOut(cell.column))
        return filledIn(tr("“%1”: left out"), {column});
    const QString words = filledIn(tr("“%1” reads “%2”: %3"), {row, column, value});
    return map.isMadeUp(cell) ? QStringLiteral("%1 (%2)").arg(words, madeUpText()) : words;
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

} // namespace headlight
