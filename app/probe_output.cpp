#include "app/probe_output.h"

#include "core/files/json_text.h"

#include <QByteArrayList>

namespace headlight {

namespace {

constexpr const char* rowsNames[] = {"all", "adjacent", "apart", "others"};
constexpr const char* measureNames[] = {"tagged", "previous", "first", "even"};
constexpr const char* faultNames[] = {"no_tokens", "word_missing", "word_repeated", "not_seen", "out_of_range"};

QByteArray number(Index value)
{
    return QByteArray::number(static_cast<qlonglong>(value));
}

QByteArray meanJson(const std::optional<ProbeMean>& mean)
{
    if (!mean)
        return "null";
    QByteArray text = "{\"mean\": " + shortestNumber(mean->mean);
    if (mean->interval)
        text += ", \"low\": " + shortestNumber((*mean->interval)[0])
                + ", \"high\": " + shortestNumber((*mean->interval)[1]);
    return text + '}';
}

QByteArray headJson(const ProbedHead& head)
{
    QByteArray text = "{\"layer\": " + number(head.place.layer) + ", \"head\": " + number(head.place.head);
    for (std::size_t rows = 0; rows < probeRowsCount; ++rows) {
        QByteArrayList measures;
        for (std::size_t measure = 0; measure < probeMeasureCount; ++measure)
            measures << QByteArray("\"") + measureNames[measure] + "\": " + meanJson(head.means[rows][measure]);
        text += QByteArray(",\n \"") + rowsNames[rows] + "\": {" + measures.join(", ") + '}';
    }
    return text + '}';
}

QByteArray halvesJson(const ProbeResult& result)
{
    if (!result.halves)
        return "null";
    return "{\"layer\": " + number(result.halves->picked.layer) + ", \"head\": " + number(result.halves->picked.head)
           + ", \"of\": " + number(std::ssize(result.heads))
           + ", \"picked_on\": " + shortestNumber(result.halves->picking)
           + ", \"checked_on\": " + shortestNumber(result.halves->checking) + '}';
}

} // namespace

QByteArray probeJson(const ProbeResult& result, std::uint64_t seed)
{
    QByteArrayList counts;
    for (std::size_t rows = 0; rows < probeRowsCount; ++rows)
        counts << QByteArray("\"") + rowsNames[rows] + "\": {\"rows\": " + number(result.counts[rows].rows)
                      + ", \"sentences\": " + number(result.counts[rows].sentences) + '}';
    QByteArrayList heads;
    for (const ProbedHead& head : result.heads)
        heads << headJson(head);
    QByteArrayList faults;
    for (const ProbeFault& fault : result.faults)
        faults << "{\"sentence\": " + number(fault.sentence)
                      + ", \"pair\": " + (fault.pair < 0 ? QByteArray("null") : number(fault.pair)) + ", \"kind\": \""
                      + faultNames[static_cast<std::size_t>(fault.kind)] + "\", \"word\": " + jsonString(fault.word)
                      + '}';
    QByteArrayList unknown;
    for (const std::string& word : result.unknown)
        unknown << jsonString(word);
    return "{\"sentences\": " + number(result.sentences) + ",\n\"counts\": {" + counts.join(", ")
           + "},\n\"seed\": " + QByteArray::number(seed) + ", \"resamples\": " + QByteArray::number(probeResamples)
           + ",\n\"heads\": [\n" + heads.join(",\n") + "],\n\"best_of_a_half\": " + halvesJson(result)
           + ",\n\"faults\": [" + faults.join(", ") + "],\n\"unknown_words\": [" + unknown.join(", ") + "]}\n";
}

QByteArray probeCsv(const ProbeResult& result)
{
    QByteArray text = "layer,head,rows,measure,mean,low,high,row_count,sentence_count\r\n";
    for (const ProbedHead& head : result.heads)
        for (std::size_t rows = 0; rows < probeRowsCount; ++rows)
            for (std::size_t measure = 0; measure < probeMeasureCount; ++measure)
                if (const auto& mean = head.means[rows][measure]) {
                    const QByteArrayList fields{number(head.place.layer),
                                                number(head.place.head),
                                                rowsNames[rows],
                                                measureNames[measure],
                                                shortestNumber(mean->mean),
                                                mean->interval ? shortestNumber((*mean->interval)[0]) : QByteArray(),
                                                mean->interval ? shortestNumber((*mean->interval)[1]) : QByteArray(),
                                                number(result.counts[rows].rows),
                                                number(result.counts[rows].sentences)};
                    text += fields.join(',') + "\r\n";
                }
    return text;
}

} // namespace headlight
