#pragma once

#include "core/analysis/probe.h"

#include <QByteArray>

namespace headlight {

/// A probe's result for programs.
/// @param seed of the resampling
QByteArray probeJson(const ProbeResult& result, std::uint64_t seed);

/// A line for each mean: layer, head, rows, measure, mean, the interval's ends (empty without one), how many rows in
/// how many sentences.
QByteArray probeCsv(const ProbeResult& result);

} // namespace headlight
