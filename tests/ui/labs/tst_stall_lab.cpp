#include "ui/labs/stall_lab.h"
#include "ui/labs/stall_runs.h"
#include "ui/paint/bar_list.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/plot.h"
#include "ui/paint/table.h"

#include <QTest>

#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

LabRequest requestOf(const LabState& set)
{
    LabRequest request;
    request.kind = ViewKind::Stall;
    request.state = labOf(ViewKind::Stall).completed(set);
    return request;
}

template <class Part>
const Part& partOf(const Page& page, int part)
{
    return dynamic_cast<const Part&>(*page.parts[static_cast<std::size_t>(part)]);
}

double lastOf(const PlotSeries& series)
{
    return series.points.back().y();
}

} // namespace

class TestStallLab : public QObject {
    Q_OBJECT

    const Lab& m_lab = labOf(ViewKind::Stall);

private slots:
    void thePageHasItsParts()
    {
        const Page page = m_lab.page(requestOf({}));
        QCOMPARE(page.parts.size(), std::size_t(8));
        QCOMPARE(partOf<BarList>(page, StallLab::targetBars).content().values, (std::vector<double>{0, 1, 0}));
        QVERIFY(partOf<Plot>(page, StallLab::lossCurves).title().contains(u"squared error"_s));
        QVERIFY(partOf<Plot>(page, StallLab::otherLossCurves).title().contains(u"cross-entropy"_s));
    }

    void itBeginsOnTheWrongKey()
    {
        // d_k = 16: products 16 and 0, divided 4 and 0.
        const Page page = m_lab.page(requestOf({}));
        const Matrix<double>& weights = partOf<CellTable>(page, StallLab::weightCells).content().values;
        QVERIFY(std::abs(weights(1, 0) - std::exp(4.) / (std::exp(4.) + 2)) < 1e-15);
        QVERIFY(std::abs(weights(2, 0) - std::exp(16.) / (std::exp(16.) + 2)) < 1e-15);
        QCOMPARE(Matrix<double>(weights.row(3)), Matrix<double>(weights.row(1))); // by the other loss
    }

    void aSaturatedRowStallsByTheSquaredErrorAlone_data()
    {
        QTest::addColumn<double>("learns");
        QTest::addColumn<double>("start");
        QTest::newRow("the query") << 0. << 1.;
        QTest::newRow("the matrices") << 1. << 1.;
        QTest::newRow("saturated even when divided") << 0. << 4.;
    }

    void aSaturatedRowStallsByTheSquaredErrorAlone()
    {
        QFETCH(double, learns);
        QFETCH(double, start);
        const Page page = m_lab.page(requestOf({{"steps", 250}, {"learns", learns}, {"start", start}}));
        const auto& squared = partOf<Plot>(page, StallLab::lossCurves).content().series;
        const auto& entropy = partOf<Plot>(page, StallLab::otherLossCurves).content().series;
        const auto first = [](const PlotSeries& series) { return series.points.front().y(); };
        // Every second series is the tip of a curve.
        if (start == 1)
            QVERIFY(lastOf(squared[0]) < 0.05 * first(squared[0])); // divided: it learns
        else
            QVERIFY(lastOf(squared[0]) > 0.99 * first(squared[0]));
        QVERIFY(lastOf(squared[2]) > 0.99 * first(squared[2])); // undivided: it stalls
        QVERIFY(lastOf(entropy[0]) < 0.05 * first(entropy[0]));
        QVERIFY(lastOf(entropy[2]) < 0.05 * first(entropy[2]));
        QCOMPARE(squared[0].points.size(), qsizetype(251));
        QVERIFY(page.words().contains(u"undivided it has hardly moved"_s));
        QVERIFY(page.words().contains(u"undivided it has arrived"_s));
    }

    void bothLossesStandSideBySide()
    {
        const Page page = m_lab.page(requestOf({{"steps", 250}}));
        QCOMPARE(StallLab::otherLossCurves, StallLab::lossCurves + 1);
        const Matrix<double>& weights = partOf<CellTable>(page, StallLab::weightCells).content().values;
        QCOMPARE(weights.rows(), Index(5));
        QVERIFY(weights(2, 0) > 0.99); // undivided, by the squared error: where it began
        QVERIFY(weights(4, 1) > 0.95); // by the cross-entropy: where it should be
    }

    void oneStepIsSaidAsOne()
    {
        const QString one = m_lab.page(requestOf({{"steps", 1}})).words();
        QVERIFY(one.contains(u"Weights after 1 step"_s) && one.contains(u"After 1 step by the"_s));
        QVERIFY(!one.contains(u"1 steps"_s));
        QVERIFY(m_lab.page(requestOf({{"steps", 2}})).words().contains(u"Weights after 2 steps"_s));
    }

    void curvesAreDrawnAsFarAsTheStepsHaveCome()
    {
        const Page page = m_lab.page(requestOf({{"steps", 7}}));
        for (const int part : {StallLab::lossCurves, StallLab::gradientCurves, StallLab::otherLossCurves,
                               StallLab::otherGradientCurves}) {
            const PlotContent& plot = partOf<Plot>(page, part).content();
            QCOMPARE(plot.series[0].points.size(), std::size_t(8));
            QCOMPARE(*plot.marker, 7.);
            QCOMPARE(plot.x.high, 250.); // the axis stays while it runs
        }
    }

    void whatIsOutOfSightIsNamed()
    {
        // Four times the wrong key: its gradient is far below the axis.
        const Page small = m_lab.page(requestOf({{"start", 4}, {"d_k", 64}}));
        const PlotContent& gradient = partOf<Plot>(small, StallLab::gradientCurves).content();
        QVERIFY(gradient.series[2].points[0].y() < gradient.y.low);
        QVERIFY2(gradient.series[2].name.endsWith(u"below the axis"_s), qPrintable(gradient.series[2].name));
        QCOMPARE(gradient.series[0].name, u"÷ √d_k"_s);
        // Too large a learning rate: the loss leaves the axis, and the weights say so.
        const Page wild = m_lab.page(requestOf({{"loss", 1}, {"learns", 1}, {"rate", 10}, {"steps", 5}}));
        bool isNamed = false;
        for (const PlotSeries& series : partOf<Plot>(wild, StallLab::lossCurves).content().series)
            isNamed = isNamed || series.name.contains(u"above the axis"_s) || series.name.contains(u"left the range"_s);
        QVERIFY(isNamed);
        QVERIFY(partOf<CellTable>(wild, StallLab::weightCells).content().note.contains(u"smaller learning rate"_s));
        const Page tame = m_lab.page(requestOf({{"steps", 250}}));
        QVERIFY(partOf<CellTable>(tame, StallLab::weightCells).content().note.isEmpty());
    }

    void valuesAndKeysCanBeCheckedByHand()
    {
        const Page page = m_lab.page(requestOf({}));
        const QString note =
            QString(partOf<BarList>(page, StallLab::targetBars).content().note).replace(QChar::Nbsp, u' ');
        for (const QString& part : {u"right angles"_s, u"√d_k"_s, u"v_1 = (1, 0), v_2 = (0, 1), v_3 = (−1, −1)"_s,
                                    u"o = Σ a_j·v_j"_s, u"o*"_s})
            QVERIFY2(note.contains(part), qPrintable(part));
    }

    void theGradientOfTheSquaredErrorIsAlmostNothingAtTheStart()
    {
        const Page page = m_lab.page(requestOf({}));
        QVERIFY(partOf<Plot>(page, StallLab::gradientCurves).content().series[2].points[0].y() < 1e-5);
        QVERIFY(partOf<Plot>(page, StallLab::otherGradientCurves).content().series[2].points[0].y() > 1);
    }

    void theFactorsNameBothLosses()
    {
        const auto rows = partOf<Table>(m_lab.page(requestOf({{"loss", 1}})), StallLab::factorTable).content().rows;
        QCOMPARE(rows.size(), std::size_t(10));
        QCOMPARE(rows[0][0], u"cross-entropy on the weights"_s);
        QCOMPARE(rows[3][2], u"1.4142"_s); // ‖a − t‖ of a row that is sure of the wrong key: √2
        QCOMPARE(rows[5][0], u"squared error on the output"_s);
        QCOMPARE(rows[6][2], u"1.4142"_s); // V(o − o*) with o − o* = (1, −1): (1, −1, 0)
    }

    void theGradientByTheProductsHasOneMoreFactor()
    {
        // Products 16 and 0, divided 4 and 0.
        const auto rows = partOf<Table>(m_lab.page(requestOf({})), StallLab::factorTable).content().rows;
        const double sum = std::exp(4.) + 2;
        const double a = std::exp(4.) / sum;
        const double b = 1 / sum;
        // V(o − o*) with o − o* = a·v_1 + b·v_2 + b·v_3 − v_2 = (a − b, −1)
        const double byA[] = {a - b, -1, 1 - (a - b)};
        const double mean = a * byA[0] + b * byA[1] + b * byA[2];
        const double squared = std::hypot(a * (byA[0] - mean), b * (byA[1] - mean), b * (byA[2] - mean));
        const double entropy = std::hypot(a, b - 1, b); // a − t
        for (const auto& [row, byScores] : {std::pair(std::size_t(4), squared), {std::size_t(9), entropy}}) {
            QCOMPARE(rows[row][0], u"‖∂L/∂(q·k)‖"_s);
            QCOMPARE(rows[row - 1][1], QString::number(byScores, 'f', 4));
            QCOMPARE(rows[row][1], QString::number(byScores / 4, 'f', 4)); // ÷ √d_k
            QCOMPARE(rows[row][2], rows[row - 1][2]);                      // undivided: the products are the scores
        }
        QCOMPARE(rows[3][1], u"0.0607"_s);
        QCOMPARE(rows[4][1], u"0.0152"_s);
    }

    void theChosenLossComesFirst()
    {
        const Page page = m_lab.page(requestOf({{"loss", 1}}));
        QVERIFY(partOf<Plot>(page, StallLab::lossCurves).title().contains(u"cross-entropy"_s));
        QVERIFY(partOf<CellTable>(page, StallLab::weightCells).content().rows[1].contains(u"cross-entropy"_s));
    }

    void aTargetIsPainted()
    {
        LabRequest request = requestOf({});
        request.state = m_lab.moved(request, StallLab::targetBars, {0.25, 2});
        QCOMPARE(request.state.at("target_3"), 0.25);
        QCOMPARE(request.state.at("target_2"), 0.75);
        request.state = m_lab.moved(request, StallLab::targetBars, {1, 0});
        QCOMPARE(request.state.at("target_1"), 1.);
        request.state = m_lab.moved(request, StallLab::targetBars, {0.5, 0}); // the rest is split evenly
        QCOMPARE(request.state.at("target_2"), 0.25);
        const StallRuns runs = stallRuns(request);
        QVERIFY(std::abs(runs.leastLoss(RowLoss::CrossEntropy) - 1.5 * std::log(2.)) < 1e-15);
    }

    void aDragInACurveChoosesTheStep()
    {
        const LabRequest request = requestOf({});
        QCOMPARE(m_lab.moved(request, StallLab::otherGradientCurves, {41.6, 0}).at("steps"), 42.);
        QCOMPARE(m_lab.moved(request, StallLab::factorTable, {41.6, 0}), request.state);
    }

    void arrowsGoStepByStep()
    {
        LabRequest request = requestOf({{"steps", 1}});
        request.state = m_lab.nudged(request, {1, 0});
        QCOMPARE(request.state.at("steps"), 2.);
        for (int i = 0; i < 3; ++i)
            request.state = m_lab.nudged(request, {-1, 0});
        QCOMPARE(request.state.at("steps"), 0.);
    }

    void everySettingHasAPage()
    {
        for (const double learns : {0., 1.})
            for (const double rate : {0., 0.001, 10.})
                for (const double width : {4., 256.})
                    for (const double target : {0., 0.3}) {
                        const Page page = m_lab.page(requestOf({{"steps", 250},
                                                                {"learns", learns},
                                                                {"rate", rate},
                                                                {"d_k", width},
                                                                {"start", 4},
                                                                {"target_1", target}}));
                        QVERIFY2(!page.words().contains(u"NaN"_s), qPrintable(page.words()));
                    }
    }

    void itRuns() { QCOMPARE(m_lab.runs(), std::optional<std::string>("steps")); }
};

QTEST_GUILESS_MAIN(TestStallLab)
#include "tst_stall_lab.moc"
