#include "core/files/probe_csv.h"
#include "support/main_window_fixture.h"
#include "support/small_content.h"
#include "ui/document/edit_text.h"
#include "ui/document/probe_edits.h"
#include "ui/main_window/probe_dialog.h"
#include "ui/views/lab_view.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

struct Opened {
    Opened()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
        QCoreApplication::setOrganizationName(u"HeadlightTest"_s);
        settings = std::make_unique<Settings>();
        document.load(test::smallContent(), {}); // red cube red
        dialog = std::make_unique<ProbeDialog>(document, dialogs, *settings, nullptr);
        dialog->show();
    }

    QTableWidget& table() const { return *dialog->findChild<QTableWidget*>(u"probeSentences"_s); }
    void press(const QString& button) const { dialog->findChild<QPushButton*>(button)->click(); }
    const std::vector<ProbeSentence>& list() const { return document.content().probe; }
    QString text(int row, int column) const { return table().item(row, column)->text(); }

    QTemporaryDir folder;
    std::unique_ptr<Settings> settings;
    Document document;
    ScriptedDialogs dialogs;
    std::unique_ptr<ProbeDialog> dialog;
};

} // namespace

class ProbeDialogTest : public QObject {
    Q_OBJECT

private slots:
    void sentencesAreAddedChangedAndRemoved()
    {
        Opened in;
        in.press(u"probeAdd"_s);
        QCOMPARE(in.list().size(), 1U);
        QCOMPARE(in.text(0, 0), u"red cube red"_s); // the document's sentence to begin with
        in.table().item(0, 0)->setText(u"a red cube"_s);
        in.table().item(0, 1)->setText(u"cube -> red; red > a"_s);
        QVERIFY(in.list() == (std::vector<ProbeSentence>{{"a red cube", {{"cube", "red"}, {"red", "a"}}}}));
        QCOMPARE(in.text(0, 1), u"cube → red; red → a"_s);
        QCOMPARE(in.text(0, 2), u"2 adjacent, new: “a”"_s);
        QCOMPARE(in.document.undoStack().count(), 3);
        in.document.undoStack().undo();
        QVERIFY(in.list()[0].pairs.empty());
        QCOMPARE(in.text(0, 2), u"no pair yet"_s);
        in.table().setCurrentCell(0, 0);
        in.press(u"probeRemove"_s);
        QVERIFY(in.list().empty());
        QVERIFY(!in.dialog->findChild<QPushButton*>(u"probeRemove"_s)->isEnabled());
    }

    void whatIsNoPairIsRefusedAndTakenBack()
    {
        Opened in;
        in.press(u"probeAdd"_s);
        in.table().item(0, 1)->setText(u"cube red"_s);
        QVERIFY(in.list()[0].pairs.empty());
        QCOMPARE(in.text(0, 1), QString());
        in.table().item(0, 1)->setText(u"cube → blue"_s);
        QVERIFY(in.text(0, 2).contains(u"“blue” is not one of its words"_s));
    }

    void whatTheMaskForbidsIsSaid()
    {
        Opened in; // under a causal mask
        in.press(u"probeAdd"_s);
        in.table().item(0, 0)->setText(u"a red cube"_s);
        in.table().item(0, 1)->setText(u"red → cube; cube → a"_s);
        QVERIFY2(in.text(0, 2).contains(u"the mask forbids this in every layer"_s), qPrintable(in.text(0, 2)));
        QVERIFY2(in.text(0, 2).contains(u"1 apart"_s), qPrintable(in.text(0, 2)));
        QVERIFY(in.table().rowHeight(0) > 3 * in.table().fontMetrics().lineSpacing()); // all of it
        in.press(u"probeAdd"_s);
        QCOMPARE(in.table().rowHeight(1), in.table().verticalHeader()->defaultSectionSize()); // short ones alike
    }

    void sentenceGoesOnToItsPairs()
    {
        Opened in;
        in.press(u"probeAdd"_s); // the editor of the sentence is open
        auto* editor = in.table().findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(in.table().currentColumn(), 1);
        const auto editors = in.table().findChildren<QLineEdit*>();
        QVERIFY(!editors.isEmpty());
        QTest::keyClicks(editors.last(), u"cube > red#1"_s);
        QTest::keyClick(editors.last(), Qt::Key_Return);
        QTRY_COMPARE(in.text(0, 1), u"cube → red#1"_s);
        QCOMPARE(in.list().size(), 1U);
    }

    void listsAreOpenedAndSavedAsCsv()
    {
        Opened in;
        QTemporaryDir folder;
        const QString path = folder.filePath(u"list.csv"_s);
        const std::vector<ProbeSentence> list{{"a red cube", {{"cube", "red"}}}, {"a cube", {}}};
        QVERIFY(!saveProbeCsvFile(path, list));
        in.dialogs.fileToOpen = path;
        in.press(u"probeOpen"_s);
        QVERIFY(in.list() == list);
        QVERIFY(in.dialogs.questions.isEmpty());
        in.dialogs.first = std::nullopt; // put away
        in.press(u"probeOpen"_s);
        QVERIFY(in.list() == list);
        QCOMPARE(in.document.undoStack().count(), 1);
        in.dialogs.first = false;
        in.press(u"probeOpen"_s);
        QCOMPARE(in.list().size(), 4U);
        QCOMPARE(in.dialogs.questions, QStringList(2, u"There are 2 sentences already."_s));
        QCOMPARE(in.dialogs.folders.last(), folder.path());
        in.dialogs.first = true;
        in.press(u"probeOpen"_s);
        QVERIFY(in.list() == list);
        QCOMPARE(in.document.undoStack().count(), 3);

        in.dialogs.fileToSave = folder.filePath(u"saved.csv"_s);
        in.press(u"probeSave"_s);
        QCOMPARE(in.dialogs.questions.last(), folder.filePath(u"sentences.csv"_s));
        QVERIFY(readProbeCsvFile(in.dialogs.fileToSave).value() == list);
        QFile broken(path);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("sentence,reader,read\na red cube,cube\n");
        broken.close();
        in.press(u"probeOpen"_s);
        QCOMPARE(in.dialogs.warnings.size(), 1);
        QVERIFY2(in.dialogs.warnings[0].contains(u"ine 2, column 1"_s), qPrintable(in.dialogs.warnings[0]));
        QVERIFY2(in.dialogs.warnings[0].startsWith(u"list.csv was not opened."_s), qPrintable(in.dialogs.warnings[0]));
        QVERIFY(in.list() == list);
    }

    void oneSentenceIsNotCalledSeveral()
    {
        Opened in;
        in.press(u"probeAdd"_s);
        in.dialogs.fileToOpen = in.folder.filePath(u"list.csv"_s);
        QVERIFY(!saveProbeCsvFile(in.dialogs.fileToOpen, in.list()));
        in.press(u"probeOpen"_s);
        QCOMPARE(in.dialogs.questions, QStringList{u"There is 1 sentence already."_s});
    }

    void editsSayWhatTheyDidAndRefuseTooMuch()
    {
        const Content content = test::smallContent();
        const Edited added = addProbeSentence(content, {"a b", {{"b", "a"}}}).value();
        QCOMPARE(editText(added.label), u"adding of probe sentence 1"_s);
        QVERIFY(!changeBetween(content, added.content).numbers);
        QCOMPARE(addProbeSentence(content, {std::string(20000, 'x'), {}}).error().kind, EditError::Kind::TooLong);
        QCOMPARE(importProbe(content, std::vector<ProbeSentence>(1025), true).error().kind,
                 EditError::Kind::TooManyProbeSentences);
        QCOMPARE(addProbeSentence(content, {"a", std::vector<ProbePair>(257)}).error().kind,
                 EditError::Kind::TooManyProbePairs);
        QCOMPARE(setProbePairs(added.content, 0, u"a → "_s).error().kind, EditError::Kind::BadPair);
        QVERIFY(setProbePairs(added.content, 0, u" ; "_s).value().content.probe[0].pairs.empty());
    }

    void theLabAndTheMenuOpenTheDialog()
    {
        MainWindowFixture f;
        QStringList opened;
        f.dialogs.answer = [&](QDialog& dialog) {
            opened << dialog.objectName();
            return false;
        };
        f.find<QAction>(u"labsProbe"_s)->trigger();
        f.find<QAction>(u"labs_averages_and_claims"_s)->trigger();
        auto* button = f.find<QPushButton>(u"labProbe"_s);
        QVERIFY(button->isVisible());
        button->click();
        QCOMPARE(opened, QStringList({u"probeDialog"_s, u"probeDialog"_s}));
        f.find<QAction>(u"labs_kernel"_s)->trigger();
        QVERIFY(!button->isVisible());
    }
};

QTEST_MAIN(ProbeDialogTest)
#include "tst_probe_dialog.moc"
