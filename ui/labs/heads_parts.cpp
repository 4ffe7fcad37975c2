#include "ui/labs/heads_parts.h"

#include "core/analysis/key_order.h"
#include "core/analysis/mixing_cost.h"
#include "ui/paint/block_picture.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/plot.h"
#include "ui/paint/table.h"

#include <QCoreApplication>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeadsLab)
};

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString sizeText(Index rows, Index columns)
{
    return groupedText(rows) + u" × "_s + groupedText(columns);
}

/// Whole numbers without a pattern, in which sums are exact.
Matrix<double> wholeNumbers(Index rows, Index columns)
{
    Matrix<double> numbers(rows, columns);
    for (Index i = 0; i < rows; ++i)
        for (Index j = 0; j < columns; ++j)
            numbers(i, j) = static_cast<double>((7 * i * i + 13 * j + 5 * i * j) % 19 - 9);
    return numbers;
}

/// Queries and keys of two components, without equal scores; by one component, only the first of each counts.
struct OrderCase {
    Matrix<double> queries{{-3, 1}, {-1, -1}, {1, 3}, {3, -1}};
    Matrix<double> keys{{-2, 1}, {-1, -3}, {1, 2}, {2, -1}, {3, 1}};

    Matrix<double> scores(Index components) const
    {
        return queries.leftCols(components) * keys.leftCols(components).transpose();
    }
};

QString vectorText(const Matrix<double>& rows, Index row, Index components)
{
    QStringList numbers;
    for (Index i = 0; i < components; ++i)
        numbers << exactText(rows(row, i));
    return components == 1 ? numbers.front() : u"(%1)"_s.arg(numbers.join(u", "_s));
}

} // namespace

QString headsText(Index count)
{
    return count == 1 ? Words::tr("1 head") : Words::tr("%1 heads").arg(groupedText(count));
}

std::shared_ptr<const PagePart> blockPicturePart(const HeadsCase& in)
{
    return std::make_shared<BlockPicture>(
        Words::tr("All of X, times each block"),
        BlockPictureContent{in.n, in.dModel, in.heads, in.headWidth(in.heads),
                            Words::tr("A colour is a head: all of X times its block of W_Q is its part of Q.")});
}

std::shared_ptr<const PagePart> blockTablePart(const HeadsCase& in)
{
    const Index width = in.headWidth(in.heads);
    const Index all = width * in.heads;
    TableContent table{{QString(), Words::tr("shape"), Words::tr("numbers")}, {}};
    const auto add = [&](const QString& name, Index rows, Index columns) {
        table.rows.push_back({name, sizeText(rows, columns), groupedText(rows * columns)});
    };
    add(Words::tr("X, all tokens"), in.n, in.dModel);
    add(u"W_Q"_s, in.dModel, all);
    add(Words::tr("one head's block of W_Q"), in.dModel, width);
    table.rows.push_back({Words::tr("all blocks of W_Q"), groupedText(in.heads) + u" × "_s + sizeText(in.dModel, width),
                          groupedText(in.heads * in.dModel * width)});
    add(Words::tr("Q of one head: X · its block"), in.n, width);
    table.rows.push_back(
        {Words::tr("W_Q, W_K, W_V and W_O"), u"4 × "_s + sizeText(in.dModel, all), groupedText(4 * in.dModel * all)});
    table.marked = {1, 3};
    return std::make_shared<Table>(in.heads == 1 ? Words::tr("With one head the block is the whole matrix")
                                                 : Words::tr("One matrix is %1 blocks").arg(groupedText(in.heads)),
                                   table);
}

double blockCheck()
{
    static const double difference = blockDifference(wholeNumbers(4, 320), wholeNumbers(320, 320), 8);
    return difference;
}

OrderCounts orderCounts()
{
    const OrderCase in;
    return {in.queries.rows(), differentRows(keyPlaces(in.scores(1))), differentRows(keyPlaces(in.scores(2)))};
}

std::shared_ptr<const PagePart> keyOrderPart()
{
    const OrderCase in;
    const Index count = in.queries.rows();
    CellTableContent cells;
    cells.values.resize(2 * count, in.keys.rows());
    for (const Index components : {1, 2}) {
        cells.values.middleRows((components - 1) * count, count) = keyPlaces(in.scores(components));
        for (Index i = 0; i < count; ++i)
            cells.rows << u"q = "_s + vectorText(in.queries, i, components);
    }
    for (Index j = 0; j < in.keys.rows(); ++j)
        cells.columns << numbered(u'k', j + 1);
    cells.range = {static_cast<double>(in.keys.rows() + 1), 1}; // the first stands out most
    cells.decimals = 0;
    cells.note = Words::tr("what stands out most comes first: its score is the largest");
    return std::make_shared<CellTable>(Words::tr("Which key comes 1st, 2nd, …: by one number, and by two"), cells);
}

QString orderKeysText()
{
    const OrderCase in;
    QStringList keys;
    for (Index j = 0; j < in.keys.rows(); ++j)
        keys << numbered(u'k', j + 1) + u" = "_s + vectorText(in.keys, j, 2);
    return keys.join(u", "_s);
}

std::shared_ptr<const PagePart> mixingTablePart(const HeadsCase& in)
{
    const MixingSizes extra;
    const LayerSizes sizes = in.sizes();
    TableContent table{{Words::tr("one layer"), Words::tr("products"), Words::tr("at 2n"), Words::tr("held at once")},
                       {}};
    const auto add = [&](Mixing mixing, const QString& name) {
        const MixingCost now = mixingCost(mixing, sizes, extra);
        const MixingCost twice = mixingCost(mixing, in.sizes(in.heads, 2 * in.n), extra);
        table.rows.push_back(
            {name, groupedText(now.products),
             u"× "_s + numberText(static_cast<double>(twice.products) / static_cast<double>(now.products), 2),
             groupedText(now.held)});
    };
    add(Mixing::Softmax, Words::tr("softmax over all: 2n²d"));
    add(Mixing::Tiled, Words::tr("in tiles: + nd · ⌈n ÷ %1⌉").arg(extra.tile));
    add(Mixing::Window, Words::tr("window: 2n · %1 · d").arg(std::min(extra.window, in.n)));
    add(Mixing::Linear, Words::tr("linear: 2nd · d_k + nd"));
    add(Mixing::StateSpace, Words::tr("state space: 3nd · %1").arg(extra.state));
    table.marked = {0};
    return std::make_shared<Table>(Words::tr("What others put in place of n²"), table);
}

std::shared_ptr<const PagePart> mixingTextPart()
{
    const MixingSizes extra;
    QStringList lines;
    lines << Words::tr("Tiles: the same result, to rounding. Only a tile of %1 × %1 weights for each head is held at "
                       "once, instead of all n². The time stays n². After each tile the n · d sums made so far are "
                       "rescaled to a common maximum.")
                 .arg(extra.tile);
    lines << Words::tr(
                 "Sparse window: n² becomes n · w, here w is at most %1. What is farther away is reached only through "
                 "further layers.")
                 .arg(extra.window);
    lines << Words::tr(
        "Linear attention: φ(q)·φ(k) takes the place of e^(q·k). Then the sum of φ(k)vᵀ can be made first, "
        "and n² becomes n · d_k. The weights are other ones.");
    lines << Words::tr(
                 "State space: no queries, no keys. A state of %1 numbers for each component goes from token to "
                 "token and has to hold all that was read. Each number takes 3 products: to fade, to be written and "
                 "to be read.")
                 .arg(extra.state);
    lines << Words::tr(
        "Products are of reading alone, without W_Q, W_K, W_V and W_O. Sources: Dao et al. 2022, Beltagy et "
        "al. 2020, Katharopoulos et al. 2020, Gu and Dao 2023; the counts are made here.");
    return std::make_shared<Paragraph>(Words::tr("What changes in the formula"), lines.join(u'\n'));
}

std::shared_ptr<const PagePart> headScorePart()
{
    PlotContent plot{{0, 34, false, Words::tr("heads")},
                     {24.5, 26, false, Words::tr("BLEU: overlap of word groups with human translations, of 100")},
                     {},
                     {},
                     {}};
    PlotSeries series{Words::tr("Vaswani et al. 2017, table 3"), {}, 3, PlotSeries::Mark::Points};
    for (const HeadScore& score : publishedHeadScores()) {
        series.points.emplace_back(static_cast<double>(score.heads), score.bleu);
        series.labels << headsText(score.heads) + u": "_s + exactText(score.bleu);
    }
    plot.series = {series};
    return std::make_shared<Plot>(Words::tr("Published: English–German, width 512, same compute"), plot);
}

QString layoutText(const HeadLayout& layout)
{
    QStringList parts = {
        Words::tr("%1 = %2 heads × %3").arg(groupedText(layout.dModel)).arg(layout.heads).arg(layout.headWidth())};
    if (layout.layers > 0)
        parts << Words::tr("%1 layers").arg(layout.layers);
    if (layout.isCausal)
        parts << Words::tr("causal mask");
    if (layout.mostTokens > 0)
        parts << Words::tr("at most %1 tokens").arg(groupedText(layout.mostTokens));
    if (!layout.rotary.empty()) {
        QStringList pieces;
        for (const Index piece : layout.rotary)
            pieces << QString::number(piece);
        parts << Words::tr("the %1 split %2 for rotary position encoding")
                     .arg(layout.headWidth())
                     .arg(pieces.join(u" + "_s));
    }
    return u"%1: %2 (%3)"_s.arg(textOf(layout.name), parts.join(u", "_s), textOf(layout.source));
}

std::shared_ptr<const PagePart> layoutListPart()
{
    QStringList lines;
    for (const HeadLayout& layout : publishedLayouts())
        lines << layoutText(layout);
    return std::make_shared<Paragraph>(Words::tr("Published layouts"), lines.join(u'\n'));
}

} // namespace headlight
