#include "support/main_window_fixture.h"
#include "ui/controls/refusal_line.h"
#include "ui/controls/text_field.h"
#include "ui/document/edit_text.h"
#include "ui/document/scene_edits.h"

#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// Opens the dialog and acts in it. @param accept whether it is answered with "Present from Here"
void inDialog(MainWindowFixture& f, const std::function<void(QDialog&)>& act, bool accept = false)
{
    bool opened = false;
    f.dialogs.answer = [&](QDialog& dialog) {
        opened = dialog.objectName() == u"scenesDialog"_s;
        dialog.show();
        act(dialog);
        return accept;
    };
    f.trigger(u"viewScenes"_s);
    QVERIFY(opened);
}

void press(QDialog& dialog, const QString& button)
{
    auto* found = dialog.findChild<QPushButton*>(button);
    QVERIFY(found && found->isEnabled());
    found->click();
}

QStringList rows(QDialog& dialog)
{
    QStringList texts;
    const auto* list = dialog.findChild<QListWidget*>(u"scenes"_s);
    for (int row = 0; row < list->count(); ++row)
        texts.append(list->item(row)->text());
    return texts;
}

void record(MainWindowFixture& f, std::initializer_list<const char*> captions)
{
    for (const char* caption : captions)
        QVERIFY(!f.document().edit(addScene(f.document().content(), {ViewKind::Heatmap, 0, 0, 0, 0, 1, caption})));
}

} // namespace

class TestScenesDialog : public QObject {
    Q_OBJECT

private slots:
    void anEmptyListSaysWhatToDo()
    {
        MainWindowFixture f;
        inDialog(f, [](QDialog& dialog) {
            QVERIFY(!dialog.findChild<QLabel*>(u"scenePlaceText"_s)->text().isEmpty());
            for (const QString& button : {u"sceneEarlier"_s, u"sceneLater"_s, u"sceneRemove"_s, u"scenePresent"_s})
                QVERIFY(!dialog.findChild<QPushButton*>(button)->isEnabled());
        });
    }

    void aRecordedSceneIsSaidWithItsParticle()
    {
        MainWindowFixture f(u"ko"_s);
        for (const QString& said : {u"장면 1을 기록했습니다"_s, u"장면 2를 기록했습니다"_s}) {
            f.trigger(u"viewRecordScene"_s);
            QCOMPARE(f.find<QLabel>(u"statusCell"_s)->text(), said);
        }
    }

    void aSceneIsRecordedNamedAndUndoneByKeys()
    {
        MainWindowFixture f;
        f.document().select({1, 2, 3, 1});
        inDialog(f, [&](QDialog& dialog) {
            press(dialog, u"sceneRecord"_s);
            QCOMPARE(rows(dialog), QStringList{u"1   Heatmap, L1H2, “on” reads “red”, scores × 1"_s});
            auto* caption = dialog.findChild<TextField*>(u"sceneCaptionField"_s);
            QTest::keyClicks(caption, u"look"_s);
            QCOMPARE(rows(dialog), QStringList{u"1   look"_s});
            QCOMPARE(f.document().undoStack().count(), 2);
            QTest::keyClick(caption, Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(f.document().content().scenes[0].caption, std::string());
            QTest::keyClick(caption, Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(rows(dialog), QStringList());
            QTest::keyClick(&dialog, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(rows(dialog).size(), 1);
        });
    }

    void scenesArePutInOrderAndTheChosenOneStaysChosen()
    {
        MainWindowFixture f;
        record(f, {"a", "b", "c"});
        inDialog(f, [&](QDialog& dialog) {
            auto* list = dialog.findChild<QListWidget*>(u"scenes"_s);
            press(dialog, u"sceneLater"_s);
            QCOMPARE(rows(dialog), QStringList({u"1   b"_s, u"2   a"_s, u"3   c"_s}));
            QCOMPARE(list->currentRow(), 1);
            press(dialog, u"sceneLater"_s);
            QVERIFY(!dialog.findChild<QPushButton*>(u"sceneLater"_s)->isEnabled());
            press(dialog, u"sceneEarlier"_s);
            QCOMPARE(rows(dialog), QStringList({u"1   b"_s, u"2   a"_s, u"3   c"_s}));
            press(dialog, u"sceneRemove"_s);
            QCOMPARE(rows(dialog), QStringList({u"1   b"_s, u"2   c"_s}));
            QCOMPARE(undoText(f.document().undoLabel()), u"Undo removal of scene 2"_s);
            press(dialog, u"sceneRemove"_s);
            press(dialog, u"sceneRemove"_s);
            QVERIFY(!dialog.findChild<QPushButton*>(u"sceneRemove"_s)->isEnabled());
        });
    }

    void eachCaptionTypedIsItsOwnStep()
    {
        MainWindowFixture f;
        record(f, {"", ""});
        const int steps = f.document().undoStack().count();
        inDialog(f, [&](QDialog& dialog) {
            auto* list = dialog.findChild<QListWidget*>(u"scenes"_s);
            auto* caption = dialog.findChild<TextField*>(u"sceneCaptionField"_s);
            caption->setFocus();
            QTest::keyClicks(caption, u"one"_s);
            list->setFocus();
            list->setCurrentRow(1);
            caption->setFocus();
            QTest::keyClicks(caption, u"two"_s);
            QCOMPARE(rows(dialog), QStringList({u"1   one"_s, u"2   two"_s}));
            QCOMPARE(f.document().undoStack().count(), steps + 2);
        });
    }

    void aCaptionPastTheLimitIsRefusedWithItsReason()
    {
        MainWindowFixture f;
        record(f, {""});
        inDialog(f, [&](QDialog& dialog) {
            auto* caption = dialog.findChild<TextField*>(u"sceneCaptionField"_s);
            caption->setFocus();
            caption->insert(QString(1025, u'x'));
            emit caption->textEdited(caption->text());
            QVERIFY(!dialog.findChild<RefusalLine*>()->text().isEmpty());
            QCOMPARE(f.document().content().scenes[0].caption, std::string());
        });
    }

    void presentingBeginsWithTheChosenScene()
    {
        MainWindowFixture f;
        record(f, {"a", "b"});
        inDialog(
            f, [](QDialog& dialog) { dialog.findChild<QListWidget*>(u"scenes"_s)->setCurrentRow(1); }, true);
        QVERIFY(f.window->menuBar()->isHidden());
        QCOMPARE(f.find<QLabel>(u"sceneCaption"_s)->text(), u"b"_s);
        QTest::keyClick(f.window->focusWidget(), Qt::Key_Escape);
        QVERIFY(!f.window->menuBar()->isHidden());
    }
};

QTEST_MAIN(TestScenesDialog)
#include "tst_scenes_dialog.moc"
