#include "app/compare_wish.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CompareWish)
};

/// The interventions as they were given, for the caption: "--mask none --multiply 4".
QString given(const Arguments& arguments)
{
    QStringList parts;
    for (const Option& option : interventionOptions())
        for (const QString& value : arguments.all(option.name))
            parts.append(u"--%1 %2"_s.arg(option.name, value));
    return parts.join(u' ');
}

} // namespace

Option compareOption()
{
    return {u"with"_s, u"SOURCE"_s,
            Words::tr("what is compared: B is this document, else the same one; interventions change B alone")};
}

QString otherSource(const Arguments& arguments)
{
    return arguments.text(u"with"_s).value_or(arguments.source());
}

Result<ComparedSources, CommandError> comparedSources(const Arguments& arguments, const Interventions& interventions)
{
    const QString other = otherSource(arguments);
    const QString changes = given(arguments);
    if (!arguments.has(u"with"_s) && changes.isEmpty() && !arguments.has(u"sweep"_s))
        return usageError(Words::tr("there is nothing to compare with: give --with or an intervention such as --mask"));
    const auto a = computeSource(arguments.source(), {});
    if (!a)
        return a.error();
    const auto b = computeSource(other, interventions);
    if (!b)
        return b.error();
    QString bName = arguments.has(u"with"_s) ? QFileInfo(other).fileName() : QString();
    if (!changes.isEmpty())
        bName += (bName.isEmpty() ? QString() : u" "_s) + changes;
    return ComparedSources{a.value(), b.value(), QFileInfo(arguments.source()).fileName(), bName};
}

} // namespace headlight
