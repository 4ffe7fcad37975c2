#include "core/files/document_file.h"
#include "core/model/fill.h"
#include "support/small_content.h"
#include "ui/document/embedding_edits.h"
#include "ui/document/evaluate.h"
#include "ui/document/layer_edits.h"
#include "ui/document/memory_edits.h"
#include "ui/document/token_edits.h"
#include "ui/document/word_rows.h"

#include <QTest>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

Content withRule(NewWordRule rule)
{
    return after(setNewWordRule(smallContent(), rule));
}

BoolMatrix switches(std::initializer_list<std::initializer_list<int>> entries)
{
    const auto columns = static_cast<Index>(entries.begin()->size());
    BoolMatrix matrix(static_cast<Index>(entries.size()), columns);
    Index cell = 0;
    for (const auto& line : entries)
        for (const int entry : line)
            matrix.data()[cell++] = entry != 0;
    return matrix;
}

Content painted(const BoolMatrix& allowed)
{
    Mask mask;
    mask.kind = Mask::Kind::Painted;
    mask.allowed = std::make_shared<const BoolMatrix>(allowed);
    return after(setMask(smallContent(), 0, mask));
}

/// The token that a query reads most.
std::string readBy(const Content& content, Index head, Index query)
{
    const Matrix<double> weights = evaluate(content).value()->matrix(Quantity::Weights, 0, head);
    Index key = 0;
    weights.row(query).maxCoeff(&key);
    return content.tokens[static_cast<std::size_t>(key)];
}

} // namespace

class TestTokenEdits : public QObject {
    Q_OBJECT

private slots:
    void equalTokensShareTheirRow();
    void aWordTypedAgainGetsItsRowBack();
    void rememberedRowsComeBeforeTheRule();
    void aNewWordGetsItsRowByTheRule_data();
    void aNewWordGetsItsRowByTheRule();
    void differentNewWordsGetDifferentDimensions();
    void wordsWithoutAFreeDimensionAreNamed();
    void halfTypedWordsAreNotRemembered();
    void keptTokensKeepRowsThatAreApart();
    void paintedMasksFollowTheirTokens();
    void aMaskWithinCausalStaysWithin();
    void hiddenKeysFollowTheirTokens();
    void positionRowsOfOnesOwnFollowTheirTokens();
    void anEmptySentenceCanBeTypedAndTakenBack();
    void theSplitMakesTheTokensAgain();
    void aDocumentWithoutASentenceShowsOne();
    void tooManyTokensAreRefused();
    void aTitleIsSetUnlessItIsTooLong();
    void headsStayRightWhenWordsAreInserted();
};

void TestTokenEdits::equalTokensShareTheirRow()
{
    const Content content = after(setSentence(smallContent(), u"cube red cube red"_s));
    QCOMPARE(content.tokens, std::vector<std::string>({"cube", "red", "cube", "red"}));
    QCOMPARE(difference(*content.embeddings, rows({{0, 1, 0}, {1, 0, 0}, {0, 1, 0}, {1, 0, 0}})), QString());
    QCOMPARE(*content.sentence, std::string("cube red cube red"));
    QVERIFY(after(setSentence(smallContent(), u"red cube red"_s)) == smallContent());
}

void TestTokenEdits::aWordTypedAgainGetsItsRowBack()
{
    const Content without = after(setSentence(smallContent(), u"red red"_s));
    QCOMPARE(without.words.at("cube"), std::vector<double>({0, 1, 0}));
    const Content again = after(setSentence(without, u"a cube"_s));
    QCOMPARE(difference(*again.embeddings, rows({{0, 0, 0}, {0, 1, 0}})), QString());
}

void TestTokenEdits::rememberedRowsComeBeforeTheRule()
{
    Content content = withRule({NewWordRule::Kind::OneHot, 0});
    content.words["ball"] = {4, 5, 6};
    QCOMPARE(difference(after(setSentence(content, u"ball"_s)).embeddings->row(0), rows({{4, 5, 6}})), QString());
}

void TestTokenEdits::aNewWordGetsItsRowByTheRule_data()
{
    QTest::addColumn<NewWordRule::Kind>("kind");
    QTest::newRow("zero") << NewWordRule::Kind::Zero;
    QTest::newRow("one-hot") << NewWordRule::Kind::OneHot;
    QTest::newRow("normal") << NewWordRule::Kind::Normal;
}

void TestTokenEdits::aNewWordGetsItsRowByTheRule()
{
    QFETCH(NewWordRule::Kind, kind);
    const Content content = withRule({kind, 5});
    const std::vector<double> row = newWordRow(content, "ball");
    const Content typed = after(setSentence(content, u"red ball cube"_s));
    for (std::size_t d = 0; d < 3; ++d)
        QCOMPARE((*typed.embeddings)(1, static_cast<Index>(d)), row[d]);
    if (kind == NewWordRule::Kind::OneHot)
        QCOMPARE(row, std::vector<double>({0, 0, 1}));
}

void TestTokenEdits::differentNewWordsGetDifferentDimensions()
{
    const Content empty = after(setSentence(withRule({NewWordRule::Kind::OneHot, 0}), QString()));
    Content content = empty;
    content.words.clear();
    const Content typed = after(setSentence(content, u"x y x z w"_s));
    QCOMPARE(difference(*typed.embeddings, rows({{1, 0, 0}, {0, 1, 0}, {1, 0, 0}, {0, 0, 1}, {0, 0, 0}})), QString());
}

void TestTokenEdits::wordsWithoutAFreeDimensionAreNamed()
{
    using Words = std::vector<std::string>;
    const Content before = withRule({NewWordRule::Kind::OneHot, 0});
    QString sentence = sentenceOf(before);
    for (Index d = 0; d < before.dModel(); ++d)
        sentence += u" new%1"_s.arg(d);
    const Content full = after(setSentence(before, sentence));
    const Words unplaced = wordsWithoutDimension(before, full);
    QVERIFY(!unplaced.empty() && unplaced.size() < static_cast<std::size_t>(before.dModel()));
    QCOMPARE(unplaced.back(), "new" + std::to_string(before.dModel() - 1));
    QCOMPARE(wordsWithoutDimension(full, after(setSentence(full, sentence + u" late late"_s))), Words({"late"}));
    QCOMPARE(wordsWithoutDimension(full, full), Words()); // said once
    const Content byZeros = withRule({NewWordRule::Kind::Zero, 0});
    QCOMPARE(wordsWithoutDimension(byZeros, after(setSentence(byZeros, sentence))), Words()); // as asked for
}

void TestTokenEdits::halfTypedWordsAreNotRemembered()
{
    Content content = smallContent();
    for (const QString& text : {u"red cube red b"_s, u"red cube red ba"_s, u"red cube red ball"_s})
        content = after(setSentence(content, text));
    QVERIFY(content.words.empty());
    Content normal = withRule({NewWordRule::Kind::Normal, 3});
    for (const QString& text : {u"red cube red b"_s, u"red cube red ba"_s})
        normal = after(setSentence(normal, text));
    QVERIFY(normal.words.empty());
}

void TestTokenEdits::keptTokensKeepRowsThatAreApart()
{
    Content content = smallContent();
    content.embeddings = rows({{1, 0, 0}, {0, 1, 0}, {2, 0, 0}});
    const Content typed = after(setSentence(content, u"red cube big red"_s));
    QCOMPARE(difference(*typed.embeddings, rows({{1, 0, 0}, {0, 1, 0}, {0, 0, 0}, {2, 0, 0}})), QString());
    QCOMPARE(tokensApart(typed), std::vector<bool>({true, false, false, true}));
}

void TestTokenEdits::paintedMasksFollowTheirTokens()
{
    const Content content = painted(switches({{1, 0, 1}, {0, 1, 0}, {0, 0, 1}}));
    const Content typed = after(setSentence(content, u"red big cube red"_s));
    QVERIFY(*typed.model.layers[0].mask.allowed == switches({{1, 1, 0, 1}, {1, 1, 1, 1}, {0, 1, 1, 0}, {0, 1, 0, 1}}));
    const Content shorter = after(setSentence(content, u"cube red"_s));
    QVERIFY(*shorter.model.layers[0].mask.allowed == switches({{1, 0}, {0, 1}}));
}

void TestTokenEdits::aMaskWithinCausalStaysWithin()
{
    const Content content = painted(switches({{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}));
    const Content typed = after(setSentence(content, u"red big cube red"_s));
    QVERIFY(*typed.model.layers[0].mask.allowed == switches({{1, 0, 0, 0}, {1, 1, 0, 0}, {0, 1, 1, 0}, {0, 1, 0, 1}}));
}

void TestTokenEdits::hiddenKeysFollowTheirTokens()
{
    const Content content = after(setHiddenKeys(smallContent(), 1, {1}));
    QCOMPARE(after(setSentence(content, u"a red cube red"_s)).model.layers[1].hiddenKeys, std::vector<Index>({2}));
    QVERIFY(after(setSentence(content, u"red red"_s)).model.layers[1].hiddenKeys.empty());
}

void TestTokenEdits::positionRowsOfOnesOwnFollowTheirTokens()
{
    const Content content = after(setPositions(smallContent(), PositionMatrix{counting(3, 3)}));
    const Content typed = after(setSentence(content, u"red big cube"_s));
    QCOMPARE(difference(*std::get<PositionMatrix>(typed.positions).rows, rows({{1, 2, 3}, {0, 0, 0}, {4, 5, 6}})),
             QString());
}

void TestTokenEdits::anEmptySentenceCanBeTypedAndTakenBack()
{
    for (const Content& content : {smallContent(), painted(switches({{1, 0, 0}, {0, 1, 0}, {0, 0, 1}})),
                                   after(setPositions(smallContent(), PositionMatrix{counting(3, 3)}))}) {
        const Content empty = after(setSentence(content, u"  "_s));
        QVERIFY(empty.tokens.empty());
        QCOMPARE(empty.dModel(), 3);
        const auto source = evaluate(empty);
        QVERIFY(source.ok());
        QCOMPARE(source.value()->queryCount(), 0);
        QVERIFY(*after(setSentence(empty, u"red cube red"_s)).embeddings == *content.embeddings);
    }
}

void TestTokenEdits::theSplitMakesTheTokensAgain()
{
    const Content letters = after(setSplit(after(setSentence(smallContent(), u"ab"_s)), Split::Characters));
    QCOMPARE(letters.tokens, std::vector<std::string>({"a", "b"}));
    QCOMPARE(after(setSplit(letters, Split::Words)).tokens, std::vector<std::string>({"ab"}));
    QVERIFY(after(setSplit(smallContent(), Split::Words)) == smallContent());
}

void TestTokenEdits::aDocumentWithoutASentenceShowsOne()
{
    Content content = smallContent();
    content.sentence.reset();
    content.tokens = {"New York", "is", "big"};
    QCOMPARE(sentenceOf(content), u"New_York is big"_s);
    QCOMPARE(after(setSentence(content, sentenceOf(content))).tokens, content.tokens);
    content.split = Split::Characters;
    content.tokens = {"a", " ", "b"};
    QCOMPARE(sentenceOf(content), u"a_b"_s);
    QCOMPARE(after(setSplit(content, Split::Characters)).tokens, content.tokens);
}

void TestTokenEdits::tooManyTokensAreRefused()
{
    QCOMPARE(refusal(setSentence(smallContent(), u"a "_s.repeated(8193))), EditError::Kind::TooManyTokens);
    QVERIFY(!refusal(setSentence(smallContent(), u"a "_s.repeated(8192))));
    const Content content = painted(switches({{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}));
    QCOMPARE(refusal(setSentence(content, u"a "_s.repeated(2049))), EditError::Kind::TooLarge);
    QCOMPARE(refusal(setSentence(smallContent(), QString(1025, u'x'))), EditError::Kind::TooLong);
}

void TestTokenEdits::aTitleIsSetUnlessItIsTooLong()
{
    QCOMPARE(after(setTitle(smallContent(), u"제목"_s)).title, std::string("제목"));
    QCOMPARE(refusal(setTitle(smallContent(), QString(1025, u'x'))), EditError::Kind::TooLong);
}

void TestTokenEdits::headsStayRightWhenWordsAreInserted()
{
    const QString first = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/examples/01_red_cube_blue_sphere.headlight");
    const auto read = readDocumentFile(first);
    QVERIFY(read.ok());
    const Content& content = read.value();
    QCOMPARE(sentenceOf(content), u"a red cube on top of a blue sphere"_s);
    constexpr Index colourHead = 1;
    constexpr Index tokenBeforeHead = 2;
    QCOMPARE(readBy(content, tokenBeforeHead, 2), std::string("red"));
    QCOMPARE(readBy(content, colourHead, 2), std::string("red"));

    const Content typed = after(setSentence(content, u"a red and shiny cube on top of a blue sphere"_s));
    QCOMPARE(typed.tokens[4], std::string("cube"));
    QCOMPARE(readBy(typed, tokenBeforeHead, 4), std::string("shiny"));
    QCOMPARE(readBy(typed, colourHead, 4), std::string("red"));
    QCOMPARE(readBy(typed, colourHead, 10), std::string("blue"));
}

QTEST_GUILESS_MAIN(TestTokenEdits)
#include "tst_token_edits.moc"
