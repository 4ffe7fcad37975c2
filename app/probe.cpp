#include "app/probe.h"

#include "app/arguments.h"
#include "app/output.h"
#include "app/probe_output.h"
#include "app/source.h"
#include "core/files/probe_csv.h"
#include "core/text/document_sentences.h"
#include "ui/labs/probe_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Probe)
};

Usage usage()
{
    return {u"probe"_s,
            u"SOURCE"_s,
            Words::tr("Say which heads read the tagged words of a list of sentences."),
            {{u"pairs"_s, u"FILE.csv"_s, Words::tr("the list, in place of the document's own")},
             {u"json"_s, {}, Words::tr("for programs")},
             {u"csv"_s, {}, Words::tr("a line for each mean")},
             {u"seed"_s, u"N"_s, Words::tr("of the resampling, 1 by default")},
             {u"o"_s, u"FILE"_s, Words::tr("where to; else standard output")}}};
}

QString headText(const Content& content, HeadPlace place)
{
    const Head& head =
        content.model.layers[static_cast<std::size_t>(place.layer)].heads[static_cast<std::size_t>(place.head)];
    const QString name = QString::fromStdString(head.name).simplified();
    const QString text = headPlaceText(place.layer, place.head);
    return name.isEmpty() ? text : u"%1 %2"_s.arg(text, name);
}

/// Columns that end below one another, the first beginning there.
QString tableText(const QList<QStringList>& rows)
{
    std::vector<qsizetype> widths(static_cast<std::size_t>(rows.first().size()));
    for (const QStringList& row : rows)
        for (qsizetype c = 0; c < row.size(); ++c)
            widths[static_cast<std::size_t>(c)] = std::max(widths[static_cast<std::size_t>(c)], row[c].size());
    QString text;
    for (const QStringList& row : rows) {
        QString line = row[0].leftJustified(widths[0]);
        for (qsizetype c = 1; c < row.size(); ++c)
            line += u"  "_s + row[c].rightJustified(widths[static_cast<std::size_t>(c)]);
        text += line + u'\n';
    }
    return text;
}

QString meansText(const ProbeResult& result, const Content& content)
{
    const auto text = [](const std::optional<ProbeMean>& mean) { return mean ? numberText(mean->mean, 3) : u"-"_s; };
    const auto interval = [](const std::optional<ProbeMean>& mean) {
        return mean && mean->interval
                   ? u"%1-%2"_s.arg(numberText((*mean->interval)[0], 3), numberText((*mean->interval)[1], 3))
                   : u"-"_s;
    };
    using Measure = ProbeMeasure;
    QList<QStringList> rows{{QString(), Words::tr("tagged"), Words::tr("interval"), Words::tr("before"),
                             Words::tr("first"), Words::tr("even"), Words::tr("adjacent"), Words::tr("apart"),
                             Words::tr("apart: before"), Words::tr("others: before")}};
    for (const std::size_t index : result.ranked(ProbeRows::All)) {
        const ProbedHead& head = result.heads[index];
        rows.append(
            {headText(content, head.place), text(head.of(ProbeRows::All, Measure::Tagged)),
             interval(head.of(ProbeRows::All, Measure::Tagged)), text(head.of(ProbeRows::All, Measure::Previous)),
             text(head.of(ProbeRows::All, Measure::First)), text(head.of(ProbeRows::All, Measure::Even)),
             text(head.of(ProbeRows::Adjacent, Measure::Tagged)), text(head.of(ProbeRows::Apart, Measure::Tagged)),
             text(head.of(ProbeRows::Apart, Measure::Previous)), text(head.of(ProbeRows::Others, Measure::Previous))});
    }
    return tableText(rows);
}

QByteArray resultText(const ProbeResult& result, const Content& content, Index seed)
{
    const ProbeText words{result, seed, ProbeRows::All};
    QStringList parts;
    if (const QStringList faults = words.faults(); !faults.isEmpty())
        parts << faults.join(u'\n') + u'\n';
    if (!result.heads.empty())
        parts << meansText(result, content) << (words.verdict() + words.certainty()).join(u'\n') + u'\n';
    if (const QStringList unknown = words.newWords(); !unknown.isEmpty())
        parts << unknown.join(u'\n') + u'\n';
    return parts.join(u'\n').toUtf8();
}

/// There are faults, and nothing is left to be read: no tagged pair, or no sentence at all.
std::optional<CommandError> nothingLeft(const ProbeResult& result, const QString& list)
{
    if (result.faults.empty() || result.count(ProbeRows::All).rows > 0)
        return std::nullopt;
    QString reason = probeFaultText(result.faults.front());
    if (result.faults.size() > 1)
        reason += u' ' + Words::tr("(%1 such faults)").arg(result.faults.size());
    return CommandError{exitBadData, list, {}, Words::tr("no tagged pair is left: %1").arg(reason)};
}

} // namespace

std::optional<CommandError> runProbe(const QStringList& given, QIODevice& out)
{
    Result<Arguments, CommandError> read = Arguments::read(usage(), given);
    if (!read)
        return read.error();
    Arguments& arguments = read.value();
    if (arguments.wantsHelp())
        return writeHelp(usage(), out);
    const auto pairs = arguments.path(u"pairs"_s);
    const auto path = arguments.path(u"o"_s);
    const Index seed = arguments.whole(u"seed"_s, 0, std::numeric_limits<Index>::max()).value_or(1);
    if (arguments.has(u"json"_s) && arguments.has(u"csv"_s))
        arguments.setFault(u"csv"_s, Words::tr("choose one of --json and --csv"));
    if (arguments.fault())
        return arguments.fault();
    if (path && (isSameFile(*path, arguments.source()) || (pairs && isSameFile(*path, *pairs))))
        return overwritingError(*path);
    const Result<Content, CommandError> content = loadSource(arguments.source(), {});
    if (!content)
        return content.error();
    std::vector<ProbeSentence> list = content.value().probe;
    if (pairs) {
        auto opened = readProbeCsvFile(*pairs);
        if (!opened)
            return commandError(*pairs, opened.error());
        list = std::move(opened).value();
    }
    if (pairs && list.empty())
        return CommandError{exitBadData, *pairs, {}, Words::tr("it has no sentences to probe")};
    if (list.empty())
        return CommandError{exitBadData,
                            arguments.source(),
                            {},
                            Words::tr("it has no sentences to probe; give some with --pairs FILE.csv")};
    if (content.value().memory)
        return CommandError{exitBadData,
                            arguments.source(),
                            {},
                            Words::tr("its keys come from a memory: no word of a sentence reads another")};
    const ProbeResult result = probe(list, DocumentSentences(content.value()), static_cast<std::uint64_t>(seed));
    if (const auto fault = nothingLeft(result, pairs.value_or(arguments.source())))
        return fault;
    Output output(path, out);
    output.write(arguments.has(u"json"_s)  ? probeJson(result, static_cast<std::uint64_t>(seed))
                 : arguments.has(u"csv"_s) ? probeCsv(result)
                                           : resultText(result, content.value(), seed));
    return output.finish();
}

} // namespace headlight
