#include "core/text/document_sentences.h"

#include "core/model/forward.h"
#include "core/model/token_rows.h"
#include "core/model/trace_source.h"
#include "core/text/tokenize.h"

#include <algorithm>

namespace headlight {

std::vector<std::string> DocumentSentences::tokensOf(const std::string& sentence) const
{
    return tokenize(QString::fromStdString(sentence), m_content.split);
}

std::vector<std::string> DocumentSentences::unknownWords(const std::vector<std::string>& tokens) const
{
    return headlight::unknownWords(m_content, tokens);
}

bool DocumentSentences::isReadable(const std::vector<std::string>& tokens, TokenPair pair) const
{
    const Content content = withTokens(m_content, tokens);
    const auto n = std::ssize(content.tokens);
    const auto m = std::ssize(content.keyTokens());
    return std::any_of(content.model.layers.begin(), content.model.layers.end(), [&](const Layer<double>& layer) {
        return Visibility(layer.mask, layer.hiddenKeys, n, m).sees(pair.query, pair.key);
    });
}

std::shared_ptr<const AttentionSource> DocumentSentences::sourceOf(const std::vector<std::string>& tokens) const
{
    const Content content = withTokens(m_content, tokens);
    const Input<double> input = inputOf(content);
    Result<Trace<double>, Overflow> trace = forward(content.model, input);
    if (!trace)
        return nullptr;
    return std::make_shared<const TraceSource<double>>(content.model, input, std::move(trace).value(),
                                                       Labels{content.tokens, content.keyTokens(), content.dimensions});
}

} // namespace headlight
