#include "core/model/blocks.h"

namespace headlight {

Matrix<double> withColumns(const Matrix<double>& matrix, Index begin, Index count, const Matrix<double>& block)
{
    const Index rest = matrix.cols() - begin - count;
    Matrix<double> result(matrix.rows(), begin + block.cols() + rest);
    result.leftCols(begin) = matrix.leftCols(begin);
    result.middleCols(begin, block.cols()) = block;
    result.rightCols(rest) = matrix.rightCols(rest);
    return result;
}

Matrix<double> withRows(const Matrix<double>& matrix, Index begin, Index count, const Matrix<double>& block)
{
    const Index rest = matrix.rows() - begin - count;
    Matrix<double> result(begin + block.rows() + rest, matrix.cols());
    result.topRows(begin) = matrix.topRows(begin);
    result.middleRows(begin, block.rows()) = block;
    result.bottomRows(rest) = matrix.bottomRows(rest);
    return result;
}

Matrix<double> outputOf(const Layer<double>& layer)
{
    return layer.wo ? **layer.wo : Matrix<double>::Identity(layer.wv.cols(), layer.wv.cols());
}

} // namespace headlight
