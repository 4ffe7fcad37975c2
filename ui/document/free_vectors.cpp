#include "ui/document/free_vectors.h"

#include "core/model/blocks.h"
#include "ui/document/edit_parts.h"
#include "ui/document/pasted_numbers.h"

#include <algorithm>
#include <array>

namespace headlight {

namespace {

constexpr Index plane = 2;
constexpr Index width = 2 * plane; // key and value side by side

/// Where new vectors point, one after the other.
constexpr std::array<std::array<double, 2>, mostFreeVectors> directions{
    {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};
constexpr double queryLength = 2;
constexpr double valueLength = 10;

/// Ones that take the components of one half.
Matrix<double> half(Index begin)
{
    return Matrix<double>::Identity(width, width).middleCols(begin, plane);
}

SharedMatrix<double>& rowsOf(Content& content, VectorTable table)
{
    return table == VectorTable::Queries ? content.embeddings : content.memory->embeddings;
}

std::vector<std::string>& namesOf(Content& content, VectorTable table)
{
    return table == VectorTable::Queries ? content.tokens : content.memory->tokens;
}

/// A row that points where none of the others does.
Matrix<double> newRow(const Matrix<double>& rows, VectorTable table)
{
    Matrix<double> row = Matrix<double>::Zero(1, width);
    for (const auto [x, y] : directions) {
        if (table == VectorTable::Queries)
            row.leftCols(plane) << queryLength * x, queryLength * y;
        else
            row << x, y, valueLength * x, valueLength * y;
        bool isNew = true;
        for (Index i = 0; i < rows.rows(); ++i) {
            isNew = isNew && rows.row(i).leftCols(plane) != row.leftCols(plane);
            if (table == VectorTable::Pairs)
                isNew = isNew && rows.row(i).rightCols(plane) != row.rightCols(plane);
        }
        if (isNew)
            break;
    }
    return row;
}

/// A name that no row has, in no language: queries are q, q2, q3, …; pairs are A, B, C, …
std::string newName(const std::vector<std::string>& names, VectorTable table)
{
    for (int number = 1;; ++number) {
        QString name = table == VectorTable::Pairs ? QString(QChar(u'A' + number - 1)) : QStringLiteral("q");
        if (table == VectorTable::Queries && number > 1)
            name += QString::number(number);
        if (std::find(names.begin(), names.end(), name.toStdString()) == names.end())
            return name.toStdString();
    }
}

void append(Content& content, VectorTable table)
{
    std::vector<std::string>& names = namesOf(content, table);
    const Matrix<double> rows = *rowsOf(content, table);
    rowsOf(content, table) = withRows(rows, rows.rows(), 0, newRow(rows, table));
    names.push_back(newName(names, table));
}

EditError outOfRange()
{
    return {EditError::Kind::OutOfRange, {QString::number(1), QString::number(mostFreeVectors)}};
}

} // namespace

Content freeVectors()
{
    Layer<double> layer;
    layer.heads = {{"", plane, plane, {}, true}};
    layer.wq = half(0);
    layer.wk = layer.wq;
    layer.wv = half(plane);
    layer.wo = SharedMatrix<double>(Matrix<double>(half(plane).transpose()));
    layer.residual = false;

    Content content;
    content.dimensions = {"x", "y", "v₁", "v₂"};
    content.embeddings = Matrix<double>(0, width);
    content.memory = Memory{{}, Matrix<double>(0, width)};
    content.model.layers = {layer};
    append(content, VectorTable::Queries);
    append(content, VectorTable::Pairs);
    append(content, VectorTable::Pairs);
    return content;
}

Matrix<double> vectorsOf(const Content& content, VectorTable table)
{
    return table == VectorTable::Queries ? Matrix<double>(content.embeddings->leftCols(plane))
                                         : *content.memory->embeddings;
}

EditResult setVectors(const Content& content, VectorTable table, Index row, Index column, const Matrix<double>& numbers)
{
    if (const auto error = finiteError(numbers))
        return *error;
    Edited edited{content, {EditLabel::Kind::MoveVector, {}}};
    edited.label.values = {tokenLabel(namesOf(edited.content, table), row)};
    Matrix<double> rows = *rowsOf(edited.content, table);
    rows.block(row, column, numbers.rows(), numbers.cols()) = numbers;
    rowsOf(edited.content, table) = rows;
    return edited;
}

EditResult pasteIntoVectors(const Content& content, VectorTable table, Index row, Index column, const QString& text)
{
    const Result<Matrix<double>, EditError> numbers = parsePastedNumbers(text);
    if (!numbers)
        return numbers.error();
    const Result<Matrix<double>, EditError> pasted =
        pastedOver(vectorsOf(content, table), row, column, numbers.value());
    if (!pasted)
        return pasted.error();
    EditResult edited = setVectors(content, table, 0, 0, pasted.value());
    if (edited)
        edited.value().label = {EditLabel::Kind::PasteVectors, {}};
    return edited;
}

EditResult addVector(const Content& content, VectorTable table)
{
    Edited edited{content, {EditLabel::Kind::AddVector, {}}};
    if (namesOf(edited.content, table).size() >= static_cast<std::size_t>(mostFreeVectors))
        return outOfRange();
    append(edited.content, table);
    edited.label.values = {QString::fromStdString(namesOf(edited.content, table).back())};
    return edited;
}

EditResult removeVector(const Content& content, VectorTable table, Index row)
{
    Edited edited{content, {EditLabel::Kind::RemoveVector, {}}};
    std::vector<std::string>& names = namesOf(edited.content, table);
    if (names.size() <= 1)
        return outOfRange();
    edited.label.values = {tokenLabel(names, row)};
    names.erase(names.begin() + row);
    const Matrix<double> rows = *rowsOf(edited.content, table);
    rowsOf(edited.content, table) = withRows(rows, row, 1, Matrix<double>(0, width));
    return edited;
}

} // namespace headlight
