#pragma once

#include "core/attention/matrix.h"

#include <memory>
#include <vector>

namespace headlight {

/// Which query may see which key, before it is known how many there are.
struct Mask {
    enum class Kind {
        None,              ///< every query sees every key
        Causal,            ///< query i sees key j ≤ i
        CausalBottomRight, ///< query i sees key j ≤ i + m − n
        Window,            ///< query i sees i − window < j ≤ i
        Painted            ///< by hand, cell by cell
    };

    Kind kind = Kind::None;
    Index window = 1;                                    ///< keys a query sees at most, ≥ 1; used by Window
    std::shared_ptr<const BoolMatrix> allowed = nullptr; ///< n × m; used by Painted

    /// Equal if they let the same queries see the same keys by the same rule.
    bool operator==(const Mask& other) const;
};

/// A mask laid over n queries and m keys, with the keys that no query sees (padding) taken out.
class Visibility {
public:
    /// @param hiddenKeys positions of keys that no query sees, each in [0, m)
    /// @throws std::invalid_argument a painted mask that is not n × m, a window below 1, a hidden key outside [0, m)
    Visibility(const Mask& mask, const std::vector<Index>& hiddenKeys, Index n, Index m);

    Index queries() const { return m_queries; }
    Index keys() const { return m_keys; }

    /// Whether query i sees key j.
    bool sees(Index i, Index j) const;
    /// Keys outside [begin(i), end(i)) are never seen by query i; begin(i) ≤ end(i).
    Index begin(Index i) const;
    Index end(Index i) const;
    /// How many keys query i sees.
    Index count(Index i) const;
    /// Whether query i sees all of [begin(i), end(i)).
    bool seesWholeSpan(Index i) const;

private:
    Mask m_mask;
    std::vector<bool> m_hidden;
    bool m_anyHidden = false;
    Index m_queries = 0;
    Index m_keys = 0;
};

} // namespace headlight
