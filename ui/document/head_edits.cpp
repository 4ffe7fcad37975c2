#include "ui/document/head_edits.h"

#include "core/files/document_file.h"
#include "ui/document/edit_parts.h"
#include "ui/document/head_parts.h"
#include "ui/document/scene_follow.h"

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

std::optional<EditError> scaleError(const Scale& scale)
{
    if (scale.kind != Scale::Kind::Number)
        return std::nullopt;
    if (!std::isfinite(scale.number))
        return EditError{EditError::Kind::NotFinite, {}};
    if (scale.number <= 0)
        return EditError{EditError::Kind::NotAbove, {u"0"_s}};
    return std::nullopt;
}

/// The scale asked for; a number that is not in use is the one that the head had.
Scale scaleFor(const Scale& present, const Scale& wanted)
{
    return wanted.kind == Scale::Kind::Number ? wanted : Scale{wanted.kind, present.number};
}

Scale dividedScale(const Scale& present, bool divided)
{
    if (divided)
        return {Scale::Kind::SqrtDk, present.number};
    if (present.kind != Scale::Kind::SqrtDk)
        return present;
    return {present.number == 1 ? Scale::Kind::None : Scale::Kind::Number, present.number};
}

std::optional<EditError> roomError(const Content& content, Index layer)
{
    if (static_cast<Index>(layerAt(content, layer).heads.size()) < limits::heads)
        return std::nullopt;
    return EditError{EditError::Kind::TooManyHeads, {QString::number(limits::heads)}};
}

} // namespace

EditResult setHeadName(const Content& content, Index layer, Index head, const QString& name)
{
    const std::string text = name.toStdString();
    if (const auto error = nameError(text))
        return *error;
    Edited edited{content, {EditLabel::Kind::HeadName, headValues(layer, head)}};
    headAt(edited.content, layer, head).name = text;
    return edited;
}

EditResult setHeadShape(const Content& content, Index layer, Index head, Index dK, Index dV)
{
    if (dK < 1 || dV < 1 || dK > limits::width || dV > limits::width)
        return EditError{EditError::Kind::OutOfRange, {u"1"_s, QString::number(limits::width)}};
    Edited edited{content, {EditLabel::Kind::HeadShape, headValues(layer, head)}};
    const Head& present = headAt(content, layer, head);
    if (present.dK == dK && present.dV == dV)
        return edited;
    Layer<double>& changed = layerAt(edited.content, layer);
    const bool staysImplied = !changed.wo && present.dV == dV;
    const HeadParts parts = takeHead(changed, head);
    putHead(changed, head, resized(parts, dK, dV));
    if (staysImplied)
        changed.wo.reset();
    return edited;
}

EditResult setHeadScale(const Content& content, Index layer, Index head, const Scale& scale)
{
    if (const auto error = scaleError(scale))
        return *error;
    Edited edited{content, {EditLabel::Kind::HeadScale, headValues(layer, head)}};
    Head& changed = headAt(edited.content, layer, head);
    changed.scale = scaleFor(changed.scale, scale);
    return edited;
}

EditResult setHeadDivided(const Content& content, Index layer, Index head, bool divided)
{
    return setHeadScale(content, layer, head, dividedScale(headAt(content, layer, head).scale, divided));
}

EditResult setDividedEverywhere(const Content& content, bool divided)
{
    Edited edited{content, {EditLabel::Kind::ScaleEverywhere, {}}};
    for (Layer<double>& layer : edited.content.model.layers)
        for (Head& head : layer.heads)
            head.scale = dividedScale(head.scale, divided);
    return edited;
}

EditResult setHeadEnabled(const Content& content, Index layer, Index head, bool enabled)
{
    Edited edited{content, {EditLabel::Kind::HeadEnabled, headValues(layer, head)}};
    edited.label.values.append(enabled ? u"on"_s : u"off"_s);
    headAt(edited.content, layer, head).enabled = enabled;
    return edited;
}

EditResult setHeadPattern(const Content& content, Index layer, Index head, Pattern pattern)
{
    const Result<Content, PatternNeeds> built = withPattern(content, layer, head, pattern);
    if (!built) {
        const PatternNeeds& needs = built.error();
        return EditError{EditError::Kind::PatternNeeds,
                         {QString::number(static_cast<int>(needs.what)), QString::number(needs.layer),
                          needs.dimension < content.dModel() ? dimensionLabel(content, needs.dimension) : QString(),
                          QString::number(needs.needed), QString::number(needs.found)}};
    }
    const std::string_view name = patternName(pattern);
    return Edited{built.value(),
                  {EditLabel::Kind::HeadPattern,
                   headValues(layer, head) + QStringList{QString::fromUtf8(name.data(), qsizetype(name.size()))}}};
}

EditResult addHead(const Content& content, Index layer)
{
    if (const auto error = roomError(content, layer))
        return *error;
    const Index count = static_cast<Index>(layerAt(content, layer).heads.size());
    Edited edited{content, {EditLabel::Kind::AddHead, headValues(layer, count)}, layer, count};
    Layer<double>& changed = layerAt(edited.content, layer);
    putHead(changed, count, emptyLike(headParts(changed, count - 1)));
    return edited;
}

EditResult duplicateHead(const Content& content, Index layer, Index head)
{
    if (const auto error = roomError(content, layer))
        return *error;
    Edited edited{content, {EditLabel::Kind::DuplicateHead, headValues(layer, head)}, layer, head + 1};
    Layer<double>& changed = layerAt(edited.content, layer);
    putHead(changed, head + 1, headParts(changed, head));
    followHeads(edited.content, layer, [head](Index index) { return afterInsertion(index, head + 1); });
    return edited;
}

EditResult removeHead(const Content& content, Index layer, Index head)
{
    if (layerAt(content, layer).heads.size() == 1)
        return EditError{EditError::Kind::LastHead, {}};
    Edited edited{content, {EditLabel::Kind::RemoveHead, headValues(layer, head)}};
    takeHead(layerAt(edited.content, layer), head);
    followHeads(edited.content, layer, [head](Index index) { return afterRemoval(index, head); });
    return edited;
}

EditResult moveHead(const Content& content, Index layer, Index from, Index to)
{
    Edited edited{
        content, {EditLabel::Kind::MoveHead, headValues(layer, from) + QStringList{QString::number(to)}}, layer, to};
    if (from == to)
        return edited;
    Layer<double>& changed = layerAt(edited.content, layer);
    const HeadParts parts = takeHead(changed, from);
    putHead(changed, to, parts);
    followHeads(edited.content, layer, [from, to](Index index) { return afterMove(index, from, to); });
    return edited;
}

} // namespace headlight
