#include "ui/controls/token_chip.h"

#include "core/text/korean.h"
#include "ui/controls/style.h"
#include "ui/paint/color_map.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace headlight {

namespace {

constexpr int leastHeight = 28;
constexpr int margin = 9;
constexpr double radius = 6;

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

TokenChip::TokenChip(QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::ClickFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // a long token is cut rather than its panel widened
}

void TokenChip::setLabel(const QString& label)
{
    setText(label);
    nameForReaders();
}

void TokenChip::setSelected(bool selected, bool first)
{
    setFocusPolicy(first ? Qt::StrongFocus : Qt::ClickFocus);
    setChecked(selected);
}

void TokenChip::setStruckOut(bool struckOut)
{
    if (struckOut == m_struckOut)
        return;
    m_struckOut = struckOut;
    nameForReaders();
    update();
}

QSize TokenChip::sizeHint() const
{
    // As wide as the bold text, so that selecting one moves none.
    return {QFontMetrics(bold(font())).horizontalAdvance(text()) + 2 * margin,
            std::max(leastHeight, fontMetrics().height() + 8)};
}

QSize TokenChip::minimumSizeHint() const
{
    return {2 * margin + 8, sizeHint().height()};
}

void TokenChip::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    const double share = underMouse() || isDown() ? 0.13 : 0.07;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_struckOut ? theme.panel : mixed(theme.panel, theme.muted, share + (theme.dark ? 0.06 : 0.04)));
    painter.drawRoundedRect(box, radius, radius);
    painter.setBrush(Qt::NoBrush);
    if (m_struckOut) {
        painter.setPen(QPen(theme.muted, 1, Qt::DashLine));
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    }
    if (isChecked() || hasFocus()) {
        painter.setPen(QPen(theme.panel, 1));
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), radius - 1.5, radius - 1.5);
        painter.setPen(QPen(hasFocus() ? theme.accent : theme.ink, 2));
        painter.drawRoundedRect(box, radius, radius);
    }
    QFont textFont = isChecked() ? bold(font()) : font();
    textFont.setStrikeOut(m_struckOut);
    painter.setFont(textFont);
    painter.setPen(m_struckOut ? theme.muted : theme.ink);
    const int room = width() - margin;
    painter.drawText(rect(), Qt::AlignCenter, painter.fontMetrics().elidedText(text(), Qt::ElideRight, room));
}

void TokenChip::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Up)
        emit moved(-1);
    else if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Down)
        emit moved(1);
    else
        QAbstractButton::keyPressEvent(event);
}

/// Striking out is seen only.
void TokenChip::nameForReaders()
{
    setAccessibleName(m_struckOut ? filledIn(tr("%1, hidden key"), {text()}) : QString());
}

void TokenChip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        nameForReaders();
    QAbstractButton::changeEvent(event);
}

} // namespace headlight
