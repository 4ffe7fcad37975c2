#include "ui/controls/step_canvas.h"

#include "ui/controls/accessible_role.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/paint/hidden_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/step_sum.h"

#include <QFontInfo>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double ringGap = 4; // from the cells to the focus ring
constexpr double margin = 6;  // around the picture: outlines reach over the cells

std::shared_ptr<const StepPicture> drawn(const StepWish& wish, const std::atomic<bool>* stop = nullptr)
{
    return std::make_shared<const StepPicture>(wish.steps, wish.place, wish.options, wish.theme, wish.font, wish.room,
                                               stop);
}

} // namespace

StepCanvas::StepCanvas(QWidget* parent)
    : QWidget(parent),
      m_reader(new Reader(
          {[](const StepWish& wish, const std::atomic<bool>& stop) { return drawn(wish, &stop); }, differsInNumbersOnly,
           [this](const StepWish& wish, const auto& picture) { take(wish, picture); }, [this] { emit busyChanged(); }}))
{
    readAs<StepCanvas, QAccessible::Graphic>();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

StepCanvas::~StepCanvas() = default;

void StepCanvas::setStep(std::shared_ptr<const AttentionSteps> steps, std::size_t place, const StepOptions& options)
{
    const bool isAnother = !m_steps || !steps || m_steps->steps()[m_place].result != steps->steps()[place].result;
    m_steps = std::move(steps);
    m_place = place;
    m_options = options;
    if (isAnother)
        m_hovered.reset();
    if (m_picture && !(m_steps && isOfSameTokens(*m_steps, m_picture->steps())))
        m_picture.reset();
    rebuild();
}

void StepCanvas::choose(Cell cell)
{
    if (cell == m_chosen)
        return;
    m_chosen = cell;
    update();
    emit pointedChanged();
}

std::optional<Cell> StepCanvas::pointed() const
{
    if (!m_steps)
        return std::nullopt;
    const StepMatrix result = m_steps->steps()[m_place].result;
    const auto isInside = [&](const Cell& cell) {
        return cell.row < m_steps->rowCount(result) && cell.column < m_steps->columnCount(result);
    };
    if (m_hovered && isInside(*m_hovered))
        return m_hovered;
    return isInside(m_chosen) ? std::optional(m_chosen) : std::nullopt;
}

void StepCanvas::setPresenting(bool presenting)
{
    m_presenting = presenting;
    rebuild();
}

void StepCanvas::setRoom(QSize room)
{
    if (room == m_room)
        return;
    m_room = room;
    rebuild();
}

StepWish StepCanvas::wish() const
{
    StepOptions options = m_options;
    if (m_presenting)
        options.leastText = QFontInfo(font()).pixelSize();
    const QRectF room(QPointF(), m_room.isEmpty() ? size() : m_room);
    return {m_steps, m_place, options, themeOf(this), font(), room.adjusted(margin, margin, -margin, -margin)};
}

const StepPicture* StepCanvas::picture() const
{
    if (!m_steps)
        return nullptr;
    const StepWish wanted = wish();
    if (m_picture && m_pictureOf == wanted) {
        m_reader->forget();
        return m_picture.get();
    }
    if (isQuickToRead(*m_steps)) {
        m_reader->forget();
        m_pictureOf = wanted;
        m_picture = drawn(wanted);
        return m_picture.get();
    }
    m_reader->want(wanted);
    return m_picture && differsInNumbersOnly(m_pictureOf, wanted) ? m_picture.get() : nullptr;
}

void StepCanvas::take(const StepWish& wish, std::shared_ptr<const StepPicture> picture)
{
    if (!m_steps || !isOfSameTokens(*m_steps, picture->steps()))
        return;
    m_picture = std::move(picture);
    m_pictureOf = wish;
    growWithPicture();
    update();
    emit pictureRead();
}

void StepCanvas::growWithPicture()
{
    QSize needed(0, 0);
    if (m_presenting && !m_room.isEmpty() && picture()) {
        const QPointF corner = picture()->bounds().bottomRight();
        needed = QSize(qCeil(corner.x() + margin), qCeil(corner.y() + margin));
    }
    setMinimumSize(needed);
}

void StepCanvas::rebuild()
{
    growWithPicture();
    update();
    emit pointedChanged();
}

void StepCanvas::paintEvent(QPaintEvent*)
{
    if (!m_steps)
        return;
    QPainter painter(this);
    if (!picture()) {
        if (m_picture) { // of another step or head, until this one is read
            m_picture->paint(painter);
            return;
        }
        painter.setPen(themeOf(this).muted);
        painter.drawText(rect(), Qt::AlignCenter, tr("Computing…"));
        return;
    }
    picture()->paint(painter, pointed(), m_presenting ? std::optional(m_chosen.row) : std::nullopt);
    if (!m_focusRing)
        return;
    const QRectF plot = picture()->plotRect(picture()->step().result);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeOf(this).accent, 2));
    painter.drawRoundedRect(plot.adjusted(-ringGap, -ringGap, ringGap, ringGap), 4, 4);
}

void StepCanvas::resizeEvent(QResizeEvent*)
{
    if (m_room.isEmpty())
        rebuild();
}

// A point in a factor leads to the cell in its row or column; in what goes in otherwise, to the cell in its place.
std::optional<Cell> StepCanvas::resultAt(QPointF point) const
{
    const auto hit = picture() ? picture()->cellAt(point) : std::nullopt;
    if (!hit)
        return std::nullopt;
    const AttentionStep& step = picture()->step();
    if (hit->matrix == step.result)
        return hit->cell;
    if (step.result == StepMatrix::Concatenated)
        return Cell{hit->cell.row, m_steps->layer().valueColumns(m_steps->headIndex()).begin + hit->cell.column};
    if (!isMatrixProduct(step.result))
        return hit->cell;
    if (hit->matrix == step.from.front())
        return Cell{hit->cell.row, m_chosen.column};
    return Cell{m_chosen.row, step.result == StepMatrix::Products ? hit->cell.row : hit->cell.column};
}

void StepCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    if (const auto cell = resultAt(event->position()))
        emit cellChosen(cell->row, cell->column);
}

void StepCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const auto cell = resultAt(event->position());
    hover(cell);
    if (cell && event->buttons() & Qt::LeftButton && *cell != m_chosen)
        emit cellChosen(cell->row, cell->column);
}

void StepCanvas::leaveEvent(QEvent*)
{
    hover(std::nullopt);
}

void StepCanvas::hover(std::optional<Cell> cell)
{
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    update();
    emit pointedChanged();
}

void StepCanvas::keyPressEvent(QKeyEvent* event)
{
    Cell cell = m_chosen;
    const bool shift = event->modifiers() & Qt::ShiftModifier;
    if (event->key() == Qt::Key_Up)
        --cell.row;
    else if (event->key() == Qt::Key_Down)
        ++cell.row;
    else if (event->key() == Qt::Key_Left && shift)
        --cell.column;
    else if (event->key() == Qt::Key_Right && shift)
        ++cell.column;
    else {
        QWidget::keyPressEvent(event);
        return;
    }
    if (!m_steps)
        return;
    const StepMatrix result = m_steps->steps()[m_place].result;
    cell.row = std::clamp<Index>(cell.row, 0, m_steps->rowCount(result) - 1);
    cell.column = std::clamp<Index>(cell.column, 0, m_steps->columnCount(result) - 1);
    hover(std::nullopt);
    if (cell != m_chosen)
        emit cellChosen(cell.row, cell.column);
}

void StepCanvas::focusInEvent(QFocusEvent* event)
{
    m_focusRing = isByKeyboard(event->reason());
    update();
}

void StepCanvas::focusOutEvent(QFocusEvent*)
{
    m_focusRing = false;
    update();
}

void StepCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) { // names were drawn in the other language
        m_reader->forget();
        m_picture.reset();
    }
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

bool StepCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<const QHelpEvent&>(*event);
    const auto hit = picture() ? picture()->cellAt(help.pos()) : std::nullopt;
    if (!hit) {
        showPlainToolTip(help, {}, this);
        return true;
    }
    const Cell& cell = hit->cell;
    const double value = m_steps->tile(hit->matrix, {cell.row, cell.column, 1, 1})(0, 0);
    showPlainToolTip(help,
                     u"%1: %2"_s.arg(stepCellName(*m_steps, hit->matrix, cell.row, cell.column),
                                     isHiddenNumber(value) ? hiddenText() : exactText(value)),
                     this, picture()->cellRect(*hit).toAlignedRect());
    return true;
}

} // namespace headlight
