#include "support/main_window_fixture.h"
#include "ui/controls/flow_canvas.h"
#include "ui/controls/value_slider.h"
#include "ui/export/image_export.h"
#include "ui/views/flow_view.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// The window on its first example: nine tokens, two layers of four heads; the flow of the first is shown.
struct Shown : MainWindowFixture {
    Shown()
    {
        document().select({});
        trigger(u"view_flow"_s);
    }

    FlowView* view() { return find<FlowView>(u"flowView"_s); }
    FlowCanvas* canvas() { return find<FlowCanvas>(u"flow"_s); }
    QPushButton* chip(int head) { return view()->findChild<QPushButton*>(u"chip%1"_s.arg(head)); }
    QString text(const QString& label) { return find<QLabel>(label)->text(); }
    QPoint pointOf(FlowSide side, Index place)
    {
        const FlowColumn& column = canvas()->flow().columns().of(side);
        return QPointF(column.labels.center().x(), column.yOf(place)).toPoint();
    }
    void click(FlowSide side, Index place) { QTest::mouseClick(canvas(), Qt::LeftButton, {}, pointOf(side, place)); }
};

std::vector<Index> heads(std::initializer_list<Index> list)
{
    return list;
}

} // namespace

class TestFlowView : public QObject {
    Q_OBJECT

private slots:
    void clickSelectsQueryAndKey();
    void arrowKeysGoThroughBothColumns();
    void thresholdSaysItsShare();
    void chipsShowSeveralHeads();
    void selectedHeadIsAlwaysShown();
    void allHeadsStayAllInAnotherLayer();
    void tokenUnderThePointerIsTold();
    void pictureIsOfWhatIsShown();
    void largeSourceIsReadBesides();
};

void TestFlowView::clickSelectsQueryAndKey()
{
    Shown shown;
    shown.click(FlowSide::Queries, 2);
    shown.click(FlowSide::Keys, 1);
    QCOMPARE(shown.document().selection().query, Index(2));
    QCOMPARE(shown.document().selection().key, Index(1));
}

void TestFlowView::arrowKeysGoThroughBothColumns()
{
    Shown shown;
    shown.canvas()->setFocus();
    const auto press = [&](Qt::Key key) { QTest::keyClick(shown.canvas(), key); };
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    QCOMPARE(shown.document().selection().query, Index(2));
    press(Qt::Key_Right);
    press(Qt::Key_End);
    QCOMPARE(shown.document().selection().key, Index(8));
    press(Qt::Key_Down);
    press(Qt::Key_Up);
    QCOMPARE(shown.document().selection().key, Index(7));
    press(Qt::Key_Left);
    press(Qt::Key_Home);
    press(Qt::Key_Up);
    QCOMPARE(shown.document().selection().query, Index(0));
    QCOMPARE(shown.document().selection().key, Index(7));
}

void TestFlowView::thresholdSaysItsShare()
{
    Shown shown;
    QCOMPARE(shown.text(u"flowShare"_s), u"9 of 45 weights ≥ 0.05"_s);
    shown.find<ValueSlider>(u"flowThreshold"_s)->editValue(0.03);
    QCOMPARE(shown.view()->options().threshold, 0.03);
    QCOMPARE(shown.text(u"flowShare"_s), u"17 of 45 weights ≥ 0.03"_s);
    shown.find<ValueSlider>(u"flowThreshold"_s)->editValue(0);
    QCOMPARE(shown.text(u"flowShare"_s), u"45 of 45 weights > 0"_s);
}

void TestFlowView::chipsShowSeveralHeads()
{
    Shown shown;
    QVERIFY(shown.chip(0)->isChecked() && !shown.chip(2)->isChecked());
    QVERIFY(shown.view()->isOfOneHead());
    shown.chip(2)->click();
    QVERIFY(shown.view()->options().heads == heads({0, 2}));
    QCOMPARE(shown.text(u"flowTitle"_s), u"L0"_s);
    QCOMPARE(shown.text(u"flowHeadName"_s), u"2 heads"_s);
    QVERIFY(!shown.view()->isOfOneHead());
    shown.chip(2)->click();
    QVERIFY(shown.view()->options().heads == heads({0}));
    shown.chip(0)->click();
    QVERIFY(shown.view()->options().heads == heads({0})); // the only one stays
    QVERIFY(shown.chip(0)->isChecked());
}

void TestFlowView::selectedHeadIsAlwaysShown()
{
    Shown shown;
    shown.document().selectHead({0, 3});
    QVERIFY(shown.view()->options().heads == heads({3}));
    shown.chip(1)->click();
    shown.chip(3)->click(); // the selected one goes: another one is selected
    QCOMPARE(shown.document().selection().head, Index(1));
    QVERIFY(shown.view()->options().heads == heads({1}));
    shown.chip(2)->click();
    shown.document().selectHead({0, 0}); // beside the several
    QVERIFY(shown.view()->options().heads == heads({0, 1, 2}));
}

void TestFlowView::allHeadsStayAllInAnotherLayer()
{
    Shown shown;
    for (const int head : {1, 2, 3})
        shown.chip(head)->click();
    shown.document().selectHead({1, 2});
    QCOMPARE(shown.view()->options().layer, Index(1));
    QVERIFY(shown.view()->options().heads == heads({0, 1, 2, 3}));
    shown.chip(0)->click();
    shown.document().selectHead({0, 1});
    QVERIFY(shown.view()->options().heads == heads({1}));
}

void TestFlowView::tokenUnderThePointerIsTold()
{
    Shown shown;
    shown.click(FlowSide::Queries, 1);
    QCOMPARE(shown.canvas()->accessibleName(), u"“red” reads: “red” 0.960"_s);
    shown.find<ValueSlider>(u"flowThreshold"_s)->editValue(0.01);
    QCOMPARE(shown.canvas()->accessibleName(), u"“red” reads: “red” 0.960, “a” 0.040"_s);
    shown.click(FlowSide::Keys, 8);
    QCOMPARE(shown.canvas()->accessibleName(), u"“sphere” is read by: “sphere” 0.960"_s);
}

void TestFlowView::pictureIsOfWhatIsShown()
{
    Shown shown;
    QCOMPARE(shown.view()->picture().title, u"L0H0: this token · 9 of 45 weights ≥ 0.05"_s);
    const double one = shown.view()->picture(Theme::light(), 800).size.height();
    shown.chip(1)->click();
    const Picture picture = shown.view()->picture(Theme::light(), 800);
    QVERIFY(picture.title.startsWith(u"L0: 2 heads · "_s));
    QVERIFY(picture.size.height() > one + 12); // which colour is which head
}

void TestFlowView::largeSourceIsReadBesides()
{
    FlowReader reader(nullptr, 100);
    QSignalSpy answered(&reader, &FlowReader::answered);
    Shown shown;
    const auto small = shown.canvas()->reader().last().source;
    FlowOptions options;
    reader.want(small, options); // 81 weights
    QCOMPARE(answered.size(), 1);
    options.heads = {0, 1};
    reader.want(small, options); // 162 weights
    QVERIFY(reader.isReading());
    options.threshold = 0.5;
    reader.want(small, options); // the latest wins
    QTRY_VERIFY(!reader.isReading());
    QCOMPARE(reader.last().options, options);
    QCOMPARE(reader.last().reading->lines.threshold, 0.5);
    reader.want(nullptr, options);
    QVERIFY(!reader.last().reading);
}

QTEST_MAIN(TestFlowView)
#include "tst_flow_view.moc"
