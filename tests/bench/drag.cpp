#include "support/main_window_fixture.h"
#include "ui/controls/value_slider.h"
#include "ui/document/token_edits.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

constexpr int moves = 1000;

/// Counts what a widget paints.
class PaintCount final : public QObject {
public:
    explicit PaintCount(QWidget* widget) { widget->installEventFilter(this); }
    int count() const { return m_count; }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        m_count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

private:
    int m_count = 0;
};

void sendMouse(QWidget* widget, QEvent::Type type, const QPointF& position)
{
    const bool moving = type == QEvent::MouseMove;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, position, widget->mapToGlobal(position), moving ? Qt::NoButton : Qt::LeftButton, held,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &event);
}

/// Drags a slider to and fro, and takes the time of each move that changes its value (it rests at its marks) from the
/// event to the end of the heatmap's paint.
void dragSlider(benchmark::State& state, ValueSlider* slider, QWidget* heatmap)
{
    const PaintCount paints(heatmap);
    const QPointF middle = QRectF(slider->rect()).center();
    int step = 0;
    std::vector<double> times;
    sendMouse(slider, QEvent::MouseButtonPress, middle);
    for (auto _ : state) {
        const int before = paints.count();
        const double value = slider->value();
        QElapsedTimer timer;
        while (slider->value() == value) {
            step = (step + 1) % 40;
            timer.start();
            sendMouse(slider, QEvent::MouseMove, middle + QPointF(2 * (step < 20 ? step : 40 - step), 0));
        }
        while (paints.count() == before)
            QCoreApplication::processEvents();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        state.SetIterationTime(times.back() / 1e3);
    }
    sendMouse(slider, QEvent::MouseButtonRelease, middle);
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p99_ms"] = times[times.size() * 99 / 100];
}

/// Twelve tokens, two layers of four heads, in the real window.
struct Lecture : MainWindowFixture {
    Lecture()
    {
        const auto edited = setSentence(document().content(), u"a red cube on top of a blue sphere and a cone"_s);
        document().edit(edited);
        window->resize(1440, 900);
        QCoreApplication::processEvents();
    }
    QWidget* heatmap() { return find<QWidget>(u"heatmap"_s); }
    /// The one that is seen: views that are not shown have sliders too.
    ValueSlider* softmaxSlider()
    {
        const QList<ValueSlider*> sliders = window->findChildren<ValueSlider*>(u"multiplierSlider"_s);
        return *std::find_if(sliders.begin(), sliders.end(), [](const ValueSlider* one) { return one->isVisible(); });
    }
};

void softmaxSlider(benchmark::State& state)
{
    Lecture lecture;
    dragSlider(state, lecture.softmaxSlider(), lecture.heatmap());
}

void queryMatrixEntry(benchmark::State& state)
{
    Lecture lecture;
    auto* grid = lecture.find<QWidget>(u"head_grid"_s);
    dragSlider(state, grid->findChild<ValueSlider*>(u"cell_slider"_s), lecture.heatmap());
}

} // namespace

BENCHMARK(softmaxSlider)->Iterations(moves)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(queryMatrixEntry)->Iterations(moves)->UseManualTime()->Unit(benchmark::kMillisecond);

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
