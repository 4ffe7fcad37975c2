#include "ui/labs/stall_lab.h"

#include "ui/labs/stall_runs.h"
#include "ui/paint/bar_list.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/plot.h"
#include "ui/paint/table.h"

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StallLab)
};

constexpr double leastGradient = 1e-20; ///< of the curves' axis

QString nameOf(RowLoss loss)
{
    return loss == RowLoss::SquaredError ? Words::tr("squared error on the output")
                                         : Words::tr("cross-entropy on the weights");
}

QString stepsText(Index steps)
{
    return steps == 1 ? Words::tr("1 step") : Words::tr("%1 steps").arg(steps);
}

QString dividedName()
{
    return QString(u"÷ √d_k"_s);
}

QString undividedName()
{
    return Words::tr("undivided");
}

RowLoss otherThan(RowLoss loss)
{
    return loss == RowLoss::SquaredError ? RowLoss::CrossEntropy : RowLoss::SquaredError;
}

QStringList keyNames()
{
    return {numbered(u'k', 1), numbered(u'k', 2), numbered(u'k', 3)};
}

/// Small numbers keep two digits: "1.1e−7".
QString smallText(double value)
{
    if (!std::isfinite(value) || value == 0 || std::abs(value) >= 1e-3)
        return numberText(value, 4);
    QString text = QString::number(value, 'e', 1); // "1.1e-07"
    const qsizetype exponent = text.indexOf(u'e') + 1;
    text.replace(exponent, text.size() - exponent, QString::number(text.mid(exponent).toInt()));
    return text.replace(u'-', QChar(0x2212));
}

QString vectorText(const Matrix<double>& row)
{
    QStringList numbers;
    for (Index c = 0; c < row.cols(); ++c)
        numbers << numberText(row(0, c), 0);
    return u'(' + numbers.join(u", "_s) + u')';
}

std::shared_ptr<const PagePart> wantedPart(const StallRuns& runs)
{
    BarListContent bars{keyNames(), {runs.target.data(), runs.target.data() + runs.target.size()}, 0, 1};
    bars.color = 1;
    QStringList values;
    for (int key = 0; key < StallRuns::keyCount; ++key)
        values << u"v_%1 = %2"_s.arg(key + 1).arg(vectorText(runs.values.row(key))).replace(u' ', QChar::Nbsp);
    bars.note = Words::tr("The keys start at right angles, each of length √d_k; their values are %1. The output is "
                          "o = Σ a_j·v_j, and o* is what it would be with the wanted weights t.")
                    .arg(values.join(u", "_s));
    return std::make_shared<BarList>(Words::tr("Wanted weights t"), bars);
}

/// Whether a descent has come to be farther away than it was at the start, or has left the range of numbers.
bool isAstray(const StallRuns& runs, RowLoss loss, bool divided)
{
    const std::vector<DescentPoint>& points = runs.pointsOf(loss, divided);
    return static_cast<Index>(points.size()) <= runs.steps || runs.at(loss, divided).loss > points.front().loss + 1e-9;
}

std::shared_ptr<const PagePart> weightPart(const StallRuns& runs, RowLoss chosen)
{
    CellTableContent cells;
    cells.rows << Words::tr("wanted");
    cells.columns = keyNames();
    cells.values.resize(5, runs.target.cols());
    cells.values.row(0) = runs.target;
    QStringList astray;
    for (const RowLoss loss : {chosen, otherThan(chosen)})
        for (const bool divided : {true, false}) {
            const bool squared = loss == RowLoss::SquaredError;
            const QString name =
                divided ? (squared ? Words::tr("squared error ÷ √dₖ") : Words::tr("cross-entropy ÷ √dₖ"))
                        : (squared ? Words::tr("squared error, undivided") : Words::tr("cross-entropy, undivided"));
            cells.values.row(cells.rows.size()) = runs.at(loss, divided).weights;
            cells.rows << name;
            if (isAstray(runs, loss, divided))
                astray << name;
        }
    if (!astray.isEmpty())
        cells.note = Words::tr("Gone astray: %1. A smaller learning rate helps.").arg(astray.join(u"; "_s));
    cells.decimals = 3;
    cells.low = true;
    return std::make_shared<CellTable>(Words::tr("Weights after %1").arg(stepsText(runs.steps)), cells);
}

/// Why a curve's tip is not in sight; empty: it is.
QString outOfSight(const std::vector<DescentPoint>& points, double DescentPoint::*number, Index steps,
                   const PlotAxis& axis)
{
    if (static_cast<Index>(points.size()) <= steps)
        return Words::tr("left the range of numbers at step %1").arg(points.size());
    const double now = points[static_cast<std::size_t>(steps)].*number;
    if (now > axis.high)
        return Words::tr("now %1, above the axis").arg(smallText(now));
    return now < axis.low ? Words::tr("now %1, below the axis").arg(smallText(now)) : QString();
}

/// The two descents by a loss, as far as they have come.
std::vector<PlotSeries> curvesOf(const StallRuns& runs, RowLoss loss, double DescentPoint::*number,
                                 const PlotAxis& axis)
{
    std::vector<PlotSeries> curves;
    for (const bool divided : {true, false}) {
        const std::vector<DescentPoint>& points = runs.pointsOf(loss, divided);
        PlotSeries curve{divided ? dividedName() : undividedName(), {}, divided ? 0 : 3};
        if (const QString why = outOfSight(points, number, runs.steps, axis); !why.isEmpty())
            curve.name += u": "_s + why;
        curve.mark = divided ? PlotSeries::Mark::Line : PlotSeries::Mark::Dashes;
        const auto count = std::min(points.size(), static_cast<std::size_t>(runs.steps) + 1);
        for (std::size_t i = 0; i < count; ++i)
            curve.points.emplace_back(static_cast<double>(i), points[i].*number);
        PlotSeries tip{{}, {curve.points.back()}, curve.color, PlotSeries::Mark::Points};
        curves.push_back(curve);
        curves.push_back(tip);
    }
    return curves;
}

PlotAxis stepAxis()
{
    return {0, static_cast<double>(StallRuns::mostSteps), false, Words::tr("step")};
}

std::shared_ptr<const PagePart> lossPlot(const StallRuns& runs, RowLoss loss)
{
    double start = 0;
    double highest = 0;
    for (const bool divided : {true, false}) {
        const std::vector<DescentPoint>& points = runs.pointsOf(loss, divided);
        start = std::max(start, points.front().loss);
        for (const DescentPoint& point : points)
            highest = std::max(highest, point.loss);
    }
    const QString formula = loss == RowLoss::SquaredError ? u"½‖o − o*‖²"_s : u"−Σ t_j ln a_j"_s;
    PlotContent plot{stepAxis(),
                     {0, std::max(1e-3, 1.05 * std::min(highest, 2 * start)), false, formula},
                     {},
                     static_cast<double>(runs.steps),
                     {}};
    plot.series = curvesOf(runs, loss, &DescentPoint::loss, plot.y);
    const QString title = loss == RowLoss::SquaredError ? Words::tr("Loss: squared error on the output")
                                                        : Words::tr("Loss: cross-entropy on the weights");
    return std::make_shared<Plot>(title, plot);
}

std::shared_ptr<const PagePart> gradientPlot(const StallRuns& runs, RowLoss loss)
{
    double highest = 1;
    double lowest = 1e-3;
    for (const bool divided : {true, false})
        for (const DescentPoint& point : runs.pointsOf(loss, divided)) {
            highest = std::max(highest, point.gradient);
            if (point.gradient > 0)
                lowest = std::min(lowest, point.gradient);
        }
    PlotContent plot{stepAxis(),
                     {std::max(lowest / 2, leastGradient), 2 * highest, true,
                      runs.learnsMatrices ? Words::tr("norm by W_Q and W_K") : Words::tr("norm by q")},
                     {},
                     static_cast<double>(runs.steps),
                     {}};
    plot.series = curvesOf(runs, loss, &DescentPoint::gradient, plot.y);
    return std::make_shared<Plot>(Words::tr("Gradient: %1").arg(nameOf(loss)), plot);
}

/// What the gradient by the products is made of.
std::shared_ptr<const PagePart> factorPart(const StallRuns& runs, RowLoss chosen)
{
    TableContent table{{QString(), dividedName(), undividedName()}, {}};
    for (const RowLoss loss : {chosen, otherThan(chosen)}) {
        table.marked.push_back(static_cast<int>(table.rows.size()));
        table.rows.push_back({nameOf(loss), QString(), QString()});
        const DescentPoint& divided = runs.at(loss, true);
        const DescentPoint& undivided = runs.at(loss, false);
        const auto add = [&](const QString& name, double DescentPoint::*number) {
            table.rows.push_back({name, smallText(divided.*number), smallText(undivided.*number)});
        };
        add(u"‖∂L/∂a‖"_s, &DescentPoint::weightGradient);
        add(u"‖∂a/∂s‖"_s, &DescentPoint::softmaxGradient);
        add(u"‖∂L/∂s‖"_s, &DescentPoint::scoreGradient);
        add(u"‖∂L/∂(q·k)‖"_s, &DescentPoint::productGradient);
    }
    return std::make_shared<Table>(Words::tr("What the gradient is made of after %1").arg(stepsText(runs.steps)),
                                   table);
}

QString verdict(const StallRuns& runs, RowLoss loss, bool divided)
{
    const double least = runs.leastLoss(loss);
    const double start = runs.pointsOf(loss, divided).front().loss - least;
    const double left = runs.at(loss, divided).loss - least;
    if (static_cast<Index>(runs.pointsOf(loss, divided).size()) <= runs.steps)
        return Words::tr("left the range of numbers: the learning rate is too large");
    if (start < 1e-9)
        return Words::tr("was there from the start");
    if (left > start)
        return Words::tr("is farther away than at the start: the learning rate is too large");
    if (left > 0.99 * start)
        return Words::tr("has hardly moved");
    return left < 0.05 * start ? Words::tr("has arrived") : Words::tr("is on its way");
}

std::shared_ptr<const PagePart> findings(const StallRuns& runs, RowLoss chosen)
{
    QStringList lines;
    lines << Words::tr("At the start the row reads k_1 with a weight of %1 (÷ √d_k) and %2 (undivided).")
                 .arg(numberText(runs.pointsOf(chosen, true).front().weights(0, 0), 4),
                      numberText(runs.pointsOf(chosen, false).front().weights(0, 0), 4));
    if (runs.steps == 0)
        lines << Words::tr("Which of the four descents will reach the wanted weights? Guess before they run.");
    else
        for (const RowLoss loss : {chosen, otherThan(chosen)})
            lines << Words::tr("After %1 by the %2: divided it %3 (loss %4), undivided it %5 (loss %6).")
                         .arg(stepsText(runs.steps), nameOf(loss), verdict(runs, loss, true),
                              numberText(runs.at(loss, true).loss, 4), verdict(runs, loss, false),
                              numberText(runs.at(loss, false).loss, 4));
    lines << Words::tr("The squared error reaches the scores through ∂a/∂s = a_j(δ_jl − a_l), which is almost 0 in a "
                       "saturated row, be it right or wrong. This is what a head inside a network feels.");
    lines << Words::tr("In the cross-entropy ∂L/∂a = −t ÷ a grows as a falls, and its gradient by the scores is simply "
                       "a − t: large as long as the row is wrong. It needs a target for the weights themselves.");
    if (const double least = runs.leastLoss(RowLoss::CrossEntropy); least > 0)
        lines << Words::tr("For these wanted weights the cross-entropy falls to %1, their entropy, not to 0.")
                     .arg(numberText(least, 4));
    return std::make_shared<Paragraph>(Words::tr("What the numbers say"), lines.join(u'\n'));
}

} // namespace

QString StallLab::title() const
{
    return tr("Stall");
}

QString StallLab::question() const
{
    return tr("A row reads the wrong key and is sure of it. Can it still learn, and what decides?");
}

QString StallLab::hint(const LabState&) const
{
    return tr("Drag the bars to say what is wanted, or along a curve to any step.");
}

std::vector<LabParameter> StallLab::parameters() const
{
    using Kind = LabParameter::Kind;
    std::vector<LabParameter> all = {
        {"steps", tr("steps"), Kind::Whole, 0, StallRuns::mostSteps, 0},
        {"loss",
         tr("loss"),
         Kind::Choice,
         0,
         1,
         0,
         {nameOf(RowLoss::SquaredError), nameOf(RowLoss::CrossEntropy)},
         tr("Both are shown side by side: this one stands first")},
        {"learns",
         tr("what learns"),
         Kind::Choice,
         0,
         1,
         0,
         {tr("the query q"), tr("the head's matrices")},
         tr("The matrices are W_Q and W_K; the tokens are unit vectors, so that each row of W_K is one key")
             .remove(u'_')},
        {"rate", tr("learning rate"), Kind::Logarithmic, 0.001, 10, 0.2},
        {"d_k", u"d_k"_s, Kind::Power, 4, 256, 16},
        {"start",
         tr("q at the start ÷ k_1"),
         Kind::Number,
         0,
         4,
         1,
         {},
         tr("The query begins as this multiple of the wrong key; all components of keys are 1 or −1")},
    };
    for (int key = 1; key <= StallRuns::keyCount; ++key)
        all.push_back({"target_" + std::to_string(key),
                       tr("wanted weight of k_%1").arg(key),
                       Kind::Number,
                       0,
                       1,
                       key == 2 ? 1. : 0.,
                       {},
                       {},
                       true});
    return all;
}

Page StallLab::page(const LabRequest& request) const
{
    const StallRuns runs = stallRuns(request);
    const auto chosen = static_cast<RowLoss>(request.whole("loss"));
    const RowLoss other = otherThan(chosen);
    Page page;
    page.parts = {lossPlot(runs, chosen),   lossPlot(runs, other),      wantedPart(runs),
                  weightPart(runs, chosen), gradientPlot(runs, chosen), gradientPlot(runs, other),
                  factorPart(runs, chosen), findings(runs, chosen)};
    return page;
}

QString StallLab::whyIdle(const std::string& parameter, const LabState& state) const
{
    return parameter.starts_with("target_") && wantsNothing(state) ? tr("one of the wanted weights must be above 0")
                                                                   : QString();
}

LabState StallLab::moved(const LabRequest& request, int part, QPointF value) const
{
    LabState state = request.state;
    if (part == lossCurves || part == otherLossCurves || part == gradientCurves || part == otherGradientCurves)
        state["steps"] = std::round(value.x());
    if (part == targetBars)
        setTarget(state, static_cast<int>(value.y()), value.x());
    return state;
}

LabState StallLab::nudged(const LabRequest& request, QPoint direction) const
{
    LabState state = request.state;
    state["steps"] += direction.x();
    return completed(state);
}

} // namespace headlight
