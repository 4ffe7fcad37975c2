#include "support/example_content.h"
#include "support/korean_words.h"
#include "ui/controls/heatmap_canvas.h"
#include "ui/controls/menu_button.h"
#include "ui/controls/slice_canvas.h"
#include "ui/controls/value_slider.h"
#include "ui/document/evaluator.h"
#include "ui/export/image_export.h"
#include "ui/views/heatmap_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestDisplayMenu : public QObject {
    Q_OBJECT

private slots:
    void init();
    void logarithmicColoursAreOnOrOff();
    void theMapIsChosen();
    void theSliderSaysWhatIsQuiet();
    void aChoiceAfterTheSliderKeepsIt();
    void barsFollowTheSelection();
    void aClickOnABarChoosesItsCell();
    void picturesHaveTheBarsToo();
    void aKeyIsLeftOutAndTakenInAgain();
    void theDocumentStaysAsItIs();
    void onlyWeightsOfferToLeaveKeysOut();
    void whatSaysNothingInAViewCannotBeChosen_data();
    void whatSaysNothingInAViewCannotBeChosen();
    void aThresholdOfScoresIsNoneOfTheGrids();
    void aColumnsLabelHasAMenu();
    void anotherTokenInItsPlaceIsShown();
    void gradientFollowsTheSelectedQuery();
    void speaksKorean();

private:
    HeatmapCanvas& canvas() const { return *m_view->findChild<HeatmapCanvas*>(u"heatmap"_s); }
    SliceCanvas& bars() const { return *m_view->findChild<SliceCanvas*>(u"bars"_s); }
    QMenu& menu() const { return m_view->findChild<MenuButton*>(u"display"_s)->filledMenu(); }
    QAction* entry(const QString& name) const { return menu().findChild<QAction*>(name); }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Evaluator> m_evaluator;
    std::unique_ptr<HeatmapView> m_view;
};

void TestDisplayMenu::init()
{
    m_view.reset();
    m_evaluator.reset();
    m_document = std::make_unique<Document>();
    m_evaluator = std::make_unique<Evaluator>(*m_document);
    m_document->load(test::caseContent(u"built_heads"_s), {});
    m_view = std::make_unique<HeatmapView>(*m_document, *m_evaluator);
    m_view->resize(900, 560);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestDisplayMenu::logarithmicColoursAreOnOrOff()
{
    QSignalSpy changed(m_view.get(), &HeatmapView::optionsChanged);
    entry(u"logarithmic"_s)->trigger();
    QVERIFY(m_view->options().logarithmic && canvas().heatmap().range().isLogarithmic());
    QVERIFY(entry(u"logarithmic"_s)->isChecked());
    entry(u"logarithmic"_s)->trigger();
    QVERIFY(!m_view->options().logarithmic && !canvas().heatmap().range().isLogarithmic());
    QCOMPARE(changed.size(), 2);
}

void TestDisplayMenu::theMapIsChosen()
{
    entry(u"map1"_s)->trigger();
    QCOMPARE(m_view->options().map, ColorMap::Teal);
    QVERIFY(entry(u"map1"_s)->isChecked() && !entry(u"map0"_s)->isChecked());
}

void TestDisplayMenu::theSliderSaysWhatIsQuiet()
{
    auto* slider = menu().findChild<ValueSlider*>(u"thresholdSlider"_s);
    QVERIFY(slider);
    slider->editValue(0.123456);
    QCOMPARE(m_view->options().threshold, 0.12);
    QCOMPARE(menu().findChild<ValueSlider*>(u"thresholdSlider"_s)->value(), 0.12);
    menu().findChild<ValueSlider*>(u"thresholdSlider"_s)->editValue(0);
    QCOMPARE(m_view->options().threshold, 0.0);
}

void TestDisplayMenu::aChoiceAfterTheSliderKeepsIt()
{
    QMenu& open = menu();
    open.findChild<ValueSlider*>(u"thresholdSlider"_s)->editValue(0.2);
    open.findChild<QAction*>(u"logarithmic"_s)->trigger();
    QCOMPARE(m_view->options().threshold, 0.2);
    QVERIFY(m_view->options().logarithmic);
}

void TestDisplayMenu::barsFollowTheSelection()
{
    QVERIFY(!bars().isVisible());
    m_document->select({0, 0, 3, 1});
    entry(u"barsRow"_s)->trigger();
    QVERIFY(bars().isVisible());
    const auto row = [this](Index i, Index j) {
        return m_evaluator->source()->matrix(Quantity::Weights, 0, m_document->selection().head)(i, j);
    };
    QCOMPARE(bars().bars().title(), u"row “%1”"_s.arg(canvas().heatmap().fullRowLabel(3)));
    for (const Index query : {5, 2}) {
        m_document->select({0, 1, query, 1});
        QCOMPARE(bars().bars().title(), u"row “%1”"_s.arg(canvas().heatmap().fullRowLabel(query)));
        const double longest = bars().bars().barRect(0).width();
        QVERIFY(row(query, 0) == 0 || longest > 0);
    }
    entry(u"barsColumn"_s)->trigger();
    QCOMPARE(bars().bars().title(), u"column “%1”"_s.arg(canvas().heatmap().fullColumnLabel(1)));
    entry(u"barsColumn"_s)->trigger();
    QVERIFY(!bars().isVisible());
}

void TestDisplayMenu::aClickOnABarChoosesItsCell()
{
    m_document->select({0, 0, 5, 1});
    entry(u"barsRow"_s)->trigger();
    QTest::mouseClick(&bars(), Qt::LeftButton, {}, bars().bars().lineRect(4).center().toPoint());
    QCOMPARE(m_document->selection().query, 5);
    QCOMPARE(m_document->selection().key, 4);
}

void TestDisplayMenu::picturesHaveTheBarsToo()
{
    const auto painted = [this] {
        const Picture picture = m_view->picture();
        QImage image(picture.size.toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        picture.paint(painter);
        return image;
    };
    entry(u"barsRow"_s)->trigger();
    m_document->select({0, 0, 2, 0});
    const QImage second = painted();
    m_document->select({0, 0, 5, 0});
    QVERIFY(painted() != second);
}

void TestDisplayMenu::aKeyIsLeftOutAndTakenInAgain()
{
    // The head that reads the first token has nearly all of its weight there.
    const auto source = m_evaluator->source();
    const auto weightOfFirst = [&](Index head) { return source->tile(Quantity::Weights, 0, head, {5, 0, 1, 1})(0, 0); };
    Index reader = 0;
    for (Index head = 1; head < source->headCount(0); ++head)
        reader = weightOfFirst(head) > weightOfFirst(reader) ? head : reader;
    QVERIFY(weightOfFirst(reader) > 0.5);
    m_document->select({0, reader, 5, 0});
    entry(u"leaveOut0"_s)->trigger();
    QCOMPARE(m_view->options().keysLeftOut, std::vector<Index>{0});
    QVERIFY(canvas().heatmap().isLeftOut(0));
    double sum = 0;
    for (Index key = 0; key <= 5; ++key)
        sum += canvas().heatmap().value({5, key});
    QVERIFY(std::abs(sum - 1) < 1e-12);
    m_document->select({0, 0, 5, 3});
    QVERIFY(entry(u"leaveOut0"_s)->isChecked() && !entry(u"leaveOut3"_s)->isChecked());
    entry(u"leaveOut3"_s)->trigger();
    QCOMPARE(m_view->options().keysLeftOut, (std::vector<Index>{0, 3}));
    entry(u"leaveOut0"_s)->trigger();
    QCOMPARE(m_view->options().keysLeftOut, std::vector<Index>{3});
    entry(u"allKeys"_s)->trigger();
    QVERIFY(m_view->options().keysLeftOut.empty());
    QVERIFY(!entry(u"allKeys"_s));
}

void TestDisplayMenu::theDocumentStaysAsItIs()
{
    const Content before = m_document->content();
    const Matrix<double> weights = m_evaluator->source()->matrix(Quantity::Weights, 0, 0);
    m_view->setKeyLeftOut(0, true);
    QVERIFY(m_document->content() == before && !m_document->isModified());
    QCOMPARE(m_evaluator->source()->matrix(Quantity::Weights, 0, 0), weights);
}

void TestDisplayMenu::onlyWeightsOfferToLeaveKeysOut()
{
    QVERIFY(entry(u"leaveOut0"_s));
    QVERIFY(entry(u"leaveOut0"_s)->isEnabled());
    m_view->setQuantity(Quantity::Scores);
    QVERIFY(!entry(u"leaveOut0"_s)->isEnabled());
    QVERIFY(entry(u"leaveOut0"_s)->toolTip().contains(u"weights alone"_s));
}

void TestDisplayMenu::whatSaysNothingInAViewCannotBeChosen_data()
{
    QTest::addColumn<ViewKind>("view");
    QTest::addColumn<QString>("usable"); // of logarithmic, threshold, bars, key: by their first letters
    QTest::newRow("heatmap") << ViewKind::Heatmap << u"ltbk"_s;
    QTest::newRow("grid") << ViewKind::Grid << u"ltk"_s;
    QTest::newRow("flow") << ViewKind::Flow << u"k"_s;
    QTest::newRow("steps") << ViewKind::Steps << u"lt"_s;
    QTest::newRow("geometry") << ViewKind::Geometry << u""_s;
    QTest::newRow("compare") << ViewKind::Compare << u"ltk"_s;
}

void TestDisplayMenu::whatSaysNothingInAViewCannotBeChosen()
{
    QFETCH(ViewKind, view);
    QFETCH(QString, usable);
    QMenu shown;
    m_view->fillDisplayMenu(shown, view);
    QVERIFY(shown.toolTipsVisible());
    const std::pair<QChar, QString> parts[] = {
        {u'l', u"logarithmic"_s}, {u't', u"threshold"_s}, {u'b', u"barsRow"_s}, {u'k', u"leaveOut0"_s}};
    for (const auto& [letter, name] : parts) {
        const QAction* action = shown.findChild<QAction*>(name);
        QVERIFY(action);
        QVERIFY2(action->isEnabled() == usable.contains(letter), qPrintable(name));
        if (!action->isEnabled())
            QVERIFY2(action->toolTip().size() > 10, qPrintable(name)); // why
    }
    QCOMPARE(shown.findChild<QWidget*>(u"thresholdRow"_s)->isEnabled(), usable.contains(u't'));
}

void TestDisplayMenu::aThresholdOfScoresIsNoneOfTheGrids()
{
    QMenu ofScores;
    m_view->fillDisplayMenu(ofScores, ViewKind::Grid, true);
    QVERIFY(!ofScores.findChild<QAction*>(u"threshold"_s)->isEnabled());
    QVERIFY(ofScores.findChild<QAction*>(u"logarithmic"_s)->isEnabled());
    m_view->setQuantity(Quantity::Scores);
    QMenu shown;
    m_view->fillDisplayMenu(shown, ViewKind::Grid);
    QVERIFY(!shown.findChild<QAction*>(u"threshold"_s)->isEnabled());
    QVERIFY(shown.findChild<QAction*>(u"leaveOut0"_s)->isEnabled());
}

void TestDisplayMenu::aColumnsLabelHasAMenu()
{
    QTimer::singleShot(0, this, [this] {
        auto* shown = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(shown);
        shown->findChild<QAction*>(u"leaveOut2"_s)->trigger();
        shown->close();
    });
    const QPoint place = canvas().heatmap().columnLabelRect(2).center().toPoint();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, place, canvas().mapToGlobal(place));
    QCoreApplication::sendEvent(&canvas(), &asked);
    QCOMPARE(m_view->options().keysLeftOut, std::vector<Index>{2});
}

void TestDisplayMenu::anotherTokenInItsPlaceIsShown()
{
    m_view->setKeyLeftOut(1, true);
    m_view->setKeyLeftOut(0, true);
    Content changed = m_document->content();
    changed.tokens[1] += "x";
    m_document->load(changed, {});
    QCOMPARE(m_view->options().keysLeftOut, std::vector<Index>{0});
}

void TestDisplayMenu::gradientFollowsTheSelectedQuery()
{
    m_view->setQuantity(Quantity::Gradient);
    for (const Index query : {4, 2}) {
        m_document->select({0, 0, query, 1});
        const Matrix<double> a = m_evaluator->source()->tile(Quantity::Weights, 0, 0, {query, 0, 1, 5});
        QVERIFY(std::abs(canvas().heatmap().value({0, 1}) + a(0, 0) * a(0, 1)) < 1e-15);
    }
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().heatmap().cellRect({0, 3}).center().toPoint());
    QCOMPARE(m_document->selection().query, 2);
    QCOMPARE(m_document->selection().key, 3);
}

void TestDisplayMenu::speaksKorean()
{
    const test::KoreanWords korean;
    QVERIFY(korean.loaded());
    QCOMPARE(entry(u"logarithmic"_s)->text(), u"로그 눈금으로 색칠"_s);
    QVERIFY(entry(u"leaveOut0"_s)->text().contains(u"정규화"_s));
}

QTEST_MAIN(TestDisplayMenu)
#include "tst_display_menu.moc"
