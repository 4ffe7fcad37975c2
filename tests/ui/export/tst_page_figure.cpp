#include "ui/export/page_figure.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// As wide as it says, and remembers where it was painted.
class WidePart : public PagePart {
public:
    explicit WidePart(double least) : PagePart(u"wide"_s), m_least(least) {}
    QString words() const override { return {}; }
    double leastHeight(double, const QFont&) const override { return 100; }
    double leastWidth(const QFont&) const override { return m_least; }
    bool stretches() const override { return false; }
    void paint(QPainter& painter, const QRectF& room, const Theme&, const QFont&) const override
    {
        given = room.width();
        painted = painter.worldTransform().mapRect(room);
    }

    mutable double given = 0;
    mutable QRectF painted;

private:
    double m_least;
};

} // namespace

class TestPageFigure : public QObject {
    Q_OBJECT

    static void paint(const Picture& picture)
    {
        QImage image(picture.size.toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        picture.paint(painter);
    }

private slots:
    void whatHasNoRoomIsDrawnSmallerAndNotCutOff()
    {
        const auto part = std::make_shared<WidePart>(600);
        const auto pictureOf = [&](double width) {
            return pageFigure({u"A lab"_s, u"What?"_s}, {{part}, 1}, Theme::light(), QFont(), width);
        };
        const Picture narrow = pictureOf(320);
        paint(narrow);
        QVERIFY(part->given >= 600);
        QVERIFY(part->painted.left() >= 0 && part->painted.right() <= 320);
        QVERIFY(part->painted.bottom() <= narrow.size.height());
        paint(pictureOf(960));
        QCOMPARE(part->painted.width(), part->given); // at its own size where there is room
    }
};

QTEST_MAIN(TestPageFigure)
#include "tst_page_figure.moc"
