#include "ui/views/heads_canvas.h"

#include "ui/controls/accessible_table.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/paint/quantity_text.h"
#include "ui/views/head_words.h"
#include "ui/views/heads_accessible.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int outline = 4;    // room around the thumbnails for the outline of the selected one
constexpr int patience = 200; // ms, in which most sentences are read whole

} // namespace

HeadsCanvas::HeadsCanvas(GridFit fit, QWidget* parent) : QWidget(parent)
{
    m_options.fit = fit;
    m_options.names = fit == GridFit::Whole;
    registerAccessibleHeads();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

HeadsCanvas::~HeadsCanvas() = default;

void HeadsCanvas::setSource(std::shared_ptr<const AttentionSource> source)
{
    const auto heads = [](const AttentionSource* from) {
        std::vector<Index> counts;
        for (Index layer = 0; from && layer < from->layerCount(); ++layer)
            counts.push_back(from->headCount(layer));
        return counts;
    };
    const bool sameHeads = m_source && source && heads(m_source.get()) == heads(source.get());
    m_source = std::move(source);
    rebuild();
    if (!sameHeads)
        updateGeometry();
}

void HeadsCanvas::setPrompting(bool prompting)
{
    m_prompting = prompting;
    update();
}

void HeadsCanvas::setColors(Range range, ColorMap map)
{
    m_options.range = range;
    m_options.map = map;
    rebuild();
}

void HeadsCanvas::select(HeadPlace place)
{
    if (m_marks.selected == place)
        return;
    m_marks.selected = place;
    nameSelection();
    tellCurrentCell(*this);
    update();
}

const Grid& HeadsCanvas::grid() const
{
    if (!m_grid)
        m_grid = std::make_unique<Grid>(m_source, m_options, themeOf(this), font(),
                                        QRectF(rect()).adjusted(outline, outline, -outline, -outline));
    return *m_grid;
}

std::vector<HeadPlace> HeadsCanvas::heads() const
{
    std::vector<HeadPlace> places;
    for (Index layer = 0; m_source && !grid().isEmpty() && layer < m_source->layerCount(); ++layer)
        for (Index head = 0; head < m_source->headCount(layer); ++head)
            places.push_back({layer, head});
    return places;
}

QSize HeadsCanvas::sizeHint() const
{
    const int width = m_options.fit == GridFit::Width ? 240 : 640;
    return {width, heightForWidth(width)};
}

int HeadsCanvas::heightForWidth(int width) const
{
    const double inside = width - 2 * outline;
    const double height =
        m_options.fit == GridFit::Whole
            ? Grid::leastHeight(m_source, m_options, themeOf(this), font(), inside)
            : Grid(m_source, m_options, themeOf(this), font(), QRectF(0, 0, inside, 0)).bounds().bottom();
    return std::max(24, static_cast<int>(std::ceil(height)) + 2 * outline);
}

void HeadsCanvas::rebuild()
{
    m_grid.reset();
    nameSelection();
    tellContent(*this);
    update();
}

void HeadsCanvas::paintEvent(QPaintEvent*)
{
    if (grid().isEmpty() && !m_prompting)
        return;
    if (!grid().read(patience)) // the window answers between a head and the next
        QTimer::singleShot(0, this, qOverload<>(&QWidget::update));
    QPainter painter(this);
    grid().paint(painter, m_marks);
    if (!m_focusRing || !m_marks.selected)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeOf(this).accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(grid().thumbnailRect(*m_marks.selected).adjusted(-4, -4, 4, 4), 4, 4);
}

void HeadsCanvas::resizeEvent(QResizeEvent*)
{
    rebuild();
}

void HeadsCanvas::choose(HeadPlace place)
{
    if (place != m_marks.selected)
        emit headChosen(place.layer, place.head);
}

void HeadsCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    if (const auto place = grid().headAt(event->position()))
        choose(*place);
}

void HeadsCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && grid().headAt(event->position()))
        emit headOpened();
}

void HeadsCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const auto place = grid().headAt(event->position());
    setCursor(place ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (place == m_marks.hovered)
        return;
    m_marks.hovered = place;
    update();
}

void HeadsCanvas::leaveEvent(QEvent*)
{
    m_marks.hovered.reset();
    update();
}

// Left and right go through all heads in reading order; up and down to the nearest one above and below.
std::optional<HeadPlace> HeadsCanvas::neighbour(int key) const
{
    HeadPlace at = m_marks.selected.value_or(HeadPlace{});
    // The snapshot may be older than the selection.
    at.layer = std::min(at.layer, m_source->layerCount() - 1);
    at.head = std::min(at.head, m_source->headCount(at.layer) - 1);
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        HeadPlace place{at.layer, at.head + (key == Qt::Key_Right ? 1 : -1)};
        if (place.head < 0 && --place.layer >= 0)
            place.head = m_source->headCount(place.layer) - 1;
        else if (place.head >= m_source->headCount(at.layer))
            place = {at.layer + 1, 0};
        return place.layer >= 0 && place.layer < m_source->layerCount() ? std::optional(place) : std::nullopt;
    }
    const QRectF from = grid().thumbnailRect(at);
    std::optional<HeadPlace> nearest;
    double shortest = 0;
    for (Index layer = 0; layer < m_source->layerCount(); ++layer) {
        for (Index head = 0; head < m_source->headCount(layer); ++head) {
            const QPointF way = grid().thumbnailRect({layer, head}).center() - from.center();
            const double ahead = key == Qt::Key_Down ? way.y() : -way.y();
            const double distance = std::hypot(way.x(), 2 * way.y());
            if (ahead > from.height() / 2 && (!nearest || distance < shortest)) {
                nearest = HeadPlace{layer, head};
                shortest = distance;
            }
        }
    }
    return nearest;
}

void HeadsCanvas::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (grid().isEmpty())
            break;
        if (const auto place = neighbour(event->key()))
            choose(*place);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!grid().isEmpty())
            emit headOpened();
        return;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void HeadsCanvas::focusInEvent(QFocusEvent* event)
{
    m_focusRing = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
                  || event->reason() == Qt::ShortcutFocusReason;
    tellFocus(*this);
    update();
}

void HeadsCanvas::focusOutEvent(QFocusEvent*)
{
    m_focusRing = false;
    update();
}

void HeadsCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

QString HeadsCanvas::describe(HeadPlace place) const
{
    QString text = headPlaceText(place.layer, place.head) + u": "_s + headInWords(place.layer, place.head);
    const std::string name = m_source->headName(place.layer, place.head);
    if (!name.empty())
        text += u'\n' + QString::fromStdString(name);
    if (!m_source->headEnabled(place.layer, place.head))
        text += u'\n' + tr("switched off");
    return text;
}

void HeadsCanvas::nameSelection()
{
    const auto place = m_marks.selected;
    const bool inside =
        m_source && place && place->layer < m_source->layerCount() && place->head < m_source->headCount(place->layer);
    setAccessibleName(inside ? describe(*place) : tr("Heads"));
}

bool HeadsCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    if (const auto place = grid().headAt(help.pos()))
        showPlainToolTip(help, describe(*place), this, grid().thumbnailRect(*place).toAlignedRect());
    else
        showPlainToolTip(help, {}, this);
    return true;
}

} // namespace headlight
