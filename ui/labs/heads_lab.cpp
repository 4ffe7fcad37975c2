#include "ui/labs/heads_lab.h"

#include "ui/labs/heads_parts.h"
#include "ui/paint/number_text.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/plot.h"
#include "ui/paint/table.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeadsLab)
};

std::shared_ptr<const PagePart> costTablePart(const HeadsCase& in)
{
    TableContent table;
    table.columns << QString();
    std::vector<Cost> costs;
    const std::vector<Index> counts = in.compared();
    for (const Index count : counts) {
        table.columns << headsText(count);
        costs.push_back(in.cost(count, in.n));
    }
    QStringList widths = {Words::tr("width of a head d_k")};
    for (const Index count : counts)
        widths << groupedText(in.headWidth(count));
    table.rows.push_back(widths);
    const auto add = [&](const QString& name, auto number) {
        QStringList row = {name};
        for (const Cost& cost : costs)
            row << groupedText(std::invoke(number, cost));
        table.rows.push_back(row);
    };
    add(Words::tr("parameters"), &Cost::parameters);
    add(Words::tr("… in bytes"), &Cost::parameterBytes);
    add(Words::tr("products q·k"), &Cost::scores);
    add(Words::tr("all products"), &Cost::multiplications);
    add(Words::tr("softmax distributions"), &Cost::distributions);
    add(Words::tr("exponentials = weights"), &Cost::exponentials);
    add(Words::tr("… in bytes, if kept"), &Cost::weightBytes);
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        if (table.rows[row].size() > 2 && table.rows[row][1] != table.rows[row][2])
            table.marked.push_back(static_cast<int>(row));
    const QString layers = in.layers == 1 ? Words::tr("1 layer") : Words::tr("%1 layers").arg(in.layers);
    const QString title = counts.size() > 1 ? Words::tr("n = %1, d_model = %2, %3: bold is what heads change")
                                            : Words::tr("n = %1, d_model = %2, %3");
    return std::make_shared<Table>(title.arg(groupedText(in.n), groupedText(in.dModel), layers), table);
}

std::shared_ptr<const PagePart> costPlotPart(const HeadsCase& in)
{
    const auto most = static_cast<double>(in.mostTokens);
    const Index many = in.heads;
    PlotContent plot{{1, most, true, Words::tr("tokens n")},
                     {1, 1, true, Words::tr("operations")},
                     {},
                     static_cast<double>(in.n),
                     u"n = "_s + groupedText(in.n)};
    plot.y.high = 2 * static_cast<double>(in.cost(many, in.mostTokens).multiplications());
    const auto add = [&](const QString& name, Index count, auto number, int color, PlotSeries::Mark mark) {
        PlotSeries series{name + u", "_s + headsText(count), {}, color, mark};
        for (double n = 1;; n = std::min(most, std::ceil(n * 1.1))) {
            series.points.emplace_back(n,
                                       static_cast<double>(std::invoke(number, in.cost(count, static_cast<Index>(n)))));
            if (n >= most)
                break;
        }
        plot.series.push_back(series);
    };
    add(Words::tr("products q·k"), 1, &Cost::scores, 0, PlotSeries::Mark::Line);
    if (many > 1)
        add(Words::tr("products q·k"), many, &Cost::scores, 3, PlotSeries::Mark::Dashes);
    add(Words::tr("exponentials"), 1, &Cost::exponentials, 1, PlotSeries::Mark::Line);
    if (many > 1)
        add(Words::tr("exponentials"), many, &Cost::exponentials, 2, PlotSeries::Mark::Dashes);
    return std::make_shared<Plot>(Words::tr("Cost over the number of tokens: drag n"), plot);
}

/// What is special about the sizes.
QStringList notesOf(const HeadsCase& in)
{
    QStringList lines;
    if (in.layout)
        lines << Words::tr("Published layout: %1. Change one of its numbers, and they are your own.")
                     .arg(layoutText(*in.layout));
    if (in.heads > 1 && in.heads == in.dModel)
        lines << Words::tr("%1 heads of one number each, d_k = 1: there cannot be more.").arg(groupedText(in.heads));
    if (const Index used = in.heads * in.headWidth(in.heads); used < in.dModel)
        lines << Words::tr("%1 heads do not divide %2: ⌊%2 ÷ %1⌋ = %3, and %1 × %3 = %4 of the width is used.")
                     .arg(groupedText(in.heads), groupedText(in.dModel), groupedText(in.headWidth(in.heads)),
                          groupedText(used));
    return lines;
}

QString bytesText(std::int64_t bytes)
{
    constexpr std::int64_t kibi = 1024;
    if (bytes < kibi)
        return Words::tr("%1 bytes").arg(bytes);
    const bool isLarge = bytes >= kibi * kibi;
    return numberText(static_cast<double>(bytes) / static_cast<double>(isLarge ? kibi * kibi : kibi), 1)
           + (isLarge ? u" MiB"_s : u" KiB"_s);
}

std::shared_ptr<const PagePart> findingsPart(const HeadsCase& in)
{
    QStringList lines = notesOf(in);
    const Index many = in.heads;
    const Cost one = in.cost(1, in.n);
    const Cost several = in.cost(many, in.n);
    if (many > 1 && one.scores == several.scores)
        lines << Words::tr("%1 heads need as many parameters and products as one: %2 parameters, and n² · d = %3 = "
                           "%1 · n² · %4 products q·k a layer.")
                     .arg(groupedText(many), groupedText(several.parameters),
                          groupedText(costOf(in.sizes(1, in.n)).scores), groupedText(in.headWidth(many)));
    if (many > 1)
        lines << Words::tr(
                     "What they add: %1 softmax distributions for each token of a layer, not 1. Exponentials and kept "
                     "weights are %2 times as many: %3, not %4.")
                     .arg(groupedText(many), groupedText(several.exponentials / one.exponentials),
                          bytesText(several.weightBytes), bytesText(one.weightBytes));
    else
        lines << Words::tr("One head: one softmax distribution for each token of a layer. Choose more heads to see "
                           "what they add.");
    const Cost twice = in.cost(in.heads, 2 * in.n);
    const Cost fourfold = in.cost(in.heads, 4 * in.n);
    const Cost now = in.cost(in.heads, in.n);
    lines << Words::tr("Twice the tokens: %1 times the products q·k and the weights. From %2 to %3 tokens: %4 times.")
                 .arg(twice.scores / now.scores)
                 .arg(groupedText(in.n), groupedText(4 * in.n))
                 .arg(fourfold.scores / now.scores);
    lines << Words::tr("Masked cells are counted, too: the formula computes all n².");
    return std::make_shared<Paragraph>(Words::tr("What the numbers say"), lines.join(u'\n'));
}

std::shared_ptr<const PagePart> extremesPart(const HeadsCase& in)
{
    const OrderCounts counts = orderCounts();
    QStringList lines;
    lines << Words::tr(
        "1 head: one weighted mean for each token. Two values at ½ and ½ come out as a mixture; a second head "
        "could bring each by itself.");
    lines << Words::tr(
                 "d_k = 1: a score is one number times one number. A positive query has the keys in their own order, "
                 "a negative one in its reverse: %1 queries, %2 orders. With two numbers: %1 queries, %3 orders. The "
                 "keys "
                 "are %4; one number is the first of each.")
                 .arg(counts.queries)
                 .arg(counts.one)
                 .arg(counts.two)
                 .arg(orderKeysText());
    const Cost most = in.cost(in.dModel, in.n);
    lines << Words::tr("The most there can be is %1, with as many exponentials as products q·k: %2.")
                 .arg(headsText(in.dModel), groupedText(most.exponentials));
    lines << Words::tr("In between: the published points say that too few and too many heads both lose. They are four "
                       "trained models, not a law.");
    lines << Words::tr(
                 "Each head multiplies the whole of X by its own block; none gets a slice of X. An example, whatever "
                 "is set: Q of 4 tokens, by one matrix of 320 × 320 and by eight blocks of 320 × 40. Largest "
                 "difference: %1.")
                 .arg(exactText(blockCheck()));
    return std::make_shared<Paragraph>(Words::tr("One head, and heads one number wide"), lines.join(u'\n'));
}

} // namespace

QString HeadsLab::title() const
{
    return tr("Heads and cost");
}

QString HeadsLab::question() const
{
    return tr("Eight heads instead of one: what does it cost, what does it add, and how far can one go?");
}

std::vector<LabParameter> HeadsLab::parameters() const
{
    using Kind = LabParameter::Kind;
    QStringList choices = {tr("your own numbers")};
    for (const HeadLayout& layout : publishedLayouts())
        choices << QString::fromUtf8(layout.name.data(), static_cast<qsizetype>(layout.name.size()));
    const QString own = tr("A published layout sets it; another number makes the layout your own");
    return {
        {"layout", tr("layout"), Kind::Choice, 0, static_cast<double>(choices.size() - 1), 0, choices,
         tr("A published layout sets d_model, heads and, where it is known, layers and the most tokens")},
        {"n",
         tr("tokens n"),
         Kind::WholeByPowers,
         1,
         static_cast<double>(mostTokensOfLab),
         4096,
         {},
         tr("No more than a published layout takes; more makes the layout your own")},
        {"d_model", u"d_model"_s, Kind::WholeByPowers, 1, 4096, 320, {}, own},
        {"heads", tr("heads"), Kind::WholeByPowers, 1, 4096, 8, {}, own},
        {"layers",
         tr("layers"),
         Kind::Whole,
         1,
         96,
         1,
         {},
         tr("Where a published layout says them, another number makes the layout your own")},
        {"number", tr("a number takes"), Kind::Choice, 0, 2, 1, {tr("2 bytes"), tr("4 bytes"), tr("8 bytes")}},
    };
}

Page HeadsLab::page(const LabRequest& request) const
{
    const HeadsCase in = headsCase(request);
    Page page;
    page.parts = {costTablePart(in), costPlotPart(in),    findingsPart(in),     headScorePart(),
                  keyOrderPart(),    extremesPart(in),    blockPicturePart(in), blockTablePart(in),
                  layoutListPart(),  mixingTablePart(in), mixingTextPart()};
    return page;
}

void HeadsLab::fit(LabParameter& parameter, const LabState& state) const
{
    const auto narrow = [&](double low, double high, const QString& reason) {
        parameter.low = std::max(parameter.low, low);
        parameter.high = high;
        parameter.reason = reason;
    };
    const auto pin = [&](Index size) {
        const auto only = static_cast<double>(size);
        narrow(only, only, tr("the published layout sets it"));
    };
    const HeadLayout* layout = layoutOf(state);
    if (layout && parameter.name == "n" && layout->mostTokens > 0)
        narrow(1, static_cast<double>(layout->mostTokens), tr("the published layout takes no more"));
    else if (layout && parameter.name == "d_model")
        pin(layout->dModel);
    else if (layout && parameter.name == "heads")
        pin(layout->heads);
    else if (layout && parameter.name == "layers" && layout->layers > 0)
        pin(layout->layers);
    else if (parameter.name == "heads")
        narrow(1, state.at("d_model"), tr("d_model = %1 has room for no more heads").arg(state.at("d_model")));
}

LabState HeadsLab::edited(LabState state, const std::string& name) const
{
    if (name == "layout") {
        if (const HeadLayout* layout = layoutOf(state); layout && layout->layers == 0)
            state["layers"] = 1; // nothing stays of the layout before
    } else if (completed(state).at(name) != state.at(name)) {
        state["layout"] = 0;
    }
    return state;
}

LabState HeadsLab::pressed(const LabRequest& request, int, QPointF) const
{
    return request.state;
}

LabState HeadsLab::moved(const LabRequest& request, int part, QPointF value) const
{
    LabState state = request.state;
    if (part == costCurves)
        state["n"] = std::round(value.x());
    return state;
}

} // namespace headlight
