// The window's presenter mode and scenes.

#include "core/text/korean.h"
#include "ui/controls/dialogs.h"
#include "ui/controls/view.h"
#include "ui/document/error_text.h"
#include "ui/document/scene_edits.h"
#include "ui/lessons/lesson_column.h"
#include "ui/main_window/lab_menu.h"
#include "ui/main_window/lesson_actions.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/presenter.h"
#include "ui/main_window/probe_dialog.h"
#include "ui/main_window/scene_caption.h"
#include "ui/main_window/scenes_dialog.h"
#include "ui/main_window/status_line.h"
#include "ui/main_window/view_menu.h"
#include "ui/views/geometry_view.h"
#include "ui/views/lab_view.h"

#include <QSplitter>
#include <QStackedWidget>

namespace headlight {

void MainWindow::makePresenter()
{
    const ViewAccess views{[this] {
                               return ShownPage{shownView(), m_geometry->showsFreeVectors()};
                           },
                           [this](const ShownPage& page) {
                               if (page.freeVectors != m_geometry->showsFreeVectors())
                                   m_geometry->showFreeVectors(page.freeVectors);
                               showView(page.view);
                           },
                           [this](const std::map<std::string, double>& state) { m_lab->setState(state); },
                           [this] { return m_lab->wayBack(); },
                           [this]() -> QWidget& { return view(); },
                           [this](int step) { return isLab(shownView()) && m_lab->turn(step); },
                           [this](bool presenting) {
                               for (int i = 0; i < m_views->count(); ++i)
                                   static_cast<View*>(m_views->widget(i))->setPresenting(presenting);
                           },
                           [this](int step) {
                               // A clicker reaches all of a step's lab: its displays come before the next step.
                               const bool isOfLab = m_lessons->isRunning() && isLab(shownView());
                               return (isOfLab && m_lab->turnFurther(step)) || m_lessons->turn(step);
                           },
                           [this](const QWidget* widget) { return m_lessonColumn->isAncestorOf(widget); }};
    m_presenter = new Presenter(m_document, m_evaluator, *this, Stage(*this, *m_splitter, *m_centre, *m_lessonColumn),
                                views, *m_caption);
    addActions(m_viewMenu->presenterActions() + m_labMenu->presenterActions());
    connect(m_viewMenu, &ViewMenu::presenterWanted, this,
            [this](bool on) { on ? m_presenter->enter() : m_presenter->leave(); });
    connect(m_presenter, &Presenter::switched, m_viewMenu, &ViewMenu::showPresenter);
    connect(m_presenter, &Presenter::switched, this, &MainWindow::followCentre);
}

Scene MainWindow::presentScene() const
{
    const Selection& at = m_document.selection();
    Scene scene{shownView(), at.layer, at.head, at.query, at.key, m_evaluator.content().model.scoreMultiplier, {}};
    scene.freeVectors = showsFreeVectors();
    if (isLab(scene.view)) {
        scene.lab = m_lab->state();
        scene.lab.erase(scoreMultiplier); // the scene has its own
    }
    return scene;
}

void MainWindow::recordScene()
{
    Wording said;
    if (const auto error = m_document.edit(addScene(m_document.content(), presentScene())))
        said = [error = *error] { return errorText(error); };
    else
        said = [number = QString::number(m_document.content().scenes.size())] {
            return filledIn(tr("Scene %1 is recorded"), {number});
        };
    if (m_presenter->isOn())
        m_caption->showNote(said);
    else
        m_statusLine->showDone(said);
}

void MainWindow::editProbe()
{
    ProbeDialog dialog(m_document, m_dialogs, m_settings, this);
    m_dialogs.run(dialog);
}

void MainWindow::editScenes()
{
    ScenesDialog dialog(
        m_document, {[this] { return presentScene(); }, [this](ViewKind kind) { return m_viewMenu->viewText(kind); }},
        this);
    if (m_dialogs.run(dialog) && dialog.chosen() >= 0)
        m_presenter->enterAt(dialog.chosen());
}

} // namespace headlight
