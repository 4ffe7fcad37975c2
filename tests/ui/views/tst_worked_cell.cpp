#include "support/example_content.h"
#include "support/korean_words.h"
#include "ui/document/evaluator.h"
#include "ui/document/model_edits.h"
#include "ui/views/flowing_text.h"
#include "ui/views/worked_cell.h"

#include <QLabel>
#include <QTest>
#include <QUrl>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestWorkedCell : public QObject {
    Q_OBJECT

private slots:
    void init();
    void showsTheSelectedCell();
    void followsTheSliderAndTheSelection();
    void decimalsFollowTheChooser();
    void theLinkWritesOutTheWholeSumAndBack();
    void koreanParticlesFitTheTokens();
    void aTokenThatLooksLikeATagIsText();
    void withoutTokensItSaysWhatToDo();
    void anOverflowHasNoArithmetic();

private:
    QString heading() const { return m_cell->findChild<QLabel*>(u"workedHeading"_s)->text(); }
    QString steps() const { return m_cell->findChild<FlowingText*>(u"workedSteps"_s)->text(); }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Evaluator> m_evaluator;
    std::unique_ptr<WorkedCell> m_cell;
};

void TestWorkedCell::init()
{
    m_cell.reset();
    m_evaluator.reset();
    m_document = std::make_unique<Document>();
    m_evaluator = std::make_unique<Evaluator>(*m_document);
    m_document->load(test::caseContent(u"worked_example"_s), {});
    m_cell = std::make_unique<WorkedCell>(*m_document, *m_evaluator);
    m_document->select({0, 0, 0, 0});
    QVERIFY(m_evaluator->source());
}

void TestWorkedCell::showsTheSelectedCell()
{
    QCOMPARE(heading(), u"“query” reads “key 1”"_s);
    QVERIFY(steps().contains(u"<b>0.8044</b>"_s));
}

void TestWorkedCell::followsTheSliderAndTheSelection()
{
    m_document->edit(setScoreMultiplier(m_document->content(), 0));
    QVERIFY(steps().contains(u"<b>0.5000</b>"_s));
    m_document->undoStack().undo();
    m_document->select({0, 0, 0, 1});
    QCOMPARE(heading(), u"“query” reads “key 2”"_s);
    QVERIFY(steps().contains(u"<b>0.1956</b>"_s));
}

void TestWorkedCell::decimalsFollowTheChooser()
{
    m_cell->setDecimals(4);
    QVERIFY(steps().contains(u"<b>0.804430</b>"_s));
    m_cell->setDecimals(99);
    QVERIFY(steps().contains(u"<b>0.80442968</b>"_s));
}

void TestWorkedCell::theLinkWritesOutTheWholeSumAndBack()
{
    m_document->load(test::caseContent(u"built_heads"_s), {});
    m_document->select({0, 1, 8, 0});
    QVERIFY(steps().contains(u"more</a>"_s) && !steps().contains(u"Show less"_s));
    auto* text = m_cell->findChild<FlowingText*>(u"workedSteps"_s);
    emit text->anchorClicked(QUrl(u"whole"_s));
    QVERIFY(!steps().contains(u"more</a>"_s) && steps().contains(u"Show less"_s));
    emit text->anchorClicked(QUrl(u"short"_s));
    QVERIFY(steps().contains(u"more</a>"_s));
}

void TestWorkedCell::koreanParticlesFitTheTokens()
{
    Content content = test::caseContent(u"built_heads"_s);
    content.tokens[1] = "빨간";
    content.tokens[2] = "상자";
    m_document->load(content, {});
    m_document->select({0, 1, 2, 1});
    {
        const test::KoreanWords korean;
        QVERIFY(korean.loaded());
        QCOMPARE(heading(), u"“상자”가 “빨간”을 읽는 비중"_s);
        QVERIFY(steps().contains(u"행의 최댓값"_s));
        QVERIFY2(!steps().contains(u"row"_s), "no word of the other language");
        m_document->select({0, 1, 1, 1});
        QCOMPARE(heading(), u"“빨간”이 “빨간”을 읽는 비중"_s);
    }
    QCOMPARE(heading(), u"“빨간” reads “빨간”"_s);
}

void TestWorkedCell::aTokenThatLooksLikeATagIsText()
{
    Content content = test::caseContent(u"worked_example"_s);
    content.tokens = {"<b>%2</b>"};
    content.model.layers[0].hiddenKeys = {0, 1};
    m_document->load(content, {});
    QCOMPARE(heading(), u"“<b>%2</b>” reads “key 1”"_s);
    QVERIFY(steps().contains(u"&lt;b&gt;%2&lt;/b&gt;"_s));
}

void TestWorkedCell::withoutTokensItSaysWhatToDo()
{
    m_document->load({}, {});
    QCOMPARE(heading(), u"Worked cell"_s);
    QCOMPARE(steps(), u"Click a cell to see its arithmetic."_s);
}

void TestWorkedCell::anOverflowHasNoArithmetic()
{
    Content content = m_document->content();
    content.embeddings = Matrix<double>{{1e300, 1e300}};
    content.memory->embeddings = Matrix<double>{{1e300, 0}, {0, 1}};
    m_document->load(content, {});
    QVERIFY(m_evaluator->overflow());
    QVERIFY(!steps().contains(u"q · k"_s));
}

QTEST_MAIN(TestWorkedCell)
#include "tst_worked_cell.moc"
