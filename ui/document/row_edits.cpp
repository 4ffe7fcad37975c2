#include "ui/document/row_edits.h"

#include "core/model/fill.h"
#include "ui/document/edit_parts.h"
#include "ui/document/pasted_numbers.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

const std::vector<std::string>& tokensOf(const Content& content, Table table)
{
    return table == Table::Sentence ? content.tokens : content.memory->tokens;
}

const Matrix<double>& rowsOf(const Content& content, Table table)
{
    return table == Table::Sentence ? *content.embeddings : *content.memory->embeddings;
}

EditLabel::Kind pick(Table table, EditLabel::Kind sentence, EditLabel::Kind memory)
{
    return table == Table::Sentence ? sentence : memory;
}

/// Position columns as they were: they are no part of a word.
Matrix<double> withPositionColumnsKept(const Content& content, Matrix<double> rows, const Matrix<double>& present)
{
    const std::vector<bool> reserved = positionDimensions(content);
    for (Index d = 0; d < rows.cols(); ++d)
        if (reserved[static_cast<std::size_t>(d)])
            rows.col(d) = present.col(d);
    return rows;
}

/// The content with another table: words follow. The sentence's position columns stay, for the rule adds them; the
/// memory's are plain numbers of one token.
Content withRowsChanged(const Content& content, Table table, const Matrix<double>& rows)
{
    Content changed = withChangedRows(content, table, withPositionColumnsKept(content, rows, rowsOf(content, table)));
    if (table == Table::Memory)
        changed.memory->embeddings = withPositionColumnsKept(content, *changed.memory->embeddings, rows);
    return changed;
}

Matrix<double> normalisedWords(const Content& content, const Matrix<double>& present)
{
    const std::vector<bool> reserved = positionDimensions(content);
    Matrix<double> words = present;
    for (Index d = 0; d < words.cols(); ++d)
        if (reserved[static_cast<std::size_t>(d)])
            words.col(d).setZero();
    return normalisedRows(words);
}

Matrix<double> filledRows(const Content& content, Table table, const EmbeddingFill& fill)
{
    const Matrix<double>& present = rowsOf(content, table);
    const std::vector<bool> reserved = positionDimensions(content);
    switch (fill.kind) {
    case EmbeddingFill::Kind::Zero:
        break;
    case EmbeddingFill::Kind::OneHot:
        return oneHotRows(tokensOf(content, table), reserved);
    case EmbeddingFill::Kind::Normal:
        return normalRows(tokensOf(content, table), reserved, fill.seed);
    case EmbeddingFill::Kind::Normalise:
        return normalisedWords(content, present);
    }
    return Matrix<double>::Zero(present.rows(), present.cols());
}

} // namespace

EditResult setRowEntry(const Content& content, Table table, Index token, Index dimension, double value)
{
    if (!std::isfinite(value))
        return EditError{EditError::Kind::NotFinite, {}};
    if (table == Table::Sentence && isPositionColumn(content, dimension))
        return EditError{EditError::Kind::ReadOnly, {dimensionLabel(content, dimension)}};
    Matrix<double> rows = rowsOf(content, table);
    rows(token, dimension) = value;
    return Edited{withRowsChanged(content, table, rows),
                  {pick(table, EditLabel::Kind::Embedding, EditLabel::Kind::MemoryEmbedding),
                   {tokenLabel(tokensOf(content, table), token), dimensionLabel(content, dimension)}}};
}

EditResult fillRows(const Content& content, Table table, const EmbeddingFill& fill)
{
    if (fill.kind == EmbeddingFill::Kind::OneHot) {
        const auto& tokens = tokensOf(content, table);
        const auto words = std::set<std::string>(tokens.begin(), tokens.end()).size();
        const std::vector<bool> reserved = positionDimensions(content);
        const auto free = static_cast<std::size_t>(std::count(reserved.begin(), reserved.end(), false));
        if (words > free)
            return EditError{EditError::Kind::TooFewDimensions, {QString::number(words), QString::number(free)}};
    }
    const Matrix<double> rows =
        withPositionColumnsKept(content, filledRows(content, table, fill), rowsOf(content, table));
    return Edited{withRowsChanged(content, table, rows),
                  {pick(table, EditLabel::Kind::FillEmbeddings, EditLabel::Kind::FillMemory), {}}};
}

EditResult pasteIntoRows(const Content& content, Table table, Index token, Index dimension, const QString& text)
{
    const Result<Matrix<double>, EditError> numbers = parsePastedNumbers(text);
    if (!numbers)
        return numbers.error();
    const Matrix<double>& present = rowsOf(content, table);
    const Result<Matrix<double>, EditError> pasted = pastedOver(present, token, dimension, numbers.value());
    if (!pasted)
        return pasted.error();
    return Edited{withRowsChanged(content, table, pasted.value()),
                  {pick(table, EditLabel::Kind::PasteEmbeddings, EditLabel::Kind::PasteMemory), {}}};
}

} // namespace headlight
