#include "support/matrix_check.h"
#include "support/matrix_source.h"
#include "ui/labs/saturation_lab.h"
#include "ui/paint/bar_list.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/plot.h"

#include <QTest>

#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;
using test::rowOf;

namespace {

/// One row of products that reads keys with the tokens given.
LabRequest requestOf(const Matrix<double>& products, std::vector<std::string> keys, double shift = 0, Index key = 0)
{
    const Index m = products.cols();
    BoolMatrix allowed = BoolMatrix::Constant(1, m, true);
    for (Index j = 0; j < m; ++j)
        allowed(0, j) = std::isfinite(products(0, j));
    LabRequest request;
    request.kind = ViewKind::Saturation;
    request.state = {{"shift", shift}, {scoreMultiplier, 1}};
    request.source =
        std::make_shared<MatrixSource>(products, std::vector<std::string>{"sphere"}, std::move(keys), allowed);
    request.key = key;
    return request;
}

template <class Part>
const Part& partOf(const Page& page, int part)
{
    return dynamic_cast<const Part&>(*page.parts[static_cast<std::size_t>(part)]);
}

const double forbidden = -std::numeric_limits<double>::infinity();

} // namespace

class TestSaturationLab : public QObject {
    Q_OBJECT

    const SaturationLab m_lab;

    QString findings(const LabRequest& request) const
    {
        return m_lab.page(request).parts[SaturationLab::findings]->words();
    }

private slots:
    void tiedKeysNeverSaturate()
    {
        // Made equal by what is added: 283.5 + 4.5 = 288.
        const LabRequest tied = requestOf(rowOf({100, 283.5, 288}), {"a", "blue", "sphere"}, 4.5, 1);
        const QString text = findings(tied);
        QVERIFY2(text.contains(u"2 keys tie"_s) && text.contains(u"goes to 0.5000, not to 0"_s), qPrintable(text));
        QVERIFY2(!text.contains(u"on the way to saturation"_s), qPrintable(text));
        QVERIFY(text.contains(u"4.50 added to q·k of “blue”, not in the document"_s));
        const QString even = findings(requestOf(rowOf({2, 2, 2}), {"a", "b", "c"}));
        QVERIFY2(even.contains(u"All 3 keys"_s) && even.contains(u"0.4714"_s), qPrintable(even)); // √2 ÷ 3
        const QString nine = findings(requestOf(Matrix<double>::Zero(1, 9), MatrixSource::names(9)));
        QVERIFY2(nine.contains(u"All 9 keys"_s) && nine.contains(u"0.3143"_s), qPrintable(nine)); // √8 ÷ 9
        LabRequest divided = requestOf(Matrix<double>::Zero(1, 9), MatrixSource::names(9));
        divided.divisor = 8; // d_k = 64
        QVERIFY2(findings(divided).contains(u"0.3143 by the final scores and 0.0393 by q·k"_s),
                 qPrintable(findings(divided)));
        const QString two = findings(requestOf(rowOf({7, 7}), {"a", "b"}));
        QVERIFY2(two.contains(u"0.5000"_s), qPrintable(two)); // √1 ÷ 2
        const QString alone = findings(requestOf(rowOf({283.5, 200, 288}), {"a", "b", "c"}));
        QVERIFY2(alone.contains(u"on the way to saturation"_s), qPrintable(alone));
        const QString falling = findings(requestOf(rowOf({3, 0}), {"a", "b"}));
        QVERIFY2(falling.contains(u"only falls"_s), qPrintable(falling));
        const QString near = findings(requestOf(rowOf({0.02, 0.019, 0, 0, 0, 0}), MatrixSource::names(6)));
        QVERIFY2(near.contains(u"still grows at scale 64"_s), qPrintable(near));
    }

    void whatIsAddedStandsBesideTheScores()
    {
        const Page page = m_lab.page(requestOf(rowOf({1, 2}), {"a", "b"}, 0.5, 1));
        QVERIFY(partOf<BarList>(page, SaturationLab::scoreBarList).content().note.contains(u"0.50 added to q·k"_s));
        const Page plain = m_lab.page(requestOf(rowOf({1, 2}), {"a", "b"}, 0, 1));
        QVERIFY(partOf<BarList>(plain, SaturationLab::scoreBarList).content().note.isEmpty());
    }

    void aRowOfOneKeySaysThatNothingMoves()
    {
        const Page one = m_lab.page(requestOf(rowOf({5, forbidden, forbidden}), {"a", "b", "c"}));
        QCOMPARE(one.parts.size(), std::size_t(3));
        QVERIFY(one.words().contains(u"“sphere” may read one key only: its weight is 1"_s));
        const Page none = m_lab.page(requestOf(rowOf({forbidden, forbidden}), {"a", "b"}));
        QVERIFY(none.words().contains(u"“sphere” may read no key"_s));
        QVERIFY(!none.words().contains(u"Choose"_s)); // there is no other word
    }

    void theNearestWordIsNamedThatReadsSeveral()
    {
        LabRequest first = requestOf(rowOf({1}), {"a"});
        first.source = std::make_shared<MatrixSource>(MatrixSource::causal(4));
        QVERIFY(m_lab.page(first).words().contains(u"such as “t1”"_s));
    }

    void theControlNamesItsKey()
    {
        LabRequest request = requestOf(rowOf({1, 2, forbidden}), {"a", "red", "a"}, 0, 1);
        QCOMPARE(m_lab.textOf("shift", request), u"added to q·k of “red”"_s);
        request.key = 0; // one of two like it
        QCOMPARE(m_lab.textOf("shift", request), u"added to q·k of “a (1)”"_s);
        request.key = 2;
        QVERIFY(m_lab.textOf("shift", request).contains(u"“a (2)” (forbidden"_s));
    }

    void aPressOnABarSelectsItsKey()
    {
        const LabRequest request = requestOf(rowOf({1, 2, forbidden}), {"a", "red", "cube"}, 3, 0);
        for (const int bars : {SaturationLab::scoreBarList, SaturationLab::weightBarList}) {
            QCOMPARE(m_lab.cellAt(request, bars, {0, 1}).value().key, 1);
            QVERIFY(!m_lab.cellAt(request, bars, {0, 2})); // nobody reads it
        }
        QCOMPARE(m_lab.cellAt(request, SaturationLab::gradientTable, {1, 0}).value().key, 1);
        QVERIFY(!m_lab.cellAt(request, SaturationLab::weightCurves, {1, 0}));
        // What was added to the one is not added to the other.
        QCOMPARE(m_lab.pressed(request, SaturationLab::scoreBarList, {0, 1}).at("shift"), 0.);
        QCOMPARE(m_lab.pressed(request, SaturationLab::scoreBarList, {0, 0}).at("shift"), 3.);
    }

    void theEndOfAScoresBarIsDragged()
    {
        constexpr int bars = SaturationLab::scoreBarList;
        LabRequest request = requestOf(rowOf({1, 4, forbidden}), {"a", "red", "cube"}, 0, 1);
        request.divisor = 2;
        request.state[scoreMultiplier] = 3;
        request.grabbed = LabGrab{{6.1, 1}, request.state, 1}; // 4 · 3 ÷ 2, nearly
        QCOMPARE(m_lab.pressed(request, bars, {6.1, 1}), request.state);
        QCOMPARE(m_lab.moved(request, bars, {3, 1}).at("shift"), -2.);
        QCOMPARE(m_lab.moved(request, bars, {7.2, 2}).at("shift"), 0.8); // wherever the pointer has come
        const LabState far = m_lab.completed(m_lab.moved(request, bars, {1e6, 1}));
        QCOMPARE(far.at("shift"), 20.);
        request.state["shift"] = -2; // on its way: where it was taken hold of counts
        QCOMPARE(m_lab.moved(request, bars, {4.5, 1}).at("shift"), -1.);
        const auto& content = partOf<BarList>(m_lab.page(request), bars).content();
        QCOMPARE(content.largest, 1.2 * 6);                  // the scale stays
        request.grabbed = LabGrab{{2, 1}, request.state, 1}; // not at its end
        QCOMPARE(m_lab.moved(request, bars, {4, 1}), request.state);
        request.grabbed = LabGrab{{0, 2}, request.state, 1}; // nobody reads it
        QCOMPARE(m_lab.moved(request, bars, {4, 2}), request.state);
        // The press selected this key: what was added to the other one is gone.
        request.state["shift"] = 0;
        request.grabbed = LabGrab{{6, 1}, {{"shift", 5}, {scoreMultiplier, 3}}, 0};
        QCOMPARE(m_lab.moved(request, bars, {3, 1}).at("shift"), -2.);
    }

    void arrowsGoFromKeyToKeyAndFromRowToRow()
    {
        LabRequest request = requestOf(rowOf({1, forbidden, 2}), {"a", "b", "c"}, 3, 0);
        QCOMPARE(m_lab.cellBeside(request, {0, -1}).value().key, 2);
        QCOMPARE(m_lab.nudged(request, {0, -1}).at("shift"), 0.);
        QVERIFY(!m_lab.cellBeside(request, {0, 1}));
        QVERIFY(!m_lab.cellBeside(request, {0, 0}));
        QCOMPARE(m_lab.cellBeside(request, {1, 0}), std::nullopt); // there is no other row
        request.key = 2;
        QCOMPARE(m_lab.cellBeside(request, {0, 1}).value().key, 0);
        LabRequest two = request;
        two.source = std::make_shared<MatrixSource>(MatrixSource::causal(2));
        two.key = 0;
        QCOMPARE(m_lab.cellBeside(two, {1, 0}).value(), (LabCell{0, 1, 0}));
        QCOMPARE(m_lab.cellBeside(two, {-1, 0}), std::nullopt);
    }

    void allKeysHaveACurveOrItIsSaidThatSomeHaveNone()
    {
        Matrix<double> products = Matrix<double>::Zero(1, 12);
        const Page all = m_lab.page(requestOf(products, MatrixSource::names(12)));
        QCOMPARE(partOf<Plot>(all, SaturationLab::weightCurves).content().series.size(), std::size_t(12));
        const Page many = m_lab.page(requestOf(Matrix<double>::Zero(1, 40), MatrixSource::names(40)));
        QVERIFY(partOf<Plot>(many, SaturationLab::weightCurves).title().contains(u"12 of 40 keys"_s));
        QVERIFY(partOf<CellTable>(many, SaturationLab::gradientTable).content().note.contains(u"12 of 40 keys"_s));
    }

    void theGradientMapHasNumbersALegendAndNamedAxes()
    {
        const Page page = m_lab.page(requestOf(rowOf({0, .1, .2, .3, .4, .5, .6, 5, 6}), MatrixSource::names(9)));
        const auto& cells = partOf<CellTable>(page, SaturationLab::gradientTable);
        QVERIFY(cells.content().legend);
        QVERIFY(cells.content().note.contains(u"a_j"_s) && cells.content().note.contains(u"s_l"_s));
        const QFont font;
        const QRectF room(0, 0, cells.leastWidth(font), cells.leastHeight(cells.leastWidth(font), font));
        const QRectF inside = cells.cells(room, font);
        QCOMPARE(cells.fittingDecimals({inside.width() / 9, inside.height() / 9}, font), std::optional<int>(3));
        QCOMPARE(cells.numberOf(0, 1, 3), u"≈0"_s);
    }
};

QTEST_MAIN(TestSaturationLab)
#include "tst_saturation_lab.moc"
