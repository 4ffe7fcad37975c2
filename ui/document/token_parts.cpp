#include "ui/document/token_parts.h"

#include "core/files/document_file.h"
#include "ui/document/edit_parts.h"

#include <algorithm>
#include <numeric>

namespace headlight {

using namespace Qt::StringLiterals;

QString textOf(const std::vector<std::string>& tokens, Split split)
{
    QStringList words;
    for (const std::string& token : tokens)
        words.append(QString::fromStdString(token).replace(u' ', u'_'));
    return words.join(split == Split::Words ? u" "_s : QString());
}

std::optional<EditError> tokensError(const Content& content, const std::vector<std::string>& tokens)
{
    const auto count = static_cast<Index>(tokens.size());
    if (count > limits::tokens)
        return EditError{EditError::Kind::TooManyTokens, {QString::number(count), QString::number(limits::tokens)}};
    for (const std::string& token : tokens)
        if (const auto error = nameError(token))
            return *error;
    const auto& layers = content.model.layers;
    const bool painted = std::any_of(layers.begin(), layers.end(),
                                     [](const Layer<double>& layer) { return layer.mask.kind == Mask::Kind::Painted; });
    if (painted && count > limits::paintedTokens)
        return EditError{EditError::Kind::TooLarge, {QString::number(count), QString::number(limits::paintedTokens)}};
    return std::nullopt;
}

std::vector<Index> everyOne(Index count)
{
    std::vector<Index> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), Index(0));
    return all;
}

} // namespace headlight
