#include "ui/labs/stable_softmax_lab.h"

#include "ui/labs/stable_softmax_words.h"
#include "ui/paint/plot.h"
#include "ui/paint/table.h"
#include "ui/paint/text.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestStableSoftmaxLab : public QObject {
    Q_OBJECT

    static Page page(const LabState& set)
    {
        LabRequest request;
        request.kind = ViewKind::StableSoftmax;
        request.state = labOf(ViewKind::StableSoftmax).completed(set);
        return labOf(request.kind).page(request);
    }
    static const TableContent& table(const Page& page, std::size_t place)
    {
        return dynamic_cast<const Table&>(*page.parts[place]).content();
    }
    static QStringList column(const TableContent& table, qsizetype place)
    {
        QStringList texts;
        for (const QStringList& row : table.rows)
            texts << row[place];
        return texts;
    }

private slots:
    void aThousandOverflowsAndHoldsWhenShifted()
    {
        const Page shown = page({});
        const TableContent& naive = table(shown, 0);
        QCOMPARE(naive.rows[0], (QStringList{u"1"_s, u"1000"_s, u"∞ (too large)"_s, u"NaN (no number)"_s}));
        QCOMPARE(naive.rows[4][2], u"∞"_s);
        const TableContent& shifted = table(shown, 1);
        QCOMPARE(shifted.rows[0][2], u"1"_s); // e⁰
        QCOMPARE(column(shifted, 1).first(4), (QStringList{u"0"_s, u"−1"_s, u"−2"_s, u"−3"_s}));
        double sum = 0;
        for (int key = 0; key < 4; ++key)
            sum += shifted.rows[static_cast<std::size_t>(key)][3].toDouble();
        QVERIFY(std::abs(sum - 1) < 1e-6);
        QVERIFY(shown.words().contains(u"exp(1000) is too large for double"_s));
    }

    void farBelowZeroEverythingIsTooSmall()
    {
        const Page shown = page({{"largest", -1000}});
        QCOMPARE(table(shown, 0).rows[0][2], u"0 (too small)"_s);
        QCOMPARE(table(shown, 0).rows[0][3], u"NaN (no number)"_s);
        QVERIFY(shown.words().contains(u"0 ÷ 0 is NaN (no number)"_s));
        QCOMPARE(table(shown, 1).rows[0][2], u"1"_s);
    }

    void aSumOfNumbersThatFitMayOverflow()
    {
        const Page shown = page({{"largest", 709.5}, {"step", 0}});
        QVERIFY(shown.words().contains(u"the sum is too large for double"_s));
        QCOMPARE(column(table(shown, 0), 3).first(4), (QStringList{u"0"_s, u"0"_s, u"0"_s, u"0"_s}));
        QCOMPARE(table(shown, 1).rows[3][3], u"0.25"_s);
    }

    void smallScoresHoldEitherWay()
    {
        const Page shown = page({{"largest", 3}});
        QVERIFY(shown.words().contains(u"it holds here"_s));
        QCOMPARE(column(table(shown, 0), 3).first(4), column(table(shown, 1), 3).first(4));
    }

    void formatsStandSideBySide()
    {
        const Page shown = page({{"largest", 20}, {"keys", 2}});
        // float16 overflows from 11.09 on, the others do not.
        QCOMPARE(table(shown, 3).columns.mid(1), (QStringList{u"float16"_s, u"bfloat16"_s, u"float32"_s, u"double"_s}));
        QCOMPARE(table(shown, 3).rows[0][1], u"NaN"_s);
        QCOMPARE(table(shown, 4).rows[0].mid(1),
                 (QStringList{u"0.731"_s, u"0.73"_s, u"0.7310586"_s, u"0.7310585786"_s}));
        QCOMPARE(column(table(shown, 5), 2), (QStringList{u"11.09"_s, u"88.50"_s, u"88.72"_s, u"709.78"_s}));
        QCOMPARE(column(table(shown, 5), 3), (QStringList{u"−17.33"_s, u"−92.50"_s, u"−103.97"_s, u"−745.13"_s}));
        QCOMPARE(column(table(shown, 5), 1),
                 (QStringList{u"65504"_s, u"3.3895e38"_s, u"3.4028e38"_s, u"1.7977e308"_s}));
    }

    void aWideWindowHasTheStepsAndAllFormatsOnOneSheet()
    {
        const QFont font = withPixelSize({}, 12);
        const std::vector<std::size_t> sheets = sheetsOf(page({}), font, 1232, 430);
        QVERIFY(sheets.size() <= 2 && (sheets.size() == 1 || sheets[1] == 6));
    }

    void bfloat16CannotTellThemApart()
    {
        const Page shown = page({{"keys", 2}});
        QCOMPARE(table(shown, 4).rows[0][2], u"0.5"_s);
        QVERIFY(shown.words().contains(u"bfloat16 keeps the scores as 1000, 1000"_s));
    }

    void scoresAreWrittenAsTheFormatHoldsThem_data()
    {
        QTest::addColumn<double>("largest");
        QTest::addColumn<double>("step");
        QTest::addColumn<QString>("kept");
        QTest::newRow("whole numbers 8 apart")
            << 1236. << 1.
            << u"bfloat16 keeps the scores as 1232, 1232, 1232, 1232: near 1236 its numbers are 8 apart"_s;
        QTest::newRow("from 0 down") << 0. << 1000.
                                     << u"as 0, −1000, −2000, −3008: near −3000 its numbers are 16 apart"_s;
        QTest::newRow("fractions") << 12. << 0.3 << u"as 12, 11.6875, 11.375, 11.125: near 11.4"_s;
    }

    void scoresAreWrittenAsTheFormatHoldsThem()
    {
        QFETCH(double, largest);
        QFETCH(double, step);
        QFETCH(QString, kept);
        const Page shown = page({{"largest", largest}, {"step", step}, {"format", 1}});
        QVERIFY2(shown.words().contains(kept), qPrintable(shown.words()));
        for (const QStringList& row : table(shown, 0).rows) {
            const double score = QString(row[1]).replace(QChar(0x2212), u'-').toDouble();
            QCOMPARE(rounded(score, NumberFormat::BFloat16), score);
        }
    }

    void whereNothingIsLostNothingIsSaidOfIt()
    {
        for (const double largest : {0., 3., 128.})
            QVERIFY(!page({{"largest", largest}}).words().contains(u"keeps the scores"_s));
        QCOMPARE(table(page({{"largest", 0}}), 5).columns[4], u"gap at −3"_s);
        QCOMPARE(table(page({{"largest", 0}, {"step", 0}}), 5).columns[4], u"gap at 1"_s);
    }

    void bfloat16EndsEarlierThanFloat32()
    {
        QVERIFY(page({}).words().contains(u"above 88.72 and above 88.5: bfloat16 has no number between 88.5 and 89"_s));
    }

    void aConstantChangesNothing()
    {
        for (const double constant : {500., -2000., 2000.}) {
            const TableContent shown = table(page({{"constant", constant}}), 6);
            QCOMPARE(column(shown, 4), (QStringList{u"0"_s, u"0"_s, u"0"_s, u"0"_s}));
            QCOMPARE(column(shown, 2).first(), u"NaN"_s);
        }
        // In float16 s + c is rounded to whole numbers: 1500.5 is not there.
        const Page rounded = page({{"step", 0.5}, {"format", 0}, {"constant", 500}});
        QVERIFY(rounded.words().contains(u"In float16 s + c is rounded"_s));
    }

    void aForbiddenKeyHasExactlyNothing()
    {
        const Page shown = page({{"forbidden", 1}});
        QCOMPARE(table(shown, 1).rows[3], (QStringList{u"4"_s, u"−∞"_s, u"0"_s, u"0"_s}));
        QVERIFY(shown.words().contains(u"exactly 0"_s));
        QVERIFY(shown.words().contains(u"the sum lies from 1 to 3"_s)); // of the four one is forbidden
    }

    void expMeetsTheLargestNumbersWhereTheTableSays()
    {
        const Page shown = page({});
        const auto& plot = dynamic_cast<const Plot&>(*shown.parts[StableSoftmaxLab::plotOfExp]);
        // As facts of the formats have it.
        const std::vector<double> ends{709.78, -745.13, 88.72, -103.28, 11.09, -16.64};
        const auto& series = plot.content().series;
        QCOMPARE(series.size(), ends.size() + 1);
        for (std::size_t i = 0; i < ends.size(); ++i) {
            const double end = series[i + 1].points.front().y();
            for (const QPointF& point : series[0].points)
                QVERIFY2((point.y() > end) == (point.x() > ends[i]) || point.y() == end,
                         qPrintable(QString::number(point.x())));
        }
        QVERIFY(series[0].points.front().x() < -745 && series[0].points.back().x() == 709);
    }

    void theMarkerStandsWhereItsScoreIs_data()
    {
        QTest::addColumn<double>("largest");
        for (const double largest : {-2000., -460., 0., 1188., 2000.})
            QTest::addRow("%g", largest) << largest;
    }

    void theMarkerStandsWhereItsScoreIs()
    {
        QFETCH(double, largest);
        const Page shown = page({{"largest", largest}});
        const auto& plot = dynamic_cast<const Plot&>(*shown.parts[StableSoftmaxLab::plotOfExp]);
        const QRectF room(0, 0, 600, 300);
        const QPointF at = plot.at({*plot.content().marker, 1}, room, {});
        QVERIFY(plot.content().x.low <= largest && largest <= plot.content().x.high);
        const auto back = plot.valueAt(at, room, {});
        QVERIFY(std::abs(back->x() - largest) < 1e-6 && std::abs(back->y() - 1) < 1e-9);
    }

    void aDragInTheCurvesMovesTheLargestScore()
    {
        LabRequest request;
        request.kind = ViewKind::StableSoftmax;
        request.state = labOf(request.kind).firstState();
        QCOMPARE(labOf(request.kind).moved(request, StableSoftmaxLab::plotOfExp, {-88.2, 0}).at("largest"), -88.);
    }

    void digitsAreAsManyAsTheFormatNeeds()
    {
        QCOMPARE(numberInFormat(rounded(0.1, NumberFormat::Float16), NumberFormat::Float16), u"0.1"_s);
        QCOMPARE(numberInFormat(rounded(0.1, NumberFormat::Float16), NumberFormat::Double), u"0.0999755859375"_s);
        QCOMPARE(numberInFormat(1208, NumberFormat::BFloat16), u"1208"_s); // 1210 would mean it, too, and is none
        QCOMPARE(numberInFormat(1000, NumberFormat::Double), u"1000"_s);
        QCOMPARE(numberInFormat(1e-7, NumberFormat::Double), u"1e−7"_s);
        QCOMPARE(numberInFormat(std::numeric_limits<double>::max(), NumberFormat::Double, 5), u"1.7977e308"_s);
        QCOMPARE(numberInFormat(-std::numeric_limits<double>::infinity(), NumberFormat::Double), u"−∞"_s);
    }
};

QTEST_MAIN(TestStableSoftmaxLab)
#include "tst_stable_softmax_lab.moc"
