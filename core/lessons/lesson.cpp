#include "core/lessons/lesson.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace headlight {

namespace {

bool isLetter(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) || c == '_';
}

bool isDigit(char c)
{
    return std::isdigit(static_cast<unsigned char>(c));
}

/// What stands between two braces, if it names a value.
std::optional<TextPart> valueIn(const std::string& inside)
{
    const std::size_t colon = std::min(inside.find(':'), inside.size());
    const std::string name = inside.substr(0, colon);
    if (name.empty() || !isLetter(name[0])
        || !std::all_of(name.begin(), name.end(), [](char c) { return isLetter(c) || isDigit(c); }))
        return std::nullopt;
    TextPart part{name, true, std::nullopt};
    if (colon == inside.size())
        return part;
    const std::string decimals = inside.substr(colon + 1);
    if (decimals.empty() || decimals.size() > 2 || !std::all_of(decimals.begin(), decimals.end(), isDigit))
        return std::nullopt;
    part.decimals = std::min(std::stoi(decimals), 15);
    return part;
}

} // namespace

std::string LocalText::in(const std::string& language) const
{
    for (const std::string& code : {language, std::string(), std::string("en")})
        if (const auto found = byLanguage.find(code); found != byLanguage.end())
            return found->second;
    return byLanguage.empty() ? std::string() : byLanguage.begin()->second;
}

ShownStep shownAt(const Lesson& lesson, std::size_t step)
{
    ShownStep shown;
    for (std::size_t i = 0; i <= step && i < lesson.steps.size(); ++i) {
        const LessonStep& at = lesson.steps[i];
        if (!at.document.empty() && at.document != shown.document)
            shown = {at.document, std::nullopt, true};
        if (at.scene) {
            shown.scene = at.scene;
            shown.divide = at.divide;
        }
    }
    return shown;
}

std::optional<Content> contentAt(const Lesson& lesson, std::size_t step)
{
    const ShownStep shown = shownAt(lesson, step);
    const auto document = lesson.documents.find(shown.document);
    if (document == lesson.documents.end())
        return std::nullopt;
    Content content = document->second;
    if (shown.scene) {
        content.model.scoreMultiplier = shown.scene->scoreMultiplier;
        if (!shown.divide)
            content.model.layers[static_cast<std::size_t>(shown.scene->layer)]
                .heads[static_cast<std::size_t>(shown.scene->head)]
                .scale.kind = Scale::Kind::None;
    }
    return content;
}

std::vector<TextPart> textParts(const std::string& text)
{
    std::vector<TextPart> parts;
    std::string words;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t end = text[i] == '{' ? text.find('}', i) : std::string::npos;
        const auto value = end == std::string::npos ? std::nullopt : valueIn(text.substr(i + 1, end - i - 1));
        if (!value) {
            words += text[i];
            continue;
        }
        if (!words.empty())
            parts.push_back({std::exchange(words, {}), false, std::nullopt});
        parts.push_back(*value);
        i = end;
    }
    if (!words.empty())
        parts.push_back({words, false, std::nullopt});
    return parts;
}

} // namespace headlight
