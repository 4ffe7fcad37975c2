#include "app/arguments.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Arguments)
};

/// How an option is written: --layer, -o.
QString dashed(const QString& name)
{
    return (name.size() == 1 ? u"-"_s : u"--"_s) + name;
}

/// What to type for help: compute --help; --help alone for the program itself.
QString helpOf(const Usage& usage)
{
    return usage.command.isEmpty() ? u"--help"_s : usage.command + u" --help"_s;
}

/// A value in a sentence; an empty one is made visible.
QString shown(const QString& value)
{
    return value.isEmpty() ? u"\"\""_s : value;
}

/// How many columns of a terminal a text takes; Korean letters take two each.
qsizetype columnsOf(QStringView text)
{
    return text.size() + std::count_if(text.begin(), text.end(), [](QChar c) {
               return c >= QChar(0x1100) && c < QChar(0xFFE7) && !(c >= QChar(0x2000) && c < QChar(0x2E80));
           });
}

/// The words broken into lines that end before column 80; lines after the first are indented.
QString wrapped(const QString& text, qsizetype indent)
{
    constexpr qsizetype width = 79;
    QString lines;
    qsizetype column = indent;
    for (const QString& word : text.split(u' ')) {
        const qsizetype length = columnsOf(word);
        if (column > indent && column + 1 + length > width) {
            lines += u'\n' + QString(indent, u' ');
            column = indent;
        } else if (column > indent) {
            lines += u' ';
            ++column;
        }
        lines += word;
        column += length;
    }
    return lines;
}

/// An option and its help beside it, or below it where it is long.
QString optionText(const QString& option, const QString& help, qsizetype width)
{
    const qsizetype indent = width + 4;
    const QString begin = u"  "_s + option.leftJustified(width + 2);
    return begin + (begin.size() > indent ? u'\n' + QString(indent, u' ') : QString()) + wrapped(help, indent) + u'\n';
}

} // namespace

QString Usage::text() const
{
    QString text = Words::tr("Usage: %1")
                       .arg(u"headlight %1%2 [options]"_s.arg(command, source.isEmpty() ? QString() : u' ' + source))
                   + u"\n\n"_s + wrapped(summary, 0) + u"\n\n"_s + Words::tr("Options:") + u'\n';
    std::vector<Option> all = options;
    all.push_back({u"help"_s, {}, Words::tr("this text")});
    constexpr qsizetype widest = 28;
    qsizetype width = 0;
    for (const Option& option : all)
        if (const qsizetype needed = dashed(option.name).size() + 1 + option.value.size(); needed <= widest)
            width = std::max(width, needed);
    for (const Option& option : all)
        text += optionText((dashed(option.name) + u' ' + option.value).trimmed(), option.help, width);
    return text;
}

Result<Arguments, CommandError> Arguments::read(const Usage& usage, const QStringList& arguments)
{
    Arguments read;
    QStringList sources;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& argument = arguments[i];
        if (argument == u"--"_s) {
            sources += arguments.mid(i + 1);
            break;
        }
        if (!argument.startsWith(u'-') || argument.size() == 1) {
            sources.append(argument);
            continue;
        }
        if (argument == u"--help"_s || argument == u"-h"_s) {
            read.m_help = true;
            return read;
        }
        const bool isLong = argument.startsWith(u"--"_s);
        const qsizetype equals = isLong ? argument.indexOf(u'=') : -1;
        const QString written = argument.left(equals < 0 ? argument.size() : equals);
        const auto option = std::find_if(usage.options.begin(), usage.options.end(),
                                         [&](const Option& known) { return dashed(known.name) == written; });
        if (option == usage.options.end())
            return usageError(Words::tr("there is no option %1; headlight %2 lists them").arg(written, helpOf(usage)));
        if (option->value.isEmpty() && equals >= 0)
            return usageError(Words::tr("%1 takes no value").arg(written));
        if (!option->value.isEmpty() && equals < 0 && ++i == arguments.size())
            return usageError(Words::tr("%1 needs a value: %2").arg(written, option->value));
        QStringList& values = read.m_values[option->name];
        if (!values.isEmpty() && !option->repeatable)
            return usageError(Words::tr("%1 is given twice").arg(written));
        values.append(option->value.isEmpty() ? QString() : equals < 0 ? arguments[i] : argument.mid(equals + 1));
    }
    if (sources.size() > (usage.source.isEmpty() ? 0 : 1))
        return usageError(Words::tr("%1 is one argument too many").arg(sources.back()));
    if (sources.value(0).isEmpty() && !usage.source.isEmpty())
        return usageError(Words::tr("headlight %1 needs its %2").arg(usage.command, usage.source));
    read.m_source = sources.value(0);
    return read;
}

QStringList Arguments::all(const QString& name) const
{
    const auto found = m_values.find(name);
    return found == m_values.end() ? QStringList() : found->second;
}

std::optional<QString> Arguments::text(const QString& name) const
{
    const QStringList values = all(name);
    return values.isEmpty() ? std::nullopt : std::optional(values.front());
}

std::optional<QString> Arguments::path(const QString& name)
{
    std::optional<QString> value = text(name);
    if (value && value->isEmpty())
        setFault(name, Words::tr("the name of a file is missing"));
    return value;
}

std::optional<double> Arguments::number(const QString& name)
{
    const std::optional<QString> value = text(name);
    if (!value)
        return std::nullopt;
    bool good = false;
    const double number = value->toDouble(&good);
    if (good && std::isfinite(number))
        return number;
    setFault(name, Words::tr("%1 is not a number").arg(shown(*value)));
    return std::nullopt;
}

std::optional<Index> Arguments::whole(const QString& name, Index least, Index greatest)
{
    const std::optional<QString> value = text(name);
    if (!value)
        return std::nullopt;
    bool good = false;
    const Index number = value->toLongLong(&good);
    if (good && number >= least && number <= greatest)
        return number;
    if (greatest == std::numeric_limits<Index>::max())
        setFault(name, Words::tr("%1 is not a whole number from %2 on").arg(shown(*value)).arg(least));
    else
        setFault(name, Words::tr("%1 is not a whole number from %2 to %3").arg(shown(*value)).arg(least).arg(greatest));
    return std::nullopt;
}

std::optional<std::size_t> Arguments::choice(const QString& name, const QStringList& choices)
{
    const std::optional<QString> value = text(name);
    if (!value)
        return std::nullopt;
    if (const qsizetype found = choices.indexOf(*value); found >= 0)
        return static_cast<std::size_t>(found);
    setFault(name, Words::tr("%1 is none of %2").arg(shown(*value), choices.join(u", "_s)));
    return std::nullopt;
}

void Arguments::setFault(const QString& name, const QString& reason)
{
    if (!m_fault)
        m_fault = CommandError{exitBadUsage, dashed(name), {}, reason};
}

} // namespace headlight
