#include "ui/labs/kernel_lab.h"

#include "core/analysis/kernel_regression.h"
#include "ui/labs/kernel_case.h"
#include "ui/labs/kernel_text.h"
#include "ui/paint/bar_list.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/plot.h"
#include "ui/paint/table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(KernelLab)
};

constexpr double axisEnd = std::numbers::pi; ///< of places, on both kinds
constexpr int curvePoints = 240;
constexpr int mostDraws = 1000;
constexpr std::array<double, KernelCase::mostKeys> firstValues = {0.2,  -0.6, 0.5, 0.9, 0.3,  -0.4,
                                                                  -0.9, 0.1,  0.7, 0.4, -0.2, 0.6};

PlotAxis placeAxis(const KernelCase& in)
{
    return {-axisEnd, axisEnd, false, in.onCircle ? Words::tr("angle in radians") : Words::tr("place on the line")};
}

/// Even places, and the query's own: so that what is read at the marker is exact.
std::vector<double> curvePlaces(const KernelCase& in, double end = axisEnd)
{
    std::vector<double> places;
    for (int i = 0; i <= curvePoints; ++i)
        places.push_back(end * (2. * i / curvePoints - 1));
    if (std::abs(in.place) <= end)
        places.insert(std::lower_bound(places.begin(), places.end(), in.place), in.place);
    return places;
}

std::vector<QPointF> pointsAt(const std::vector<double>& places, const auto& heightAt)
{
    std::vector<QPointF> points;
    for (const double place : places)
        points.emplace_back(place, heightAt(place));
    return points;
}

std::vector<QPointF> keyPoints(const KernelCase& in, const Matrix<double>& heights)
{
    std::vector<QPointF> points;
    for (Index j = 0; j < heights.cols(); ++j)
        points.emplace_back(in.places(0, j), heights(0, j));
    return points;
}

QStringList keyNames(const KernelCase& in)
{
    QStringList names;
    for (Index j = 0; j < in.keys.rows(); ++j)
        names << numbered(u'k', j + 1);
    return names;
}

/// The key whose value's point is grabbed there; −1: none is so near.
int valueNear(const KernelCase& in, QPointF at)
{
    constexpr double reach = 0.03; // of the axes' lengths: about the size of a finger tip
    int nearest = -1;
    double least = 1;
    for (Index j = 0; j < in.values.cols(); ++j) {
        const double x = (at.x() - in.places(0, j)) / (2 * axisEnd * reach);
        const double y = (at.y() - in.values(0, j)) / (2 * 2 * reach); // the plot is twice as wide as high
        if (const double distance = std::hypot(x, y); distance <= least) {
            least = distance;
            nearest = static_cast<int>(j);
        }
    }
    return nearest;
}

std::shared_ptr<const PagePart> meanPlot(const KernelCase& in)
{
    const std::vector<double> places = curvePlaces(in);
    const auto by = [&](auto weightsOf) {
        return pointsAt(places, [&, weightsOf](double place) {
            return expectation(weightsOf(in.vectorAt(place), in.keys, in.scale), in.values).mean;
        });
    };
    PlotContent plot{placeAxis(in), {-1, 1, false, Words::tr("height")}, {}, in.place, u"q"_s};
    plot.series = {{Words::tr("Σ a_j v_j: softmax(scale · q·k)"), by(&dotWeights), 0},
                   {Words::tr("the same with weights by distance"), by(&gaussianWeights), 3, PlotSeries::Mark::Dashes},
                   {Words::tr("values at their keys"), keyPoints(in, in.values), 1, PlotSeries::Mark::Points}};
    return std::make_shared<Plot>(in.onCircle ? Words::tr("Output over the query's angle: drag q or a value")
                                              : Words::tr("Output over the query's place: drag q or a value"),
                                  plot);
}

std::shared_ptr<const PagePart> kernelPlot(const KernelCase& in)
{
    // The largest that a product can be: with a key at the query itself, or with the outermost one.
    const double most = in.onCircle ? in.scale : in.scores.maxCoeff();
    const auto dot = [&](double place) {
        return std::exp(in.scale * (in.query * in.vectorAt(place).transpose())(0, 0) - most);
    };
    const auto gauss = [&](double place) {
        return std::exp(-in.scale / 2 * squaredDistances(in.query, in.vectorAt(place))(0, 0));
    };
    std::vector<double> atKeys(in.places.data(), in.places.data() + in.places.size());
    PlotContent plot{placeAxis(in), {0, 1, false, Words::tr("kernel, its largest value as 1")}, {}, in.place, u"q"_s};
    plot.series = {
        {Words::tr("e^(scale · q·k)"), pointsAt(curvePlaces(in, in.onCircle ? axisEnd : KernelCase::lineEnd), dot), 0},
        {Words::tr("e^(−scale · ‖q − k‖² ÷ 2)"), pointsAt(curvePlaces(in), gauss), 3, PlotSeries::Mark::Dashes},
        {Words::tr("keys"), pointsAt(atKeys, dot), 0, PlotSeries::Mark::Points}};
    return std::make_shared<Plot>(in.onCircle ? Words::tr("What a key counts, by where it lies: a bump around q")
                                              : Words::tr("What a key counts, by where it lies: no bump"),
                                  plot);
}

std::shared_ptr<const PagePart> entropyPlot(const KernelCase& in)
{
    std::vector<double> amounts;
    for (int i = -50; i <= 50; ++i)
        amounts.push_back(i / 50.);
    amounts.insert(std::lower_bound(amounts.begin(), amounts.end(), in.amount), in.amount);
    PlotSeries curve{Words::tr("alternatives with the same mean score"),
                     pointsAt(amounts, [&](double t) { return in.entropyAt(t); }), 2};
    double least = in.entropyAt(0);
    for (const QPointF& point : curve.points)
        least = std::min(least, point.y());
    const double room = std::max(0.1 * (in.entropyAt(0) - least), 1e-3);
    PlotContent plot{{-1, 1, false, Words::tr("t: 0 is the softmax, at ±1 a weight reaches 0 or doubles")},
                     {std::max(0., least - room), in.entropyAt(0) + room, false, Words::tr("entropy in nats")},
                     {curve},
                     in.amount,
                     u"t"_s};
    plot.series.push_back({Words::tr("softmax"), {{0, in.entropyAt(0)}}, 0, PlotSeries::Mark::Points});
    return std::make_shared<Plot>(Words::tr("Is there a row of more entropy? Drag to try"), plot);
}

std::shared_ptr<const PagePart> weightPart(const KernelCase& in)
{
    CellTableContent cells;
    cells.rows = {Words::tr("softmax"), Words::tr("alternative"), Words::tr("drawn")};
    cells.columns = keyNames(in);
    cells.framed = {static_cast<int>(in.raised), 1};
    cells.values.resize(3, in.weights.cols());
    cells.values << in.weights, in.alternative, in.shares();
    return std::make_shared<CellTable>(Words::tr("Weights: press a key for t to raise"), cells);
}

std::shared_ptr<const PagePart> samplePlot(const KernelCase& in)
{
    const double least = in.output.deviation > 1e-9 ? 1.5 * in.output.deviation : 0.1;
    PlotContent plot{{0, mostDraws, false, Words::tr("draws")},
                     {in.output.mean - least, in.output.mean + least, false, Words::tr("mean of the drawn values")},
                     {},
                     static_cast<double>(in.drawn.size()),
                     {}};
    PlotSeries means{Words::tr("mean of the draws so far"), {}, 3};
    const std::vector<double> running = runningMeans(in.drawn, in.values);
    for (std::size_t n = 0; n < running.size(); ++n)
        means.points.emplace_back(static_cast<double>(n + 1), running[n]);
    PlotSeries exact{u"o = Σ a_j v_j"_s, {{0, in.output.mean}, {mostDraws, in.output.mean}}, 0};
    PlotSeries above{Words::tr("o ± standard error"), {}, 1, PlotSeries::Mark::Dashes};
    PlotSeries below{{}, {}, 1, PlotSeries::Mark::Dashes};
    for (int n = 1; n <= mostDraws; ++n) {
        const double error = in.output.deviation / std::sqrt(static_cast<double>(n));
        above.points.emplace_back(n, in.output.mean + error);
        below.points.emplace_back(n, in.output.mean - error);
    }
    plot.series = {exact, above, below, means};
    return std::make_shared<Plot>(Words::tr("Draw keys by their weights: press Run"), plot);
}

std::shared_ptr<const PagePart> valuePart(const KernelCase& in)
{
    QStringList names;
    for (Index j = 0; j < in.values.cols(); ++j)
        names << numbered(u'v', j + 1);
    BarListContent bars{names, {in.values.data(), in.values.data() + in.values.size()}, -1, 1};
    bars.color = 1;
    bars.decimals = 2;
    return std::make_shared<BarList>(Words::tr("Values: drag the bars"), bars);
}

std::shared_ptr<const PagePart> kernelTablePart(const KernelCase& in)
{
    TableContent table{
        {QString(), u"q·k_j"_s, u"‖q − k_j‖²÷2"_s, Words::tr("sum"), Words::tr("softmax"), Words::tr("by distance")},
        {}};
    const Matrix<double> products = in.query * in.keys.transpose();
    const Matrix<double> halves = squaredDistances(in.query, in.keys) / 2;
    for (Index j = 0; j < in.keys.rows(); ++j) {
        const double sum = products(0, j) + halves(0, j);
        table.rows.push_back({numbered(u'k', j + 1), numberText(products(0, j), 3), numberText(halves(0, j), 3),
                              numberText(sum, 3), numberText(in.weights(0, j), 4), numberText(in.gaussian(0, j), 4)});
    }
    return std::make_shared<Table>(in.onCircle ? Words::tr("Key by key: the sum is the same for all")
                                               : Words::tr("Key by key: the sum is not the same for all"),
                                   table);
}

QString onlySoMany(const LabState& state)
{
    return Words::tr("there are %1 keys").arg(state.at("keys"));
}

} // namespace

QString KernelLab::title() const
{
    return tr("Kernel view");
}

QString KernelLab::question() const
{
    return tr(
        "What is a row of weights? A bump around the query, the row of largest entropy, odds to draw keys by: see all "
        "three");
}

std::vector<LabParameter> KernelLab::parameters() const
{
    using Kind = LabParameter::Kind;
    std::vector<LabParameter> all = {
        {"keys_lie", tr("keys lie"), Kind::Choice, 0, 1, 0, {tr("on a circle"), tr("along a line")}},
        {"keys", tr("keys"), Kind::Whole, 3, KernelCase::mostKeys, 8},
        {"query",
         tr("place of q"),
         Kind::Number,
         -axisEnd,
         axisEnd,
         0.6,
         {},
         tr("On the circle its angle in radians, along the line its place")},
        {"scale",
         tr("scale of q·k"),
         Kind::Logarithmic,
         0.1,
         64,
         4,
         {},
         tr("What q·k is multiplied by: for keys of length 1 the bandwidth is 1 ÷ √scale")},
        {"tilt",
         tr("alternative t"),
         Kind::Number,
         -1,
         1,
         0.5,
         {},
         tr("Moves weight between keys; the sum and the mean score stay. At 0 it is the softmax; at 1 and −1 a weight "
            "reaches 0 or doubles, and no step goes farther")},
        {"draws", tr("keys drawn"), Kind::Whole, 1, mostDraws, 100},
        {"seed", tr("seed"), Kind::Whole, 0, 99, 1, {}, tr("Of the random numbers: the same seed, the same draws")},
        {"raised", tr("key that the alternative raises"), Kind::Whole, 1, KernelCase::mostKeys, 6, {}, {}, true}};
    for (int key = 0; key < KernelCase::mostKeys; ++key)
        all.push_back({kernelValue(key),
                       tr("value of %1").arg(numbered(u'k', key + 1)),
                       Kind::Number,
                       -1,
                       1,
                       firstValues[static_cast<std::size_t>(key)],
                       {},
                       {},
                       true});
    return all;
}

QString KernelLab::textOf(const std::string& parameter, const LabRequest& request) const
{
    if (parameter != "query")
        return {};
    return request.whole("keys_lie") == 0 ? tr("angle of q in radians") : tr("place of q");
}

QString KernelLab::whyIdle(const std::string& parameter, const LabState& state) const
{
    for (int key = static_cast<int>(state.at("keys")); key < KernelCase::mostKeys; ++key)
        if (parameter == kernelValue(key))
            return onlySoMany(state);
    return {};
}

void KernelLab::fit(LabParameter& parameter, const LabState& state) const
{
    if (parameter.name != "raised")
        return;
    parameter.high = state.at("keys");
    parameter.reason = onlySoMany(state);
}

Page KernelLab::page(const LabRequest& request) const
{
    const KernelCase in = kernelCase(request.state);
    Page page;
    page.parts = {meanPlot(in),        kernelPlot(in),
                  entropyPlot(in),     weightPart(in),
                  samplePlot(in),      valuePart(in),
                  kernelTablePart(in), std::make_shared<Paragraph>(Words::tr("What the numbers say"), kernelText(in))};
    return page;
}

LabState KernelLab::pressed(const LabRequest& request, int part, QPointF value) const
{
    const bool holds = part == meanCurve && valueNear(kernelCase(request.state), value) >= 0;
    return holds ? request.state : moved(request, part, value);
}

LabState KernelLab::moved(const LabRequest& request, int part, QPointF value) const
{
    LabState state = request.state;
    const int held = part == meanCurve && request.grabbed
                         ? valueNear(kernelCase(request.grabbed->state), request.grabbed->value)
                         : -1;
    if (held >= 0)
        state[kernelValue(held)] = value.y();
    else if (part == meanCurve || part == kernelCurve)
        state["query"] = value.x();
    if (part == entropyCurve)
        state["tilt"] = value.x();
    if (part == weightCells)
        state["raised"] = value.x() + 1;
    if (part == sampleCurve)
        state["draws"] = std::round(value.x());
    if (part == valueBars)
        state[kernelValue(static_cast<int>(value.y()))] = value.x();
    return state;
}

LabState KernelLab::nudged(const LabRequest& request, QPoint direction) const
{
    LabState state = request.state;
    state["query"] += 0.05 * direction.x();
    state["raised"] += direction.y();
    return completed(state);
}

} // namespace headlight
