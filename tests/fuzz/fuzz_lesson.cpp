// A lesson is read, every text of it has its values, or it is refused; it never crashes.
#include "core/files/lesson_file.h"
#include "core/lessons/lesson_answer.h"
#include "core/lessons/lesson_translation.h"

#include <cmath>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace headlight;
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const Result<Lesson, FileError> lesson = parseLesson(bytes, {});
    if (!lesson)
        return 0;
    LessonValues values(lesson.value());
    for (std::size_t step = 0; step < lesson.value().steps.size(); ++step)
        for (const auto& named : lesson.value().steps[step].values)
            if (!std::isfinite(values.value(step, named.second)))
                std::abort();
    for (const auto& language : lesson.value().translations) {
        const Lesson other = translated(lesson.value(), language.first);
        for (const auto& [name, content] : lesson.value().documents)
            if (other.documents.at(name).tokens.size() != content.tokens.size())
                std::abort();
    }
    return 0;
}
