#include "ui/main_window/main_window.h"

#include "ui/controls/dialogs.h"
#include "ui/controls/page_stack.h"
#include "ui/controls/panel_column.h"
#include "ui/controls/sentence_field.h"
#include "ui/controls/style.h"
#include "ui/controls/tab_order.h"
#include "ui/document/lesson_text.h"
#include "ui/editors/embeddings_editor.h"
#include "ui/editors/head_editor.h"
#include "ui/editors/layer_editor.h"
#include "ui/editors/memory_editor.h"
#include "ui/editors/sentence_editor.h"
#include "ui/lessons/lesson_column.h"
#include "ui/main_window/centre_area.h"
#include "ui/main_window/edit_menu.h"
#include "ui/main_window/lab_menu.h"
#include "ui/main_window/language.h"
#include "ui/main_window/lesson_actions.h"
#include "ui/main_window/scene_caption.h"
#include "ui/main_window/status_line.h"
#include "ui/main_window/theme_switch.h"
#include "ui/main_window/tool_bar.h"
#include "ui/main_window/view_menu.h"
#include "ui/paint/heatmap.h"
#include "ui/views/compare_view.h"
#include "ui/views/flow_view.h"
#include "ui/views/geometry_view.h"
#include "ui/views/grid_view.h"
#include "ui/views/head_thumbnails.h"
#include "ui/views/heatmap_view.h"
#include "ui/views/lab_view.h"
#include "ui/views/softmax_bar.h"
#include "ui/views/steps_view.h"
#include "ui/views/worked_cell.h"

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int margin = 16;
constexpr int leastColumn = 112;
constexpr QSize firstSize(1280, 800);
constexpr QSize leastSize(480, 280); // of a small screen at 200 %: what has no room scrolls
const QList<int> firstWidths = {284, 692, 304};

} // namespace

MainWindow::MainWindow(Settings& settings, Language& language, ThemeSwitch& themes, Dialogs& dialogs,
                       const QString& recoveryFolder)
    : m_settings(settings), m_language(language), m_themes(themes), m_dialogs(dialogs), m_evaluator(m_document),
      m_recovery(m_document, recoveryFolder), m_files(m_document, settings, dialogs, *this),
      m_exports(settings, dialogs, *this)
{
    setObjectName(u"mainWindow"_s);
    setAcceptDrops(true);
    setMinimumSize(leastSize);
    m_files.openExample(0);

    m_left = makeLeft();
    m_right = makeRight();
    m_splitter = new QSplitter;
    m_splitter->setObjectName(u"splitter"_s);
    m_splitter->setHandleWidth(1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_left);
    m_centre = makeCentre();
    m_splitter->addWidget(m_centre);
    m_splitter->addWidget(m_right);
    m_splitter->setStretchFactor(1, 1);
    auto* panels = new QScrollArea;
    panels->setObjectName(u"panels"_s);
    panels->setFrameShape(QFrame::NoFrame);
    panels->setFocusPolicy(Qt::NoFocus);
    panels->setWidgetResizable(true);
    panels->setWidget(m_splitter);
    m_lessonColumn = new LessonColumn(m_document);
    m_lessonSplitter = new QSplitter;
    m_lessonSplitter->setObjectName(u"lessonSplitter"_s);
    m_lessonSplitter->setHandleWidth(1);
    m_lessonSplitter->setChildrenCollapsible(false);
    m_lessonSplitter->addWidget(m_lessonColumn);
    m_lessonSplitter->addWidget(panels);
    m_lessonSplitter->setStretchFactor(1, 1);
    setCentralWidget(m_lessonSplitter);
    orderTabs();
    m_statusLine = new StatusLine(m_document, m_evaluator);
    setStatusBar(m_statusLine);
    makeMenus();
    makePresenter();
    makeLessons();
    m_firstViews = viewsAsTheyAre();
    connectViews();
    restoreLayout();
    showTitle();
    qApp->installEventFilter(this);
    m_heatmap->setFocus();
}

MainWindow::~MainWindow()
{
    m_editMenu->follow(m_document, false); // the free vectors' document goes first
    m_statusLine->follow(m_document, m_evaluator, false);
}

QWidget* MainWindow::makeLeft()
{
    m_sentence = new SentenceEditor(m_document);
    auto* area = new PanelColumn({m_sentence, new EmbeddingsEditor(m_document), new MemoryEditor(m_document)});
    area->setObjectName(u"leftPanel"_s);
    setLook(area, Look::Panel);
    return area;
}

QWidget* MainWindow::makeCentre()
{
    m_heatmap = new HeatmapView(m_document, m_evaluator);
    m_grid = new GridView(m_document, m_evaluator);
    m_geometry = new GeometryView(m_document, m_evaluator);
    m_compare = new CompareView(m_document, m_evaluator);
    m_lab = new LabView(m_document, m_evaluator);
    m_views = new PageStack;
    m_views->setObjectName(u"views"_s);
    for (View* view :
         std::initializer_list<View*>{m_heatmap, m_grid, new FlowView(m_document, m_evaluator),
                                      new StepsView(m_document, m_evaluator), m_geometry, m_compare, m_lab})
        m_views->addWidget(view);
    m_softmaxBar = new SoftmaxBar(m_document, m_evaluator);

    auto* centre = new CentreArea(u"centre"_s);
    auto* layout = new QVBoxLayout(centre->widget());
    layout->setContentsMargins({});
    layout->setSpacing(0);
    m_caption = new SceneCaption;
    layout->addWidget(m_caption);
    layout->addWidget(m_views, 1); // views bring their own margins
    auto* below = new QVBoxLayout;
    below->setContentsMargins(24, 0, 24, 12);
    below->addWidget(m_softmaxBar);
    layout->addLayout(below);
    return centre;
}

QWidget* MainWindow::makeRight()
{
    m_thumbnails = new HeadThumbnails(m_document, m_evaluator);
    m_workedCell = new WorkedCell(m_document, m_evaluator);
    auto* panel = new QWidget;
    panel->setObjectName(u"rightPanel"_s);
    setLook(panel, Look::Panel);
    // The worked cell stays whole: what is above it gives way.
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* column = new PanelColumn({m_thumbnails, new HeadEditor(m_document), new LayerEditor(m_document)});
    column->setMinimumHeight(leastColumn);
    layout->addWidget(column, 1);
    auto* rule = new QWidget;
    rule->setFixedHeight(1);
    setLook(rule, Look::Rule);
    layout->addWidget(rule);
    auto* worked = new QWidget;
    setLook(worked, Look::Panel);
    auto* workedLayout = new QVBoxLayout(worked);
    workedLayout->setContentsMargins(margin, 8, margin, margin);
    workedLayout->addWidget(m_workedCell);
    layout->addWidget(new YieldingArea(worked));
    return panel;
}

void MainWindow::connectViews()
{
    connect(m_grid, &GridView::headOpened, this, [this] { showView(ViewKind::Heatmap); });
    connect(m_thumbnails, &HeadThumbnails::headOpened, this, [this] { showView(ViewKind::Heatmap); });
    connect(m_geometry, &GeometryView::freeVectorsShown, this, &MainWindow::followCentre);
    connect(m_geometry, &GeometryView::documentWanted, this, [this](const Content& content) {
        if (m_files.openContent(content))
            m_geometry->showFreeVectors(false);
    });
    connect(m_heatmap, &HeatmapView::optionsChanged, this, [this] {
        const HeatmapOptions options = m_heatmap->options();
        for (int i = 0; i < m_views->count(); ++i)
            static_cast<View*>(m_views->widget(i))->setOptions(options);
        m_thumbnails->setOptions(options);
        m_workedCell->setDecimals(options.decimals);
        m_statusLine->setDecimals(options.decimals);
        m_toolBar->showRange(options.range);
        m_viewMenu->showValues(options.values);
    });
    connect(&m_files, &FileActions::reading, this, [this](const QString& name) {
        m_statusLine->showDone(name.isEmpty() ? Wording() : [name] { return tr("Opening %1…").arg(name); });
    });
    connect(&m_files, &FileActions::goesAside, &m_recovery, &Recovery::keepAside);
    connect(&m_files, &FileActions::asideSettled, &m_recovery, &Recovery::settleAside);
    connect(&m_document, &Document::modifiedChanged, this, &MainWindow::showTitle);
    connect(&m_document, &Document::pathChanged, this, &MainWindow::showTitle);
    connect(&m_document, &Document::changed, this, [this](const Change& what) {
        showTitle();
        if (what.tokens || what.wholeDocument)
            orderTabs(); // every token is a stop
        if (what.wholeDocument && m_document.content().tokens.empty())
            m_sentence->findChild<SentenceField*>()->setFocus(); // there is nothing to do but type
    });
}

void MainWindow::orderTabs()
{
    for (int column = 0; column < m_splitter->count(); ++column)
        setTabOrderByLayout(*m_splitter->widget(column));
}

void MainWindow::showTitle()
{
    const Lesson* lesson = m_lessons ? m_lessons->lesson() : nullptr;
    const QString shown = m_files.name();
    setWindowTitle(
        tr("%1[*] — Headlight")
            .arg(lesson ? QString::fromStdString(lesson->title.in(lessonLanguage())) + u" — "_s + shown : shown));
    setWindowModified(m_document.isModified());
}

void MainWindow::showView(ViewKind kind)
{
    const bool hasKeys = m_views->isAncestorOf(focusWidget());
    if (kind != shownView())
        m_lab->leaveCell();
    if (isLab(kind)) {
        m_lab->showLab(kind);
        m_views->setCurrentWidget(m_lab);
    } else {
        m_views->setCurrentIndex(static_cast<int>(kind));
    }
    if (hasKeys) // the picture itself rather than the first button beside it
        view().setFocus();
    m_viewMenu->showView(kind);
    m_labMenu->showView(kind);
    m_toolBar->showView(kind);
    followCentre();
    // Another view begins at its head: the keys that a hidden one lost scrolled to wherever they went.
    for (QWidget* outer = m_views->parentWidget(); outer; outer = outer->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(outer))
            area->verticalScrollBar()->setValue(0);
}

ViewKind MainWindow::shownView() const
{
    return m_views->currentWidget() == m_lab ? m_lab->kind() : static_cast<ViewKind>(m_views->currentIndex());
}

View& MainWindow::view() const
{
    return *static_cast<View*>(m_views->currentWidget());
}

void MainWindow::showRange(Range range)
{
    HeatmapOptions options = m_heatmap->options();
    options.range = range;
    m_heatmap->setOptions(options);
}

void MainWindow::restoreLayout()
{
    resize(firstSize);
    restoreGeometry(m_settings.layout(u"window"_s));
    m_splitter->setSizes(firstWidths);
    m_splitter->restoreState(m_settings.layout(u"panels"_s));
    m_splitter->setHandleWidth(1);
    m_left->setVisible(m_settings.layout(u"left"_s) != "folded");
    m_right->setVisible(m_settings.layout(u"right"_s) != "folded");
    m_viewMenu->showPanels(!m_left->isHidden(), !m_right->isHidden());
    m_viewMenu->showFullScreen(isFullScreen());
    m_geometry->showFreeVectors(m_settings.layout(u"geometry"_s) == "free");
    showView(viewOfName(m_settings.layout(u"view"_s).toStdString()).value_or(ViewKind::Heatmap));
}

void MainWindow::saveLayout()
{
    m_settings.setLayout(u"geometry"_s, m_geometry->showsFreeVectors() ? "free" : "head");
    const ViewKind shown = shownView();
    m_geometry->showFreeVectors(false); // panels come back
    showView(ViewKind::Heatmap);
    m_settings.setLayout(u"window"_s, saveGeometry());
    m_settings.setLayout(u"panels"_s, m_splitter->saveState());
    m_settings.setLayout(u"left"_s, m_left->isHidden() ? "folded" : "shown");
    m_settings.setLayout(u"right"_s, m_right->isHidden() ? "folded" : "shown");
    m_settings.setLayout(u"view"_s, viewName(shown).data());
}

} // namespace headlight
