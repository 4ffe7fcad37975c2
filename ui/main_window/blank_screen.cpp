#include "ui/main_window/blank_screen.h"

#include <QPainter>
#include <QResizeEvent>
#include <QWheelEvent>

namespace headlight {

using namespace Qt::StringLiterals;

BlankScreen::BlankScreen(QWidget* window) : QWidget(window)
{
    setObjectName(u"blankScreen"_s);
    setCursor(Qt::BlankCursor);
    hide();
    window->installEventFilter(this);
}

void BlankScreen::cover()
{
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

bool BlankScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void BlankScreen::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), Qt::black);
}

void BlankScreen::mousePressEvent(QMouseEvent*)
{
    hide();
}

void BlankScreen::wheelEvent(QWheelEvent* event)
{
    event->accept();
}

} // namespace headlight
