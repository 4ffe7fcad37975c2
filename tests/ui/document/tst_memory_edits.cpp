#include "support/small_content.h"
#include "ui/document/evaluate.h"
#include "ui/document/layer_edits.h"
#include "ui/document/memory_edits.h"
#include "ui/document/token_edits.h"

#include <QTest>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

Content withMemory(const QString& text)
{
    return after(setMemoryText(after(addMemory(smallContent())), text));
}

} // namespace

class TestMemoryEdits : public QObject {
    Q_OBJECT

private slots:
    void aMemoryStartsAsACopyOfTheSentence();
    void itIsAddedAndRemovedOnce();
    void editsNeedAMemory();
    void tokensAreTypedLikeASentence();
    void masksAndHiddenKeysFollowTheMemorysTokens();
    void aRemovedMemorysWordsAreRemembered();
    void removingTheMemoryMakesMasksFitTheSentence();
    void oneRowEntryChangesTheWordEverywhere();
    void aPositionColumnOfTheMemoryIsPlainNumbers();
    void memoryIsFilledAndPastedInto();
    void theWorkedExampleIsBuiltByHand();
};

void TestMemoryEdits::aMemoryStartsAsACopyOfTheSentence()
{
    const Content content = after(addMemory(smallContent()));
    QCOMPARE(content.memory->tokens, content.tokens);
    QVERIFY(content.memory->embeddings == content.embeddings);
    const auto weights = [](const Content& of) { return evaluate(of).value()->matrix(Quantity::Weights, 0, 0); };
    QCOMPARE(difference(weights(content), weights(smallContent())), QString());
}

void TestMemoryEdits::itIsAddedAndRemovedOnce()
{
    const Content content = after(addMemory(smallContent()));
    QCOMPARE(refusal(addMemory(content)), EditError::Kind::HasMemory);
    QVERIFY(after(removeMemory(content)) == smallContent());
    QCOMPARE(refusal(removeMemory(smallContent())), EditError::Kind::NoMemory);
}

void TestMemoryEdits::editsNeedAMemory()
{
    QCOMPARE(refusal(setMemoryText(smallContent(), u"a"_s)), EditError::Kind::NoMemory);
    QCOMPARE(refusal(setMemoryEmbedding(smallContent(), 0, 0, 1)), EditError::Kind::NoMemory);
    QCOMPARE(refusal(fillMemory(smallContent(), {})), EditError::Kind::NoMemory);
    QCOMPARE(refusal(pasteIntoMemory(smallContent(), 0, 0, u"1"_s)), EditError::Kind::NoMemory);
    QCOMPARE(memoryText(smallContent()), QString());
}

void TestMemoryEdits::tokensAreTypedLikeASentence()
{
    const Content content = withMemory(u"key_1 red"_s);
    QCOMPARE(content.memory->tokens, std::vector<std::string>({"key 1", "red"}));
    QCOMPARE(difference(*content.memory->embeddings, rows({{0, 0, 0}, {1, 0, 0}})), QString());
    QCOMPARE(memoryText(content), u"key_1 red"_s);
    QVERIFY(after(setMemoryText(content, u"key_1  red"_s)) == content);
    QCOMPARE(refusal(setMemoryText(content, u"a "_s.repeated(8193))), EditError::Kind::TooManyTokens);

    const Content empty = withMemory(QString());
    QVERIFY(empty.memory->tokens.empty());
    const Matrix<double> output = evaluate(empty).value()->matrix(Quantity::Output, 0, 0);
    QCOMPARE(difference(output, Matrix<double>::Zero(3, 2)), QString());
}

void TestMemoryEdits::masksAndHiddenKeysFollowTheMemorysTokens()
{
    Content content = after(setHiddenKeys(after(addMemory(smallContent())), 0, {1}));
    content = after(setMaskCell(content, 1, 2, 0, false));
    const Content typed = after(setMemoryText(content, u"big red cube"_s));
    QCOMPARE(typed.model.layers[0].hiddenKeys, std::vector<Index>({2}));
    BoolMatrix expected(3, 3);
    expected << true, true, false, true, true, true, true, false, true;
    QVERIFY(*typed.model.layers[1].mask.allowed == expected);

    const Content sentence = after(setSentence(typed, u"red cube"_s));
    QVERIFY(*sentence.model.layers[1].mask.allowed == expected.topRows(2));
    QCOMPARE(sentence.model.layers[0].hiddenKeys, std::vector<Index>({2}));
}

void TestMemoryEdits::aRemovedMemorysWordsAreRemembered()
{
    Content content = withMemory(u"ball red"_s);
    content = after(setMemoryEmbedding(content, 0, 2, 5));
    const Content removed = after(removeMemory(content));
    QCOMPARE(removed.words.at("ball"), std::vector<double>({0, 0, 5}));
    QVERIFY(!removed.words.contains("red"));
}

void TestMemoryEdits::removingTheMemoryMakesMasksFitTheSentence()
{
    Content content = withMemory(u"cube red ball big"_s);
    content = after(setHiddenKeys(after(setMaskCell(content, 0, 0, 0, false)), 0, {1}));
    const Content removed = after(removeMemory(content));
    QCOMPARE(removed.model.layers[0].mask.allowed->rows(), 3);
    QCOMPARE(removed.model.layers[0].mask.allowed->cols(), 3);
    QCOMPARE(removed.model.layers[0].hiddenKeys, std::vector<Index>({2}));
    QVERIFY(evaluate(removed).ok());
}

void TestMemoryEdits::oneRowEntryChangesTheWordEverywhere()
{
    const EditResult edited = setMemoryEmbedding(withMemory(u"red ball"_s), 0, 2, 5);
    QCOMPARE(difference(*after(edited).memory->embeddings, rows({{1, 0, 5}, {0, 0, 0}})), QString());
    QCOMPARE(difference(*after(edited).embeddings, rows({{1, 0, 5}, {0, 1, 0}, {1, 0, 5}})), QString());
    QCOMPARE(edited.value().label.kind, EditLabel::Kind::MemoryEmbedding);
}

void TestMemoryEdits::aPositionColumnOfTheMemoryIsPlainNumbers()
{
    Content content = after(addPositionColumns(withMemory(u"red red"_s)));
    content = after(setMemoryEmbedding(content, 1, 3, 2));
    QCOMPARE((*content.memory->embeddings)(1, 3), 2.);
    QCOMPARE((*content.memory->embeddings)(0, 3), 0.);
    QVERIFY(content.embeddings->col(3).isZero(0));
}

void TestMemoryEdits::memoryIsFilledAndPastedInto()
{
    const Content content = withMemory(u"ball box ball"_s);
    const Content filled = after(fillMemory(content, {EmbeddingFill::Kind::OneHot, 0}));
    QCOMPARE(difference(*filled.memory->embeddings, rows({{1, 0, 0}, {0, 1, 0}, {1, 0, 0}})), QString());
    const Content pasted = after(pasteIntoMemory(content, 1, 1, u"8\t9"_s));
    QCOMPARE(difference(*pasted.memory->embeddings, rows({{0, 0, 0}, {0, 8, 9}, {0, 0, 0}})), QString());
    QVERIFY(pasted.embeddings == content.embeddings);
}

void TestMemoryEdits::theWorkedExampleIsBuiltByHand()
{
    Content content = smallContent();
    content = after(removeDimension(content, 2));
    content.model.layers.resize(1);
    Layer<double>& layer = content.model.layers[0];
    layer = Layer<double>();
    layer.heads = {{"look-up", 2, 2, {}, true}};
    layer.wq = rows({{1, 0}, {0, 1}});
    layer.wk = layer.wq;
    layer.wv = rows({{10, 0}, {0, 10}});
    layer.residual = false;
    content = after(setSentence(content, u"query"_s));
    content = after(setEmbedding(content, 0, 0, 2));
    content = after(setMemoryText(after(addMemory(content)), u"key_1 key_2"_s));
    content = after(fillMemory(content, {EmbeddingFill::Kind::OneHot, 0}));
    const Source source = evaluate(content).value();
    QCOMPARE(difference(source->matrix(Quantity::Weights, 0, 0), rows({{0.804429682506957, 0.195570317493043}}), 1e-14),
             QString());
    QCOMPARE(
        difference(source->matrix(Quantity::LayerOutput, 0, 0), rows({{8.04429682506957, 1.95570317493043}}), 1e-14),
        QString());
}

QTEST_GUILESS_MAIN(TestMemoryEdits)
#include "tst_memory_edits.moc"
