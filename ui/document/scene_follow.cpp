#include "ui/document/scene_follow.h"

#include <algorithm>

namespace headlight {

namespace {

Index followed(Index index, const std::vector<Index>& kept)
{
    const auto now = std::find(kept.begin(), kept.end(), index);
    return now == kept.end() ? index : now - kept.begin();
}

Index inside(Index index, std::size_t count)
{
    return std::clamp<Index>(index, 0, std::max<Index>(static_cast<Index>(count) - 1, 0));
}

} // namespace

Index afterMove(Index index, Index from, Index to)
{
    return index == from ? to : afterInsertion(afterRemoval(index, from), to);
}

Index afterInsertion(Index index, Index at)
{
    return index >= at ? index + 1 : index;
}

Index afterRemoval(Index index, Index at)
{
    return index > at ? index - 1 : index;
}

void followScenes(Content& content, const std::vector<Index>& queries, const std::vector<Index>& keys)
{
    for (Scene& scene : content.scenes) {
        scene.query = followed(scene.query, queries);
        scene.key = followed(scene.key, keys);
    }
    keepScenesInside(content);
}

void keepScenesInside(Content& content)
{
    const auto& layers = content.model.layers;
    for (Scene& scene : content.scenes) {
        scene.layer = inside(scene.layer, layers.size());
        scene.head = inside(scene.head, layers[static_cast<std::size_t>(scene.layer)].heads.size());
        scene.query = inside(scene.query, content.tokens.size());
        scene.key = inside(scene.key, content.keyTokens().size());
    }
}

} // namespace headlight
