// The window's lessons: the column beside everything else, and what a step does to the rest.

#include "ui/controls/matrix_grid.h"
#include "ui/controls/panel_column.h"
#include "ui/editors/embeddings_editor.h"
#include "ui/editors/head_editor.h"
#include "ui/editors/sentence_editor.h"
#include "ui/lessons/lesson_column.h"
#include "ui/main_window/lesson_actions.h"
#include "ui/main_window/lesson_menu.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/presenter.h"
#include "ui/main_window/status_line.h"
#include "ui/main_window/view_menu.h"
#include "ui/views/geometry_view.h"
#include "ui/views/head_thumbnails.h"
#include "ui/views/heatmap_view.h"
#include "ui/views/lab_view.h"
#include "ui/views/softmax_bar.h"
#include "ui/views/worked_cell.h"

#include <QCoreApplication>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int roomForAll = 1480; // the column, both panels and a centre that is worth it
constexpr double mostOfWindow = 0.3;

bool isOnTheLeft(LessonTarget target)
{
    return target == LessonTarget::Sentence || target == LessonTarget::Embeddings;
}

bool isOnTheRight(LessonTarget target)
{
    return target == LessonTarget::Heads || target == LessonTarget::Matrices || target == LessonTarget::WorkedCell;
}

} // namespace

void MainWindow::makeLessons()
{
    const LessonWindow ways{[this] { beginLesson(); },
                            [this](const Scene& scene) { showLessonScene(scene); },
                            [this](const std::function<bool()>& show) { m_presenter->keep(show); },
                            [this](LessonTarget target) { makeRoomForLesson(target); },
                            [this](LessonTarget target) { return lessonTarget(target); },
                            [this] { return presentScene(); },
                            [this] { view().setFocus(Qt::OtherFocusReason); },
                            [this] { putPanelsBack(); }};
    m_lessons =
        new LessonActions(m_document, m_evaluator, m_files, m_settings, m_dialogs, *this, *m_lessonColumn, ways);
    m_files.setLessonOpener([this](const QString& path) { return m_lessons->openFile(path); });
    connect(m_lessonSplitter, &QSplitter::splitterMoved, this,
            [this](int column) { m_draggedColumn[m_presenter->isOn()] = column; });
    connect(m_lessonMenu, &LessonMenu::lessonChosen, m_lessons, &LessonActions::openFile);
    connect(m_lessonMenu, &LessonMenu::openWanted, m_lessons, &LessonActions::open);
    connect(m_lessonMenu, &LessonMenu::stepWanted, m_lessons, &LessonActions::turn);
    connect(m_lessonMenu, &LessonMenu::closeWanted, m_lessons, &LessonActions::close);
    connect(m_lessons, &LessonActions::switched, m_lessonMenu, &LessonMenu::showRunning);
    connect(m_lessons, &LessonActions::switched, this, &MainWindow::showTitle);
    // Once the other document is there, which has the line say its cell.
    connect(
        m_lessons, &LessonActions::interrupted, m_statusLine,
        [this] {
            m_statusLine->showDone([] { return tr("The lesson was closed. “Lessons” in the menu goes on with it."); });
        },
        Qt::QueuedConnection);
    connect(m_lab, &LabView::stateChanged, m_lessons, &LessonActions::followScene);
    connect(m_presenter, &Presenter::switched, m_lessonColumn, &LessonColumn::setPresenting);
    connect(m_presenter, &Presenter::switched, m_lessons, &LessonActions::follow);
    addActions(m_lessonMenu->presenterActions());
}

// It begins with the views as the program does: its text may speak of what someone has set otherwise.
void MainWindow::beginLesson()
{
    if (m_beforeLesson)
        return;
    m_beforeLesson = beforeLesson();
    const HeatmapOptions display = m_heatmap->options();
    for (const auto& first : m_firstViews)
        first();
    m_heatmap->setOptions(display);
    showWeights();
}

void MainWindow::showLessonScene(const Scene& scene)
{
    if (scene.view == ViewKind::Geometry)
        m_geometry->showFreeVectors(scene.freeVectors);
    showWeights();
    showView(scene.view);
    if (isLab(scene.view))
        m_lab->setState(scene.lab);
}

// A step speaks of weights as the program begins with them; the map, the decimals and whether there are numbers are a
// person's own.
void MainWindow::showWeights()
{
    const HeatmapOptions chosen = m_heatmap->options();
    HeatmapOptions usual;
    usual.map = chosen.map;
    usual.decimals = chosen.decimals;
    usual.values = chosen.values;
    m_heatmap->setOptions(usual);
}

// The panel that a step does not need gives way where there is not room for all.
void MainWindow::makeRoomForLesson(LessonTarget target)
{
    const int wished = std::min(m_lessonColumn->sizeHint().width(), qRound(mostOfWindow * width()));
    const int column = m_draggedColumn[m_presenter->isOn()].value_or(wished);
    m_lessonSplitter->setSizes({column, width() - column});
    if (m_presenter->isOn()) // which has no panels
        return;
    const auto [left, right] = m_beforeLesson->panels;
    const bool isTight = width() < roomForAll;
    const bool showsLeft = (left && !isTight) || isOnTheLeft(target);
    const bool showsRight = (right && !(isTight && isOnTheLeft(target))) || isOnTheRight(target);
    showPanels(showsLeft, showsRight);
    const bool isCramped = m_splitter->minimumSizeHint().width() > width() - column; // in large type
    if (isCramped && !isOnTheRight(target))
        showPanels(showsLeft, false);
}

void MainWindow::putPanelsBack()
{
    if (!m_beforeLesson)
        return;
    const BeforeLesson before = *std::exchange(m_beforeLesson, std::nullopt);
    m_geometry->showFreeVectors(before.freeVectors);
    showView(before.view);
    for (const auto& back : before.views)
        back();
    showPanels(before.panels.first, before.panels.second);
    for (const auto& [grid, column] : before.columns)
        grid->setCurrentCell(grid->currentRow(), column);
    // Once the panels have their room.
    QMetaObject::invokeMethod(
        this,
        [scrolled = before.scrolled] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            for (const auto& [bar, value] : scrolled)
                bar->setValue(value);
        },
        Qt::QueuedConnection);
}

MainWindow::BeforeLesson MainWindow::beforeLesson() const
{
    BeforeLesson before{shownPanels(), shownView(), m_geometry->showsFreeVectors(), viewsAsTheyAre(), {}, {}};
    for (const QWidget* side : {m_left, m_right}) {
        for (MatrixGrid* grid : side->findChildren<MatrixGrid*>())
            before.columns[grid] = grid->currentColumn();
        const auto* own = qobject_cast<const QAbstractScrollArea*>(side);
        if (own)
            before.scrolled[own->verticalScrollBar()] = own->verticalScrollBar()->value();
        for (const PanelColumn* panels : side->findChildren<PanelColumn*>())
            before.scrolled[panels->verticalScrollBar()] = panels->verticalScrollBar()->value();
    }
    return before;
}

MainWindow::WaysBack MainWindow::viewsAsTheyAre() const
{
    WaysBack ways;
    for (int i = 0; i < m_views->count(); ++i)
        ways.push_back(static_cast<View*>(m_views->widget(i))->wayBack());
    return ways;
}

std::pair<bool, bool> MainWindow::shownPanels() const
{
    if (m_panelsAside)
        return *m_panelsAside;
    if (m_presenter->isOn())
        return {m_presenter->returns(*m_left), m_presenter->returns(*m_right)};
    return {!m_left->isHidden(), !m_right->isHidden()};
}

void MainWindow::showPanels(bool left, bool right)
{
    if (m_panelsAside) { // they come back so
        m_panelsAside = {left, right};
        return;
    }
    if (m_presenter->isOn()) {
        m_presenter->setReturns(*m_left, left);
        m_presenter->setReturns(*m_right, right);
    } else {
        showBeside(*m_left, left);
        showBeside(*m_right, right);
    }
    m_viewMenu->showPanels(left, right);
}

void MainWindow::showBeside(QWidget& part, bool shown)
{
    if (!shown && part.isAncestorOf(focusWidget()))
        m_views->currentWidget()->setFocus(Qt::OtherFocusReason);
    part.setVisible(shown);
}

QList<QWidget*> MainWindow::lessonTarget(LessonTarget target) const
{
    switch (target) {
    case LessonTarget::View:
        return {m_views};
    case LessonTarget::Slider:
        return {m_softmaxBar->findChild<QWidget*>(u"multiplierSlider"_s)};
    case LessonTarget::Division:
        return {m_softmaxBar->findChild<QWidget*>(u"divideSwitch"_s),
                m_softmaxBar->findChild<QWidget*>(u"divideLabel"_s)};
    case LessonTarget::Sentence:
        return {m_sentence};
    case LessonTarget::Embeddings:
        return {m_left->findChild<EmbeddingsEditor*>()};
    case LessonTarget::Heads:
        return {m_thumbnails};
    case LessonTarget::Matrices:
        return {m_right->findChild<HeadEditor*>()};
    case LessonTarget::WorkedCell:
        return {m_workedCell};
    case LessonTarget::None:
        break;
    }
    return {};
}

} // namespace headlight
