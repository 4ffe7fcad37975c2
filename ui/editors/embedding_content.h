#pragma once

#include "core/model/content.h"
#include "ui/controls/grid_content.h"

namespace headlight {

/// The name of a dimension; x₁, x₂, … where dimensions have no names.
QString dimensionName(const Content& content, Index dimension);
/// One label for each dimension; position columns are marked read-only where rows of words are shown.
std::vector<GridLabel> dimensionLabels(const Content& content, bool withPositions);

/// The sentence's embeddings, tokens × dimensions. A position column shows what the positions add.
GridContent embeddingContent(const Content& content);
/// The memory's embeddings. Contract: there is a memory.
GridContent memoryContent(const Content& content);

} // namespace headlight
