#include "ui/controls/geometry_canvas.h"

#include "ui/controls/accessible_role.h"
#include "ui/controls/geometry_words.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"

#include <QFontInfo>
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

constexpr double keyStep = 0.1;
constexpr double fineKeyStep = 0.01;

double onStep(double value, double step)
{
    // A whole number of steps, divided where the step is a fraction: 0.3 and not 0.30000000000000004.
    const double count = std::round(value / step);
    return step < 1 ? count / std::round(1 / step) : count * step;
}

} // namespace

GeometryCanvas::GeometryCanvas(QWidget* parent)
    : QWidget(parent),
      m_reader(new LatestReader<Wish, Drawn>(
          {[](const Wish& wish, const std::atomic<bool>&) { return drawn(wish); }, isOfSameTokens,
           [this](const Wish& wish, const Drawn& picture) { take(wish, picture); }, [this] { emit busyChanged(); }}))
{
    readAs<GeometryCanvas, QAccessible::Graphic>();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&m_gesture, &Gesture::started, this, &GeometryCanvas::gestureStarted);
    connect(&m_gesture, &Gesture::finished, this, &GeometryCanvas::gestureFinished);
    nameSelection();
}

GeometryCanvas::~GeometryCanvas() = default;

void GeometryCanvas::setPicture(std::shared_ptr<const AttentionSource> source, const GeometryOptions& options)
{
    m_source = std::move(source);
    m_options = options;
    rebuild();
}

void GeometryCanvas::setMovable(bool movable)
{
    m_movable = movable;
}

void GeometryCanvas::setActive(std::optional<VectorPlace> active)
{
    if (active == m_marks.active)
        return;
    m_marks.active = active;
    nameSelection();
    update();
}

GeometryCanvas::Drawn GeometryCanvas::drawn(const Wish& wish)
{
    return std::make_shared<const GeometryPicture>(wish.source, wish.options, wish.theme, wish.font, wish.room,
                                                   wish.frames, wish.before.get());
}

bool GeometryCanvas::isOfSameTokens(const Wish& one, const Wish& other)
{
    return one.source && other.source && one.source->queryTokens() == other.source->queryTokens()
           && one.source->keyTokens() == other.source->keyTokens();
}

GeometryCanvas::Wish GeometryCanvas::wish() const
{
    return {m_source, m_options, themeOf(this), font(), QRectF(rect()).adjusted(2, 2, -2, -2), m_frames, m_picture};
}

const GeometryPicture& GeometryCanvas::picture() const
{
    if (m_isCurrent)
        return *m_picture;
    Wish wanted = wish();
    if (!wanted.source || isQuickToRead(*wanted.source, m_options)) {
        m_reader->forget();
        m_picture = drawn(wanted);
        m_isCurrent = true;
    } else {
        m_reader->want(wanted);
        if (m_picture && isOfSameTokens(m_pictureOf, wanted))
            return *m_picture;
        m_picture = std::make_shared<const GeometryPicture>(nullptr, m_options, wanted.theme, wanted.font, wanted.room);
    }
    wanted.before = nullptr;
    m_pictureOf = wanted;
    return *m_picture;
}

void GeometryCanvas::take(const Wish& read, const Drawn& picture)
{
    if (!isOfSameTokens(read, wish()))
        return;
    m_picture = picture;
    m_pictureOf = read;
    m_pictureOf.before = nullptr;
    m_isCurrent = read == wish();
    nameSelection();
    update();
    emit pictureRead();
}

QSize GeometryCanvas::minimumSizeHint() const
{
    const int size = QFontInfo(font()).pixelSize();
    return QSize(320, 220).expandedTo({25 * size, 14 * size}); // the numbers below the planes grow with the type
}

QSize GeometryCanvas::sizeHint() const
{
    return {640, 420};
}

void GeometryCanvas::rebuild()
{
    m_isCurrent = false;
    // A vector that is pointed out may have gone.
    for (auto* mark : {&m_marks.hovered, &m_marks.active})
        if (*mark && (picture().isEmpty() || (*mark)->index >= picture().count((*mark)->kind)))
            mark->reset();
    nameSelection();
    update();
}

void GeometryCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (picture().isEmpty() && m_reader->isReading()) {
        painter.setPen(themeOf(this).muted);
        painter.drawText(rect(), Qt::AlignCenter, tr("Computing…"));
        return;
    }
    picture().paint(painter, m_marks);
    if (!m_focusRing || picture().isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeOf(this).accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void GeometryCanvas::resizeEvent(QResizeEvent*)
{
    rebuild();
}

// Heads that coincide take turns: the one after the selected or active one.
std::optional<VectorPlace> GeometryCanvas::targetAt(QPointF point) const
{
    std::vector<VectorPlace> near = picture().vectorsAt(point);
    if (near.empty())
        return std::nullopt;
    const QPointF head = picture().tip(near.front());
    std::erase_if(near, [&](VectorPlace place) { return (picture().tip(place) - head).manhattanLength() > 1; });
    std::sort(near.begin(), near.end(),
              [](VectorPlace a, VectorPlace b) { return std::pair(a.kind, a.index) < std::pair(b.kind, b.index); });
    const auto isCurrent = [this](VectorPlace place) {
        const GeometryOptions& at = picture().options();
        return m_movable ? place == m_marks.active
                         : place.index == (place.kind == VectorKind::Query ? at.query : at.key);
    };
    const auto current = std::find_if(near.rbegin(), near.rend(), isCurrent).base(); // behind the current one
    return current == near.end() || current == near.begin() ? near.front() : *current;
}

void GeometryCanvas::mousePressEvent(QMouseEvent* event)
{
    const auto target =
        event->button() == Qt::LeftButton && !picture().isEmpty() ? targetAt(event->position()) : std::nullopt;
    if (!target)
        return event->ignore();
    if (m_movable) {
        m_grip = picture().tip(*target) - event->position();
        m_frames = picture().frames();
        m_dragging = true;
        m_marks.hovered.reset();
        setActive(target);
    }
    emit chosen(*target);
}

void GeometryCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragging)
        return dragTo(event->position(), event->modifiers().testFlag(Qt::ShiftModifier));
    const auto near = picture().vectorsAt(event->position());
    hover(near.empty() ? std::nullopt : std::optional(near.front()));
}

void GeometryCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        finishMoves();
}

// A head goes to the nearest twentieth of a tick, with Shift to the nearest hundredth; it stays in its plane.
void GeometryCanvas::dragTo(QPointF point, bool fine)
{
    const VectorPlace place = *m_marks.active;
    const Plane& plane = picture().plane(place.kind);
    const QPointF head = point + m_grip;
    const QRectF& rect = plane.rect();
    const QPointF value = plane.valueAt(
        {std::clamp(head.x(), rect.left(), rect.right()), std::clamp(head.y(), rect.top(), rect.bottom())});
    const double step = plane.step() / (fine ? 100 : 20);
    m_gesture.begin();
    emit moved(place, {onStep(value.x(), step), onStep(value.y(), step)});
}

void GeometryCanvas::finishMoves()
{
    m_dragging = false;
    m_gesture.finish();
    if (m_frames) {
        m_frames.reset();
        rebuild();
    }
}

void GeometryCanvas::leaveEvent(QEvent*)
{
    hover(std::nullopt);
}

void GeometryCanvas::hover(std::optional<VectorPlace> place)
{
    if (place == m_marks.hovered)
        return;
    m_marks.hovered = place;
    setCursor(place ? (m_movable ? Qt::SizeAllCursor : Qt::PointingHandCursor) : Qt::ArrowCursor);
    update();
}

void GeometryCanvas::keyPressEvent(QKeyEvent* event)
{
    if (picture().isEmpty() || !(m_movable ? moveByKey(*event) : walk(event->key())))
        QWidget::keyPressEvent(event);
}

bool GeometryCanvas::moveByKey(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Space) {
        activateNext(event.modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
        return true;
    }
    const double step = event.modifiers().testFlag(Qt::ShiftModifier) ? fineKeyStep : keyStep;
    QPointF by;
    switch (event.key()) {
    case Qt::Key_Left:
        by = {-step, 0};
        break;
    case Qt::Key_Right:
        by = {step, 0};
        break;
    case Qt::Key_Up:
        by = {0, step};
        break;
    case Qt::Key_Down:
        by = {0, -step};
        break;
    default:
        return false;
    }
    if (!m_marks.active)
        activateNext(1);
    const VectorPlace place = *m_marks.active;
    const QPointF from = picture().value(place);
    m_gesture.begin();
    // Only the coordinate that moves is rounded.
    emit moved(place, {by.x() == 0 ? from.x() : onStep(from.x() + by.x(), fineKeyStep),
                       by.y() == 0 ? from.y() : onStep(from.y() + by.y(), fineKeyStep)});
    return true;
}

void GeometryCanvas::activateNext(int step)
{
    std::vector<VectorPlace> all;
    for (const VectorKind kind : {VectorKind::Query, VectorKind::Key, VectorKind::Value})
        for (Index i = 0; i < picture().count(kind); ++i)
            all.push_back({kind, i});
    const auto count = static_cast<std::ptrdiff_t>(all.size());
    const auto found = std::find(all.begin(), all.end(), m_marks.active.value_or(all.back()));
    const std::ptrdiff_t at = found == all.end() ? count - 1 : found - all.begin();
    setActive(all[static_cast<std::size_t>((at + step + count) % count)]);
    emit chosen(*m_marks.active);
}

// As in the heatmap: up and down among queries, left and right among keys.
bool GeometryCanvas::walk(int key)
{
    Index query = picture().options().query;
    Index at = picture().options().key;
    switch (key) {
    case Qt::Key_Up:
        --query;
        break;
    case Qt::Key_Down:
        ++query;
        break;
    case Qt::Key_Left:
        --at;
        break;
    case Qt::Key_Right:
        ++at;
        break;
    case Qt::Key_Home:
        at = 0;
        break;
    case Qt::Key_End:
        at = picture().count(VectorKind::Key) - 1;
        break;
    default:
        return false;
    }
    query = std::clamp<Index>(query, 0, picture().count(VectorKind::Query) - 1);
    at = std::clamp<Index>(at, 0, picture().count(VectorKind::Key) - 1);
    if (query != picture().options().query)
        emit chosen({VectorKind::Query, query});
    if (at != picture().options().key)
        emit chosen({VectorKind::Key, at});
    return true;
}

void GeometryCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat() && !m_dragging)
        m_gesture.finish();
    QWidget::keyReleaseEvent(event);
}

void GeometryCanvas::focusInEvent(QFocusEvent* event)
{
    m_focusRing = isByKeyboard(event->reason());
    update();
}

void GeometryCanvas::focusOutEvent(QFocusEvent*)
{
    m_focusRing = false;
    finishMoves();
    update();
}

void GeometryCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) // names were written in the other language
        m_reader->forget();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

void GeometryCanvas::nameSelection()
{
    if (picture().isEmpty())
        return setAccessibleName(tr("Vectors"));
    setAccessibleName(m_movable && m_marks.active ? vectorText(*m_source, picture(), *m_marks.active)
                                                  : pairText(picture()));
}

bool GeometryCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const auto near = picture().vectorsAt(help.pos());
    showPlainToolTip(help, near.empty() ? QString() : vectorText(*m_source, picture(), near.front()), this);
    return true;
}

} // namespace headlight
