#include "ui/labs/heads_case.h"

namespace headlight {

LayerSizes HeadsCase::sizes(Index count, Index tokens) const
{
    const Index width = count * headWidth(count);
    return {.n = tokens,
            .m = tokens,
            .dModel = dModel,
            .heads = count,
            .dK = width,
            .dV = width,
            .scalarBytes = scalarBytes};
}

Cost HeadsCase::cost(Index count, Index tokens) const
{
    const Cost layer = costOf(sizes(count, tokens));
    Cost all;
    for (Index i = 0; i < layers; ++i)
        all += layer;
    return all;
}

std::vector<Index> HeadsCase::compared() const
{
    return heads > 1 ? std::vector<Index>{1, heads} : std::vector<Index>{1};
}

const HeadLayout* layoutOf(const LabState& state)
{
    const auto chosen = static_cast<std::size_t>(state.at("layout"));
    return chosen == 0 ? nullptr : &publishedLayouts()[chosen - 1];
}

HeadsCase headsCase(const LabRequest& request)
{
    HeadsCase it;
    it.layout = layoutOf(request.state);
    it.n = request.whole("n");
    it.dModel = request.whole("d_model");
    it.heads = request.whole("heads");
    it.layers = request.whole("layers");
    it.scalarBytes = Index(2) << request.whole("number");
    it.mostTokens = it.layout && it.layout->mostTokens > 0 ? it.layout->mostTokens : mostTokensOfLab;
    return it;
}

} // namespace headlight
