#include "core/files/layer_reader.h"

#include "core/files/document_file.h"
#include "core/files/json_fields.h"
#include "core/files/json_text.h"

#include <algorithm>

namespace headlight {

using Kind = FileError::Kind;
using Type = JsonValue::Type;

namespace {

/// One head as it stands in the file; its matrices wait to be laid beside the others'.
struct HeadPart {
    Head head;
    Matrix<double> query, key, value;
};

Scale scaleOf(const JsonValue& value)
{
    if (value.type() != Type::Number)
        return {choiceOf(value, {"sqrt_dk", "none"}) == 0 ? Scale::Kind::SqrtDk : Scale::Kind::None};
    if (!(value.number() > 0))
        refuse(value, Kind::NotPositive, {QString::fromLatin1(shortestNumber(value.number()))});
    return {Scale::Kind::Number, value.number()};
}

/// d_model × (any width from 1 to the limit).
Matrix<double> projectionOf(const JsonValue& value, Index dModel, const char* width)
{
    const Shape shape = shapeOf(value);
    requireAtMost(value, width, limits::width, shape.columns);
    return matrixOf(value, dModel, std::max<Index>(shape.columns, 1));
}

double publishedWeightOf(const JsonValue& value)
{
    const double weight = numberOf(value);
    if (weight < 0 || weight > 1)
        refuse(value, Kind::OutOfRange,
               {QString::fromLatin1(shortestNumber(weight)), QStringLiteral("0"), QStringLiteral("1")});
    return weight;
}

/// [query, key, weight] lists in any order; of a cell that is there twice the first one counts.
std::vector<PublishedWeight> publishedOf(const JsonValue& value, const LayerFrame& frame)
{
    requireType(value, Type::Array);
    requireAtMost(value, "published", limits::published, value.size());
    std::vector<PublishedWeight> list;
    for (JsonValue item = value.first(); item != value.end(); item = item.next()) {
        requireType(item, Type::Array);
        if (item.size() != 3)
            refuse(item, Kind::WrongLength, {QStringLiteral("3"), QString::number(item.size())});
        const JsonValue query = item.first();
        const JsonValue key = query.next();
        list.push_back(
            {{wholeOf(query, 0, frame.queries - 1), wholeOf(key, 0, frame.keys - 1)}, publishedWeightOf(key.next())});
    }
    std::stable_sort(list.begin(), list.end(),
                     [](const PublishedWeight& a, const PublishedWeight& b) { return a.at < b.at; });
    const auto isSameCell = [](const PublishedWeight& a, const PublishedWeight& b) { return a.at == b.at; };
    list.erase(std::unique(list.begin(), list.end(), isSameCell), list.end());
    return list;
}

HeadPart headOf(const JsonValue& value, const LayerFrame& frame)
{
    const Index dModel = frame.dModel;
    const Fields fields(value, {"name", "query", "key", "value", "scale", "enabled", "published"});
    HeadPart part;
    if (const auto name = fields.find("name"))
        part.head.name = nameOf(*name);
    part.query = projectionOf(fields.require("query"), dModel, "d_k");
    part.key = matrixOf(fields.require("key"), dModel, part.query.cols());
    part.value = projectionOf(fields.require("value"), dModel, "d_v");
    part.head.dK = part.query.cols();
    part.head.dV = part.value.cols();
    if (const auto scale = fields.find("scale"))
        part.head.scale = scaleOf(*scale);
    if (const auto enabled = fields.find("enabled"))
        part.head.enabled = booleanOf(*enabled);
    if (const auto published = fields.find("published"))
        part.head.published = publishedOf(*published, frame);
    return part;
}

Mask maskOf(const JsonValue& value, const LayerFrame& frame)
{
    if (value.type() != Type::Object)
        return {choiceOf(value, {"none", "causal"}) == 0 ? Mask::Kind::None : Mask::Kind::Causal};
    const Fields fields(value, {"causal", "window", "allowed"});
    if (value.size() != 1)
        refuse(value, Kind::WrongLength, {QStringLiteral("1"), QString::number(value.size())});
    Mask mask;
    if (const auto causal = fields.find("causal")) {
        choiceOf(*causal, {"bottom_right"});
        mask.kind = Mask::Kind::CausalBottomRight;
    } else if (const auto window = fields.find("window")) {
        mask.kind = Mask::Kind::Window;
        mask.window = wholeOf(*window, 1, limits::tokens);
    } else {
        const JsonValue allowed = fields.require("allowed");
        requireAtMost(allowed, "mask", limits::paintedTokens, std::max(frame.queries, frame.keys));
        mask.kind = Mask::Kind::Painted;
        mask.allowed = std::make_shared<const BoolMatrix>(switchesOf(allowed, frame.queries, frame.keys));
    }
    return mask;
}

std::vector<Index> hiddenKeysOf(const JsonValue& value, Index keys)
{
    requireType(value, Type::Array);
    std::vector<Index> hidden;
    for (JsonValue item = value.first(); item != value.end(); item = item.next())
        hidden.push_back(wholeOf(item, 0, keys - 1));
    std::sort(hidden.begin(), hidden.end());
    hidden.erase(std::unique(hidden.begin(), hidden.end()), hidden.end());
    return hidden;
}

/// Lays one matrix of each head side by side.
Matrix<double> sideBySide(const std::vector<HeadPart>& parts, Matrix<double> HeadPart::*which, Index dModel)
{
    Index columns = 0;
    for (const HeadPart& part : parts)
        columns += (part.*which).cols();
    Matrix<double> joined(dModel, columns);
    Index column = 0;
    for (const HeadPart& part : parts) {
        joined.middleCols(column, (part.*which).cols()) = part.*which;
        column += (part.*which).cols();
    }
    return joined;
}

} // namespace

Mask defaultMask(bool hasMemory)
{
    return {hasMemory ? Mask::Kind::None : Mask::Kind::Causal};
}

Layer<double> layerOf(const JsonValue& value, const LayerFrame& frame)
{
    const Fields fields(value, {"heads", "output", "mask", "hidden_keys", "residual", "layer_norm"});
    const JsonValue heads = fields.require("heads");
    requireType(heads, Type::Array);
    if (heads.size() == 0)
        refuse(heads, Kind::Empty);
    requireAtMost(heads, "heads", limits::heads, heads.size());

    std::vector<HeadPart> parts;
    Layer<double> layer;
    for (JsonValue head = heads.first(); head != heads.end(); head = head.next()) {
        parts.push_back(headOf(head, frame));
        layer.heads.push_back(parts.back().head);
    }
    layer.wq = sideBySide(parts, &HeadPart::query, frame.dModel);
    layer.wk = sideBySide(parts, &HeadPart::key, frame.dModel);
    layer.wv = sideBySide(parts, &HeadPart::value, frame.dModel);

    const Index width = layer.wv.cols();
    if (const auto output = fields.find("output"))
        layer.wo = matrixOf(*output, width, frame.dModel);
    else if (width != frame.dModel)
        refuse(value, Kind::ImpliedOutput, {QString::number(width), QString::number(frame.dModel)});
    const auto mask = fields.find("mask");
    layer.mask = mask ? maskOf(*mask, frame) : defaultMask(frame.hasMemory);
    if (const auto hidden = fields.find("hidden_keys"))
        layer.hiddenKeys = hiddenKeysOf(*hidden, frame.keys);
    if (const auto residual = fields.find("residual"))
        layer.residual = booleanOf(*residual);
    if (const auto norm = fields.find("layer_norm"))
        layer.layerNorm = booleanOf(*norm);
    return layer;
}

} // namespace headlight
