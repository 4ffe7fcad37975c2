#include "core/lessons/lesson_translation.h"

#include <utility>
#include <variant>

namespace headlight {

namespace {

using Words = std::map<std::string, std::string>;

/// @return whether the word is another one now
bool translate(std::string& word, const Words& words)
{
    const auto found = words.find(word);
    if (found == words.end() || found->second == word)
        return false;
    word = found->second;
    return true;
}

bool translate(std::vector<std::string>& list, const Words& words)
{
    bool isChanged = false;
    for (std::string& word : list)
        isChanged |= translate(word, words);
    return isChanged;
}

/// What is typed to get the tokens.
std::string sentenceOf(const Content& content)
{
    std::string sentence;
    for (const std::string& token : content.tokens)
        sentence += (sentence.empty() || content.split == Split::Characters ? "" : " ") + token;
    return sentence;
}

void translate(Content& content, const Words& words)
{
    translate(content.title, words);
    if (translate(content.tokens, words) && content.sentence)
        content.sentence = sentenceOf(content);
    if (content.memory)
        translate(content.memory->tokens, words);
    for (const auto& [word, other] : words)
        if (const auto row = content.words.find(word); row != content.words.end())
            content.words.try_emplace(other, row->second);
    if (translate(content.dimensions, words))
        if (auto* positions = std::get_if<PositionColumns>(&content.positions)) {
            PositionColumns named;
            for (const auto& [name, column] : positions->columns) {
                std::string other = name;
                translate(other, words);
                named.columns.emplace(other, column);
            }
            *positions = std::move(named);
        }
    for (Layer<double>& layer : content.model.layers)
        for (Head& head : layer.heads)
            translate(head.name, words);
}

} // namespace

std::set<std::string> wordsOf(const Content& content)
{
    std::set<std::string> words(content.tokens.begin(), content.tokens.end());
    words.insert(content.title);
    words.insert(content.dimensions.begin(), content.dimensions.end());
    if (content.memory)
        words.insert(content.memory->tokens.begin(), content.memory->tokens.end());
    for (const Layer<double>& layer : content.model.layers)
        for (const Head& head : layer.heads)
            words.insert(head.name);
    words.erase(std::string());
    return words;
}

Lesson translated(Lesson lesson, const std::string& language)
{
    if (const auto words = lesson.translations.find(language); words != lesson.translations.end())
        for (auto& named : lesson.documents)
            translate(named.second, words->second);
    return lesson;
}

} // namespace headlight
