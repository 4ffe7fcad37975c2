#include "support/small_content.h"
#include "ui/document/evaluate.h"
#include "ui/document/head_edits.h"
#include "ui/document/matrix_edits.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

Matrix<double> layerOutput(const Content& content, Index layer = 0)
{
    return evaluate(content).value()->matrix(Quantity::LayerOutput, layer, 0);
}

const Head& headOf(const Content& content, std::size_t layer, std::size_t head)
{
    return content.model.layers[layer].heads[head];
}

} // namespace

class TestHeadEdits : public QObject {
    Q_OBJECT

private slots:
    void aNameIsSetUnlessItIsTooLong();
    void anotherShapeKeepsWhatStillHasAPlace();
    void anotherShapeWritesAnImpliedOutputOut();
    void aShapeOutsideTheLimitsIsRefused();
    void aScaleOutsideItsRangeIsRefused();
    void aCustomNumberComesBackWithTheSwitch();
    void theSwitchActsOnAllHeads();
    void anAddedHeadChangesNoNumbers();
    void aCopyBringsItsRowsOfOutput();
    void aRemovedHeadLeavesTheOthersAsTheyWere();
    void theLastHeadStays();
    void aMovedHeadComputesTheSame();
    void moreHeadsThanTheLimitAreRefused();
    void aPatternIsBuiltOrSaysWhatItNeeds();
    void aHeadIsSwitchedOff();
};

void TestHeadEdits::aNameIsSetUnlessItIsTooLong()
{
    QCOMPARE(headOf(after(setHeadName(smallContent(), 1, 0, u"색깔"_s)), 1, 0).name, std::string("색깔"));
    QCOMPARE(refusal(setHeadName(smallContent(), 1, 0, QString(342, QChar(0xD55C)))), EditError::Kind::TooLong);
    QVERIFY(!refusal(setHeadName(smallContent(), 1, 0, QString(341, QChar(0xD55C)))));
}

void TestHeadEdits::anotherShapeKeepsWhatStillHasAPlace()
{
    const Content wider = after(setHeadShape(smallContent(), 0, 0, 3, 2));
    QCOMPARE(difference(matrixAt(wider, {MatrixKind::Query, 0, 0}), rows({{0.25, 0.5, 0}, {1, 1.25, 0}, {1.75, 2, 0}})),
             QString());
    QCOMPARE(difference(matrixAt(wider, {MatrixKind::Query, 0, 1}), rows({{0.75}, {1.5}, {2.25}})), QString());
    QVERIFY(!wider.model.layers[0].wo);

    const Content narrower = after(setHeadShape(smallContent(), 0, 0, 1, 2));
    QCOMPARE(difference(matrixAt(narrower, {MatrixKind::Key, 0, 0}), rows({{-0.125}, {-0.5}, {-0.875}})), QString());
}

void TestHeadEdits::anotherShapeWritesAnImpliedOutputOut()
{
    const Content narrower = after(setHeadShape(smallContent(), 0, 0, 2, 1));
    QCOMPARE(difference(**narrower.model.layers[0].wo, rows({{1, 0, 0}, {0, 0, 1}})), QString());
    const Content wider = after(setHeadShape(narrower, 0, 0, 2, 2));
    QCOMPARE(difference(**wider.model.layers[0].wo, rows({{1, 0, 0}, {0, 0, 0}, {0, 0, 1}})), QString());
    QCOMPARE(difference(matrixAt(wider, {MatrixKind::Value, 0, 0}), rows({{0.5, 0}, {2, 0}, {3.5, 0}})), QString());
}

void TestHeadEdits::aShapeOutsideTheLimitsIsRefused()
{
    for (const Index width : {0, -1, 4097}) {
        QCOMPARE(refusal(setHeadShape(smallContent(), 0, 0, width, 2)), EditError::Kind::OutOfRange);
        QCOMPARE(refusal(setHeadShape(smallContent(), 0, 0, 2, width)), EditError::Kind::OutOfRange);
    }
    QVERIFY(after(setHeadShape(smallContent(), 0, 0, 2, 2)) == smallContent());
}

void TestHeadEdits::aScaleOutsideItsRangeIsRefused()
{
    const auto scaled = [](double number) { return setHeadScale(smallContent(), 0, 0, {Scale::Kind::Number, number}); };
    QCOMPARE(refusal(scaled(0)), EditError::Kind::NotAbove);
    QCOMPARE(refusal(scaled(-1)), EditError::Kind::NotAbove);
    QCOMPARE(refusal(scaled(std::numeric_limits<double>::infinity())), EditError::Kind::NotFinite);
    QCOMPARE(headOf(after(scaled(3)), 0, 0).scale.divisor(2), 3.);
}

void TestHeadEdits::aCustomNumberComesBackWithTheSwitch()
{
    const Content custom = after(setHeadScale(smallContent(), 0, 0, {Scale::Kind::Number, 3}));
    const Content divided = after(setHeadDivided(custom, 0, 0, true));
    QCOMPARE(headOf(divided, 0, 0).scale.divisor(2), std::sqrt(2.));
    QCOMPARE(headOf(after(setHeadDivided(divided, 0, 0, false)), 0, 0).scale.divisor(2), 3.);

    const Content none = after(setHeadScale(divided, 0, 0, {Scale::Kind::None, 1}));
    QCOMPARE(headOf(none, 0, 0).scale.divisor(2), 1.);
    QCOMPARE(headOf(none, 0, 0).scale.number, 3.);

    // A head that never had a number of its own is just not divided.
    QCOMPARE(headOf(after(setHeadDivided(smallContent(), 0, 0, false)), 0, 0).scale.kind, Scale::Kind::None);
}

void TestHeadEdits::theSwitchActsOnAllHeads()
{
    const Content custom = after(setHeadScale(smallContent(), 1, 1, {Scale::Kind::Number, 3}));
    const Content on = after(setDividedEverywhere(custom, true));
    QVERIFY(on == smallContent());
    const Content off = after(setDividedEverywhere(on, false));
    QCOMPARE(headOf(off, 0, 0).scale.divisor(2), 1.);
    QCOMPARE(headOf(off, 1, 1).scale.divisor(2), 3.);
}

void TestHeadEdits::anAddedHeadChangesNoNumbers()
{
    const Content content = smallContent();
    const Content added = after(addHead(content, 0));
    QCOMPARE(added.model.layers[0].heads.size(), 3u);
    QCOMPARE(added.model.layers[0].wo->rows(), 4);
    QCOMPARE(difference(layerOutput(added), layerOutput(content)), QString());
    QCOMPARE(difference(matrixAt(added, {MatrixKind::Query, 0, 2}), Matrix<double>::Zero(3, 1)), QString());
    QCOMPARE(addHead(content, 0).value().label.values, QStringList({u"0"_s, u"2"_s}));
}

void TestHeadEdits::aCopyBringsItsRowsOfOutput()
{
    const Content copied = after(duplicateHead(smallContent(), 0, 0));
    QCOMPARE(headOf(copied, 0, 1).name, std::string("left"));
    QCOMPARE(headOf(copied, 0, 2).name, std::string("right"));
    for (const MatrixKind kind : {MatrixKind::Query, MatrixKind::Key, MatrixKind::Value, MatrixKind::Output})
        QCOMPARE(difference(matrixAt(copied, {kind, 0, 1}), matrixAt(copied, {kind, 0, 0})), QString());
    QCOMPARE(difference(matrixAt(copied, {MatrixKind::Output, 0, 2}), rows({{0, 0, 1}})), QString());
}

void TestHeadEdits::aRemovedHeadLeavesTheOthersAsTheyWere()
{
    const Content content = smallContent();
    const Content removed = after(removeHead(content, 0, 0));
    QCOMPARE(removed.model.layers[0].heads.size(), 1u);
    for (const MatrixKind kind : {MatrixKind::Query, MatrixKind::Key, MatrixKind::Value, MatrixKind::Output})
        QCOMPARE(difference(matrixAt(removed, {kind, 0, 0}), matrixAt(content, {kind, 0, 1})), QString());
    // A copy taken out again: the layer computes as before.
    const Content back = after(removeHead(after(duplicateHead(content, 0, 0)), 0, 1));
    QCOMPARE(difference(layerOutput(back), layerOutput(content)), QString());
}

void TestHeadEdits::theLastHeadStays()
{
    const Content one = after(removeHead(smallContent(), 0, 0));
    QCOMPARE(refusal(removeHead(one, 0, 0)), EditError::Kind::LastHead);
}

void TestHeadEdits::aMovedHeadComputesTheSame()
{
    const Content content = smallContent();
    const Content moved = after(moveHead(content, 0, 0, 1));
    QCOMPARE(headOf(moved, 0, 0).name, std::string("right"));
    QCOMPARE(difference(layerOutput(moved), layerOutput(content), 1e-15), QString());
    QCOMPARE(difference(layerOutput(after(moveHead(moved, 0, 1, 0))), layerOutput(content)), QString());
    QVERIFY(after(moveHead(content, 0, 1, 1)) == content);
}

void TestHeadEdits::moreHeadsThanTheLimitAreRefused()
{
    Content content = smallContent();
    while (content.model.layers[0].heads.size() < 256)
        content = after(addHead(content, 0));
    QCOMPARE(refusal(addHead(content, 0)), EditError::Kind::TooManyHeads);
    QCOMPARE(refusal(duplicateHead(content, 0, 0)), EditError::Kind::TooManyHeads);
}

void TestHeadEdits::aPatternIsBuiltOrSaysWhatItNeeds()
{
    const EditResult uniform = setHeadPattern(smallContent(), 0, 0, Pattern::Uniform);
    const Matrix<double> weights = evaluate(after(uniform)).value()->matrix(Quantity::Weights, 0, 0);
    QCOMPARE(difference(weights, rows({{1, 0, 0}, {0.5, 0.5, 0}, {1. / 3, 1. / 3, 1. / 3}}), 1e-15), QString());

    const EditResult before = setHeadPattern(smallContent(), 0, 0, Pattern::PreviousToken);
    QCOMPARE(refusal(before), EditError::Kind::PatternNeeds);
    QCOMPARE(before.error().values.value(0), QString::number(static_cast<int>(PatternNeeds::What::SquareColumns)));
}

void TestHeadEdits::aHeadIsSwitchedOff()
{
    const Content off = after(setHeadEnabled(smallContent(), 0, 1, false));
    QVERIFY(!headOf(off, 0, 1).enabled);
    QVERIFY(after(setHeadEnabled(off, 0, 1, true)) == smallContent());
}

QTEST_GUILESS_MAIN(TestHeadEdits)
#include "tst_head_edits.moc"
