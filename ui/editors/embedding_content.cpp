#include "ui/editors/embedding_content.h"

#include "ui/document/embedding_edits.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/token_label.h"

#include <QCoreApplication>

namespace headlight {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("Embeddings", text);
}

std::vector<GridLabel> tokenLabels(const std::vector<std::string>& tokens, const std::vector<bool>& apart)
{
    std::vector<GridLabel> labels(tokens.size());
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        labels[i].text = tokenLabel(tokens[i]);
        labels[i].marked = apart[i];
        if (apart[i])
            labels[i].toolTip = translated(QT_TRANSLATE_NOOP(
                "Embeddings", "Another token with this text has another row: they are edited apart."));
    }
    return labels;
}

QString writtenByRule()
{
    return translated(QT_TRANSLATE_NOOP("Embeddings", "Written by the position rule."));
}

/// What positions add to a cell that is edited too (sinusoidal, or a matrix of one's own).
QString addedText(double embedding, double added)
{
    if (added == 0)
        return {};
    return translated(QT_TRANSLATE_NOOP("Embeddings", "+ %1 from its position = %2"))
        .arg(exactText(added), exactText(embedding + added));
}

} // namespace

QString dimensionName(const Content& content, Index dimension)
{
    const auto place = static_cast<std::size_t>(dimension);
    return place < content.dimensions.size() ? QString::fromStdString(content.dimensions[place])
                                             : numbered(u'x', dimension + 1);
}

std::vector<GridLabel> dimensionLabels(const Content& content, bool withPositions)
{
    std::vector<GridLabel> labels(static_cast<std::size_t>(content.dModel()));
    for (Index dimension = 0; dimension < content.dModel(); ++dimension) {
        GridLabel& label = labels[static_cast<std::size_t>(dimension)];
        label.text = dimensionName(content, dimension);
        label.readOnly = withPositions && isPositionColumn(content, dimension);
        if (label.readOnly)
            label.toolTip = writtenByRule();
    }
    return labels;
}

GridContent embeddingContent(const Content& content)
{
    GridContent grid;
    grid.rows = tokenLabels(content.tokens, tokensApart(content));
    grid.columns = dimensionLabels(content, true);
    grid.matrix = content.embeddings;
    grid.tile = wholeOf(grid.matrix);
    if (std::holds_alternative<NoPositions>(content.positions) || content.tokens.empty())
        return grid;
    const Index n = static_cast<Index>(content.tokens.size());
    const SharedMatrix<double> added = positionRows(content.positions, content.dimensions, n, content.dModel());
    Matrix<double> shown = *content.embeddings;
    for (Index dimension = 0; dimension < content.dModel(); ++dimension) {
        if (grid.columns[static_cast<std::size_t>(dimension)].readOnly)
            shown.col(dimension) += added->col(dimension);
    }
    grid.matrix = std::move(shown);
    grid.about = [embeddings = content.embeddings, added, columns = grid.columns](Index row, Index column) {
        // A column that the rule writes shows the sum already.
        return columns[static_cast<std::size_t>(column)].readOnly
                   ? writtenByRule()
                   : addedText((*embeddings)(row, column), (*added)(row, column));
    };
    return grid;
}

GridContent memoryContent(const Content& content)
{
    GridContent grid;
    grid.rows = tokenLabels(content.memory->tokens, memoryTokensApart(content));
    grid.columns = dimensionLabels(content, false);
    grid.matrix = content.memory->embeddings;
    grid.tile = wholeOf(grid.matrix);
    return grid;
}

} // namespace headlight
