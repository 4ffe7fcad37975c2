#include "ui/document/edit_parts.h"

#include "core/files/document_file.h"

namespace headlight {

const Layer<double>& layerAt(const Content& content, Index layer)
{
    return content.model.layers[static_cast<std::size_t>(layer)];
}

Layer<double>& layerAt(Content& content, Index layer)
{
    return content.model.layers[static_cast<std::size_t>(layer)];
}

const Head& headAt(const Content& content, Index layer, Index head)
{
    return layerAt(content, layer).heads[static_cast<std::size_t>(head)];
}

Head& headAt(Content& content, Index layer, Index head)
{
    return layerAt(content, layer).heads[static_cast<std::size_t>(head)];
}

Index keyCount(const Content& content)
{
    return static_cast<Index>(content.keyTokens().size());
}

QString dimensionLabel(const Content& content, Index dimension)
{
    return content.dimensions.empty() ? QString::number(dimension)
                                      : QString::fromStdString(content.dimensions[static_cast<std::size_t>(dimension)]);
}

QString tokenLabel(const std::vector<std::string>& tokens, Index token)
{
    return QString::fromStdString(tokens[static_cast<std::size_t>(token)]);
}

QStringList headValues(Index layer, Index head)
{
    return {QString::number(layer), QString::number(head)};
}

std::optional<EditError> nameError(const std::string& name)
{
    if (static_cast<Index>(name.size()) > limits::nameBytes)
        return EditError{EditError::Kind::TooLong, {QString::number(limits::nameBytes)}};
    return std::nullopt;
}

std::optional<EditError> finiteError(const Matrix<double>& numbers)
{
    if (!numbers.allFinite())
        return EditError{EditError::Kind::NotFinite, {}};
    return std::nullopt;
}

Result<Matrix<double>, EditError> pastedOver(const Matrix<double>& matrix, Index row, Index column,
                                             const Matrix<double>& block)
{
    const Index rows = matrix.rows() - row;
    const Index columns = matrix.cols() - column;
    if (block.rows() > rows || block.cols() > columns)
        return EditError{EditError::Kind::PasteShape,
                         {QString::number(block.rows()), QString::number(block.cols()), QString::number(rows),
                          QString::number(columns)}};
    Matrix<double> result = matrix;
    result.block(row, column, block.rows(), block.cols()) = block;
    return result;
}

} // namespace headlight
