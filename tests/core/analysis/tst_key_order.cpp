#include "core/analysis/key_order.h"

#include <QTest>

using namespace headlight;

class TestKeyOrder : public QObject {
    Q_OBJECT

private slots:
    void theLargestScoreComesFirst()
    {
        const Matrix<double> scores{{1, 5, 3}, {2, 2, 7}};
        QCOMPARE(keyPlaces(scores), (Matrix<double>{{3, 1, 2}, {2, 3, 1}}));
    }

    void oneComponentHasOneOrderAndItsReverse()
    {
        const Matrix<double> queries{{-3}, {-0.1}, {0.2}, {7}, {1}};
        const Matrix<double> keys{{0.5}, {-2}, {3}, {1}};
        const Matrix<double> places = keyPlaces(Matrix<double>(queries * keys.transpose()));
        QCOMPARE(differentRows(places), 2);
        for (Index j = 0; j < 4; ++j)
            QCOMPARE(places(0, j) + places(3, j), 5.); // the reverse
        QCOMPARE(places.row(2), places.row(3));
    }

    void differentRowsAreCountedOnce()
    {
        QCOMPARE(differentRows(Matrix<double>{{1, 2}, {2, 1}, {1, 2}}), 2);
        QCOMPARE(differentRows(Matrix<double>(0, 3)), 0);
    }

    void blocksMakeWhatTheWholeMakes()
    {
        Matrix<double> x(3, 6);
        Matrix<double> w(6, 8);
        for (Index i = 0; i < x.size(); ++i)
            x.data()[i] = static_cast<double>(i % 5 - 2);
        for (Index i = 0; i < w.size(); ++i)
            w.data()[i] = static_cast<double>(i % 7 - 3);
        for (const Index heads : {1, 2, 4, 8})
            QCOMPARE(blockDifference(x, w, heads), 0.);
    }
};

QTEST_GUILESS_MAIN(TestKeyOrder)
#include "tst_key_order.moc"
