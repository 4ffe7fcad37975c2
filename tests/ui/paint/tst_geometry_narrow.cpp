#include "support/example_content.h"
#include "support/small_content.h"
#include "ui/paint/geometry_picture.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

class TestGeometryNarrow : public QObject {
    Q_OBJECT

private slots:
    void nothingCollidesHoweverNarrow_data();
    void nothingCollidesHoweverNarrow();
    void narrowFilesStackThePlanes();
    void aLowRoomHasThePlanesBesideOneAnother();
};

void TestGeometryNarrow::nothingCollidesHoweverNarrow_data()
{
    QTest::addColumn<QSizeF>("size");
    for (const double width : {150, 200, 260, 308, 432, 500, 900})
        for (const double height : {0, 300, 600}) // 0: as in a file
            QTest::addRow("%g by %g", width, height) << QSizeF(width, height);
}

void TestGeometryNarrow::nothingCollidesHoweverNarrow()
{
    QFETCH(QSizeF, size);
    const auto source = sourceOf(randomContent(8, 6));
    if (size.height() == 0)
        size.setHeight(GeometryPicture(source, {}, Theme::light(), QFont(), QRectF(0, 0, size.width(), 400))
                           .heightForWidth(size.width()));
    const QRectF room(QPointF(200, 40), size);
    const GeometryPicture picture(source, {}, Theme::light(), QFont(), room);
    const QRectF keys = picture.legendRoom(VectorKind::Key) | picture.textRoom(VectorKind::Key);
    const QRectF values = picture.legendRoom(VectorKind::Value) | picture.textRoom(VectorKind::Value);
    QVERIFY(!keys.intersects(values));
    // The words of each plane stay in their room, beside which the image goes on.
    QImage image((room.size() + QSizeF(400, 80)).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    picture.paint(painter);
    painter.end();
    const bool beside = values.left() > keys.right();
    const auto isOutside = [&](int x) {
        const bool between = beside && x > keys.right() + 1 && x < values.left() - 1;
        return x < room.left() - 1 || x > room.right() + 1 || between;
    };
    for (const VectorKind kind : {VectorKind::Key, VectorKind::Value})
        for (const QRectF& words : {picture.legendRoom(kind), picture.textRoom(kind)})
            for (int y = qRound(words.top()); y < qRound(words.bottom()) && y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    QVERIFY2(!isOutside(x) || image.pixel(x, y) == qRgb(255, 255, 255),
                             qPrintable(u"drawn at %1, %2"_s.arg(x).arg(y)));
}

void TestGeometryNarrow::narrowFilesStackThePlanes()
{
    const auto source = sourceOf(randomContent(8, 6));
    for (const double width : {180., 308., 432.}) {
        const GeometryPicture draft(source, {}, Theme::light(), QFont(), QRectF(0, 0, width, 400));
        const GeometryPicture picture(source, {}, Theme::light(), QFont(),
                                      QRectF(0, 0, width, draft.heightForWidth(width)));
        QVERIFY(picture.plane(VectorKind::Value).rect().top() > picture.textRoom(VectorKind::Key).bottom());
        QVERIFY(picture.plane(VectorKind::Value).rect().width() > 0.75 * width - 10);
        for (const VectorKind kind : {VectorKind::Key, VectorKind::Value})
            if (width > 300) // every word of the sentence
                QVERIFY2(picture.words(kind).note.join(u' ').endsWith(u"all 6 dimensions."_s),
                         qPrintable(picture.words(kind).note.join(u'|')));
    }
    const GeometryPicture wide(source, {}, Theme::light(), QFont(), QRectF(0, 0, 700, 480));
    QCOMPARE(wide.plane(VectorKind::Value).rect().top(), wide.plane(VectorKind::Key).rect().top());
}

void TestGeometryNarrow::aLowRoomHasThePlanesBesideOneAnother()
{
    const GeometryPicture picture(sourceOf(randomContent(8, 6)), {}, Theme::light(), QFont(), QRectF(0, 0, 400, 300));
    const QRectF keys = picture.plane(VectorKind::Key).rect();
    QCOMPARE(picture.plane(VectorKind::Value).rect().top(), keys.top());
    QVERIFY(keys.height() > 60);
}

QTEST_MAIN(TestGeometryNarrow)
#include "tst_geometry_narrow.moc"
