#include "core/model/content.h"
#include "support/matrix_check.h"

#include <QTest>

#include <stdexcept>

using namespace headlight;
using namespace headlight::test;

class ContentTest : public QObject {
    Q_OBJECT

private slots:
    void noPositionsAddNothing();
    void columnsFollowTheirNames();
    void sinusoidsAreThoseOfThePaper();
    void aMatrixIsTakenAsItIs();
    void aMatrixOfAnotherShapeIsRefused();
    void inputIsEmbeddingsAndPositions();
    void memoryGoesInAsItIs();
};

void ContentTest::noPositionsAddNothing()
{
    QCOMPARE(difference(positionRows(NoPositions{}, {}, 2, 3), Matrix<double>::Zero(2, 3)), QString());
    Content content;
    content.embeddings = rows({{1, 2}});
    QVERIFY(inputOf(content).x.sharesWith(content.embeddings));
}

void ContentTest::columnsFollowTheirNames()
{
    const PositionColumns rule{.columns = {{"pos", PositionColumn::Linear},
                                           {"pos²", PositionColumn::Square},
                                           {"one", PositionColumn::One},
                                           {"gone", PositionColumn::One}}};
    const Matrix<double> expected = rows({{0, 0, 0, 1}, {1, 0, 1, 1}, {4, 0, 2, 1}, {9, 0, 3, 1}});
    QCOMPARE(difference(positionRows(rule, {"pos²", "colour", "pos", "one"}, 4, 4), expected), QString());
    QCOMPARE(difference(positionRows(rule, {}, 4, 4), Matrix<double>::Zero(4, 4)), QString());
}

void ContentTest::sinusoidsAreThoseOfThePaper()
{
    // width 5: wavelengths 10000^(0/5), 10000^(2/5), 10000^(4/5); the last has no cosine
    const double second = std::pow(10000., 0.4);
    const double third = std::pow(10000., 0.8);
    const Matrix<double> expected =
        rows({{0, 1, 0, 1, 0},
              {std::sin(1), std::cos(1), std::sin(1 / second), std::cos(1 / second), std::sin(1 / third)},
              {std::sin(2), std::cos(2), std::sin(2 / second), std::cos(2 / second), std::sin(2 / third)}});
    QCOMPARE(difference(positionRows(SinusoidalPositions{}, {}, 3, 5), expected, 1e-15), QString());
    // published values of width 4, position 1: sin 1, cos 1, sin 0.01, cos 0.01
    QCOMPARE(difference(positionRows(SinusoidalPositions{}, {}, 2, 4).bottomRows(1),
                        rows({{0.8414709848078965, 0.5403023058681398, 0.009999833334166664, 0.9999500004166653}}),
                        1e-15),
             QString());
}

void ContentTest::aMatrixIsTakenAsItIs()
{
    const Matrix<double> matrix = rows({{1, -2}, {0.5, 4}});
    QCOMPARE(difference(positionRows(PositionMatrix{.rows = matrix}, {}, 2, 2), matrix), QString());
}

void ContentTest::aMatrixOfAnotherShapeIsRefused()
{
    const PositionMatrix positions{.rows = rows({{1, -2}, {0.5, 4}})};
    try {
        positionRows(positions, {}, 3, 2);
        QFAIL("nothing was thrown");
    } catch (const std::invalid_argument& error) {
        QVERIFY(QString::fromUtf8(error.what()).contains(QStringLiteral("2 × 2 for embeddings of 3 × 2")));
    }
}

void ContentTest::inputIsEmbeddingsAndPositions()
{
    Content content;
    content.dimensions = {"colour", "pos"};
    content.embeddings = rows({{7, 1}, {8, 0}, {9, 0}});
    content.positions = PositionColumns{.columns = {{"pos", PositionColumn::Linear}}};
    QCOMPARE(difference(*inputOf(content).x, rows({{7, 1}, {8, 1}, {9, 2}})), QString());
    QVERIFY(!inputOf(content).memory);
}

void ContentTest::memoryGoesInAsItIs()
{
    Content content;
    content.embeddings = rows({{1, 2}});
    content.positions = SinusoidalPositions{};
    content.memory = Memory{.tokens = {"a", "b"}, .embeddings = rows({{1, 0}, {0, 1}})};
    QVERIFY(inputOf(content).memory->sharesWith(content.memory->embeddings));
}

QTEST_GUILESS_MAIN(ContentTest)
#include "tst_content.moc"
