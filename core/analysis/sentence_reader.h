#pragma once

#include "core/model/attention_source.h"
#include "core/model/token_pair.h"

#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// A model that reads any sentence: a document's, or later a pretrained one. Safe to use from any thread.
class SentenceReader {
public:
    virtual ~SentenceReader() = default;

    /// What the model makes of a text; may be empty.
    virtual std::vector<std::string> tokensOf(const std::string& sentence) const = 0;
    /// Those tokens, each once, that the model has never met.
    virtual std::vector<std::string> unknownWords(const std::vector<std::string>& tokens) const = 0;
    /// Whether queries read other tokens than those of the sentence: then nothing can be said of pairs within it.
    virtual bool hasMemory() const = 0;
    /// Whether any layer's mask lets a token read another in a sentence of these.
    virtual bool isReadable(const std::vector<std::string>& tokens, TokenPair pair) const = 0;
    /// The pass over these tokens; null where a number leaves its range.
    virtual std::shared_ptr<const AttentionSource> sourceOf(const std::vector<std::string>& tokens) const = 0;
};

} // namespace headlight
