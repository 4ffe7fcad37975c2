#pragma once

#include "app/command.h"
#include "core/attention/matrix.h"
#include "core/attention/result.h"

#include <map>
#include <vector>

namespace headlight {

/// One option of a command: --name VALUE, --name=VALUE, or -n VALUE if its name is one letter.
struct Option {
    QString name;
    QString value;           ///< what stands for the value in the help; empty: the option takes none
    QString help;            ///< one line
    bool repeatable = false; ///< may be given more than once
};

/// What a command takes, for reading and for its help.
struct Usage {
    QString command;
    QString source; ///< what stands for its one argument beside the options; empty: it takes none
    QString summary;
    std::vector<Option> options;

    /// The text of --help.
    QString text() const;
};

/// A command's arguments, read strictly. An option that a getter finds unfit is remembered in fault().
class Arguments {
public:
    /// @return the arguments, or what is wrong: an unknown option, a missing or surplus value, a missing source.
    ///         --help is always known; then nothing else is asked for.
    static Result<Arguments, CommandError> read(const Usage& usage, const QStringList& arguments);

    bool wantsHelp() const { return m_help; }
    const QString& source() const { return m_source; }
    bool has(const QString& name) const { return m_values.count(name) > 0; }
    QStringList all(const QString& name) const;
    std::optional<QString> text(const QString& name) const;
    /// A finite number.
    std::optional<double> number(const QString& name);
    /// The name of a file.
    std::optional<QString> path(const QString& name);
    /// A whole number from least to greatest; the largest that there is: no limit.
    std::optional<Index> whole(const QString& name, Index least, Index greatest);
    /// The position of the option's text among the choices.
    std::optional<std::size_t> choice(const QString& name, const QStringList& choices);

    /// Notes that an option's value is unfit; the first one counts.
    void setFault(const QString& name, const QString& reason);
    const std::optional<CommandError>& fault() const { return m_fault; }

private:
    bool m_help = false;
    QString m_source;
    std::map<QString, QStringList> m_values;
    std::optional<CommandError> m_fault;
};

} // namespace headlight
