#include "app/command.h"

#include "app/compute.h"
#include "app/info.h"
#include "app/new.h"
#include "app/output.h"
#include "app/probe.h"
#include "app/render.h"
#include "app/worksheet.h"
#include "ui/document/error_text.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct NamedCommand {
    const char16_t* name;
    Command run;
};

constexpr std::array commands{
    NamedCommand{u"compute", runCompute}, NamedCommand{u"info", runInfo},           NamedCommand{u"render", runRender},
    NamedCommand{u"new", runNew},         NamedCommand{u"worksheet", runWorksheet}, NamedCommand{u"probe", runProbe},
};

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Command)
};

QString helpText()
{
    const std::array<std::array<QString, 2>, 7> lines{{
        {u"headlight [FILE]"_s, Words::tr("open the window")},
        {u"headlight compute SOURCE"_s, Words::tr("print numbers: weights, scores, outputs, statistics …")},
        {u"headlight render SOURCE"_s, Words::tr("draw a picture: PNG, SVG or PDF")},
        {u"headlight info SOURCE"_s, Words::tr("say what a file is: layers, heads, sizes, parameters")},
        {u"headlight new -o FILE"_s, Words::tr("make a document from a sentence")},
        {u"headlight worksheet SOURCE"_s, Words::tr("write a handout to be filled in by hand, with its answers")},
        {u"headlight probe SOURCE"_s, Words::tr("which heads read the tagged words of many sentences")},
    }};
    QString text = Words::tr("Headlight shows what a transformer's attention does.") + u"\n\n"_s;
    for (const auto& [use, meaning] : lines)
        text += u"  "_s + use.leftJustified(28) + meaning + u'\n';
    return text + u'\n' + Words::tr("SOURCE is a document (NAME.headlight). Each command has its own --help.") + u'\n';
}

std::optional<CommandError> print(const QString& text, QIODevice& out)
{
    Output output(std::nullopt, out);
    output.write(text.toUtf8());
    return output.finish();
}

std::optional<CommandError> run(const QStringList& arguments, QIODevice& out)
{
    const QString name = arguments.value(0);
    if (name == u"--help"_s || name == u"-h"_s)
        return print(helpText(), out);
    if (name == u"--version"_s)
        return print(u"headlight " HEADLIGHT_VERSION "\n"_s, out);
    for (const NamedCommand& command : commands)
        if (name == QStringView(command.name))
            return command.run(arguments.mid(1), out);
    return usageError(Words::tr("there is no command %1; headlight --help lists them").arg(name));
}

} // namespace

QString CommandError::line() const
{
    QStringList parts{u"headlight"_s};
    for (const QString& part : {source, place, reason})
        if (!part.isEmpty())
            parts.append(part);
    QString line = parts.join(u": "_s);
    line.replace(u'\n', u' ').replace(u'\r', u' ');
    return line;
}

CommandError usageError(const QString& reason)
{
    return {exitBadUsage, {}, {}, reason};
}

CommandError commandError(const QString& path, const FileError& error)
{
    FileError bare = error;
    bare.place.clear();
    bare.line = bare.column = 0;
    QString place = error.place;
    if (place.isEmpty() && error.line > 0)
        place = Words::tr("line %1, column %2").arg(error.line).arg(error.column);
    return {exitBadData, path, place, errorText(bare)};
}

bool isCommandLine(const QStringList& arguments)
{
    const QString first = arguments.value(0);
    if (first == u"--help"_s || first == u"-h"_s || first == u"--version"_s)
        return true;
    // Mistyped, a command is a word of letters, with more behind it, that no file is called.
    const bool isWord =
        !first.isEmpty() && std::all_of(first.begin(), first.end(), [](QChar c) { return c.isLetter(); });
    if (isWord && arguments.size() > 1 && !QFileInfo::exists(first))
        return true;
    return std::any_of(commands.begin(), commands.end(),
                       [&](const NamedCommand& command) { return first == QStringView(command.name); });
}

int runCommand(const QStringList& arguments, QIODevice& out, QIODevice& err)
{
    const std::optional<CommandError> error = run(arguments, out);
    if (!error)
        return exitDone;
    err.write(error->line().toUtf8() + '\n');
    return error->status;
}

} // namespace headlight
