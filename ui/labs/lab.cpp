#include "ui/labs/lab.h"

#include "core/text/korean.h"
#include "ui/labs/claims_lab.h"
#include "ui/labs/heads_lab.h"
#include "ui/labs/kernel_lab.h"
#include "ui/labs/masks_lab.h"
#include "ui/labs/saturation_lab.h"
#include "ui/labs/stable_softmax_lab.h"
#include "ui/labs/stall_lab.h"
#include "ui/labs/why_root_lab.h"
#include "ui/paint/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int runSteps = 250; ///< from the least to the largest value

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Lab)
};

QString limitText(double limit)
{
    return QString::number(limit).replace(u'-', QChar(0x2212));
}

} // namespace

double LabParameter::nearest(double wanted) const
{
    const double inside = std::clamp(wanted, least(), high);
    if (kind == Kind::Power)
        return std::exp2(std::round(std::log2(inside)));
    return isWhole() ? std::round(inside) : inside;
}

QString LabParameter::refusal(double wanted, const QString& called) const
{
    if (nearest(wanted) == wanted)
        return {};
    const QString pattern = least() == high       ? u"%1"_s
                            : kind == Kind::Power ? Words::tr("a power of two from %1 to %2")
                            : isWhole()           ? Words::tr("a whole number from %1 to %2")
                                                  : Words::tr("a number from %1 to %2");
    const QString range = filledIn(pattern, {limitText(least()), limitText(high)});
    const QString sentence = called.isEmpty()
                                 ? filledIn(Words::tr("Choose %1, not %2"), {range, exactText(wanted)})
                                 : filledIn(Words::tr("%1 takes %2, not %3"), {called, range, exactText(wanted)});
    return reason.isEmpty() ? sentence : sentence + u": "_s + reason;
}

LabState Lab::firstState() const
{
    LabState state;
    for (const LabParameter& parameter : parameters())
        state[parameter.name] = parameter.value;
    if (usesDocument())
        state[scoreMultiplier] = 1;
    return state;
}

LabState Lab::withoutCell(LabState state) const
{
    for (const LabParameter& parameter : parameters())
        if (parameter.ofCell)
            state[parameter.name] = parameter.value;
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
    for (const LabParameter& parameter : parameters()) {
        const auto found = state.find(parameter.name);
        const bool isSet = found != state.end() && std::isfinite(found->second);
        whole[parameter.name] = fitted(parameter, whole).nearest(isSet ? found->second : parameter.value);
    }
    if (const auto found = state.find(scoreMultiplier); found != state.end() && usesDocument())
        whole[scoreMultiplier] = found->second;
    return whole;
}

LabParameter Lab::fitted(LabParameter parameter, const LabState& state) const
{
    fit(parameter, state);
    return parameter;
}

std::optional<LabFault> Lab::fault(const LabState& values) const
{
    const std::vector<LabParameter> all = parameters();
    QStringList names;
    for (const LabParameter& parameter : all)
        names << QString::fromStdString(parameter.name);
    for (const auto& [name, value] : values)
        if (const QString called = QString::fromStdString(name); !names.contains(called))
            return LabFault{name, Words::tr("the lab has no %1; it has %2").arg(called, names.join(u", "_s))};
    const LabState whole = completed(values);
    for (const LabParameter& parameter : all)
        if (const auto found = values.find(parameter.name); found != values.end()) {
            const QString called = QString::fromStdString(parameter.name);
            const QString reason = fitted(parameter, whole).refusal(found->second, called);
            if (!reason.isEmpty())
                return LabFault{parameter.name, reason};
        }
    return std::nullopt;
}

QString Lab::refusal(const LabState& values) const
{
    if (const auto found = fault(values))
        return found->reason;
    for (const auto& [name, value] : values)
        if (const QString idle = whyIdle(name, completed(values)); !idle.isEmpty())
            return filledIn(Words::tr("%1=%2 does nothing: %3"),
                            {QString::fromStdString(name), exactText(value), idle});
    return {};
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

std::optional<LabFault> labFault(ViewKind kind, const LabState& values)
{
    return labOf(kind).fault(values);
}

} // namespace headlight
