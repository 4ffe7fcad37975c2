#include "ui/labs/saturation_lab.h"

#include "core/analysis/saturation.h"
#include "core/attention/softmax.h"
#include "ui/labs/selected_row.h"
#include "ui/paint/bar_list.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/number_text.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/plot.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr Index mostKeys = 12;
constexpr Index mostCurves = 8;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SaturationLab)
};

/// A row and what its softmax is made of.
struct Row {
    SelectedRow selected;
    Matrix<double> divided;   ///< 1 × m: (q·k + shift of one key) ÷ √d_k
    Matrix<double> undivided; ///< the same without the division
    Matrix<double> scores;    ///< the one of the two that the document has
    double divisor = 1;
    double scale = 1;
};

Row rowOf(const LabRequest& request)
{
    Row row{selectedRow(request, mostKeys), {}, {}, {}, request.divisor, request.value(scoreMultiplier)};
    Matrix<double> products = row.selected.allProducts;
    products(0, request.key) += request.value("shift");
    row.undivided = products;
    row.divided = products / std::sqrt(row.selected.width);
    row.scores = products / row.divisor;
    return row;
}

PlotAxis scaleAxis()
{
    return {0.01, 64, true, Words::tr("scale of the scores")};
}

std::vector<QPointF> pointsOf(const std::vector<SaturationPoint>& curve, double SaturationPoint::*number)
{
    std::vector<QPointF> points;
    for (const SaturationPoint& point : curve)
        points.emplace_back(point.scale, point.*number);
    return points;
}

std::shared_ptr<const PagePart> scoreBars(const Row& row)
{
    const Matrix<double> shown = row.selected.shown(row.scores) * row.scale;
    BarListContent bars{row.selected.keys, {}, 0, 0, {}, 3, row.selected.selected};
    for (Index j = 0; j < shown.cols(); ++j) {
        const bool allowed = row.selected.products(0, j) > -std::numeric_limits<double>::infinity();
        bars.values.push_back(allowed ? shown(0, j) : -std::numeric_limits<double>::infinity());
        if (allowed) {
            bars.least = std::min(bars.least, shown(0, j));
            bars.largest = std::max(bars.largest, shown(0, j));
        }
    }
    bars.color = 1;
    return std::make_shared<BarList>(Words::tr("Scores of “%1”").arg(row.selected.query), bars);
}

std::shared_ptr<const PagePart> weightBars(const Row& row, const SaturationPoint& now)
{
    const Matrix<double> shown = row.selected.shown(now.weights);
    BarListContent bars{row.selected.keys,    {shown.data(), shown.data() + shown.size()}, 0, 1, {}, 4,
                        row.selected.selected};
    const QString title = row.selected.isWhole()
                              ? Words::tr("Weights")
                              : Words::tr("Weights: %1 of %2 keys").arg(shown.size()).arg(now.weights.size());
    return std::make_shared<BarList>(title, bars);
}

std::shared_ptr<const PagePart> weightPlot(const Row& row, const std::vector<SaturationPoint>& curve)
{
    PlotContent plot{scaleAxis(), {0, 1, false, Words::tr("weight")}, {}, row.scale, numberText(row.scale, 2)};
    std::vector<Index> order(row.selected.places.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<Index>(i);
    const auto last = std::min(static_cast<Index>(order.size()), mostCurves);
    const Matrix<double> scores = row.selected.shown(row.scores);
    std::partial_sort(order.begin(), order.begin() + last, order.end(), [&](Index a, Index b) {
        return scores(0, a) > scores(0, b) || (scores(0, a) == scores(0, b) && a < b);
    });
    for (Index i = 0; i < last; ++i) {
        const auto key = static_cast<std::size_t>(order[static_cast<std::size_t>(i)]);
        if (!(row.selected.products(0, static_cast<Index>(key)) > -std::numeric_limits<double>::infinity()))
            continue;
        PlotSeries series{row.selected.keys[static_cast<qsizetype>(key)], {}, static_cast<int>(i)};
        for (const SaturationPoint& point : curve)
            series.points.emplace_back(point.scale, point.weights(0, row.selected.places[key]));
        plot.series.push_back(series);
    }
    return std::make_shared<Plot>(Words::tr("Weights over the scale"), plot);
}

std::shared_ptr<const PagePart> entropyPlot(const Row& row, const std::vector<SaturationPoint>& curve)
{
    double highest = 1;
    for (const SaturationPoint& point : curve)
        highest = std::max(highest, point.entropy);
    PlotContent plot{scaleAxis(), {0, highest, false, {}}, {}, row.scale, numberText(row.scale, 2)};
    plot.series.push_back({Words::tr("entropy (nats)"), pointsOf(curve, &SaturationPoint::entropy), 0});
    plot.series.push_back(
        {Words::tr("largest weight"), pointsOf(curve, &SaturationPoint::maxWeight), 3, PlotSeries::Mark::Dashes});
    return std::make_shared<Plot>(Words::tr("How spread out the row is"), plot);
}

std::shared_ptr<const PagePart> gradientPlot(const Row& row, const std::vector<SaturationPoint>& curve)
{
    double highest = 1;
    for (const SaturationPoint& point : curve)
        highest = std::max({highest, point.gradientNorm, point.productGradient});
    PlotContent plot{scaleAxis(),
                     {1e-12, highest, true, Words::tr("norm of the gradient")},
                     {},
                     row.scale,
                     numberText(row.scale, 2)};
    plot.series.push_back({Words::tr("by the final scores"), pointsOf(curve, &SaturationPoint::gradientNorm), 0});
    plot.series.push_back({Words::tr("by q·k: × scale ÷ √d_k"), pointsOf(curve, &SaturationPoint::productGradient), 3,
                           PlotSeries::Mark::Dashes});
    return std::make_shared<Plot>(Words::tr("What is left to learn from"), plot);
}

std::shared_ptr<const PagePart> gradientCells(const Row& row, const SaturationPoint& now)
{
    const Index count = row.selected.products.cols();
    CellTableContent cells;
    cells.rows = cells.columns = row.selected.keys;
    cells.values.resize(count, count);
    const Matrix<double> others = sumOfOthers<double>(now.weights);
    for (Index j = 0; j < count; ++j)
        for (Index l = 0; l < count; ++l) {
            const Index a = row.selected.places[static_cast<std::size_t>(j)];
            const Index b = row.selected.places[static_cast<std::size_t>(l)];
            cells.values(j, l) = a == b ? now.weights(0, a) * others(0, a) : -now.weights(0, a) * now.weights(0, b);
        }
    cells.isWeights = false;
    cells.range = {-0.25, 0.25};
    cells.decimals = 3;
    return std::make_shared<CellTable>(Words::tr("Gradient a_j(δ_jl − a_l)"), cells);
}

std::shared_ptr<const PagePart> twoRows(const Row& row)
{
    const SaturationPoint divided = saturationAt(row.divided, row.scale, 1);
    const SaturationPoint undivided = saturationAt(row.undivided, row.scale, 1);
    CellTableContent cells;
    cells.rows = {Words::tr("÷ √d_k").replace(u"_k"_s, u"ₖ"_s), Words::tr("undivided")};
    cells.columns = row.selected.keys;
    cells.values.resize(2, row.selected.products.cols());
    cells.values.row(0) = row.selected.shown(divided.weights);
    cells.values.row(1) = row.selected.shown(undivided.weights);
    cells.allowed = (row.selected.products.array() > -std::numeric_limits<double>::infinity()).replicate(2, 1);
    return std::make_shared<CellTable>(
        Words::tr("The same row, divided by √d_k and not (d_k = %1)").arg(row.selected.width), cells);
}

std::shared_ptr<const PagePart> findings(const Row& row, const SaturationPoint& now,
                                         const std::vector<SaturationPoint>& curve)
{
    const auto highest = std::max_element(curve.begin(), curve.end(),
                                          [](const auto& a, const auto& b) { return a.gradientNorm < b.gradientNorm; });
    const SaturationPoint even = saturationAt(row.scores, 0, 1);
    QStringList lines;
    lines << Words::tr(
                 "At scale %1: entropy %2, largest weight %3, gradient norm %4 by the final scores and %5 by q·k.")
                 .arg(numberText(now.scale, 2), numberText(now.entropy, 4), numberText(now.maxWeight, 4),
                      numberText(now.gradientNorm, 4), numberText(now.productGradient, 4));
    lines << Words::tr(
                 "At scale 0 all weights are equal and the norm is %1. That is not the largest: it is %2 at scale %3, "
                 "on the way to saturation.")
                 .arg(numberText(even.gradientNorm, 4), numberText(highest->gradientNorm, 4),
                      numberText(highest->scale, 2));
    if (highest->gradientNorm <= even.gradientNorm + 1e-12)
        lines.back() = Words::tr("At scale 0 all weights are equal and the norm is %1; along this row it only falls.")
                           .arg(numberText(even.gradientNorm, 4));
    return std::make_shared<Paragraph>(Words::tr("What the numbers say"), lines.join(u'\n'));
}

} // namespace

QString SaturationLab::title() const
{
    return tr("Saturation");
}

QString SaturationLab::question() const
{
    return tr("What becomes of a row of weights, and of what it can learn, as its scores grow?");
}

std::vector<LabParameter> SaturationLab::parameters() const
{
    return {{"shift", tr("added to q·k of the selected key"), LabParameter::Kind::Number, -20, 20, 0}};
}

Page SaturationLab::page(const LabRequest& request) const
{
    const Row row = rowOf(request);
    const SaturationPoint now = saturationAt(row.scores, row.scale, row.divisor);
    const std::vector<SaturationPoint> curve = saturationCurve(row.scores, scalesOfCurves(), row.divisor);
    Page page;
    page.parts = {scoreBars(row),           weightBars(row, now),    weightPlot(row, curve), entropyPlot(row, curve),
                  gradientPlot(row, curve), gradientCells(row, now), twoRows(row),           findings(row, now, curve)};
    return page;
}

LabState SaturationLab::moved(const LabRequest& request, int part, QPointF value) const
{
    LabState state = request.state;
    if (part == weightCurves || part == entropyCurve || part == gradientCurves)
        state[scoreMultiplier] = value.x();
    return state;
}

} // namespace headlight
