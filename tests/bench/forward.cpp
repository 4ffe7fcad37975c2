#include "core/model/forward.h"
#include "support/random_model.h"

#include <benchmark/benchmark.h>

using namespace headlight;
using namespace headlight::test;

namespace {

/// One pass through one layer. Arguments: tokens, d_model, heads.
template <class S>
void forwardPass(benchmark::State& state)
{
    const Index n = state.range(0);
    const Index dModel = state.range(1);
    const Index heads = state.range(2);
    Model<S> model;
    model.layers = {randomLayer<S>(
        dModel, std::vector<Head>(static_cast<std::size_t>(heads), headOf(dModel / heads, dModel / heads)), 1)};
    model.layers[0].mask.kind = Mask::Kind::Causal;
    const Input<S> input{.x = randomMatrix<S>(n, dModel, 2)};
    for (auto _ : state)
        benchmark::DoNotOptimize(forward(model, input).ok());
}

void sizes(benchmark::internal::Benchmark* benchmark)
{
    benchmark->ArgNames({"n", "d_model", "heads"});
    benchmark->Args({8, 16, 2})->Args({32, 64, 4})->Args({1024, 768, 12})->Unit(benchmark::kMicrosecond);
}

} // namespace

BENCHMARK(forwardPass<double>)->Apply(sizes);
BENCHMARK(forwardPass<float>)->Apply(sizes);
BENCHMARK_MAIN();
