#pragma once

#include "core/attention/result.h"
#include "core/model/content.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace headlight {

/// What an undo step did: a code with its values, worded and translated only when it is shown (edit_text.h).
struct EditLabel {
    enum class Kind {
        // the sentence and its tokens
        Sentence,
        Split,
        NewWordRule,
        Title,
        // embeddings, dimensions, positions
        Embedding,
        FillEmbeddings,
        PasteEmbeddings,
        AddDimension,
        RemoveDimension,
        RenameDimension,
        PositionRule,
        // memory
        AddMemory,
        RemoveMemory,
        MemoryTokens,
        MemoryEmbedding,
        FillMemory,
        PasteMemory,
        // a head
        MatrixEntry,
        FillMatrix,
        PasteMatrix,
        HeadPattern,
        HeadName,
        HeadShape,
        HeadScale,
        HeadEnabled,
        AddHead,
        DuplicateHead,
        RemoveHead,
        MoveHead,
        ScaleEverywhere,
        // a layer
        LayerMask,
        MaskEverywhere,
        MaskCell,
        HiddenKeys,
        Residual,
        LayerNorm,
        AddLayer,
        DuplicateLayer,
        RemoveLayer,
        MoveLayer,
        // free vectors
        MoveVector,
        PasteVectors,
        AddVector,
        RemoveVector,
        // scenes
        AddScene,
        RemoveScene,
        MoveScene,
        SceneCaption,
        // sentences to probe
        AddProbeSentence,
        RemoveProbeSentence,
        ChangeProbeSentence,
        ChangeProbePairs,
        ImportProbe,
        // the model
        ScoreMultiplier,
        // a lesson
        LessonStep
    };
    Kind kind = Kind::Sentence;
    /// What the wording needs, in the order of edit_text.cpp: numbers count from 0; rows and columns are named by
    /// the dimension or token where there is a name.
    QStringList values;

    bool operator==(const EditLabel&) const = default;
};

/// Why an edit is refused; the last good value stays.
struct EditError {
    enum class Kind {
        NotANumber,            ///< the text
        NotFinite,             ///< nothing
        OutOfRange,            ///< the smallest and the largest allowed; the largest may be missing
        NotAbove,              ///< the bound that the number has to be above
        TooManyTokens,         ///< how many, the limit
        TooManyDimensions,     ///< how many, the limit
        TooFewDimensions,      ///< how many different words, how many dimensions
        TooManyHeads,          ///< the limit
        TooManyLayers,         ///< the limit
        TooManyScenes,         ///< the limit
        TooManyProbeSentences, ///< the limit
        TooManyProbePairs,     ///< the limit
        BadPair,               ///< the text
        TooLarge,              ///< a painted mask: tokens, the limit a side
        TooLong,               ///< the limit in bytes
        LastHead,              ///< nothing
        LastLayer,             ///< nothing
        LastDimension,         ///< nothing
        EmptyName,             ///< nothing
        DuplicateName,         ///< the name
        UnknownDimension,      ///< the name that no dimension has
        PasteShape,            ///< rows and columns pasted, rows and columns that there are from that cell on
        PasteRagged,           ///< the row (from 1), its cells, the cells of the first row
        NoMemory,              ///< nothing
        HasMemory,             ///< nothing
        PatternNeeds,          ///< the number of PatternNeeds::What, layer, dimension, needed, found
        ReadOnly,              ///< the column: a position column is made by rule
        Empty                  ///< nothing
    };
    Kind kind = Kind::NotANumber;
    QStringList values; ///< plain numbers with a point, plain words; worded by error_text.h

    bool operator==(const EditError&) const = default;
};

/// A document's content after an edit, with the name of the step.
struct Edited {
    Content content;
    EditLabel label;
    std::optional<Index> layer = std::nullopt; ///< to be looked at next: what was added or moved; none: as before
    std::optional<Index> head = std::nullopt;
};

/// Edits are functions of the content: they return what it becomes, or why it cannot.
using EditResult = Result<Edited, EditError>;

} // namespace headlight
