#pragma once

#include <iterator>
#include <optional>
#include <string_view>

namespace headlight {

/// The ways to look at a document, in the order in which they are offered.
enum class ViewKind {
    Heatmap, ///< the selected head, cell by cell
    Grid,    ///< all heads of all layers
    Flow,     ///< the selected head, or several of its layer, as lines between tokens
    Steps,    ///< the selected head's pass, step by step
    Geometry, ///< the selected head's vectors in two planes
    Compare   ///< the selected head, as pinned and as it is now
};

constexpr std::string_view viewNames[] = {"heatmap", "grid", "flow", "steps", "geometry", "compare"};
constexpr int viewCount = static_cast<int>(std::size(viewNames));

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
