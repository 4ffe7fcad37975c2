#include "core/analysis/head_layouts.h"
#include "ui/labs/heads_lab.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/plot.h"
#include "ui/paint/table.h"

#include <QTest>

#include <algorithm>
#include <cmath>

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
        QVERIFY(words.contains(
            u"The most there can be is 320 heads, with as many exponentials as products q·k: 5 368 709 120."_s));
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
        QVERIFY(page.words().contains(u"Largest difference: 0."_s));
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
        QCOMPARE(plot.series[0].labels,
                 (QStringList{u"1 head: 24.9"_s, u"8 heads: 25.8"_s, u"16 heads: 25.8"_s, u"32 heads: 25.4"_s}));
        QVERIFY(plot.y.title.contains(u"overlap of word groups with human translations"_s));
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

    void aLayoutSetsTheNumbers()
    {
        const Lab& lab = labOf(ViewKind::HeadsAndCost);
        const LabState own = {{"n", 4096}, {"d_model", 64}, {"heads", 2}, {"layers", 5}};
        LabState clip = own;
        clip["layout"] = 2;
        const LabState set = lab.completed(clip);
        QCOMPARE(set.at("d_model"), 768.);
        QCOMPARE(set.at("heads"), 12.);
        QCOMPARE(set.at("layers"), 12.);
        QCOMPARE(set.at("n"), 77.); // it takes no more
        const QString words = plain(pageOf(clip).words());
        QVERIFY(words.contains(u"n = 77, dmodel = 768, 12 layers"_s));
        QVERIFY(words.contains(u"Published layout: CLIP ViT-L/14 text"_s));
        QCOMPARE(partOf<Plot>(pageOf(clip), HeadsLab::costCurves).content().x.high, 77.);
        QVERIFY(!plain(pageOf(own).words()).contains(u"Published layout:"_s));
        QCOMPARE(rowOf(pageOf(own), HeadsLab::costTable, u"width of a head d_k"_s)[2], u"32"_s);
        LabState flux = own; // nobody published its layers
        flux["layout"] = 8;
        QCOMPARE(lab.completed(flux).at("d_model"), 3072.);
        QCOMPARE(lab.completed(flux).at("layers"), 5.);
        QCOMPARE(lab.completed(flux).at("n"), 4096.);
    }

    void whatContradictsALayoutMakesItOnesOwn_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<double>("value");
        QTest::addColumn<bool>("isOwn");
        QTest::newRow("width") << QByteArray("d_model") << 512. << true;
        QTest::newRow("heads") << QByteArray("heads") << 7. << true;
        QTest::newRow("layers") << QByteArray("layers") << 3. << true;
        QTest::newRow("more tokens than it takes") << QByteArray("n") << 128. << true;
        QTest::newRow("fewer tokens") << QByteArray("n") << 16. << false;
        QTest::newRow("bytes") << QByteArray("number") << 2. << false;
        QTest::newRow("another layout") << QByteArray("layout") << 9. << false;
    }

    void whatContradictsALayoutMakesItOnesOwn()
    {
        QFETCH(QByteArray, name);
        QFETCH(double, value);
        QFETCH(bool, isOwn);
        const Lab& lab = labOf(ViewKind::HeadsAndCost);
        LabState state = lab.completed({{"layout", 2}});
        state[name.toStdString()] = value;
        const LabState after = lab.completed(lab.edited(state, name.toStdString()));
        QCOMPARE(after.at("layout") == 0, isOwn);
        QCOMPARE(after.at(name.toStdString()), value);
        if (name != "heads" && name != "layout")
            QCOMPARE(after.at("heads"), 12.); // the others stay as the layout set them
    }

    void layersThatALayoutDoesNotSayAreNotThoseOfAnother()
    {
        const Lab& lab = labOf(ViewKind::HeadsAndCost);
        LabState state = lab.completed({{"layout", 2}});
        QCOMPARE(state.at("layers"), 12.);
        const auto& layouts = publishedLayouts();
        const auto silent = std::find_if(layouts.begin(), layouts.end(), [](const auto& it) { return it.layers == 0; });
        QVERIFY(silent != layouts.end());
        state["layout"] = static_cast<double>(silent - layouts.begin() + 1);
        QCOMPARE(lab.completed(lab.edited(state, "layout")).at("layers"), 1.);
    }

    void theExtremes()
    {
        const Page one = pageOf({{"heads", 1}});
        QCOMPARE(partOf<Table>(one, HeadsLab::blockTable).content().rows[2][1], u"320 × 320"_s);
        QCOMPARE(partOf<Table>(one, HeadsLab::blockTable).title(), u"With one head the block is the whole matrix"_s);
        QCOMPARE(partOf<Table>(one, HeadsLab::costTable).content().columns, (QStringList{{}, u"1 head"_s}));
        QVERIFY(one.words().contains(u"One head: one softmax distribution"_s));
        QCOMPARE(partOf<Plot>(one, HeadsLab::costCurves).content().series.size(), std::size_t(2));
        const Page most = pageOf({{"heads", 512}});
        QCOMPARE(partOf<Table>(most, HeadsLab::costTable).content().columns.back(), u"320 heads"_s);
        QCOMPARE(labOf(ViewKind::HeadsAndCost).completed({{"heads", 512}}).at("heads"), 320.);
        QVERIFY(most.words().contains(u"320 heads of one number each, dk = 1: there cannot be more"_s));
        const Page least = pageOf({{"n", 1}, {"d_model", 1}, {"heads", 1}});
        QVERIFY(least.words().contains(u"The most there can be is 1 head, with as many exponentials"_s));
        QCOMPARE(partOf<Table>(least, HeadsLab::costTable).content().columns.size(), 2);
    }

    void boldIsWhatHeadsChange()
    {
        const auto bold = [](const LabState& set) {
            const Page page = pageOf(set);
            const TableContent& table = partOf<Table>(page, HeadsLab::costTable).content();
            QStringList names;
            for (const int row : table.marked)
                names << table.rows[static_cast<std::size_t>(row)][0];
            return names;
        };
        QCOMPARE(bold({}), (QStringList{u"width of a head d_k"_s, u"softmax distributions"_s,
                                        u"exponentials = weights"_s, u"… in bytes, if kept"_s}));
        QCOMPARE(bold({{"heads", 12}}).size(), 8); // 12 heads leave 8 of 320 out
        QCOMPARE(bold({{"heads", 1}}).size(), 0);
    }

    void bytesHaveAUnitThatShowsThem()
    {
        QVERIFY(plain(pageOf({}).words()).contains(u"512.0 MiB, not 64.0 MiB"_s));
        QVERIFY(plain(pageOf({{"n", 1}}).words()).contains(u"32 bytes, not 4 bytes"_s));
        QVERIFY(plain(pageOf({{"n", 64}}).words()).contains(u"128.0 KiB, not 16.0 KiB"_s));
    }

    void labelsAreWhatIsCounted()
    {
        for (const double n : {1., 100., 4096.}) {
            const Page page = pageOf({{"n", n}});
            const auto& rows = partOf<Table>(page, HeadsLab::mixingTable).content().rows;
            const auto products = [&](std::size_t row) { return plain(rows[row][1]).remove(u' ').toDouble(); };
            const double w = std::min(n, 256.);
            QCOMPARE(rows[2][0], u"window: 2n · %1 · d"_s.arg(w));
            QCOMPARE(products(2), 2 * n * w * 320);
            QCOMPARE(products(1) - products(0), n * 320 * std::ceil(n / 128)); // in tiles: + nd · ⌈n ÷ 128⌉
        }
    }

    void aStateHasNoHeads()
    {
        const auto products = [](double heads) {
            return partOf<Table>(pageOf({{"heads", heads}}), HeadsLab::mixingTable).content().rows[4][1];
        };
        QCOMPARE(plain(products(8)), u"62 914 560"_s);
        QCOMPARE(products(7), products(8));
    }

    void theFirstKeyStandsOutMost()
    {
        const Page page = pageOf({});
        const CellTableContent& cells = partOf<CellTable>(page, HeadsLab::orderCells).content();
        QCOMPARE(cells.range.place(1), 1.);
        QVERIFY(cells.range.place(5) > 0 && cells.range.place(5) < cells.range.place(2));
        QVERIFY(cells.note.contains(u"what stands out most comes first"_s));
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
        QCOMPARE(lab.pressed(request, HeadsLab::costCurves, {1, 1}), request.state); // it may only bring the focus
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
