#include "core/analysis/head_scores.h"
#include "core/files/document_file.h"
#include "support/example_content.h"
#include "support/korean_words.h"
#include "ui/labs/claims_lab.h"
#include "ui/paint/bar_list.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/pattern_map.h"
#include "ui/paint/table.h"

#include <QTest>

#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

Content example(const QString& name)
{
    return readDocumentFile(QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/examples/%1.headlight").arg(name)).value();
}

LabRequest requestOf(const Content& content, HeadPlace place, TokenPair cell, const LabState& state = {})
{
    const Lab& lab = labOf(ViewKind::Claims);
    LabRequest request;
    request.kind = ViewKind::Claims;
    request.state = lab.completed(state);
    request.source = test::sourceOf(content);
    request.content = std::make_shared<const Content>(content);
    request.place = place;
    request.query = cell.query;
    request.key = cell.key;
    return request;
}

Page pageOf(const LabRequest& request)
{
    return labOf(ViewKind::Claims).page(request);
}

template <class Part>
const Part& part(const Page& page, std::size_t index)
{
    return dynamic_cast<const Part&>(*page.parts.at(index));
}

/// The first two sentences of facts: adjectives right before their nouns.
const std::vector<ProbeSentence> trap{{"a red cube on top of a blue sphere", {{"cube", "red"}, {"sphere", "blue"}}},
                                      {"a green ball", {{"ball", "green"}}}};

} // namespace

class ClaimsLabTest : public QObject {
    Q_OBJECT

private slots:
    void theMeanStandsBesideItsHeadsAndIsNobodys()
    {
        const Page page = pageOf(requestOf(example(u"08_replica"_s), {0, 4}, {2, 1}));
        const BarListContent& bars = part<BarList>(page, 0).content();
        const std::vector<double> published{0.123, 0.016, 0.323, 0.206, 0.930, 0.013,
                                            0.544, 0.020, 0.090, 0.070, 0.112, 0.025};
        QCOMPARE(bars.values.size(), 13U);
        double sum = 0;
        for (std::size_t i = 0; i < published.size(); ++i) {
            QVERIFY(std::abs(bars.values[i] - published[i]) <= 1e-15);
            sum += published[i];
        }
        QVERIFY(std::abs(bars.values[12] - sum / 12) <= 1e-15);
        QCOMPARE(bars.labels.last(), u"mean"_s);
        QCOMPARE(bars.note, u"mean: no head computed this"_s);
        QCOMPARE(bars.marked, 4); // the selected head
        const QString words = page.words();
        for (const QString& figure : {u"The mean is 0.206"_s, u"0.013"_s, u"0.930"_s, u"0.070 left"_s,
                                      u"has 0.206 itself: a coincidence"_s, u"no head computed this"_s})
            QVERIFY2(words.contains(figure), qPrintable(figure));
    }

    void theMeanOfOneHeadIsItsOwn()
    {
        const QString words = pageOf(requestOf(example(u"02_worked_example"_s), {0, 0}, {0, 0})).words();
        QVERIFY(words.contains(u"has one head: its mean is that head's own weight, 0.804"));
        for (const QString& untrue : {u"o head computed"_s, u"where they differ"_s, u"1 heads"_s})
            QVERIFY2(!words.contains(untrue), qPrintable(untrue));
    }

    void aPressSelectsTheHeadAndTheCellThatIsUnderIt()
    {
        const Lab& lab = labOf(ViewKind::Claims);
        LabRequest request = requestOf(example(u"08_replica"_s), {0, 4}, {2, 1});
        const auto at = [&](int part, QPointF value) { return lab.cellAt(request, part, value); };
        QCOMPARE(at(0, {0.3, 7}), LabCell({7, 2, 1})); // a bar
        QCOMPARE(at(0, {0.3, 12}), std::nullopt);      // the mean's
        QCOMPARE(at(2, {2, 11}), LabCell({11, 2, 2})); // the row of a head
        QCOMPARE(at(2, {0, 12}), LabCell({4, 2, 0}));  // of the mean
        QCOMPARE(at(3, {0, 1}), LabCell({4, 1, 0}));   // the head's map
        QCOMPARE(at(4, {0, 1}), LabCell({4, 1, 0}));   // the mean's
        QCOMPARE(at(1, {0, 0}), std::nullopt);         // a text
        request.state["show"] = ClaimsLab::Probe;
        QCOMPARE(at(0, {0.3, 7}), std::nullopt);
        QCOMPARE(lab.cellBeside(request, {0, 1}), std::nullopt);
        QVERIFY(lab.hint(request.state).isEmpty());
    }

    void arrowsGoFromHeadToHeadAndFromKeyToKey()
    {
        const Lab& lab = labOf(ViewKind::Claims);
        LabRequest request = requestOf(example(u"08_replica"_s), {0, 4}, {2, 1});
        const auto to = [&](QPoint direction) { return lab.cellBeside(request, direction); };
        QCOMPARE(to({0, -1}), LabCell({5, 2, 1}));
        QCOMPARE(to({0, 1}), LabCell({3, 2, 1}));
        QCOMPARE(to({1, 0}), LabCell({4, 2, 2}));
        QCOMPARE(to({-1, 0}), LabCell({4, 2, 0}));
        request.place.head = 11;
        request.key = 2; // the last one that “cube” may read
        QCOMPARE(to({0, -1}), LabCell({11, 2, 2}));
        QCOMPARE(to({1, 0}), LabCell({11, 2, 2}));
    }

    void theSelectedHeadIsMarkedInBarsAndRows()
    {
        const Page page = pageOf(requestOf(example(u"08_replica"_s), {0, 9}, {2, 0}));
        QCOMPARE(part<BarList>(page, 0).content().marked, 9);
        QCOMPARE(part<CellTable>(page, 2).content().framed, QPoint(0, 9));
    }

    void mapsHaveTwoDecimalsInAnyRoom()
    {
        const Page page = pageOf(requestOf(example(u"01_red_cube_blue_sphere"_s), {0, 1}, {2, 1}));
        for (const std::size_t map : {2U, 3U, 4U}) {
            QCOMPARE(part<CellTable>(page, map).content().decimals, 2);
            QVERIFY(part<CellTable>(page, map).content().roomy);
        }
    }

    void everyMeanIsLabelled()
    {
        const Page page = pageOf(requestOf(example(u"01_red_cube_blue_sphere"_s), {0, 1}, {2, 1}));
        QCOMPARE(part<CellTable>(page, 2).content().note, u"mean: no head computed this"_s);
        QCOMPARE(part<CellTable>(page, 4).title(), u"Mean of 4 heads: no head computed this"_s);
        const Matrix<double>& mean = part<CellTable>(page, 4).content().values;
        QVERIFY((mean.rowwise().sum().array() - 1).abs().maxCoeff() < 1e-14);
        const Matrix<double>& rows = part<CellTable>(page, 2).content().values;
        for (Index j = 0; j < rows.cols(); ++j)
            QVERIFY(std::abs(rows.col(j).head(4).mean() - rows(4, j)) < 1e-15);
    }

    void whatIsMadeUpIsGreyHereToo()
    {
        const Page page = pageOf(requestOf(example(u"08_replica"_s), {0, 4}, {2, 0}));
        QCOMPARE(part<BarList>(page, 0).content().labels.first(), u"L0H0 *"_s);
        QCOMPARE(part<BarList>(page, 0).content().note, u"mean: no head computed this; * not published"_s);
        const CellTableContent& cells = part<CellTable>(page, 2).content();
        QVERIFY(cells.madeUp(0, 0) && !cells.madeUp(0, 1));
        QVERIFY(page.parts[2]->words().contains(
            u"a (1) 0.44 (not published), red 0.12, cube 0.44 (not published), on –"_s));
        QCOMPARE(part<CellTable>(page, 3).content().note, u"grey: not published"_s);
        QCOMPARE(cells.note, u"mean: no head computed this; grey: not published"_s);
        QVERIFY(page.words().contains(u"In 12 of 12 heads this weight was not published"_s));
        const Page published = pageOf(requestOf(example(u"08_replica"_s), {0, 4}, {2, 1}));
        QVERIFY(!published.words().contains(u"this weight was not published"_s));
    }

    void ofAReplicaNoPatternIsScored()
    {
        const Page page = pageOf(requestOf(example(u"08_replica"_s), {0, 4}, {2, 1}));
        QCOMPARE(page.parts.size(), 6U);
        QCOMPARE(page.parts[5]->title(), u"Pattern scores: left out"_s);
        QVERIFY(page.words().contains(u"Most weights of L0H4 were not published"_s));
        QVERIFY(!page.words().contains(u"evenly spread weights under the same mask have"_s));
    }

    void ofAReplicaNoScoreIsComputedAnywhere()
    {
        const Content content = example(u"08_replica"_s);
        const auto source = test::sourceOf(content);
        const HeadScores scores = headScores(*source, 0, 4);
        for (int score = 0; score < headScoreCount; ++score)
            QVERIFY2(!scores.of(static_cast<HeadScore>(score)), headScoreNames[static_cast<std::size_t>(score)].data());
        const LegendContent legend = patternLegend(source.get(), {});
        QVERIFY(legend.entries.back().text.startsWith(u"empty: a replica"_s));
        QVERIFY(headScores(*test::sourceOf(example(u"01_red_cube_blue_sphere"_s)), 0, 1).of(HeadScore::Entropy));
    }

    void theHighestIsOneThatStandsOut()
    {
        Content content = example(u"01_red_cube_blue_sphere"_s);
        const auto highest = [&](std::size_t row) {
            return part<Table>(pageOf(requestOf(content, {0, 1}, {2, 1})), 5).content().rows[row][3];
        };
        QVERIFY(highest(1).endsWith(u"L0H2"_s));        // one head reads the token before
        Layer<double>& layer = content.model.layers[0]; // its first head, which reads itself, and the same once more
        const auto twice = [](const Matrix<double>& m, Index columns) {
            Matrix<double> both(m.rows(), 2 * columns);
            both << m.leftCols(columns), m.leftCols(columns);
            return both;
        };
        const Head first = layer.heads[0];
        layer.wq = twice(*layer.wq, first.dK);
        layer.wk = twice(*layer.wk, first.dK);
        layer.wv = twice(*layer.wv, first.dV);
        layer.wo = SharedMatrix<double>(Matrix<double>::Zero(2 * first.dV, layer.wq.rows()));
        layer.heads = {first, first};
        content.model.layers.resize(1);
        QVERIFY2(highest(0).endsWith(u"in 2 heads"_s), qPrintable(highest(0)));
        QCOMPARE(highest(2), u"none above even"_s);
        layer.wq = Matrix<double>(Matrix<double>::Zero(layer.wq.rows(), layer.wq.cols())); // all spread evenly
        for (std::size_t row = 0; row < 5; ++row)
            QCOMPARE(highest(row), u"none above even"_s);
    }

    void scoresStandBesideEvenlySpreadWeights()
    {
        const Page page = pageOf(requestOf(example(u"01_red_cube_blue_sphere"_s), {0, 2}, {2, 1}));
        const TableContent& table = part<Table>(page, 5).content();
        QCOMPARE(table.columns, QStringList({QString(), u"L0H2"_s, u"even"_s, u"highest"_s}));
        // Uniform weights over a causal mask of 9 tokens: the mean of 1/2 … 1/9 on itself, the token before, the first.
        double even = 0;
        for (int i = 2; i <= 9; ++i)
            even += 1.0 / i / 8;
        for (const std::size_t row : {0U, 1U, 2U})
            QCOMPARE(table.rows[row][2], QString::number(even, 'f', 3));
        QVERIFY(table.rows[1][1].toDouble() > 0.9); // L0H2 reads the token before
        QCOMPARE(table.rows[1][3], table.rows[1][1] + u" L0H2"_s);
        QVERIFY(table.rows[2][3].endsWith(u"L0H3"_s)); // the first token
        QVERIFY(page.words().contains(u"they do not define the head"_s));
    }

    void twoSentencesOfAdjacentPairsCannotTellHeadsApart()
    {
        Content content = example(u"01_red_cube_blue_sphere"_s);
        content.probe = trap;
        const Page page = pageOf(requestOf(content, {0, 1}, {2, 1}, {{"show", 1}}));
        const QString words = page.words();
        QVERIFY(words.contains(u"cannot tell a head that reads adjectives from one that reads the token before"_s));
        QVERIFY(words.contains(u"No interval: such pairs are in 2 sentences"_s));
        QVERIFY(words.contains(u"The best of 8 heads stands first because it was picked"_s));
        for (const QStringList& row : part<Table>(page, 2).content().rows) {
            QCOMPARE(row[1], row[2]); // tagged and token before are the same weight
            QCOMPARE(row[3], u"–"_s);
        }
    }

    void pairsApartAndOtherWordsCan()
    {
        const Content content = example(u"01_red_cube_blue_sphere"_s);
        QVERIFY(std::ssize(content.probe) >= 10);
        const Page page = pageOf(requestOf(content, {0, 1}, {2, 1}, {{"show", 1}, {"pairs", 0}}));
        const auto rowOf = [&](const QString& head) {
            for (const QStringList& row : part<Table>(page, 2).content().rows)
                if (row[0].startsWith(head))
                    return row;
            return QStringList();
        };
        const QStringList colour = rowOf(u"L0H1"_s);
        const QStringList before = rowOf(u"L0H2"_s);
        QVERIFY(colour[1].toDouble() > 0.8 && before[1].toDouble() > 0.8); // alike on adjacent pairs
        QVERIFY(colour[3].toDouble() > 0.8 && before[3].toDouble() < 0.1);
        QVERIFY(colour[5].toDouble() < 0.6 && before[5].toDouble() > 0.8);
        const QString words = page.words();
        QVERIFY(words.contains(u"Where the word is not beside its reader, L0H1"_s));
        QVERIFY(words.contains(u"most on the token before in L0H2"_s));
        QVERIFY(words.contains(u"2000 draws, seed 1"_s));
        QVERIFY(words.contains(u"Picked from half of the sentences, every other one"_s));
        QVERIFY(words.contains(u"“shiny”"_s)); // was new
        const TableContent& table = part<Table>(page, 1).content();
        QCOMPARE(table.columns.mid(2, 2), (QStringList{u"95 % from"_s, u"to"_s}));
        QCOMPARE(table.columns.size(), 7);
        for (const QStringList& row : table.rows)
            QVERIFY(row[2].toDouble() <= row[1].toDouble() && row[1].toDouble() <= row[3].toDouble());
    }

    void theChosenPairsAreCounted()
    {
        const Content content = example(u"01_red_cube_blue_sphere"_s);
        const auto title = [&](double pairs) {
            return pageOf(requestOf(content, {0, 1}, {2, 1}, {{"show", 1}, {"pairs", pairs}})).parts.at(1)->title();
        };
        QVERIFY2(title(0).contains(u"all pairs: 18 in 12"_s), qPrintable(title(0)));
        QVERIFY2(title(1).contains(u"adjacent pairs: 11 in 7"_s), qPrintable(title(1)));
        QVERIFY2(title(2).contains(u"pairs apart: 7 in 7"_s), qPrintable(title(2)));
    }

    void theIntervalIsExplainedByTheNamesOfItsColumns()
    {
        const test::KoreanWords korean;
        QVERIFY(korean.loaded());
        const Content content = example(u"01_red_cube_blue_sphere"_s);
        const Page page = pageOf(requestOf(content, {0, 1}, {2, 1}, {{"show", 1}}));
        const QStringList& columns = part<Table>(page, 1).content().columns;
        const QString named = columns[2] + u" … "_s + columns[3];
        QVERIFY2(page.words().contains(named), qPrintable(named));
    }

    void whatTheMeanDoesNotUseIsIdle()
    {
        const Lab& lab = labOf(ViewKind::Claims);
        const LabState mean = lab.firstState();
        const LabState probe = lab.completed({{"show", 1}});
        for (const char* name : {"pairs", "seed"}) {
            QVERIFY(!lab.whyIdle(name, mean).isEmpty());
            QVERIFY(lab.whyIdle(name, probe).isEmpty());
        }
        QVERIFY(lab.whyIdle("show", mean).isEmpty());
        QVERIFY(lab.isOtherPage(mean, probe));
        QVERIFY(!lab.isOtherPage(probe, lab.completed({{"show", 1}, {"pairs", 2}, {"seed", 3}})));
    }

    void faultsAndMissingListsAreSaid()
    {
        Content content = example(u"01_red_cube_blue_sphere"_s);
        content.probe = {{"a red cube", {{"cub", "red"}}}, {"a red cube", {{"red", "cube"}}}};
        const QString words = pageOf(requestOf(content, {0, 1}, {2, 1}, {{"show", 1}})).words();
        QVERIFY(words.contains(u"Sentence 1: “cub” is not one of its words."_s));
        QVERIFY(words.contains(u"Sentence 2, red → cube: the mask forbids this"_s));
        content.probe.clear();
        QVERIFY(
            pageOf(requestOf(content, {0, 1}, {2, 1}, {{"show", 1}})).words().contains(u"no sentences to probe yet"_s));
        Content memory = example(u"02_worked_example"_s);
        memory.probe = trap;
        QVERIFY(pageOf(requestOf(memory, {0, 0}, {0, 0}, {{"show", 1}})).words().contains(u"come from a memory"_s));
    }
};

QTEST_MAIN(ClaimsLabTest)
#include "tst_claims_lab.moc"
