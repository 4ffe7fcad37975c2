#include "ui/document/head_parts.h"

#include "core/model/blocks.h"

#include <algorithm>

namespace headlight {

namespace {

Matrix<double> resized(const Matrix<double>& matrix, Index rows, Index columns)
{
    Matrix<double> result = Matrix<double>::Zero(rows, columns);
    const Index keptRows = std::min(rows, matrix.rows());
    const Index keptColumns = std::min(columns, matrix.cols());
    result.topLeftCorner(keptRows, keptColumns) = matrix.topLeftCorner(keptRows, keptColumns);
    return result;
}

} // namespace

HeadParts headParts(const Layer<double>& layer, Index head)
{
    const ColumnRange values = layer.valueColumns(head);
    return {layer.heads[static_cast<std::size_t>(head)], layer.wqOf(head), layer.wkOf(head), layer.wvOf(head),
            outputOf(layer).middleRows(values.begin, values.count)};
}

HeadParts takeHead(Layer<double>& layer, Index head)
{
    HeadParts parts = headParts(layer, head);
    const ColumnRange keys = layer.keyColumns(head);
    const ColumnRange values = layer.valueColumns(head);
    const Matrix<double> noColumns(layer.wq.rows(), 0);
    const Matrix<double> noRows(0, layer.wq.rows());
    layer.wo = withRows(outputOf(layer), values.begin, values.count, noRows);
    layer.wq = withColumns(*layer.wq, keys.begin, keys.count, noColumns);
    layer.wk = withColumns(*layer.wk, keys.begin, keys.count, noColumns);
    layer.wv = withColumns(*layer.wv, values.begin, values.count, noColumns);
    layer.heads.erase(layer.heads.begin() + head);
    return parts;
}

void putHead(Layer<double>& layer, Index position, const HeadParts& parts)
{
    const bool isLast = position == static_cast<Index>(layer.heads.size());
    const Index keys = isLast ? layer.wq.cols() : layer.keyColumns(position).begin;
    const Index values = isLast ? layer.wv.cols() : layer.valueColumns(position).begin;
    layer.wo = withRows(outputOf(layer), values, 0, parts.wo);
    layer.wq = withColumns(*layer.wq, keys, 0, parts.wq);
    layer.wk = withColumns(*layer.wk, keys, 0, parts.wk);
    layer.wv = withColumns(*layer.wv, values, 0, parts.wv);
    layer.heads.insert(layer.heads.begin() + position, parts.head);
}

HeadParts resized(const HeadParts& parts, Index dK, Index dV)
{
    HeadParts result{parts.head, resized(parts.wq, parts.wq.rows(), dK), resized(parts.wk, parts.wk.rows(), dK),
                     resized(parts.wv, parts.wv.rows(), dV), resized(parts.wo, dV, parts.wo.cols())};
    result.head.dK = dK;
    result.head.dV = dV;
    return result;
}

HeadParts emptyLike(HeadParts parts)
{
    parts.head = {{}, parts.head.dK, parts.head.dV, {}, true};
    for (Matrix<double>* matrix : {&parts.wq, &parts.wk, &parts.wv, &parts.wo})
        matrix->setZero();
    return parts;
}

} // namespace headlight
