#include "core/model/forward.h"

#include "core/attention/attention.h"
#include "core/model/layer_norm.h"

#include <cmath>
#include <stdexcept>
#include <string>

namespace headlight {

namespace {

template <class S>
using LayerResult = Result<std::shared_ptr<const LayerTrace<S>>, Overflow>;

/// The first entry by rows that is not a finite number.
template <class S, class Some>
std::optional<Overflow> firstOverflow(const Some& matrix, Overflow::What what, Index layer, Index head)
{
    if (matrix.allFinite())
        return std::nullopt;
    for (Index i = 0; i < matrix.rows(); ++i)
        for (Index j = 0; j < matrix.cols(); ++j)
            if (!std::isfinite(matrix(i, j)))
                return Overflow{.what = what, .layer = layer, .head = head, .row = i, .column = j};
    return std::nullopt;
}

/// Runs one head and keeps its output and row statistics in its columns of the trace.
template <class S>
std::optional<Overflow> attendHead(const Layer<S>& layer, Index layerIndex, Index h, double multiplier,
                                   const Visibility& visibility, LayerTrace<S>& trace)
{
    const Head& head = layer.heads[static_cast<std::size_t>(h)];
    const ColumnRange keys = layer.keyColumns(h);
    const ColumnRange values = layer.valueColumns(h);
    const Attended<S> attended =
        attend<S>(trace.q.middleCols(keys.begin, keys.count), trace.k.middleCols(keys.begin, keys.count),
                  trace.v.middleCols(values.begin, values.count),
                  {.divisor = head.scale.divisor(head.dK), .multiplier = multiplier}, visibility);
    if (attended.overflow)
        return Overflow{.what = Overflow::What::Score,
                        .layer = layerIndex,
                        .head = h,
                        .row = attended.overflow->query,
                        .column = attended.overflow->key};
    trace.headOutput.middleCols(values.begin, values.count) = attended.output;
    trace.rowMaximum.col(h) = attended.rowMaximum;
    trace.rowSum.col(h) = attended.rowSum;
    return firstOverflow<S>(attended.output, Overflow::What::HeadOutput, layerIndex, h);
}

/// The heads side by side, as W_O takes them: 0 for a head that is switched off.
template <class S>
Matrix<S> concatenation(const Layer<S>& layer, const Matrix<S>& headOutput)
{
    Matrix<S> all = headOutput;
    for (std::size_t h = 0; h < layer.heads.size(); ++h) {
        const ColumnRange range = layer.valueColumns(static_cast<Index>(h));
        if (!layer.heads[h].enabled)
            all.middleCols(range.begin, range.count).setZero();
    }
    return all;
}

template <class S>
LayerResult<S> forwardLayer(const Layer<S>& layer, Index layerIndex, const SharedMatrix<S>& x,
                            const std::optional<SharedMatrix<S>>& memory, double multiplier)
{
    auto trace = std::make_shared<LayerTrace<S>>();
    trace->input = x;

    // pass 1: norm and projections
    const SharedMatrix<S> from = layer.layerNorm ? SharedMatrix<S>(normalised<S>(*x)) : x;
    const SharedMatrix<S>& to = memory ? *memory : from;
    trace->q = *from * *layer.wq;
    trace->k = *to * *layer.wk;
    trace->v = *to * *layer.wv;

    // pass 2: heads
    const Visibility visibility(layer.mask, layer.hiddenKeys, x.rows(), to.rows());
    const auto heads = static_cast<Index>(layer.heads.size());
    trace->rowMaximum.resize(x.rows(), heads);
    trace->rowSum.resize(x.rows(), heads);
    trace->headOutput.resize(x.rows(), trace->v.cols());
    for (Index h = 0; h < heads; ++h)
        if (const auto overflow = attendHead(layer, layerIndex, h, multiplier, visibility, *trace))
            return *overflow;

    // pass 3: W_O and residual
    Matrix<S> output = concatenation(layer, trace->headOutput);
    if (layer.wo)
        output = output * **layer.wo;
    if (layer.residual)
        output += *x;
    if (const auto overflow = firstOverflow<S>(output, Overflow::What::LayerOutput, layerIndex, 0))
        return *overflow;
    trace->output = SharedMatrix<S>(std::move(output));
    return std::shared_ptr<const LayerTrace<S>>(std::move(trace));
}

/// The layers that an earlier pass has already done.
template <class S>
Trace<S> resumed(const Model<S>& model, const Resume<S>& resume)
{
    const auto done = static_cast<std::size_t>(resume.fromLayer);
    const std::size_t held = resume.trace ? resume.trace->layers.size() : 0;
    if (resume.fromLayer < 0 || done > model.layers.size() || done > held)
        throw std::invalid_argument("a pass taken up at layer " + std::to_string(resume.fromLayer) + " of "
                                    + std::to_string(model.layers.size()) + " from a trace of " + std::to_string(held)
                                    + " layers");
    Trace<S> trace;
    if (resume.trace)
        trace.layers.assign(resume.trace->layers.begin(), resume.trace->layers.begin() + resume.fromLayer);
    return trace;
}

} // namespace

template <class S>
Result<Trace<S>, Overflow> forward(const Model<S>& model, const Input<S>& input, Resume<S> resume,
                                   const std::atomic<bool>* cancelled)
{
    requireShapes(model, input);
    Trace<S> trace = resumed(model, resume);
    for (std::size_t l = trace.layers.size(); l < model.layers.size(); ++l) {
        if (cancelled && cancelled->load())
            break;
        const SharedMatrix<S>& x = l == 0 ? input.x : trace.layers[l - 1]->output;
        LayerResult<S> layer =
            forwardLayer(model.layers[l], static_cast<Index>(l), x, input.memory, model.scoreMultiplier);
        if (!layer)
            return layer.error();
        trace.layers.push_back(layer.value());
    }
    return trace;
}

template Result<Trace<float>, Overflow> forward(const Model<float>&, const Input<float>&, Resume<float>,
                                                const std::atomic<bool>*);
template Result<Trace<double>, Overflow> forward(const Model<double>&, const Input<double>&, Resume<double>,
                                                 const std::atomic<bool>*);

} // namespace headlight
