#pragma once

#include "core/model/layer.h"

namespace headlight {

/// A head by itself, with all that belongs to it in its layer's matrices.
struct HeadParts {
    Head head;
    Matrix<double> wq; ///< d_model × d_k
    Matrix<double> wk; ///< d_model × d_k
    Matrix<double> wv; ///< d_model × d_v
    Matrix<double> wo; ///< its rows: d_v × d_model
};

/// A copy of one head.
HeadParts headParts(const Layer<double>& layer, Index head);
/// Takes a head out of its layer; W_O is written out.
HeadParts takeHead(Layer<double>& layer, Index head);
/// Puts a head in front of the one at `position`, or behind the last; W_O is written out.
void putHead(Layer<double>& layer, Index position, const HeadParts& parts);

/// Of another shape: entries that still have a place stay, new ones are 0.
HeadParts resized(const HeadParts& parts, Index dK, Index dV);
/// Of the same shape, all zeros, without a name, ÷√d_k, on.
HeadParts emptyLike(HeadParts parts);

} // namespace headlight
