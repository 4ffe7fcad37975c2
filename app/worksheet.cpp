#include "app/worksheet.h"

#include "app/output.h"
#include "app/source.h"
#include "app/spoken_language.h"
#include "core/files/lesson_file.h"
#include "core/lessons/lesson_translation.h"
#include "ui/document/example_files.h"
#include "ui/document/lesson_text.h"
#include "ui/export/worksheet.h"
#include "ui/labs/lab.h"
#include "ui/paint/interface_font.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WorksheetCommand)
};

Usage usage()
{
    return {u"worksheet"_s,
            u"SOURCE"_s,
            Words::tr("Write a handout with blanks to fill in by hand, and the answers on pages of their own."),
            {
                {u"o"_s, u"FILE"_s, Words::tr("where to: NAME.pdf (needed)")},
                {u"seed"_s, u"N"_s,
                 Words::tr("where the numbers of its exercises start; default 1; the same seed, the same sheet")},
                {u"exercises"_s, u"N"_s,
                 Words::tr("how many small examples to compute, 1 to %1, of a lesson from 0 on; default 4")
                     .arg(mostExercises)},
                {u"without-key"_s, {}, Words::tr("leave the answers out")},
                {u"paper"_s, u"a4|letter"_s, Words::tr("the size of a page; default a4")},
                {u"language"_s, u"en|ko"_s, Words::tr("of the words in it (default the system's)")},
            }};
}

/// A lesson, by the ending of its file, or a document.
Result<WorksheetSubject, CommandError> subjectOf(const QString& path)
{
    if (!isLessonFile(path)) {
        const Result<Content, CommandError> content = loadSource(path, {});
        if (!content)
            return content.error();
        return headlight::subjectOf(content.value(), QFileInfo(path).completeBaseName());
    }
    Result<Lesson, FileError> lesson = readLessonFile(path, exampleFiles(), labFault);
    if (!lesson)
        return commandError(path, lesson.error());
    return headlight::subjectOf(
        std::make_shared<const Lesson>(translated(std::move(lesson).value(), lessonLanguage())));
}

} // namespace

std::optional<CommandError> runWorksheet(const QStringList& given, QIODevice& out)
{
    Result<Arguments, CommandError> read = Arguments::read(usage(), given);
    if (!read)
        return read.error();
    Arguments& arguments = read.value();
    if (arguments.wantsHelp())
        return writeHelp(usage(), out);
    WorksheetChoice choice;
    choice.seed =
        static_cast<quint32>(arguments.whole(u"seed"_s, 0, std::numeric_limits<quint32>::max()).value_or(choice.seed));
    choice.exercises = static_cast<int>(arguments.whole(u"exercises"_s, 0, mostExercises).value_or(choice.exercises));
    choice.paper = arguments.choice(u"paper"_s, {u"a4"_s, u"letter"_s}) == 1 ? Paper::Letter : Paper::A4;
    const std::optional<std::size_t> spoken = arguments.choice(u"language"_s, {u"en"_s, u"ko"_s});
    const std::optional<QString> path = arguments.path(u"o"_s);
    choice.hasKey = !arguments.has(u"without-key"_s);
    if (!arguments.fault() && !path)
        arguments.setFault(u"o"_s, Words::tr("a file to write to is needed: -o NAME.pdf"));
    else if (!arguments.fault() && !path->endsWith(u".pdf"_s, Qt::CaseInsensitive))
        arguments.setFault(u"o"_s, Words::tr("a worksheet is a PDF; let the name end in .pdf: -o NAME.pdf"));
    if (choice.exercises == 0 && !isLessonFile(arguments.source()))
        arguments.setFault(
            u"exercises"_s,
            Words::tr("a document has no questions of its own; take 1 to %1 exercises").arg(mostExercises));
    if (arguments.fault())
        return arguments.fault();
    if (isSameFile(*path, arguments.source()))
        return overwritingError(*path);

    const SpokenLanguage language(spoken);
    const Result<WorksheetSubject, CommandError> subject = subjectOf(arguments.source());
    if (!subject)
        return subject.error();
    const QFont font = fontForLanguage(QGuiApplication::font(), isKorean(spoken) ? u"ko"_s : u"en"_s);
    const Worksheet sheet = worksheet(subject.value(), choice, font);
    Output output(path, out);
    output.write(picturesPdf(sheet.pages, subject.value().title));
    return output.finish();
}

} // namespace headlight
