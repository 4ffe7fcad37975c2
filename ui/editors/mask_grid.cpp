#include "ui/editors/mask_grid.h"

#include "core/text/korean.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/paint/color_map.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {
constexpr double largestCell = 28;
}

MaskGrid::MaskGrid(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void MaskGrid::setMask(BoolMatrix allowed, QStringList queries, QStringList keys)
{
    const bool sameShape = allowed.rows() == m_allowed.rows() && allowed.cols() == m_allowed.cols();
    m_allowed = std::move(allowed);
    m_queries = std::move(queries);
    m_keys = std::move(keys);
    m_current = QPoint(std::clamp(m_current.x(), 0, std::max(0, static_cast<int>(m_allowed.cols()) - 1)),
                       std::clamp(m_current.y(), 0, std::max(0, static_cast<int>(m_allowed.rows()) - 1)));
    if (!sameShape)
        updateGeometry();
    describeCurrent();
    update();
}

int MaskGrid::heightForWidth(int width) const
{
    if (m_allowed.size() == 0)
        return 0;
    const double cell = std::min(largestCell, width / static_cast<double>(m_allowed.cols()));
    return static_cast<int>(cell * static_cast<double>(m_allowed.rows())) + 2;
}

QSize MaskGrid::sizeHint() const
{
    return {240, heightForWidth(240)};
}

double MaskGrid::cellSize() const
{
    return std::min(largestCell, width() / static_cast<double>(std::max<Index>(m_allowed.cols(), 1)));
}

QPoint MaskGrid::cellAt(QPointF point) const
{
    const double cell = cellSize();
    return {std::clamp(static_cast<int>(point.x() / cell), 0, static_cast<int>(m_allowed.cols()) - 1),
            std::clamp(static_cast<int>(point.y() / cell), 0, static_cast<int>(m_allowed.rows()) - 1)};
}

void MaskGrid::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (Index query = 0; query < m_allowed.rows(); ++query)
        for (Index key = 0; key < m_allowed.cols(); ++key)
            paintCell(painter, query, key);
    if (hasFocus() && m_allowed.size() > 0) {
        const double cell = cellSize();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(themeOf(this).accent, 2));
        painter.drawRoundedRect(QRectF(m_current.x() * cell + 1, m_current.y() * cell + 1, cell - 2, cell - 2), 4, 4);
    }
}

void MaskGrid::paintCell(QPainter& painter, Index query, Index key) const
{
    const Theme& theme = themeOf(this);
    const double cell = cellSize();
    const double gap = cell >= 12 ? 1 : 0.5;
    const QRectF box(static_cast<double>(key) * cell + gap, static_cast<double>(query) * cell + gap, cell - 2 * gap,
                     cell - 2 * gap);
    const double radius = std::min(4.0, cell / 5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_allowed(query, key) ? mixed(theme.panel, theme.accent, 0.45)
                                           : mixed(theme.panel, theme.ink, 0.05));
    painter.drawRoundedRect(box, radius, radius);
    if (!m_allowed(query, key)) {
        painter.setBrush(QBrush(mixed(theme.panel, theme.muted, 0.8), Qt::BDiagPattern));
        painter.drawRoundedRect(box, radius, radius);
    }
}

QString MaskGrid::describe(QPoint cell) const
{
    return filledIn(m_allowed(cell.y(), cell.x()) ? tr("“%1” sees “%2”") : tr("“%1” does not see “%2”"),
                    {m_queries.value(cell.y()), m_keys.value(cell.x())});
}

void MaskGrid::describeCurrent()
{
    setAccessibleDescription(m_allowed.size() > 0 ? describe(m_current) : QString());
}

void MaskGrid::switchCell(QPoint cell, bool allowed)
{
    m_current = cell;
    describeCurrent();
    update();
    if (m_allowed(cell.y(), cell.x()) != allowed)
        emit cellSwitched(cell.y(), cell.x(), allowed);
}

void MaskGrid::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_allowed.size() == 0)
        return event->ignore();
    const QPoint cell = cellAt(event->position());
    m_painting = true;
    m_paintsAllowed = !m_allowed(cell.y(), cell.x());
    emit gestureStarted();
    switchCell(cell, m_paintsAllowed);
}

void MaskGrid::mouseMoveEvent(QMouseEvent* event)
{
    if (m_painting && m_allowed.size() > 0)
        switchCell(cellAt(event->position()), m_paintsAllowed);
}

void MaskGrid::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_painting)
        return event->ignore();
    m_painting = false;
    emit gestureFinished();
}

void MaskGrid::keyPressEvent(QKeyEvent* event)
{
    if (m_allowed.size() == 0)
        return event->ignore();
    QPoint step;
    switch (event->key()) {
    case Qt::Key_Left:
        step = {-1, 0};
        break;
    case Qt::Key_Right:
        step = {1, 0};
        break;
    case Qt::Key_Up:
        step = {0, -1};
        break;
    case Qt::Key_Down:
        step = {0, 1};
        break;
    case Qt::Key_Space:
        return switchCell(m_current, !m_allowed(m_current.y(), m_current.x()));
    default:
        return QWidget::keyPressEvent(event);
    }
    m_current = QPoint(std::clamp(m_current.x() + step.x(), 0, static_cast<int>(m_allowed.cols()) - 1),
                       std::clamp(m_current.y() + step.y(), 0, static_cast<int>(m_allowed.rows()) - 1));
    describeCurrent();
    update();
}

bool MaskGrid::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_allowed.size() > 0) {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        showPlainToolTip(help, describe(cellAt(help.pos())), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace headlight
