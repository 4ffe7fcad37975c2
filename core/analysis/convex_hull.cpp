#include "core/analysis/convex_hull.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

namespace headlight {

namespace {

/// Whether the way a → b → c turns to the left, by more than rounded coordinates of size 1 make of a straight one.
bool turnsLeft(const Matrix<double>& points, Index a, Index b, Index c)
{
    const double abX = points(b, 0) - points(a, 0);
    const double abY = points(b, 1) - points(a, 1);
    const double acX = points(c, 0) - points(a, 0);
    const double acY = points(c, 1) - points(a, 1);
    const double rounding =
        2 * std::numeric_limits<double>::epsilon() * (std::abs(abX) + std::abs(abY) + std::abs(acX) + std::abs(acY));
    return abX * acY - abY * acX > rounding;
}

/// One side of the hull: the points in this order, without those at which the way does not turn left.
template <class Iterator>
std::vector<Index> chain(const Matrix<double>& points, Iterator begin, Iterator end)
{
    std::vector<Index> side;
    for (Iterator at = begin; at != end; ++at) {
        while (side.size() >= 2 && !turnsLeft(points, side[side.size() - 2], side.back(), *at))
            side.pop_back();
        side.push_back(*at);
    }
    return side;
}

} // namespace

std::vector<Index> convexHull(const MatrixView<double>& points)
{
    // At a size of 1 no product of two differences overflows or vanishes.
    const double largest = points.size() > 0 ? points.cwiseAbs().maxCoeff() : 0;
    const Matrix<double> scaled = largest > 0 ? Matrix<double>(points / largest) : Matrix<double>(points);
    std::vector<Index> order(static_cast<std::size_t>(points.rows()));
    std::iota(order.begin(), order.end(), Index{0});
    const auto place = [&](Index i) { return std::tuple(scaled(i, 0), scaled(i, 1)); };
    std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) { return place(a) < place(b); });
    order.erase(std::unique(order.begin(), order.end(), [&](Index a, Index b) { return place(a) == place(b); }),
                order.end());
    if (order.size() < 3)
        return order;
    std::vector<Index> hull = chain(scaled, order.begin(), order.end());
    const std::vector<Index> back = chain(scaled, order.rbegin(), order.rend());
    hull.insert(hull.end(), back.begin() + 1, back.end() - 1);
    return hull;
}

} // namespace headlight
