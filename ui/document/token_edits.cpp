#include "ui/document/token_edits.h"

#include "core/files/document_file.h"
#include "core/text/tokenize.h"
#include "ui/document/edit_parts.h"
#include "ui/document/follow.h"
#include "ui/document/kept_tokens.h"
#include "ui/document/token_parts.h"
#include "ui/document/word_rows.h"

namespace headlight {

namespace {

/// The content with the sentence's tokens made from a text, and all that follows them.
EditResult withSentence(const Content& content, const QString& sentence, Split split, EditLabel::Kind kind)
{
    Edited edited{content, {kind, {}}};
    Content& changed = edited.content;
    changed.sentence = sentence.toStdString();
    changed.split = split;
    changed.tokens = tokenize(QString::fromStdString(*changed.sentence), split);
    if (changed.tokens == content.tokens)
        return edited;
    if (const auto error = tokensError(content, changed.tokens))
        return *error;

    const std::vector<Index> kept = keptTokens(content.tokens, changed.tokens);
    changed.embeddings = rowsOfTokens(content, changed.tokens, kept, *content.embeddings);
    if (auto* positions = std::get_if<PositionMatrix>(&changed.positions))
        positions->rows = followedRows(*positions->rows, kept);
    followTokens(changed, kept, content.memory ? everyOne(keyCount(content)) : kept);
    rememberWords(content, changed);
    return edited;
}

} // namespace

QString sentenceOf(const Content& content)
{
    return content.sentence ? QString::fromStdString(*content.sentence) : textOf(content.tokens, content.split);
}

EditResult setSentence(const Content& content, const QString& sentence)
{
    return withSentence(content, sentence, content.split, EditLabel::Kind::Sentence);
}

EditResult setSplit(const Content& content, Split split)
{
    return withSentence(content, sentenceOf(content), split, EditLabel::Kind::Split);
}

EditResult setNewWordRule(const Content& content, const NewWordRule& rule)
{
    Edited edited{content, {EditLabel::Kind::NewWordRule, {}}};
    edited.content.newWords = rule;
    return edited;
}

EditResult setTitle(const Content& content, const QString& title)
{
    Edited edited{content, {EditLabel::Kind::Title, {}}};
    edited.content.title = title.toStdString();
    if (const auto error = nameError(edited.content.title))
        return *error;
    return edited;
}

} // namespace headlight
