#include "ui/labs/averages_page.h"

#include "core/analysis/mean_weights.h"
#include "core/analysis/pattern_scores.h"
#include "core/text/korean.h"
#include "ui/labs/selected_row.h"
#include "ui/paint/bar_list.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/number_text.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/table.h"
#include "ui/paint/token_label.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

// Where the parts stand on the page.
constexpr int barList = 0;
constexpr int rowTable = 2;
constexpr int headMap = 3;
constexpr int meanMap = 4;
constexpr Index mostKeys = 12;
constexpr Index mostHeads = 16;
constexpr Index mostTokens = 16; ///< of a matrix that is shown whole
constexpr qsizetype longestName = 24;
constexpr double isNear = 0.05; ///< to the mean

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ClaimsLab)
};

/// "L0H1", with the head's name if it has one, cut to a few words' length.
QString headText(const AttentionSource& source, HeadPlace place)
{
    const QString name = QString::fromStdString(source.headName(place.layer, place.head)).simplified();
    const QString text = headPlaceText(place.layer, place.head);
    if (name.isEmpty())
        return text;
    return u"%1 %2"_s.arg(text, name.size() > longestName ? name.left(longestName - 1) + u'…' : name);
}

/// What all parts are of.
struct Averages {
    const AttentionSource& source;
    HeadPlace place;
    TokenPair cell;
    SelectedRow row;
    HeadSpread spread;
    std::vector<Index> shown; ///< heads of the layer, those with the largest weights on the cell where there are many
    QString query;
    QString key;

    Index layer() const { return place.layer; }
    Index headCount() const { return source.headCount(place.layer); }
    /// Where the selected head stands among those shown; −1: it does not.
    int selected() const
    {
        const auto found = std::find(shown.begin(), shown.end(), place.head);
        return found == shown.end() ? -1 : static_cast<int>(found - shown.begin());
    }
    QString text(Index head) const { return headText(source, {place.layer, head}); }
    QString placeText(Index head) const { return headPlaceText(place.layer, head); }
};

/// Wherever a mean stands.
QString meanNote(const Averages& in)
{
    return in.headCount() == 1 ? Words::tr("mean of one head: its own") : Words::tr("mean: no head computed this");
}

/// Wherever a weight is grey.
QString greyNote()
{
    return Words::tr("grey: not published");
}

QString titleOfSome(const Averages& in, const QString& title)
{
    const auto count = static_cast<Index>(in.shown.size());
    return count == in.headCount() ? title : Words::tr("%1: %2 of %3 heads").arg(title).arg(count).arg(in.headCount());
}

std::vector<Index> shownHeads(const HeadSpread& spread)
{
    std::vector<Index> heads(spread.weights.size());
    std::iota(heads.begin(), heads.end(), Index(0));
    if (std::ssize(heads) <= mostHeads)
        return heads;
    std::stable_sort(heads.begin(), heads.end(), [&](Index a, Index b) {
        return spread.weights[static_cast<std::size_t>(a)] > spread.weights[static_cast<std::size_t>(b)];
    });
    heads.resize(mostHeads);
    std::sort(heads.begin(), heads.end());
    return heads;
}

Averages averagesOf(const LabRequest& request)
{
    const AttentionSource& source = *request.source;
    const TokenPair cell{request.query, request.key};
    HeadSpread spread = headSpread(source, request.place.layer, cell);
    std::vector<Index> shown = shownHeads(spread);
    return {source,
            request.place,
            cell,
            selectedRow(request, mostKeys),
            std::move(spread),
            std::move(shown),
            tokenLabel(source.queryTokens()[static_cast<std::size_t>(cell.query)]),
            tokenLabel(source.keyTokens()[static_cast<std::size_t>(cell.key)])};
}

std::shared_ptr<const PagePart> weightBars(const Averages& in)
{
    BarListContent bars;
    bars.note = meanNote(in);
    for (const Index head : in.shown) {
        const bool isMadeUp = in.source.isMadeUp(in.layer(), head, in.cell.query, in.cell.key);
        bars.labels << (isMadeUp ? in.placeText(head) + u" *"_s : in.placeText(head));
        if (isMadeUp)
            bars.note = meanNote(in) + u"; "_s + Words::tr("* not published");
        bars.values.push_back(in.spread.weights[static_cast<std::size_t>(head)]);
    }
    bars.labels << Words::tr("mean");
    bars.values.push_back(in.spread.mean);
    bars.marked = in.selected();
    const QString title =
        filledIn(Words::tr("How much “%1” reads “%2” in layer %3"), {in.query, in.key, QString::number(in.layer())});
    return std::make_shared<BarList>(titleOfSome(in, title), bars);
}

QString weightText(double weight)
{
    return numberText(weight, 3);
}

std::shared_ptr<const PagePart> meanFindings(const Averages& in)
{
    const HeadSpread& spread = in.spread;
    const auto of = [&](Index head) { return weightText(spread.weights[static_cast<std::size_t>(head)]); };
    QStringList lines;
    if (!in.source.sees(in.layer(), in.cell.query, in.cell.key))
        lines << filledIn(Words::tr("“%1” must not read “%2”: every head has 0 here."), {in.query, in.key});
    Index unpublished = 0;
    for (Index head = 0; head < in.headCount(); ++head)
        unpublished += in.source.isMadeUp(in.layer(), head, in.cell.query, in.cell.key) ? 1 : 0;
    if (unpublished > 0)
        lines << Words::tr("In %1 of %2 heads this weight was not published: what follows says nothing of the model.")
                     .arg(unpublished)
                     .arg(in.headCount());
    const QString title = Words::tr("What the mean says, and what it does not");
    if (in.headCount() == 1) {
        lines << Words::tr("Layer %1 has one head: its mean is that head's own weight, %2, and hides nothing. Give the "
                           "layer another head (Model ▸ Add Head) to see what a mean over heads does.")
                     .arg(QString::number(in.layer()), weightText(spread.mean));
        return std::make_shared<Paragraph>(title, lines.join(u'\n'));
    }
    const bool differ = of(spread.lowest) != of(spread.highest);
    lines << (differ
                  ? Words::tr("The mean is %1. The heads go from %2 (%3) to %4 (%5). Within %6 of the mean: %7 of %8.")
                        .arg(weightText(spread.mean), of(spread.lowest), in.placeText(spread.lowest),
                             of(spread.highest), in.placeText(spread.highest), QString::number(isNear),
                             QString::number(spread.within(isNear)), QString::number(in.headCount()))
                  : Words::tr("All heads have %1 here, and so has their mean. Choose a cell where they differ.")
                        .arg(of(spread.lowest)));
    if (differ && of(spread.nearest) == weightText(spread.mean))
        lines << Words::tr("%1 has %2 itself: a coincidence. It came to that by its own matrices, not by averaging.")
                     .arg(in.placeText(spread.nearest), of(spread.nearest));
    lines << Words::tr(
        "No head computed the mean, and nothing in the layer uses it: W_O mixes what the heads read, not "
        "their weights. A model with one head would have learned other matrices and read something "
        "else.");
    const double largest = spread.weights[static_cast<std::size_t>(spread.highest)];
    if (differ)
        lines << Words::tr("%1 has %2 left for all other tokens together; several heads share out the jobs.")
                     .arg(in.placeText(spread.highest), weightText(1 - largest));
    return std::make_shared<Paragraph>(title, lines.join(u'\n'));
}

/// The selected row in each head, and below them the mean.
std::shared_ptr<const PagePart> rowCells(const Averages& in)
{
    CellTableContent cells;
    const auto rows = static_cast<Index>(in.shown.size());
    const auto columns = static_cast<Index>(in.row.places.size());
    const Tile tile{in.cell.query, 0, 1, in.source.keyCount()};
    cells.columns = in.row.keys;
    cells.values.resize(rows + 1, columns);
    cells.allowed.resize(rows + 1, columns);
    cells.madeUp = BoolMatrix::Constant(rows + 1, columns, false);
    for (Index i = 0; i < rows; ++i) {
        const Index head = in.shown[static_cast<std::size_t>(i)];
        cells.rows << in.placeText(head);
        cells.values.row(i) = in.row.shown(in.source.tile(Quantity::Weights, in.layer(), head, tile));
        for (Index j = 0; j < columns; ++j)
            cells.madeUp(i, j) =
                in.source.isMadeUp(in.layer(), head, in.cell.query, in.row.places[static_cast<std::size_t>(j)]);
    }
    cells.rows << Words::tr("mean");
    cells.values.row(rows) = in.row.shown(meanWeights(in.source, in.layer(), tile));
    cells.madeUp.row(rows) = cells.madeUp.topRows(rows).colwise().any();
    cells.note = cells.madeUp.any() ? meanNote(in) + u"; "_s + greyNote() : meanNote(in);
    for (Index j = 0; j < columns; ++j)
        cells.allowed.col(j).setConstant(
            in.source.sees(in.layer(), in.cell.query, in.row.places[static_cast<std::size_t>(j)]));
    cells.roomy = cells.low = true; // two decimals are wanted to compare heads
    cells.markedRow = in.selected();
    cells.framed = {in.row.selected, in.selected()};
    const QString title = filledIn(Words::tr("The row of “%1” in every head"), {in.query});
    return std::make_shared<CellTable>(titleOfSome(in, title), cells);
}

std::shared_ptr<const PagePart> matrixCells(const Averages& in, std::optional<Index> head)
{
    const Index n = in.source.queryCount();
    const Index m = in.source.keyCount();
    CellTableContent cells;
    for (const std::string& token : in.source.queryTokens())
        cells.rows << tokenLabel(token);
    for (const std::string& token : in.source.keyTokens())
        cells.columns << tokenLabel(token);
    const Tile all{0, 0, n, m};
    cells.values =
        head ? in.source.tile(Quantity::Weights, in.layer(), *head, all) : meanWeights(in.source, in.layer(), all);
    cells.allowed.resize(n, m);
    cells.madeUp = BoolMatrix::Constant(n, m, false);
    for (Index i = 0; i < n; ++i)
        for (Index j = 0; j < m; ++j) {
            cells.allowed(i, j) = in.source.sees(in.layer(), i, j);
            for (Index h = head.value_or(0); h < (head ? *head + 1 : in.headCount()); ++h)
                cells.madeUp(i, j) = cells.madeUp(i, j) || in.source.isMadeUp(in.layer(), h, i, j);
        }
    cells.roomy = cells.low = true;
    cells.framed = {static_cast<int>(in.cell.key), static_cast<int>(in.cell.query)};
    if (cells.madeUp.any())
        cells.note = greyNote();
    const QString title = head ? in.text(*head)
                          : in.headCount() == 1
                              ? Words::tr("Mean of one head: its own")
                              : Words::tr("Mean of %1 heads: no head computed this").arg(in.headCount());
    return std::make_shared<CellTable>(title, cells);
}

bool hasMaps(const Averages& in)
{
    return in.source.queryCount() <= mostTokens && in.source.keyCount() <= mostTokens;
}

/// The scores that the table has, with their names.
struct Score {
    QString name;
    std::optional<double> PatternScores::*of;
};

std::vector<Score> scores()
{
    return {{Words::tr("itself"), &PatternScores::self},
            {Words::tr("token before"), &PatternScores::previousToken},
            {Words::tr("first token"), &PatternScores::firstToken},
            {Words::tr("same word"), &PatternScores::sameToken},
            {Words::tr("induction"), &PatternScores::induction}};
}

QString scoreText(const std::optional<double>& score)
{
    return score ? numberText(*score, 3) : u"–"_s;
}

/// The highest score of the layer's heads, as it is written, with who has it.
QString highestText(const Averages& in, const std::vector<PatternScores>& heads, const Score& score,
                    const std::optional<double>& even)
{
    Index highest = -1;
    const auto of = [&](Index head) { return heads[static_cast<std::size_t>(head)].*score.of; };
    for (Index head = 0; head < in.headCount(); ++head)
        if (of(head) && (highest < 0 || *of(head) > *of(highest)))
            highest = head;
    if (highest < 0 || !even)
        return u"–"_s;
    const QString text = scoreText(of(highest));
    if (*of(highest) <= *even || text == scoreText(even))
        return Words::tr("none above even");
    Index count = 0;
    for (Index head = 0; head < in.headCount(); ++head)
        count += of(head) && scoreText(of(head)) == text ? 1 : 0;
    return count == 1 ? u"%1 %2"_s.arg(text, in.placeText(highest)) : Words::tr("%1 in %2 heads").arg(text).arg(count);
}

/// The selected head's, beside those of evenly spread weights and the highest of the layer.
std::shared_ptr<const PagePart> scoreTable(const Averages& in, const std::vector<PatternScores>& heads,
                                           const PatternScores& even)
{
    TableContent table;
    table.columns = {QString(), in.placeText(in.place.head), Words::tr("even"), Words::tr("highest")};
    for (const Score& score : scores()) {
        table.rows.push_back({score.name, scoreText(heads[static_cast<std::size_t>(in.place.head)].*score.of),
                              scoreText(even.*score.of), highestText(in, heads, score, even.*score.of)});
    }
    return std::make_shared<Table>(Words::tr("Pattern scores, and those of even weights"), table);
}

std::shared_ptr<const PagePart> scoreFindings(const Averages& in, const PatternScores& own, const PatternScores& even)
{
    QStringList lines;
    const auto written = [](double score) { return std::round(score * 1000) / 1000; }; // so that they subtract
    for (const Score& score : scores())
        if (own.*score.of && even.*score.of)
            lines << Words::tr("%1: %2; evenly spread weights under the same mask have %3 (difference %4).")
                         .arg(score.name, numberText(*(own.*score.of), 3), numberText(*(even.*score.of), 3),
                              numberText(written(*(own.*score.of)) - written(*(even.*score.of)), 3));
    if (own.sameToken)
        lines << Words::tr("same word: on earlier places of the word that reads; induction: on the words that followed "
                           "there.");
    if (lines.isEmpty())
        lines << Words::tr("No row qualifies for any of these patterns.");
    lines << Words::tr(
        "A score alone says little: in short rows even a head that reads nothing in particular puts much on "
        "each token. And these are the scores of one sentence; they do not define the head.");
    return std::make_shared<Paragraph>(Words::tr("What the scores of %1 say").arg(in.placeText(in.place.head)),
                                       lines.join(u'\n'));
}

} // namespace

Page averagesPage(const LabRequest& request)
{
    const Averages in = averagesOf(request);
    Page page;
    page.parts = {weightBars(in), meanFindings(in), rowCells(in)};
    if (hasMaps(in)) {
        page.parts.push_back(matrixCells(in, in.place.head));
        page.parts.push_back(matrixCells(in, std::nullopt));
    }
    if (in.source.publishedWeights(in.layer(), in.place.head)) {
        page.parts.push_back(std::make_shared<Paragraph>(
            Words::tr("Pattern scores: left out"),
            Words::tr(
                "Most weights of %1 were not published. A pattern score would be a mean over them and say nothing "
                "of the model.")
                .arg(in.placeText(in.place.head))));
        return page;
    }
    std::vector<PatternScores> heads;
    for (Index head = 0; head < in.headCount(); ++head)
        heads.push_back(patternScores(in.source, in.layer(), head, request.stop));
    const PatternScores even = patternBaselines(in.source, in.layer(), request.stop);
    page.parts.push_back(scoreTable(in, heads, even));
    page.parts.push_back(scoreFindings(in, heads[static_cast<std::size_t>(in.place.head)], even));
    return page;
}

std::optional<LabCell> averagesCellAt(const LabRequest& request, int part, QPointF value)
{
    const Averages in = averagesOf(request);
    const auto x = static_cast<std::size_t>(value.x());
    const auto y = static_cast<std::size_t>(value.y());
    LabCell cell = request.cell();
    if (part == barList || part == rowTable) {
        if (y < in.shown.size()) // below them stands the mean, which is no head's
            cell.head = in.shown[y];
        else if (part == barList)
            return std::nullopt;
        if (part == rowTable)
            cell.key = x < in.row.places.size() ? in.row.places[x] : cell.key;
        return cell;
    }
    if ((part != headMap && part != meanMap) || !hasMaps(in))
        return std::nullopt;
    cell.query = std::min(static_cast<Index>(y), in.source.queryCount() - 1); // a page before may have had more
    cell.key = std::min(static_cast<Index>(x), in.source.keyCount() - 1);
    return cell;
}

std::optional<LabCell> averagesCellBeside(const LabRequest& request, QPoint direction)
{
    const AttentionSource& source = *request.source;
    LabCell cell = request.cell();
    cell.head = std::clamp<Index>(cell.head - direction.y(), 0, source.headCount(request.place.layer) - 1);
    for (Index key = cell.key + direction.x(); direction.x() != 0 && key >= 0 && key < source.keyCount();
         key += direction.x())
        if (source.sees(request.place.layer, cell.query, key)) {
            cell.key = key;
            break;
        }
    return cell;
}

} // namespace headlight
