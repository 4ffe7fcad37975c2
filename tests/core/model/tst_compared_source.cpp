#include "core/model/compared_source.h"
#include "support/matrix_check.h"
#include "support/matrix_source.h"

#include <QTest>

using namespace headlight;
using test::rows;

namespace {

ComparedHead headOf(const Matrix<double>& values, BoolMatrix allowed = {}, const HeadPlace& place = {0, 0})
{
    const auto source = std::make_shared<MatrixSource>(values, MatrixSource::names(values.rows()),
                                                       MatrixSource::names(values.cols()), std::move(allowed));
    source->layers = place.layer + 1;
    source->heads = place.head + 1;
    return {source, place};
}

} // namespace

class TestComparedSource : public QObject {
    Q_OBJECT

private slots:
    void differenceIsTheSecondMinusTheFirst();
    void differenceOfWeightsIsShownWithASign();
    void cellsForbiddenInBothAreForbidden();
    void whatCannotBeSubtractedIsNamed();
    void rangeOfBothIsThatOfTheOnlyHeads();
};

void TestComparedSource::differenceIsTheSecondMinusTheFirst()
{
    const DifferenceSource difference(headOf(rows({{0.25, 0.75}, {0.5, 0.5}})), headOf(rows({{1, 0}, {0.5, 0.5}})),
                                      Quantity::Weights);
    QVERIFY(difference.matrix(Quantity::Scores, 0, 0) == rows({{0.75, -0.75}, {0, 0}}));
    QVERIFY(difference.tile(Quantity::Scores, 0, 0, {0, 1, 2, 1}) == rows({{-0.75}, {0}}));
    QCOMPARE(difference.rowCount(Quantity::Scores, 0, 0), Index(2));
    QCOMPARE(difference.columnCount(Quantity::Scores, 0, 0), Index(2));
    QVERIFY(difference.queryTokens() == MatrixSource::names(2));
}

void TestComparedSource::differenceOfWeightsIsShownWithASign()
{
    QCOMPARE(DifferenceSource::shownAs(Quantity::Weights), Quantity::Scores);
    for (const Quantity quantity : {Quantity::Scores, Quantity::Products, Quantity::Values, Quantity::LayerOutput})
        QCOMPARE(DifferenceSource::shownAs(quantity), quantity);
    const DifferenceSource difference(headOf(rows({{1}})), headOf(rows({{1}})), Quantity::Weights);
    QVERIFY(difference.has(Quantity::Scores) && !difference.has(Quantity::Weights));
}

void TestComparedSource::cellsForbiddenInBothAreForbidden()
{
    BoolMatrix first = BoolMatrix::Constant(1, 3, true);
    BoolMatrix second = first;
    first(0, 1) = first(0, 2) = false;
    second(0, 2) = false;
    const DifferenceSource difference(headOf(rows({{1, 0, 0}}), first), headOf(rows({{0.5, 0.5, 0}}), second),
                                      Quantity::Weights);
    QVERIFY(difference.sees(0, 0, 0) && difference.sees(0, 0, 1) && !difference.sees(0, 0, 2));
    QCOMPARE(difference.tile(Quantity::Scores, 0, 0, {0, 1, 1, 1})(0, 0), 0.5); // a weight that was forbidden was 0
}

void TestComparedSource::whatCannotBeSubtractedIsNamed()
{
    const ComparedHead two = headOf(rows({{1, 0}, {0, 1}}));
    const ComparedHead three = headOf(Matrix<double>::Identity(3, 3));
    const auto why = [](const ComparedHead& a, const ComparedHead& b) {
        return whyIncomparable(a, b, Quantity::Weights);
    };
    QVERIFY(why(two, two) == Incomparable::No);
    QVERIFY(why(two, three) == Incomparable::Tokens);
    QVERIFY(why(two, {two.source, {0, 1}}) == Incomparable::Missing);
    QVERIFY(why({}, two) == Incomparable::Missing);
    const auto wider =
        std::make_shared<MatrixSource>(Matrix<double>::Zero(2, 5), MatrixSource::names(2), MatrixSource::names(2));
    QVERIFY(whyIncomparable(two, {wider, {0, 0}}, Quantity::Values) == Incomparable::Shape);
}

void TestComparedSource::rangeOfBothIsThatOfTheOnlyHeads()
{
    BoolMatrix allowed = BoolMatrix::Constant(2, 2, true);
    allowed(0, 1) = false;
    const ComparedHead head = headOf(rows({{1, 0}, {0, 1}}), allowed, {2, 1});
    const ComparedHead other = headOf(Matrix<double>::Constant(3, 3, 7), {}, {0, 4});
    const BesideSource beside(head, other);
    QCOMPARE(beside.layerCount(), Index(2));
    QCOMPARE(beside.headCount(1), Index(1));
    QVERIFY(beside.matrix(Quantity::Weights, 0, 0) == rows({{1, 0}, {0, 1}}));
    QVERIFY(beside.matrix(Quantity::Weights, 1, 0) == Matrix<double>::Constant(3, 3, 7));
    QVERIFY(!beside.sees(0, 0, 1) && beside.sees(1, 0, 1));
    QVERIFY(beside.queryTokens() == MatrixSource::names(2));
    QCOMPARE(BesideSource(head, {}).layerCount(), Index(1));
    const Pooling one{{0, 0, 2, 2}, 1, 1};
    QCOMPARE(beside.pooled(Quantity::Weights, 0, 0, one, nullptr)(0, 0), 1.0);
    QCOMPARE(beside.pooled(Quantity::Weights, 1, 0, one, nullptr)(0, 0), 7.0);
}

QTEST_APPLESS_MAIN(TestComparedSource)
#include "tst_compared_source.moc"
