#include "ui/labs/masks_lab.h"

#include "core/analysis/classic_mistakes.h"
#include "ui/labs/mask_case.h"
#include "ui/labs/mistake_text.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/number_text.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/table.h"

#include <algorithm>
#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MasksLab)
};

using Part = std::shared_ptr<const PagePart>;

QStringList columnsOf(const MaskCase& in, const MistakeResult& result)
{
    if (!result.isOutput)
        return in.tokens;
    QStringList columns;
    for (Index c = 1; c <= result.right.cols(); ++c)
        columns << QString::number(c);
    return columns;
}

Part scoreCells(const MaskCase& in, bool masked, Index cursor = -1)
{
    CellTableContent cells{in.tokens, in.tokens, in.scores.front(), {}, false};
    if (masked)
        cells.allowed = in.allowed;
    if (cursor >= 0)
        cells.framed = {static_cast<int>(cursor % MaskCase::tokenCount),
                        static_cast<int>(cursor / MaskCase::tokenCount)};
    cells.range = signedRange(cells.values);
    cells.legend = true;
    return std::make_shared<CellTable>(masked ? Words::tr("After the mask") : Words::tr("Scores q·k ÷ √d_k"), cells);
}

Part resultCells(const MaskCase& in, const MistakeResult& result, bool wrong, const QString& title)
{
    CellTableContent cells{in.tokens, columnsOf(in, result), wrong ? result.wrong : result.right};
    cells.legend = true;
    if (!result.isOutput) {
        cells.allowed = wrong ? result.wrongAllowed : in.allowed;
    } else {
        cells.isWeights = false;
        Matrix<double> both(2 * result.right.rows(), result.right.cols());
        both << result.right, result.wrong;
        cells.range = signedRange(both);
    }
    return std::make_shared<CellTable>(title, cells);
}

Part differencePart(const MaskCase& in, const MistakeResult& result)
{
    CellTableContent cells{in.tokens, columnsOf(in, result), result.difference()};
    if (!result.isOutput)
        cells.allowed = in.allowed.array() || result.wrongAllowed.array();
    cells.isWeights = false;
    cells.range = signedRange(cells.values);
    cells.legend = true;
    return std::make_shared<CellTable>(Words::tr("Difference: mistake − right"), cells);
}

/// What each row may see, and what its weights sum to.
Part seenPart(const MaskCase& in, const MistakeResult& result, bool broken)
{
    TableContent table{{Words::tr("reads"), Words::tr("may see"), Words::tr("sum")}, {}};
    if (broken && !result.isOutput)
        table.columns << Words::tr("with the mistake");
    const Matrix<double> weights =
        result.isOutput ? rightWeights(in.products.front(), MaskCase::headWidth, in.allowed) : result.right;
    for (Index i = 0; i < MaskCase::tokenCount; ++i) {
        QStringList seen;
        for (int j = 0; j < MaskCase::tokenCount; ++j)
            if (in.allowed(i, j))
                seen << in.tokens[j];
        QStringList row{in.tokens[static_cast<int>(i)], seen.isEmpty() ? Words::tr("nothing") : seen.join(u' '),
                        numberText(weights.row(i).sum(), 3)};
        if (broken && !result.isOutput)
            row << numberText(result.wrong.row(i).sum(), 3);
        table.rows.push_back(row);
    }
    return std::make_shared<Table>(Words::tr("What each row may see"), table);
}

Part findingsPart(const MaskCase& in, const MistakeResult& result)
{
    const auto cells = static_cast<int>(in.allowed.count());
    QStringList lines;
    lines << Words::tr("%1 of %2 cells may be seen.").arg(cells).arg(in.allowed.size());
    if (cells > 0 && cells < in.allowed.size())
        lines.last() += u' '
                        + Words::tr("The others become −∞ before the softmax: e^−∞ is exactly 0, and the rest of the "
                                    "row still sums to 1.");
    int alone = 0;
    int blind = 0;
    for (Index i = 0; i < in.allowed.rows(); ++i) {
        alone += in.allowed.row(i).count() == 1 ? 1 : 0;
        blind += in.allowed.row(i).count() == 0 ? 1 : 0;
    }
    if (alone == 1)
        lines << Words::tr("One row sees a single key, which gets the weight 1, whatever its score.");
    else if (alone > 1)
        lines << Words::tr("%1 rows see a single key each, which gets the weight 1, whatever its score.").arg(alone);
    if (blind == 1)
        lines << Words::tr("One row sees nothing: its weights are all 0 here; 0 ÷ 0 would be NaN.");
    else if (blind > 1)
        lines << Words::tr("%1 rows see nothing: their weights are all 0 here; 0 ÷ 0 would be NaN.").arg(blind);
    if (cells == 0) // there is no largest weight
        return std::make_shared<Paragraph>(Words::tr("What the numbers say"), lines.join(u'\n'));
    lines << Words::tr("The largest weight is %1.").arg(numberText(result.right.maxCoeff(), 4));
    return std::make_shared<Paragraph>(Words::tr("What the numbers say"), lines.join(u'\n'));
}

Part wrongFindingsPart(const MaskCase& in, const MistakeResult& result, Mistake mistake)
{
    Index i = 0;
    Index j = 0;
    const double largest = result.difference().cwiseAbs().maxCoeff(&i, &j);
    QStringList lines;
    lines << Words::tr("Right: %1. Mistake: %2.").arg(rightFormula(mistake), wrongFormula(mistake));
    if (in.allowed.count() == 0)
        lines << Words::tr("With this mask no row may see anything: the right weights are all 0.");
    if (largest == 0)
        lines << Words::tr("With this mask both are the same: the mistake cannot be seen here.");
    else
        lines << Words::tr("The largest difference: “%1”, column “%2”: %3 in place of %4.")
                     .arg(in.tokens[static_cast<int>(i)], columnsOf(in, result)[static_cast<int>(j)],
                          numberText(result.wrong(i, j), 4), numberText(result.right(i, j), 4));
    lines << mistakeText(mistake, in, result);
    return std::make_shared<Paragraph>(Words::tr("What the mistake does"), lines.join(u'\n'), Paragraph::Width::Whole);
}

/// Whether a part shows queries by keys.
bool isPaintable(const LabRequest& request, int part)
{
    const auto mistake = static_cast<Mistake>(request.whole("break"));
    if (mistake == Mistake::None)
        return part <= MasksLab::weightCells;
    if (part <= MasksLab::differenceCells)
        return mistake != Mistake::AblatedAfter;
    return part == MasksLab::scoresBelow || part == MasksLab::scoresBelow + 1;
}

} // namespace

QString MasksLab::title() const
{
    return tr("Masks");
}

QString MasksLab::question() const
{
    return tr("Who may see whom, and what comes out if one step is done in the wrong way?");
}

QString MasksLab::hint(const LabState&) const
{
    return tr("Press a cell and drag to paint a mask of your own. “break it” shows a classic mistake.");
}

QString MasksLab::whyIdle(const std::string& parameter, const LabState& state) const
{
    const auto mask = static_cast<MaskChoice>(state.at("mask"));
    if (parameter == "window" && mask != MaskChoice::Window)
        return tr("Choose the mask “window” to set this");
    if (parameter == "padding" && mask != MaskChoice::Padding)
        return tr("Choose the mask “padding” to set this");
    if (parameter.starts_with("row_") && mask != MaskChoice::Painted)
        return tr("Choose the mask “painted by hand” to set this");
    return {};
}

std::vector<LabParameter> MasksLab::parameters() const
{
    using Kind = LabParameter::Kind;
    QStringList mistakes;
    for (int i = 0; i <= static_cast<int>(Mistake::AveragedBefore); ++i)
        mistakes << mistakeName(static_cast<Mistake>(i));
    const QStringList masks = {tr("none"), tr("causal"), tr("window"), tr("padding"), tr("painted by hand")};
    std::vector<LabParameter> all = {
        {"mask", tr("mask"), Kind::Choice, 0, 4, static_cast<double>(MaskChoice::Causal), masks},
        {"window", tr("window"), Kind::Whole, 1, MaskCase::tokenCount, 2, {}, tr("Keys that a row sees at most")},
        {"padding",
         tr("padding"),
         Kind::Whole,
         0,
         MaskCase::tokenCount,
         2,
         {},
         tr("How many tokens at the end are padding")},
        {"break", tr("break it"), Kind::Choice, 0, static_cast<double>(mistakes.size() - 1), 0, mistakes},
    };
    for (Index i = 0; i < MaskCase::tokenCount; ++i) // as a causal mask
        all.push_back({paintedRow(i),
                       tr("keys of row %1 as bits").arg(i + 1),
                       Kind::Whole,
                       0,
                       std::exp2(MaskCase::tokenCount) - 1,
                       std::exp2(i + 1) - 1,
                       {},
                       {},
                       true});
    all.push_back({"cursor",
                   tr("the cell that the space bar paints"),
                   Kind::Whole,
                   -1,
                   MaskCase::tokenCount * MaskCase::tokenCount - 1.,
                   -1,
                   {},
                   {},
                   true});
    return all;
}

Page MasksLab::page(const LabRequest& request) const
{
    const MaskCase in = maskCase(request.state);
    const auto mistake = static_cast<Mistake>(request.whole("break"));
    const MistakeResult result = mistakeResult(in, mistake);
    Page page;
    page.columns = 3; // right, wrong and their difference beside one another
    if (mistake == Mistake::None)
        page.parts = {scoreCells(in, false), scoreCells(in, true, request.whole("cursor")),
                      resultCells(in, result, false, tr("Weights")), seenPart(in, result, false),
                      findingsPart(in, result)};
    else
        page.parts = {resultCells(in, result, false, tr("Right: %1").arg(rightFormula(mistake))),
                      resultCells(in, result, true, tr("Mistake: %1").arg(wrongFormula(mistake))),
                      differencePart(in, result),
                      wrongFindingsPart(in, result, mistake),
                      scoreCells(in, false),
                      scoreCells(in, true, request.whole("cursor")),
                      seenPart(in, result, true)};
    return page;
}

LabState MasksLab::moved(const LabRequest& request, int part, QPointF value) const
{
    if (!isPaintable(request, part))
        return request.state;
    const LabGrab from = request.grabbed.value_or(LabGrab{value, request.state, 0});
    const bool saw = seesKey(from.state, static_cast<Index>(from.value.y()), static_cast<Index>(from.value.x()));
    return paintedCell(request.state, static_cast<Index>(value.y()), static_cast<Index>(value.x()), !saw);
}

LabState MasksLab::nudged(const LabRequest& request, QPoint direction) const
{
    constexpr Index count = MaskCase::tokenCount;
    const Index cursor = request.whole("cursor");
    if (cursor >= 0 && direction.isNull())
        return paintedCell(request.state, cursor / count, cursor % count,
                           !seesKey(request.state, cursor / count, cursor % count));
    LabState state = request.state;
    const Index query = std::clamp<Index>(cursor / count - direction.y(), 0, count - 1);
    const Index key = std::clamp<Index>(cursor % count + direction.x(), 0, count - 1);
    state["cursor"] = cursor < 0 ? 0. : static_cast<double>(query * count + key);
    return state;
}

} // namespace headlight
