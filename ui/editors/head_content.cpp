#include "ui/editors/head_content.h"

#include "ui/editors/embedding_content.h"
#include "ui/paint/math_text.h"

namespace headlight {

namespace {

/// q₁, q₂, …
std::vector<GridLabel> componentLabels(QChar letter, Index count)
{
    std::vector<GridLabel> labels(static_cast<std::size_t>(count));
    for (Index i = 0; i < count; ++i)
        labels[static_cast<std::size_t>(i)].text = numbered(letter, i + 1);
    return labels;
}

} // namespace

GridContent matrixContent(const Content& content, const MatrixPlace& place)
{
    const Layer<double>& layer = content.model.layers[static_cast<std::size_t>(place.layer)];
    const ColumnRange keys = layer.keyColumns(place.head);
    const ColumnRange values = layer.valueColumns(place.head);
    const Index dModel = content.dModel();
    GridContent grid;
    if (place.kind == MatrixKind::Output) {
        grid.rows = componentLabels(u'v', values.count);
        grid.columns = dimensionLabels(content, false);
        grid.matrix = layer.wo ? *layer.wo : SharedMatrix<double>(matrixAt(content, place));
        grid.tile = {layer.wo ? values.begin : 0, 0, values.count, dModel};
        return grid;
    }
    const bool isValue = place.kind == MatrixKind::Value;
    const ColumnRange columns = isValue ? values : keys;
    const bool isQuery = place.kind == MatrixKind::Query;
    grid.rows = dimensionLabels(content, false);
    grid.columns = componentLabels(isValue ? u'v' : isQuery ? u'q' : u'k', columns.count);
    grid.matrix = isValue ? layer.wv : isQuery ? layer.wq : layer.wk;
    grid.tile = {0, columns.begin, dModel, columns.count};
    return grid;
}

} // namespace headlight
