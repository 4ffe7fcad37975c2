#include "core/model/content.h"

#include "core/attention/shape_text.h"

#include <cmath>
#include <stdexcept>

namespace headlight {

namespace {

double positionValue(PositionColumn column, Index token)
{
    const auto i = static_cast<double>(token);
    switch (column) {
    case PositionColumn::Linear:
        return i;
    case PositionColumn::Square:
        return i * i;
    case PositionColumn::One:
        break;
    }
    return 1;
}

Matrix<double> columnRows(const PositionColumns& rule, const std::vector<std::string>& dimensions, Index n,
                          Index dModel)
{
    Matrix<double> rows = Matrix<double>::Zero(n, dModel);
    for (std::size_t d = 0; d < dimensions.size(); ++d) {
        const auto found = rule.columns.find(dimensions[d]);
        if (found == rule.columns.end())
            continue;
        for (Index i = 0; i < n; ++i)
            rows(i, static_cast<Index>(d)) = positionValue(found->second, i);
    }
    return rows;
}

/// sin(i / 10000^(2p / d_model)) in column 2p, the cosine of the same in column 2p + 1.
Matrix<double> sinusoidalRows(Index n, Index dModel)
{
    Matrix<double> rows(n, dModel);
    for (Index d = 0; d < dModel; ++d) {
        const Index even = d - d % 2;
        const double wavelength = std::pow(10000., static_cast<double>(even) / static_cast<double>(dModel));
        for (Index i = 0; i < n; ++i) {
            const double angle = static_cast<double>(i) / wavelength;
            rows(i, d) = d == even ? std::sin(angle) : std::cos(angle);
        }
    }
    return rows;
}

} // namespace

Matrix<double> positionRows(const Positions& positions, const std::vector<std::string>& dimensions, Index n,
                            Index dModel)
{
    if (const auto* rule = std::get_if<PositionColumns>(&positions))
        return columnRows(*rule, dimensions, n, dModel);
    if (std::holds_alternative<SinusoidalPositions>(positions))
        return sinusoidalRows(n, dModel);
    if (const auto* matrix = std::get_if<PositionMatrix>(&positions)) {
        if (matrix->rows.rows() != n || matrix->rows.cols() != dModel)
            throw std::invalid_argument("positions of " + shapeText(matrix->rows.rows(), matrix->rows.cols())
                                        + " for embeddings of " + shapeText(n, dModel));
        return *matrix->rows;
    }
    return Matrix<double>::Zero(n, dModel);
}

Input<double> inputOf(const Content& content)
{
    Input<double> input{.x = content.embeddings};
    if (content.memory)
        input.memory = content.memory->embeddings;
    if (!std::holds_alternative<NoPositions>(content.positions))
        input.x = Matrix<double>(
            *content.embeddings
            + positionRows(content.positions, content.dimensions, content.embeddings.rows(), content.dModel()));
    return input;
}

} // namespace headlight
