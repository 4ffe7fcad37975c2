#include "core/model/layer_norm.h"

#include <cmath>

namespace headlight {

template <class S>
Matrix<S> normalised(const MatrixView<S>& x)
{
    Matrix<S> y = x.colwise() - x.rowwise().mean();
    const S rootOfWidth = std::sqrt(static_cast<S>(x.cols()));
    const S rootOfEpsilon = std::sqrt(static_cast<S>(normEpsilon));
    for (Index i = 0; i < y.rows(); ++i)
        y.row(i) /= std::hypot(y.row(i).stableNorm() / rootOfWidth, rootOfEpsilon);
    return y;
}

template Matrix<float> normalised(const MatrixView<float>&);
template Matrix<double> normalised(const MatrixView<double>&);

} // namespace headlight
