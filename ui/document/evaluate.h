#pragma once

#include "core/attention/result.h"
#include "core/model/content.h"
#include "core/model/trace_source.h"

#include <atomic>
#include <memory>
#include <optional>

namespace headlight {

using Source = std::shared_ptr<const TraceSource<double>>;
/// What may be looked at of a content: a trace, or as much of it as a veil leaves.
using ShownSource = std::shared_ptr<const AttentionSource>;

/// The trace itself, with all that it was computed by; null under a veil.
Source traceOf(const ShownSource& source);

/// An evaluated content, from which the next one can take the layers that did not change.
struct Evaluated {
    Content content;
    Source source;
};

/// Runs the forward pass and gives something to look at; layers that compute as before are shared with `before`.
/// @param cancelled looked at between layers
/// @return the snapshot, null if it was cancelled; or the first number that overflowed
Result<Source, Overflow> evaluate(const Content& content, const std::optional<Evaluated>& before = std::nullopt,
                                  const std::atomic<bool>* cancelled = nullptr);

/// How many multiplications evaluate() would do.
std::int64_t multiplicationsOf(const Content& content, const std::optional<Evaluated>& before = std::nullopt);

} // namespace headlight
