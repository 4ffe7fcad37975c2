#include "core/analysis/cost.h"

namespace headlight {

Cost& Cost::operator+=(const Cost& other)
{
    parameters += other.parameters;
    projections += other.projections;
    scores += other.scores;
    weightedSums += other.weightedSums;
    outputProjection += other.outputProjection;
    distributions += other.distributions;
    exponentials += other.exponentials;
    parameterBytes += other.parameterBytes;
    weightBytes += other.weightBytes;
    return *this;
}

Cost costOf(const LayerSizes& sizes)
{
    const Index pairs = sizes.n * sizes.m;
    const Index output = sizes.hasOutput ? sizes.dV * sizes.dModel : 0;
    Cost cost;
    cost.parameters = sizes.dModel * (2 * sizes.dK + sizes.dV) + output;
    cost.projections = sizes.dModel * (sizes.n * sizes.dK + sizes.m * (sizes.dK + sizes.dV));
    cost.scores = pairs * sizes.dK;
    cost.weightedSums = pairs * sizes.dV;
    cost.outputProjection = sizes.n * output;
    cost.distributions = sizes.n * sizes.heads;
    cost.exponentials = pairs * sizes.heads;
    cost.parameterBytes = cost.parameters * sizes.scalarBytes;
    cost.weightBytes = cost.exponentials * sizes.scalarBytes;
    return cost;
}

template <class S>
LayerSizes sizesOf(const Layer<S>& layer, Index n, Index m)
{
    return {.n = n,
            .m = m,
            .dModel = layer.wq.rows(),
            .heads = static_cast<Index>(layer.heads.size()),
            .dK = layer.wq.cols(),
            .dV = layer.wv.cols(),
            .hasOutput = layer.wo.has_value(),
            .scalarBytes = sizeof(S)};
}

template <class S>
Cost costOf(const Model<S>& model, const Input<S>& input)
{
    const Index n = input.x.rows();
    const Index m = input.memory ? input.memory->rows() : n;
    Cost cost;
    for (const Layer<S>& layer : model.layers)
        cost += costOf(sizesOf(layer, n, m));
    return cost;
}

template LayerSizes sizesOf(const Layer<float>&, Index, Index);
template LayerSizes sizesOf(const Layer<double>&, Index, Index);
template Cost costOf(const Model<float>&, const Input<float>&);
template Cost costOf(const Model<double>&, const Input<double>&);

} // namespace headlight
