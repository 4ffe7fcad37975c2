#include "support/presented_window.h"
#include "ui/controls/page_canvas.h"
#include "ui/controls/token_chips.h"
#include "ui/controls/value_slider.h"
#include "ui/labs/lab.h"

#include <QLabel>
#include <QLineEdit>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestLabsWindow : public QObject {
    Q_OBJECT

private slots:
    void thePageKeysTurnALabWhereverTheLastClickWas()
    {
        PresentedWindow f;
        f.window->resize(1280, 720);
        f.trigger(u"labs_saturation"_s);
        auto* page = f.find<PageCanvas>(u"labPage"_s);
        QTRY_VERIFY(page->sheetCount() > 1);
        auto* chips = f.window->findChild<TokenChips*>();
        QWidget* chip = chips;
        for (QWidget* inner : chips->findChildren<QWidget*>())
            if (inner->focusPolicy() != Qt::NoFocus && inner->isVisible())
                chip = inner;
        chip->setFocus();
        QTest::keyClick(chip, Qt::Key_PageDown);
        QCOMPARE(page->sheet(), 1);
        QTest::keyClick(chip, Qt::Key_PageUp);
        QCOMPARE(page->sheet(), 0);
        // A text field and a slider have a use of their own for them.
        for (QWidget* own :
             std::initializer_list<QWidget*>{f.window->findChild<QLineEdit*>(), f.find<ValueSlider>(u"lab_shift"_s)}) {
            own->setFocus();
            QTest::keyClick(own, Qt::Key_PageDown);
            QCOMPARE(page->sheet(), 0);
        }
    }

    void theViewTakesOverTheKeysOfAPanelThatGoes_data()
    {
        QTest::addColumn<QString>("panel");
        QTest::addColumn<QString>("by");
        QTest::newRow("left, a lab") << u"leftPanel"_s << u"labs_stall"_s;
        QTest::newRow("right, a lab") << u"rightPanel"_s << u"labs_stall"_s;
        QTest::newRow("right, folded") << u"rightPanel"_s << u"viewRightPanel"_s;
    }
    void theViewTakesOverTheKeysOfAPanelThatGoes()
    {
        QFETCH(QString, panel);
        QFETCH(QString, by);
        PresentedWindow f;
        for (QWidget* inner : f.find<QWidget>(panel)->findChildren<QWidget*>())
            if (inner->focusPolicy() != Qt::NoFocus && inner->isVisible() && inner->isEnabled())
                inner->setFocus();
        QVERIFY(f.find<QWidget>(panel)->isAncestorOf(f.window->focusWidget()));
        f.trigger(by);
        QVERIFY(f.find<QStackedWidget>(u"views"_s)->currentWidget()->isAncestorOf(f.window->focusWidget()));
    }

    void theStatusBarNamesALabWithNumbersOfItsOwn()
    {
        PresentedWindow f;
        auto* cell = f.find<QLabel>(u"statusCell"_s);
        const QString ofDocument = cell->text();
        QVERIFY(!ofDocument.isEmpty());
        f.trigger(u"labs_kernel"_s);
        QCOMPARE(cell->text(), labOf(ViewKind::Kernel).title());
        QVERIFY(f.find<QLabel>(u"statusSizes"_s)->text().isEmpty());
        f.trigger(u"labs_saturation"_s); // which is of the document
        QCOMPARE(cell->text(), ofDocument);
        f.trigger(u"labs_masks"_s);
        QCOMPARE(cell->text(), labOf(ViewKind::Masks).title());
        f.trigger(u"view_heatmap"_s);
        QCOMPARE(cell->text(), ofDocument);
    }

    void aPresentedLabHasRoomForItsDisplays_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("language");
        for (int kind = wayCount; kind < viewCount; ++kind)
            for (const QString& language : {u"en"_s, u"ko"_s})
                QTest::addRow("%s %s", viewName(static_cast<ViewKind>(kind)).data(), qPrintable(language))
                    << kind << language;
    }
    void aPresentedLabHasRoomForItsDisplays()
    {
        QFETCH(int, kind);
        QFETCH(QString, language);
        PresentedWindow f(language);
        f.window->showNormal();
        f.trigger(u"labs_"_s + QString::fromLatin1(viewName(static_cast<ViewKind>(kind)).data()));
        f.present();
        f.window->showNormal();
        f.window->resize(1280, 720);
        QCoreApplication::processEvents();
        auto* page = f.find<PageCanvas>(u"labPage"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!page->page().parts.empty(), 30000);
        const QSize room = page->parentWidget()->size();
        for (int sheet = 0; sheet < page->sheetCount(); ++sheet) {
            page->turnTo(sheet);
            QCoreApplication::processEvents();
            QVERIFY2(page->height() <= room.height(), qPrintable(u"sheet %1"_s.arg(sheet)));
        }
        QVERIFY2(room.height() >= 240, qPrintable(QString::number(room.height())));
    }
};

QTEST_MAIN(TestLabsWindow)
#include "tst_labs_window.moc"
