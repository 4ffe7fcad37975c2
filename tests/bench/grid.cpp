#include "support/matrix_source.h"
#include "support/random_model.h"
#include "ui/controls/style.h"
#include "ui/document/evaluate.h"
#include "ui/views/heads_canvas.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

using namespace headlight;

namespace {

constexpr Index layers = 12;
constexpr Index heads = 12;
constexpr Index tokens = 77;
constexpr int repaints = 300;

Content contentOf144Heads()
{
    Content content;
    content.tokens = MatrixSource::names(tokens);
    content.embeddings = test::randomMatrix<double>(tokens, 64, 1);
    for (Index layer = 0; layer < layers; ++layer) {
        const std::vector<Head> equal(heads, test::headOf(8, 8));
        content.model.layers.push_back(test::randomLayer<double>(64, equal, static_cast<unsigned>(10 * layer)));
        content.model.layers.back().mask.kind = Mask::Kind::Causal;
    }
    return content;
}

/// The same with one entry changed of the last head's W_Q.
Content withOneHeadChanged(Content content)
{
    Layer<double>& last = content.model.layers.back();
    Matrix<double> wq = *last.wq;
    wq(0, wq.cols() - 1) += 1;
    last.wq = wq;
    return content;
}

/// Shows the canvas and reads it whole, as it stands before a repaint.
void prepare(HeadsCanvas& canvas, const Source& source)
{
    canvas.resize(800, 800);
    canvas.setSource(source);
    canvas.show();
    if (!QTest::qWaitForWindowExposed(&canvas))
        qFatal("the window does not show");
    while (!canvas.isComplete())
        QCoreApplication::processEvents();
    QCoreApplication::processEvents();
}

void setMedian(benchmark::State& state, std::vector<double>& times)
{
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2] * 1e3;
    state.counters["p99_ms"] = times[times.size() * 99 / 100] * 1e3;
}

/// From a new snapshot, in which one head differs, to the end of the grid's repaint: the snapshots are made before.
void repaintAfterOneHeadChanged(benchmark::State& state)
{
    const Evaluated one{contentOf144Heads(), evaluate(contentOf144Heads()).value()};
    const Source other = evaluate(withOneHeadChanged(one.content), one).value();
    HeadsCanvas canvas(GridFit::Whole);
    prepare(canvas, one.source);
    std::vector<double> times;
    bool turn = false;
    for (auto _ : state) {
        QElapsedTimer timer;
        timer.start();
        canvas.setSource((turn = !turn) ? other : one.source);
        QCoreApplication::processEvents(); // paints
        times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-9);
        state.SetIterationTime(times.back());
    }
    setMedian(state, times);
}

/// All of the grid, as when something was in front of it.
void repaintAll(benchmark::State& state)
{
    HeadsCanvas canvas(GridFit::Whole);
    prepare(canvas, evaluate(contentOf144Heads()).value());
    std::vector<double> times;
    for (auto _ : state) {
        QElapsedTimer timer;
        timer.start();
        canvas.repaint();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-9);
        state.SetIterationTime(times.back());
    }
    setMedian(state, times);
}

BENCHMARK(repaintAfterOneHeadChanged)->UseManualTime()->Iterations(repaints)->Unit(benchmark::kMillisecond);
BENCHMARK(repaintAll)->UseManualTime()->Iterations(repaints)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    prepareStyle();
    applyTheme(*qApp, Theme::light());
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
