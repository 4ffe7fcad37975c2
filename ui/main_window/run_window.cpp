#include "ui/main_window/run_window.h"

#include "ui/controls/dialogs.h"
#include "ui/main_window/language.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/theme_switch.h"

#include <QApplication>
#include <QIcon>
#include <QScreen>
#include <QTimer>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize frame(8, 40); // what a desktop may put around a window

} // namespace

int runWindow(int& argc, char** argv, const QString& file)
{
    QCoreApplication::setOrganizationName(u"Headlight"_s);
    QCoreApplication::setApplicationName(u"Headlight"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(HEADLIGHT_VERSION));
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication application(argc, argv);
    QGuiApplication::setWindowIcon(QIcon(u":/icons/headlight.svg"_s));
    QGuiApplication::setDesktopFileName(u"headlight"_s);

    Settings settings;
    Language language;
    language.use(settings.language().isEmpty() ? Language::ofSystem() : settings.language());
    ThemeSwitch themes;
    ScreenDialogs dialogs;
    MainWindow window(settings, language, themes, dialogs, Recovery::defaultFolder());
    // Not before: under a style sheet each part that joins a larger one is polished again, with all its own.
    themes.choose(settings.theme());
    const QSize room = window.screen()->availableSize() - frame;
    if (window.isMaximized() || room.width() < window.width() || room.height() < window.height())
        window.showMaximized();
    else
        window.show();
    // Questions wait until the window can be seen behind them.
    QTimer::singleShot(0, &window, [&window, &file] {
        if (!file.isEmpty())
            window.files().openFile(file);
        window.offerRecovery();
    });
    return QApplication::exec();
}

} // namespace headlight
