#include "ui/labs/stable_softmax_lab.h"

#include "ui/labs/stable_softmax_words.h"
#include "ui/paint/plot.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double farthest = 2000;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(StableSoftmaxLab)
};

/// Scores from the largest downwards, evenly apart.
std::vector<double> scoresOf(const LabState& state, double largest)
{
    std::vector<double> scores;
    for (int key = 0; key < static_cast<int>(state.at("keys")); ++key)
        scores.push_back(largest - key * state.at("step"));
    if (state.at("forbidden") != 0)
        scores.back() = -std::numeric_limits<double>::infinity();
    return scores;
}

StableSoftmaxNumbers numbersOf(const LabRequest& request)
{
    StableSoftmaxNumbers numbers;
    numbers.format = static_cast<NumberFormat>(request.whole("format"));
    numbers.scores = scoresOf(request.state, request.value("largest"));
    numbers.constant = request.value("constant");
    numbers.naive = roundedSoftmax(numbers.scores, numbers.format, false);
    numbers.shifted = roundedSoftmax(numbers.scores, numbers.format, true);
    std::vector<double> moved = numbers.shifted.scores;
    for (double& score : moved)
        score += rounded(numbers.constant, numbers.format);
    numbers.movedNaive = roundedSoftmax(moved, numbers.format, false);
    numbers.moved = roundedSoftmax(moved, numbers.format, true);
    return numbers;
}

/// eˢ, and where it leaves the numbers of a format: above the largest, below the smallest.
std::shared_ptr<const PagePart> expPlot(const LabRequest& request)
{
    PlotSeries exponential{u"exp(s)"_s, {}, 0};
    for (double score = smallestExponentOfE(NumberFormat::Double); std::isfinite(std::exp(score));
         score = std::floor(score) + 1)
        exponential.points.emplace_back(score, std::exp(score));
    const FormatLimits all = limitsOf(NumberFormat::Double);
    PlotContent plot{{-farthest, farthest, false, Words::tr("score s")},
                     {all.smallest(), all.largest(), true, {}},
                     {exponential},
                     request.value("largest"),
                     numberInFormat(request.value("largest"), NumberFormat::Double, 5)};
    int color = 3;
    for (const NumberFormat format : {NumberFormat::Double, NumberFormat::Float32, NumberFormat::Float16}) {
        const FormatLimits limits = limitsOf(format);
        // bfloat16 ends nearly where float32 does.
        const QString name = format == NumberFormat::Float32 ? u"float32, bfloat16"_s : formatName(format);
        for (const double end : {limits.largest(), limits.smallest()})
            plot.series.push_back({end > 1 ? Words::tr("ends of %1").arg(name) : QString(),
                                   {{-farthest, end}, {farthest, end}},
                                   color,
                                   PlotSeries::Mark::Dashes});
        ++color;
    }
    return std::make_shared<Plot>(Words::tr("exp(s): ∞ above a format's end, 0 below"), plot);
}

} // namespace

QString StableSoftmaxLab::title() const
{
    return tr("Stable softmax");
}

QString StableSoftmaxLab::question() const
{
    return tr("Why does every program subtract the largest score before it takes exp?");
}

std::vector<LabParameter> StableSoftmaxLab::parameters() const
{
    using Kind = LabParameter::Kind;
    QStringList formats;
    for (const NumberFormat format : numberFormats)
        formats << formatName(format);
    return {{"largest", tr("largest score"), Kind::Number, -farthest, farthest, 1000},
            {"step", tr("each next one lower by"), Kind::Number, 0, 1000, 1},
            {"keys", tr("keys"), Kind::Whole, 2, 8, 4},
            {"format", tr("steps in"), Kind::Choice, 0, 3, 3, formats},
            {"constant",
             tr("constant c"),
             Kind::Number,
             -farthest,
             farthest,
             500,
             {},
             tr("Added to every score, to see that nothing changes")},
            {"forbidden", tr("last key forbidden"), Kind::Switch, 0, 1, 0, {}, tr("Its score is −∞")}};
}

Page StableSoftmaxLab::page(const LabRequest& request) const
{
    const StableSoftmaxNumbers numbers = numbersOf(request);
    Page page;
    page.columns = 3; // the tables are narrow
    page.parts = {naiveTable(numbers),          shiftedTable(numbers),       expPlot(request),
                  formatsTable(numbers, false), formatsTable(numbers, true), limitsTable(numbers),
                  constantTable(numbers),       stableSoftmaxText(numbers)};
    return page;
}

LabState StableSoftmaxLab::moved(const LabRequest& request, int part, QPointF value) const
{
    LabState state = request.state;
    if (part == StableSoftmaxLab::plotOfExp)
        state["largest"] = std::clamp(std::round(value.x()), -farthest, farthest);
    return state;
}

} // namespace headlight
