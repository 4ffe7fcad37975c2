#include "support/small_content.h"
#include "ui/document/evaluator.h"
#include "ui/document/head_edits.h"
#include "ui/document/layer_edits.h"
#include "ui/document/matrix_edits.h"
#include "ui/document/model_edits.h"
#include "ui/document/token_edits.h"

#include <QSignalSpy>
#include <QTest>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

constexpr std::int64_t never = 0; // nothing is small enough to be done at once

Matrix<double> weightsOf(const Evaluator& evaluator)
{
    return evaluator.source()->matrix(Quantity::Weights, 0, 0);
}

Matrix<double> expectedWeights(const Document& document)
{
    return evaluate(document.content()).value()->matrix(Quantity::Weights, 0, 0);
}

} // namespace

class TestEvaluator : public QObject {
    Q_OBJECT

private:
    static void multiply(Document& document, double by) { document.edit(setScoreMultiplier(document.content(), by)); }

private slots:
    void aSmallDocumentIsComputedAtOnce();
    void layersThatDidNotChangeAreShared();
    void newNamesAreShownWithoutComputing();
    void anOverflowIsToldAndTheLastPictureKept();
    void noPictureOfAnotherDocumentIsKept();
    void noPictureOfOtherTokensStandsBesideAnOverflow();
    void anotherDocumentLeavesNothingOfTheOneBefore();
    void aDocumentWithoutTokensHasAnEmptyPicture();
    void aLargeDocumentIsComputedOnTheSide();
    void ofManyRequestsTheLatestWins();
    void aSmallDocumentDoesNotWaitForALargeOne();
    void itMayBeDestroyedWhileItComputes();
    void undoAndLoadAreFollowed();
    void aVeilLeavesNobodyTheNumbers();
    void aVeilLetsNoOldPictureStand();
    void aVeilLiesOverEveryLaterSnapshot();
    void whatIsKeptIsShownUnderTheVeilOfTheMoment();
};

void TestEvaluator::aSmallDocumentIsComputedAtOnce()
{
    Document document;
    Evaluator evaluator(document);
    QVERIFY(evaluator.source());
    QSignalSpy evaluated(&evaluator, &Evaluator::evaluated);
    QSignalSpy busy(&evaluator, &Evaluator::busyChanged);
    document.load(smallContent(), {});
    QCOMPARE(evaluated.size(), 1);
    QVERIFY(evaluator.isCurrent());
    const Matrix<double> before = weightsOf(evaluator);
    multiply(document, 3);
    QCOMPARE(evaluated.size(), 2);
    QVERIFY(before != weightsOf(evaluator));
    QCOMPARE(difference(weightsOf(evaluator), expectedWeights(document)), QString());
    QCOMPARE(busy.size(), 0);
}

void TestEvaluator::layersThatDidNotChangeAreShared()
{
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document);
    const Source before = traceOf(evaluator.source());
    document.edit(setMatrixEntry(document.content(), {MatrixKind::Query, 1, 0}, 0, 0, 4));
    QCOMPARE(traceOf(evaluator.source())->trace().layers[0], before->trace().layers[0]);
    QVERIFY(traceOf(evaluator.source())->trace().layers[1] != before->trace().layers[1]);
    document.edit(removeLayer(document.content(), 1));
    QCOMPARE(evaluator.source()->layerCount(), 1);
    QCOMPARE(traceOf(evaluator.source())->trace().layers[0], before->trace().layers[0]);
}

void TestEvaluator::newNamesAreShownWithoutComputing()
{
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document, nullptr, never);
    QTRY_VERIFY(evaluator.isCurrent());
    const Source before = traceOf(evaluator.source());
    document.edit(setHeadName(document.content(), 0, 0, u"other"_s));
    QVERIFY(evaluator.isCurrent());
    QCOMPARE(evaluator.source()->headName(0, 0), std::string("other"));
    QCOMPARE(traceOf(evaluator.source())->trace().layers, before->trace().layers);
}

void TestEvaluator::anOverflowIsToldAndTheLastPictureKept()
{
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document);
    const ShownSource good = evaluator.source();
    QSignalSpy evaluated(&evaluator, &Evaluator::evaluated);
    document.edit(setMatrix(document.content(), {MatrixKind::Query, 0, 1}, rows({{1e300}, {1e300}, {1e300}})));
    document.edit(setMatrix(document.content(), {MatrixKind::Key, 0, 1}, rows({{1e300}, {1e300}, {1e300}})));
    QCOMPARE(evaluated.size(), 2);
    QVERIFY(evaluator.overflow());
    QVERIFY(!evaluator.exportable());
    QCOMPARE(evaluator.overflow()->layer, 0);
    QCOMPARE(evaluator.overflow()->head, 1);
    QVERIFY(evaluator.source());
    QVERIFY(!evaluator.exportable());
    document.undoStack().undo();
    document.undoStack().undo();
    QVERIFY(!evaluator.overflow());
    QCOMPARE(difference(weightsOf(evaluator), good->matrix(Quantity::Weights, 0, 0)), QString());
}

void TestEvaluator::noPictureOfAnotherDocumentIsKept()
{
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document);
    QVERIFY(evaluator.source());
    Document large;
    large.load(smallContent(), {});
    large.edit(setMatrix(large.content(), {MatrixKind::Query, 0, 1}, rows({{1e300}, {1e300}, {1e300}})));
    large.edit(setMatrix(large.content(), {MatrixKind::Key, 0, 1}, rows({{1e300}, {1e300}, {1e300}})));
    document.load(large.content(), {});
    QVERIFY(evaluator.overflow());
    QVERIFY(!evaluator.source());
    document.load(smallContent(), {});
    QVERIFY(evaluator.source());
}

void TestEvaluator::noPictureOfOtherTokensStandsBesideAnOverflow()
{
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document);
    document.edit(setMatrix(document.content(), {MatrixKind::Query, 0, 1}, rows({{1e300}, {1e300}, {1e300}})));
    document.edit(setMatrix(document.content(), {MatrixKind::Key, 0, 1}, rows({{1e300}, {1e300}, {1e300}})));
    QVERIFY(evaluator.source());
    document.edit(setSentence(document.content(), u"red cube"_s));
    QVERIFY(evaluator.overflow());
    QVERIFY(!evaluator.source());
}

void TestEvaluator::anotherDocumentLeavesNothingOfTheOneBefore()
{
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document, nullptr, never);
    QTRY_VERIFY(evaluator.exportable());
    document.edit(setScoreMultiplier(document.content(), 2));
    QVERIFY(evaluator.source());
    QVERIFY(!evaluator.exportable());
    QTRY_VERIFY(evaluator.exportable());
    QSignalSpy evaluated(&evaluator, &Evaluator::evaluated);
    document.load(smallContent(), u"other"_s);
    QVERIFY(!evaluator.source());
    QCOMPARE(evaluated.size(), 1);
    QTRY_VERIFY(evaluator.exportable());
    QCOMPARE(difference(weightsOf(evaluator), expectedWeights(document)), QString());
}

void TestEvaluator::aDocumentWithoutTokensHasAnEmptyPicture()
{
    Document document;
    Evaluator evaluator(document);
    QCOMPARE(evaluator.source()->queryCount(), 0);
    QCOMPARE(weightsOf(evaluator).size(), 0);
    document.edit(setSentence(document.content(), u"hello"_s));
    QCOMPARE(difference(weightsOf(evaluator), rows({{1}})), QString());
}

void TestEvaluator::aLargeDocumentIsComputedOnTheSide()
{
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document, nullptr, never);
    QVERIFY(!evaluator.isCurrent());
    QVERIFY(!evaluator.source());
    QSignalSpy evaluated(&evaluator, &Evaluator::evaluated);
    QTRY_VERIFY(evaluator.isCurrent());
    QCOMPARE(evaluated.size(), 1);
    QCOMPARE(difference(weightsOf(evaluator), expectedWeights(document)), QString());
    QVERIFY(!evaluator.isBusy());
}

void TestEvaluator::ofManyRequestsTheLatestWins()
{
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document, nullptr, never);
    QSignalSpy evaluated(&evaluator, &Evaluator::evaluated);
    for (int by = 2; by <= 50; ++by)
        multiply(document, by);
    QTRY_VERIFY(evaluator.isCurrent());
    // The one that was running, and the last.
    QVERIFY(evaluated.size() <= 2);
    QCOMPARE(difference(weightsOf(evaluator), expectedWeights(document)), QString());
}

void TestEvaluator::aSmallDocumentDoesNotWaitForALargeOne()
{
    Content large = smallContent();
    large.model.layers.resize(40, smallLayer());
    const std::int64_t between = multiplicationsOf(smallContent());
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document, nullptr, between);
    QVERIFY(evaluator.isCurrent());
    document.load(large, {});
    QVERIFY(!evaluator.isCurrent());
    document.load(smallContent(), {});
    QVERIFY(evaluator.isCurrent());
    QCOMPARE(evaluator.source()->layerCount(), 2);
    QTest::qWait(20); // what was overtaken ends and is dropped
    QCOMPARE(evaluator.source()->layerCount(), 2);
    document.load(large, {});
    QTRY_VERIFY(evaluator.isCurrent());
    QCOMPARE(evaluator.source()->layerCount(), 40);
}

void TestEvaluator::itMayBeDestroyedWhileItComputes()
{
    Document document;
    Content large = smallContent();
    large.model.layers.resize(200, smallLayer());
    document.load(large, {});
    for (int run = 0; run < 20; ++run)
        Evaluator evaluator(document, nullptr, never);
}

void TestEvaluator::undoAndLoadAreFollowed()
{
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document);
    const Matrix<double> start = weightsOf(evaluator);
    document.edit(setSentence(document.content(), u"cube"_s));
    QCOMPARE(weightsOf(evaluator).rows(), 1);
    document.undoStack().undo();
    QCOMPARE(difference(weightsOf(evaluator), start), QString());
    document.undoStack().redo();
    QCOMPARE(evaluator.source()->queryCount(), 1);
}

void TestEvaluator::aVeilLeavesNobodyTheNumbers()
{
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document);
    const ShownSource before = evaluator.source();
    QVERIFY(traceOf(before) && !evaluator.hides());
    evaluator.setVeil(Veil{Quantity::Weights, 1});
    QVERIFY(evaluator.hides());
    QVERIFY(std::isnan(weightsOf(evaluator)(1, 0)));
    QCOMPARE(weightsOf(evaluator).row(2), before->matrix(Quantity::Weights, 0, 0).row(2));
    QVERIFY(!traceOf(evaluator.source()) && !traceOf(evaluator.exportable()));
    QCOMPARE(evaluator.source(), evaluator.source()); // one to compare pictures by
    evaluator.setVeil(std::nullopt);
    QCOMPARE(evaluator.source(), before);
    evaluator.setVeil(Veil{{}, {}, true}); // of labs alone
    QVERIFY(!evaluator.hides());
    QCOMPARE(evaluator.source(), before);
}

void TestEvaluator::aVeilLetsNoOldPictureStand()
{
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document);
    std::vector<ShownSource> heard;
    connect(&evaluator, &Evaluator::evaluated, this, [&] { heard.push_back(evaluator.source()); });
    const Veil veil{Quantity::Scores, {}};
    evaluator.setVeil(veil);
    QCOMPARE(heard.size(), std::size_t(2));
    QVERIFY(!heard[0] && heard[1] && !traceOf(heard[1]));
    evaluator.setVeil(veil);
    QCOMPARE(heard.size(), std::size_t(2));
}

void TestEvaluator::aVeilLiesOverEveryLaterSnapshot()
{
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document);
    evaluator.setVeil(Veil{Quantity::Weights, 1});
    multiply(document, 2);
    QVERIFY(std::isnan(weightsOf(evaluator)(1, 0)));
    evaluator.startPlay();
    evaluator.play(setScoreMultiplier(evaluator.content(), 3));
    QVERIFY(std::isnan(weightsOf(evaluator)(1, 0)));
    evaluator.endPlay();
    document.load(smallContent(), {});
    QVERIFY(std::isnan(weightsOf(evaluator)(1, 0)));
}

void TestEvaluator::whatIsKeptIsShownUnderTheVeilOfTheMoment()
{
    Document document;
    document.load(smallContent(), {});
    Evaluator evaluator(document);
    QVERIFY(!KeptSnapshot());
    const KeptSnapshot open = evaluator.kept();
    QVERIFY(open);
    evaluator.setVeil(Veil{Quantity::Weights, 1});
    const KeptSnapshot hidden = evaluator.kept();
    for (const KeptSnapshot& kept : {open, hidden})
        QVERIFY(std::isnan(evaluator.shown(kept)->matrix(Quantity::Weights, 0, 0)(1, 0)));
    evaluator.setVeil(std::nullopt);
    for (const KeptSnapshot& kept : {open, hidden})
        QVERIFY(!std::isnan(evaluator.shown(kept)->matrix(Quantity::Weights, 0, 0)(1, 0)));
}

QTEST_MAIN(TestEvaluator)
#include "tst_evaluator.moc"
