#include "ui/document/embedding_edits.h"

#include "core/model/fill.h"
#include "ui/document/row_edits.h"

namespace headlight {

std::vector<bool> tokensApart(const Content& content)
{
    return apartIn(content, Table::Sentence);
}

std::vector<bool> memoryTokensApart(const Content& content)
{
    return apartIn(content, Table::Memory);
}

bool isPositionColumn(const Content& content, Index dimension)
{
    return positionDimensions(content)[static_cast<std::size_t>(dimension)];
}

EditResult setEmbedding(const Content& content, Index token, Index dimension, double value)
{
    return setRowEntry(content, Table::Sentence, token, dimension, value);
}

EditResult fillEmbeddings(const Content& content, const EmbeddingFill& fill)
{
    return fillRows(content, Table::Sentence, fill);
}

EditResult pasteIntoEmbeddings(const Content& content, Index token, Index dimension, const QString& text)
{
    return pasteIntoRows(content, Table::Sentence, token, dimension, text);
}

} // namespace headlight
