#include "core/files/document_file.h"
#include "support/example_content.h"
#include "support/small_content.h"
#include "ui/document/document.h"
#include "ui/document/free_vectors.h"

#include <QTest>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

class TestFreeVectors : public QObject {
    Q_OBJECT

private slots:
    void theyStartAsTheWorkedExample();
    void theHeadComputesWithWhatIsWritten();
    void aMoveIsOneUndoStep();
    void numbersThatAreNotFiniteAreRefused();
    void pastedNumbersLieOverTheTable();
    void thereAreOneToEightOfEach();
    void whatIsRemovedTakesItsRow();
    void newNamesAreNobodysAndNewRowsPointElsewhere();
    void theyAreADocumentThatIsReadBackTheSame();
};

void TestFreeVectors::theyStartAsTheWorkedExample()
{
    const Content content = freeVectors();
    QCOMPARE(vectorsOf(content, VectorTable::Queries), rows({{2, 0}}));
    QCOMPARE(vectorsOf(content, VectorTable::Pairs), rows({{1, 0, 10, 0}, {0, 1, 0, 10}}));
    const auto source = sourceOf(content);
    const Matrix<double> weights = source->matrix(Quantity::Weights, 0, 0);
    const Matrix<double> output = source->matrix(Quantity::Output, 0, 0);
    QVERIFY2(difference(weights, rows({{0.804429682506957, 0.195570317493043}}), 1e-14).isEmpty(), "weights");
    QVERIFY2(difference(output, rows({{8.04429682506957, 1.95570317493043}}), 1e-14).isEmpty(), "output");
}

void TestFreeVectors::theHeadComputesWithWhatIsWritten()
{
    Content content = freeVectors();
    content.embeddings = rows({{0.1, 0.7, 0, 0}});
    content.memory->embeddings = rows({{0.3, -1e-3, 5, 1e17}, {12345.678, 2, 0.1, -3}});
    const auto source = sourceOf(content);
    QCOMPARE(source->matrix(Quantity::Queries, 0, 0), rows({{0.1, 0.7}}));
    QCOMPARE(source->matrix(Quantity::Keys, 0, 0), rows({{0.3, -1e-3}, {12345.678, 2}}));
    QCOMPARE(source->matrix(Quantity::Values, 0, 0), rows({{5, 1e17}, {0.1, -3}}));
    // the layer hands on the head's output alone, where values stand
    const Matrix<double> layer = source->matrix(Quantity::LayerOutput, 0, 0);
    QCOMPARE(layer.leftCols(2), rows({{0, 0}}));
    QCOMPARE(layer.rightCols(2), source->matrix(Quantity::Output, 0, 0));
}

void TestFreeVectors::aMoveIsOneUndoStep()
{
    Document document;
    document.load(freeVectors(), {});
    const quint64 gesture = document.beginGesture();
    for (const double x : {1.5, 1., 0.5})
        QVERIFY(!document.edit(setVectors(document.content(), VectorTable::Queries, 0, 0, rows({{x, 1}})), gesture));
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(document.undoLabel()->values, QStringList{u"q"_s});
    QCOMPARE(vectorsOf(document.content(), VectorTable::Queries), rows({{0.5, 1}}));
    document.edit(setVectors(document.content(), VectorTable::Queries, 0, 0, rows({{2, 0}})), gesture);
    QCOMPARE(document.undoStack().count(), 0);
}

void TestFreeVectors::numbersThatAreNotFiniteAreRefused()
{
    QCOMPARE(refusal(setVectors(freeVectors(), VectorTable::Pairs, 1, 3, rows({{HUGE_VAL}}))),
             EditError::Kind::NotFinite);
}

void TestFreeVectors::pastedNumbersLieOverTheTable()
{
    const Content pasted = after(pasteIntoVectors(freeVectors(), VectorTable::Pairs, 0, 2, u"1\t2\n3\t4"_s));
    QCOMPARE(vectorsOf(pasted, VectorTable::Pairs), rows({{1, 0, 1, 2}, {0, 1, 3, 4}}));
    QCOMPARE(refusal(pasteIntoVectors(freeVectors(), VectorTable::Queries, 0, 0, u"1\t2\t3"_s)),
             EditError::Kind::PasteShape);
    QCOMPARE(refusal(pasteIntoVectors(freeVectors(), VectorTable::Queries, 0, 0, u"one"_s)),
             EditError::Kind::NotANumber);
}

void TestFreeVectors::thereAreOneToEightOfEach()
{
    for (const VectorTable table : {VectorTable::Queries, VectorTable::Pairs}) {
        Content content = freeVectors();
        while (vectorsOf(content, table).rows() < mostFreeVectors)
            content = after(addVector(content, table));
        QCOMPARE(refusal(addVector(content, table)), EditError::Kind::OutOfRange);
        while (vectorsOf(content, table).rows() > 1)
            content = after(removeVector(content, table, 0));
        QCOMPARE(refusal(removeVector(content, table, 0)), EditError::Kind::OutOfRange);
        QVERIFY(sourceOf(content)->matrix(Quantity::Weights, 0, 0).allFinite());
    }
}

void TestFreeVectors::whatIsRemovedTakesItsRow()
{
    const Content content = after(removeVector(freeVectors(), VectorTable::Pairs, 0));
    QCOMPARE(vectorsOf(content, VectorTable::Pairs), rows({{0, 1, 0, 10}}));
    QCOMPARE(content.memory->tokens, std::vector<std::string>{"B"});
}

void TestFreeVectors::newNamesAreNobodysAndNewRowsPointElsewhere()
{
    Content content = after(removeVector(freeVectors(), VectorTable::Pairs, 0));
    for (int i = 0; i < 7; ++i)
        content = after(addVector(content, VectorTable::Pairs));
    const Matrix<double> pairs = vectorsOf(content, VectorTable::Pairs);
    for (std::size_t i = 0; i < 8; ++i)
        for (std::size_t j = 0; j < i; ++j) {
            QVERIFY(content.memory->tokens[i] != content.memory->tokens[j]);
            QVERIFY(pairs.row(static_cast<Index>(i)) != pairs.row(static_cast<Index>(j)));
        }
    const Content queries = after(addVector(freeVectors(), VectorTable::Queries));
    QCOMPARE(queries.tokens, (std::vector<std::string>{"q", "q2"}));
    QVERIFY(queries.embeddings->row(0) != queries.embeddings->row(1));
}

void TestFreeVectors::theyAreADocumentThatIsReadBackTheSame()
{
    Content content = after(addVector(freeVectors(), VectorTable::Pairs));
    content.title = "Free vectors";
    const auto read = parseDocument(writeDocument(content));
    QVERIFY(read.ok());
    QVERIFY(read.value() == content);
}

QTEST_GUILESS_MAIN(TestFreeVectors)
#include "tst_free_vectors.moc"
