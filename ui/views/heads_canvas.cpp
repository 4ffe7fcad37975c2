#include "ui/views/heads_canvas.h"

#include "ui/controls/accessible_table.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"
#include "ui/views/head_words.h"
#include "ui/views/heads_accessible.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int outline = 4; // room around the thumbnails for the outline of the selected one

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
    connect(&m_reader, &HeadReader::read, this, &HeadsCanvas::readOn);
}

HeadsCanvas::~HeadsCanvas() = default;

void HeadsCanvas::setSource(std::shared_ptr<const AttentionSource> source)
{
    if (source == m_source)
        return;
    const auto before = std::exchange(m_source, std::move(source));
    const bool sameHeads = before && m_source && headsOf(*before) == headsOf(*m_source)
                           && (before->queryCount() > 0) == (m_source->queryCount() > 0);
    if (!sameHeads) {
        rebuild();
        return;
    }
    for (const HeadPlace place : headsOf(*m_source))
        if (before->headEnabled(place.layer, place.head) != m_source->headEnabled(place.layer, place.head)
            || before->headName(place.layer, place.head) != m_source->headName(place.layer, place.head))
            update();
    readOn();
}

/// Reads what is missing for what is shown; where scores decide the order, the thumbnails' size depends on them.
void HeadsCanvas::readOn()
{
    if (!isVisible() && m_source) // showEvent catches up
        return;
    for (int pass = 0; pass < 2; ++pass) {
        GridNeeds needs;
        needs.scores = needs.baselines = m_options.order.score.has_value();
        needs.keysLeftOut = m_options.keysLeftOut;
        needs.pixels = static_cast<Index>(std::ceil(static_cast<double>(grid().side()) * devicePixelRatioF()));
        m_reader.request(m_source, needs);
        m_grid.reset();
    }
    updateChanged();
    nameSelection();
    tellContent(*this);
    askForRoom();
    emit shownChanged();
}

/// Asks for a repaint of the heads that look another way than before.
void HeadsCanvas::updateChanged()
{
    const GridReading before = std::exchange(m_shown, m_reader.reading());
    if (m_options.order.score || m_options.range == Range::Shared) {
        update();
        return;
    }
    for (const auto& [place, head] : m_shown) {
        const auto held = before.find(place);
        if (held == before.end() || held->second.field != head.field)
            update(grid().paintedRect(place).toAlignedRect());
    }
}

void HeadsCanvas::askForRoom()
{
    const int wanted = heightForWidth(width());
    if (std::exchange(m_roomAskedFor, wanted) != wanted)
        updateGeometry();
}

void HeadsCanvas::setPrompting(bool prompting)
{
    if (std::exchange(m_prompting, prompting) != prompting)
        update();
}

void HeadsCanvas::setWeights(const WeightOptions& weights)
{
    WeightOptions& held = m_options;
    if (weights == held)
        return;
    held = weights;
    rebuild();
}

LegendContent HeadsCanvas::legend() const
{
    if (!m_source || grid().isEmpty())
        return {};
    LegendContent legend = gridLegend(*m_source, m_options, m_reader.reading(), themeOf(this));
    const auto& score = m_options.order.score;
    if (const QString even = score ? evenScoreText(m_reader.reading(), *score) : QString(); !even.isEmpty())
        legend.entries.push_back({HeatmapLegendMark::None, even});
    return legend;
}

void HeadsCanvas::setOrder(const GridOrder& order)
{
    if (order == m_options.order)
        return;
    m_options.order = order;
    rebuild();
}

void HeadsCanvas::setSpotlight(std::optional<Index> query)
{
    if (m_marks.spotlight == query)
        return;
    m_marks.spotlight = query;
    update();
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
        m_grid = std::make_unique<Grid>(m_source, m_reader.reading(), m_options, themeOf(this), font(),
                                        QRectF(rect()).adjusted(outline, outline, -outline, -outline));
    return *m_grid;
}

std::vector<HeadPlace> HeadsCanvas::heads() const
{
    return grid().heads();
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
            ? Grid::leastHeight(m_source, m_reader.reading(), m_options, themeOf(this), font(), inside)
            : Grid(m_source, m_reader.reading(), m_options, themeOf(this), font(), QRectF(0, 0, inside, 0))
                  .bounds()
                  .bottom();
    return std::max(24, static_cast<int>(std::ceil(height)) + 2 * outline);
}

void HeadsCanvas::rebuild()
{
    m_grid.reset();
    m_images.clear();
    if (!m_source)
        m_reader.request(nullptr, {});
    nameSelection();
    tellContent(*this);
    askForRoom();
    update();
    readOn();
}

void HeadsCanvas::paintEvent(QPaintEvent* event)
{
    if (grid().isEmpty() && !m_prompting)
        return;
    QPainter painter(this);
    grid().paint(painter, m_reader.reading(), m_marks, &m_images, event->rect());
    if (!m_focusRing || !m_marks.selected)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeOf(this).accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(grid().thumbnailRect(*m_marks.selected).adjusted(-4, -4, 4, 4), 4, 4);
}

void HeadsCanvas::showEvent(QShowEvent*)
{
    readOn();
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

// Left and right go through all heads in the order shown; up and down to the nearest one above and below.
std::optional<HeadPlace> HeadsCanvas::neighbour(int key) const
{
    const std::vector<HeadPlace> shown = grid().heads();
    if (shown.empty())
        return std::nullopt;
    HeadPlace at = m_marks.selected.value_or(HeadPlace{});
    // The snapshot may be older than the selection.
    at.layer = std::min(at.layer, m_source->layerCount() - 1);
    at.head = std::min(at.head, m_source->headCount(at.layer) - 1);
    if (std::find(shown.begin(), shown.end(), at) == shown.end())
        return shown.front(); // the selected head is left out
    if (key == Qt::Key_Left || key == Qt::Key_Right)
        return inOrder(at, key == Qt::Key_Right ? 1 : -1);
    return beyond(at, key == Qt::Key_Down);
}

std::optional<HeadPlace> HeadsCanvas::inOrder(HeadPlace from, int step) const
{
    const std::vector<HeadPlace> shown = grid().heads();
    const auto to = std::find(shown.begin(), shown.end(), from) - shown.begin() + step;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(shown.size()))
        return std::nullopt;
    return shown[static_cast<std::size_t>(to)];
}

std::optional<HeadPlace> HeadsCanvas::beyond(HeadPlace from, bool down) const
{
    const QRectF start = grid().thumbnailRect(from);
    std::optional<HeadPlace> nearest;
    double shortest = 0;
    for (const HeadPlace place : grid().heads()) {
        const QPointF way = grid().thumbnailRect(place).center() - start.center();
        const double ahead = down ? way.y() : -way.y();
        const double distance = std::hypot(way.x(), 2 * way.y());
        if (ahead > start.height() / 2 && (!nearest || distance < shortest)) {
            nearest = place;
            shortest = distance;
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
    m_focusRing = isByKeyboard(event->reason());
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
    const auto read = m_reader.reading().find(place);
    if (m_options.order.score && read != m_reader.reading().end() && read->second.scores)
        if (const auto score = read->second.scores->of(*m_options.order.score))
            text += u"\n%1 %2"_s.arg(headScoreText(*m_options.order.score), fixedText(*score, 2));
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
