#pragma once

#include "ui/document/edit.h"

namespace headlight {

/// How all rows of a table of embeddings are filled.
struct EmbeddingFill {
    enum class Kind {
        Zero,
        OneHot,   ///< the k-th different word gets a 1 in the k-th dimension
        Normal,   ///< a function of seed and word alone
        Normalise ///< each row to length 1; a row of zeros stays
    };
    Kind kind = Kind::Zero;
    std::uint32_t seed = 0; ///< used by Normal
};

/// Marks the tokens whose text stands elsewhere too (sentence or memory) with another row: they are edited apart.
std::vector<bool> tokensApart(const Content& content);
/// The same for the memory's tokens; empty without memory.
std::vector<bool> memoryTokensApart(const Content& content);

/// Whether the position rule writes this dimension by name, so that the table shows it apart.
bool isPositionColumn(const Content& content, Index dimension);

/// Sets one component of a word's row: every equal token that had the same row changes with it, in the sentence, the
/// memory and the words remembered. Positions are not part of it: they are added on top.
/// Errors: NotFinite, ReadOnly (a position column).
EditResult setEmbedding(const Content& content, Index token, Index dimension, double value);

/// Fills all rows of the sentence; equal words get equal rows. Position columns are left as they are.
/// Errors: TooFewDimensions (one-hot with more different words than dimensions).
EditResult fillEmbeddings(const Content& content, const EmbeddingFill& fill);

/// Lays tab-separated numbers over the embeddings, their first cell at (token, dimension); what falls on a position
/// column is passed over. Equal tokens follow the last of them that is pasted over.
/// Errors: NotANumber, NotFinite, PasteRagged, PasteShape, Empty.
EditResult pasteIntoEmbeddings(const Content& content, Index token, Index dimension, const QString& text);

/// Adds a dimension behind the last: zeros in all rows, in every W_Q, W_K, W_V a row, in every W_O a column.
/// @param name may be empty only where the dimensions have no names
/// Errors: TooManyDimensions, EmptyName, DuplicateName, TooLong.
EditResult addDimension(const Content& content, const QString& name);
/// Errors: LastDimension.
EditResult removeDimension(const Content& content, Index dimension);
/// Names a dimension; where none had a name, the others are called by their numbers. Positions follow the name.
/// Errors: EmptyName, DuplicateName, TooLong.
EditResult renameDimension(const Content& content, Index dimension, const QString& name);

/// Contract: a matrix of one's own is n × d_model.
/// Errors: UnknownDimension, NotFinite.
EditResult setPositions(const Content& content, const Positions& positions);

/// Adds the dimensions pos, pos² and one where they are missing, and the rule that fills them with i, i² and 1: what
/// heads that read by place need. One step.
/// Errors: TooManyDimensions.
EditResult addPositionColumns(const Content& content);

} // namespace headlight
