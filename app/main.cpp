#include "app/command.h"
#include "ui/main_window/run_window.h"

#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QTranslator>

#include <cstdio>
#include <memory>

using namespace Qt::StringLiterals;
using namespace headlight;

namespace {

/// Runs a command without a display; only pictures need Qt Gui at all.
int commandLine(int& argc, char** argv, const QStringList& arguments)
{
    std::unique_ptr<QCoreApplication> application;
    if (arguments.value(0) == u"render"_s) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        application = std::make_unique<QGuiApplication>(argc, argv);
    } else {
        application = std::make_unique<QCoreApplication>(argc, argv);
    }
    QTranslator translator;
    if (QLocale::system().language() == QLocale::Korean && translator.load(u":/i18n/headlight_ko.qm"_s))
        QCoreApplication::installTranslator(&translator);
    QFile out;
    QFile err;
    // A standard output that is closed is noticed at the first write.
    static_cast<void>(out.open(1, QIODevice::WriteOnly));
    static_cast<void>(err.open(2, QIODevice::WriteOnly | QIODevice::Unbuffered));
    return runCommand(arguments, out, err);
}

} // namespace

int main(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QFile::decodeName(argv[i]));
    if (isCommandLine(arguments))
        return commandLine(argc, argv, arguments);
    return runWindow(argc, argv, arguments.value(0));
}
