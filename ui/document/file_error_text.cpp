#include "core/files/file_error.h"

#include "core/text/korean.h"
#include "ui/document/error_text.h"

#include <QCoreApplication>

#include <cerrno>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// Places: %1, %2 … are the error's values.
struct FileErrorText {
    Q_DECLARE_TR_FUNCTIONS(FileErrorText)

public:
    static QString text(const FileError& error);
    static QString key(const FileError& error);
    static QString value(const FileError& error);
    static QString shape(FileError::Kind kind);
    static QString csv(FileError::Kind kind);
    static QString lesson(const FileError& error);
    static QString type(const QString& name);
    static QString counted(const QString& name);
};

QString FileErrorText::text(const FileError& error)
{
    using Kind = FileError::Kind;
    switch (error.kind) {
    case Kind::CannotRead:
        return tr("The file cannot be read (%1); check that it is there and that you may read it.");
    case Kind::CannotWrite:
        return tr("The file cannot be written (%1); choose another place.");
    case Kind::FileTooBig:
        return tr("The file is larger than %1 MiB, the most that is read.");
    case Kind::BadUtf8:
        return tr("The text is not UTF-8; save the file in that encoding.");
    case Kind::Syntax:
        return tr("The JSON is broken near “%1”; look for a missing comma, quote or bracket.");
    case Kind::UnexpectedEnd:
        return tr("The file stops in the middle; it may have been cut off.");
    case Kind::LoneSurrogate:
        return tr("A string holds half of a character (a lone surrogate); write the whole character.");
    case Kind::TooDeep:
        return tr("Lists and objects stand more than %1 deep inside one another; write it flatter.");
    case Kind::NotFinite:
        return tr("NaN and Infinity are no numbers of a document; write finite numbers.");
    case Kind::ListTooLong:
        return tr("This list has more than %1 entries; no list of a document is so long.");
    case Kind::NumberRange:
        return tr("A number is too large for a double; the largest is about 1.8e308.");
    case Kind::NotADocument:
        if (error.values.value(0) == u"headlight-lesson"_s)
            return tr("This is a lesson, and a document is wanted here.");
        return tr("This is not a Headlight document; its first key should be \"format\": \"headlight\".");
    case Kind::NewerVersion:
        if (error.values.value(2) == u"headlight-lesson"_s)
            return tr("The lesson is of version %1, and this program knows versions up to %2; get a newer Headlight.");
        return tr("The document is of version %1, and this program knows versions up to %2; get a newer Headlight.");
    default:
        return {};
    }
}

QString FileErrorText::key(const FileError& error)
{
    using Kind = FileError::Kind;
    const bool hasNearest = !error.values.value(1).isEmpty();
    switch (error.kind) {
    case Kind::DuplicateKey:
        return tr("The key “%1” stands here twice; remove one.");
    case Kind::MissingKey:
        return tr("The key “%1” is missing; add it.");
    case Kind::UnknownKey:
        return hasNearest ? tr("The key “%1” is not known; perhaps “%2” is meant.") : tr("The key “%1” is not known.");
    case Kind::BothKeys:
        return tr("“%1” and “%2” stand here together; write one of them.");
    case Kind::KeyBeside:
        return tr("The key “%1” goes with \"%2\": %3; remove it, or change \"%2\".");
    case Kind::ReservedKey:
        return tr("The key “%1” is kept for a later version; remove it.");
    case Kind::UnknownDimension:
        return hasNearest ? tr("No dimension is called “%1”; perhaps “%2” is meant.")
                          : tr("No dimension is called “%1”; add it to \"dimensions\".");
    default:
        return {};
    }
}

QString FileErrorText::value(const FileError& error)
{
    using Kind = FileError::Kind;
    switch (error.kind) {
    case Kind::WrongType:
        return tr("%1 is wanted here, and there is %2.");
    case Kind::BadChoice:
        return tr("“%1” is not known here; choose one of %2.");
    case Kind::Empty:
        return tr("This list must not be empty; put something in.");
    case Kind::NotWhole:
        return tr("A whole number is wanted here, and there is %1.");
    case Kind::NotPositive:
        return tr("A number above 0 is wanted here, and there is %1.");
    case Kind::OutOfRange:
        return error.values.value(2).isEmpty() ? tr("A number from %2 on is wanted here, and there is %1.")
                                               : tr("A number from %2 to %3 is wanted here, and there is %1.");
    case Kind::LabSetting:
        return tr("The lab cannot show this: %1.");
    case Kind::TooMany:
        return tr("There are more %1 than the limit of %2: %3.");
    case Kind::TooLong:
        return tr("The text has %2 bytes and %1 is the most; shorten it.");
    default:
        return {};
    }
}

QString FileErrorText::shape(FileError::Kind kind)
{
    using Kind = FileError::Kind;
    switch (kind) {
    case Kind::WrongShape:
        return tr("The matrix is %3 × %4, and %1 × %2 is wanted.");
    case Kind::RaggedRow:
        return tr("This row has %2 numbers and the rows before it %1; make them equally long.");
    case Kind::WrongLength:
        return tr("This list has %2 entries, and %1 are wanted.");
    case Kind::ImpliedOutput:
        return tr("\"output\" is missing, and the heads' d_v add up to %1 where d_model is %2; add \"output\" or make "
                  "them equal.");
    default:
        return {};
    }
}

QString FileErrorText::lesson(const FileError& error)
{
    using Kind = FileError::Kind;
    const bool hasNearest = !error.values.value(1).isEmpty();
    switch (error.kind) {
    case Kind::NotALesson:
        if (error.values.value(0) == u"headlight"_s)
            return tr("This is a document, and a lesson is wanted here.");
        return tr("This is not a lesson of Headlight; its first key should be \"format\": \"headlight-lesson\".");
    case Kind::BadName:
        return tr("“%1” cannot be a name here; write it with letters from A to Z or a to z, digits, _ and -.");
    case Kind::UnknownName:
        return hasNearest ? tr("Nothing here is called “%1”; perhaps “%2” is meant.")
                          : tr("Nothing here is called “%1”; give the name to something first.");
    case Kind::UnknownExample:
        return error.values.size() > 1 ? tr("“%1” is no document; write one here, or choose one of %2.")
                                       : tr("“%1” is no document; write one here.");
    case Kind::OtherLanguage:
        return tr(
            "This is in “%1”, and the title is not (it is in %2); write it in the title's languages, or the title "
            "in this one, too.");
    case Kind::SameDimension:
        return tr("The dimension “%1” of the same document gets the same name; give each dimension its own.");
    case Kind::NotOneRight:
        return tr("%1 of these choices are right; let just one be right.");
    case Kind::RightAsWrong:
        return tr("This wrong answer is right within the tolerance; change it, or make the tolerance smaller.");
    case Kind::NoNumber:
        return tr("This cannot be computed; look for a division by 0, the root of a negative number, a forbidden cell, "
                  "or sizes that are too large, not whole or do not divide.");
    case Kind::NoDocument:
        return tr("The step shows no document that this could be read from; add \"document\".");
    case Kind::TooFew:
        return tr("At least %1 are wanted in this list, and there are %2.");
    case Kind::BrokenPlace:
        return tr("“%1” is no place for a value; write one as {name} or {name:4}.");
    case Kind::NoWords:
        return tr("This text is empty; write what it says.");
    case Kind::SameLines:
        return tr("These lines are all the same; there is nothing to put in order.");
    case Kind::SameChoice:
        return tr("Another choice reads like this one; change one of them.");
    case Kind::NoCells:
        return tr("A cell is asked for, and the step shows none; show it a view of a document.");
    case Kind::EveryCellRight:
        return tr("Every cell that may be read in this row is right; ask of a row whose numbers differ.");
    case Kind::UnfitCharacter:
        return tr(
            "The character %1 is in this text, where it shows nothing and may turn the words around it; remove it.");
    default:
        return {};
    }
}

QString FileErrorText::csv(FileError::Kind kind)
{
    using Kind = FileError::Kind;
    switch (kind) {
    case Kind::NoHeader:
        return tr("The first line should be “%1”, and it is “%2”.");
    case Kind::FieldCount:
        return tr("This line has %2 fields, and %1 are wanted; put a text that holds a comma in quotes.");
    case Kind::OpenQuote:
        return tr("A quote opens here and is not closed; close it, and write a quote inside a text twice.");
    case Kind::NoSentence:
        return tr("The sentence is missing here; write it in each line of its pairs.");
    case Kind::HalfPair:
        return tr("One word of the pair is missing here; write both, or neither.");
    default:
        return {};
    }
}

QString FileErrorText::type(const QString& name)
{
    if (name == u"string"_s)
        return tr("text");
    if (name == u"number"_s)
        return tr("a number");
    if (name == u"boolean"_s)
        return tr("true or false");
    if (name == u"array"_s)
        return tr("a list");
    if (name == u"object"_s)
        return tr("an object");
    return name;
}

QString FileErrorText::counted(const QString& name)
{
    if (name == u"tokens"_s)
        return tr("tokens");
    if (name == u"layers"_s)
        return tr("layers");
    if (name == u"heads"_s)
        return tr("heads");
    if (name == u"scenes"_s)
        return tr("scenes");
    if (name == u"published"_s)
        return tr("published weights");
    if (name == u"probe"_s)
        return tr("sentences to probe");
    if (name == u"pairs"_s)
        return tr("pairs of a sentence");
    if (name == u"mask"_s)
        return tr("tokens a side of a painted mask");
    if (name == u"documents"_s)
        return tr("documents");
    if (name == u"translations"_s)
        return tr("translations");
    if (name == u"steps"_s)
        return tr("steps");
    if (name == u"values"_s)
        return tr("values");
    if (name == u"parts"_s)
        return tr("parts");
    if (name == u"drawn"_s)
        return tr("components drawn in a lesson");
    if (name == u"choices"_s)
        return tr("choices");
    if (name == u"wrong"_s)
        return tr("wrong answers");
    if (name == u"lines"_s)
        return tr("lines");
    return tr("columns (%1)").arg(name);
}

QStringList wordedValues(const FileError& error)
{
    QStringList values = error.values;
    if (error.kind == FileError::Kind::CannotRead)
        return {systemReasonText(values.value(0))};
    if (error.kind == FileError::Kind::CannotWrite)
        return {unwrittenReasonText(values.value(0))};
    if (error.kind == FileError::Kind::WrongType)
        return {FileErrorText::type(values.value(0)), FileErrorText::type(values.value(1))};
    if (error.kind == FileError::Kind::KeyBeside)
        return {values.value(0), values.value(1), u"\"%1\""_s.arg(values.mid(2).join(u"\", \""_s))};
    if (error.kind == FileError::Kind::BadChoice)
        return {values.value(0), u"\"%1\""_s.arg(values.mid(1).join(u"\", \""_s))};
    if (error.kind == FileError::Kind::UnknownExample)
        return {values.value(0), u"\"example:%1\""_s.arg(values.mid(1).join(u"\", \"example:"_s))};
    if (error.kind == FileError::Kind::OtherLanguage)
        return {values.value(0), u"“%1”"_s.arg(values.mid(1).join(u"”, “"_s))};
    if (error.kind == FileError::Kind::TooMany)
        return {FileErrorText::counted(values.value(0)), values.value(1), values.value(2)};
    return values;
}

} // namespace

QString systemReasonText(const QString& reason)
{
    const std::pair<int, QString> usual[] = {{ENOENT, FileErrorText::tr("there is no such file")},
                                             {EACCES, FileErrorText::tr("permission denied")},
                                             {EISDIR, FileErrorText::tr("it is a folder")},
                                             {ENOSPC, FileErrorText::tr("the disk is full")},
                                             {EROFS, FileErrorText::tr("the disk is read-only")}};
    for (const auto& [code, words] : usual)
        if (reason == qt_error_string(code))
            return words;
    return reason;
}

QString unwrittenReasonText(const QString& reason)
{
    return reason == qt_error_string(ENOENT) ? FileErrorText::tr("there is no such folder") : systemReasonText(reason);
}

QString errorText(const FileError& error)
{
    QString pattern;
    for (const QString& wording :
         {FileErrorText::text(error), FileErrorText::key(error), FileErrorText::value(error),
          FileErrorText::shape(error.kind), FileErrorText::csv(error.kind), FileErrorText::lesson(error)})
        if (pattern.isEmpty())
            pattern = wording;
    const QString reason = filledIn(pattern, wordedValues(error));
    const QString line = QString::number(error.line);
    const QString column = QString::number(error.column);
    if (!error.place.isEmpty() && error.line > 0)
        return filledIn(FileErrorText::tr("%1 (line %2, column %3): %4"), {error.place, line, column, reason});
    if (!error.place.isEmpty())
        return filledIn(FileErrorText::tr("%1: %2"), {error.place, reason});
    if (error.line > 0)
        return filledIn(FileErrorText::tr("Line %1, column %2: %3"), {line, column, reason});
    return reason;
}

} // namespace headlight
