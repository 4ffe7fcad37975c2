#include "ui/editors/matrix_tab.h"

#include "ui/controls/style.h"
#include "ui/paint/math_text.h"

#include <QPainter>

#include <cmath>

namespace headlight {

namespace {

constexpr int tabHeight = 32;
constexpr int margin = 8;

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

MatrixTab::MatrixTab(const QString& formula, QWidget* parent) : QAbstractButton(parent)
{
    setText(formula);
    setCheckable(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize MatrixTab::sizeHint() const
{
    return {static_cast<int>(std::ceil(mathWidth(mathRuns(text()), bold(font())))) + 2 * margin, tabHeight};
}

void MatrixTab::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont textFont = isChecked() ? bold(font()) : font();
    const QList<MathRun> runs = mathRuns(text());
    const double x = (width() - mathWidth(runs, textFont)) / 2;
    const QFontMetrics metrics(textFont);
    painter.setPen(isChecked() || underMouse() ? theme.ink : theme.muted);
    drawMath(painter, QPointF(x, (tabHeight - metrics.height()) / 2.0 + metrics.ascent() - 1), runs, textFont);
    if (isChecked())
        painter.fillRect(QRectF(margin / 2.0, tabHeight - 2, width() - margin, 2), theme.accent);
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -4), 6, 6);
    }
}

} // namespace headlight
