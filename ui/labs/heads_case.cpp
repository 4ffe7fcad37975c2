#include "ui/labs/heads_case.h"

#include <algorithm>

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
    const Index many = heads > 1 ? heads : std::min<Index>(8, dModel);
    return many > 1 ? std::vector<Index>{1, many} : std::vector<Index>{1};
}

HeadsCase headsCase(const LabRequest& request)
{
    HeadsCase it;
    it.n = request.whole("n");
    it.dModel = request.whole("d_model");
    it.heads = request.whole("heads");
    it.layers = request.whole("layers");
    it.scalarBytes = Index(2) << request.whole("number");
    it.mostTokens = mostTokensOfLab;
    if (const Index chosen = request.whole("layout"); chosen > 0) {
        it.layout = &publishedLayouts()[static_cast<std::size_t>(chosen - 1)];
        it.dModel = it.layout->dModel;
        it.heads = it.layout->heads;
        if (it.layout->layers > 0)
            it.layers = it.layout->layers;
        if (it.layout->mostTokens > 0)
            it.mostTokens = it.layout->mostTokens;
    }
    it.isShortened = it.n > it.mostTokens;
    it.n = std::min(it.n, it.mostTokens);
    it.isLimited = it.heads > it.dModel;
    it.heads = std::min(it.heads, it.dModel);
    return it;
}

} // namespace headlight
