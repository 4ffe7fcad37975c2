#include "support/main_window_fixture.h"
#include "ui/controls/style.h"
#include "ui/document/head_edits.h"
#include "ui/document/layer_edits.h"
#include "ui/document/matrix_edits.h"
#include "ui/document/model_edits.h"
#include "ui/document/token_edits.h"
#include "ui/export/image_export.h"
#include "ui/main_window/export_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

const Layer<double>& layerOf(Document& document, Index layer)
{
    return document.content().model.layers[static_cast<std::size_t>(layer)];
}

const Head& selectedHead(Document& document)
{
    const Selection& at = document.selection();
    return layerOf(document, at.layer).heads[static_cast<std::size_t>(at.head)];
}

/// The entries of a menu and of the menus in it that can be opened.
void collect(const QMenu* menu, QList<QAction*>& found)
{
    if (!menu->isEnabled())
        return;
    for (QAction* action : menu->actions()) {
        if (action->menu())
            collect(action->menu(), found);
        else if (!action->isSeparator())
            found.append(action);
    }
}

/// What is ticked already, or is the document that is open, rightly changes nothing.
bool doesSomething(const QAction& action, Document& document)
{
    const bool isChosen = action.isChecked() && (action.actionGroup() || action.objectName().startsWith(u"mask"_s));
    const bool isOpen = action.data().toString() == QString::fromStdString(document.content().title);
    return action.isEnabled() && !isChosen && !isOpen;
}

/// All that can be seen of the window's state from outside: the document, the selection, the widgets and settings.
QByteArray stateOf(MainWindowFixture& f)
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    const Selection& at = f.document().selection();
    stream << f.document().undoStack().index() << f.document().path() << qint64(at.layer) << qint64(at.head)
           << f.window->windowState().toInt() << f.window->isVisible() << f.texts.code() << int(f.themes.choice())
           << f.find<QWidget>(u"leftPanel"_s)->isHidden() << f.find<QWidget>(u"rightPanel"_s)->isHidden()
           << f.find<QStackedWidget>(u"views"_s)->currentIndex() << f.dialogs.questions.size()
           << f.find<QLabel>(u"statusCell"_s)->text() << f.settings->recentFiles()
           << QString::fromStdString(f.document().content().title) << f.find<QWidget>(u"heatmap"_s)->grab().toImage();
    return state;
}

} // namespace

class TestMainWindowActions : public QObject {
    Q_OBJECT

private slots:
    void undoSaysWhatItTakesBack()
    {
        MainWindowFixture f;
        QVERIFY(!f.action(u"editUndo"_s)->isEnabled());
        const MatrixPlace place{MatrixKind::Query, 0, 3};
        QVERIFY(!f.document().edit(setMatrixEntry(f.document().content(), place, 1, 0, 0.125)));
        QVERIFY(f.action(u"editUndo"_s)->text().startsWith(u"Undo change of W_Q"_s));
        QVERIFY(f.action(u"editUndo"_s)->text().endsWith(u"in L0H3"_s));
        f.trigger(u"editUndo"_s);
        QVERIFY(!f.document().isModified());
        QVERIFY(f.action(u"editRedo"_s)->text().startsWith(u"Redo change of W_Q"_s));
    }

    void theStatusLineTellsNoStaleNumber()
    {
        MainWindowFixture f;
        const auto* cell = f.find<QLabel>(u"statusCell"_s);
        QVERIFY(!cell->text().isEmpty());
        QVERIFY(!f.document().edit(setScoreMultiplier(f.document().content(), 1e308)));
        QVERIFY(cell->text().isEmpty());
        f.trigger(u"editUndo"_s);
        QVERIFY(!cell->text().isEmpty());
    }

    void undoKeysAreTheDocumentsInEveryField()
    {
        MainWindowFixture f;
        const Index layer = f.document().selection().layer;
        QVERIFY(!f.document().edit(setResidual(f.document().content(), layer, !layerOf(f.document(), layer).residual)));
        auto* field = f.find<QWidget>(u"sentence_field"_s);
        QVERIFY(field);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!f.document().isModified());
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(f.document().isModified());
    }

    void theMaskButtonActsOnTheSelectedLayerAndShowsMixedStates()
    {
        MainWindowFixture f;
        auto* button = f.find<QToolButton>(u"maskButton"_s);
        QCOMPARE(button->text(), u"Mask: causal ▾"_s);
        button->menu()->findChild<QAction*>(u"maskNone"_s)->trigger();
        QCOMPARE(layerOf(f.document(), 0).mask.kind, Mask::Kind::None);
        QCOMPARE(layerOf(f.document(), 1).mask.kind, Mask::Kind::Causal);
        QCOMPARE(button->text(), u"Mask: none in layer 0 ▾"_s);
        auto* everywhere = button->menu()->findChild<QMenu*>(u"maskEverywhere"_s);
        QVERIFY(!everywhere->findChild<QAction*>(u"maskNone"_s)->isChecked());
        everywhere->findChild<QAction*>(u"maskNone"_s)->trigger();
        QCOMPARE(layerOf(f.document(), 1).mask.kind, Mask::Kind::None);
        QCOMPARE(button->text(), u"Mask: none ▾"_s);
    }

    void aScaleOfOnesOwnComesBackWhenTheSwitchDoes()
    {
        MainWindowFixture f;
        Selection at = f.document().selection();
        QVERIFY(!f.document().edit(setHeadScale(f.document().content(), at.layer, at.head, {Scale::Kind::Number, 3})));
        auto* button = f.find<QToolButton>(u"dividedButton"_s);
        QCOMPARE(button->text(), u"÷ 3"_s);
        const auto* everywhere = f.find<QToolButton>(u"dividedEverywhereButton"_s);
        QCOMPARE(everywhere->text(), u"mixed ▾"_s);
        QCOMPARE(everywhere->geometry().left(), button->geometry().right() + 1); // attached to the switch
        button->click();
        QCOMPARE(selectedHead(f.document()).scale.kind, Scale::Kind::SqrtDk);
        button->click();
        QCOMPARE(selectedHead(f.document()).scale.kind, Scale::Kind::Number);
        QCOMPARE(selectedHead(f.document()).scale.number, 3.0);
    }

    void addedHeadsAndLayersAreSelected()
    {
        MainWindowFixture f;
        const std::size_t heads = layerOf(f.document(), 0).heads.size();
        f.trigger(u"modelAddHead"_s);
        QCOMPARE(f.document().selection().head, static_cast<Index>(heads));
        f.trigger(u"modelRemoveHead"_s);
        QCOMPARE(layerOf(f.document(), 0).heads.size(), heads);
        f.trigger(u"modelAddLayer"_s);
        QCOMPARE(f.document().selection().layer, 2);
        while (f.action(u"editUndo"_s)->isEnabled())
            f.trigger(u"editUndo"_s);
        QVERIFY(!f.document().isModified());
    }

    void theThemeSwitchesLiveAndIsRemembered()
    {
        MainWindowFixture f;
        QVERIFY(!themeOf(f.window.get()).dark);
        f.find<QMenu>(u"viewTheme"_s)->actions().at(2)->trigger();
        QVERIFY(themeOf(f.window.get()).dark);
        QVERIFY(themeOf(f.find<QWidget>(u"heatmap"_s)).dark);
        QCOMPARE(f.settings->theme(), ThemeChoice::Dark);
        const QImage shot = f.window->grab().toImage();
        QCOMPARE(QColor(shot.pixel(shot.width() / 2, 3)), Theme::darkTheme().panel);
        f.themes.choose(ThemeChoice::Light);
        QVERIFY(f.find<QMenu>(u"viewTheme"_s)->actions().at(1)->isChecked());
    }

    void panelsFoldWithOneKeyAndStayFolded()
    {
        MainWindowFixture f;
        QTest::keyClick(f.window.get(), Qt::Key_F8);
        QVERIFY(!f.find<QWidget>(u"leftPanel"_s)->isVisible());
        f.window->close();
        f.open();
        QVERIFY(!f.find<QWidget>(u"leftPanel"_s)->isVisible());
        QTest::keyClick(f.window.get(), Qt::Key_F8);
        QVERIFY(f.find<QWidget>(u"leftPanel"_s)->isVisible());
    }

    void theViewIsTheSameInMenuAndToolBar()
    {
        MainWindowFixture f;
        auto* views = f.find<QStackedWidget>(u"views"_s);
        QTest::mouseClick(f.find<QPushButton>(u"gridButton"_s), Qt::LeftButton);
        QCOMPARE(views->currentIndex(), 1);
        QVERIFY(f.action(u"view_grid"_s)->isChecked());
        f.trigger(u"view_heatmap"_s);
        QCOMPARE(views->currentIndex(), 0);
        QVERIFY(f.find<QPushButton>(u"heatmapButton"_s)->isChecked());
    }

    void theKeysGoToThePictureOfTheViewChosen()
    {
        MainWindowFixture f;
        f.find<QWidget>(u"heatmap"_s)->setFocus();
        const std::pair<QString, QString> choices[] = {{u"steps"_s, u"stepCanvas"_s},
                                                       {u"grid"_s, u"gridCanvas"_s},
                                                       {u"steps"_s, u"stepCanvas"_s},
                                                       {u"heatmap"_s, u"heatmap"_s}};
        for (const auto& [view, picture] : choices) {
            f.trigger(u"view_"_s + view);
            QCOMPARE(f.window->focusWidget(), f.find<QWidget>(picture));
        }
        // Who types goes on typing.
        auto* sentence = f.find<QWidget>(u"sentence_field"_s);
        sentence->setFocus();
        f.trigger(u"view_steps"_s);
        QCOMPARE(f.window->focusWidget(), sentence);
    }

    void thePictureIsExportedAsChosen_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("start");
        QTest::newRow("PNG") << u"PNG"_s << QByteArray("\x89PNG");
        QTest::newRow("SVG") << u"SVG"_s << QByteArray("<?xml");
        QTest::newRow("PDF") << u"PDF"_s << QByteArray("%PDF");
    }
    void thePictureIsExportedAsChosen()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, start);
        MainWindowFixture f;
        f.dialogs.answer = [&](QDialog& dialog) {
            dialog.findChild<QPushButton*>(u"export"_s + format)->click();
            dialog.findChild<QSpinBox*>(u"exportWidth"_s)->setValue(600);
            dialog.findChild<QSpinBox*>(u"exportDpi"_s)->setValue(192);
            return true;
        };
        f.dialogs.fileToSave = f.file(u"figure"_s);
        QTest::mouseClick(f.find<QToolButton>(u"exportButton"_s), Qt::LeftButton);
        QCOMPARE(f.dialogs.warnings, QStringList());
        QFile file(f.file(u"figure."_s + format.toLower()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(start));
        if (format == u"PNG"_s)
            QCOMPARE(QImage(file.fileName()).width(), 1200);
        QVERIFY(f.find<QLabel>(u"statusCell"_s)->text().contains(u"figure."_s));
    }

    void theStatusLineHasTheDecimalsOfTheView()
    {
        MainWindowFixture f;
        const auto* cell = f.find<QLabel>(u"statusCell"_s);
        QVERIFY2(cell->text().endsWith(u": 0.99"_s), qPrintable(cell->text()));
        auto* decimals = f.find<QComboBox>(u"decimals"_s);
        decimals->setCurrentIndex(decimals->findData(6));
        emit decimals->activated(decimals->currentIndex());
        QVERIFY2(cell->text().endsWith(u": 0.991269"_s), qPrintable(cell->text()));
    }

    void aTitleIsOfferedAsAFileName()
    {
        MainWindowFixture f;
        QVERIFY(!f.document().edit(setTitle(f.document().content(), u"rows/columns: v1.2"_s)));
        f.dialogs.answer = [](QDialog&) { return true; };
        f.trigger(u"fileExport"_s);
        f.trigger(u"fileSave"_s);
        QCOMPARE(f.dialogs.questions.size(), 2);
        QVERIFY2(f.dialogs.questions[0].endsWith(u"/rows columns v1.2 L0H1 heatmap.png"_s),
                 qPrintable(f.dialogs.questions[0]));
        QVERIFY2(f.dialogs.questions[1].endsWith(u"/rows columns v1.2.headlight"_s),
                 qPrintable(f.dialogs.questions[1]));
    }

    void namesOfFilesAreOfOneLanguage()
    {
        MainWindowFixture f(u"ko"_s);
        f.dialogs.answer = [](QDialog&) { return true; };
        f.trigger(u"fileExport"_s);
        f.trigger(u"labs_why_root"_s);
        f.trigger(u"fileExport"_s);
        f.trigger(u"fileExportWorksheet"_s);
        QCOMPARE(f.dialogs.questions.size(), 3);
        static const QRegularExpression english(u"[A-Za-z]{3,}"_s);
        for (const QString& question : f.dialogs.questions) {
            const QString name = QFileInfo(question).completeBaseName();
            QVERIFY2(!name.contains(english), qPrintable(name));
        }
        QVERIFY2(f.dialogs.questions[0].endsWith(u" L0H1 히트맵.png"_s), qPrintable(f.dialogs.questions[0]));
    }

    void aLongExportCanBeCancelledAndLeavesNoFile()
    {
        MainWindowFixture f;
        f.dialogs.answer = [](QDialog& dialog) {
            dialog.findChild<QSpinBox*>(u"exportWidth"_s)->setValue(2000);
            dialog.findChild<QSpinBox*>(u"exportDpi"_s)->setValue(500);
            return true;
        };
        f.dialogs.cancelsExports = true;
        f.dialogs.fileToSave = f.file(u"large.png"_s);
        f.trigger(u"fileExport"_s);
        QCOMPARE(f.dialogs.progressesShown, 1);
        QCOMPARE(f.dialogs.warnings, QStringList());
        QCOMPARE(QDir(f.folder.path()).entryList({u"large*"_s}), QStringList());
        QVERIFY(f.find<QLabel>(u"statusCell"_s)->text().contains(u"large.png"_s));
    }

    void anExportThatIsTooLargeIsRefusedInItsDialog()
    {
        MainWindowFixture f;
        QVERIFY(!f.document().edit(setSentence(f.document().content(), u"of "_s.repeated(60))));
        f.dialogs.answer = [&](QDialog& dialog) {
            const auto* size = dialog.findChild<QLabel*>(u"exportSize"_s);
            dialog.findChild<QSpinBox*>(u"exportWidth"_s)->setValue(8000);
            dialog.findChild<QSpinBox*>(u"exportDpi"_s)->setValue(1200);
            [&] { QVERIFY(size->text().contains(u"100,000"_s)); }();
            const QList<QPushButton*> buttons = dialog.findChildren<QPushButton*>();
            const auto isSave = [](QPushButton* button) { return button->isDefault(); };
            const auto save = std::find_if(buttons.begin(), buttons.end(), isSave);
            [&] { QVERIFY(save != buttons.end() && !(*save)->isEnabled()); }();
            dialog.findChild<QPushButton*>(u"exportPDF"_s)->click();
            [&] { QVERIFY((*save)->isEnabled() && size->text().contains(u"mm"_s)); }();
            return false;
        };
        f.trigger(u"fileExport"_s);
    }

    void thePictureIsCopied()
    {
        MainWindowFixture f;
        QApplication::clipboard()->clear();
        f.trigger(u"fileCopyPicture"_s);
        QVERIFY(!QApplication::clipboard()->image().isNull());
    }

    void theTitleCanBeChanged()
    {
        MainWindowFixture f;
        f.dialogs.answer = [](QDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(u"My lecture"_s);
            return true;
        };
        f.trigger(u"fileTitle"_s);
        QCOMPARE(f.window->windowTitle(), u"My lecture[*] — Headlight"_s);
    }

    void everyMenuEntryThatIsEnabledDoesSomething()
    {
        const auto entries = [](const MainWindowFixture& f) {
            QList<QAction*> found;
            for (const QAction* menu : f.window->menuBar()->actions())
                collect(menu->menu(), found);
            return found;
        };
        std::optional<MainWindowFixture> first(std::in_place);
        const QList<QAction*> all = entries(*first);
        const qsizetype count = all.size();
        QVERIFY(count > 30);
        QList<qsizetype> tried; // each in a window of its own
        for (qsizetype i = 0; i < count; ++i)
            if (doesSomething(*all[i], first->document()))
                tried.append(i);
        first.reset();
        QVERIFY(tried.size() > 30);
        for (const qsizetype i : tried) {
            MainWindowFixture f;
            f.dialogs.answer = [&f](QDialog& dialog) {
                f.dialogs.questions.append(dialog.objectName());
                return false;
            };
            const QList<QAction*> found = entries(f);
            QCOMPARE(found.size(), count);
            QAction* action = found[i];
            const QString name = action->text() + u' ' + action->objectName();
            const QByteArray before = stateOf(f);
            QApplication::clipboard()->clear();
            action->trigger();
            QCoreApplication::processEvents();
            const bool copied = !QApplication::clipboard()->image().isNull();
            QVERIFY2(copied || stateOf(f) != before, qPrintable(name));
            f.themes.choose(ThemeChoice::Light);
        }
    }
};

QTEST_MAIN(TestMainWindowActions)
#include "tst_main_window_actions.moc"
