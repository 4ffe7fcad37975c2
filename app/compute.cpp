#include "app/compute.h"

#include "app/output.h"
#include "app/source.h"
#include "core/files/numbers.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Compute)
};

const QStringList& formats()
{
    static const QStringList names{u"json"_s, u"csv"_s, u"npy"_s};
    return names;
}

Usage usage()
{
    std::vector<Option> options{
        {u"what"_s, u"QUANTITY"_s, Numbers::names().join(u", "_s) + u' ' + Words::tr("(default weights)")},
        {u"layer"_s, u"L"_s, Words::tr("one layer, counted from 0 (default all)")},
        {u"head"_s, u"H"_s, Words::tr("one head, counted from 0 (default all)")},
        {u"format"_s, formats().join(u'|'), Words::tr("how the numbers are written (default json)")},
        {u"o"_s, u"FILE"_s, Words::tr("where to (default standard output)")},
    };
    for (Option& option : interventionOptions())
        options.push_back(std::move(option));
    return {u"compute"_s, u"SOURCE"_s, Words::tr("Print a document's numbers."), std::move(options)};
}

CommandError commandError(const QString& path, NpyFault fault)
{
    if (fault == NpyFault::NoArray)
        return {exitBadUsage, u"--format"_s, {}, Words::tr("statistics are no array; take json or csv")};
    return {exitBadData,
            path,
            {},
            Words::tr("the heads differ in shape or number and do not fit one array; choose one with --layer and "
                      "--head")};
}

} // namespace

std::optional<CommandError> runCompute(const QStringList& given, QIODevice& out)
{
    Result<Arguments, CommandError> read = Arguments::read(usage(), given);
    if (!read)
        return read.error();
    Arguments& arguments = read.value();
    if (arguments.wantsHelp())
        return writeHelp(usage(), out);
    const auto what = static_cast<Numbers::What>(
        arguments.choice(u"what"_s, Numbers::names()).value_or(static_cast<std::size_t>(Numbers::What::Weights)));
    const std::optional<Index> layer = arguments.whole(u"layer"_s, 0, std::numeric_limits<Index>::max());
    const std::optional<Index> head = arguments.whole(u"head"_s, 0, std::numeric_limits<Index>::max());
    const std::size_t format = arguments.choice(u"format"_s, formats()).value_or(0);
    const Interventions interventions = interventionsOf(arguments);
    if (what == Numbers::What::Gradient && !(layer && head))
        arguments.setFault(u"what"_s, Words::tr("gradient needs --layer and --head"));
    const std::optional<QString> path = arguments.path(u"o"_s);
    if (arguments.fault())
        return arguments.fault();
    if (path && isSameFile(*path, arguments.source()))
        return overwritingError(*path);

    const auto computed = computeSource(arguments.source(), interventions);
    if (!computed)
        return computed.error();
    const AttentionSource& source = *computed.value();
    if (auto error = requireHead(arguments.source(), source, layer, head))
        return error;
    const Numbers numbers{source, what, Numbers::partsOf(source, layer, head)};
    Output output(path, out);
    const ByteSink sink = [&output](QByteArrayView bytes) { return output.write(bytes); };
    if (format == 2) {
        if (const auto fault = writeNpy(numbers, sink))
            return commandError(arguments.source(), *fault);
    } else if (format == 1) {
        writeCsv(numbers, sink);
    } else {
        writeJson(numbers, sink);
    }
    return output.finish();
}

} // namespace headlight
