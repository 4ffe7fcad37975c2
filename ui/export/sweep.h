#pragma once

#include "ui/document/evaluate.h"

#include <QString>

#include <functional>
#include <vector>

namespace headlight {

/// The softmax slider moved from one multiplier to another, as frames.
struct Sweep {
    double from = 0.25; ///< > 0
    double to = 8;      ///< > 0
    int frames = 30;    ///< ≥ 2
    double framesPerSecond = 10;
    bool operator==(const Sweep&) const = default;
};

constexpr int mostSweepFrames = 600;
constexpr int mostFramesPerSecond = 50;

/// The multipliers of the frames: equal ratios from one to the next, both ends exact.
std::vector<double> sweepValues(const Sweep& sweep);

/// The document with another score multiplier.
Content withMultiplier(const Content& content, double multiplier);

/// Of the frames, the one that is farthest from what it is compared with.
/// @param distance of a snapshot; ≥ 0
/// @param stop null: never; once true the result is null
/// @return null where no frame can be computed
Source widestFrame(const Content& content, const Sweep& sweep, const std::function<double(const Source&)>& distance,
                   const std::atomic<bool>* stop = nullptr);

/// What stands under a frame: "Score multiplier: × 0.50", always equally many figures.
/// @param side that moves, of a comparison: "B"; none: everything does
QString sweepText(double multiplier, const QString& side = {});

} // namespace headlight
