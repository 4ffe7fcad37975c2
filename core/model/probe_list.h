#pragma once

#include <string>
#include <vector>

namespace headlight {

/// A word of a sentence that is to read another one, by their texts: "cube" → "red". Of a word that stands there more
/// than once, "a#2" is the second one. Empty texts: not said yet.
struct ProbePair {
    std::string reader;
    std::string read;
    bool operator==(const ProbePair&) const = default;
};

/// A sentence with what is to be read in it. Strings are UTF-8.
struct ProbeSentence {
    std::string sentence;
    std::vector<ProbePair> pairs;
    bool operator==(const ProbeSentence&) const = default;
};

} // namespace headlight
