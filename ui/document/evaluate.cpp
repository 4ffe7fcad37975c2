#include "ui/document/evaluate.h"

#include "core/analysis/cost.h"
#include "ui/document/change.h"

namespace headlight {

namespace {

/// The first layer that has to be computed.
Index firstLayer(const Content& content, const std::optional<Evaluated>& before)
{
    return before ? changeBetween(before->content, content).fromLayer : 0;
}

Labels labelsOf(const Content& content)
{
    return {content.tokens, content.keyTokens(), content.dimensions};
}

} // namespace

Source traceOf(const ShownSource& source)
{
    return std::dynamic_pointer_cast<const TraceSource<double>>(source);
}

Result<Source, Overflow> evaluate(const Content& content, const std::optional<Evaluated>& before,
                                  const std::atomic<bool>* cancelled)
{
    const Input<double> input = inputOf(content);
    Resume<double> resume;
    if (before)
        resume = {&before->source->trace(), firstLayer(content, before)};
    Result<Trace<double>, Overflow> trace = forward(content.model, input, resume, cancelled);
    if (!trace)
        return trace.error();
    if (trace.value().layers.size() != content.model.layers.size())
        return Source();
    return Source(
        std::make_shared<TraceSource<double>>(content.model, input, std::move(trace).value(), labelsOf(content)));
}

std::int64_t multiplicationsOf(const Content& content, const std::optional<Evaluated>& before)
{
    const auto n = static_cast<Index>(content.tokens.size());
    const auto m = static_cast<Index>(content.keyTokens().size());
    std::int64_t sum = 0;
    for (auto l = static_cast<std::size_t>(firstLayer(content, before)); l < content.model.layers.size(); ++l)
        sum += costOf(sizesOf(content.model.layers[l], n, m)).multiplications();
    return sum;
}

} // namespace headlight
