#include "support/example_content.h"
#include "support/korean_words.h"
#include "ui/controls/legend_bar.h"
#include "ui/controls/value_slider.h"
#include "ui/document/evaluator.h"
#include "ui/document/matrix_edits.h"
#include "ui/document/model_edits.h"
#include "ui/export/image_export.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/number_text.h"
#include "ui/views/grid_view.h"
#include "ui/views/heads_canvas.h"
#include "ui/views/pattern_canvas.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestGridView : public QObject {
    Q_OBJECT

private slots:
    void init();
    void sortedHeadsStandInTheOrderOfTheirScores();
    void theThresholdLeavesHeadsOutAndSaysSo();
    void theLegendSaysWhatEvenWeightsScore();
    void arrowKeysFollowTheShownOrder();
    void aSelectedHeadThatIsLeftOutComesBackByAKey();
    void scoresStandInPlaceOfThumbnails();
    void anotherModeBeginsAtItsTop();
    void aClickOnAScoreSelectsTheHead();
    void arrowKeysGoThroughTheMap();
    void anEditIsShownInEveryMode();
    void onlyTheChangedHeadIsPainted();
    void theModeIsWhatIsExported();
    void thePresentLanguageIsSpoken();
    void aSentenceThatIsMissingIsAskedFor();

private:
    template <class T>
    T& find(const QString& name) const
    {
        return *m_view->findChild<T*>(name);
    }
    HeadsCanvas& grid() const { return find<HeadsCanvas>(u"gridCanvas"_s); }
    PatternCanvas& patterns() const { return find<PatternCanvas>(u"patternCanvas"_s); }
    QString summary() const { return find<QLabel>(u"gridSummary"_s).text(); }
    HeadPlace selected() const { return {m_document->selection().layer, m_document->selection().head}; }
    void sortBy(HeadScore score) const
    {
        auto& order = find<QComboBox>(u"gridOrder"_s);
        order.setCurrentIndex(order.findData(static_cast<int>(score)));
        emit order.activated(order.currentIndex());
        QTRY_VERIFY(grid().isComplete());
    }
    double scoreOf(HeadPlace place, HeadScore score) const
    {
        return *headScores(*m_evaluator->source(), place.layer, place.head).of(score);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Evaluator> m_evaluator;
    std::unique_ptr<GridView> m_view;
};

void TestGridView::init()
{
    m_view.reset();
    m_evaluator.reset();
    m_document = std::make_unique<Document>();
    m_evaluator = std::make_unique<Evaluator>(*m_document);
    m_document->load(test::caseContent(u"built_heads"_s), {});
    m_view = std::make_unique<GridView>(*m_document, *m_evaluator);
    m_view->resize(760, 560);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    QTRY_VERIFY(grid().isComplete());
}

void TestGridView::sortedHeadsStandInTheOrderOfTheirScores()
{
    QCOMPARE(grid().grid().heads(), headsOf(*m_evaluator->source()));
    QVERIFY(!find<ValueSlider>(u"gridLeast"_s).isVisible());
    sortBy(HeadScore::Entropy);
    QVERIFY(find<ValueSlider>(u"gridLeast"_s).isVisible());
    const auto heads = grid().grid().heads();
    QCOMPARE(heads.size(), headsOf(*m_evaluator->source()).size());
    for (std::size_t i = 1; i < heads.size(); ++i)
        QVERIFY(scoreOf(heads[i - 1], HeadScore::Entropy) >= scoreOf(heads[i], HeadScore::Entropy));
    QVERIFY(grid().accessibleName().contains(u"Entropy 0."_s));
}

void TestGridView::theThresholdLeavesHeadsOutAndSaysSo()
{
    const auto all = headsOf(*m_evaluator->source());
    QCOMPARE(summary(), u"%1 heads"_s.arg(all.size()));
    sortBy(HeadScore::Entropy);
    find<ValueSlider>(u"gridLeast"_s).editValue(0.5);
    const auto enough = std::count_if(all.begin(), all.end(),
                                      [this](HeadPlace place) { return scoreOf(place, HeadScore::Entropy) >= 0.5; });
    QCOMPARE(grid().grid().heads().size(), static_cast<std::size_t>(enough));
    QCOMPARE(summary(), u"%1 of %2 heads ≥ 0.50"_s.arg(enough).arg(all.size()));
    find<ValueSlider>(u"gridLeast"_s).editValue(0);
    QCOMPARE(grid().grid().heads().size(), all.size());
}

void TestGridView::theLegendSaysWhatEvenWeightsScore()
{
    sortBy(HeadScore::PreviousToken);
    const double even = patternBaselines(*m_evaluator->source(), 0).previousToken.value();
    const QString legend = find<LegendBar>(u"gridLegend"_s).text();
    QVERIFY2(legend.contains(u"even weights: %1"_s.arg(numberText(even, 2))), qPrintable(legend));
}

void TestGridView::arrowKeysFollowTheShownOrder()
{
    sortBy(HeadScore::Entropy);
    const auto heads = grid().grid().heads();
    m_document->selectHead(heads.front());
    for (std::size_t i = 1; i < heads.size(); ++i) {
        QTest::keyClick(&grid(), Qt::Key_Right);
        QCOMPARE(selected(), heads[i]);
    }
    QTest::keyClick(&grid(), Qt::Key_Right);
    QCOMPARE(selected(), heads.back());
    QTest::keyClick(&grid(), Qt::Key_Left);
    QCOMPARE(selected(), heads[heads.size() - 2]);
}

void TestGridView::aSelectedHeadThatIsLeftOutComesBackByAKey()
{
    sortBy(HeadScore::Entropy);
    const HeadPlace last = grid().grid().heads().back();
    const HeadPlace first = grid().grid().heads().front();
    m_document->selectHead(last);
    find<ValueSlider>(u"gridLeast"_s).editValue(std::floor(scoreOf(first, HeadScore::Entropy) * 100) / 100);
    QVERIFY(!grid().grid().thumbnailRect(last).isValid());
    QTest::keyClick(&grid(), Qt::Key_Left);
    QCOMPARE(selected(), first);
}

void TestGridView::scoresStandInPlaceOfThumbnails()
{
    QVERIFY(grid().isVisible() && !patterns().isVisible());
    QTest::mouseClick(&find<QPushButton>(u"gridScores"_s), Qt::LeftButton);
    QVERIFY(!grid().isVisible() && patterns().isVisible());
    QVERIFY(!find<QComboBox>(u"gridOrder"_s).isVisible());
    QTRY_VERIFY(patterns().isComplete());
    const HeadPlace place{1, 0};
    QCOMPARE(*patterns().map().score({HeadScore::Self, place, false}), scoreOf(place, HeadScore::Self));
    QCOMPARE(*patterns().map().score({HeadScore::Self, place, true}),
             *patternBaselines(*m_evaluator->source(), 1).self);
    m_view->setFocus();
    QCOMPARE(QApplication::focusWidget(), &patterns());
}

void TestGridView::anotherModeBeginsAtItsTop()
{
    m_view->resize(500, 220);
    grid().setFocus();
    QTest::mouseClick(&find<QPushButton>(u"gridScores"_s), Qt::LeftButton);
    const auto* bar = m_view->findChild<QScrollArea*>()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), 0);
}

void TestGridView::aClickOnAScoreSelectsTheHead()
{
    QTest::mouseClick(&find<QPushButton>(u"gridScores"_s), Qt::LeftButton);
    const QRectF cell = patterns().map().cellRect({HeadScore::FirstToken, {1, 2}, false});
    QTest::mouseClick(&patterns(), Qt::LeftButton, {}, cell.center().toPoint());
    QCOMPARE(selected(), (HeadPlace{1, 2}));
    const QRectF even = patterns().map().cellRect({HeadScore::FirstToken, {0, 0}, true});
    QTest::mouseClick(&patterns(), Qt::LeftButton, {}, even.center().toPoint());
    QCOMPARE(selected(), (HeadPlace{1, 2})); // a baseline is no head
    QSignalSpy opened(m_view.get(), &GridView::headOpened);
    QTest::mouseDClick(&patterns(), Qt::LeftButton, {}, cell.center().toPoint());
    QTest::keyClick(&patterns(), Qt::Key_Return);
    QCOMPARE(opened.size(), 2);
}

void TestGridView::arrowKeysGoThroughTheMap()
{
    QTest::mouseClick(&find<QPushButton>(u"gridScores"_s), Qt::LeftButton);
    m_document->selectHead({0, 0});
    QTest::keyClick(&patterns(), Qt::Key_Left);
    QCOMPARE(selected(), (HeadPlace{0, 0}));
    QTest::keyClick(&patterns(), Qt::Key_Down);
    QTest::keyClick(&patterns(), Qt::Key_Right);
    QCOMPARE(selected(), (HeadPlace{1, 1}));
    QTRY_VERIFY(patterns().isComplete());
    QVERIFY(patterns().accessibleName().contains(u"Previous token 0."_s));
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(&patterns(), Qt::Key_Down);
    QCOMPARE(selected().layer, m_evaluator->source()->layerCount() - 1);
}

void TestGridView::anEditIsShownInEveryMode()
{
    sortBy(HeadScore::Entropy);
    QTest::mouseClick(&find<QPushButton>(u"gridScores"_s), Qt::LeftButton);
    m_document->edit(setScoreMultiplier(m_document->content(), 5));
    QTRY_VERIFY(patterns().isComplete());
    for (const HeadPlace place : headsOf(*m_evaluator->source()))
        QCOMPARE(*patterns().map().score({HeadScore::Self, place, false}), scoreOf(place, HeadScore::Self));
    QTest::mouseClick(&find<QPushButton>(u"gridThumbnails"_s), Qt::LeftButton);
    QTRY_VERIFY(grid().isComplete());
    const auto heads = grid().grid().heads();
    for (std::size_t i = 1; i < heads.size(); ++i)
        QVERIFY(scoreOf(heads[i - 1], HeadScore::Entropy) >= scoreOf(heads[i], HeadScore::Entropy));
}

void TestGridView::onlyTheChangedHeadIsPainted()
{
    class PaintedRegion final : public QObject {
    public:
        QRegion region;

    protected:
        bool eventFilter(QObject*, QEvent* event) override
        {
            if (event->type() == QEvent::Paint)
                region += static_cast<QPaintEvent*>(event)->region();
            return false;
        }
    } painted;
    QTRY_VERIFY(grid().isComplete());
    QCoreApplication::processEvents();
    grid().installEventFilter(&painted);
    const Index layer = m_evaluator->source()->layerCount() - 1;
    const auto before = grid().readingOf(m_evaluator->source().get());
    m_document->edit(setMatrixEntry(m_document->content(), {MatrixKind::Query, layer, 0}, 0, 0, 3.5));
    QTRY_VERIFY(grid().isComplete());
    const auto after = grid().readingOf(m_evaluator->source().get());
    for (const auto& [place, head] : after)
        QCOMPARE(head.field == before.at(place).field, place != (HeadPlace{layer, 0}));
    QCoreApplication::processEvents();
    QVERIFY(painted.region.contains(grid().grid().thumbnailRect({layer, 0}).center().toPoint()));
    QVERIFY(!painted.region.contains(grid().grid().thumbnailRect({0, 1}).center().toPoint()));
}

void TestGridView::theModeIsWhatIsExported()
{
    const QByteArray thumbnails = pictureSvg(m_view->picture());
    QVERIFY(thumbnails.contains("L0H0") && !thumbnails.contains(">even<"));
    QTest::mouseClick(&find<QPushButton>(u"gridScores"_s), Qt::LeftButton);
    const QByteArray scores = pictureSvg(m_view->picture());
    QVERIFY(scores.contains(">even<") && !scores.contains("L0H0"));
}

void TestGridView::thePresentLanguageIsSpoken()
{
    const test::KoreanWords korean;
    QCOMPARE(find<QPushButton>(u"gridScores"_s).text(), u"패턴 점수"_s);
    QCOMPARE(find<QComboBox>(u"gridOrder"_s).itemText(1), u"엔트로피"_s);
    QVERIFY2(summary().startsWith(u"헤드 "_s), qPrintable(summary()));
}

void TestGridView::aSentenceThatIsMissingIsAskedFor()
{
    QTest::mouseClick(&find<QPushButton>(u"gridScores"_s), Qt::LeftButton);
    m_document->load({}, {});
    QVERIFY(!patterns().isVisible() && !grid().isVisible());
    QVERIFY(find<QLabel>(u"gridMessage"_s).isVisible());
    QVERIFY(summary().isEmpty());
    QVERIFY(m_view->picture().size.isEmpty());
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Down, Qt::Key_Return})
        QTest::keyClick(&patterns(), key);
    QTest::mouseClick(&patterns(), Qt::LeftButton, {}, QPoint(20, 20));
}

QTEST_MAIN(TestGridView)
#include "tst_grid_view.moc"
