#pragma once

#include "core/analysis/sentence_reader.h"
#include "core/model/content.h"

namespace headlight {

/// A document's model on other sentences: tokens are cut as the document cuts its own, and get the rows that it
/// remembers for them, or new ones by its rule (withTokens).
class DocumentSentences final : public SentenceReader {
public:
    explicit DocumentSentences(Content content) : m_content(std::move(content)) {}

    std::vector<std::string> tokensOf(const std::string& sentence) const override;
    std::vector<std::string> unknownWords(const std::vector<std::string>& tokens) const override;
    bool hasMemory() const override { return m_content.memory.has_value(); }
    bool isReadable(const std::vector<std::string>& tokens, TokenPair pair) const override;
    std::shared_ptr<const AttentionSource> sourceOf(const std::vector<std::string>& tokens) const override;

private:
    Content m_content;
};

} // namespace headlight
