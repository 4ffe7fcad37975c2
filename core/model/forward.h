#pragma once

#include "core/attention/result.h"
#include "core/model/model.h"

#include <atomic>
#include <memory>
#include <vector>

namespace headlight {

/// What one layer's pass leaves behind: O(n·d), never an n × m matrix.
template <class S>
struct LayerTrace {
    SharedMatrix<S> input;  ///< n × d_model, before the norm
    Matrix<S> q;            ///< n × Σ d_k
    Matrix<S> k;            ///< m × Σ d_k
    Matrix<S> v;            ///< m × Σ d_v
    Matrix<S> rowMaximum;   ///< n × heads: the largest visible score; −∞ where a query sees no key
    Matrix<S> rowSum;       ///< n × heads: the sum of exponentials; 0 where a query sees no key
    Matrix<S> headOutput;   ///< n × Σ d_v: what each head computes, enabled or not
    SharedMatrix<S> output; ///< n × d_model
};

/// The pass of a whole model. Layers that an edit did not touch are shared with the trace before it.
template <class S>
struct Trace {
    std::vector<std::shared_ptr<const LayerTrace<S>>> layers;
};

/// A number that left the range of its type although everything that went in was finite.
struct Overflow {
    enum class What { Score, HeadOutput, LayerOutput };
    What what = What::Score;
    Index layer = 0;
    Index head = 0;   ///< of a score or a head's output
    Index row = 0;    ///< the query
    Index column = 0; ///< the key of a score; the component of an output
    bool operator==(const Overflow&) const = default;
};

/// Where an earlier pass can be taken up again.
template <class S>
struct Resume {
    const Trace<S>* trace = nullptr; ///< of the same input and of the same layers below fromLayer
    Index fromLayer = 0;
};

/// One forward pass: for each layer X → (norm) → Q, K, V → heads → concatenation·W_O → + X.
/// @param model, input shapes that fit (requireShapes)
/// @param resume layers below resume.fromLayer are taken from its trace
/// @param cancelled looked at between layers, null: never; once true the pass stops and the trace holds fewer layers
/// @return the trace, or the first number that overflowed
/// @throws std::invalid_argument shapes that do not fit, or a trace to resume that lacks the layers below
/// @source Vaswani et al. 2017, § 3.2; norm before the heads as in GPT-2.
template <class S>
Result<Trace<S>, Overflow> forward(const Model<S>& model, const Input<S>& input, Resume<S> resume = {},
                                   const std::atomic<bool>* cancelled = nullptr);

} // namespace headlight
