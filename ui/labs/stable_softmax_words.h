#pragma once

#include "core/analysis/number_format.h"
#include "ui/paint/page_part.h"

#include <memory>
#include <vector>

namespace headlight {

/// What the lab computed.
struct StableSoftmaxNumbers {
    NumberFormat format = NumberFormat::Double; ///< that the steps are shown in
    std::vector<double> scores;                 ///< before any rounding
    double constant = 0;
    RoundedSoftmax naive;
    RoundedSoftmax shifted;
    RoundedSoftmax movedNaive; ///< of the scores with the constant added
    RoundedSoftmax moved;

    /// The largest change of a weight by the constant; 0 where one has no number.
    double largestChange() const;
};

constexpr NumberFormat numberFormats[] = {NumberFormat::Float16, NumberFormat::BFloat16, NumberFormat::Float32,
                                          NumberFormat::Double};

QString formatName(NumberFormat format);
/// The shortest digits that mean this number in a format, at most so many but all that stand before the point; ∞, and
/// "NaN".
QString numberInFormat(double value, NumberFormat format, int mostDigits = 17);

/// The steps as the formula stands.
std::shared_ptr<const PagePart> naiveTable(const StableSoftmaxNumbers& numbers);
/// The steps with the largest score subtracted.
std::shared_ptr<const PagePart> shiftedTable(const StableSoftmaxNumbers& numbers);
/// What each format holds.
std::shared_ptr<const PagePart> limitsTable(const StableSoftmaxNumbers& numbers);
/// The weights in each format.
std::shared_ptr<const PagePart> formatsTable(const StableSoftmaxNumbers& numbers, bool isShifted);
/// The row with a constant added.
std::shared_ptr<const PagePart> constantTable(const StableSoftmaxNumbers& numbers);
/// What there is to see, in sentences.
std::shared_ptr<const PagePart> stableSoftmaxText(const StableSoftmaxNumbers& numbers);

} // namespace headlight
