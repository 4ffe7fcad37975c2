#include "ui/labs/heads_lab.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/plot.h"
#include "ui/paint/table.h"

#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

Page pageOf(const LabState& set)
{
    LabRequest request;
    request.kind = ViewKind::HeadsAndCost;
    request.state = labOf(ViewKind::HeadsAndCost).completed(set);
    return labOf(ViewKind::HeadsAndCost).page(request);
}

template <class Part>
const Part& partOf(const Page& page, int part)
{
    return dynamic_cast<const Part&>(*page.parts[static_cast<std::size_t>(part)]);
}

QString plain(QString text)
{
    return text.replace(QChar(0x202F), u' ');
}

/// A row of a table, with plain spaces.
QStringList rowOf(const Page& page, int part, const QString& name)
{
    for (QStringList row : partOf<Table>(page, part).content().rows)
        if (row[0] == name)
            return row.replaceInStrings(QString(QChar(0x202F)), u" "_s);
    return {};
}

} // namespace

class TestHeadsLab : public QObject {
    Q_OBJECT

private slots:
    void productsAreEqualAndDistributionsAreNot()
    {
        const Page page = pageOf({});
        const auto& columns = partOf<Table>(page, HeadsLab::costTable).content().columns;
        QCOMPARE(columns, (QStringList{{}, u"1 head"_s, u"8 heads"_s}));
        const auto row = [&](const QString& name) { return rowOf(page, HeadsLab::costTable, name); };
        QCOMPARE(row(u"width of a head d_k"_s).mid(1), (QStringList{u"320"_s, u"40"_s}));
        QCOMPARE(row(u"parameters"_s).mid(1), QStringList(2, u"409 600"_s));
        QCOMPARE(row(u"products q·k"_s).mid(1), QStringList(2, u"5 368 709 120"_s));
        QCOMPARE(row(u"softmax distributions"_s).mid(1), (QStringList{u"4 096"_s, u"32 768"_s}));
        QCOMPARE(row(u"exponentials = weights"_s)[1], u"16 777 216"_s);
        QCOMPARE(row(u"exponentials = weights"_s)[2], u"134 217 728"_s);
        QCOMPARE(row(u"… in bytes, if kept"_s)[2], u"536 870 912"_s);
        const QString words = plain(page.words());
        QVERIFY(words.contains(u"8 softmax distributions for each token of a layer, not 1"_s));
        QVERIFY(words.contains(u"are 8 times as many"_s));
        QVERIFY(words.contains(u"With 320 heads, the most there can be, there are 5 368 709 120 exponentials"_s));
        QVERIFY(words.contains(u"n² · d = 5 368 709 120 = 8 · n² · 40"_s));
    }

    void twiceTheTokensAreFourTimesTheProducts()
    {
        const Page page = pageOf({});
        const QString words = plain(page.words());
        QVERIFY(words.contains(u"Twice the tokens: 4 times"_s));
        QVERIFY(words.contains(u"From 4 096 to 16 384 tokens: 16 times"_s));
        const auto& series = partOf<Plot>(page, HeadsLab::costCurves).content().series;
        QCOMPARE(series.size(), std::size_t(4));
        QCOMPARE(series[0].points, series[1].points); // products: of 1 head and of 8
        for (std::size_t i = 0; i < series[2].points.size(); ++i)
            QCOMPARE(8 * series[2].points[i].y(), series[3].points[i].y());
    }

    void oneMatrixIsEightBlocks()
    {
        const Page page = pageOf({});
        const auto row = [&](const QString& name) { return rowOf(page, HeadsLab::blockTable, name).mid(1); };
        QCOMPARE(row(u"W_Q"_s), (QStringList{u"320 × 320"_s, u"102 400"_s}));
        QCOMPARE(row(u"one head's block of W_Q"_s), (QStringList{u"320 × 40"_s, u"12 800"_s}));
        QCOMPARE(row(u"all blocks of W_Q"_s), (QStringList{u"8 × 320 × 40"_s, u"102 400"_s}));
        QCOMPARE(row(u"W_Q, W_K, W_V and W_O"_s), (QStringList{u"4 × 320 × 320"_s, u"409 600"_s}));
        QVERIFY(page.words().contains(u"largest difference 0."_s));
    }

    void oneNumberWideRanksInOneOrderOrItsReverse()
    {
        const Page page = pageOf({});
        const Matrix<double>& places = partOf<CellTable>(page, HeadsLab::orderCells).content().values;
        QCOMPARE(places.rows(), 8);
        for (Index j = 0; j < places.cols(); ++j) {
            QCOMPARE(places(0, j), places(1, j));
            QCOMPARE(places(2, j), places(3, j));
            QCOMPARE(places(0, j) + places(2, j), 6.);
        }
        QVERIFY(page.words().contains(u"4 queries, 2 orders. With two numbers: 4 queries, 4 orders"_s));
    }

    void fourPointsWithoutACurve()
    {
        const Page page = pageOf({});
        const PlotContent& plot = partOf<Plot>(page, HeadsLab::scorePoints).content();
        QCOMPARE(plot.series.size(), std::size_t(1));
        QCOMPARE(plot.series[0].mark, PlotSeries::Mark::Points);
        QCOMPARE(plot.series[0].points, (std::vector<QPointF>{{1, 24.9}, {8, 25.8}, {16, 25.8}, {32, 25.4}}));
        const QString words = partOf<Plot>(page, HeadsLab::scorePoints).words();
        QVERIFY2(words.contains(u"1 → 24.9; 8 → 25.8; 16 → 25.8; 32 → 25.4"_s), qPrintable(words));
        QVERIFY(words.contains(u"Vaswani et al. 2017, table 3"_s));
        QVERIFY(words.contains(u"Published"_s));
    }

    void layoutsAreQuotedWithTheirSource()
    {
        const QString words = plain(partOf<Paragraph>(pageOf({}), HeadsLab::layouts).words());
        for (const QString& text :
             {u"Transformer base: 512 = 8 heads × 64 (Vaswani et al. 2017)"_s,
              u"768 = 12 heads × 64, 12 layers, causal mask, at most 77 tokens (Radford et al. 2021)"_s,
              u"320 = 8 heads × 40"_s, u"640 = 8 heads × 80"_s, u"1 280 = 8 heads × 160"_s, u"640 = 10 heads × 64"_s,
              u"1 280 = 20 heads × 64"_s,
              u"3 072 = 24 heads × 128, the 128 split 16 + 56 + 56 for rotary position encoding"_s,
              u"768 = 12 heads × 64, 12 layers, causal mask, at most 1 024 tokens"_s})
            QVERIFY2(words.contains(text), qPrintable(text));
    }

    void aLayoutTakesThePlaceOfOnesOwnNumbers()
    {
        const LabState own = {{"n", 4096}, {"d_model", 64}, {"heads", 2}};
        LabState clip = own;
        clip["layout"] = 2;
        const QString words = plain(pageOf(clip).words());
        QVERIFY(words.contains(u"n = 77, dmodel = 768, 12 layers"_s));
        QVERIFY(words.contains(u"takes at most 77 tokens"_s));
        QVERIFY(words.contains(u"Published layout: CLIP ViT-L/14 text"_s));
        QVERIFY(!plain(pageOf(own).words()).contains(u"Published layout:"_s));
        QCOMPARE(rowOf(pageOf(own), HeadsLab::costTable, u"width of a head d_k"_s)[2], u"32"_s);
    }

    void theExtremes()
    {
        const Page one = pageOf({{"heads", 1}});
        QCOMPARE(partOf<Table>(one, HeadsLab::blockTable).content().rows[2][1], u"320 × 320"_s);
        const Page most = pageOf({{"heads", 512}});
        QCOMPARE(partOf<Table>(most, HeadsLab::costTable).content().columns.back(), u"320 heads"_s);
        QVERIFY(most.words().contains(u"320 numbers are enough for 320 heads, each with dk = 1"_s));
        const Page least = pageOf({{"n", 1}, {"d_model", 1}, {"heads", 1}});
        QCOMPARE(partOf<Table>(least, HeadsLab::costTable).content().columns.size(), 2);
    }

    void headsThatDoNotDivideTheWidthSaySo()
    {
        const Page page = pageOf({{"heads", 12}});
        QVERIFY(page.words().contains(u"⌊320 ÷ 12⌋ = 26, and 12 × 26 = 312 of the width is used"_s));
        QVERIFY(!page.words().contains(u"need as many parameters"_s));
    }

    void othersGrowWithTheTokensAlone()
    {
        const Page page = pageOf({});
        const auto& rows = partOf<Table>(page, HeadsLab::mixingTable).content().rows;
        const QStringList times = {u"× 4.00"_s, u"× 4.00"_s, u"× 2.00"_s, u"× 2.00"_s, u"× 2.00"_s};
        for (std::size_t i = 0; i < rows.size(); ++i)
            QCOMPARE(rows[i][2], times[static_cast<qsizetype>(i)]);
        QCOMPARE(plain(rows[0][1]), u"10 737 418 240"_s);
    }

    void aDragInTheCurvesMovesN()
    {
        LabRequest request;
        request.kind = ViewKind::HeadsAndCost;
        const Lab& lab = labOf(request.kind);
        request.state = lab.firstState();
        QCOMPARE(lab.moved(request, HeadsLab::costCurves, {99.6, 1}).at("n"), 100.);
        QCOMPARE(lab.moved(request, HeadsLab::scorePoints, {99.6, 1}), request.state);
    }

    void everySettingHasAPage()
    {
        for (const double layout : {0., 1., 5., 9.})
            for (const double n : {1., 65536.})
                for (const double heads : {1., 7., 4096.})
                    for (const double width : {1., 4096.}) {
                        const Page page = pageOf({{"layout", layout},
                                                  {"n", n},
                                                  {"heads", heads},
                                                  {"d_model", width},
                                                  {"layers", 96},
                                                  {"number", 2}});
                        QVERIFY(!page.words().contains(u"NaN"_s));
                    }
    }
};

QTEST_GUILESS_MAIN(TestHeadsLab)
#include "tst_heads_lab.moc"
