#include "support/lesson_window_fixture.h"
#include "ui/controls/step_chooser.h"
#include "ui/labs/lab.h"
#include "ui/views/compare_view.h"
#include "ui/views/flow_view.h"
#include "ui/views/grid_view.h"
#include "ui/views/heatmap_view.h"
#include "ui/views/lab_view.h"

#include <QComboBox>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

const QByteArray labSteps =
    "{'title': 'Heads', 'text': 'T', 'document': 'worked', 'show': {'view': 'heads_and_cost', 'lab': {'layout': 1}}}, "
    "{'title': 'Row', 'text': 'T', 'show': {'view': 'saturation', 'lab': {'shift': -3}}}";

struct Views : LessonWindowFixture {
    CompareView& compare() { return *find<CompareView>(u"compareView"_s); }
    FlowView& flow() { return *find<FlowView>(u"flowView"_s); }
    GridView& grid() { return *find<GridView>(u"gridView"_s); }
    HeatmapView& map() { return *find<HeatmapView>(u"heatmapView"_s); }
    LabView& lab() { return *find<LabView>(u"labView"_s); }
    QComboBox& order() { return *find<QComboBox>(u"gridOrder"_s); }
    QString pinnedAs() { return find<QLabel>(u"compareACaption"_s)->text(); }
    LabState stateOf(const QString& lab)
    {
        trigger(u"labs_"_s + lab);
        return this->lab().state();
    }
    void chooseOrder(int index)
    {
        order().setCurrentIndex(index);
        emit order().activated(index);
    }
};

} // namespace

/// What someone has set in the views and labs is not the lesson's, and what is set in a lesson stays in it.
class TestLessonViews : public QObject {
    Q_OBJECT

private slots:
    void whatIsPinnedComesBack()
    {
        Views f;
        f.document().select({1, 2, 3, 1});
        f.trigger(u"viewPin"_s);
        f.compare().holdHead(true);
        f.compare().swap();
        f.begin(labSteps);
        QVERIFY(!f.compare().isPinned());
        f.trigger(u"viewPin"_s);
        f.close();
        QVERIFY(f.compare().isPinned() && f.compare().isSwapped());
        QVERIFY(f.action(u"viewUnpin"_s)->isEnabled());
        const auto other = f.compare().comparedWith();
        QVERIFY(other);
        QCOMPARE(other->content, f.content());
        QVERIFY(other->head && *other->head == HeadPlace({1, 2}));
        f.compare().unpin();
        f.begin(labSteps);
        f.trigger(u"viewPin"_s);
        f.close();
        QVERIFY(!f.compare().isPinned() && !f.action(u"viewUnpin"_s)->isEnabled());
    }

    void whatIsSetInTheLabsComesBack()
    {
        Views f;
        f.stateOf(u"heads_and_cost"_s);
        f.lab().setState({{"n", 1}, {"d_model", 1}, {"heads", 1}});
        const LabState heads = f.lab().state();
        f.stateOf(u"saturation"_s);
        f.lab().setState({{"shift", 5}});
        f.begin(labSteps);
        QVERIFY(f.lab().state() != heads);
        f.on();
        QCOMPARE(f.lab().state().at("shift"), -3.);
        f.close();
        QVERIFY(f.isShown("labView"));
        QCOMPARE(f.lab().state().at("shift"), 5.);
        QCOMPARE(f.stateOf(u"heads_and_cost"_s), heads);
    }

    void whatIsTriedWithACellIsNotOfTheNextDocument()
    {
        Views f;
        f.stateOf(u"saturation"_s);
        f.lab().setState({{"shift", 5}});
        f.begin(labSteps);
        f.window->files().openExample(1);
        QVERIFY(!f.window->lessons().isRunning() && f.isShown("labView"));
        QCOMPARE(f.lab().state().at("shift"), 0.);
    }

    void whatTheViewsShowComesBack()
    {
        Views f;
        f.trigger(u"view_grid"_s);
        f.find<QPushButton>(u"gridScores"_s)->click();
        f.chooseOrder(2);
        f.trigger(u"view_flow"_s);
        f.flow().setThreshold(0.25);
        f.flow().setShown(2, true);
        f.trigger(u"view_steps"_s);
        f.find<StepChooser>(u"stepChooser"_s)->stepChosen(3);
        const QString formula = f.find<QLabel>(u"stepFormula"_s)->text();
        f.map().setKeyLeftOut(1, true);
        const FlowOptions lines = f.flow().options();
        f.begin(asking::nothing);
        QVERIFY(!f.grid().showsScores());
        QCOMPARE(f.flow().options().threshold, FlowOptions().threshold);
        QVERIFY(f.map().options().keysLeftOut.empty());
        f.close();
        QCOMPARE(f.view(), ViewKind::Steps);
        QCOMPARE(f.find<QLabel>(u"stepFormula"_s)->text(), formula);
        QVERIFY(f.grid().showsScores());
        QCOMPARE(f.order().currentIndex(), 2);
        QVERIFY(f.flow().options() == lines);
        QCOMPARE(f.map().options().keysLeftOut, std::vector<Index>{1});
        // Another document has other tokens there.
        f.begin(asking::nothing);
        QVERIFY(f.window->files().openFile(f.file(u"own.headlight-lesson"_s)));
        f.document().load(f.worked(), {});
        QVERIFY(f.map().options().keysLeftOut.empty());
    }

    void scenesLeaveTheLabsAsTheyWere()
    {
        Views f;
        QVERIFY(
            !f.document().edit(addScene(f.content(), {ViewKind::Stall, 0, 0, 0, 0, 1, "", false, {{"steps", 40}}})));
        const LabState before = f.stateOf(u"stall"_s);
        f.present();
        f.press(Qt::Key_PageDown);
        QVERIFY(f.lab().state() != before);
        f.press(Qt::Key_Escape);
        QCOMPARE(f.lab().state(), before);
    }
};

QTEST_MAIN(TestLessonViews)
#include "tst_lesson_views.moc"
