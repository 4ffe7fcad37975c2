#include "support/matrix_check.h"
#include "support/small_content.h"
#include "ui/document/matrix_edits.h"

#include <QTest>

#include <limits>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

class TestMatrixEdits : public QObject {
    Q_OBJECT

private slots:
    void aHeadsMatricesAreItsColumnsAndRows();
    void oneEntryChangesAndNothingElse_data();
    void oneEntryChangesAndNothingElse();
    void anImpliedOutputBecomesExplicitOnlyWhenItDiffers();
    void theIdentityHasTheShapeOfTheMatrix();
    void notFiniteIsRefused();
    void pastedCellsLieOverTheMatrix();
    void pastedCellsThatDoNotFitAreRefusedNamingBothShapes();
    void theStepNamesRowsAndColumns();
};

void TestMatrixEdits::aHeadsMatricesAreItsColumnsAndRows()
{
    const Content content = smallContent();
    QCOMPARE(difference(matrixAt(content, {MatrixKind::Query, 0, 0}), rows({{0.25, 0.5}, {1, 1.25}, {1.75, 2}})),
             QString());
    QCOMPARE(difference(matrixAt(content, {MatrixKind::Query, 0, 1}), rows({{0.75}, {1.5}, {2.25}})), QString());
    QCOMPARE(difference(matrixAt(content, {MatrixKind::Value, 0, 1}), rows({{1.5}, {3}, {4.5}})), QString());
    QCOMPARE(difference(matrixAt(content, {MatrixKind::Output, 0, 1}), rows({{0, 0, 1}})), QString());
}

void TestMatrixEdits::oneEntryChangesAndNothingElse_data()
{
    QTest::addColumn<MatrixKind>("kind");
    QTest::newRow("W_Q") << MatrixKind::Query;
    QTest::newRow("W_K") << MatrixKind::Key;
    QTest::newRow("W_V") << MatrixKind::Value;
    QTest::newRow("W_O") << MatrixKind::Output;
}

void TestMatrixEdits::oneEntryChangesAndNothingElse()
{
    QFETCH(MatrixKind, kind);
    const Content content = smallContent();
    for (const Index head : {0, 1}) {
        const Content changed = after(setMatrixEntry(content, {kind, 1, head}, 0, 0, 7.5));
        for (const MatrixKind other : {MatrixKind::Query, MatrixKind::Key, MatrixKind::Value, MatrixKind::Output}) {
            for (const Index otherHead : {0, 1}) {
                Matrix<double> expected = matrixAt(content, {other, 1, otherHead});
                if (other == kind && otherHead == head)
                    expected(0, 0) = 7.5;
                QCOMPARE(difference(matrixAt(changed, {other, 1, otherHead}), expected), QString());
            }
        }
        QVERIFY(changed.model.layers[0] == content.model.layers[0]);
    }
}

void TestMatrixEdits::anImpliedOutputBecomesExplicitOnlyWhenItDiffers()
{
    const Content content = smallContent();
    const MatrixPlace place{MatrixKind::Output, 0, 0};
    QVERIFY(!after(setMatrixEntry(content, place, 0, 0, 1)).model.layers[0].wo);
    QVERIFY(!after(setMatrix(content, place, identityAt(content, place))).model.layers[0].wo);
    QVERIFY(after(setMatrixEntry(content, place, 0, 1, 1)).model.layers[0].wo);
}

void TestMatrixEdits::theIdentityHasTheShapeOfTheMatrix()
{
    const Content content = smallContent();
    QCOMPARE(difference(identityAt(content, {MatrixKind::Query, 0, 0}), rows({{1, 0}, {0, 1}, {0, 0}})), QString());
    QCOMPARE(difference(identityAt(content, {MatrixKind::Output, 0, 1}), rows({{0, 0, 1}})), QString());
}

void TestMatrixEdits::notFiniteIsRefused()
{
    const double infinity = std::numeric_limits<double>::infinity();
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const double value : {infinity, -infinity, nan})
        QCOMPARE(refusal(setMatrixEntry(smallContent(), {MatrixKind::Query, 0, 0}, 0, 0, value)),
                 EditError::Kind::NotFinite);
}

void TestMatrixEdits::pastedCellsLieOverTheMatrix()
{
    const MatrixPlace place{MatrixKind::Query, 0, 0};
    const EditResult pasted = pasteIntoMatrix(smallContent(), place, 1, 0, u"8\t9\n10\t11\n"_s);
    QCOMPARE(difference(matrixAt(after(pasted), place), rows({{0.25, 0.5}, {8, 9}, {10, 11}})), QString());
    QCOMPARE(pasted.value().label.kind, EditLabel::Kind::PasteMatrix);
}

void TestMatrixEdits::pastedCellsThatDoNotFitAreRefusedNamingBothShapes()
{
    const EditResult pasted = pasteIntoMatrix(smallContent(), {MatrixKind::Query, 0, 0}, 2, 1, u"1\t2\n3\t4"_s);
    QCOMPARE(refusal(pasted), EditError::Kind::PasteShape);
    QCOMPARE(pasted.error().values, QStringList({u"2"_s, u"2"_s, u"1"_s, u"1"_s}));
    QCOMPARE(refusal(pasteIntoMatrix(smallContent(), {MatrixKind::Query, 0, 0}, 0, 0, u"x"_s)),
             EditError::Kind::NotANumber);
}

void TestMatrixEdits::theStepNamesRowsAndColumns()
{
    const Content content = smallContent();
    QCOMPARE(setMatrixEntry(content, {MatrixKind::Query, 1, 0}, 2, 1, 0).value().label.values,
             QStringList({u"Q"_s, u"c"_s, u"1"_s, u"1"_s, u"0"_s}));
    QCOMPARE(setMatrixEntry(content, {MatrixKind::Output, 0, 1}, 0, 2, 0).value().label.values,
             QStringList({u"O"_s, u"0"_s, u"c"_s, u"0"_s, u"1"_s}));
}

QTEST_GUILESS_MAIN(TestMatrixEdits)
#include "tst_matrix_edits.moc"
