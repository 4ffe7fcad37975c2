#include "ui/controls/tile_number.h"

#include <QTest>

#include <limits>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestTileNumber : public QObject {
    Q_OBJECT

    /// The interface's font where digits are 8 px wide.
    static QFontMetricsF metrics()
    {
        QFont font;
        font.setPixelSize(13);
        return QFontMetricsF(font);
    }

private slots:
    void aNumberIsShortenedBeforeItIsCut_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("width");
        QTest::addColumn<QString>("text");
        QTest::newRow("two decimals where there is room") << -1.954 << 60.0 << u"−1.95"_s;
        QTest::newRow("one where there is less") << 123.24 << 40.0 << u"123.2"_s;
        QTest::newRow("a whole number without a point") << -2.0 << 20.0 << u"−2"_s;
        QTest::newRow("one decimal in a narrow tile") << 0.46 << 22.0 << u"0.5"_s;
        QTest::newRow("no zero before the point") << -0.46 << 22.0 << u"−.5"_s;
        QTest::newRow("squeezed") << -1.34 << 22.0 << u"−1.3"_s;
        QTest::newRow("rounded rather than cut") << -1.95 << 16.0 << u"−2"_s;
        QTest::newRow("small, in a narrow tile") << 0.03 << 22.0 << u"<.1"_s;
        QTest::newRow("small and negative") << -0.03 << 18.0 << u".0"_s;
        QTest::newRow("digits without room") << 1600.0 << 18.0 << u"2e3"_s;
        QTest::newRow("digits that are carried") << -995.5 << 18.0 << u"−1e3"_s;
        QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << 18.0 << u"∞"_s;
        QTest::newRow("an exact 0") << 0.0 << 22.0 << u"0"_s;
    }
    void aNumberIsShortenedBeforeItIsCut()
    {
        QFETCH(double, value);
        QFETCH(double, width);
        QFETCH(QString, text);
        QCOMPARE(tileNumber(value, width, metrics()), text);
    }

    void everyNumberOfOneDigitFitsTheNarrowestTile()
    {
        for (double value = -9.49; value < 9.5; value += 0.01) {
            const QString text = tileNumber(value, 18, metrics());
            QVERIFY2(metrics().horizontalAdvance(text) * leastStretch <= 18, qPrintable(text));
        }
    }
};

QTEST_MAIN(TestTileNumber)
#include "tst_tile_number.moc"
