#include "app/arguments.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

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

} // namespace

QString Usage::text() const
{
    QString text = Words::tr("Usage: %1")
                       .arg(u"headlight %1%2 [options]"_s.arg(command, source.isEmpty() ? QString() : u' ' + source))
                   + u"\n\n"_s + summary + u"\n\n"_s + Words::tr("Options:") + u'\n';
    std::vector<Option> all = options;
    all.push_back({u"help"_s, {}, Words::tr("this text")});
    qsizetype width = 0;
    for (const Option& option : all)
        width = std::max(width, dashed(option.name).size() + 1 + option.value.size());
    for (const Option& option : all)
        text += u"  "_s + (dashed(option.name) + u' ' + option.value).leftJustified(width + 2) + option.help + u'\n';
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
    if (sources.isEmpty() && !usage.source.isEmpty())
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

std::optional<double> Arguments::number(const QString& name)
{
    const std::optional<QString> value = text(name);
    if (!value)
        return std::nullopt;
    bool good = false;
    const double number = value->toDouble(&good);
    if (good && std::isfinite(number))
        return number;
    setFault(name, Words::tr("%1 is not a number").arg(*value));
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
    setFault(name, Words::tr("%1 is not a whole number from %2 to %3").arg(*value).arg(least).arg(greatest));
    return std::nullopt;
}

std::optional<std::size_t> Arguments::choice(const QString& name, const QStringList& choices)
{
    const std::optional<QString> value = text(name);
    if (!value)
        return std::nullopt;
    if (const qsizetype found = choices.indexOf(*value); found >= 0)
        return static_cast<std::size_t>(found);
    setFault(name, Words::tr("%1 is none of %2").arg(*value, choices.join(u", "_s)));
    return std::nullopt;
}

void Arguments::setFault(const QString& name, const QString& reason)
{
    if (!m_fault)
        m_fault = CommandError{exitBadUsage, dashed(name), {}, reason};
}

} // namespace headlight
