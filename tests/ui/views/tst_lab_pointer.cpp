#include "support/lab_test.h"
#include "ui/controls/page_canvas.h"

#include <QLabel>
#include <QPushButton>

using namespace headlight;
using namespace Qt::StringLiterals;

/// What the pointer does on a lab's page, and what it shows.
class TestLabPointer : public QObject, test::LabTest {
    Q_OBJECT

    PageCanvas& canvas() { return *m_view->findChild<PageCanvas*>(u"labPage"_s); }
    /// A point of the canvas where a part shown has a value.
    QPoint pointOf(int part, int place)
    {
        canvas().showPart(static_cast<std::size_t>(part));
        const QRectF room = canvas().roomOf(static_cast<std::size_t>(part));
        const PagePart& shown = *canvas().page().parts[static_cast<std::size_t>(part)];
        for (double y = room.top(); y < room.bottom(); ++y) {
            const QPointF point(room.center().x(), y);
            const auto value = shown.valueAt(point, room, canvas().sheetFont());
            if (value && static_cast<int>(value->y()) == place)
                return point.toPoint() + QPoint(0, 4);
        }
        return {};
    }
    void showAverages()
    {
        m_view->showLab(ViewKind::Claims);
        QTRY_VERIFY_WITH_TIMEOUT(!canvas().page().parts.empty(), 30000);
    }

private slots:
    void init() { showLabs(); }

    void aClickOnABarOfTheMeanSelectsItsHead()
    {
        showAverages();
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pointOf(0, 2));
        QCOMPARE(m_document->selection().head, Index(2));
        QCOMPARE(m_document->selection().key, Index(1));
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pointOf(2, 0)); // the row of the first head
        QCOMPARE(m_document->selection().head, Index(0));
        QTest::keyClick(&canvas(), Qt::Key_Down);
        QCOMPARE(m_document->selection().head, Index(1));
        m_document->select({0, 1, 3, 1});
        QTest::keyClick(&canvas(), Qt::Key_Left);
        QCOMPARE(m_document->selection().key, Index(0));
    }

    void thePointerIsAHandWhereAClickSelects()
    {
        showAverages();
        QTest::mouseMove(&canvas(), pointOf(0, 2));
        QCOMPARE(canvas().cursor().shape(), Qt::PointingHandCursor);
        canvas().showPart(1); // a text
        QTest::mouseMove(&canvas(), canvas().roomOf(1).center().toPoint());
        QCOMPARE(canvas().cursor().shape(), Qt::ArrowCursor);
    }

    void aPageOfAStateBeforeSaysSo()
    {
        m_view->showLab(ViewKind::WhyRoot);
        QTRY_VERIFY_WITH_TIMEOUT(!canvas().page().parts.empty(), 30000);
        auto& past = *m_view->findChild<QLabel*>(u"labPast"_s);
        QTRY_VERIFY_WITH_TIMEOUT(past.text().isEmpty(), 30000);
        m_view->setState({{"pairs", 4}, {"d", 512}});
        QTRY_VERIFY(!past.text().isEmpty());
        m_view->findChild<QPushButton*>(u"labCancel"_s)->click();
        QVERIFY(past.text().isEmpty());
    }

    void anotherLabLetsGoOfADrag_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        for (int from = wayCount; from < viewCount; ++from)
            for (int to = wayCount; to < viewCount; ++to)
                QTest::addRow("%s to %s", viewNames[from].data(), viewNames[to].data()) << from << to;
    }
    void anotherLabLetsGoOfADrag()
    {
        QFETCH(int, from);
        QFETCH(int, to);
        m_view->showLab(static_cast<ViewKind>(from));
        QTRY_VERIFY_WITH_TIMEOUT(!canvas().page().parts.empty(), 30000);
        const QPoint inFirst = canvas().roomOf(0).center().toPoint();
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, inFirst);
        m_view->showLab(static_cast<ViewKind>(to));
        QTRY_VERIFY_WITH_TIMEOUT(!canvas().page().parts.empty(), 30000);
        const LabState before = m_view->state();
        QTest::mouseMove(&canvas(), inFirst + QPoint(40, 30));
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, inFirst + QPoint(40, 30));
        QCOMPARE(m_view->state(), before);
    }

    void aHiddenPageIsNotHeldAnyMore()
    {
        m_view->showLab(ViewKind::Kernel);
        const QPoint inFirst = canvas().roomOf(0).center().toPoint();
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, inFirst);
        const LabState before = m_view->state();
        m_view->hide();
        m_view->show();
        QTest::mouseMove(&canvas(), inFirst + QPoint(40, 30));
        QCOMPARE(m_view->state(), before);
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, inFirst);
    }

    void noPageOfAnotherLabIsShown()
    {
        m_view->showLab(ViewKind::Kernel);
        QVERIFY(!m_view->shownPage().parts.empty());
        m_view->showLab(ViewKind::Claims); // whose page takes its time
        QVERIFY(m_view->shownPage().parts.empty());
        QTRY_VERIFY_WITH_TIMEOUT(!m_view->shownPage().parts.empty(), 30000);
    }
};

QTEST_MAIN(TestLabPointer)
#include "tst_lab_pointer.moc"
