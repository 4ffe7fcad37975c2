#include "ui/labs/kernel_case.h"
#include "ui/labs/kernel_lab.h"
#include "ui/paint/bar_list.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/plot.h"
#include "ui/paint/table.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

LabRequest requestOf(const LabState& set)
{
    LabRequest request;
    request.kind = ViewKind::Kernel;
    request.state = labOf(ViewKind::Kernel).completed(set);
    return request;
}

template <class Part>
const Part& partOf(const Page& page, int part)
{
    return dynamic_cast<const Part&>(*page.parts[static_cast<std::size_t>(part)]);
}

double heightAt(const PlotSeries& series, double x)
{
    const auto at = std::min_element(series.points.begin(), series.points.end(), [x](const auto& a, const auto& b) {
        return std::abs(a.x() - x) < std::abs(b.x() - x);
    });
    return at->y();
}

const PlotSeries& curveOf(const Page& page, int part, std::size_t series)
{
    return partOf<Plot>(page, part).content().series[series];
}

} // namespace

class TestKernelLab : public QObject {
    Q_OBJECT

    const Lab& m_lab = labOf(ViewKind::Kernel);

private slots:
    void onACircleTheSoftmaxIsTheGaussian()
    {
        for (const double scale : {0.1, 8., 64.}) {
            const Page page = m_lab.page(requestOf({{"scale", scale}}));
            for (const int part : {KernelLab::meanCurve, KernelLab::kernelCurve}) {
                const auto& softmax = curveOf(page, part, 0).points;
                const auto& gaussian = curveOf(page, part, 1).points;
                QCOMPARE(softmax.size(), gaussian.size());
                for (std::size_t i = 0; i < softmax.size(); ++i)
                    QVERIFY(std::abs(softmax[i].y() - gaussian[i].y()) < 1e-13);
            }
        }
    }

    void theKernelIsABumpAroundTheQueryOfTheStatedBandwidth()
    {
        const Page page = m_lab.page(requestOf({{"scale", 16}, {"query", 0.6}}));
        const PlotSeries& kernel = curveOf(page, KernelLab::kernelCurve, 0);
        QCOMPARE(heightAt(kernel, 0.6), 1.);
        // One bandwidth, 1 ÷ √16, away: e^−½, but for the chord being shorter than the arc and the curve's steps.
        QVERIFY(std::abs(heightAt(kernel, 0.85) - std::exp(-0.5)) < 0.05);
        QVERIFY(page.words().contains(u"bandwidth 1 ÷ √scale = 0.250"_s));
    }

    void alongALineTheKernelOnlyRisesOrFalls()
    {
        for (const double query : {-1.5, 0.7}) {
            const Page page = m_lab.page(requestOf({{"keys_lie", 1}, {"query", query}}));
            const auto& points = curveOf(page, KernelLab::kernelCurve, 0).points;
            for (std::size_t i = 1; i < points.size(); ++i)
                QVERIFY((points[i].y() - points[i - 1].y()) * query >= 0);
            QCOMPARE(heightAt(curveOf(page, KernelLab::kernelCurve, 1), query), 1.); // by the distance: a bump
            QVERIFY(page.words().contains(u"one of the two outermost keys"_s));
        }
    }

    void theSumOfProductAndHalfTheSquareTellsTheKindsApart()
    {
        for (const double line : {0., 1.}) {
            const auto rows =
                partOf<Table>(m_lab.page(requestOf({{"keys_lie", line}})), KernelLab::kernelTable).content().rows;
            QCOMPARE(rows.size(), std::size_t(8));
            if (line == 0)
                for (const QStringList& row : rows)
                    QCOMPARE(row[3], u"1.000"_s);
            QCOMPARE(rows[0][3] == rows[3][3], line == 0);
        }
    }

    void theOutputStaysBetweenTheValues()
    {
        const KernelCase in = kernelCase(requestOf({{"keys", 5}}).state);
        const Page page = m_lab.page(requestOf({{"keys", 5}}));
        for (const QPointF& point : curveOf(page, KernelLab::meanCurve, 0).points)
            QVERIFY(point.y() > in.values.minCoeff() && point.y() < in.values.maxCoeff());
        QVERIFY(std::abs(heightAt(curveOf(page, KernelLab::meanCurve, 0), in.place) - in.output.mean) < 1e-15);
    }

    void theSoftmaxHasTheMostEntropy_data()
    {
        QTest::addColumn<double>("keys");
        QTest::addColumn<double>("raised");
        for (const double keys : {3., 5., 12.})
            for (const double raised : {1., 3., 12.})
                QTest::addRow("%g keys, %g", keys, raised) << keys << raised;
    }

    void theSoftmaxHasTheMostEntropy()
    {
        QFETCH(double, keys);
        QFETCH(double, raised);
        const Page page = m_lab.page(requestOf({{"keys", keys}, {"raised", raised}, {"scale", 2}}));
        const PlotSeries& curve = curveOf(page, KernelLab::entropyCurve, 0);
        const double most = heightAt(curve, 0);
        for (const QPointF& point : curve.points)
            QVERIFY(point.x() == 0 || point.y() < most);
        const Matrix<double>& weights = partOf<CellTable>(page, KernelLab::weightCells).content().values;
        QVERIFY(std::abs(weights.row(1).sum() - 1) < 1e-14);
        const KernelCase in = kernelCase(requestOf({{"keys", keys}, {"raised", raised}, {"scale", 2}}).state);
        QVERIFY(std::abs(((weights.row(1) - weights.row(0)).array() * in.scores.array()).sum()) < 1e-14);
        QVERIFY(weights(1, in.raised) > weights(0, in.raised));
    }

    void drawsSettleOnTheOutput()
    {
        // Each of ten seeds: 1000 draws miss by less than four standard errors.
        for (int seed = 0; seed < 10; ++seed) {
            const LabRequest request = requestOf({{"draws", 1000}, {"seed", seed}, {"scale", 1}});
            const KernelCase in = kernelCase(request.state);
            const Page page = m_lab.page(request);
            const PlotSeries& means = curveOf(page, KernelLab::sampleCurve, 3);
            QCOMPARE(means.points.size(), std::size_t(1000));
            QVERIFY(std::abs(means.points.back().y() - in.output.mean) < 4 * in.output.deviation / std::sqrt(1000.));
        }
    }

    void theAxesStayWhileItRuns()
    {
        QCOMPARE(m_lab.runs(), std::optional<std::string>("draws"));
        const Page few = m_lab.page(requestOf({{"draws", 3}}));
        const Page many = m_lab.page(requestOf({{"draws", 900}}));
        const PlotContent& before = partOf<Plot>(few, KernelLab::sampleCurve).content();
        const PlotContent& after = partOf<Plot>(many, KernelLab::sampleCurve).content();
        QCOMPARE(before.y.low, after.y.low);
        QCOMPARE(before.y.high, after.y.high);
        QCOMPARE(before.series[3].points[2], after.series[3].points[2]);
    }

    void aDragSetsWhatThePartShows()
    {
        const LabRequest request = requestOf({});
        QCOMPARE(m_lab.moved(request, KernelLab::meanCurve, {-1.25, 0}).at("query"), -1.25);
        QCOMPARE(m_lab.moved(request, KernelLab::kernelCurve, {2, 0}).at("query"), 2.);
        QCOMPARE(m_lab.moved(request, KernelLab::entropyCurve, {0.25, 0}).at("tilt"), 0.25);
        QCOMPARE(m_lab.moved(request, KernelLab::weightCells, {2, 1}).at("raised"), 3.);
        QCOMPARE(m_lab.moved(request, KernelLab::sampleCurve, {41.6, 0}).at("draws"), 42.);
        QCOMPARE(m_lab.moved(request, KernelLab::valueBars, {-0.5, 11}).at("value_12"), -0.5);
        QCOMPARE(m_lab.moved(request, KernelLab::findings, {1, 1}), request.state);
    }

    void aPressAtAValuesPointTakesHoldOfIt()
    {
        LabRequest request = requestOf({});
        const KernelCase in = kernelCase(request.state);
        const QPointF third(in.places(0, 2), in.values(0, 2));
        const auto press = [&](QPointF at) {
            request.grabbed = LabGrab{at, request.state, 0};
            request.state = m_lab.pressed(request, KernelLab::meanCurve, at);
        };
        press(third + QPointF(0.05, 0.03));
        QCOMPARE(request.state, requestOf({}).state); // nothing jumps: what is held is no setting
        const Page before = m_lab.page(request);
        request.state = m_lab.moved(request, KernelLab::meanCurve, {2, -0.75});
        QCOMPARE(request.value("value_3"), -0.75);
        QCOMPARE(request.value("query"), 0.6);
        const Page after = m_lab.page(request); // the curve bends on the same display
        QVERIFY(heightAt(curveOf(after, KernelLab::meanCurve, 0), third.x())
                < heightAt(curveOf(before, KernelLab::meanCurve, 0), third.x()) - 0.2);
        // Beside the points it is the query, until another press.
        press({-3, 0.9});
        QCOMPARE(request.value("query"), -3.);
        request.state = m_lab.moved(request, KernelLab::meanCurve, third);
        QCOMPARE(request.value("query"), third.x());
        QCOMPARE(request.value("value_3"), -0.75);
    }

    void theSlidersNameTheirUnit()
    {
        QCOMPARE(m_lab.textOf("query", requestOf({})), u"angle of q in radians"_s);
        QCOMPARE(m_lab.textOf("query", requestOf({{"keys_lie", 1}})), u"place of q"_s);
    }

    void theTextSaysWhereTheWeightComesFrom()
    {
        const LabState set{{"raised", 6}, {"tilt", 0.5}};
        const KernelCase in = kernelCase(requestOf(set).state);
        Index loser = 0;
        (in.alternative - in.weights).row(0).minCoeff(&loser);
        const QString words = m_lab.page(requestOf(set)).words();
        QVERIFY2(words.contains(u"and k"_s + QChar(0x2081 + static_cast<int>(loser)) + u" loses the most"_s),
                 qPrintable(words));
        QVERIFY(m_lab.page(requestOf({{"tilt", -0.5}})).words().contains(u"gains the most"_s));
        QVERIFY(m_lab.page(requestOf({{"tilt", 0}})).words().contains(u"At t = 0 the alternative is the softmax"_s));
    }

    void arrowsMoveTheQueryAndTheRaisedKey()
    {
        const LabRequest request = requestOf({{"raised", 12}, {"keys", 5}});
        QCOMPARE(m_lab.nudged(request, {1, 0}).at("query"), request.value("query") + 0.05);
        QCOMPARE(m_lab.nudged(request, {0, -1}).at("raised"), 4.);
        QCOMPARE(m_lab.nudged(requestOf({{"raised", 1}}), {0, -1}).at("raised"), 1.);
    }

    void everySettingHasAPage()
    {
        for (const double line : {0., 1.})
            for (const double keys : {3., 12.})
                for (const double scale : {0., 0.1, 64.})
                    for (const double query : {-4., 0., 4.}) { // brought into range
                        const Page page = m_lab.page(
                            requestOf({{"keys_lie", line}, {"keys", keys}, {"scale", scale}, {"query", query}}));
                        QCOMPARE(page.parts.size(), std::size_t(8));
                        QVERIFY2(!page.words().contains(u"NaN"_s), qPrintable(page.words()));
                    }
    }
};

QTEST_GUILESS_MAIN(TestKernelLab)
#include "tst_kernel_lab.moc"
