#include "ui/controls/page_canvas.h"

#include "ui/controls/accessible_role.h"
#include "ui/controls/style.h"
#include "ui/paint/text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <typeinfo>
#include <utility>

namespace headlight {

namespace {

bool haveSameKinds(const Page& a, const Page& b)
{
    return std::equal(a.parts.begin(), a.parts.end(), b.parts.begin(), b.parts.end(), [](const auto& x, const auto& y) {
        const PagePart& one = *x;
        const PagePart& other = *y;
        return typeid(one) == typeid(other);
    });
}

} // namespace

PageCanvas::PageCanvas(QWidget* parent) : QWidget(parent)
{
    readAs<PageCanvas, QAccessible::Graphic>();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QFont PageCanvas::textFont() const
{
    return pictureFont(font());
}

void PageCanvas::setPage(Page page)
{
    if (!m_grabbed && !haveSameKinds(page, m_page))
        m_wanted = 0;
    m_page = std::move(page);
    setAccessibleDescription(m_page.words());
    makeSheets();
}

void PageCanvas::setPast(bool past)
{
    if (std::exchange(m_past, past) != past)
        update();
}

void PageCanvas::setRoomHeight(int height)
{
    if (std::exchange(m_roomHeight, height) != height)
        makeSheets();
}

void PageCanvas::makeSheets()
{
    const std::vector<std::size_t> before =
        std::exchange(m_sheets, sheetsOf(m_page, textFont(), width(), m_roomHeight));
    const int sheetBefore = m_sheet;
    const auto after = std::upper_bound(m_sheets.begin(), m_sheets.end(), m_wanted);
    m_sheet = static_cast<int>(after - m_sheets.begin()) - 1;
    m_shown = sheetOf(m_page, m_sheets, static_cast<std::size_t>(m_sheet));
    m_sheetFont = fittingFont();
    if (const int height = heightForWidth(width()); height != m_height) {
        m_height = height;
        updateGeometry();
    }
    update();
    if (m_sheets != before || m_sheet != sheetBefore)
        emit turned();
}

QFont PageCanvas::fittingFont() const
{
    const QFont full = textFont();
    for (double pixels = pixelSizeOf(full); m_roomHeight > 0 && pixels >= leastTextPixels; --pixels) {
        const QFont font = withPixelSize(full, pixels);
        if (PageLayout(m_shown, font, width(), 0).height() <= m_roomHeight)
            return font;
    }
    return full;
}

void PageCanvas::turnTo(int sheet)
{
    m_wanted = m_sheets[static_cast<std::size_t>(std::clamp(sheet, 0, sheetCount() - 1))];
    makeSheets();
}

void PageCanvas::showPart(std::size_t part)
{
    m_wanted = part;
    makeSheets();
}

PageLayout PageCanvas::layoutNow() const
{
    return PageLayout(m_shown, m_sheetFont, width(), height());
}

QRectF PageCanvas::roomOf(std::size_t part) const
{
    return layoutNow().room(part - firstPart());
}

QSize PageCanvas::sizeHint() const
{
    return {640, heightForWidth(640)};
}

int PageCanvas::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(PageLayout(m_shown, m_sheetFont, width, 0).height()));
}

std::optional<QPointF> PageCanvas::valueAt(std::size_t part, QPointF point) const
{
    const QRectF room = roomOf(part);
    const QPointF inside(std::clamp(point.x(), room.left(), room.right()),
                         std::clamp(point.y(), room.top(), room.bottom()));
    return (m_held ? m_held : m_page.parts[part])->valueAt(inside, room, m_sheetFont);
}

void PageCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = themeOf(this);
    layoutNow().paint(painter, m_shown, theme, m_sheetFont, {});
    if (m_past) {
        QColor veil = theme.ground;
        veil.setAlphaF(0.6F);
        painter.fillRect(rect(), veil);
    }
    if (!m_focusRing)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void PageCanvas::resizeEvent(QResizeEvent*)
{
    makeSheets();
}

void PageCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_grabbed = layoutNow().partAt(event->position());
    if (!m_grabbed)
        return;
    *m_grabbed += firstPart();
    m_wanted = *m_grabbed;
    m_held = m_page.parts[*m_grabbed];
    if (const auto value = valueAt(*m_grabbed, event->position()))
        emit pressed(static_cast<int>(*m_grabbed), *value);
    else
        letGo(); // a drag that begins beside the cells paints none
}

void PageCanvas::letGo()
{
    m_held.reset();
    if (std::exchange(m_grabbed, std::nullopt))
        emit released();
}

void PageCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() == Qt::NoButton) {
        const auto part = layoutNow().partAt(event->position());
        const auto value = part ? valueAt(*part + firstPart(), event->position()) : std::nullopt;
        const bool selects = value && m_selects && m_selects(static_cast<int>(*part + firstPart()), *value);
        setCursor(selects ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }
    if (!m_grabbed || *m_grabbed < firstPart() || *m_grabbed - firstPart() >= m_shown.parts.size())
        return;
    if (const auto value = valueAt(*m_grabbed, event->position()))
        emit dragged(static_cast<int>(*m_grabbed), *value);
}

void PageCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        letGo();
}

void PageCanvas::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        emit nudged({-1, 0});
        return;
    case Qt::Key_Right:
        emit nudged({1, 0});
        return;
    case Qt::Key_Up:
        emit nudged({0, 1});
        return;
    case Qt::Key_Down:
        emit nudged({0, -1});
        return;
    case Qt::Key_Space:
        emit nudged({0, 0});
        return;
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        turnTo(m_sheet + (event->key() == Qt::Key_PageDown ? 1 : -1));
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void PageCanvas::focusInEvent(QFocusEvent* event)
{
    m_focusRing = isByKeyboard(event->reason());
    update();
}

void PageCanvas::focusOutEvent(QFocusEvent*)
{
    m_focusRing = false;
    update();
}

void PageCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        makeSheets();
    QWidget::changeEvent(event);
}

} // namespace headlight
