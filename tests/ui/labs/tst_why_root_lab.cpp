#include "ui/labs/why_root_lab.h"

#include "ui/labs/why_root_words.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/plot.h"
#include "ui/paint/table.h"

#include <QTest>

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
        const TableContent& table = part<Table>(shown, 7).content();
        QStringList found;
        for (const QStringList& row : table.rows) {
            const double root = std::sqrt(row[0].toDouble());
            const auto [deviation, error] = measured(row[2]);
            QVERIFY2(std::abs(deviation - root) <= 4 * error + 0.01, qPrintable(row.join(u'|')));
            found << row[0] + u'→' + row[1];
        }
        QVERIFY(found.contains(u"64→8"_s));
        QVERIFY(found.contains(u"512→22.63"_s));
        QVERIFY(shown.parts[0]->title().endsWith(u"√512 = 22.63"_s));
    }

    void termsAreMeasuredBesideTheProof()
    {
        const Page shown = page({{"d", 64}, {"pairs", 2}});
        const TableContent& table = part<Table>(shown, 8).content();
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
        for (const std::size_t place : {0U, 1U}) {
            const PlotSeries& bars = part<Plot>(shown, place).content().series.front();
            double sum = 0, squares = 0;
            for (const QPointF& bar : bars.points) {
                sum += bar.y();
                squares += bar.y() * bar.x() * bar.x();
            }
            QVERIFY2(sum > 0.98 && sum < 1 + 1e-12, qPrintable(QString::number(sum)));
            if (distribution == 2) { // no comb: a bin has as many possible products as the next
                const double root = place == 0 ? std::sqrt(d) : 1;
                QVERIFY2(std::abs(std::sqrt(squares) - root) < 0.1 * root, qPrintable(QString::number(squares)));
            }
        }
    }

    void productsOfOneSignAreMinusOneOrOne()
    {
        const Page shown = page({{"d", 1}, {"distribution", 2}, {"pairs", 1}});
        for (const std::size_t place : {0U, 1U})
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
        QVERIFY(std::abs(weights(2).second - 1) < 1e-14 && std::abs(weights(3).second - 1) < 1e-14);
        QVERIFY(weights(2).first > weights(3).first);
        const auto norm = [&](std::size_t place) { return part<CellTable>(shown, place).content().values.norm(); };
        QVERIFY(norm(4) < norm(5));
    }

    void whereDIsOneDividingChangesNothing()
    {
        const Page shown = page({{"d", 1}});
        QCOMPARE(part<CellTable>(shown, 4).content().values, part<CellTable>(shown, 5).content().values);
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
