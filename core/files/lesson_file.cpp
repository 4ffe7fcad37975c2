#include "core/files/lesson_file.h"

#include "core/files/document_file.h"
#include "core/files/document_reader.h"
#include "core/files/json_fields.h"
#include "core/files/lesson_reader.h"
#include "core/lessons/lesson_translation.h"
#include "core/lessons/lesson_values.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>

namespace headlight {

using Kind = FileError::Kind;
using Type = JsonValue::Type;

namespace {

/// "example:NAME": one of the documents that the program brings along.
Content exampleOf(const JsonValue& value, const ExampleFiles& examples)
{
    const std::string text = textOf(value);
    const std::string prefix = "example:";
    const bool isExample = text.compare(0, prefix.size(), prefix) == 0;
    const std::string name = isExample ? text.substr(prefix.size()) : text;
    const auto file = examples.find(name);
    if (!isExample || file == examples.end()) {
        QStringList values{QString::fromStdString(text).left(80)};
        for (const auto& example : examples)
            values << QString::fromStdString(example.first);
        refuse(value, Kind::UnknownExample, values);
    }
    Result<Content, FileError> content = readDocumentFile(file->second);
    if (!content)
        throw Refusal{content.error()};
    return std::move(content).value();
}

std::map<std::string, Content> documentsOf(const JsonValue& value, const ExampleFiles& examples, const LabRule& rule)
{
    requireType(value, Type::Object);
    requireAtMost(value, "documents", limits::documents, value.size());
    std::map<std::string, Content> documents;
    for (JsonValue key = value.first(); key != value.end(); key = key.next().next()) {
        const std::string name = lessonNameOf(key);
        documents[name] =
            key.next().type() == Type::Object ? contentOf(key.next(), rule) : exampleOf(key.next(), examples);
    }
    return documents;
}

/// The words of the documents that stand in the lesson itself.
std::set<std::string> ownWords(const JsonValue& documents, const Lesson& lesson)
{
    std::set<std::string> words;
    for (JsonValue key = documents.first(); key != documents.end(); key = key.next().next())
        if (key.next().type() == Type::Object)
            words.merge(wordsOf(lesson.documents.at(std::string(key.text()))));
    return words;
}

/// What stands in place of the words in one language.
std::map<std::string, std::string> translationsOf(const JsonValue& value, const std::set<std::string>& words)
{
    requireType(value, Type::Object);
    requireAtMost(value, "translations", limits::translations, value.size());
    std::map<std::string, std::string> translations;
    for (JsonValue key = value.first(); key != value.end(); key = key.next().next()) {
        const std::string word(key.text());
        if (words.count(word) == 0)
            refuse(key, Kind::UnknownName,
                   {QString::fromStdString(word).left(80), nearest(word, {words.begin(), words.end()})});
        translations[word] = plainNameOf(key.next());
    }
    return translations;
}

/// Refuses a translation that makes two dimensions of a document one: they would share what rules of positions say.
void checkDimensions(const JsonValue& translations, const Lesson& lesson,
                     const std::map<std::string, std::string>& words)
{
    const auto translatedBy = [&](const std::string& name) {
        const auto found = words.find(name);
        return found == words.end() ? name : found->second;
    };
    for (JsonValue key = translations.first(); key != translations.end(); key = key.next().next()) {
        const std::string word(key.text());
        for (const auto& document : lesson.documents) {
            const std::vector<std::string>& names = document.second.dimensions;
            if (std::find(names.begin(), names.end(), word) == names.end())
                continue;
            for (const std::string& other : names)
                if (other != word && translatedBy(other) == translatedBy(word))
                    refuse(key, Kind::SameDimension, {QString::fromStdString(other).left(80)});
        }
    }
}

/// Refuses a text in a language that the title is not in: most likely its code is mistyped.
void checkLanguages(const JsonValue& text, const LocalText& title)
{
    if (text.type() != Type::Object)
        return;
    for (JsonValue key = text.first(); key != text.end(); key = key.next().next()) {
        const std::string language(key.text());
        if (title.byLanguage.count(language) > 0)
            continue;
        QStringList values{QString::fromStdString(language)};
        for (const auto& written : title.byLanguage)
            values << QString::fromStdString(written.first);
        refuse(key, Kind::OtherLanguage, values);
    }
}

/// checkLanguages of all texts in what stands there.
void checkTexts(const JsonValue& value, const LocalText& title)
{
    constexpr std::string_view texts[] = {"title", "text", "paper", "question", "hint", "explanation", "why"};
    constexpr std::string_view others[] = {"values", "answer", "value", "show", "veil"}; // which hold no text
    const auto among = [](std::string_view name, const auto& names) {
        return std::find(std::begin(names), std::end(names), name) != std::end(names);
    };
    if (value.type() == Type::Array)
        for (JsonValue item = value.first(); item != value.end(); item = item.next())
            checkTexts(item, title);
    if (value.type() != Type::Object)
        return;
    for (JsonValue key = value.first(); key != value.end(); key = key.next().next()) {
        const JsonValue held = key.next();
        if (among(key.text(), texts))
            checkLanguages(held, title);
        else if (key.text() == "lines" && held.type() == Type::Array)
            for (JsonValue line = held.first(); line != held.end(); line = line.next())
                checkLanguages(line, title);
        else if (!among(key.text(), others))
            checkTexts(held, title);
    }
}

Lesson lessonOf(const JsonValue& root, const ExampleFiles& examples, const LabRule& rule)
{
    requireFormat(root, "headlight-lesson", Kind::NotALesson);
    const Fields fields(
        root, {"format", "version", "id", "title", "summary", "formula", "documents", "translations", "steps"});
    Lesson lesson;
    lesson.id = lessonNameOf(fields.require("id"));
    lesson.title = wordsOf(fields.require("title"), {});
    if (const auto summary = fields.find("summary"))
        lesson.summary = localTextOf(*summary, {});
    if (const auto formula = fields.find("formula"))
        lesson.formula = nameOf(*formula);
    if (const auto documents = fields.find("documents"))
        lesson.documents = documentsOf(*documents, examples, rule);
    if (const auto translations = fields.find("translations")) {
        requireType(*translations, Type::Object);
        const auto documents = fields.find("documents");
        const std::set<std::string> words = documents ? ownWords(*documents, lesson) : std::set<std::string>();
        for (JsonValue key = translations->first(); key != translations->end(); key = key.next().next()) {
            auto& language = lesson.translations[languageOf(key)];
            language = translationsOf(key.next(), words);
            checkDimensions(key.next(), lesson, language);
        }
    }
    const JsonValue steps = fields.require("steps");
    requireType(steps, Type::Array);
    if (steps.size() == 0)
        refuse(steps, Kind::Empty);
    requireAtMost(steps, "steps", limits::steps, steps.size());
    LessonValues values(lesson);
    for (JsonValue step = steps.first(); step != steps.end(); step = step.next())
        addStep(lesson, values, step, rule);
    if (lesson.title.byLanguage.count({}) == 0) {
        for (const char* key : {"summary", "translations"})
            if (const auto text = fields.find(key))
                checkLanguages(*text, lesson.title);
        checkTexts(steps, lesson.title);
    }
    return lesson;
}

} // namespace

bool isLessonFile(const QString& path)
{
    return path.endsWith(QLatin1StringView(lessonSuffix), Qt::CaseInsensitive);
}

Result<Lesson, FileError> parseLesson(const QByteArray& bytes, const ExampleFiles& examples, const LabRule& rule)
{
    const Result<JsonTape, FileError> tape = JsonTape::read(bytes);
    if (!tape)
        return tape.error();
    try {
        return lessonOf(tape.value().root(), examples, rule);
    } catch (const Refusal& refusal) {
        return refusal.error;
    }
}

Result<Lesson, FileError> readLessonFile(const QString& path, const ExampleFiles& examples, const LabRule& rule)
{
    const Result<QByteArray, FileError> bytes = readFileBytes(path);
    return bytes ? parseLesson(bytes.value(), examples, rule) : bytes.error();
}

} // namespace headlight
