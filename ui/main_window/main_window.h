#pragma once

#include "core/model/view_kind.h"
#include "ui/document/document.h"
#include "ui/document/evaluator.h"
#include "ui/document/recovery.h"
#include "ui/main_window/export_actions.h"
#include "ui/main_window/file_actions.h"
#include "ui/main_window/settings.h"
#include "ui/paint/heatmap_options.h"
#include "ui/paint/value_range.h"

#include <QMainWindow>

#include <array>
#include <map>
#include <optional>
#include <utility>

class QScrollBar;
class QSplitter;
class QStackedWidget;

namespace headlight {

class Dialogs;
class CompareView;
class EditMenu;
class FileMenu;
class GeometryView;
class GridView;
class HeadThumbnails;
class HeatmapView;
class LabMenu;
class LabView;
class Language;
class LessonActions;
class LessonColumn;
class LessonMenu;
class MatrixGrid;
class ModelMenu;
class Presenter;
class SceneCaption;
class SentenceEditor;
class SoftmaxBar;
class StatusLine;
class ThemeSwitch;
class ToolBar;
class View;
class ViewMenu;
class WorkedCell;
enum class LessonTarget;

/// The window: puts the document, its views and editors together, and nothing else.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Shows the first example. What is given is the program's and outlives the window.
    /// @param recoveryFolder where copies of unsaved changes lie
    MainWindow(Settings& settings, Language& language, ThemeSwitch& themes, Dialogs& dialogs,
               const QString& recoveryFolder);
    ~MainWindow() override;

    Document& document() { return m_document; }
    Evaluator& evaluator() { return m_evaluator; }
    FileActions& files() { return m_files; }
    LessonActions& lessons() { return *m_lessons; }

    /// Offers what runs that did not end well left behind; to be called once the window is on the screen.
    void offerRecovery();
    /// Brings the copy of unsaved changes up to date at once.
    void keepCopy() { m_recovery.flush(); }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using WaysBack = std::vector<std::function<void()>>;
    /// What comes back after a lesson.
    struct BeforeLesson {
        std::pair<bool, bool> panels;
        ViewKind view;
        bool freeVectors;
        WaysBack views;
        std::map<MatrixGrid*, Index> columns; ///< the one that is worked at, of each table in the panels
        std::map<QScrollBar*, int> scrolled;  ///< where the panels stand
    };

    QWidget* makeLeft();
    QWidget* makeCentre();
    QWidget* makeRight();
    void makeMenus();
    void connectViews();
    void restoreLayout();
    void saveLayout();

    /// Fills the centre with a way to look.
    void showView(ViewKind kind);
    ViewKind shownView() const;
    View& view() const;
    View& view(ViewKind kind) const;
    /// Where the centre is about numbers of its own, what is about the document steps aside; the free vectors are a
    /// document of their own that undo acts on.
    void followCentre();
    bool showsOwnNumbers() const;
    void nameLab();
    void followLab();
    bool showsFreeVectors() const;
    void showRange(Range range);
    void showValues(bool values);
    void makeLessons();
    void showLessonScene(const Scene& scene);
    void showWeights();
    void makeRoomForLesson(LessonTarget target);
    void putPanelsBack();
    void beginLesson();
    BeforeLesson beforeLesson() const;
    WaysBack viewsAsTheyAre() const;
    QList<QWidget*> lessonTarget(LessonTarget target) const;
    /// Which side panels are seen, left and right; where the centre or presenter mode has put them aside: which come
    /// back.
    std::pair<bool, bool> shownPanels() const;
    void showPanels(bool left, bool right);
    /// Shows or hides a part beside the view, which takes over the keys of what goes.
    void showBeside(QWidget& part, bool shown);
    void showInFullScreen(bool full);
    void makePresenter();
    Scene presentScene() const;
    void recordScene();
    void editScenes();
    void editProbe();
    void chooseTheme(ThemeChoice choice);
    void chooseLanguage(const QString& code);
    void pinState();
    void askForTitle();
    void exportPicture();
    void copyPicture();
    void exportHeads();
    void exportAnimation();
    void exportNumbers();
    void exportWorksheet();
    bool refusesUncomputed();
    bool refusesHidden();
    bool refusesHiddenPicture(const View& of);
    void copyNumbers();
    ViewPictures pictures(ViewKind kind);
    /// What a view shows, where it shows one quantity; else the weights.
    Quantity quantityOf(ViewKind kind) const;
    /// What an exported file is called, without its ending.
    QString exportName(bool ofOneHead) const;
    QString exportName(ViewKind kind, bool ofOneHead) const;
    void orderTabs();
    void showTitle();

    Settings& m_settings;
    Language& m_language;
    ThemeSwitch& m_themes;
    Dialogs& m_dialogs;
    Document m_document;
    Evaluator m_evaluator;
    Recovery m_recovery;
    FileActions m_files;
    ExportActions m_exports;

    FileMenu* m_fileMenu = nullptr;
    EditMenu* m_editMenu = nullptr;
    ModelMenu* m_modelMenu = nullptr;
    ViewMenu* m_viewMenu = nullptr;
    LabMenu* m_labMenu = nullptr;
    LessonMenu* m_lessonMenu = nullptr;
    ToolBar* m_toolBar = nullptr;
    StatusLine* m_statusLine = nullptr;
    Presenter* m_presenter = nullptr;
    SceneCaption* m_caption = nullptr;
    QSplitter* m_lessonSplitter = nullptr; ///< the lesson, and all else
    LessonColumn* m_lessonColumn = nullptr;
    LessonActions* m_lessons = nullptr;
    QSplitter* m_splitter = nullptr;
    QWidget* m_centre = nullptr;
    QWidget* m_left = nullptr;
    QWidget* m_right = nullptr;
    SentenceEditor* m_sentence = nullptr;
    QStackedWidget* m_views = nullptr; ///< in the order of ViewKind, the labs as one
    HeatmapView* m_heatmap = nullptr;
    GridView* m_grid = nullptr;
    GeometryView* m_geometry = nullptr;
    SoftmaxBar* m_softmaxBar = nullptr;
    std::optional<std::pair<bool, bool>> m_panelsAside; ///< which panels come back after the free vectors
    WaysBack m_firstViews;                              ///< as the program begins with them, and a lesson does
    std::optional<BeforeLesson> m_beforeLesson;         ///< what comes back after the lesson; none: none runs
    std::array<std::optional<int>, 2> m_draggedColumn;  ///< how wide a person made the lesson; then in presenter mode
    CompareView* m_compare = nullptr;
    LabView* m_lab = nullptr;
    HeadThumbnails* m_thumbnails = nullptr;
    WorkedCell* m_workedCell = nullptr;
};

} // namespace headlight
