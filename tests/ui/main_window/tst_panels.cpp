#include "support/example_content.h"
#include "support/main_window_fixture.h"
#include "ui/controls/panel_column.h"
#include "ui/controls/refusal_line.h"
#include "ui/document/head_edits.h"
#include "ui/document/layer_edits.h"
#include "ui/document/token_edits.h"
#include "ui/views/flowing_text.h"

#include <QLayout>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QToolButton>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// The names of what Tab goes through in a panel, in its order.
QStringList tabStops(const QWidget& panel)
{
    QStringList stops;
    for (QWidget* at = panel.nextInFocusChain(); at != &panel; at = at->nextInFocusChain())
        if (panel.isAncestorOf(at) && at->isVisible() && (at->focusPolicy() & Qt::TabFocus))
            stops.append(at->objectName());
    return stops;
}

/// Chooses an entry of a menu that is filled when it opens.
void choose(MainWindowFixture& f, const QString& button, const QString& entry)
{
    QMenu* menu = f.find<QToolButton>(button)->menu();
    emit menu->aboutToShow();
    menu->findChild<QAction*>(entry)->trigger();
}

} // namespace

class TestPanels : public QObject {
    Q_OBJECT

private slots:
    void tabGoesThroughAPanelAsItIsRead()
    {
        MainWindowFixture f;
        const auto* right = f.find<QWidget>(u"rightPanel"_s);
        const QStringList stops = tabStops(*right);
        const QStringList read{u"tab_W_Q"_s,        u"tab_W_K"_s,    u"tab_W_V"_s,      u"tab_W_O"_s,
                               u"head_presets"_s,   u"table"_s,      u"cell_slider"_s,  u"cell_value"_s,
                               u"head_menu"_s,      u"head_name"_s,  u"head_enabled"_s, u"head_d_k"_s,
                               u"head_d_v"_s,       u"head_scale"_s, u"layer_menu"_s,   u"layer_mask"_s,
                               u"layer_residual"_s, u"layer_norm"_s, u"token_0"_s};
        QCOMPARE(stops.mid(stops.indexOf(u"tab_W_Q"_s), read.size()), read);
        QVERIFY(!f.document().edit(setSentence(f.document().content(), u"a b c d e f g h i j k"_s)));
        const auto* left = f.find<QWidget>(u"leftPanel"_s);
        QTest::mouseClick(left->findChild<QWidget*>(u"token_10"_s), Qt::LeftButton); // a chip that was made just now
        const QStringList words{u"sentence_field"_s, u"token_10"_s, u"embeddings_menu"_s};
        QCOMPARE(tabStops(*left).mid(1, 3), words);
    }

    void aRefusalComesIntoSight()
    {
        MainWindowFixture f;
        f.window->resize(1280, 720);
        choose(f, u"head_presets"_s, u"pattern_same_token"_s);
        auto* refusal = f.find<QWidget>(u"head_grid"_s)->findChild<RefusalLine*>();
        QVERIFY(refusal->isVisible());
        QTRY_COMPARE(refusal->visibleRegion().boundingRect(), refusal->rect());
    }

    void noPanelIsCutOff_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Korean") << u"ko"_s;
    }

    void noPanelIsCutOff()
    {
        QFETCH(const QString, language);
        MainWindowFixture f(language);
        f.window->resize(960, 600);
        Document& document = f.document();
        Mask window;
        window.kind = Mask::Kind::Window;
        window.window = 8192;
        QVERIFY(!document.edit(setMask(document.content(), 0, window)));
        QVERIFY(!document.edit(setHeadScale(document.content(), 0, 1, {Scale::Kind::Number, 2.5})));
        f.find<QSplitter>(u"splitter"_s)->setSizes({1, 1000, 1});
        for (const PanelColumn* column : f.window->findChildren<PanelColumn*>())
            QTRY_VERIFY2(column->widget()->width() <= column->viewport()->width(), qPrintable(column->objectName()));
        QCOMPARE(f.window->width(), 960);
    }

    void aSmallScreenScrollsOrFolds()
    {
        MainWindowFixture f;
        f.window->resize(640, 336); // 1280 × 720 at 200 %, under a title bar
        QCoreApplication::processEvents();
        QCOMPARE(f.window->size(), QSize(640, 336));
        const auto* panels = f.find<QScrollArea>(u"panels"_s);
        QVERIFY(panels->horizontalScrollBar()->maximum() > 0);
        QVERIFY(panels->verticalScrollBar()->maximum() < 120);
        f.trigger(u"viewLeftPanel"_s);
        f.trigger(u"viewRightPanel"_s);
        QTRY_COMPARE(panels->horizontalScrollBar()->maximum(), 0);
        QVERIFY(f.find<QWidget>(u"centreArea"_s)->width() >= 600);
        f.window->resize(1280, 720);
        f.trigger(u"viewLeftPanel"_s);
        f.trigger(u"viewRightPanel"_s);
        QCoreApplication::processEvents();
        QVERIFY(panels->horizontalScrollBar()->maximum() == 0 && panels->verticalScrollBar()->maximum() == 0);
    }

    void longTokensLeaveTheHeatmapItsRoom_data() { noPanelIsCutOff_data(); }

    void longTokensLeaveTheHeatmapItsRoom()
    {
        QFETCH(const QString, language);
        MainWindowFixture f(language);
        f.window->resize(1280, 720);
        const auto* centre = f.find<QWidget>(u"centre"_s);
        const int width = centre->width();
        const QString words = u"supercalifragilisticexpialidocious donaudampfschifffahrtsgesellschaftskapitän"_s;
        QVERIFY(!f.document().edit(setSentence(f.document().content(), words)));
        QCoreApplication::processEvents();
        for (const PanelColumn* column : f.window->findChildren<PanelColumn*>())
            QVERIFY2(column->minimumSizeHint().width() < 284, qPrintable(column->objectName()));
        QVERIFY(f.find<QWidget>(u"rightPanel"_s)->layout()->totalMinimumSize().width() < 304);
        QCOMPARE(centre->width(), width);
    }

    void theWorkedCellKeepsItsRoomFromCellToCell()
    {
        MainWindowFixture f;
        const auto* steps = f.find<FlowingText>(u"workedSteps"_s);
        QCoreApplication::processEvents();
        const int height = steps->height();
        const QString before = steps->text();
        f.document().select({0, 1, 0, 5}); // a forbidden cell has fewer lines
        QCoreApplication::processEvents();
        QVERIFY(steps->text().count(u"<p"_s) < before.count(u"<p"_s));
        QCOMPARE(steps->height(), height);
        f.document().load(test::caseContent(u"worked_example"_s), {});
        QCoreApplication::processEvents();
        QVERIFY(steps->height() < height); // another document takes what it needs
    }
};

QTEST_MAIN(TestPanels)

#include "tst_panels.moc"
