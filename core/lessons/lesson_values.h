#pragma once

#include "core/lessons/lesson.h"
#include "core/model/trace_source.h"

#include <array>
#include <map>
#include <memory>
#include <string>
#include <tuple>

namespace headlight {

/// Computes what a lesson says and asks: from its own documents, whatever was edited in the window meanwhile. A
/// document is run once for each way in which its steps set it.
class LessonValues {
public:
    /// @param lesson outlives this; steps may be added to it
    explicit LessonValues(const Lesson& lesson) : m_lesson(lesson) {}

    /// A value in a step; NaN where it is no finite number: a division by 0, the root of a negative number, a
    /// forbidden score, a document whose numbers overflow, sizes that are not whole or too large.
    double value(std::size_t step, const LessonValue& value);
    /// The step's document as the step sets it; null where it has none or its numbers overflow.
    std::shared_ptr<const AttentionSource> source(std::size_t step);
    /// The document that a value is read from, set as the value and the step set it; null likewise.
    std::shared_ptr<const TraceSource<double>> sourceFor(std::size_t step, const LessonValue& value);
    /// How many components there would be with those of a value that was one too many; 0: there was none.
    double overdrawn() const { return m_overdrawn; }
    /// The most components that all values of a lesson draw together, which takes a few tenths of a second.
    static constexpr double mostDrawn = 1e7;

private:
    using Source = std::shared_ptr<const TraceSource<double>>;
    /// The document, its score multiplier, and the layer and head that divide by 1; −1: none.
    using Setting = std::tuple<std::string, double, Index, Index>;

    Setting settingOf(std::size_t step, const LessonValue& value) const;
    Source sourceOf(const Setting& setting);
    double ofDocument(std::size_t step, const LessonValue& value);
    double ofParts(std::size_t step, const LessonValue& value);
    double deviation(double d, double pairs, double seed);

    const Lesson& m_lesson;
    std::map<Setting, Source> m_sources;
    std::map<std::array<double, 3>, double> m_deviations; ///< by d, pairs and seed: drawing takes its time
    double m_drawn = 0;                                   ///< components
    double m_overdrawn = 0;                               ///< with those that were too many
};

/// How many parts a value has; none: one or more.
std::optional<std::size_t> partCount(LessonValue::Of of);
/// Whether a value is read from a whole row of weights.
bool isOfRowOfWeights(LessonValue::Of of);
/// Whether a value is read from a document.
bool isOfDocument(LessonValue::Of of);

} // namespace headlight
