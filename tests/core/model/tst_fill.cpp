#include "core/model/fill.h"

#include <QTest>

#include <cmath>

using namespace headlight;

namespace {

Content threeWords(NewWordRule::Kind kind)
{
    Content content;
    content.tokens = {"a", "red", "a"};
    content.dimensions = {"pos", "x", "y", "z"};
    content.positions = PositionColumns{{{"pos", PositionColumn::Linear}}};
    content.embeddings = Matrix<double>{{0, 1, 0, 0}, {0, 0, 0, 0}, {0, 1, 0, 0}};
    content.newWords = {kind, 5};
    return content;
}

} // namespace

class FillTest : public QObject {
    Q_OBJECT

private slots:
    void normalNumbersOfASeedAreTheSameEverywhere()
    {
        // Computed apart, in Python, from the 64-bit Mersenne twister's published numbers for seed 5489.
        NormalNumbers numbers(5489);
        const double u = (static_cast<double>(14514284786278117030ULL >> 11) + 0.5) * std::ldexp(1.0, -53);
        const double v = (static_cast<double>(4620546740167642908ULL >> 11) + 0.5) * std::ldexp(1.0, -53);
        const double radius = std::sqrt(-2 * std::log(u));
        QCOMPARE(numbers.next(), radius * std::cos(2 * M_PI * v));
        QCOMPARE(numbers.next(), radius * std::sin(2 * M_PI * v));
    }

    void normalNumbersHaveMeanZeroAndDeviationOne()
    {
        const Matrix<double> matrix = normalMatrix(200, 200, 7);
        const double mean = matrix.mean();
        const double variance = (matrix.array() - mean).square().mean();
        const double fourth = (matrix.array() - mean).pow(4).mean();
        QVERIFY2(std::abs(mean) < 0.02, qPrintable(QString::number(mean)));
        QVERIFY2(std::abs(variance - 1) < 0.03, qPrintable(QString::number(variance)));
        QVERIFY2(std::abs(fourth - 3) < 0.15, qPrintable(QString::number(fourth)));
    }

    void deviationScalesAndSeedsDiffer()
    {
        QVERIFY(normalMatrix(3, 4, 1, 2) == 2 * normalMatrix(3, 4, 1));
        QVERIFY(normalMatrix(3, 4, 1) != normalMatrix(3, 4, 2));
        QVERIFY(normalMatrix(2, 2, 1, 0).isZero(0));
        QCOMPARE(normalMatrix(0, 5, 1).size(), 0);
    }

    void normalisedRowsHaveLengthOne_data()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {1.0, 1e300, 1e-300})
            QTest::addRow("rows of about %g", scale) << scale;
    }
    void normalisedRowsHaveLengthOne()
    {
        QFETCH(double, scale);
        const Matrix<double> rows = normalisedRows(scale * Matrix<double>{{3, 4}, {0, 0}, {-2, 0}});
        const Matrix<double> expected{{0.6, 0.8}, {0, 0}, {-1, 0}};
        QVERIFY((rows - expected).cwiseAbs().maxCoeff() < 1e-15);
    }

    void oneHotGivesEqualTokensEqualRowsAndKeepsPositionsFree()
    {
        const Matrix<double> rows = oneHotRows({"a", "b", "a", "c"}, {false, true, false});
        const Matrix<double> expected{{1, 0, 0}, {0, 0, 1}, {1, 0, 0}, {0, 0, 0}};
        QVERIFY(rows == expected);
        QVERIFY(oneHotRows({"a"}, {true, true}).isZero(0));
        QCOMPARE(oneHotRows({}, {false}).rows(), 0);
    }

    void normalRowsDependOnSeedAndWordAlone()
    {
        const std::vector<bool> reserved{true, false, false};
        const Matrix<double> rows = normalRows({"공", "a", "공"}, reserved, 3);
        QVERIFY(rows.row(0) == rows.row(2));
        QVERIFY(rows.row(0) != rows.row(1));
        QVERIFY(rows.col(0).isZero(0));
        QVERIFY(normalRows({"a"}, reserved, 3).row(0) == rows.row(1));
        QVERIFY(normalRows({"a"}, reserved, 4).row(0) != rows.row(1));
    }

    void onlyColumnsByNameReserveDimensions()
    {
        Content content = threeWords(NewWordRule::Kind::Zero);
        QCOMPARE(positionDimensions(content), (std::vector<bool>{true, false, false, false}));
        content.positions = SinusoidalPositions{};
        QCOMPARE(positionDimensions(content), std::vector<bool>(4, false));
    }

    void newWordGetsZerosByDefault()
    {
        QCOMPARE(newWordRow(threeWords(NewWordRule::Kind::Zero), "blue"), std::vector<double>(4, 0.0));
    }

    void newWordTakesTheFirstFreeDimension()
    {
        Content content = threeWords(NewWordRule::Kind::OneHot);
        content.words = {{"cube", {0, 0, 2, 0}}};
        QCOMPARE(newWordRow(content, "blue"), (std::vector<double>{0, 0, 0, 1}));
        content.words["blue"] = {0, 0, 0, 1};
        QCOMPARE(newWordRow(content, "green"), std::vector<double>(4, 0.0));
    }

    void newWordByNormalRuleIsThatOfTheFill()
    {
        const Content content = threeWords(NewWordRule::Kind::Normal);
        const std::vector<double> row = newWordRow(content, "blue");
        const Matrix<double> expected = normalRows({"blue"}, positionDimensions(content), 5);
        QCOMPARE(row, std::vector<double>(expected.data(), expected.data() + 4));
        QCOMPARE(row.front(), 0.0);
    }
};

QTEST_GUILESS_MAIN(FillTest)
#include "tst_fill.moc"
