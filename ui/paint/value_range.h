#pragma once

#include "core/model/attention_source.h"

namespace headlight {

/// What the ends of the colour scale stand for.
enum class Range {
    Unit,   ///< weights: 0 to 1; signed quantities have no unit range and use their own
    Shared, ///< the extremes of all heads
    Own     ///< the extremes of this head
};

/// The numbers at the ends of a colour scale: finite, low < high. Weights start at 0, everything else lies evenly
/// around 0.
struct ValueRange {
    double low = 0;
    double high = 1;
    double floor = 0; ///< 0: a linear scale; else a logarithmic one, on which magnitudes up to this look like 0

    bool isLogarithmic() const { return floor > 0; }
    /// The same ends by decades: down to 0.0001 or three decades below the end, whichever is less, for weights; to
    /// three decades below the end on both sides of 0 for the others.
    ValueRange logarithmic() const;
    /// The place of a value on the scale: [0, 1] for weights, [−1, 1] for a range around 0; cut at the ends. What is
    /// not a number lies at 0.
    double place(double value) const;
    bool operator==(const ValueRange&) const = default;
};

/// The range of a head's quantity, linear; forbidden and non-finite cells do not count, and a range without extent ends
/// at 1.
/// @param stop null: never; once true the range is unspecified
ValueRange valueRange(const AttentionSource& source, Quantity quantity, Index layer, Index head, Range range,
                      const std::atomic<bool>* stop = nullptr);

/// The same where the largest magnitude is known: of this head, or of all heads if the range is shared.
ValueRange valueRange(Quantity quantity, Range range, double largest);

} // namespace headlight
