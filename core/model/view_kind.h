#pragma once

#include <iterator>
#include <optional>
#include <string_view>

namespace headlight {

/// What can fill the centre, in the order in which it is offered: ways to look at a document, then labs.
enum class ViewKind {
    Heatmap,  ///< the selected head, cell by cell
    Grid,     ///< all heads of all layers
    Flow,     ///< the selected head, or several of its layer, as lines between tokens
    Steps,    ///< the selected head's pass, step by step
    Geometry, ///< the selected head's vectors in two planes
    Compare,  ///< the selected head, as pinned and as it is now
    // Labs, from here on.
    Saturation,    ///< a row's softmax and its gradient over the scale of the scores
    Stall,         ///< gradient descent of a row that begins on the wrong key
    Masks,         ///< what masks do, and classic mistakes beside the right result
    WhyRoot,       ///< products of random vectors, divided by √d and not
    StableSoftmax, ///< large scores with the largest subtracted and not, in four formats
    HeadsAndCost,  ///< what heads of a width cost, and what they do not
    Kernel,        ///< weights as a kernel, as those of largest entropy and as odds to draw by
    Claims         ///< the mean over heads, and a probe of many sentences
};

constexpr std::string_view viewNames[] = {
    "heatmap", "grid",  "flow",     "steps",          "geometry",       "compare", "saturation",
    "stall",   "masks", "why_root", "stable_softmax", "heads_and_cost", "kernel",  "averages_and_claims"};
constexpr int viewCount = static_cast<int>(std::size(viewNames));
/// How many of them are ways to look at the document's heads; the others are labs.
constexpr int wayCount = 6;

constexpr bool isLab(ViewKind kind)
{
    return static_cast<int>(kind) >= wayCount;
}

/// Its name in files and on the command line.
constexpr std::string_view viewName(ViewKind kind)
{
    return viewNames[static_cast<int>(kind)];
}

constexpr std::optional<ViewKind> viewOfName(std::string_view name)
{
    for (int i = 0; i < viewCount; ++i)
        if (viewNames[i] == name)
            return static_cast<ViewKind>(i);
    return std::nullopt;
}

} // namespace headlight
