#include "core/model/token_rows.h"
#include "core/text/document_sentences.h"
#include "support/matrix_check.h"

#include <QTest>

using namespace headlight;
using headlight::test::rows;

namespace {

/// "red cube": two dimensions, one head of identities; "blue" is remembered.
Content content()
{
    Content made;
    made.sentence = "red cube";
    made.tokens = {"red", "cube"};
    made.dimensions = {"x", "y"};
    made.embeddings = rows({{1, 0}, {0, 1}});
    made.words = {{"blue", {3, 4}}};
    Layer<double> layer;
    layer.heads = {{"one", 2, 2, {}, true}};
    layer.wq = layer.wk = layer.wv = SharedMatrix<double>(Matrix<double>::Identity(2, 2).eval());
    layer.mask.kind = Mask::Kind::Causal;
    layer.hiddenKeys = {0};
    layer.heads[0].published = std::vector<PublishedWeight>{{{1, 0}, 0.5}};
    made.model.layers = {layer};
    made.scenes = {{}};
    return made;
}

} // namespace

class TokenRowsTest : public QObject {
    Q_OBJECT

private slots:
    void wordsBringTheirRows()
    {
        const Content other = withTokens(content(), {"blue", "cube", "new", "cube"});
        QVERIFY(*other.embeddings == rows({{3, 4}, {0, 1}, {0, 0}, {0, 1}}));
        QVERIFY(other.tokens == (std::vector<std::string>{"blue", "cube", "new", "cube"}));
        QVERIFY(!other.sentence && other.scenes.empty());
        QVERIFY(other.model.layers[0].hiddenKeys.empty() && !other.model.layers[0].heads[0].published);
        QVERIFY(unknownWords(content(), {"new", "blue", "red", "new"}) == std::vector<std::string>{"new"});
    }

    void whatWasTypedBeforeDoesNotMatter()
    {
        Content ruled = content();
        ruled.newWords = {NewWordRule::Kind::Normal, 5};
        const Content once = withTokens(ruled, {"new", "red"});
        QVERIFY(*withTokens(withTokens(ruled, {"cube", "other"}), {"new"}).embeddings == once.embeddings->topRows(1));
    }

    void positionsStandByPlace()
    {
        Content placed = content();
        placed.positions = PositionMatrix{rows({{10, 0}, {20, 0}})};
        QVERIFY(*inputOf(withTokens(placed, {"red", "red", "red"})).x == rows({{11, 0}, {21, 0}, {1, 0}}));
        placed.positions = PositionColumns{{{"y", PositionColumn::Linear}}};
        QVERIFY(*inputOf(withTokens(placed, {"red", "red", "red"})).x == rows({{1, 0}, {1, 1}, {1, 2}}));
    }

    void aPaintedMaskGivesWayToItsKind()
    {
        Content painted = content();
        Mask& mask = painted.model.layers[0].mask;
        mask.kind = Mask::Kind::Painted;
        mask.allowed = std::make_shared<const BoolMatrix>(BoolMatrix::Identity(2, 2));
        QCOMPARE(withTokens(painted, {"red"}).model.layers[0].mask.kind, Mask::Kind::Causal);
        mask.allowed = std::make_shared<const BoolMatrix>(BoolMatrix::Constant(2, 2, true));
        QCOMPARE(withTokens(painted, {"red"}).model.layers[0].mask.kind, Mask::Kind::None);
    }

    void aDocumentReadsOtherSentences()
    {
        const DocumentSentences reader(content());
        const std::vector<std::string> tokens = reader.tokensOf("blue red|cube");
        QVERIFY(tokens == (std::vector<std::string>{"blue", "red", "cube"}));
        const auto source = reader.sourceOf(tokens);
        // q·k of "red" with "blue" is 3, with itself 1, divided by √2.
        const double odds = std::exp(2 / std::sqrt(2.0));
        const Matrix<double> weights = source->matrix(Quantity::Weights, 0, 0);
        QVERIFY(std::abs(weights(1, 0) - odds / (1 + odds)) < 1e-15);
        QVERIFY(!source->sees(0, 0, 1) && !source->publishedWeights(0, 0));
        QVERIFY(!reader.hasMemory());

        Content large = content();
        large.words["huge"] = {1e200, 0};
        QVERIFY(!DocumentSentences(large).sourceOf({"huge"}));
    }
};

QTEST_GUILESS_MAIN(TokenRowsTest)
#include "tst_token_rows.moc"
