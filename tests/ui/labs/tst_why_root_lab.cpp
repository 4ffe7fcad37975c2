#include "ui/labs/why_root_lab.h"

#include "ui/labs/why_root_words.h"
#include "ui/paint/bar_list.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/plot.h"
#include "ui/paint/table.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestWhyRootLab : public QObject {
    Q_OBJECT

    static Page page(const LabState& set)
    {
        LabRequest request;
        request.kind = ViewKind::WhyRoot;
        request.state = labOf(ViewKind::WhyRoot).completed(set);
        return labOf(request.kind).page(request);
    }
    template <class Part>
    static const Part& part(const Page& page, std::size_t place)
    {
        return dynamic_cast<const Part&>(*page.parts[place]);
    }
    /// "8.02 ± 0.05" as two numbers.
    static std::pair<double, double> measured(const QString& text)
    {
        const QStringList sides = QString(text).replace(u'−', u'-').split(u" ± "_s);
        return {sides.value(0).toDouble(), sides.value(1).toDouble()};
    }

private slots:
    void theTableHasTheRootsBesideWhatWasMeasured_data()
    {
        QTest::addColumn<int>("distribution");
        QTest::newRow("normal") << 0;
        QTest::newRow("uniform") << 1;
        QTest::newRow("signs") << 2;
    }

    void theTableHasTheRootsBesideWhatWasMeasured()
    {
        QFETCH(int, distribution);
        const Page shown = page({{"d", 512}, {"distribution", distribution}, {"pairs", 1}});
        const TableContent& table = part<Table>(shown, WhyRootLab::deviations).content();
        QStringList found;
        for (const QStringList& row : table.rows) {
            const double root = std::sqrt(row[0].toDouble());
            const auto [deviation, error] = measured(row[2]);
            QVERIFY2(std::abs(deviation - root) <= 4 * error + 0.01, qPrintable(row.join(u'|')));
            found << row[0] + u'→' + row[1];
        }
        QVERIFY(found.contains(u"64→8"_s));
        QVERIFY(found.contains(u"512→22.63"_s));
        QVERIFY(shown.parts[WhyRootLab::histograms]->title().endsWith(u"√512 = 22.63"_s));
    }

    void termsAreMeasuredBesideTheProof()
    {
        const Page shown = page({{"d", 64}, {"pairs", 2}});
        const TableContent& table = part<Table>(shown, WhyRootLab::terms).content();
        QCOMPARE(table.rows.size(), 6U);
        for (const QStringList& row : table.rows) {
            const auto [mean, meanError] = measured(row[1]);
            QVERIFY2(std::abs(mean) <= 4 * meanError, qPrintable(row.join(u'|')));
            if (row[3] == u"–"_s)
                continue;
            const auto [variance, error] = measured(row[2]);
            QVERIFY2(std::abs(variance - row[3].toDouble()) <= 4 * error, qPrintable(row.join(u'|')));
        }
        QCOMPARE(table.rows[4][3], u"64"_s);
        QCOMPARE(table.rows[5][3], u"1"_s);
    }

    void histogramsHoldAllPairs_data()
    {
        QTest::addColumn<int>("distribution");
        QTest::addColumn<int>("d");
        for (int distribution = 0; distribution < 3; ++distribution)
            for (const int d : {1, 2, 7, 64, 511, 512})
                QTest::addRow("%d, d = %d", distribution, d) << distribution << d;
    }

    void histogramsHoldAllPairs()
    {
        QFETCH(int, distribution);
        QFETCH(int, d);
        const Page shown = page({{"d", d}, {"distribution", distribution}, {"pairs", 1}});
        for (const std::size_t place : {2U, 3U}) {
            const PlotSeries& bars = part<Plot>(shown, place).content().series.front();
            double sum = 0, squares = 0;
            for (const QPointF& bar : bars.points) {
                sum += bar.y();
                squares += bar.y() * bar.x() * bar.x();
            }
            QVERIFY2(sum > 0.98 && sum < 1 + 1e-12, qPrintable(QString::number(sum)));
            if (distribution == 2) { // no comb: a bin has as many possible products as the next
                const double root = place == 2 ? std::sqrt(d) : 1;
                QVERIFY2(std::abs(std::sqrt(squares) - root) < 0.1 * root, qPrintable(QString::number(squares)));
            }
        }
    }

    void bothHistogramsHaveOneAxisAndBinsOfOneWidth()
    {
        for (const int d : {1, 8, 9, 64, 65, 512}) {
            const Page shown = page({{"d", d}, {"pairs", 1}});
            const PlotContent& whole = part<Plot>(shown, WhyRootLab::histograms).content();
            const PlotContent& divided = part<Plot>(shown, WhyRootLab::histograms + 1).content();
            QCOMPARE(divided.x.low, whole.x.low);
            QCOMPARE(divided.x.high, whole.x.high);
            QVERIFY(whole.x.high >= 4 * std::sqrt(d));
            const auto step = [](const PlotContent& plot) {
                return plot.series[0].points[1].x() - plot.series[0].points[0].x();
            };
            QVERIFY(std::abs(step(whole) - step(divided)) < 1e-12);
            // The divided one is the narrow one.
            const auto filled = [](const PlotContent& plot) {
                return std::count_if(plot.series[0].points.begin(), plot.series[0].points.end(),
                                     [](const QPointF& bar) { return bar.y() > 0; });
            };
            QVERIFY(d == 1 ? filled(divided) == filled(whole) : filled(divided) < filled(whole));
        }
        QCOMPARE(part<Plot>(page({{"d", 9}}), 2).content().x.high, part<Plot>(page({{"d", 64}}), 2).content().x.high);
    }

    void theFirstRowIsAnOrdinaryOne()
    {
        const Page shown = page({});
        const auto norm = [&](int place) {
            return part<CellTable>(shown, static_cast<std::size_t>(place)).content().values.norm();
        };
        QVERIFY(norm(WhyRootLab::gradients) < norm(WhyRootLab::gradients + 1));
        const std::vector<PlotSeries>& means = part<Plot>(shown, WhyRootLab::curves).content().series;
        const auto meanAt64 = [&](std::size_t series) {
            const auto& points = means[series].points;
            return std::find_if(points.begin(), points.end(), [](const QPointF& p) { return p.x() == 64; })->y();
        };
        QVERIFY(std::abs(norm(WhyRootLab::gradients) - meanAt64(2)) < 0.05);
        QVERIFY(std::abs(norm(WhyRootLab::gradients + 1) - meanAt64(3)) < 0.05);
        QVERIFY(!shown.words().contains(u"exception"_s));
        QVERIFY(shown.words().contains(u"row of seed 9 has the norms 0.181 undivided and 0.384 divided"_s));
        QVERIFY(page({{"seed", 1}}).words().contains(u"It is an exception"_s));
    }

    void titlesTellTheRowsApart()
    {
        const Page shown = page({});
        QStringList titles;
        for (int part = 0; part < WhyRootLab::curves; ++part)
            titles << shown.parts[static_cast<std::size_t>(part)]->title();
        for (int part = 0; part < WhyRootLab::curves; part += 2) {
            QVERIFY(!titles[part].contains(u'÷'));
            QVERIFY2(titles[part + 1].contains(u"÷ √64"_s), qPrintable(titles[part + 1]));
        }
        QCOMPARE(shown.stages, 4U);
    }

    void theRowsProductsAreNumbers()
    {
        const Page shown = page({});
        const auto& whole = part<BarList>(shown, WhyRootLab::products).content();
        const auto& divided = part<BarList>(shown, WhyRootLab::products + 1).content();
        QCOMPARE(whole.largest, divided.largest);
        double sum = 0;
        for (std::size_t j = 0; j < 8; ++j) {
            QCOMPARE(divided.values[j], whole.values[j] / 8);
            sum += std::exp(whole.values[j]);
        }
        const auto& weights = part<Plot>(shown, WhyRootLab::weights).content().series[0].points;
        for (std::size_t j = 0; j < 8; ++j)
            QVERIFY(std::abs(weights[j].y() - std::exp(whole.values[j]) / sum) < 1e-12);
    }

    void noErrorIsZero()
    {
        for (const int distribution : {0, 2}) {
            const Page shown = page({{"d", 512}, {"pairs", 3}, {"distribution", distribution}});
            for (const int place : {WhyRootLab::deviations, WhyRootLab::terms})
                for (const QStringList& row : part<Table>(shown, static_cast<std::size_t>(place)).content().rows)
                    for (const QString& cell : row)
                        QVERIFY2(!cell.contains(u'<') && !cell.endsWith(u"± 0"_s), qPrintable(cell));
        }
    }

    void productsOfOneSignAreMinusOneOrOne()
    {
        const Page shown = page({{"d", 1}, {"distribution", 2}, {"pairs", 1}});
        for (const std::size_t place : {2U, 3U})
            for (const QPointF& bar : part<Plot>(shown, place).content().series.front().points)
                QVERIFY((bar.y() > 0.4) == (std::abs(bar.x()) == 1));
    }

    void theRowSaturatesUnlessDivided()
    {
        const Page shown = page({{"d", 512}});
        const auto weights = [&](std::size_t place) {
            double largest = 0, sum = 0;
            for (const QPointF& bar : part<Plot>(shown, place).content().series.front().points) {
                largest = std::max(largest, bar.y());
                sum += bar.y();
            }
            return std::pair(largest, sum);
        };
        QVERIFY(std::abs(weights(4).second - 1) < 1e-14 && std::abs(weights(5).second - 1) < 1e-14);
        QVERIFY(weights(4).first > weights(5).first);
        const auto norm = [&](std::size_t place) { return part<CellTable>(shown, place).content().values.norm(); };
        QVERIFY(norm(6) < norm(7));
    }

    void whereDIsOneDividingChangesNothing()
    {
        const Page shown = page({{"d", 1}});
        QCOMPARE(part<CellTable>(shown, 6).content().values, part<CellTable>(shown, 7).content().values);
        QVERIFY(shown.words().contains(u"dividing by √1 = 1 changes nothing"_s));
    }

    void aSeedGivesTheSamePageAndAnotherAnother()
    {
        QCOMPARE(page({{"seed", 2}}).words(), page({{"seed", 2}}).words());
        QVERIFY(page({{"seed", 2}}).words() != page({{"seed", 3}}).words());
    }

    void aMillionPairsAreMadeInTheBackgroundAndStop()
    {
        const Lab& lab = labOf(ViewKind::WhyRoot);
        QVERIFY(!lab.isHeavy(lab.firstState()));
        LabRequest request;
        request.kind = ViewKind::WhyRoot;
        request.state = lab.completed({{"d", 512}, {"pairs", 4}});
        QVERIFY(lab.isHeavy(request.state));
        const std::atomic<bool> stop = true;
        request.stop = &stop;
        request.done = std::make_shared<std::atomic<double>>(0);
        QVERIFY(lab.page(request).parts.empty());
        QVERIFY(*request.done > 0 && *request.done < 0.01);
    }

    void aDragInTheCurvesMovesD()
    {
        LabRequest request;
        request.kind = ViewKind::WhyRoot;
        request.state = labOf(ViewKind::WhyRoot).firstState();
        const LabState moved = labOf(request.kind).moved(request, WhyRootLab::curves, {99.7, 0.5});
        QCOMPARE(moved.at("d"), 100.);
        QCOMPARE(labOf(request.kind).moved(request, 0, {99.7, 0.5}), request.state);
    }

    void countsAreWrittenInThrees()
    {
        QCOMPARE(countText(1000), u"1000"_s);
        QCOMPARE(countText(1000000).remove(QChar(0x202F)), u"1000000"_s);
        QCOMPARE(countText(1000000).size(), 9);
    }
};

QTEST_MAIN(TestWhyRootLab)
#include "tst_why_root_lab.moc"
