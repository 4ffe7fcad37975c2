#pragma once

#include "core/attention/matrix.h"

#include <algorithm>
#include <array>
#include <vector>

namespace headlight {

/// Some neighbouring columns of a right-hand factor, copied close together, that left-hand rows are multiplied with.
/// Every cell is summed in the order of the inner index, whatever else is computed beside it: its bits depend on
/// its own row and column alone.
template <class S>
class OrderedProduct {
public:
    /// How many columns are summed at once: eight 128-bit registers full.
    static constexpr Index width = 128 / sizeof(S);

    /// Takes up inner × columns of a factor, columns ≤ width.
    template <class Factor>
    void pack(const Factor& factor)
    {
        m_columns = factor.cols();
        m_packed.assign(static_cast<std::size_t>(factor.rows() * width), S(0));
        for (Index c = 0; c < factor.rows(); ++c)
            for (Index t = 0; t < m_columns; ++t)
                m_packed[static_cast<std::size_t>(c * width + t)] = factor(c, t);
    }

    /// out[t] = Σ_c row[c]·factor(c, t) over begin ≤ c < end, added up from begin on.
    void multiply(const S* row, Index begin, Index end, S* out) const
    {
        std::array<S, width> sums{};
        const S* packed = m_packed.data() + begin * width;
        for (Index c = begin; c < end; ++c, packed += width)
            for (std::size_t t = 0; t < sums.size(); ++t)
                sums[t] += row[c] * packed[t];
        std::copy_n(sums.begin(), m_columns, out);
    }

private:
    std::vector<S> m_packed;
    Index m_columns = 0;
};

} // namespace headlight
