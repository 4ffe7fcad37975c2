#include "core/model/fill.h"
#include "support/small_content.h"
#include "ui/document/embedding_edits.h"
#include "ui/document/evaluate.h"
#include "ui/document/memory_edits.h"

#include <QTest>

#include <limits>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

/// The first and last token are both "red", with different rows.
Content apartContent()
{
    Content content = smallContent();
    content.embeddings = rows({{1, 0, 0}, {0, 1, 0}, {2, 0, 0}});
    return content;
}

} // namespace

class TestEmbeddingEdits : public QObject {
    Q_OBJECT

private slots:
    void equalTokensChangeTogether();
    void memoryAndRememberedWordsFollow();
    void tokensWithRowsApartAreMarkedAndEditedApart();
    void notFiniteIsRefused();
    void aPositionColumnIsReadOnly();
    void fillsGiveEqualWordsEqualRows();
    void oneHotNeedsADimensionForEachWord();
    void normalisedRowsHaveLengthOne();
    void fillsLeavePositionColumnsAsTheyAre();
    void pastedRowsChangeTheirWords();
    void ofSeveralPastedRowsOfOneWordTheLastCounts();
};

void TestEmbeddingEdits::equalTokensChangeTogether()
{
    const EditResult edited = setEmbedding(smallContent(), 2, 1, 0.5);
    QCOMPARE(difference(*after(edited).embeddings, rows({{1, 0.5, 0}, {0, 1, 0}, {1, 0.5, 0}})), QString());
    QCOMPARE(edited.value().label.values, QStringList({u"red"_s, u"b"_s}));
    QVERIFY(after(setEmbedding(smallContent(), 2, 0, 1)) == smallContent());
}

void TestEmbeddingEdits::memoryAndRememberedWordsFollow()
{
    Content content = after(addMemory(smallContent()));
    content.words["red"] = {1, 0, 0};
    content.words["cube"] = {9, 9, 9};
    const Content edited = after(setEmbedding(content, 0, 2, 4));
    QCOMPARE(difference(*edited.memory->embeddings, rows({{1, 0, 4}, {0, 1, 0}, {1, 0, 4}})), QString());
    QCOMPARE(edited.words.at("red"), std::vector<double>({1, 0, 4}));
    const Content other = after(setEmbedding(content, 1, 2, 4));
    QCOMPARE(other.words.at("cube"), std::vector<double>({9, 9, 9}));
}

void TestEmbeddingEdits::tokensWithRowsApartAreMarkedAndEditedApart()
{
    QCOMPARE(tokensApart(smallContent()), std::vector<bool>({false, false, false}));
    QCOMPARE(tokensApart(apartContent()), std::vector<bool>({true, false, true}));
    const Content edited = after(setEmbedding(apartContent(), 0, 1, 7));
    QCOMPARE(difference(*edited.embeddings, rows({{1, 7, 0}, {0, 1, 0}, {2, 0, 0}})), QString());
    // Once they are equal they belong together again.
    const Content equal = after(setEmbedding(apartContent(), 0, 0, 2));
    QCOMPARE(tokensApart(equal), std::vector<bool>({false, false, false}));
    QCOMPARE(difference(*after(setEmbedding(equal, 2, 0, 5)).embeddings, rows({{5, 0, 0}, {0, 1, 0}, {5, 0, 0}})),
             QString());
}

void TestEmbeddingEdits::notFiniteIsRefused()
{
    QCOMPARE(refusal(setEmbedding(smallContent(), 0, 0, std::numeric_limits<double>::infinity())),
             EditError::Kind::NotFinite);
}

void TestEmbeddingEdits::aPositionColumnIsReadOnly()
{
    const Content content = after(addPositionColumns(smallContent()));
    QVERIFY(!isPositionColumn(content, 2));
    QVERIFY(isPositionColumn(content, 3));
    QCOMPARE(refusal(setEmbedding(content, 0, 3, 1)), EditError::Kind::ReadOnly);
}

void TestEmbeddingEdits::fillsGiveEqualWordsEqualRows()
{
    using Kind = EmbeddingFill::Kind;
    const auto filled = [](Kind kind, std::uint32_t seed = 0) {
        return *after(fillEmbeddings(smallContent(), {kind, seed})).embeddings;
    };
    QCOMPARE(difference(filled(Kind::Zero), Matrix<double>::Zero(3, 3)), QString());
    QCOMPARE(difference(filled(Kind::OneHot), rows({{1, 0, 0}, {0, 1, 0}, {1, 0, 0}})), QString());
    const Matrix<double> normal = filled(Kind::Normal, 7);
    QVERIFY(normal.row(0) == normal.row(2));
    QVERIFY(normal.row(0) != normal.row(1));
    QVERIFY(normal == filled(Kind::Normal, 7));
    QVERIFY(normal != filled(Kind::Normal, 8));
}

void TestEmbeddingEdits::oneHotNeedsADimensionForEachWord()
{
    const Content narrow = after(removeDimension(after(removeDimension(smallContent(), 2)), 1));
    const EditResult filled = fillEmbeddings(narrow, {EmbeddingFill::Kind::OneHot, 0});
    QCOMPARE(refusal(filled), EditError::Kind::TooFewDimensions);
    QCOMPARE(filled.error().values, QStringList({u"2"_s, u"1"_s}));
}

void TestEmbeddingEdits::normalisedRowsHaveLengthOne()
{
    Content content = smallContent();
    content.embeddings = rows({{3, 4, 0}, {0, 0, 0}, {3, 4, 0}});
    const Content normalised = after(fillEmbeddings(content, {EmbeddingFill::Kind::Normalise, 0}));
    QCOMPARE(difference(*normalised.embeddings, rows({{0.6, 0.8, 0}, {0, 0, 0}, {0.6, 0.8, 0}}), 1e-15), QString());
}

void TestEmbeddingEdits::fillsLeavePositionColumnsAsTheyAre()
{
    Content content = smallContent();
    content.positions = PositionColumns{{{"c", PositionColumn::Linear}}};
    content.embeddings = rows({{3, 4, 5}, {0, 0, 6}, {3, 4, 7}});
    const Content normalised = after(fillEmbeddings(content, {EmbeddingFill::Kind::Normalise, 0}));
    QCOMPARE(difference(*normalised.embeddings, rows({{0.6, 0.8, 5}, {0, 0, 6}, {0.6, 0.8, 7}}), 1e-15), QString());
    const Content zero = after(fillEmbeddings(content, {EmbeddingFill::Kind::Zero, 0}));
    QCOMPARE(difference(*zero.embeddings, rows({{0, 0, 5}, {0, 0, 6}, {0, 0, 7}})), QString());
    const Content pasted = after(pasteIntoEmbeddings(content, 1, 1, u"8\t9"_s));
    QCOMPARE(difference(*pasted.embeddings, rows({{3, 4, 5}, {0, 8, 6}, {3, 4, 7}})), QString());
}

void TestEmbeddingEdits::pastedRowsChangeTheirWords()
{
    const Content pasted = after(pasteIntoEmbeddings(smallContent(), 0, 1, u"5\t6\n7\t8\n"_s));
    QCOMPARE(difference(*pasted.embeddings, rows({{1, 5, 6}, {0, 7, 8}, {1, 5, 6}})), QString());
    QCOMPARE(refusal(pasteIntoEmbeddings(smallContent(), 2, 0, u"1\n2"_s)), EditError::Kind::PasteShape);
}

void TestEmbeddingEdits::ofSeveralPastedRowsOfOneWordTheLastCounts()
{
    const Content pasted = after(pasteIntoEmbeddings(smallContent(), 0, 0, u"5\n6\n7\n"_s));
    QCOMPARE(difference(*pasted.embeddings, rows({{7, 0, 0}, {6, 1, 0}, {7, 0, 0}})), QString());
}

QTEST_GUILESS_MAIN(TestEmbeddingEdits)
#include "tst_embedding_edits.moc"
