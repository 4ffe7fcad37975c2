#pragma once

#include "core/analysis/sentence_reader.h"
#include "core/model/head_place.h"
#include "core/model/probe_list.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>

namespace headlight {

/// Which rows of weights are counted.
enum class ProbeRows {
    All,      ///< of the words that read a tagged word: one row a pair
    Adjacent, ///< those whose tagged word stands right before them
    Apart,    ///< the others of these
    Others    ///< words, not the first of their sentence, that read no tagged word
};
constexpr int probeRowsCount = 4;

/// What is measured in such a row.
enum class ProbeMeasure {
    Tagged,   ///< the weight on the tagged word; nothing in Others
    Previous, ///< on the token before; nothing in the first row of a sentence
    First,    ///< on the first token; likewise
    Even      ///< what weights spread evenly over the visible keys would put on the tagged word; in Others on the
              ///< token before
};
constexpr int probeMeasureCount = 4;

/// Fewer sentences have no interval: resampling them says too little.
constexpr Index leastProbedSentences = 10;
constexpr int probeResamples = 2000;

/// A mean over rows.
struct ProbeMean {
    double mean = 0;
    /// From the 2.5th to the 97.5th percentile of the means of resampled sentences; none below leastProbedSentences.
    std::optional<std::array<double, 2>> interval;
};

/// How many rows there are, and in how many sentences.
struct ProbeCount {
    Index rows = 0;
    Index sentences = 0;
};

/// What is wrong with a sentence or a pair of the list; it is left out.
struct ProbeFault {
    enum class Kind {
        NoTokens,     ///< the sentence has none
        WordMissing,  ///< the word is not in the sentence
        WordRepeated, ///< it is there more than once, and it is not said which
        NotSeen,      ///< the mask of every layer forbids the reader to read the word
        OutOfRange    ///< a number of the sentence's pass
    };
    Kind kind = Kind::NoTokens;
    Index sentence = 0; ///< of the list
    Index pair = -1;    ///< of the sentence; −1: all of it
    std::string word;
    bool operator==(const ProbeFault&) const = default;
};

/// A head's means; none where there is no such row.
struct ProbedHead {
    HeadPlace place;
    std::array<std::array<std::optional<ProbeMean>, probeMeasureCount>, probeRowsCount> means;

    const std::optional<ProbeMean>& of(ProbeRows rows, ProbeMeasure measure) const
    {
        return means[static_cast<std::size_t>(rows)][static_cast<std::size_t>(measure)];
    }
};

/// The best head of one half of the sentences, and what it does in the other half, on which it was not picked.
struct ProbeHalves {
    HeadPlace picked;
    double picking = 0;  ///< mean on the tagged word in the 1st, 3rd, 5th … sentence
    double checking = 0; ///< in the others
};

/// What is found of a list of sentences.
struct ProbeResult {
    Index sentences = 0; ///< of the list
    std::array<ProbeCount, probeRowsCount> counts;
    std::vector<ProbedHead> heads; ///< in the order of their places
    std::vector<ProbeFault> faults;
    std::vector<std::string> unknown;  ///< words that the model had never met, each once
    std::optional<ProbeHalves> halves; ///< none below leastProbedSentences, or with one head alone
    bool hasMemory = false;            ///< nothing can be said

    const ProbeCount& count(ProbeRows rows) const { return counts[static_cast<std::size_t>(rows)]; }
    /// The heads with the largest mean on the tagged words of these rows first; heads without a mean last, equal ones
    /// by place.
    std::vector<std::size_t> ranked(ProbeRows rows) const;
};

/// A sentence as tokens, with its pairs as places in it.
struct TaggedSentence {
    std::vector<std::string> tokens;
    std::vector<TokenPair> pairs;
    std::vector<ProbeFault> faults;
};

/// Finds the words of the pairs among the tokens; pairs with a fault, and those that no mask lets be read, are left
/// out. A pair without any text is no pair.
/// @param index of the sentence in its list, for faults
TaggedSentence taggedSentence(const ProbeSentence& sentence, Index index, const SentenceReader& reader);

/// Whether the word that is read stands right before its reader: then the pair cannot tell who reads that word from
/// who reads the token before.
constexpr bool isAdjacent(const TokenPair& pair)
{
    return pair.key + 1 == pair.query;
}

/// Reads the tagged pairs with every head of every layer. A mean is over rows (a long sentence counts as often as it
/// has rows); an interval draws sentences with replacement, the same ones for every head.
/// @param seed of the resampling; the same numbers on every machine
/// @param stop null: never; once true the result is unspecified @param done how much of it, in [0, 1]; may be null
ProbeResult probe(const std::vector<ProbeSentence>& list, const SentenceReader& reader, std::uint64_t seed,
                  const std::atomic<bool>* stop = nullptr, std::atomic<double>* done = nullptr);

} // namespace headlight
