#pragma once

#include "core/analysis/random_products.h"
#include "ui/paint/page_part.h"

#include <memory>

namespace headlight {

/// What the lab drew and measured.
struct WhyRootNumbers {
    UnitDistribution distribution = UnitDistribution::Normal;
    Index d = 1;
    Index pairs = 1;
    Index keys = 2;
    Index rows = 2; ///< that the means are over
    std::uint64_t seed = 1;
    ProductSamples samples;
    std::vector<RowMeans> means; ///< over widths; one of them is d
    Matrix<double> row;          ///< 1 × keys: the products of a query

    const RowMeans& meansOfD() const;
};

/// √d: whole, or with two decimals.
QString rootText(Index d);
/// A whole number with its digits in threes.
QString countText(Index count);

/// Standard deviations of q·k beside √d.
std::shared_ptr<const PagePart> measuredTable(const WhyRootNumbers& numbers);
/// Mean and variance of each kind of term, as they should be and as they were measured.
std::shared_ptr<const PagePart> proofTable(const WhyRootNumbers& numbers);
/// Why it is √d, in sentences.
std::shared_ptr<const PagePart> proofText(const WhyRootNumbers& numbers);

} // namespace headlight
