#include "ui/main_window/file_menu.h"

#include "ui/controls/menu_button.h"
#include "ui/main_window/examples.h"
#include "ui/main_window/file_actions.h"
#include "ui/main_window/settings.h"

#include <QDir>
#include <QFileInfo>

namespace headlight {

using namespace Qt::StringLiterals;

FileMenu::FileMenu(FileActions& files, Settings& settings, QWidget* parent)
    : WordedMenu(QT_TR_NOOP("&File"), parent), m_files(files), m_settings(settings)
{
    setToolTipsVisible(true);
    add(u"fileNew"_s, QT_TR_NOOP("&New"), QKeySequence::New, [&files] { files.create(); });
    add(u"fileOpen"_s, QT_TR_NOOP("&Open…"), QKeySequence::Open, [&files] { files.open(); });
    m_recent = addPart(u"fileRecent"_s, QT_TR_NOOP("Open &Recent"));
    m_recent->setToolTipsVisible(true);
    m_examples = addPart(u"fileExamples"_s, QT_TR_NOOP("&Examples"));
    addSeparator();
    add(u"fileSave"_s, QT_TR_NOOP("&Save"), QKeySequence::Save, [&files] { files.save(); });
    add(u"fileSaveAs"_s, QT_TR_NOOP("Save &As…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
        [&files] { files.saveAs(); });
    add(u"fileTitle"_s, QT_TR_NOOP("&Title…"), {}, [this] { emit titleWanted(); });
    addSeparator();
    add(u"fileExport"_s, QT_TR_NOOP("E&xport Picture…"), QKeySequence(Qt::CTRL | Qt::Key_E),
        [this] { emit exportWanted(); });
    m_ofHeads = {
        add(u"fileExportHeads"_s, QT_TR_NOOP("Export All &Heads…"), {}, [this] { emit exportHeadsWanted(); }),
        add(u"fileExportAnimation"_s, QT_TR_NOOP("Export An&imation…"), {}, [this] { emit exportAnimationWanted(); })};
    add(u"fileExportNumbers"_s, QT_TR_NOOP("Export Num&bers…"), {}, [this] { emit exportNumbersWanted(); });
    add(u"fileExportWorksheet"_s, QT_TR_NOOP("Export &Worksheet…"), {}, [this] { emit exportWorksheetWanted(); });
    add(u"fileCopyPicture"_s, QT_TR_NOOP("&Copy Picture"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
        [this] { emit copyWanted(); });
    addSeparator();
    add(u"fileQuit"_s, QT_TR_NOOP("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), [this] { emit quitWanted(); });

    for (int i = 0; i < examples().size(); ++i) {
        QAction* action = m_examples->addAction(QString());
        connect(action, &QAction::triggered, this, [&files, i] { files.openExample(i); });
    }
    connect(&files, &FileActions::recentFilesChanged, this, &FileMenu::showRecentFiles);
    retranslate();
}

void FileMenu::retranslate()
{
    WordedMenu::retranslate();
    const QList<QAction*> actions = m_examples->actions();
    const QList<Example> list = examples();
    for (int i = 0; i < actions.size(); ++i)
        actions[i]->setText(asMenuText(list[i].title));
    showRecentFiles();
    setOfHeads(m_hasHeads);
}

void FileMenu::setOfHeads(bool ofHeads)
{
    m_hasHeads = ofHeads;
    for (QAction* action : m_ofHeads) {
        action->setEnabled(ofHeads);
        action->setToolTip(ofHeads ? QString()
                                   : tr("This lab has numbers of its own, not those of the document's heads"));
    }
}

void FileMenu::showRecentFiles()
{
    m_recent->clear();
    const QStringList files = m_settings.recentFiles();
    for (const QString& path : files) {
        QAction* action = m_recent->addAction(asMenuText(QFileInfo(path).fileName()));
        action->setToolTip(QDir::toNativeSeparators(path));
        // Queued: opening a file changes the list that this action stands in.
        connect(
            action, &QAction::triggered, &m_files, [this, path] { m_files.openFile(path); }, Qt::QueuedConnection);
    }
    m_recent->addSeparator();
    QAction* clear = m_recent->addAction(tr("&Forget These"));
    clear->setObjectName(u"fileForgetRecent"_s);
    connect(
        clear, &QAction::triggered, this,
        [this] {
            m_settings.clearRecentFiles();
            showRecentFiles();
        },
        Qt::QueuedConnection);
    m_recent->setEnabled(!files.isEmpty());
}

} // namespace headlight
