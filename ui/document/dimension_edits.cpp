#include "core/files/document_file.h"
#include "core/model/blocks.h"
#include "ui/document/edit_parts.h"
#include "ui/document/embedding_edits.h"

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

bool hasDimension(const Content& content, const std::string& name)
{
    return std::find(content.dimensions.begin(), content.dimensions.end(), name) != content.dimensions.end();
}

/// Gives dimensions without names their numbers as names.
void nameDimensions(Content& content)
{
    for (Index d = static_cast<Index>(content.dimensions.size()); d < content.dModel(); ++d)
        content.dimensions.push_back(std::to_string(d));
}

/// Puts in (count 0 → 1) or takes out (1 → 0) one dimension wherever a matrix has them.
void replaceDimension(Content& content, Index dimension, Index count)
{
    const Index added = 1 - count;
    const auto columns = [&](const Matrix<double>& matrix) {
        return withColumns(matrix, dimension, count, Matrix<double>::Zero(matrix.rows(), added));
    };
    const auto rows = [&](const Matrix<double>& matrix) {
        return withRows(matrix, dimension, count, Matrix<double>::Zero(added, matrix.cols()));
    };
    content.embeddings = columns(*content.embeddings);
    if (content.memory)
        content.memory->embeddings = columns(*content.memory->embeddings);
    if (auto* positions = std::get_if<PositionMatrix>(&content.positions))
        positions->rows = columns(*positions->rows);
    for (auto& [word, row] : content.words) {
        const auto at = row.begin() + dimension;
        if (added == 1)
            row.insert(at, 0.);
        else
            row.erase(at);
    }
    for (Layer<double>& layer : content.model.layers) {
        layer.wo = columns(outputOf(layer));
        layer.wq = rows(*layer.wq);
        layer.wk = rows(*layer.wk);
        layer.wv = rows(*layer.wv);
    }
}

/// Adds a dimension behind the last; contract: the name is new, or empty where there are no names.
void appendDimension(Content& content, const std::string& name)
{
    if (!name.empty())
        nameDimensions(content);
    replaceDimension(content, content.dModel(), 0);
    if (!name.empty())
        content.dimensions.push_back(name);
}

std::optional<EditError> roomError(const Content& content, Index added)
{
    const Index width = content.dModel() + added;
    if (width <= limits::width)
        return std::nullopt;
    return EditError{EditError::Kind::TooManyDimensions, {QString::number(width), QString::number(limits::width)}};
}

/// Refuses an empty name, one that another dimension has, and one that is too long.
/// @param named the content with all dimensions named
std::optional<EditError> dimensionNameError(const Content& named, const std::string& name)
{
    if (name.empty())
        return EditError{EditError::Kind::EmptyName, {}};
    if (hasDimension(named, name))
        return EditError{EditError::Kind::DuplicateName, {QString::fromStdString(name)}};
    return nameError(name);
}

} // namespace

EditResult addDimension(const Content& content, const QString& name)
{
    if (const auto error = roomError(content, 1))
        return *error;
    const std::string text = name.trimmed().toStdString();
    Content named = content;
    nameDimensions(named);
    const bool unnamed = text.empty() && content.dimensions.empty();
    if (const auto error = dimensionNameError(named, text); error && !unnamed)
        return *error;
    Edited edited{content, {EditLabel::Kind::AddDimension, {}}};
    appendDimension(edited.content, text);
    edited.label.values = {dimensionLabel(edited.content, content.dModel())};
    return edited;
}

EditResult removeDimension(const Content& content, Index dimension)
{
    if (content.dModel() == 1)
        return EditError{EditError::Kind::LastDimension, {}};
    Edited edited{content, {EditLabel::Kind::RemoveDimension, {dimensionLabel(content, dimension)}}};
    Content& changed = edited.content;
    replaceDimension(changed, dimension, 1);
    if (content.dimensions.empty())
        return edited;
    changed.dimensions.erase(changed.dimensions.begin() + dimension);
    if (auto* rule = std::get_if<PositionColumns>(&changed.positions)) {
        rule->columns.erase(content.dimensions[static_cast<std::size_t>(dimension)]);
        if (rule->columns.empty())
            changed.positions = NoPositions{};
    }
    return edited;
}

EditResult renameDimension(const Content& content, Index dimension, const QString& name)
{
    const std::string text = name.trimmed().toStdString();
    Edited edited{content, {EditLabel::Kind::RenameDimension, {dimensionLabel(content, dimension)}}};
    Content& changed = edited.content;
    nameDimensions(changed);
    std::string& present = changed.dimensions[static_cast<std::size_t>(dimension)];
    if (text == present)
        return Edited{content, edited.label};
    if (const auto error = dimensionNameError(changed, text))
        return *error;
    if (auto* rule = std::get_if<PositionColumns>(&changed.positions))
        if (auto column = rule->columns.extract(present)) {
            column.key() = text;
            rule->columns.insert(std::move(column));
        }
    present = text;
    return edited;
}

EditResult setPositions(const Content& content, const Positions& positions)
{
    Edited edited{content, {EditLabel::Kind::PositionRule, {}}};
    edited.content.positions = positions;
    if (const auto* rule = std::get_if<PositionColumns>(&positions)) {
        for (const auto& [name, column] : rule->columns)
            if (!hasDimension(content, name))
                return EditError{EditError::Kind::UnknownDimension, {QString::fromStdString(name)}};
        if (rule->columns.empty())
            edited.content.positions = NoPositions{};
    }
    if (const auto* matrix = std::get_if<PositionMatrix>(&positions))
        if (const auto error = finiteError(*matrix->rows))
            return *error;
    return edited;
}

EditResult addPositionColumns(const Content& content)
{
    const std::pair<std::string, PositionColumn> wanted[] = {
        {"pos", PositionColumn::Linear}, {"pos²", PositionColumn::Square}, {"one", PositionColumn::One}};
    Edited edited{content, {EditLabel::Kind::PositionRule, {}}};
    PositionColumns rule;
    if (const auto* present = std::get_if<PositionColumns>(&content.positions))
        rule = *present;
    for (const auto& [name, column] : wanted) {
        if (!hasDimension(edited.content, name)) {
            if (const auto error = roomError(edited.content, 1))
                return *error;
            appendDimension(edited.content, name);
        }
        rule.columns.insert_or_assign(name, column);
    }
    edited.content.positions = rule;
    return edited;
}

} // namespace headlight
