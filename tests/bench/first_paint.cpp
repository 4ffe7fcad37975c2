#include "ui/main_window/run_window.h"

#include <QApplication>
#include <QTimer>
#include <QWidget>

#include <cstdlib>

namespace {

/// Ends the program once a window's first paint is on the screen.
class EndAfterPaint final : public QObject {
protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && qobject_cast<QWidget*>(watched)->isWindow())
            QTimer::singleShot(0, [] { std::_Exit(0); });
        return false;
    }
};

void endAfterPaint()
{
    static EndAfterPaint filter;
    QCoreApplication::instance()->installEventFilter(&filter);
}

int runEmptyWindow(int& argc, char** argv)
{
    const QApplication application(argc, argv);
    QWidget window;
    window.resize(1280, 720);
    window.show();
    return QApplication::exec();
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(endAfterPaint)

/// Starts Headlight's window, or with the argument "empty" an empty one, and ends after its first paint.
int main(int argc, char** argv)
{
    if (argc > 1 && QString::fromLocal8Bit(argv[1]) == QStringLiteral("empty"))
        return runEmptyWindow(argc, argv);
    return headlight::runWindow(argc, argv, {});
}
