#include "ui/lessons/choice_button.h"

#include "ui/controls/menu_button.h"
#include "ui/controls/style.h"
#include "ui/lessons/wrapped_math.h"

#include <QKeyEvent>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int gap = 8;
constexpr int padding = 6; // above and below the text
constexpr int usualWidth = 220;

/// Left of the text: the mark and a gap.
int indent(const QWidget& button)
{
    return button.style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, nullptr, &button) + gap;
}

} // namespace

ChoiceButton::ChoiceButton(QWidget* parent) : QRadioButton(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChoiceButton::setChoice(const QString& text)
{
    m_text = text;
    setText(asMenuText(text));
    setAccessibleName(text);
    updateGeometry();
    update();
}

void ChoiceButton::close(bool right)
{
    m_closed = true;
    m_right = right;
    setEnabled(false);
    update();
}

void ChoiceButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QRadioButton::keyPressEvent(event);
    setChecked(true);
    emit entered();
}

int ChoiceButton::heightForWidth(int width) const
{
    return wrappedMathHeight(m_text, font(), width - indent(*this)) + 2 * padding;
}

QSize ChoiceButton::sizeHint() const
{
    return {usualWidth, heightForWidth(usualWidth)};
}

QSize ChoiceButton::minimumSizeHint() const
{
    return {usualWidth / 2, fontMetrics().height() + 2 * padding};
}

void ChoiceButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const int size = style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, nullptr, this);
    const int middle = padding + fontMetrics().height() / 2;
    const QRect mark(0, middle - size / 2, size, size);
    if (m_closed && m_right) {
        painter.setPen(themeOf(this).accent);
        QFont bold = font();
        bold.setWeight(QFont::Bold);
        painter.setFont(bold);
        painter.drawText(mark, Qt::AlignCenter, u"✓"_s);
    } else {
        option.rect = mark;
        painter.drawPrimitive(QStyle::PE_IndicatorRadioButton, option);
    }
    const Theme& theme = themeOf(this);
    drawWrappedMath(painter, QPointF(indent(*this), padding), m_text, font(), width() - indent(*this),
                    m_closed && !m_right ? theme.muted : theme.ink);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 1));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.drawRoundedRect(QRectF(rect()).adjusted(indent(*this) - 4.5, 1.5, -0.5, -1.5), 4, 4);
    }
}

} // namespace headlight
