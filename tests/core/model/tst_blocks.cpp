#include "core/model/blocks.h"
#include "support/matrix_check.h"

#include <QTest>

using namespace headlight;
using namespace headlight::test;

class TestBlocks : public QObject {
    Q_OBJECT

    const Matrix<double> m_matrix = rows({{1, 2, 3}, {4, 5, 6}});

private slots:
    void columnsMakeWayForAsManyOrFewOthers()
    {
        const Matrix<double> none(2, 0);
        QCOMPARE(difference(withColumns(m_matrix, 1, 1, rows({{7, 8}, {9, 0}})), rows({{1, 7, 8, 3}, {4, 9, 0, 6}})),
                 QString());
        QCOMPARE(difference(withColumns(m_matrix, 0, 2, none), rows({{3}, {6}})), QString());
        QCOMPARE(difference(withColumns(m_matrix, 3, 0, rows({{7}, {8}})), rows({{1, 2, 3, 7}, {4, 5, 6, 8}})),
                 QString());
    }

    void rowsMakeWayForAsManyOrFewOthers()
    {
        const Matrix<double> none(0, 3);
        QCOMPARE(difference(withRows(m_matrix, 1, 0, rows({{7, 8, 9}})), rows({{1, 2, 3}, {7, 8, 9}, {4, 5, 6}})),
                 QString());
        QCOMPARE(difference(withRows(m_matrix, 0, 1, none), rows({{4, 5, 6}})), QString());
    }

    void anImpliedOutputIsTheIdentity()
    {
        Layer<double> layer;
        layer.wv = Matrix<double>(Matrix<double>::Zero(2, 2));
        QCOMPARE(difference(outputOf(layer), rows({{1, 0}, {0, 1}})), QString());
        layer.wo = rows({{0, 3}, {4, 0}});
        QCOMPARE(difference(outputOf(layer), rows({{0, 3}, {4, 0}})), QString());
    }
};

QTEST_GUILESS_MAIN(TestBlocks)
#include "tst_blocks.moc"
