#include "ui/document/matrix_edits.h"

#include "core/model/blocks.h"
#include "ui/document/edit_parts.h"
#include "ui/document/pasted_numbers.h"

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

QString letterOf(MatrixKind kind)
{
    switch (kind) {
    case MatrixKind::Query:
        return u"Q"_s;
    case MatrixKind::Key:
        return u"K"_s;
    case MatrixKind::Value:
        return u"V"_s;
    case MatrixKind::Output:
        break;
    }
    return u"O"_s;
}

/// The matrix of all heads that holds the place's matrix; contract: not W_O.
SharedMatrix<double>& sharedMatrix(Layer<double>& layer, MatrixKind kind)
{
    if (kind == MatrixKind::Query)
        return layer.wq;
    return kind == MatrixKind::Key ? layer.wk : layer.wv;
}

ColumnRange rangeOf(const Layer<double>& layer, const MatrixPlace& place)
{
    const bool isKey = place.kind == MatrixKind::Query || place.kind == MatrixKind::Key;
    return isKey ? layer.keyColumns(place.head) : layer.valueColumns(place.head);
}

Content withMatrix(Content content, const MatrixPlace& place, const Matrix<double>& matrix)
{
    Layer<double>& layer = layerAt(content, place.layer);
    const ColumnRange range = rangeOf(layer, place);
    if (place.kind == MatrixKind::Output) {
        layer.wo = withRows(outputOf(layer), range.begin, range.count, matrix);
        return content;
    }
    SharedMatrix<double>& shared = sharedMatrix(layer, place.kind);
    shared = withColumns(*shared, range.begin, range.count, matrix);
    return content;
}

EditResult withMatrixChecked(const Content& content, const MatrixPlace& place, const Matrix<double>& matrix,
                             EditLabel label)
{
    if (const auto error = finiteError(matrix))
        return *error;
    // An implied W_O that would stay the identity stays implied: nothing changes.
    if (matrix == matrixAt(content, place))
        return Edited{content, std::move(label)};
    return Edited{withMatrix(content, place, matrix), std::move(label)};
}

} // namespace

Matrix<double> matrixAt(const Content& content, const MatrixPlace& place)
{
    const Layer<double>& layer = layerAt(content, place.layer);
    const ColumnRange range = rangeOf(layer, place);
    switch (place.kind) {
    case MatrixKind::Query:
        return layer.wq->middleCols(range.begin, range.count);
    case MatrixKind::Key:
        return layer.wk->middleCols(range.begin, range.count);
    case MatrixKind::Value:
        return layer.wv->middleCols(range.begin, range.count);
    case MatrixKind::Output:
        break;
    }
    return outputOf(layer).middleRows(range.begin, range.count);
}

Matrix<double> identityAt(const Content& content, const MatrixPlace& place)
{
    const Layer<double>& layer = layerAt(content, place.layer);
    const ColumnRange range = rangeOf(layer, place);
    if (place.kind != MatrixKind::Output)
        return Matrix<double>::Identity(content.dModel(), range.count);
    return Matrix<double>::Identity(layer.wv.cols(), content.dModel()).middleRows(range.begin, range.count);
}

EditResult setMatrixEntry(const Content& content, const MatrixPlace& place, Index row, Index column, double value)
{
    const bool isOutput = place.kind == MatrixKind::Output;
    const QString rowLabel = isOutput ? QString::number(row) : dimensionLabel(content, row);
    const QString columnLabel = isOutput ? dimensionLabel(content, column) : QString::number(column);
    Matrix<double> matrix = matrixAt(content, place);
    matrix(row, column) = value;
    return withMatrixChecked(content, place, matrix,
                             {EditLabel::Kind::MatrixEntry, QStringList{letterOf(place.kind), rowLabel, columnLabel}
                                                                + headValues(place.layer, place.head)});
}

EditResult setMatrix(const Content& content, const MatrixPlace& place, const Matrix<double>& matrix,
                     EditLabel::Kind kind)
{
    return withMatrixChecked(content, place, matrix,
                             {kind, QStringList{letterOf(place.kind)} + headValues(place.layer, place.head)});
}

EditResult pasteIntoMatrix(const Content& content, const MatrixPlace& place, Index row, Index column,
                           const QString& text)
{
    const Result<Matrix<double>, EditError> numbers = parsePastedNumbers(text);
    if (!numbers)
        return numbers.error();
    const Result<Matrix<double>, EditError> pasted = pastedOver(matrixAt(content, place), row, column, numbers.value());
    if (!pasted)
        return pasted.error();
    return setMatrix(content, place, pasted.value(), EditLabel::Kind::PasteMatrix);
}

} // namespace headlight
