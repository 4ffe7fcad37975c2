#include "ui/editors/mask_grid.h"

#include "core/text/korean.h"
#include "ui/controls/accessible_table.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/editors/mask_grid_accessible.h"
#include "ui/paint/color_map.h"

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

constexpr double largestCell = 28;
constexpr double labelledCell = 14; // smaller, there is no room for tokens beside it
constexpr int labelGap = 6;

int widestOf(const QFontMetrics& metrics, const QStringList& labels)
{
    int widest = 0;
    for (const QString& label : labels)
        widest = std::max(widest, metrics.horizontalAdvance(label));
    return widest;
}

QFont boldIf(bool bold, QFont font)
{
    font.setBold(bold);
    return font;
}

} // namespace

MaskGrid::MaskGrid(QWidget* parent) : QWidget(parent)
{
    registerAccessibleMask();
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void MaskGrid::setMask(BoolMatrix allowed, QStringList queries, QStringList keys)
{
    const bool sameShape = allowed.rows() == m_allowed.rows() && allowed.cols() == m_allowed.cols()
                           && queries == m_queries && keys == m_keys;
    m_allowed = std::move(allowed);
    m_queries = std::move(queries);
    m_keys = std::move(keys);
    m_current = QPoint(std::clamp(m_current.x(), 0, std::max(0, static_cast<int>(m_allowed.cols()) - 1)),
                       std::clamp(m_current.y(), 0, std::max(0, static_cast<int>(m_allowed.rows()) - 1)));
    if (!sameShape)
        updateGeometry();
    describeCurrent();
    tellContent(*this);
    update();
}

MaskGrid::Place MaskGrid::placeFor(int width) const
{
    const auto columns = static_cast<double>(std::max<Index>(m_allowed.cols(), 1));
    const QFontMetrics metrics(boldIf(true, font()));
    const double left = std::min<double>(widestOf(metrics, m_queries) + labelGap, 0.3 * width);
    const double top = std::min<double>(widestOf(metrics, m_keys) + labelGap, 72);
    const double labelled = std::floor(std::min(largestCell, (width - left) / columns));
    return labelled >= labelledCell ? Place{left, top, labelled} : Place{0, 0, std::min(largestCell, width / columns)};
}

int MaskGrid::heightForWidth(int width) const
{
    const Place place = placeFor(width);
    return m_allowed.size() == 0 ? 0
                                 : static_cast<int>(place.top + place.cell * static_cast<double>(m_allowed.rows())) + 2;
}

QSize MaskGrid::sizeHint() const
{
    return {240, heightForWidth(240)};
}

QRectF MaskGrid::squareIn(const Place& place, Index query, Index key) const
{
    return {place.left + static_cast<double>(key) * place.cell, place.top + static_cast<double>(query) * place.cell,
            place.cell, place.cell};
}

QPoint MaskGrid::cellAt(QPointF point) const
{
    const Place place = placeFor(width());
    return {
        std::clamp(static_cast<int>((point.x() - place.left) / place.cell), 0, static_cast<int>(m_allowed.cols()) - 1),
        std::clamp(static_cast<int>((point.y() - place.top) / place.cell), 0, static_cast<int>(m_allowed.rows()) - 1)};
}

void MaskGrid::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Place place = placeFor(width());
    if (place.top > 0)
        paintLabels(painter, place);
    for (Index query = 0; query < m_allowed.rows(); ++query)
        for (Index key = 0; key < m_allowed.cols(); ++key)
            paintCell(painter, squareIn(place, query, key), m_allowed(query, key));
    if (hasFocus() && m_allowed.size() > 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(themeOf(this).accent, 2));
        painter.drawRoundedRect(squareIn(place, m_current.y(), m_current.x()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void MaskGrid::paintLabels(QPainter& painter, const Place& place) const
{
    const Theme& theme = themeOf(this);
    const auto write = [&](const QRectF& box, int align, const QString& label, bool isCurrent) {
        painter.setFont(boldIf(isCurrent, font()));
        painter.setPen(isCurrent ? theme.ink : theme.muted);
        painter.drawText(box, align | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(label, Qt::ElideRight, static_cast<int>(box.width()) + 1));
    };
    for (int query = 0; query < m_queries.size(); ++query)
        write({0, place.top + query * place.cell, place.left - labelGap, place.cell}, Qt::AlignRight, m_queries[query],
              hasFocus() && query == m_current.y());
    for (int key = 0; key < m_keys.size(); ++key) {
        painter.save();
        painter.translate(place.left + key * place.cell, place.top);
        painter.rotate(-90);
        write({labelGap / 2.0, 0, place.top - labelGap, place.cell}, Qt::AlignLeft, m_keys[key],
              hasFocus() && key == m_current.x());
        painter.restore();
    }
}

void MaskGrid::paintCell(QPainter& painter, const QRectF& square, bool allowed) const
{
    const Theme& theme = themeOf(this);
    const double gap = square.width() >= 12 ? 1 : 0.5;
    const QRectF box = square.adjusted(gap, gap, -gap, -gap);
    const double radius = std::min(4.0, square.width() / 5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(allowed ? mixed(theme.panel, theme.accent, 0.45) : mixed(theme.panel, theme.ink, 0.05));
    painter.drawRoundedRect(box, radius, radius);
    if (!allowed) {
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
    const bool isOther = cell != std::exchange(m_current, cell);
    describeCurrent();
    if (isOther)
        tellCurrentCell(*this);
    update();
    if (m_allowed(cell.y(), cell.x()) != allowed)
        emit cellSwitched(cell.y(), cell.x(), allowed);
}

void MaskGrid::press(QPoint cell)
{
    switchCell(cell, !m_allowed(cell.y(), cell.x()));
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
        return press(m_current);
    default:
        return QWidget::keyPressEvent(event);
    }
    m_current = QPoint(std::clamp(m_current.x() + step.x(), 0, static_cast<int>(m_allowed.cols()) - 1),
                       std::clamp(m_current.y() + step.y(), 0, static_cast<int>(m_allowed.rows()) - 1));
    describeCurrent();
    tellCurrentCell(*this);
    update();
}

void MaskGrid::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    tellFocus(*this);
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
