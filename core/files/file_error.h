#pragma once

#include "core/attention/matrix.h"

#include <QString>
#include <QStringList>

namespace headlight {

/// Why a file is refused or cannot be written: a code with its values; ui words it.
/// Types of JSON values are named in values as "string", "number", "boolean", "null", "array", "object".
struct FileError {
    enum class Kind {
        // the file itself
        CannotRead,  ///< values: the system's reason
        CannotWrite, ///< values: the system's reason
        FileTooBig,  ///< values: the limit in MiB
        // its text; line and column are given
        BadUtf8,
        Syntax,        ///< not JSON; values: the last characters read
        UnexpectedEnd, ///< the JSON text stops in the middle
        LoneSurrogate, ///< half of a UTF-16 pair in a string
        TooDeep,       ///< values: the limit of nesting
        NotFinite,     ///< NaN or Infinity, which JSON does not have
        ListTooLong,   ///< values: the most entries that a list of any document has
        NumberRange,   ///< a number outside the range of a double
        DuplicateKey,  ///< values: the key
        // what it says; place is given, and line and column too
        NotADocument,     ///< "format" is not "headlight"; values: what it is (or empty)
        NotALesson,       ///< "format" is not "headlight-lesson"; values: what it is (or empty)
        NewerVersion,     ///< values: the file's version, the newest one known, the "format"
        MissingKey,       ///< values: the key
        UnknownKey,       ///< values: the key, the nearest known key
        ReservedKey,      ///< values: the key; meant for a later version
        WrongType,        ///< values: the type wanted, the type found
        BadChoice,        ///< values: the text found, then each text allowed
        Empty,            ///< a list that must hold something
        NotWhole,         ///< values: the number found; a whole number is wanted
        NotPositive,      ///< values: the number found; must be above 0
        OutOfRange,       ///< values: the number found, the least, the greatest (empty: none)
        WrongShape,       ///< values: rows wanted, columns wanted, rows found, columns found
        RaggedRow,        ///< a row unlike the rows before it; values: length wanted, length found
        WrongLength,      ///< a list of numbers or names; values: length wanted, length found
        ImpliedOutput,    ///< no "output" although the widths differ; values: h·d_v, d_model
        UnknownDimension, ///< values: the name that no dimension has, the nearest one (or empty)
        // of a document: "tokens", "d_model", "d_k", "d_v", "layers", "heads", "scenes", "lab", "published", "probe",
        // "pairs", "mask"; of a lesson: "documents", "steps", "values", "parts", "choices", "wrong", "lines",
        // "drawn"
        TooMany, ///< values: one of these, the limit, found
        TooLong, ///< a name or text; values: the limit in bytes, found
        // what a lesson says
        BadName,        ///< values: a text that cannot name anything
        UnknownName,    ///< values: a name that stands for nothing, the nearest one (or empty)
        UnknownExample, ///< values: a name that no example has, then the names that there are
        NotOneRight,    ///< choices; values: how many are right
        RightAsWrong,   ///< a wrong answer that is right
        NoNumber,       ///< a value that cannot be computed
        NoDocument,     ///< a value or a cell of a step that shows no document
        TooFew,         ///< a list; values: the fewest, found
        BrokenPlace,    ///< values: what is meant as a value's place in a text
        OtherLanguage,  ///< a text in a language that the title is not in; values: the language, then the title's
        SameDimension,  ///< a translation that makes two dimensions of a document one; values: the other one
        NoWords,        ///< a text that must say something
        SameLines,      ///< lines to put in order that are all the same
        SameChoice,     ///< a choice that reads like one before it
        BothKeys,       ///< values: two keys of which one is wanted
        KeyBeside,      ///< values: the key, a key whose choice it does not go with, then each choice that it goes with
        NoCells,        ///< a cell is asked for where none is shown
        EveryCellRight, ///< a cell is asked for in a row whose cells are all right
        LabSetting,     ///< values: what a lab takes in place of it, in words
        UnfitCharacter, ///< a control character or an override of direction in a text; values: "U+202E"
        // what a list of sentences as CSV says; line and column are given
        NoHeader,   ///< values: the line wanted, the line found
        FieldCount, ///< values: fields wanted, fields found
        OpenQuote,  ///< a quote that is not closed
        NoSentence, ///< a pair without one
        HalfPair    ///< one word of a pair is missing
    };

    Kind kind = Kind::CannotRead;
    QString place; ///< like layers[1].heads[0].query[2][1]; empty: the file as a whole
    QStringList values;
    Index line = 0;   ///< from 1; 0: unknown
    Index column = 0; ///< in characters, from 1; 0: unknown

    bool operator==(const FileError&) const = default;
};

} // namespace headlight
