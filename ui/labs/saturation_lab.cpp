#include "ui/labs/saturation_lab.h"

#include "core/attention/softmax.h"
#include "core/text/korean.h"
#include "ui/labs/saturation_words.h"
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
constexpr double dragRoom = 1.2; ///< how much farther than the scores their bars' scale goes
constexpr double handle = 0.05;  ///< of that scale: so near a bar's end a press takes hold of it

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SaturationLab)
};

SaturationRow rowOf(const LabRequest& request)
{
    SaturationRow row{selectedRow(request, mostKeys), {}, {}, {}, request.divisor, request.value(scoreMultiplier)};
    row.shiftedTo = keyLabel(request.source->keyTokens(), request.key);
    Matrix<double> products = row.selected.allProducts;
    if (std::isfinite(products(0, request.key)))
        row.shift = request.value("shift");
    products(0, request.key) += row.shift;
    row.undivided = products;
    row.divided = products / std::sqrt(row.selected.width);
    row.scores = products / row.divisor;
    return row;
}

PlotAxis scaleAxis()
{
    return {0.01, 64, true, Words::tr("scale: the document's “Scores ×”")};
}

std::vector<QPointF> pointsOf(const std::vector<SaturationPoint>& curve, double SaturationPoint::*number)
{
    std::vector<QPointF> points;
    for (const SaturationPoint& point : curve)
        points.emplace_back(point.scale, point.*number);
    return points;
}

std::shared_ptr<const PagePart> scoreBars(const SaturationRow& row)
{
    const Matrix<double> shown = row.selected.shown(row.scores) * row.scale;
    const double added = row.shift * row.scale / row.divisor;
    BarListContent bars{row.selected.keys, {}, 0, 0, {}, 3, row.selected.selected};
    for (Index j = 0; j < shown.cols(); ++j) {
        const bool allowed = row.selected.sees(static_cast<int>(j));
        bars.values.push_back(allowed ? shown(0, j) : -std::numeric_limits<double>::infinity());
        if (allowed) {
            // The document's score with some room to drag it, so that the scale stays under the pointer.
            const double own = shown(0, j) - (j == row.selected.selected ? added : 0);
            bars.least = std::min({bars.least, dragRoom * own, shown(0, j)});
            bars.largest = std::max({bars.largest, dragRoom * own, shown(0, j)});
        }
    }
    bars.color = 1;
    bars.note = addedText(row);
    return std::make_shared<BarList>(Words::tr("Scores of “%1”").arg(row.selected.query), bars);
}

std::shared_ptr<const PagePart> weightBars(const SaturationRow& row, const SaturationPoint& now)
{
    const Matrix<double> shown = row.selected.shown(now.weights);
    BarListContent bars{row.selected.keys,    {shown.data(), shown.data() + shown.size()}, 0, 1, {}, 4,
                        row.selected.selected};
    const QString title = row.selected.isWhole()
                              ? Words::tr("Weights")
                              : Words::tr("Weights: %1 of %2 keys").arg(shown.size()).arg(now.weights.size());
    return std::make_shared<BarList>(title, bars);
}

std::shared_ptr<const PagePart> weightPlot(const SaturationRow& row, const std::vector<SaturationPoint>& curve)
{
    PlotContent plot{scaleAxis(), {0, 1, false, Words::tr("weight")}, {}, row.scale, numberText(row.scale, 2)};
    for (int key = 0; key < row.selected.keys.size(); ++key) {
        if (!row.selected.sees(key))
            continue;
        PlotSeries series{row.selected.keys[key], {}, key};
        for (const SaturationPoint& point : curve)
            series.points.emplace_back(point.scale,
                                       point.weights(0, row.selected.places[static_cast<std::size_t>(key)]));
        plot.series.push_back(series);
    }
    const QString title =
        row.selected.isWhole()
            ? Words::tr("Weights over the scale")
            : Words::tr("Weights over the scale: %1 of %2 keys").arg(plot.series.size()).arg(row.selected.visible());
    return std::make_shared<Plot>(title, plot);
}

std::shared_ptr<const PagePart> entropyPlot(const SaturationRow& row, const std::vector<SaturationPoint>& curve)
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

std::shared_ptr<const PagePart> gradientPlot(const SaturationRow& row, const std::vector<SaturationPoint>& curve)
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

std::shared_ptr<const PagePart> gradientCells(const SaturationRow& row, const SaturationPoint& now)
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
    cells.markedRow = row.selected.selected;
    cells.note = Words::tr("Row: the weight a_j that changes. Column: the score s_l that grows.");
    if (!row.selected.isWhole())
        cells.note += u' ' + Words::tr("%1 of %2 keys are shown.").arg(count).arg(now.weights.cols());
    cells.legend = cells.roomy = cells.low = true;
    return std::make_shared<CellTable>(Words::tr("Gradient ∂a_j/∂s_l = a_j(δ_jl − a_l)"), cells);
}

std::shared_ptr<const PagePart> twoRows(const SaturationRow& row)
{
    const SaturationPoint divided = saturationAt(row.divided, row.scale, 1);
    const SaturationPoint undivided = saturationAt(row.undivided, row.scale, 1);
    CellTableContent cells;
    cells.rows = {Words::tr("÷ √d_k").replace(u"_k"_s, u"ₖ"_s), Words::tr("undivided")};
    cells.columns = row.selected.keys;
    cells.values.resize(2, row.selected.products.cols());
    cells.values.row(0) = row.selected.shown(divided.weights);
    cells.values.row(1) = row.selected.shown(undivided.weights);
    cells.roomy = cells.low = true;
    cells.allowed = (row.selected.products.array() > -std::numeric_limits<double>::infinity()).replicate(2, 1);
    return std::make_shared<CellTable>(
        Words::tr("Weights of the row divided by √d_k and not (d_k = %1)").arg(row.selected.width), cells);
}

/// What is added to a key goes when another one is selected.
LabState atCell(LabState state, const LabRequest& request, const std::optional<LabCell>& cell)
{
    if (cell && *cell != request.cell())
        state["shift"] = 0;
    return state;
}

/// What is to be added to the selected key's q·k for its bar to end where a drag has come; none: no end was taken hold
/// of.
std::optional<double> draggedShift(const LabRequest& request, double score)
{
    const SaturationRow row = rowOf(request);
    const auto grabbed = static_cast<int>(request.grabbed->value.y());
    if (row.scale == 0 || grabbed != row.selected.selected || !row.selected.sees(grabbed))
        return std::nullopt;
    const double own = row.selected.products(0, grabbed);
    const double before = request.grabbed->key == request.key ? request.grabbed->state.at("shift") : 0;
    const auto bars = std::static_pointer_cast<const BarList>(scoreBars(row));
    const double reach = handle * (bars->content().largest - bars->content().least);
    if (std::abs(request.grabbed->value.x() - (own + before) * row.scale / row.divisor) > reach)
        return std::nullopt;
    return score * row.divisor / row.scale - own;
}

std::shared_ptr<const PagePart> sentences(const QString& text)
{
    return std::make_shared<Paragraph>(Words::tr("What the numbers say"), text);
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

QString SaturationLab::hint(const LabState&) const
{
    return tr("Click a bar to select its key, drag its end to add to its score; drag the line in the curves.");
}

std::vector<LabParameter> SaturationLab::parameters() const
{
    return {{.name = "shift",
             .text = tr("added to q·k of the selected key"),
             .low = -20,
             .high = 20,
             .value = 0,
             .ofCell = true}};
}

QString SaturationLab::textOf(const std::string&, const LabRequest& request) const
{
    const QString key = keyLabel(request.source->keyTokens(), request.key);
    return request.source->sees(request.place.layer, request.query, request.key)
               ? filledIn(tr("added to q·k of “%1”"), {key})
               : filledIn(tr("added to q·k of “%1” (forbidden: its score stays −∞)"), {key});
}

Page SaturationLab::page(const LabRequest& request) const
{
    const SaturationRow row = rowOf(request);
    const SaturationPoint now = saturationAt(row.scores, row.scale, row.divisor);
    if (row.selected.visible() < 2) // nothing moves
        return {{scoreBars(row), weightBars(row, now), sentences(stillText(request, row.selected))}};
    const std::vector<SaturationPoint> curve = saturationCurve(row.scores, scalesOfCurves(), row.divisor);
    Page page;
    page.parts = {scoreBars(row),
                  weightBars(row, now),
                  twoRows(row),
                  weightPlot(row, curve),
                  entropyPlot(row, curve),
                  gradientPlot(row, curve),
                  sentences(saturationText(row, now, curve)),
                  gradientCells(row, now)};
    return page;
}

LabState SaturationLab::pressed(const LabRequest& request, int part, QPointF value) const
{
    const LabState state = part == scoreBarList ? request.state : moved(request, part, value);
    return atCell(state, request, cellAt(request, part, value));
}

LabState SaturationLab::moved(const LabRequest& request, int part, QPointF value) const
{
    LabState state = request.state;
    if (part == weightCurves || part == entropyCurve || part == gradientCurves)
        state[scoreMultiplier] = value.x();
    if (part == scoreBarList && request.grabbed)
        state["shift"] = draggedShift(request, value.x()).value_or(state["shift"]);
    return state;
}

LabState SaturationLab::nudged(const LabRequest& request, QPoint direction) const
{
    return atCell(request.state, request, cellBeside(request, direction));
}

std::optional<LabCell> SaturationLab::cellAt(const LabRequest& request, int part, QPointF value) const
{
    const SelectedRow row = selectedRow(request, mostKeys);
    const bool isBar = part == scoreBarList || part == weightBarList;
    if (!isBar && part != rowCells && part != gradientTable)
        return std::nullopt;
    const auto shown = static_cast<int>(isBar ? value.y() : value.x());
    if (!row.sees(shown))
        return std::nullopt;
    return LabCell{request.place.head, request.query, row.places[static_cast<std::size_t>(shown)]};
}

std::optional<LabCell> SaturationLab::cellBeside(const LabRequest& request, QPoint direction) const
{
    if (direction.x() != 0) {
        const Index query = request.query + direction.x();
        const bool isThere = query >= 0 && query < request.source->queryCount();
        return isThere ? std::optional(LabCell{request.place.head, query, request.key}) : std::nullopt;
    }
    if (direction.y() == 0)
        return std::nullopt;
    const SelectedRow row = selectedRow(request, mostKeys);
    const int step = direction.y() > 0 ? -1 : 1;
    for (int shown = row.selected + step; shown >= 0 && shown < row.keys.size(); shown += step)
        if (row.sees(shown))
            return LabCell{request.place.head, request.query, row.places[static_cast<std::size_t>(shown)]};
    return std::nullopt;
}

} // namespace headlight
