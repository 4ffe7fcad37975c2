#include "ui/controls/page_area.h"
#include "ui/controls/page_canvas.h"
#include "ui/paint/bar_list.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/plot.h"
#include "ui/paint/text.h"

#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestPageCanvas : public QObject {
    Q_OBJECT

    static std::shared_ptr<const PagePart> plot() { return std::make_shared<Plot>(u"plot"_s, PlotContent{}); }
    static std::shared_ptr<const PagePart> bars(int count)
    {
        BarListContent content;
        for (int bar = 0; bar < count; ++bar) {
            content.labels << u"bar"_s;
            content.values.push_back(0.5);
        }
        return std::make_shared<BarList>(u"bars"_s, content);
    }

private slots:
    void anotherContentBeginsAtItsFirstSheet()
    {
        PageCanvas canvas;
        canvas.resize(400, 300);
        canvas.setPage({{plot(), plot(), plot()}, 1});
        canvas.setRoomHeight(300);
        QCOMPARE(canvas.sheetCount(), 3);
        canvas.turnTo(2);
        canvas.setPage({{plot(), plot(), plot()}, 1}); // other numbers in the same displays
        QCOMPARE(canvas.sheet(), 2);
        canvas.setPage({{plot(), plot(), bars(9)}, 1});
        QCOMPARE(canvas.sheetCount(), 3);
        QCOMPARE(canvas.sheet(), 0);
    }

    void aPageOfAStateBeforeIsDimmed()
    {
        PageCanvas canvas;
        canvas.resize(400, 300);
        canvas.setPage({{bars(3)}, 1});
        const QImage open = canvas.grab().toImage();
        canvas.setPast(true);
        const QImage dimmed = canvas.grab().toImage();
        const QPoint bar = canvas.roomOf(0).topLeft().toPoint() + QPoint(60, 8);
        QVERIFY(dimmed.pixelColor(bar).lightness() > open.pixelColor(bar).lightness());
        canvas.setPast(false);
        QCOMPARE(canvas.grab().toImage(), open);
    }

    void aSheetThatIsTooHighHasSmallerTypeAsLongAsItCanBeRead()
    {
        PageCanvas canvas;
        QFont large = canvas.font();
        large.setPixelSize(24);
        canvas.setFont(large);
        canvas.resize(600, 300);
        canvas.setPage({{bars(10)}, 1});
        QCOMPARE(canvas.sheetFont().pixelSize(), 24);
        const int needed = canvas.heightForWidth(600);
        canvas.setRoomHeight(needed);
        QCOMPARE(canvas.sheetFont().pixelSize(), 24);
        canvas.setRoomHeight(needed - 60);
        QVERIFY(canvas.sheetFont().pixelSize() < 24);
        QVERIFY(canvas.sheetFont().pixelSize() >= leastTextPixels);
        QVERIFY(canvas.heightForWidth(600) <= needed - 60);
        canvas.setPage({{bars(100)}, 1}); // is scrolled, in type that a class can read
        QCOMPARE(canvas.sheetFont().pixelSize(), 24);
    }
};

QTEST_MAIN(TestPageCanvas)
#include "tst_page_canvas.moc"
