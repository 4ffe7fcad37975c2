// The window's menus and what they do to the window itself.

#include "ui/controls/dialogs.h"
#include "ui/document/error_text.h"
#include "ui/document/token_edits.h"
#include "ui/main_window/edit_menu.h"
#include "ui/main_window/file_menu.h"
#include "ui/main_window/help_dialogs.h"
#include "ui/main_window/help_menu.h"
#include "ui/main_window/lab_menu.h"
#include "ui/main_window/language.h"
#include "ui/main_window/lesson_actions.h"
#include "ui/main_window/lesson_menu.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/model_menu.h"
#include "ui/main_window/presenter.h"
#include "ui/main_window/status_line.h"
#include "ui/main_window/theme_switch.h"
#include "ui/main_window/tool_bar.h"
#include "ui/main_window/view_menu.h"
#include "ui/views/compare_view.h"
#include "ui/views/geometry_view.h"
#include "ui/views/grid_view.h"
#include "ui/views/heatmap_view.h"
#include "ui/views/lab_view.h"
#include "ui/views/softmax_bar.h"
#include "ui/views/worked_cell.h"

#include <QInputDialog>
#include <QMenuBar>

namespace headlight {

using namespace Qt::StringLiterals;

void MainWindow::makeMenus()
{
    m_fileMenu = new FileMenu(m_files, m_settings, this);
    m_editMenu = new EditMenu(m_document, this);
    m_modelMenu = new ModelMenu(m_document, this);
    m_viewMenu = new ViewMenu(this);
    m_labMenu = new LabMenu(this);
    m_lessonMenu = new LessonMenu(m_settings, this);
    auto* help = new HelpMenu(this);
    for (QMenu* menu :
         std::initializer_list<QMenu*>{m_fileMenu, m_editMenu, m_modelMenu, m_viewMenu, m_labMenu, m_lessonMenu, help})
        menuBar()->addMenu(menu);
    m_toolBar = new ToolBar(m_document, *m_editMenu, this);
    m_toolBar->setObjectName(u"toolBar"_s);
    addToolBar(m_toolBar);

    connect(m_fileMenu, &FileMenu::titleWanted, this, &MainWindow::askForTitle);
    connect(m_fileMenu, &FileMenu::exportWanted, this, &MainWindow::exportPicture);
    connect(m_fileMenu, &FileMenu::copyWanted, this, &MainWindow::copyPicture);
    connect(m_fileMenu, &FileMenu::exportHeadsWanted, this, &MainWindow::exportHeads);
    connect(m_fileMenu, &FileMenu::exportAnimationWanted, this, &MainWindow::exportAnimation);
    connect(m_fileMenu, &FileMenu::exportNumbersWanted, this, &MainWindow::exportNumbers);
    connect(m_fileMenu, &FileMenu::exportWorksheetWanted, this, &MainWindow::exportWorksheet);
    connect(m_editMenu, &EditMenu::copyNumbersWanted, this, &MainWindow::copyNumbers);
    connect(m_fileMenu, &FileMenu::quitWanted, this, &QWidget::close);
    connect(m_modelMenu, &ModelMenu::refused, m_statusLine, &StatusLine::showRefusal);
    connect(m_viewMenu, &ViewMenu::viewChosen, this, &MainWindow::showView);
    connect(m_labMenu, &LabMenu::labChosen, this, &MainWindow::showView);
    connect(m_labMenu, &LabMenu::probeWanted, this, &MainWindow::editProbe);
    connect(m_lab, &LabView::stateChanged, this, &MainWindow::followLab);
    connect(m_lab, &LabView::probeWanted, this, &MainWindow::editProbe);
    connect(m_viewMenu, &ViewMenu::pinWanted, this, &MainWindow::pinState);
    connect(m_viewMenu, &ViewMenu::unpinWanted, m_compare, &CompareView::unpin);
    connect(m_compare, &CompareView::pinnedChanged, m_viewMenu, &ViewMenu::showPinned);
    connect(m_viewMenu, &ViewMenu::leftPanelWanted, this, [this](bool shown) { showBeside(*m_left, shown); });
    connect(m_viewMenu, &ViewMenu::rightPanelWanted, this, [this](bool shown) { showBeside(*m_right, shown); });
    connect(m_viewMenu, &ViewMenu::valuesWanted, this, &MainWindow::showValues);
    connect(m_viewMenu, &ViewMenu::displayMenuWanted, this,
            [this](QMenu& menu) { m_heatmap->fillDisplayMenu(menu, shownView(), m_grid->showsScores()); });
    connect(m_viewMenu, &ViewMenu::themeChosen, this, &MainWindow::chooseTheme);
    connect(m_viewMenu, &ViewMenu::languageChosen, this, &MainWindow::chooseLanguage);
    connect(m_viewMenu, &ViewMenu::fullScreenWanted, this, &MainWindow::showInFullScreen);
    connect(m_viewMenu, &ViewMenu::recordWanted, this, &MainWindow::recordScene);
    connect(m_viewMenu, &ViewMenu::scenesWanted, this, &MainWindow::editScenes);
    connect(help, &HelpMenu::keysWanted, this, [this] { showKeys(*this, m_dialogs); });
    connect(help, &HelpMenu::wordsWanted, this, [this] { showWords(*this, m_dialogs); });
    connect(help, &HelpMenu::aboutWanted, this, [this] { showAbout(*this, m_dialogs); });
    connect(m_toolBar, &ToolBar::viewChosen, this, &MainWindow::showView);
    connect(m_toolBar, &ToolBar::rangeChosen, this, &MainWindow::showRange);
    connect(m_toolBar, &ToolBar::exportWanted, this, &MainWindow::exportPicture);
    connect(m_toolBar, &ToolBar::refused, m_statusLine, &StatusLine::showRefusal);
    connect(m_statusLine, &StatusLine::otherLanguageWanted, this,
            [this] { chooseLanguage(m_language.code() == u"ko"_s ? u"en"_s : u"ko"_s); });
    connect(&m_exports, &ExportActions::done, m_statusLine, &StatusLine::showDone);

    connect(&m_themes, &ThemeSwitch::chosen, m_viewMenu, &ViewMenu::showTheme);
    m_viewMenu->showTheme(m_themes.choice());
    m_viewMenu->showLanguage(m_language.code());
    m_viewMenu->showValues(m_heatmap->options().values);
    m_toolBar->showRange(m_heatmap->options().range);
}

void MainWindow::pinState()
{
    if (m_compare->pin())
        m_statusLine->showDone([] { return tr("Pinned as A. Change something and choose Compare."); });
    else
        m_statusLine->showRefusal([] { return tr("There is nothing to pin yet."); });
}

void MainWindow::showValues(bool values)
{
    HeatmapOptions options = m_heatmap->options();
    options.values = values;
    m_heatmap->setOptions(options);
}

bool MainWindow::showsFreeVectors() const
{
    return shownView() == ViewKind::Geometry && m_geometry->showsFreeVectors();
}

/// Whether a lab is shown that is not about the document.
bool MainWindow::showsOwnNumbers() const
{
    return isLab(shownView()) && !m_lab->lab().usesDocument();
}

void MainWindow::nameLab()
{
    m_statusLine->showLab(showsOwnNumbers() ? m_lab->lab().title() : QString());
}

// What a lab tries out with the selected cell is shown wherever the cell's numbers are.
void MainWindow::followLab()
{
    const double added = isLab(shownView()) ? m_lab->lab().addedScore(m_lab->state()) : 0;
    m_softmaxBar->setAdded(added);
    m_workedCell->setAdded(added);
    m_statusLine->setAdded(added);
}

void MainWindow::followCentre()
{
    const bool free = showsFreeVectors();
    if (m_lessons)
        m_lessons->followScene();
    if (free)
        m_statusLine->follow(m_geometry->freeDocument(), m_geometry->freeEvaluator(), true);
    else
        m_statusLine->follow(m_document, m_evaluator, false);
    m_editMenu->follow(free ? m_geometry->freeDocument() : m_document, free);
    const bool own = free || showsOwnNumbers();
    nameLab();
    followLab();
    m_fileMenu->setOfHeads(!showsOwnNumbers());
    m_toolBar->setDocumentReachable(!own);
    m_modelMenu->menuAction()->setEnabled(!own);
    showBeside(*m_softmaxBar, !own);
    if (own == m_panelsAside.has_value() || (m_presenter && m_presenter->isOn())) // which has no panels
        return;
    const auto [left, right] = m_panelsAside.value_or(std::pair(false, false));
    if (own)
        m_panelsAside = {!m_left->isHidden(), !m_right->isHidden()};
    else
        m_panelsAside.reset();
    showBeside(*m_left, left);
    showBeside(*m_right, right);
    m_viewMenu->showPanels(left, right);
}

void MainWindow::showInFullScreen(bool full)
{
    setWindowState(full ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::chooseTheme(ThemeChoice choice)
{
    m_settings.setTheme(choice);
    m_themes.choose(choice);
}

void MainWindow::chooseLanguage(const QString& code)
{
    m_settings.setLanguage(code);
    m_language.use(code);
    m_files.followLanguage();
    m_lessons->followLanguage();
    showTitle();
    m_viewMenu->showLanguage(code);
}

void MainWindow::askForTitle()
{
    QInputDialog dialog(this);
    dialog.setObjectName(u"titleDialog"_s);
    dialog.setWindowTitle(tr("Title"));
    dialog.setLabelText(tr("What the document is called:"));
    dialog.setTextValue(QString::fromStdString(m_document.content().title));
    dialog.setOkButtonText(tr("OK"));
    dialog.setCancelButtonText(tr("Cancel"));
    if (!m_dialogs.run(dialog))
        return;
    if (const auto error = m_document.edit(setTitle(m_document.content(), dialog.textValue())))
        m_statusLine->showRefusal([error = *error] { return errorText(error); });
}

} // namespace headlight
