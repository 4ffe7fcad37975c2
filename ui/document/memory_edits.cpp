#include "ui/document/memory_edits.h"

#include "core/text/tokenize.h"
#include "ui/document/edit_parts.h"
#include "ui/document/follow.h"
#include "ui/document/kept_tokens.h"
#include "ui/document/row_edits.h"
#include "ui/document/token_parts.h"

namespace headlight {

namespace {

EditError noMemory()
{
    return {EditError::Kind::NoMemory, {}};
}

} // namespace

EditResult addMemory(const Content& content)
{
    if (content.memory)
        return EditError{EditError::Kind::HasMemory, {}};
    Edited edited{content, {EditLabel::Kind::AddMemory, {}}};
    edited.content.memory = Memory{content.tokens, content.embeddings};
    return edited;
}

EditResult removeMemory(const Content& content)
{
    if (!content.memory)
        return noMemory();
    // A painted mask that the memory's length kept small enough has to fit the sentence now.
    if (const auto error = tokensError(content, content.tokens))
        return *error;
    Edited edited{content, {EditLabel::Kind::RemoveMemory, {}}};
    edited.content.memory.reset();
    followTokens(edited.content, everyOne(static_cast<Index>(content.tokens.size())),
                 keptTokens(content.memory->tokens, content.tokens));
    rememberWords(content, edited.content);
    return edited;
}

QString memoryText(const Content& content)
{
    return content.memory ? textOf(content.memory->tokens, Split::Words) : QString();
}

EditResult setMemoryText(const Content& content, const QString& text)
{
    return setMemoryTokens(content, tokenize(text, Split::Words));
}

EditResult setMemoryTokens(const Content& content, const std::vector<std::string>& tokens)
{
    if (!content.memory)
        return noMemory();
    Edited edited{content, {EditLabel::Kind::MemoryTokens, {}}};
    if (tokens == content.memory->tokens)
        return edited;
    if (const auto error = tokensError(content, tokens))
        return *error;
    Memory& memory = *edited.content.memory;
    const std::vector<Index> kept = keptTokens(memory.tokens, tokens);
    memory.embeddings = rowsOfTokens(content, tokens, kept, *memory.embeddings);
    memory.tokens = tokens;
    followTokens(edited.content, everyOne(static_cast<Index>(content.tokens.size())), kept);
    rememberWords(content, edited.content);
    return edited;
}

EditResult setMemoryEmbedding(const Content& content, Index token, Index dimension, double value)
{
    return content.memory ? setRowEntry(content, Table::Memory, token, dimension, value) : EditResult(noMemory());
}

EditResult fillMemory(const Content& content, const EmbeddingFill& fill)
{
    return content.memory ? fillRows(content, Table::Memory, fill) : EditResult(noMemory());
}

EditResult pasteIntoMemory(const Content& content, Index token, Index dimension, const QString& text)
{
    return content.memory ? pasteIntoRows(content, Table::Memory, token, dimension, text) : EditResult(noMemory());
}

} // namespace headlight
