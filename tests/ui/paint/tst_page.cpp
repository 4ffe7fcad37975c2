#include "ui/paint/bar_list.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/page.h"
#include "ui/paint/paragraph.h"
#include "ui/paint/plot.h"
#include "ui/paint/table.h"
#include "ui/paint/text.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <limits>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const PagePart> text(const QString& words)
{
    return std::make_shared<Paragraph>(u"title"_s, words);
}

std::shared_ptr<const PagePart> plot()
{
    return std::make_shared<Plot>(u"plot"_s, PlotContent{});
}

CellTableContent cells()
{
    CellTableContent content;
    content.rows = {u"a"_s, u"b"_s};
    content.columns = {u"x"_s, u"y"_s};
    content.values = Matrix<double>::Constant(2, 2, 0.5);
    content.values(0, 1) = std::numeric_limits<double>::quiet_NaN();
    content.allowed = BoolMatrix::Constant(2, 2, true);
    content.allowed(1, 0) = false;
    return content;
}

} // namespace

class TestPage : public QObject {
    Q_OBJECT

    const QFont m_font;

private slots:
    void rowsStandNoFartherApartThanTheirFontNeeds()
    {
        for (const QString& family : QFontDatabase::families())
            for (const int size : {12, 14, 26, 40}) {
                const QFont font = withPixelSize(QFont(family), size);
                const double line = std::ceil(QFontMetricsF(font).height());
                const double pitch = rowPitch(font);
                QVERIFY2(pitch >= line && pitch <= line + 4, qPrintable(family));
                QVERIFY2(pitch <= std::max(line, std::ceil(1.5 * size)), qPrintable(family));
            }
    }

    void displaysStandBesideOneAnotherAsLongAsThereIsRoom()
    {
        const Page page{{text(u"one"_s), text(u"two"_s), text(u"three"_s)}, 2};
        const PageLayout wide(page, m_font, 800, 0);
        QCOMPARE(wide.room(0).top(), wide.room(1).top());
        QVERIFY(wide.room(0).right() < wide.room(1).left());
        QVERIFY(wide.room(2).top() > wide.room(0).bottom());
        const PageLayout narrow(page, m_font, 300, 0);
        QVERIFY(narrow.room(1).top() > narrow.room(0).bottom());
        QVERIFY(narrow.height() > wide.height());
    }

    void whatGainsByItTakesTheHeightThatIsLeft()
    {
        const Page page{{plot(), plot(), text(u"one"_s), text(u"two"_s)}, 2};
        const PageLayout least(page, m_font, 800, 0);
        const PageLayout tall(page, m_font, 800, least.height() + 300);
        QCOMPARE(tall.height(), least.height() + 300);
        QCOMPARE(tall.room(0).height(), least.room(0).height() + 300);
        QCOMPARE(tall.room(2).height(), least.room(2).height());
        QCOMPARE(PageLayout(page, m_font, 800, 10).height(), least.height()); // never less than it needs
    }

    void nothingIsSetBesideAnotherThatCutsItOff()
    {
        const auto table = std::make_shared<Table>(QString(), TableContent{{u"name"_s, QString(60, u'0')}, {}});
        QVERIFY(table->leastWidth(m_font) > 300);
        const auto titled = std::make_shared<Paragraph>(QString(60, u'm'), u"two"_s); // a word is not broken
        for (const auto& wide : {std::shared_ptr<const PagePart>(table), std::shared_ptr<const PagePart>(titled)}) {
            const Page page{{wide, text(u"two"_s)}, 2};
            const PageLayout cramped(page, m_font, 640, 0);
            QVERIFY(cramped.room(1).top() >= cramped.room(0).bottom());
            const PageLayout roomy(page, m_font, 2000, 0);
            QVERIFY(roomy.room(1).left() > roomy.room(0).right());
        }
    }

    void oneThatIsWideKeepsNoOthersApart()
    {
        const auto wide = std::make_shared<Table>(QString(), TableContent{{u"name"_s, QString(80, u'0')}, {}});
        const Page page{{wide, plot(), text(u"one"_s), plot(), plot()}, 2};
        const PageLayout layout(page, m_font, 640, 0);
        QCOMPARE(layout.room(0).width(), 640.); // alone: all of the width
        QCOMPARE(layout.room(1).top(), layout.room(2).top());
        QCOMPARE(layout.room(3).top(), layout.room(4).top());
        QVERIFY(layout.room(1).top() > layout.room(0).bottom());
    }

    void oneThatNeedsMoreThanHalfHasItWhereTheOtherHasItsLeast()
    {
        const auto wide = std::make_shared<Table>(QString(), TableContent{{u"name"_s, QString(44, u'0')}, {}});
        const double needed = std::ceil(wide->leastWidth(m_font));
        const Page page{{wide, plot()}, 2};
        const PageLayout layout(page, m_font, needed + 324, 0);
        QVERIFY(needed > 324);
        QCOMPARE(layout.room(0).width(), needed);
        QCOMPARE(layout.room(1).width(), 300.);
        QCOMPARE(layout.room(1).top(), layout.room(0).top());
    }

    void aSheetLiesAsThePageDoes()
    {
        const auto wide = std::make_shared<Table>(QString(), TableContent{{u"name"_s, QString(80, u'0')}, {}});
        const Page page{{plot(), wide, plot(), plot(), text(u"one"_s)}, 2};
        const std::vector<std::size_t> sheets = sheetsOf(page, m_font, 640, 1);
        QCOMPARE(sheets, (std::vector<std::size_t>{0, 1, 2, 4}));
        const PageLayout whole(page, m_font, 640, 0);
        for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
            const Page part = sheetOf(page, sheets, sheet);
            const PageLayout layout(part, m_font, 640, 0);
            for (std::size_t i = 0; i < part.parts.size(); ++i) {
                QCOMPARE(layout.room(i).left(), whole.room(sheets[sheet] + i).left());
                QCOMPARE(layout.room(i).width(), whole.room(sheets[sheet] + i).width());
            }
        }
    }

    void titlesAreBrokenIntoLinesAndTheirRoomsBeginTogether()
    {
        const auto titled = std::make_shared<Plot>(u"a title of many words "_s.repeated(4).trimmed(), PlotContent{});
        const PageLayout layout(Page{{titled, plot()}, 2}, m_font, 640, 0);
        QCOMPARE(layout.room(0).top(), layout.room(1).top());
        QVERIFY(layout.room(0).top() > PageLayout(Page{{plot(), plot()}, 2}, m_font, 640, 0).room(0).top());
    }

    void theStepsOfAnArgumentStandTogetherWhereTheyFit()
    {
        Page page{{plot(), plot(), plot(), plot(), plot(), plot(), text(u"after"_s)}, 2};
        page.stages = 3;
        const PageLayout wide(page, m_font, 1000, 0);
        for (std::size_t step = 0; step < 3; ++step) {
            QCOMPARE(wide.room(2 * step).top(), wide.room(0).top());
            QCOMPARE(wide.room(2 * step + 1).left(), wide.room(2 * step).left());
            QVERIFY(wide.room(2 * step + 1).top() > wide.room(2 * step).bottom());
        }
        QVERIFY(wide.room(2).left() > wide.room(0).right());
        QVERIFY(wide.room(6).top() > wide.room(5).bottom());
        const double two = PageLayout(sheetOf(page, {0, 6}, 0), m_font, 1000, 0).height();
        QCOMPARE(sheetsOf(page, m_font, 1000, two), (std::vector<std::size_t>{0, 6}));
        // In less room they still do, by themselves and in smaller type.
        const QFont large = withPixelSize(m_font, 20);
        const double high = PageLayout(sheetOf(page, {0, 6}, 0), large, 1000, 0).height();
        QCOMPARE(sheetsOf(page, large, 1000, high - 1), (std::vector<std::size_t>{0, 6}));
        QCOMPARE(sheetsOf(page, large, 700, high), (std::vector<std::size_t>{0, 6}));
        // In too little room the pairs are beside one another.
        QCOMPARE(sheetsOf(page, m_font, 1000, two / 2), (std::vector<std::size_t>{0, 2, 4, 6}));
        const PageLayout narrow(page, m_font, 600, 0);
        QCOMPARE(narrow.room(1).top(), narrow.room(0).top());
        QVERIFY(narrow.room(2).top() > narrow.room(1).bottom());
    }

    void whatDoesNotFitIsCutBetweenRows()
    {
        const Page page{{plot(), plot(), text(u"one"_s), text(u"two"_s), plot()}, 2};
        const double first = PageLayout(sheetOf(page, {0, 2}, 0), m_font, 800, 0).height();
        const double whole = PageLayout(page, m_font, 800, 0).height();
        using Sheets = std::vector<std::size_t>;
        QCOMPARE(sheetsOf(page, m_font, 800, 0), Sheets{0});
        QCOMPARE(sheetsOf(page, m_font, 800, whole), Sheets{0});
        QCOMPARE(sheetsOf(page, m_font, 800, whole - 1), (Sheets{0, 4}));
        QCOMPARE(sheetsOf(page, m_font, 800, first), (Sheets{0, 2, 4}));
        QCOMPARE(sheetsOf(page, m_font, 800, 1), (Sheets{0, 2, 4})); // a row is never cut
        QCOMPARE(sheetsOf({}, m_font, 800, 1), Sheets{0});
        QCOMPARE(sheetOf(page, {0, 2, 4}, 1).parts, (decltype(page.parts){page.parts[2], page.parts[3]}));
        QCOMPARE(sheetOf(page, {0, 2, 4}, 2).parts, (decltype(page.parts){page.parts[4]}));
    }

    void aPointFindsItsDisplay()
    {
        const Page page{{text(u"one"_s), text(u"two"_s)}, 2};
        const PageLayout layout(page, m_font, 800, 0);
        QCOMPARE(*layout.partAt(layout.room(1).center()), std::size_t(1));
        QVERIFY(!layout.partAt({-1, -1}));
    }

    void everyDisplayPaintsAndSaysItsNumbers()
    {
        BarListContent bars{{u"cube"_s, u"red"_s}, {0.25, std::numeric_limits<double>::quiet_NaN()}};
        TableContent table{{u"name"_s, u"W_Q"_s}, {{u"parameters"_s, u"409 600"_s}}};
        const Page page{{std::make_shared<BarList>(u"bars"_s, bars), std::make_shared<Table>(u"table"_s, table),
                         std::make_shared<CellTable>(u"cells"_s, cells()), text(u"words"_s)},
                        2};
        const QString words = page.words();
        for (const QString& part : {u"cube: 0.250"_s, u"red: NaN"_s, u"409 600"_s, u"x 0.50"_s, u"x –"_s, u"words"_s})
            QVERIFY2(words.contains(part), qPrintable(part + u" in "_s + words));
        for (const QSize size : {QSize(800, 600), QSize(20, 20), QSize(1, 1)}) {
            QImage image(size, QImage::Format_RGB32);
            QPainter painter(&image);
            PageLayout(page, m_font, size.width(), size.height()).paint(painter, page, Theme::light(), m_font, {});
        }
    }

    void aBarListReadsBackBarAndValue()
    {
        const BarList bars(u"b"_s, {{u"one"_s, u"two"_s, u"three"_s}, {0, 0.5, 1}, 0, 1});
        const QRectF room(0, 0, 400, bars.leastHeight(400, m_font));
        const auto value = bars.valueAt({room.center().x(), room.center().y()}, room, m_font);
        QCOMPARE(value->y(), 1.);
        QVERIFY(value->x() > 0 && value->x() < 1);
    }

    void aCellTableReadsBackItsCell()
    {
        const CellTable table(u"c"_s, cells());
        const QRectF room(0, 0, 300, 300);
        const QRectF inside = table.cells(room, m_font);
        QCOMPARE(inside.width(), inside.height());
        QCOMPARE(*table.valueAt(inside.bottomLeft() + QPointF(2, -2), room, m_font), QPointF(0, 1));
        QVERIFY(!table.valueAt({1, 1}, room, m_font));
    }

    void aNoteStaysInsideItsRoom()
    {
        CellTableContent content = cells();
        content.note = u"gjpqy"_s;
        const CellTable table(u"c"_s, content);
        for (const int height : {110, 111, 113, 117, 160}) {
            QImage image(400, 300, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            table.paint(painter, QRectF(0, 0, 400, height), Theme::light(), m_font);
            painter.end();
            for (int y = height; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    QVERIFY2(image.pixel(x, y) == qRgb(255, 255, 255),
                             qPrintable(u"%1 at %2, %3"_s.arg(height).arg(x).arg(y)));
        }
    }

    void aSignedRangeLiesEvenlyAroundZero()
    {
        Matrix<double> values(1, 3);
        values << -3, 2, std::numeric_limits<double>::infinity();
        QCOMPARE(signedRange(values).low, -3.);
        QCOMPARE(signedRange(values).high, 3.);
    }
};

QTEST_MAIN(TestPage)
#include "tst_page.moc"
