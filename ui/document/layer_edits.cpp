#include "ui/document/layer_edits.h"

#include "core/files/document_file.h"
#include "ui/document/edit_parts.h"
#include "ui/document/scene_follow.h"

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// What the layer's mask lets be seen now, cell by cell; hidden keys are apart from it.
std::shared_ptr<const BoolMatrix> paintedFrom(const Content& content, const Mask& mask)
{
    const Index n = static_cast<Index>(content.tokens.size());
    const Visibility visibility(mask, {}, n, keyCount(content));
    BoolMatrix allowed(n, visibility.keys());
    for (Index i = 0; i < n; ++i)
        for (Index j = 0; j < allowed.cols(); ++j)
            allowed(i, j) = visibility.sees(i, j);
    return std::make_shared<const BoolMatrix>(std::move(allowed));
}

std::optional<EditError> maskError(const Content& content, const Mask& mask)
{
    if (mask.kind == Mask::Kind::Window && (mask.window < 1 || mask.window > limits::tokens))
        return EditError{EditError::Kind::OutOfRange, {u"1"_s, QString::number(limits::tokens)}};
    const Index side = std::max(static_cast<Index>(content.tokens.size()), keyCount(content));
    if (mask.kind == Mask::Kind::Painted && side > limits::paintedTokens)
        return EditError{EditError::Kind::TooLarge, {QString::number(side), QString::number(limits::paintedTokens)}};
    return std::nullopt;
}

/// The mask for a layer; a painted one without cells is made from the layer's present mask.
Mask maskFor(const Content& content, const Layer<double>& layer, Mask mask)
{
    if (mask.kind != Mask::Kind::Painted)
        mask.allowed.reset();
    else if (!mask.allowed)
        mask.allowed = paintedFrom(content, layer.mask);
    return mask;
}

std::optional<EditError> roomError(const Content& content)
{
    if (static_cast<Index>(content.model.layers.size()) < limits::layers)
        return std::nullopt;
    return EditError{EditError::Kind::TooManyLayers, {QString::number(limits::layers)}};
}

/// A layer shaped like another whose heads are all zeros: with the residual it hands on its input.
Layer<double> emptyLike(const Layer<double>& model)
{
    Layer<double> layer;
    layer.wo = Matrix<double>(Matrix<double>::Zero(model.wv.cols(), model.wq.rows()));
    layer.wq = Matrix<double>(Matrix<double>::Zero(model.wq.rows(), model.wq.cols()));
    layer.wk = layer.wq;
    layer.wv = Matrix<double>(Matrix<double>::Zero(model.wv.rows(), model.wv.cols()));
    for (const Head& head : model.heads)
        layer.heads.push_back({{}, head.dK, head.dV, {}, true});
    layer.mask = model.mask;
    layer.hiddenKeys = model.hiddenKeys;
    return layer;
}

QStringList numbers(std::initializer_list<Index> values)
{
    QStringList result;
    for (const Index value : values)
        result.append(QString::number(value));
    return result;
}

} // namespace

EditResult setMask(const Content& content, Index layer, const Mask& mask)
{
    if (const auto error = maskError(content, mask))
        return *error;
    Edited edited{content, {EditLabel::Kind::LayerMask, numbers({layer})}};
    Layer<double>& changed = layerAt(edited.content, layer);
    changed.mask = maskFor(content, changed, mask);
    return edited;
}

EditResult setMaskEverywhere(const Content& content, const Mask& mask)
{
    if (const auto error = maskError(content, mask))
        return *error;
    Edited edited{content, {EditLabel::Kind::MaskEverywhere, {}}};
    for (Layer<double>& layer : edited.content.model.layers)
        layer.mask = maskFor(content, layer, mask);
    return edited;
}

EditResult setMaskCell(const Content& content, Index layer, Index query, Index key, bool allowed)
{
    Mask mask;
    mask.kind = Mask::Kind::Painted;
    if (const auto error = maskError(content, mask))
        return *error;
    Edited edited{content,
                  {EditLabel::Kind::MaskCell,
                   {tokenLabel(content.tokens, query), tokenLabel(content.keyTokens(), key), QString::number(layer)}}};
    Layer<double>& changed = layerAt(edited.content, layer);
    const std::shared_ptr<const BoolMatrix> present = paintedFrom(content, changed.mask);
    if ((*present)(query, key) == allowed)
        return edited;
    BoolMatrix cells = *present;
    cells(query, key) = allowed;
    changed.mask = mask;
    changed.mask.allowed = std::make_shared<const BoolMatrix>(std::move(cells));
    return edited;
}

EditResult setHiddenKeys(const Content& content, Index layer, std::vector<Index> hiddenKeys)
{
    std::sort(hiddenKeys.begin(), hiddenKeys.end());
    hiddenKeys.erase(std::unique(hiddenKeys.begin(), hiddenKeys.end()), hiddenKeys.end());
    Edited edited{content, {EditLabel::Kind::HiddenKeys, numbers({layer})}};
    layerAt(edited.content, layer).hiddenKeys = std::move(hiddenKeys);
    return edited;
}

EditResult setResidual(const Content& content, Index layer, bool residual)
{
    Edited edited{content, {EditLabel::Kind::Residual, numbers({layer})}};
    layerAt(edited.content, layer).residual = residual;
    return edited;
}

EditResult setLayerNorm(const Content& content, Index layer, bool layerNorm)
{
    Edited edited{content, {EditLabel::Kind::LayerNorm, numbers({layer})}};
    layerAt(edited.content, layer).layerNorm = layerNorm;
    return edited;
}

EditResult addLayer(const Content& content)
{
    if (const auto error = roomError(content))
        return *error;
    const auto count = static_cast<Index>(content.model.layers.size());
    Edited edited{content, {EditLabel::Kind::AddLayer, numbers({count})}, count};
    edited.content.model.layers.push_back(emptyLike(content.model.layers.back()));
    return edited;
}

EditResult duplicateLayer(const Content& content, Index layer)
{
    if (const auto error = roomError(content))
        return *error;
    Edited edited{content, {EditLabel::Kind::DuplicateLayer, numbers({layer})}, layer + 1};
    auto& layers = edited.content.model.layers;
    layers.insert(layers.begin() + layer + 1, layerAt(content, layer));
    followLayers(edited.content, [layer](Index index) { return afterInsertion(index, layer + 1); });
    return edited;
}

EditResult removeLayer(const Content& content, Index layer)
{
    if (content.model.layers.size() == 1)
        return EditError{EditError::Kind::LastLayer, {}};
    Edited edited{content, {EditLabel::Kind::RemoveLayer, numbers({layer})}};
    auto& layers = edited.content.model.layers;
    layers.erase(layers.begin() + layer);
    followLayers(edited.content, [layer](Index index) { return afterRemoval(index, layer); });
    return edited;
}

EditResult moveLayer(const Content& content, Index from, Index to)
{
    Edited edited{content, {EditLabel::Kind::MoveLayer, numbers({from, to})}, to};
    auto& layers = edited.content.model.layers;
    layers.erase(layers.begin() + from);
    layers.insert(layers.begin() + to, layerAt(content, from));
    followLayers(edited.content, [from, to](Index index) { return afterMove(index, from, to); });
    return edited;
}

} // namespace headlight
