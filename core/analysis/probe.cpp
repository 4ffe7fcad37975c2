#include "core/analysis/probe.h"

#include "core/analysis/resampling.h"

#include <algorithm>
#include <charconv>

namespace headlight {

namespace {

using Tokens = std::vector<std::string>;

/// Sums of one head's sentence: by rows and measure.
using Sums = std::array<std::array<SumOf, probeMeasureCount>, probeRowsCount>;

void add(Sums& sums, ProbeRows rows, ProbeMeasure measure, double value)
{
    SumOf& sum = sums[static_cast<std::size_t>(rows)][static_cast<std::size_t>(measure)];
    sum.sum += value;
    ++sum.count;
}

/// 0 where nothing is seen.
double evenWeight(const AttentionSource& source, Index layer, TokenPair pair)
{
    Index seen = 0;
    for (Index key = 0; key < source.keyCount(); ++key)
        seen += source.sees(layer, pair.query, key) ? 1 : 0;
    return source.sees(layer, pair.query, pair.key) ? 1 / static_cast<double>(seen) : 0;
}

Sums sumsOf(const AttentionSource& source, HeadPlace place, const std::vector<TokenPair>& pairs)
{
    const Matrix<double> weights = source.matrix(Quantity::Weights, place.layer, place.head);
    Sums sums;
    const auto addNeighbours = [&](ProbeRows rows, Index query) {
        if (query == 0)
            return;
        add(sums, rows, ProbeMeasure::Previous, weights(query, query - 1));
        add(sums, rows, ProbeMeasure::First, weights(query, 0));
    };
    for (const TokenPair& pair : pairs)
        for (const ProbeRows rows : {ProbeRows::All, isAdjacent(pair) ? ProbeRows::Adjacent : ProbeRows::Apart}) {
            add(sums, rows, ProbeMeasure::Tagged, weights(pair.query, pair.key));
            add(sums, rows, ProbeMeasure::Even, evenWeight(source, place.layer, pair));
            addNeighbours(rows, pair.query);
        }
    for (Index query = 1; query < source.queryCount(); ++query) {
        const auto isReader = [query](const TokenPair& pair) { return pair.query == query; };
        if (std::any_of(pairs.begin(), pairs.end(), isReader))
            continue;
        addNeighbours(ProbeRows::Others, query);
        add(sums, ProbeRows::Others, ProbeMeasure::Even, evenWeight(source, place.layer, {query, query - 1}));
    }
    return sums;
}

/// A word, or one of several equal ones: "a#2".
std::optional<Index> placeOf(const std::string& word, const Tokens& tokens, ProbeFault& fault)
{
    const auto occurrence = [&](const std::string& text, Index which) -> std::optional<Index> {
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (tokens[i] == text && --which == 0)
                return static_cast<Index>(i);
        return std::nullopt;
    };
    fault.word = word;
    const auto count = std::count(tokens.begin(), tokens.end(), word);
    if (count == 1)
        return occurrence(word, 1);
    fault.kind = count > 1 ? ProbeFault::Kind::WordRepeated : ProbeFault::Kind::WordMissing;
    const std::size_t sign = word.rfind('#');
    Index which = 0;
    if (count > 1 || sign == std::string::npos)
        return std::nullopt;
    const auto [end, error] = std::from_chars(word.data() + sign + 1, word.data() + word.size(), which);
    if (error != std::errc() || end != word.data() + word.size() || which < 1)
        return std::nullopt;
    return occurrence(word.substr(0, sign), which);
}

/// What every head does in a sentence.
using Read = std::vector<Sums>;

std::vector<HeadPlace> placesOf(const AttentionSource& source)
{
    std::vector<HeadPlace> places;
    for (Index layer = 0; layer < source.layerCount(); ++layer)
        for (Index head = 0; head < source.headCount(layer); ++head)
            places.push_back({layer, head});
    return places;
}

/// Of the sentences that have such rows.
std::vector<SumOf> groupsOf(const std::vector<Read>& read, std::size_t head, std::size_t rows, std::size_t measure)
{
    const bool others = rows == static_cast<std::size_t>(ProbeRows::Others);
    const auto deciding = static_cast<std::size_t>(others ? ProbeMeasure::Previous : ProbeMeasure::Tagged);
    std::vector<SumOf> groups;
    for (const Read& sentence : read)
        if (sentence[head][rows][deciding].count > 0)
            groups.push_back(sentence[head][rows][measure]);
    return groups;
}

SumOf total(const std::vector<SumOf>& groups)
{
    SumOf all;
    for (const SumOf& group : groups) {
        all.sum += group.sum;
        all.count += group.count;
    }
    return all;
}

std::optional<ProbeHalves> halvesOf(const std::vector<Read>& read, const std::vector<ProbedHead>& heads)
{
    std::optional<ProbeHalves> best;
    for (std::size_t head = 0; heads.size() > 1 && head < heads.size(); ++head) {
        const std::vector<SumOf> groups = groupsOf(read, head, static_cast<std::size_t>(ProbeRows::All),
                                                   static_cast<std::size_t>(ProbeMeasure::Tagged));
        if (static_cast<Index>(groups.size()) < leastProbedSentences)
            return std::nullopt;
        SumOf halves[2];
        for (std::size_t i = 0; i < groups.size(); ++i) {
            halves[i % 2].sum += groups[i].sum;
            halves[i % 2].count += groups[i].count;
        }
        const double picking = halves[0].sum / halves[0].count;
        if (!best || picking > best->picking)
            best = ProbeHalves{heads[head].place, picking, halves[1].sum / halves[1].count};
    }
    return best;
}

/// Reads one sentence into the result. @return what the heads do there; nothing if it cannot be read
std::optional<Read> readSentence(const ProbeSentence& sentence, Index index, const SentenceReader& reader,
                                 ProbeResult& result)
{
    TaggedSentence tagged = taggedSentence(sentence, index, reader);
    const auto source = tagged.tokens.empty() ? nullptr : reader.sourceOf(tagged.tokens);
    if (!source && !tagged.tokens.empty())
        tagged.faults = {{ProbeFault::Kind::OutOfRange, index, -1, {}}};
    result.faults.insert(result.faults.end(), tagged.faults.begin(), tagged.faults.end());
    if (!source)
        return std::nullopt;
    for (const std::string& word : reader.unknownWords(tagged.tokens))
        if (std::find(result.unknown.begin(), result.unknown.end(), word) == result.unknown.end())
            result.unknown.push_back(word);
    const std::vector<HeadPlace> places = placesOf(*source);
    if (result.heads.empty())
        for (const HeadPlace& place : places)
            result.heads.push_back({place, {}});
    Read read;
    for (const HeadPlace& place : places)
        read.push_back(sumsOf(*source, place, tagged.pairs));
    return read;
}

/// The means of one kind of rows in all heads, with their intervals.
void findMeans(ProbeResult& result, const std::vector<Read>& read, std::size_t rows, std::uint64_t seed,
               const std::atomic<bool>* stop)
{
    const bool others = rows == static_cast<std::size_t>(ProbeRows::Others);
    const auto deciding = static_cast<std::size_t>(others ? ProbeMeasure::Previous : ProbeMeasure::Tagged);
    const std::vector<SumOf> deciders = groupsOf(read, 0, rows, deciding);
    result.counts[rows] = {static_cast<Index>(total(deciders).count), static_cast<Index>(deciders.size())};
    std::optional<Resamples> resamples;
    if (static_cast<Index>(deciders.size()) >= leastProbedSentences)
        resamples.emplace(deciders.size(), probeResamples, seed);
    for (std::size_t head = 0; head < result.heads.size(); ++head)
        for (std::size_t measure = 0; measure < probeMeasureCount && !(stop && *stop); ++measure) {
            const std::vector<SumOf> groups = groupsOf(read, head, rows, measure);
            const SumOf all = total(groups);
            if (all.count > 0)
                result.heads[head].means[rows][measure] =
                    ProbeMean{all.sum / all.count, resamples ? resamples->interval(groups) : std::nullopt};
        }
}

} // namespace

TaggedSentence taggedSentence(const ProbeSentence& sentence, Index index, const SentenceReader& reader)
{
    TaggedSentence tagged{reader.tokensOf(sentence.sentence), {}, {}};
    if (tagged.tokens.empty()) {
        tagged.faults.push_back({ProbeFault::Kind::NoTokens, index, -1, {}});
        return tagged;
    }
    for (std::size_t p = 0; p < sentence.pairs.size(); ++p) {
        const ProbePair& pair = sentence.pairs[p];
        if (pair.reader.empty() && pair.read.empty())
            continue;
        ProbeFault fault{ProbeFault::Kind::WordMissing, index, static_cast<Index>(p), {}};
        const auto query = placeOf(pair.reader, tagged.tokens, fault);
        const auto key = query ? placeOf(pair.read, tagged.tokens, fault) : std::nullopt;
        if (!query || !key)
            tagged.faults.push_back(fault);
        else if (reader.hasMemory() || reader.isReadable(tagged.tokens, {*query, *key}))
            tagged.pairs.push_back({*query, *key});
        else
            tagged.faults.push_back(
                {ProbeFault::Kind::NotSeen, index, static_cast<Index>(p), pair.reader + " → " + pair.read});
    }
    return tagged;
}

std::vector<std::size_t> ProbeResult::ranked(ProbeRows rows) const
{
    std::vector<std::size_t> order(heads.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const auto mean = [&](std::size_t i) {
        const auto& tagged = heads[i].of(rows, ProbeMeasure::Tagged);
        return tagged ? tagged->mean : -1;
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return mean(a) > mean(b); });
    return order;
}

ProbeResult probe(const std::vector<ProbeSentence>& list, const SentenceReader& reader, std::uint64_t seed,
                  const std::atomic<bool>* stop, std::atomic<double>* done)
{
    constexpr double reading = 0.7; // of the work, about
    ProbeResult result;
    result.sentences = static_cast<Index>(list.size());
    result.hasMemory = reader.hasMemory();
    std::vector<Read> read;
    for (std::size_t i = 0; i < list.size() && !result.hasMemory && !(stop && *stop); ++i) {
        if (auto sentence = readSentence(list[i], static_cast<Index>(i), reader, result))
            read.push_back(*std::move(sentence));
        if (done)
            *done = reading * static_cast<double>(i + 1) / static_cast<double>(list.size());
    }
    if (read.empty() || result.heads.empty())
        return result;
    for (std::size_t rows = 0; rows < probeRowsCount; ++rows) {
        findMeans(result, read, rows, seed, stop);
        if (done)
            *done = reading + (1 - reading) * static_cast<double>(rows + 1) / probeRowsCount;
    }
    result.halves = halvesOf(read, result.heads);
    return result;
}

} // namespace headlight
