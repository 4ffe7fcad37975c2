#pragma once

#include "core/model/content.h"

namespace headlight {

/// Where an item stands once another has moved, was put in at a place, or was taken out there. What was taken out
/// itself gives its place to what came after it.
Index afterMove(Index index, Index from, Index to);
Index afterInsertion(Index index, Index at);
Index afterRemoval(Index index, Index at);

/// Lets the scenes follow heads of a layer that moved, or layers. @param follow one of the functions above, bound
template <class Follow>
void followHeads(Content& content, Index layer, Follow follow)
{
    for (Scene& scene : content.scenes)
        if (scene.layer == layer)
            scene.head = follow(scene.head);
}
template <class Follow>
void followLayers(Content& content, Follow follow)
{
    for (Scene& scene : content.scenes)
        scene.layer = follow(scene.layer);
}

/// Lets the scenes follow their tokens; where one is gone, its place stays.
/// @param queries, keys where each query and each key stood before, −1: new (keptTokens)
void followScenes(Content& content, const std::vector<Index>& queries, const std::vector<Index>& keys);

/// Brings what scenes point at inside the document, to the nearest that there is: its file stays readable.
void keepScenesInside(Content& content);

} // namespace headlight
