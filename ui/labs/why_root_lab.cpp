#include "ui/labs/why_root_lab.h"

#include "core/analysis/histogram.h"
#include "core/analysis/random_products.h"
#include "core/attention/softmax.h"
#include "ui/labs/why_root_words.h"
#include "ui/paint/bar_list.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/number_text.h"
#include "ui/paint/plot.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr Index largestWidth = 512;
constexpr Index rows = 200;          ///< that the curves are a mean of
constexpr double firstSeed = 9;      ///< of the first twenty, the one whose row is nearest to the means of many rows
constexpr double workOfAFrame = 3e6; ///< random numbers

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WhyRootLab)
};

Index pairsOf(const LabState& state)
{
    return static_cast<Index>(std::lround(std::pow(10, 2 + state.at("pairs"))));
}

double workOfPairs(const LabState& state)
{
    return 2 * state.at("d") * static_cast<double>(pairsOf(state));
}

double workOfRows(const LabState& state)
{
    return static_cast<double>(rows * largestWidth) * (state.at("keys") + 1);
}

/// Middles and width of bins of q·k. Products of signs are whole and all even or all odd: a bin then holds as many of
/// them as the next.
struct Bins {
    double first = 0;
    double step = 1;
    std::size_t count = 1;
};

Bins binsOf(const WhyRootNumbers& numbers, double end, double step)
{
    double middle = 0;
    if (numbers.distribution == UnitDistribution::Signs) {
        const double half = 2 * std::floor(step / 4) + 1; // odd
        step = 2 * half;
        middle = numbers.d % 2 == 0 ? 0 : half;
    }
    const double beside = std::ceil((end - middle) / step);
    const double before = std::ceil((end + middle) / step);
    return {middle - before * step, step, static_cast<std::size_t>(before + beside) + 1};
}

QString dividedName(const WhyRootNumbers& numbers)
{
    return u"q·k ÷ √%1"_s.arg(numbers.d);
}

/// The row's products as numbers, divided and not on one scale.
std::shared_ptr<const PagePart> productBars(const WhyRootNumbers& numbers, bool divided)
{
    const double divisor = divided ? std::sqrt(static_cast<double>(numbers.d)) : 1;
    const double end = numbers.row.cwiseAbs().maxCoeff();
    BarListContent bars;
    for (Index j = 0; j < numbers.row.cols(); ++j) {
        bars.labels << Words::tr("key %1").arg(j + 1);
        bars.values.push_back(numbers.row(0, j) / divisor);
    }
    bars.least = -end;
    bars.largest = end;
    bars.color = divided ? 1 : 0;
    return std::make_shared<BarList>(divided ? Words::tr("The same ÷ √%1").arg(numbers.d)
                                             : Words::tr("q·k of one query and %1 keys").arg(numbers.keys),
                                     bars);
}

/// Where the axis of both histograms ends: more than four deviations of q·k. It stays while d grows to the next of a
/// few widths, so that the spread is seen to grow.
double histogramEnd(Index d)
{
    Index width = largestWidth;
    while (width / 8 >= d && width > 8)
        width /= 8;
    return 4.5 * std::sqrt(static_cast<double>(width));
}

/// @param divided on the same axis and in bins as wide as without the division
std::shared_ptr<const PagePart> histogramPlot(const WhyRootNumbers& numbers, bool divided)
{
    const double root = std::sqrt(static_cast<double>(numbers.d));
    const double divisor = divided ? root : 1;
    const double deviation = divided ? 1 : root;
    const double end = histogramEnd(numbers.d);
    const Bins bins = binsOf(numbers, end * divisor, end / 84 * divisor);
    const Histogram counted = histogram(numbers.samples.products, bins.first, bins.step, bins.count);
    const double step = bins.step / divisor;
    PlotSeries bars{Words::tr("measured"), {}, divided ? 1 : 0, PlotSeries::Mark::Bars};
    double highest = 0;
    for (std::size_t bin = 0; bin < bins.count; ++bin) {
        bars.points.emplace_back(counted.middle(bin) / divisor, counted.shares[bin]);
        highest = std::max(highest, counted.shares[bin]);
    }
    PlotSeries curve{Words::tr("normal curve"), {}, 3, PlotSeries::Mark::Dashes};
    constexpr int points = 480;
    for (int i = 0; i <= points; ++i) {
        const double x = end * (2. * i / points - 1);
        const double z = x / deviation;
        curve.points.emplace_back(x, step / deviation * std::exp(-z * z / 2) / std::sqrt(2 * std::numbers::pi));
        highest = std::max(highest, curve.points.back().y());
    }
    const QString measured = numberText(numbers.samples.ofWidths.back().deviation() / divisor, 3);
    const QString title =
        divided
            ? Words::tr("%1: standard deviation %2").arg(dividedName(numbers), measured)
            : Words::tr("q·k: standard deviation %1, √%2 = %3").arg(measured).arg(numbers.d).arg(rootText(numbers.d));
    PlotContent plot{{-end, end, false, divided ? u"q·k ÷ √d"_s : u"q·k"_s},
                     {0, highest * 1.05, false, Words::tr("share of the pairs")},
                     {bars, curve},
                     {},
                     {}};
    return std::make_shared<Plot>(title, plot);
}

std::shared_ptr<const PagePart> weightPlot(const WhyRootNumbers& numbers, const Matrix<double>& weights, bool divided)
{
    PlotSeries bars{{}, {}, divided ? 1 : 0, PlotSeries::Mark::Bars};
    for (Index j = 0; j < weights.cols(); ++j)
        bars.points.emplace_back(static_cast<double>(j + 1), weights(0, j));
    PlotContent plot{{0.5, static_cast<double>(weights.cols()) + 0.5, false, Words::tr("key")},
                     {0, 1, false, Words::tr("weight")},
                     {bars},
                     {},
                     {}};
    return std::make_shared<Plot>(
        Words::tr("Softmax of %1: largest %2")
            .arg(divided ? dividedName(numbers) : u"q·k"_s, numberText(weights.maxCoeff(), 3)),
        plot);
}

std::shared_ptr<const PagePart> gradientCells(const WhyRootNumbers& numbers, const Matrix<double>& weights,
                                              bool divided)
{
    CellTableContent cells;
    for (Index j = 0; j < weights.cols(); ++j)
        cells.rows << QString::number(j + 1);
    cells.columns = cells.rows;
    cells.values = softmaxGradient<double>(weights);
    cells.isWeights = false;
    cells.range = {-0.25, 0.25};
    cells.numbers = false; // most are tiny
    cells.low = true;
    const QString norm = numberText(softmaxGradientNorm<double>(weights), 4);
    return std::make_shared<CellTable>(divided
                                           ? Words::tr("Gradient ÷ √%1: norm %2").arg(QString::number(numbers.d), norm)
                                           : Words::tr("Gradient, undivided: norm %1").arg(norm),
                                       cells);
}

std::shared_ptr<const PagePart> curvesOverD(const WhyRootNumbers& numbers)
{
    const auto series = [&](const QString& name, double RowMeans::*number, int color, PlotSeries::Mark mark) {
        PlotSeries line{name, {}, color, mark};
        for (const RowMeans& mean : numbers.means)
            line.points.emplace_back(static_cast<double>(mean.width), mean.*number);
        return line;
    };
    PlotContent plot{{1, static_cast<double>(largestWidth), true, u"d"_s},
                     {0, 1, false, {}},
                     {series(Words::tr("largest weight"), &RowMeans::largest, 0, PlotSeries::Mark::Line),
                      series(Words::tr("the same ÷ √d"), &RowMeans::dividedLargest, 0, PlotSeries::Mark::Dashes),
                      series(Words::tr("norm of the gradient"), &RowMeans::gradient, 3, PlotSeries::Mark::Line),
                      series(Words::tr("the same ÷ √d"), &RowMeans::dividedGradient, 3, PlotSeries::Mark::Dashes)},
                     static_cast<double>(numbers.d),
                     u"d = %1"_s.arg(numbers.d)};
    return std::make_shared<Plot>(Words::tr("Over d: means of %1 rows of %2 keys").arg(rows).arg(numbers.keys), plot);
}

WhyRootNumbers numbersOf(const LabRequest& request)
{
    WhyRootNumbers numbers;
    numbers.distribution = static_cast<UnitDistribution>(request.whole("distribution"));
    numbers.d = request.whole("d");
    numbers.pairs = pairsOf(request.state);
    numbers.keys = request.whole("keys");
    numbers.rows = rows;
    numbers.seed = static_cast<std::uint64_t>(request.whole("seed"));
    const double pairWork = workOfPairs(request.state);
    const double allWork = pairWork + workOfRows(request.state);
    const auto look = [&request](double done) {
        if (request.done)
            *request.done = done;
        return !request.isStopped();
    };
    numbers.samples = sampleProducts(numbers.distribution, numbers.d, numbers.pairs, numbers.seed,
                                     [&](double done) { return look(done * pairWork / allWork); });
    if (request.isStopped())
        return numbers;
    std::vector<Index> widths = sampledWidths(largestWidth);
    widths.push_back(numbers.d);
    std::sort(widths.begin(), widths.end());
    widths.erase(std::unique(widths.begin(), widths.end()), widths.end());
    numbers.means = rowMeans(numbers.distribution, numbers.keys, widths, numbers.seed, rows,
                             [&](double done) { return look((pairWork + done * (allWork - pairWork)) / allWork); });
    numbers.row = randomRow(numbers.distribution, numbers.keys, {numbers.d}, numbers.seed, 0);
    return numbers;
}

} // namespace

QString WhyRootLab::title() const
{
    return tr("Why √d");
}

QString WhyRootLab::question() const
{
    return tr("How large do products of random vectors get, and what does the softmax make of it?");
}

std::vector<LabParameter> WhyRootLab::parameters() const
{
    using Kind = LabParameter::Kind;
    return {{"d", u"d"_s, Kind::Whole, 1, largestWidth, 64, {}, tr("How many components q and k have")},
            {"distribution",
             tr("drawn"),
             Kind::Choice,
             0,
             2,
             0,
             {tr("normal"), tr("uniform, ±√3"), u"±1"_s},
             tr("How each component is drawn: all three ways have mean 0 and variance 1")},
            {"pairs",
             tr("pairs"),
             Kind::Choice,
             0,
             4,
             2,
             {countText(100), countText(1000), countText(10000), countText(100000), countText(1000000)}},
            {"keys", tr("keys"), Kind::Whole, 2, 16, 8},
            {"seed", tr("seed"), Kind::Whole, 1, 999, firstSeed, {}, tr("Another seed draws other numbers")}};
}

bool WhyRootLab::isHeavy(const LabState& state) const
{
    return workOfPairs(state) + workOfRows(state) > workOfAFrame;
}

Page WhyRootLab::page(const LabRequest& request) const
{
    const WhyRootNumbers numbers = numbersOf(request);
    if (request.isStopped())
        return {};
    const double root = std::sqrt(static_cast<double>(numbers.d));
    const Matrix<double> undivided = softmax<double>(numbers.row);
    const Matrix<double> divided = softmax<double>(numbers.row / root);
    Page page;
    page.parts = {productBars(numbers, false),
                  productBars(numbers, true),
                  histogramPlot(numbers, false),
                  histogramPlot(numbers, true),
                  weightPlot(numbers, undivided, false),
                  weightPlot(numbers, divided, true),
                  gradientCells(numbers, undivided, false),
                  gradientCells(numbers, divided, true),
                  curvesOverD(numbers),
                  measuredTable(numbers),
                  proofTable(numbers),
                  proofText(numbers)};
    page.stages = 4;
    return page;
}

LabState WhyRootLab::moved(const LabRequest& request, int part, QPointF value) const
{
    LabState state = request.state;
    if (part == curves)
        state["d"] = std::clamp(std::round(value.x()), 1., static_cast<double>(largestWidth));
    return state;
}

} // namespace headlight
