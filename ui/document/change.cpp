#include "ui/document/change.h"

#include <algorithm>

namespace headlight {

namespace {

/// Whether two layers make the same numbers of the same input: names do not count.
bool computeAlike(const Layer<double>& a, const Layer<double>& b)
{
    const auto sameHead = [](const Head& x, const Head& y) {
        return x.dK == y.dK && x.dV == y.dV && x.scale == y.scale && x.enabled == y.enabled;
    };
    return std::equal(a.heads.begin(), a.heads.end(), b.heads.begin(), b.heads.end(), sameHead) && a.wq == b.wq
           && a.wk == b.wk && a.wv == b.wv && a.wo == b.wo && a.mask == b.mask && a.hiddenKeys == b.hiddenKeys
           && a.residual == b.residual && a.layerNorm == b.layerNorm;
}

bool sameShape(const Layer<double>& a, const Layer<double>& b)
{
    const auto sameHead = [](const Head& x, const Head& y) { return x.dK == y.dK && x.dV == y.dV; };
    return std::equal(a.heads.begin(), a.heads.end(), b.heads.begin(), b.heads.end(), sameHead);
}

bool sameInput(const Content& a, const Content& b)
{
    const bool samePositions =
        a.positions == b.positions
        && (!std::holds_alternative<PositionColumns>(a.positions) || a.dimensions == b.dimensions);
    const bool sameMemory =
        a.memory.has_value() == b.memory.has_value() && (!a.memory || a.memory->embeddings == b.memory->embeddings);
    return a.embeddings == b.embeddings && samePositions && sameMemory
           && a.model.scoreMultiplier == b.model.scoreMultiplier;
}

bool sameTokens(const Content& a, const Content& b)
{
    const bool sameMemory =
        a.memory.has_value() == b.memory.has_value() && (!a.memory || a.memory->tokens == b.memory->tokens);
    return a.tokens == b.tokens && sameMemory;
}

} // namespace

Change changeBetween(const Content& before, const Content& after)
{
    const auto& old = before.model.layers;
    const auto& now = after.model.layers;
    const auto firstDifferent = std::mismatch(now.begin(), now.end(), old.begin(), old.end(), computeAlike).first;

    Change change;
    change.fromLayer = sameInput(before, after) ? firstDifferent - now.begin() : 0;
    change.numbers = change.fromLayer < static_cast<Index>(now.size()) || old.size() != now.size();
    change.tokens = !sameTokens(before, after);
    change.shape =
        before.dModel() != after.dModel() || !std::equal(old.begin(), old.end(), now.begin(), now.end(), sameShape);
    return change;
}

} // namespace headlight
