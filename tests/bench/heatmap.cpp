#include "core/model/trace_source.h"
#include "support/matrix_source.h"
#include "support/random_model.h"
#include "ui/controls/heatmap_canvas.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMap>
#include <QMouseEvent>
#include <QProcess>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

/// What matplotlib takes for one draw, by the number of tokens, in milliseconds.
QMap<int, double>& matplotlib()
{
    static QMap<int, double> times;
    return times;
}

void timeMatplotlib()
{
    QProcess python;
    python.start(u"/usr/bin/python3"_s, {QString::fromUtf8(HEADLIGHT_BENCH_DIR) + u"/matplotlib_draw.py"_s, u"77"_s,
                                         u"512"_s, u"1024"_s, u"4096"_s});
    if (!python.waitForFinished(300'000) || python.exitCode() != 0)
        qWarning("no ratios: matplotlib is missing (Debian: apt install python3-matplotlib)");
    for (const QByteArray& line : python.readAllStandardOutput().split('\n'))
        if (const QList<QByteArray> words = line.split(' '); words.size() == 2)
            matplotlib()[words[0].toInt()] = words[1].toDouble();
}

/// One head of d_k = 64 over n tokens, from Q and K.
std::shared_ptr<const AttentionSource> headOver(Index n, Mask::Kind mask)
{
    Model<float> model;
    model.layers = {randomLayer<float>(64, {headOf(64, 1)}, 1)};
    model.layers[0].wq = Matrix<float>(*model.layers[0].wq / 8);
    model.layers[0].wk = Matrix<float>(*model.layers[0].wk / 8);
    model.layers[0].mask.kind = mask;
    const Input<float> input{.x = randomMatrix<float>(n, 64, 2)};
    auto trace = forward(model, input);
    const std::vector<std::string> names = MatrixSource::names(n);
    return std::make_shared<TraceSource<float>>(std::move(model), input, std::move(trace).value(),
                                                Labels{names, names, {}});
}

void show(HeatmapCanvas& canvas, const std::shared_ptr<const AttentionSource>& source)
{
    canvas.resize(800, 800);
    canvas.setHeatmap(source, {});
    canvas.select(0, 0);
    canvas.show();
    while (canvas.heatmap().isEmpty())
        QCoreApplication::processEvents();
    QCoreApplication::processEvents();
}

void tell(benchmark::State& state, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p99_ms"] = times[times.size() * 99 / 100];
}

void tellRatio(benchmark::State& state, int n)
{
    if (!matplotlib().contains(n))
        return;
    state.counters["matplotlib_ms"] = matplotlib()[n];
    state.counters["ratio"] = state.counters["median_ms"] / matplotlib()[n];
}

/// Weights at hand, painted once more at 800 × 800 pixels, as when the pointer moves.
void repaint(benchmark::State& state)
{
    const auto n = static_cast<int>(state.range(0));
    HeatmapCanvas canvas;
    show(canvas, headOver(n, Mask::Kind::None));
    canvas.repaint();
    canvas.repaint();
    std::vector<double> times;
    for (auto _ : state) {
        QElapsedTimer timer;
        timer.start();
        canvas.repaint();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    tell(state, times);
    tellRatio(state, n);
}

/// Weights at hand, coloured, labelled and painted anew at 800 × 800 pixels, without the picture that is kept.
void paintAnew(benchmark::State& state)
{
    const auto n = static_cast<int>(state.range(0));
    HeatmapCanvas canvas;
    show(canvas, headOver(n, Mask::Kind::None));
    std::vector<double> times;
    for (auto _ : state) {
        canvas.setPresenting(false); // forgets the picture
        QElapsedTimer timer;
        timer.start();
        canvas.repaint();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    tell(state, times);
    tellRatio(state, n);
}

/// Weights made anew from Q and K, for 800 × 800 pixels.
void poolWeights(benchmark::State& state)
{
    const Index n = state.range(0);
    const auto source = headOver(n, state.range(1) ? Mask::Kind::Causal : Mask::Kind::None);
    const Pooling pooling{{0, 0, n, n}, 800, 800};
    for (auto _ : state)
        benchmark::DoNotOptimize(source->pooled(Quantity::Weights, 0, 0, pooling, nullptr).data());
}

void sendMouse(QWidget& widget, QEvent::Type type, const QPointF& position)
{
    const bool moving = type == QEvent::MouseMove;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::MiddleButton;
    QMouseEvent event(type, position, widget.mapToGlobal(position), moving ? Qt::NoButton : Qt::MiddleButton, held,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &event);
}

/// Drags an enlarged matrix to and fro: the time from each move to the end of its paint, with all that the window's
/// thread does in between.
void pan(benchmark::State& state)
{
    HeatmapCanvas canvas;
    show(canvas, headOver(4096, Mask::Kind::Causal));
    canvas.zoomBy(static_cast<double>(state.range(0)));
    QCoreApplication::processEvents();
    const QPointF start(600, 600);
    std::vector<double> times;
    int step = 0;
    sendMouse(canvas, QEvent::MouseButtonPress, start);
    for (auto _ : state) {
        step = (step + 1) % 200;
        const double way = -12.0 * (step < 100 ? step : 200 - step);
        QElapsedTimer timer;
        timer.start();
        sendMouse(canvas, QEvent::MouseMove, start + QPointF(way, way));
        QCoreApplication::processEvents();
        canvas.repaint();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        state.SetIterationTime(times.back() / 1e3);
    }
    sendMouse(canvas, QEvent::MouseButtonRelease, start);
    tell(state, times);
}

} // namespace

BENCHMARK(repaint)->Arg(77)->Arg(512)->Arg(1024)->Arg(4096)->Unit(benchmark::kMillisecond);
BENCHMARK(paintAnew)->Arg(77)->Arg(512)->Arg(1024)->Arg(4096)->Unit(benchmark::kMillisecond);
BENCHMARK(poolWeights)
    ->ArgNames({"n", "causal"})
    ->Args({4096, 0})
    ->Args({4096, 1})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(pan)->ArgName("zoom")->Arg(3)->Arg(8)->Arg(120)->Iterations(600)->UseManualTime()->Unit(
    benchmark::kMillisecond);

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    timeMatplotlib();
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
