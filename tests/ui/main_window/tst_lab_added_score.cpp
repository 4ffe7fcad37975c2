#include "support/example_content.h"
#include "support/main_window_fixture.h"
#include "ui/views/flowing_text.h"
#include "ui/views/lab_view.h"
#include "ui/views/readouts.h"

#include <QAbstractButton>
#include <QLabel>
#include <QRegularExpression>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// Those of the document: the free vectors have readouts of their own.
Readouts* shownReadouts(const MainWindow& window)
{
    for (auto* readouts : window.findChildren<Readouts*>(u"rowReadouts"_s))
        if (readouts->isVisible())
            return readouts;
    return nullptr;
}

} // namespace

/// What the saturation lab adds to a score is in every number of the window that the score goes into.
class TestLabAddedScore : public QObject {
    Q_OBJECT

private slots:
    void readoutsWorkedCellAndStatusFollow()
    {
        MainWindowFixture fixture;
        fixture.document().load(test::caseContent(u"built_heads"_s), {});
        fixture.document().select({1, 0, 6, 1});
        fixture.trigger(u"labs_saturation"_s);
        auto& lab = *fixture.find<LabView>(u"labView"_s);
        auto& readouts = *shownReadouts(*fixture.window);
        auto& steps = *fixture.find<FlowingText>(u"workedSteps"_s);
        auto& status = *fixture.find<QLabel>(u"statusCell"_s);
        QTRY_VERIFY(!readouts.readouts().empty() && readouts.readouts()[2].value != u"–"_s);
        const auto largest = readouts.readouts()[2].value;
        const QString worked = steps.toPlainText();
        const QString weight = status.text();

        lab.setState({{"shift", 9}});
        QVERIFY(readouts.readouts()[2].value != largest);
        QVERIFY2(steps.toPlainText().contains(u"+ 9.00, added in the lab"_s), qPrintable(steps.toPlainText()));
        QVERIFY(status.text() != weight);
        const QString page = lab.findChild<QWidget*>(u"labPage"_s)->accessibleDescription();
        const auto said = QRegularExpression(u"largest weight ([0-9.]+)"_s).match(page);
        QCOMPARE(QString::number(said.captured(1).toDouble(), 'f', 2), readouts.readouts()[2].value);

        fixture.find<QAbstractButton>(u"heatmapButton"_s)->click(); // which shows the document
        QCOMPARE(readouts.readouts()[2].value, largest);
        QCOMPARE(steps.toPlainText(), worked);
        QCOMPARE(status.text(), weight);
        fixture.trigger(u"labs_saturation"_s); // it was left: nothing is added any more
        QCOMPARE(lab.state().at("shift"), 0.);
        QCOMPARE(readouts.readouts()[2].value, largest);
        QVERIFY(!fixture.document().isModified());

        lab.setState({{"shift", 9}});
        fixture.window->files().openExample(1); // whose cell it is not
        QCOMPARE(lab.state().at("shift"), 0.);
        QVERIFY(!steps.toPlainText().contains(u"added"_s));
    }
};

QTEST_MAIN(TestLabAddedScore)
#include "tst_lab_added_score.moc"
