#pragma once

#include "core/attention/result.h"
#include "core/model/content.h"

#include <QString>
#include <QStringList>

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
        Positions,
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
        // the model
        ScoreMultiplier
    };
    Kind kind = Kind::Sentence;
    QStringList values; ///< what the wording needs, e.g. matrix, row, column, layer, head

    bool operator==(const EditLabel&) const = default;
};

/// Why an edit is refused; the last good value stays.
struct EditError {
    enum class Kind {
        NotANumber,
        NotFinite,
        OutOfRange,
        TooManyTokens,
        TooManyDimensions,
        TooLarge,
        TooLong,
        LastHead,
        LastLayer,
        LastDimension,
        EmptyName,
        DuplicateName,
        PasteShape,
        NoMemory,
        HasMemory,
        PatternNeeds,
        ImpliedOutputShape,
        Empty
    };
    Kind kind = Kind::NotANumber;
    QStringList values;

    bool operator==(const EditError&) const = default;
};

/// A document's content after an edit, with the name of the step.
struct Edited {
    Content content;
    EditLabel label;
};

/// Edits are functions of the content: they return what it becomes, or why it cannot.
using EditResult = Result<Edited, EditError>;

} // namespace headlight
