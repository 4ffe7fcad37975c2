#include "core/files/document_file.h"
#include "support/lesson_window_fixture.h"
#include "ui/views/lab_view.h"

#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QScreen>

using namespace headlight;
using namespace Qt::StringLiterals;

/// The ways to a lesson: a file that is dropped or opened, and the menu.
class TestLessonsOpened : public QObject {
    Q_OBJECT

private slots:
    void aFileBeginsItHoweverItIsOpened_data()
    {
        QTest::addColumn<QString>("way");
        for (const char* way : {"dropped", "fileOpen", "lessonOpen"})
            QTest::newRow(way) << QString::fromLatin1(way);
    }
    void aFileBeginsItHoweverItIsOpened()
    {
        QFETCH(QString, way);
        LessonWindowFixture f;
        f.change();
        const Content mine = f.content();
        f.dialogs.fileToOpen = f.write(asking::number);
        if (way == u"dropped"_s) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(f.dialogs.fileToOpen)});
            auto* panel = f.find<QWidget>(u"rightPanel"_s);
            QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(panel, &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(panel, &drop);
        } else {
            f.trigger(way);
        }
        QTRY_VERIFY(f.window->lessons().isRunning());
        QCOMPARE(f.content().tokens, f.worked().tokens);
        QCOMPARE(f.dialogs.timesAskedToSave, 0);
        f.close();
        QCOMPARE(f.content(), mine);
        QVERIFY(f.document().isModified());
        f.document().undoStack().undo();
        QVERIFY(f.content() != mine);
    }

    void aLessonWithWhatALabRefusesIsNotOpened()
    {
        LessonWindowFixture f;
        QVERIFY(!f.window->files().openFile(
            f.write("{'title': 'A lab', 'show': {'view': 'why_root', 'lab': {'d': 9999}}}")));
        QVERIFY(!f.window->lessons().isRunning());
        QCOMPARE(f.dialogs.warnings.size(), 1);
        QVERIFY2(f.dialogs.warnings[0].contains(u"steps[0].show.lab.d"_s), qPrintable(f.dialogs.warnings[0]));
    }

    /// A scene is recorded with all that is set, in a lab that may since have lost some of it or take less.
    void aDocumentWithWhatALabRefusesIsOpenedAndFitted()
    {
        LessonWindowFixture f;
        Content content = f.content();
        Scene scene;
        scene.view = ViewKind::Kernel;
        scene.lab = {{"keys", 4}, {"raised", 6}, {"held", 2}};
        content.scenes = {scene};
        scene.view = ViewKind::WhyRoot;
        scene.lab = {{"d", 9999.5}};
        content.scenes.push_back(scene);
        const QString path = f.file(u"scene.headlight"_s);
        QVERIFY(!saveDocumentFile(path, content));
        QVERIFY2(f.window->files().openFile(path), qPrintable(f.dialogs.warnings.join(u' ')));
        QVERIFY(f.content() == content);
        f.present();
        f.press(Qt::Key_PageDown);
        auto& lab = *f.find<LabView>(u"labView"_s);
        QCOMPARE(lab.state().at("keys"), 4.);
        QCOMPARE(lab.state().at("raised"), 4.);
        QVERIFY(!lab.state().contains("held"));
        f.press(Qt::Key_PageDown);
        QCOMPARE(lab.state().at("d"), 512.);
    }

    void shippedLessonsAreInTheMenuWithTheirProgress()
    {
        LessonWindowFixture f;
        auto* action = f.action(u"lesson_01_dot_product"_s);
        auto* menu = qobject_cast<QMenu*>(action->parent());
        emit menu->aboutToShow();
        QCOMPARE(action->text(), u"A dot product is a similarity"_s);
        action->trigger();
        QVERIFY(f.window->lessons().isRunning());
        f.on();
        emit menu->aboutToShow();
        QVERIFY2(action->text().contains(u"\tstep 2 of "_s), qPrintable(action->text()));
        f.find<QPushButton>(u"languageSwitch"_s)->click();
        QCoreApplication::processEvents();
        QVERIFY2(action->text().startsWith(u"내적은"_s), qPrintable(action->text()));
        for (int i = 0; i < 40; ++i)
            f.trigger(u"lessonNextStep"_s);
        QVERIFY(f.isShown("lessonFollowing"));
        f.find<QPushButton>(u"lessonFollowing"_s)->click();
        emit menu->aboutToShow();
        QVERIFY(f.action(u"lesson_02_one_query_two_keys"_s)->text().contains(u'\t'));
    }

    void ownLessonsAreInTheMenuWithTheirProgress()
    {
        LessonWindowFixture f;
        auto* menu = qobject_cast<QMenu*>(f.action(u"lesson_01_dot_product"_s)->parent());
        emit menu->aboutToShow();
        QVERIFY(!menu->findChild<QAction*>(u"ownLesson_0"_s));
        f.begin(asking::number + ", " + asking::nothing);
        f.on();
        f.close();
        emit menu->aboutToShow();
        QVERIFY2(f.action(u"ownLesson_0"_s)->text().endsWith(u"\tstep 2 of 2"_s),
                 qPrintable(f.action(u"ownLesson_0"_s)->text()));
        f.trigger(u"ownLesson_0"_s);
        QTRY_VERIFY(f.window->lessons().isRunning());
        QCOMPARE(f.title(), u"Plain"_s);
        f.on();
        for (int i = 0; i < 6; ++i)
            QVERIFY(f.window->files().openFile(f.write(asking::nothing, u"%1.headlight-lesson"_s.arg(i))));
        emit menu->aboutToShow();
        QVERIFY(f.action(u"ownLesson_4"_s) && !menu->findChild<QAction*>(u"ownLesson_5"_s));
        QVERIFY(QFile::remove(f.file(u"5.headlight-lesson"_s)));
        f.trigger(u"lesson_01_dot_product"_s); // is no own one
        emit menu->aboutToShow();
        QVERIFY(f.action(u"ownLesson_3"_s) && !menu->findChild<QAction*>(u"ownLesson_4"_s));
    }

    void aMenuThatIsHigherThanTheScreenScrolls()
    {
        LessonWindowFixture f;
        auto* menu = qobject_cast<QMenu*>(f.action(u"lesson_01_dot_product"_s)->parent());
        QAction* first = f.action(u"lesson_01_dot_product"_s);
        QAction* last = nullptr;
        for (int i = 0; i < 40; ++i)
            last = menu->addAction(QString::number(i));
        const auto isSeen = [&](QAction* action) {
            return menu->rect().contains(menu->actionGeometry(action).center());
        };
        menu->popup(QPoint());
        QVERIFY(menu->height() <= f.window->screen()->size().height());
        QVERIFY(isSeen(first) && !isSeen(last));
        menu->setActiveAction(first);
        QTest::keyClick(menu, Qt::Key_Up); // round to the last one
        QTRY_VERIFY(isSeen(last));
        QCOMPARE(menu->actionGeometry(last).left(), menu->actionGeometry(first).left());
        menu->close();
    }

    void aCopyOfAShippedLessonIsThatLesson()
    {
        LessonWindowFixture f;
        const QString copy = f.file(u"mine.headlight-lesson"_s);
        QVERIFY(QFile::copy(u":/lessons/01_dot_product.headlight-lesson"_s, copy));
        f.window->files().openFile(copy);
        f.on();
        auto* menu = qobject_cast<QMenu*>(f.action(u"lesson_01_dot_product"_s)->parent());
        emit menu->aboutToShow();
        QVERIFY(!menu->findChild<QAction*>(u"ownLesson_0"_s));
        QVERIFY(f.action(u"lesson_01_dot_product"_s)->text().contains(u"\tstep 2 of "_s));
        // A lesson made from it is one's own.
        QFile changed(copy);
        QVERIFY(changed.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
                && changed.open(QIODevice::WriteOnly | QIODevice::Append));
        changed.write("\n");
        changed.close();
        f.window->files().openFile(copy);
        emit menu->aboutToShow();
        QVERIFY(menu->findChild<QAction*>(u"ownLesson_0"_s));
    }

    void ownLessonsAreReadAgainOnceTheyHaveChanged()
    {
        LessonWindowFixture f;
        f.begin(asking::nothing);
        auto* menu = qobject_cast<QMenu*>(f.action(u"lesson_01_dot_product"_s)->parent());
        emit menu->aboutToShow();
        const QString title = f.action(u"ownLesson_0"_s)->text();
        QFile file(f.file(u"own.headlight-lesson"_s));
        const QDateTime then = QFileInfo(file).lastModified();
        const auto rewrite = [&](const QDateTime& when) {
            QVERIFY(file.open(QIODevice::ReadWrite));
            QByteArray text = file.readAll();
            text.replace("A test", "B test");
            file.seek(0);
            file.write(text);
            QVERIFY(file.flush() && file.setFileTime(when, QFileDevice::FileModificationTime));
            file.close();
            emit menu->aboutToShow();
        };
        rewrite(then); // as if it had not
        QCOMPARE(f.action(u"ownLesson_0"_s)->text(), title);
        rewrite(then.addSecs(1));
        QVERIFY(f.action(u"ownLesson_0"_s)->text() != title);
    }
};

QTEST_MAIN(TestLessonsOpened)
#include "tst_lessons_opened.moc"
