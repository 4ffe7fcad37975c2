#include "app/arguments.h"
#include "app/command.h"
#include "ui/main_window/run_window.h"

#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QLoggingCategory>
#include <QTranslator>

#include <cstdio>
#include <memory>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#endif

using namespace Qt::StringLiterals;
using namespace headlight;

namespace {

/// Whether standard output is open; if not, its number is taken so that no file of the program gets it.
bool hasStandardOutput()
{
#ifdef Q_OS_UNIX
    if (fcntl(1, F_GETFD) == -1) {
        // The lowest free number is given out: 0 first, if that is closed too.
        if (open("/dev/null", O_RDONLY) == 0)
            static_cast<void>(open("/dev/null", O_RDONLY));
        return false;
    }
#endif
    return true;
}

/// Whether a window can open at all; the plugins of Qt would end the program without a sentence.
bool hasDisplay(const QStringList& arguments)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
           || qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || arguments.contains(u"-platform"_s)
           || arguments.contains(u"--platform"_s) || arguments.contains(u"-display"_s);
#else
    static_cast<void>(arguments);
    return true;
#endif
}

/// What a command draws with: Qt Gui without a display.
std::unique_ptr<QCoreApplication> drawingApplication(int& argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt looks for displays all the same, and warns of a session that has no folder to look in.
    QLoggingCategory::setFilterRules(u"default.warning=false"_s);
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    QLoggingCategory::setFilterRules({});
    return application;
}

/// Runs a command without a display; only pictures and worksheets need Qt Gui at all.
int commandLine(int& argc, char** argv, const QStringList& arguments)
{
    // Asked first: the application opens files of its own.
    const bool hasOutput = hasStandardOutput();
    const bool draws = arguments.value(0) == u"render"_s || arguments.value(0) == u"worksheet"_s;
    const auto application = draws ? drawingApplication(argc, argv) : std::make_unique<QCoreApplication>(argc, argv);
    QTranslator translator;
    if (QLocale::system().language() == QLocale::Korean && translator.load(u":/i18n/headlight_ko.qm"_s))
        QCoreApplication::installTranslator(&translator);
    QFile out;
    QFile err;
    // A standard output that is closed stays so, and is noticed at the first write.
    if (hasOutput)
        static_cast<void>(out.open(1, QIODevice::WriteOnly));
    static_cast<void>(err.open(2, QIODevice::WriteOnly | QIODevice::Unbuffered));
    return runCommand(arguments, out, err);
}

/// The file to open, or none; an option that neither Qt nor the program knows is an error.
Result<QString, CommandError> fileOf(const QStringList& arguments)
{
    static const QStringList withValue{
        u"platform"_s,     u"style"_s,           u"stylesheet"_s,         u"display"_s, u"geometry"_s, u"qwindowicon"_s,
        u"qwindowtitle"_s, u"qwindowgeometry"_s, u"platformpluginpath"_s, u"session"_s};
    Usage usage{{}, u"FILE"_s, {}, {}};
    QStringList own;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString name = arguments[i].startsWith(u"--"_s) ? arguments[i].mid(2) : arguments[i].mid(1);
        if (arguments[i].startsWith(u'-') && withValue.contains(name))
            ++i;
        else
            own.append(arguments[i]);
    }
    if (own.isEmpty())
        return QString();
    const Result<Arguments, CommandError> read = Arguments::read(usage, own);
    if (!read)
        return read.error();
    return read.value().source();
}

} // namespace

int main(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QFile::decodeName(argv[i]));
    if (isCommandLine(arguments))
        return commandLine(argc, argv, arguments);
    const Result<QString, CommandError> file = fileOf(arguments);
    if (file && hasDisplay(arguments))
        return runWindow(argc, argv, file.value());
    if (file) {
        std::fprintf(stderr,
                     "headlight: there is no display to open the window on; headlight --help lists the commands "
                     "that need none\n");
        return exitBadData;
    }
    std::fprintf(stderr, "%s\n", file.error().line().toUtf8().constData());
    return file.error().status;
}
