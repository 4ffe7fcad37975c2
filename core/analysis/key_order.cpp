#include "core/analysis/key_order.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace headlight {

Matrix<double> keyPlaces(const MatrixView<double>& scores)
{
    Matrix<double> places(scores.rows(), scores.cols());
    std::vector<Index> order(static_cast<std::size_t>(scores.cols()));
    for (Index i = 0; i < scores.rows(); ++i) {
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [&](Index a, Index b) { return scores(i, a) > scores(i, b); });
        for (std::size_t place = 0; place < order.size(); ++place)
            places(i, order[place]) = static_cast<double>(place + 1);
    }
    return places;
}

Index differentRows(const MatrixView<double>& rows)
{
    Index count = 0;
    for (Index i = 0; i < rows.rows(); ++i) {
        bool isNew = true;
        for (Index before = 0; before < i && isNew; ++before)
            isNew = rows.row(before) != rows.row(i);
        count += isNew;
    }
    return count;
}

double blockDifference(const MatrixView<double>& x, const MatrixView<double>& w, Index heads)
{
    const Matrix<double> whole = x * w;
    const Index width = w.cols() / heads;
    double largest = 0;
    for (Index head = 0; head < heads; ++head) {
        const Matrix<double> own = x * w.middleCols(head * width, width);
        largest = std::max(largest, (own - whole.middleCols(head * width, width)).cwiseAbs().maxCoeff());
    }
    return largest;
}

} // namespace headlight
