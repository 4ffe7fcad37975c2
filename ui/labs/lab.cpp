#include "ui/labs/lab.h"

#include "ui/labs/claims_lab.h"
#include "ui/labs/heads_lab.h"
#include "ui/labs/kernel_lab.h"
#include "ui/labs/masks_lab.h"
#include "ui/labs/saturation_lab.h"
#include "ui/labs/stable_softmax_lab.h"
#include "ui/labs/stall_lab.h"
#include "ui/labs/why_root_lab.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr int runSteps = 250; ///< from the least to the largest value

} // namespace

LabState Lab::firstState() const
{
    LabState state;
    for (const LabParameter& parameter : parameters())
        state[parameter.name] = parameter.value;
    if (usesDocument())
        state[scoreMultiplier] = 1;
    return state;
}

std::optional<LabParameter> Lab::running() const
{
    for (const LabParameter& parameter : parameters())
        if (parameter.name == runs())
            return parameter;
    return std::nullopt;
}

LabState Lab::runOn(LabState state) const
{
    const auto parameter = running();
    if (!parameter)
        return state;
    double step = (parameter->high - parameter->low) / runSteps;
    if (parameter->kind == LabParameter::Kind::Whole)
        step = std::max(1., std::round(step));
    double& value = state[parameter->name];
    value = std::min(parameter->high, value + (runsByDoubling() ? value : step));
    return state;
}

LabState Lab::rewound(LabState state) const
{
    if (const auto parameter = running())
        state[parameter->name] = parameter->low;
    return state;
}

bool Lab::hasRunOut(const LabState& state) const
{
    const auto parameter = running();
    return parameter && state.at(parameter->name) >= parameter->high;
}

LabState Lab::completed(const LabState& state) const
{
    LabState whole = firstState();
    for (const LabParameter& parameter : parameters())
        if (const auto found = state.find(parameter.name); found != state.end() && std::isfinite(found->second)) {
            const double least = parameter.kind == LabParameter::Kind::Logarithmic ? 0 : parameter.low;
            const double value = std::clamp(found->second, least, parameter.high);
            const bool isReal =
                parameter.kind == LabParameter::Kind::Number || parameter.kind == LabParameter::Kind::Logarithmic;
            whole[parameter.name] = isReal ? value : std::round(value);
        }
    if (const auto found = state.find(scoreMultiplier); found != state.end() && usesDocument())
        whole[scoreMultiplier] = found->second;
    return settled(whole);
}

bool Lab::isOtherPage(const LabState& one, const LabState& other) const
{
    const std::vector<LabParameter> all = parameters();
    return std::any_of(all.begin(), all.end(), [&](const LabParameter& parameter) {
        return parameter.turnsPage && one.at(parameter.name) != other.at(parameter.name);
    });
}

const Lab& labOf(ViewKind kind)
{
    static const SaturationLab saturation;
    static const StallLab stall;
    static const MasksLab masks;
    static const WhyRootLab whyRoot;
    static const StableSoftmaxLab stableSoftmax;
    static const HeadsLab heads;
    static const KernelLab kernel;
    static const ClaimsLab claims;
    static const Lab* const labs[] = {&saturation, &stall, &masks, &whyRoot, &stableSoftmax, &heads, &kernel, &claims};
    return *labs[static_cast<int>(kind) - wayCount];
}

} // namespace headlight
