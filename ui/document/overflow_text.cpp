#include "core/text/korean.h"
#include "ui/document/error_text.h"

#include <QCoreApplication>

namespace headlight {

namespace {

struct OverflowText {
    Q_DECLARE_TR_FUNCTIONS(OverflowText)
};

/// The token, or its number where the content has changed since.
QString wordAt(const std::vector<std::string>& tokens, Index token)
{
    return token < static_cast<Index>(tokens.size()) ? QString::fromStdString(tokens[static_cast<std::size_t>(token)])
                                                     : QString::number(token);
}

} // namespace

QString errorText(const Overflow& overflow, const Content& content)
{
    const QString layer = QString::number(overflow.layer);
    const QString query = wordAt(content.tokens, overflow.row);
    if (overflow.what == Overflow::What::LayerOutput)
        return filledIn(OverflowText::tr("The output of L%1 for “%2” is too large to compute with; make its weights "
                                         "or the embeddings smaller."),
                        {layer, query});
    if (overflow.what == Overflow::What::HeadOutput)
        return filledIn(OverflowText::tr("The output of L%1H%2 for “%3” is too large to compute with; make its W_V or "
                                         "the embeddings smaller."),
                        {layer, QString::number(overflow.head), query});
    const QString key = wordAt(content.keyTokens(), overflow.column);
    return filledIn(OverflowText::tr("The score of “%1” for “%2” in L%3H%4 is too large to compute with; make the "
                                     "head's weights, the embeddings or the softmax slider smaller."),
                    {query, key, layer, QString::number(overflow.head)});
}

} // namespace headlight
