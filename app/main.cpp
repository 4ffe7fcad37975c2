#include "app/arguments.h"
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
    if (file)
        return runWindow(argc, argv, file.value());
    std::fprintf(stderr, "%s\n", file.error().line().toUtf8().constData());
    return file.error().status;
}
