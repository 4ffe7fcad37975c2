#include "ui/labs/stable_softmax_lab.h"

#include "ui/labs/stable_softmax_words.h"
#include "ui/paint/plot.h"
#include "ui/paint/table.h"

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
        QCOMPARE(naive.rows[0], (QStringList{u"1"_s, u"1000"_s, u"∞ (too large)"_s, u"no number"_s}));
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
        QCOMPARE(table(shown, 0).rows[0][3], u"no number"_s);
        QVERIFY(shown.words().contains(u"0 ÷ 0 is no number"_s));
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
        QCOMPARE(table(shown, 4).columns.mid(1), (QStringList{u"float16"_s, u"bfloat16"_s, u"float32"_s, u"double"_s}));
        QCOMPARE(table(shown, 4).rows[0][1], u"no number"_s);
        QCOMPARE(table(shown, 5).rows[0].mid(1),
                 (QStringList{u"0.731"_s, u"0.73"_s, u"0.7310586"_s, u"0.7310585786"_s}));
        QCOMPARE(column(table(shown, 3), 2), (QStringList{u"11.09"_s, u"88.50"_s, u"88.72"_s, u"709.78"_s}));
        QCOMPARE(column(table(shown, 3), 1),
                 (QStringList{u"65504"_s, u"3.3895e38"_s, u"3.4028e38"_s, u"1.7977e308"_s}));
    }

    void bfloat16CannotTellThemApart()
    {
        const Page shown = page({{"keys", 2}});
        QCOMPARE(table(shown, 5).rows[0][2], u"0.5"_s);
        QVERIFY(shown.words().contains(u"it keeps the scores as 1000, 1000"_s));
    }

    void aConstantChangesNothing()
    {
        for (const double constant : {500., -2000., 2000.}) {
            const TableContent shown = table(page({{"constant", constant}}), 6);
            QCOMPARE(column(shown, 4), (QStringList{u"0"_s, u"0"_s, u"0"_s, u"0"_s}));
            QCOMPARE(column(shown, 2).first(), u"no number"_s);
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
    }

    void expMeetsTheLargestNumbersWhereTheTableSays()
    {
        const Page shown = page({});
        const auto& plot = dynamic_cast<const Plot&>(*shown.parts[StableSoftmaxLab::plotOfExp]);
        const std::vector<double> above{709.78, 88.72, 11.09}; // as facts of the formats have it
        for (std::size_t i = 0; i < above.size(); ++i) {
            const double largest = plot.content().series[i + 1].points.front().y();
            for (const QPointF& point : plot.content().series[0].points)
                QVERIFY2((point.y() > largest) == (point.x() > above[i]), qPrintable(QString::number(point.x())));
        }
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
        QCOMPARE(numberInFormat(1e-7, NumberFormat::Double), u"1e−7"_s);
        QCOMPARE(numberInFormat(std::numeric_limits<double>::max(), NumberFormat::Double, 5), u"1.7977e308"_s);
        QCOMPARE(numberInFormat(-std::numeric_limits<double>::infinity(), NumberFormat::Double), u"−∞"_s);
    }
};

QTEST_MAIN(TestStableSoftmaxLab)
#include "tst_stable_softmax_lab.moc"
