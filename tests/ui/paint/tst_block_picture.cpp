#include "ui/paint/block_picture.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestBlockPicture : public QObject {
    Q_OBJECT

    const QRectF m_room{0, 0, 640, 240};

private slots:
    void theBlocksFillTheirMatrixFromTheLeft()
    {
        const BlockPicture picture(u"t"_s, {4096, 320, 8, 40});
        const auto matrices = picture.matrices(m_room, QFont());
        QCOMPARE(matrices.size(), 3U);
        QCOMPARE(matrices[1].width(), matrices[1].height()); // 320 × 320 is square
        for (const QRectF& matrix : {matrices[1], matrices[2]}) {
            const auto blocks = picture.blocksIn(matrix);
            QCOMPARE(blocks.size(), 8U);
            for (std::size_t i = 0; i < blocks.size(); ++i) {
                QCOMPARE(blocks[i].first, static_cast<Index>(i));
                QVERIFY(std::abs(blocks[i].second.width() - matrix.width() / 8) < 1e-9);
                QVERIFY(std::abs(blocks[i].second.left() - matrix.left() - static_cast<double>(i) * matrix.width() / 8)
                        < 1e-9);
            }
        }
    }

    void ofVeryManyTheLastOneIsThereToo()
    {
        const BlockPicture picture(u"t"_s, {16, 320, 320, 1});
        const auto blocks = picture.blocksIn(picture.matrices(m_room, QFont())[1]);
        QVERIFY(blocks.size() < 10);
        QCOMPARE(blocks.back().first, Index(319));
    }

    void everySizeStaysInTheRoom_data()
    {
        QTest::addColumn<Index>("rows");
        QTest::addColumn<Index>("inner");
        QTest::addColumn<Index>("blocks");
        QTest::newRow("tall") << Index(65536) << Index(320) << Index(8);
        QTest::newRow("low") << Index(1) << Index(4096) << Index(4096);
        QTest::newRow("one") << Index(1) << Index(1) << Index(1);
        QTest::newRow("not a divisor") << Index(77) << Index(320) << Index(7);
    }
    void everySizeStaysInTheRoom()
    {
        QFETCH(Index, rows);
        QFETCH(Index, inner);
        QFETCH(Index, blocks);
        const BlockPicture picture(u"t"_s, {rows, inner, blocks, inner / blocks, u"note"_s});
        const QRectF room(0, 0, picture.leastWidth(QFont()), picture.leastHeight(picture.leastWidth(QFont()), QFont()));
        const auto matrices = picture.matrices(room, QFont());
        for (std::size_t i = 0; i < matrices.size(); ++i) {
            QVERIFY(room.contains(matrices[i]));
            QVERIFY(i == 0 || matrices[i].left() > matrices[i - 1].right());
        }
        QImage image(room.size().toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        picture.paint(painter, room, Theme::light(), QFont());
    }

    void itsSizesAreSaid()
    {
        const QString words = BlockPicture(u"Blocks"_s, {77, 320, 8, 40, u"d_k is 40."_s}).words();
        for (const QString& size :
             {u"X 77 × 320"_s, u"WQ 320 × 320 = 8 × (320 × 40)"_s, u"Q 77 × 320 = 8 × (77 × 40)"_s, u"dk is 40."_s})
            QVERIFY2(words.contains(size), qPrintable(words));
    }
};

QTEST_MAIN(TestBlockPicture)
#include "tst_block_picture.moc"
