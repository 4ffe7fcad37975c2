#include "ui/document/word_rows.h"

#include "core/model/fill.h"

#include <algorithm>
#include <set>

namespace headlight {

namespace {

using Tokens = std::vector<std::string>;
using Row = std::vector<double>;

Row rowOf(const Matrix<double>& rows, std::size_t token)
{
    Row row(static_cast<std::size_t>(rows.cols()));
    for (std::size_t d = 0; d < row.size(); ++d)
        row[d] = rows(static_cast<Index>(token), static_cast<Index>(d));
    return row;
}

void setRow(Matrix<double>& rows, std::size_t token, const Row& row)
{
    rows.row(static_cast<Index>(token)) = Eigen::Map<const Eigen::RowVectorXd>(row.data(), rows.cols());
}

/// Calls visit(token's text, rows, token) for every token of the sentence, then of the memory.
template <class F>
void forEachToken(const Content& content, const F& visit)
{
    for (std::size_t i = 0; i < content.tokens.size(); ++i)
        visit(content.tokens[i], *content.embeddings, i);
    if (content.memory)
        for (std::size_t j = 0; j < content.memory->tokens.size(); ++j)
            visit(content.memory->tokens[j], *content.memory->embeddings, j);
}

/// Whether a word typed again gets this row by the rule alone, whatever else was typed since.
bool comesByRule(const Content& content, const std::string& word, const Row& row)
{
    return content.newWords.kind != NewWordRule::Kind::OneHot && newWordRow(content, word) == row;
}

/// What a word's row was and becomes.
struct Moved {
    Row before;
    Row after;
};
using MovedWords = std::map<std::string, std::vector<Moved>>;

MovedWords movedWords(const Tokens& tokens, const Matrix<double>& before, const Matrix<double>& after)
{
    MovedWords moved;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        Row old = rowOf(before, i);
        Row now = rowOf(after, i);
        if (old == now)
            continue;
        std::vector<Moved>& ofWord = moved[tokens[i]];
        const auto same = std::find_if(ofWord.begin(), ofWord.end(), [&](const Moved& m) { return m.before == old; });
        if (same == ofWord.end())
            ofWord.push_back({std::move(old), std::move(now)});
        else
            same->after = std::move(now);
    }
    return moved;
}

/// The row that a word's row becomes, or null if it stays.
const Row* movedRow(const MovedWords& moved, const std::string& word, const Row& row)
{
    const auto ofWord = moved.find(word);
    if (ofWord == moved.end())
        return nullptr;
    const auto same =
        std::find_if(ofWord->second.begin(), ofWord->second.end(), [&row](const Moved& m) { return m.before == row; });
    return same == ofWord->second.end() ? nullptr : &same->after;
}

void moveRows(const MovedWords& moved, const Tokens& tokens, SharedMatrix<double>& table)
{
    Matrix<double> rows = *table;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (const Row* row = movedRow(moved, tokens[i], rowOf(rows, i)))
            setRow(rows, i, *row);
    if (rows != *table)
        table = std::move(rows);
}

} // namespace

std::vector<std::string> wordsWithoutDimension(const Content& before, const Content& after)
{
    std::vector<std::string> words;
    const auto tokensOfMemory = [](const Content& content) {
        return content.memory ? content.memory->tokens : Tokens();
    };
    const bool hasSameTokens = before.tokens == after.tokens && tokensOfMemory(before) == tokensOfMemory(after);
    if (hasSameTokens || after.newWords.kind != NewWordRule::Kind::OneHot)
        return words;
    const std::map<std::string, Row> known = rowsInUse(before);
    forEachToken(after, [&](const std::string& text, const Matrix<double>& rows, std::size_t token) {
        const bool isZero = (rows.row(static_cast<Index>(token)).array() == 0.0).all();
        if (isZero && !known.contains(text) && std::find(words.begin(), words.end(), text) == words.end())
            words.push_back(text);
    });
    return words;
}

void rememberWords(const Content& before, Content& after)
{
    const std::map<std::string, Row> now = rowsInUse(after);
    for (const auto& [word, row] : rowsInUse(before))
        if (!now.contains(word) && !comesByRule(after, word, row))
            after.words.emplace(word, row);
}

Content withChangedRows(Content content, Table table, const Matrix<double>& rows)
{
    const MovedWords moved = table == Table::Sentence
                                 ? movedWords(content.tokens, *content.embeddings, rows)
                                 : movedWords(content.memory->tokens, *content.memory->embeddings, rows);
    moveRows(moved, content.tokens, content.embeddings);
    if (content.memory)
        moveRows(moved, content.memory->tokens, content.memory->embeddings);
    for (auto& [word, row] : content.words)
        if (const Row* after = movedRow(moved, word, row))
            row = *after;
    return content;
}

std::vector<bool> apartIn(const Content& content, Table table)
{
    const std::map<std::string, Row> first = rowsInUse(content);
    std::set<std::string> apart;
    forEachToken(content, [&](const std::string& text, const Matrix<double>& rows, std::size_t token) {
        if (rowOf(rows, token) != first.at(text))
            apart.insert(text);
    });
    std::vector<bool> marks;
    if (table == Table::Memory && !content.memory)
        return marks;
    for (const std::string& text : table == Table::Sentence ? content.tokens : content.memory->tokens)
        marks.push_back(apart.contains(text));
    return marks;
}

} // namespace headlight
