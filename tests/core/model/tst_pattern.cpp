#include "core/model/pattern.h"

#include "core/analysis/pattern_scores.h"
#include "core/attention/attention.h"
#include "core/attention/softmax.h"
#include "core/model/fill.h"
#include "core/model/trace_source.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace headlight;

namespace {

using What = PatternNeeds::What;

/// n tokens of which every sixth or so comes again: 0 … 5, 0, 7 …
std::vector<std::string> sentenceOf(Index n)
{
    std::vector<std::string> tokens;
    for (Index i = 0; i < n; ++i)
        tokens.push_back(std::to_string(i % 7 == 6 ? i % 3 : i));
    return tokens;
}

Head headOf(std::string name, Index dK, Index dV)
{
    Head head;
    head.name = std::move(name);
    head.dK = dK;
    head.dV = dV;
    return head;
}

/// Positions in three columns, one-hot words, as many free dimensions again; two layers of two heads of noise.
Content documentOf(std::vector<std::string> tokens)
{
    Content content;
    const Index words = static_cast<Index>(std::set(tokens.begin(), tokens.end()).size());
    const Index dModel = 3 + 2 * words;
    content.tokens = std::move(tokens);
    content.dimensions = {"one", "pos", "pos²"};
    for (Index d = 3; d < dModel; ++d)
        content.dimensions.push_back(std::to_string(d));
    content.positions = PositionColumns{
        {{"one", PositionColumn::One}, {"pos", PositionColumn::Linear}, {"pos²", PositionColumn::Square}}};
    std::vector<bool> reserved(static_cast<std::size_t>(dModel), false);
    std::fill_n(reserved.begin(), 3, true);
    content.embeddings = oneHotRows(content.tokens, reserved);
    for (std::uint64_t l = 0; l < 2; ++l) {
        Layer<double> layer;
        layer.heads = {headOf("a", 2, 3), headOf("b", 4, 1)};
        layer.wq = normalMatrix(dModel, 6, l);
        layer.wk = normalMatrix(dModel, 6, l + 10);
        layer.wv = normalMatrix(dModel, 4, l + 20);
        layer.wo = Matrix<double>(Matrix<double>::Zero(4, dModel));
        layer.mask.kind = Mask::Kind::Causal;
        content.model.layers.push_back(layer);
    }
    return content;
}

TraceSource<double> sourceOf(const Content& content)
{
    const Input<double> input = inputOf(content);
    return {content.model,
            input,
            forward(content.model, input).value(),
            {content.tokens, content.tokens, content.dimensions}};
}

std::optional<double> ownScore(const Content& content, Index layer, Index head, Pattern pattern)
{
    const PatternScores scores = patternScores(sourceOf(content), layer, head);
    switch (pattern) {
    case Pattern::Self:
        return scores.self;
    case Pattern::PreviousToken:
        return scores.previousToken;
    case Pattern::FirstToken:
        return scores.firstToken;
    case Pattern::SameToken:
        return scores.sameToken;
    case Pattern::Induction:
        return scores.induction;
    case Pattern::Uniform:
        break;
    }
    return {};
}

const std::vector<Pattern> measured{Pattern::Self, Pattern::PreviousToken, Pattern::FirstToken, Pattern::SameToken,
                                    Pattern::Induction};

What refusal(const Content& content, Index layer, Pattern pattern)
{
    const Result<Content, PatternNeeds> result = withPattern(content, layer, 0, pattern);
    if (result.ok())
        qFatal("not refused");
    return result.error().what;
}

} // namespace

class PatternTest : public QObject {
    Q_OBJECT

private slots:
    void scoresAtLeastNineTenthsOnItsOwnMeasure_data()
    {
        QTest::addColumn<int>("pattern");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("layer");
        QTest::addColumn<int>("mask");
        for (const Pattern pattern : measured)
            for (const int tokens : {9, 30, 100})
                for (const int layer : {0, 1})
                    for (const Mask::Kind mask : {Mask::Kind::Causal, Mask::Kind::None}) {
                        if (pattern == Pattern::Induction && (layer == 0 || mask == Mask::Kind::None))
                            continue;
                        QTest::addRow("%s, %d tokens, layer %d, %s", patternName(pattern).data(), tokens, layer,
                                      mask == Mask::Kind::None ? "no mask" : "causal")
                            << static_cast<int>(pattern) << tokens << layer << static_cast<int>(mask);
                    }
    }
    void scoresAtLeastNineTenthsOnItsOwnMeasure()
    {
        QFETCH(int, pattern);
        QFETCH(int, tokens);
        QFETCH(int, layer);
        QFETCH(int, mask);
        Content content = documentOf(sentenceOf(tokens));
        for (Layer<double>& each : content.model.layers)
            each.mask.kind = static_cast<Mask::Kind>(mask);
        const Pattern wanted = static_cast<Pattern>(pattern);
        const auto built = withPattern(content, layer, 1, wanted);
        QVERIFY(built.ok());
        const std::optional<double> score = ownScore(built.value(), layer, 1, wanted);
        QVERIFY(score.has_value());
        QVERIFY2(*score >= 0.9, qPrintable(QString::number(*score)));
    }

    void rowsOfAnyLengthServeIfTheyStandApart()
    {
        Content content = documentOf(sentenceOf(30));
        content.embeddings =
            Matrix<double>(0.01 * normalisedRows(normalRows(content.tokens, positionDimensions(content), 4)));
        const auto built = withPattern(content, 0, 0, Pattern::SameToken);
        QVERIFY(built.ok());
        QVERIFY(ownScore(built.value(), 0, 0, Pattern::SameToken).value() >= 0.9);
    }

    void theLongestSentenceKeepsItsPattern_data()
    {
        QTest::addColumn<int>("pattern");
        for (const Pattern pattern : {Pattern::Self, Pattern::PreviousToken, Pattern::FirstToken, Pattern::SameToken})
            QTest::addRow("%s", patternName(pattern).data()) << static_cast<int>(pattern);
    }
    void theLongestSentenceKeepsItsPattern()
    {
        QFETCH(int, pattern);
        const Pattern wanted = static_cast<Pattern>(pattern);
        // Built on a short sentence, then the same matrices read 8192 tokens: a text comes again after 8190 others.
        std::vector<std::string> tokens(8192, "x");
        tokens[8190].front() = tokens[8191].front() = 'y';
        Content content = documentOf({"y", "x"});
        content.model.layers.resize(1);
        content = withPattern(content, 0, 0, wanted).value();
        content.tokens = tokens;
        content.embeddings = Matrix<double>(oneHotRows(tokens, positionDimensions(content)));
        const Matrix<double> x = *inputOf(content).x;
        const Layer<double>& layer = content.model.layers[0];
        const Matrix<double> query = x.row(8191) * layer.wqOf(0);
        const Matrix<double> keys = x * layer.wkOf(0);
        const Head& head = layer.heads[0];
        const Matrix<double> last = softmax<double>(scoreTile<double>(query, keys, {head.scale.divisor(head.dK), 1},
                                                                      Visibility({}, {}, 1, 8192), {0, 0, 1, 8192}));
        const Index target = wanted == Pattern::Self ? 8191 : wanted == Pattern::FirstToken ? 0 : 8190;
        QVERIFY2(last(0, target) >= 0.9, qPrintable(QString::number(last(0, target))));
    }

    void inductionReadsWhatFollowedTheLastEarlierOne()
    {
        const Content content = documentOf({"a", "b", "c", "a", "d", "a", "b", "b"});
        const Content built = withPattern(content, 1, 0, Pattern::Induction).value();
        const Matrix<double> weights = sourceOf(built).matrix(Quantity::Weights, 1, 0);
        const std::vector<Index> reads{0, 1, 2, 1, 4, 4, 2, 7};
        for (Index i = 1; i < 8; ++i) {
            const Index target = reads[static_cast<std::size_t>(i)];
            QVERIFY2(weights(i, target) >= 0.9, qPrintable(QString::number(i)));
        }
    }

    void inductionNeedsItsPartner()
    {
        Content built = withPattern(documentOf(sentenceOf(30)), 1, 0, Pattern::Induction).value();
        QVERIFY(ownScore(built, 0, 0, Pattern::PreviousToken).value() >= 0.9);
        built.model.layers[0].heads[0].enabled = false;
        QVERIFY(ownScore(built, 1, 0, Pattern::Induction).value() < 0.1);
    }

    void inductionPairsWithTheHeadOfTheSameNumberOrTheLast()
    {
        Content content = documentOf(sentenceOf(9));
        QCOMPARE(inductionPartner(content.model, 1, 0), 0);
        content.model.layers[1].heads.resize(4);
        QCOMPARE(inductionPartner(content.model, 1, 3), 1);
    }

    void uniformSeesAllAlike()
    {
        const Content built = withPattern(documentOf(sentenceOf(9)), 0, 1, Pattern::Uniform).value();
        const Matrix<double> weights = sourceOf(built).matrix(Quantity::Weights, 0, 1);
        QCOMPARE(weights(3, 0), 0.25);
        QCOMPARE(weights(8, 8), 1.0 / 9);
        QCOMPARE(built.model.layers[0].heads[1].dK, 4);
    }

    void otherHeadsStayAsTheyAre()
    {
        const Content before = documentOf(sentenceOf(9));
        for (const Pattern pattern : allPatterns()) {
            const Content after = withPattern(before, 1, 0, pattern).value();
            QVERIFY(after.model.layers[1].wqOf(1) == before.model.layers[1].wqOf(1));
            QVERIFY(after.model.layers[1].wkOf(1) == before.model.layers[1].wkOf(1));
            QVERIFY(after.model.layers[1].wv == before.model.layers[1].wv);
            QVERIFY(after.model.layers[0].wvOf(1) == before.model.layers[0].wvOf(1));
            QCOMPARE(after.model.layers[1].heads[0].name, std::string("a"));
        }
    }

    void scaleBecomesTheRootOfTheWidth()
    {
        Content content = documentOf(sentenceOf(9));
        content.model.layers[0].heads[0].scale = {Scale::Kind::Number, 1000};
        const Head head = withPattern(content, 0, 0, Pattern::Self).value().model.layers[0].heads[0];
        QVERIFY(head.scale.kind == Scale::Kind::SqrtDk);
        QCOMPARE(head.scale.number, 1000.0);
    }

    void impliedOutputIsWrittenOut()
    {
        Content content = documentOf(sentenceOf(9));
        const Index dModel = content.dModel();
        Layer<double>& layer = content.model.layers[0];
        layer.heads = {headOf("", 1, dModel)};
        layer.wq = layer.wk = Matrix<double>(Matrix<double>::Zero(dModel, 1));
        layer.wv = Matrix<double>(Matrix<double>::Identity(dModel, dModel));
        layer.wo.reset();
        const Content built = withPattern(content, 1, 0, Pattern::Induction).value();
        QVERIFY(built.model.layers[0].wo.has_value());
        QVERIFY(ownScore(built, 1, 0, Pattern::Induction).value() >= 0.9);
    }

    void refusalsSayWhatIsNeeded()
    {
        const Content good = documentOf(sentenceOf(9));

        Content content = good;
        content.memory = Memory{content.tokens, content.embeddings};
        QVERIFY(refusal(content, 0, Pattern::Self) == What::SentenceKeys);
        QVERIFY(withPattern(content, 0, 0, Pattern::Uniform).ok());

        content = good;
        content.positions = SinusoidalPositions{};
        QVERIFY(refusal(content, 0, Pattern::PreviousToken) == What::SquareColumns);
        QVERIFY(refusal(content, 0, Pattern::FirstToken) == What::IndexColumns);

        content = good;
        Matrix<double> rows = *content.embeddings;
        rows(4, 1) = 0.5;
        content.embeddings = rows;
        QVERIFY(withPattern(content, 0, 0, Pattern::Self).error()
                == (PatternNeeds{.what = What::PlainColumns, .dimension = 1}));

        content = good;
        content.model.layers[0].residual = false;
        QVERIFY(refusal(content, 1, Pattern::Self) == What::Residual);
        QVERIFY(withPattern(content, 0, 0, Pattern::Self).ok());

        content = good;
        Matrix<double> output = **content.model.layers[0].wo;
        output(1, 2) = 1e-3;
        content.model.layers[0].wo = SharedMatrix<double>(output);
        QVERIFY(withPattern(content, 1, 0, Pattern::Self).error()
                == (PatternNeeds{.what = What::KeptDimension, .layer = 0, .dimension = 2}));
        QVERIFY(withPattern(content, 1, 0, Pattern::FirstToken).ok());

        content = good;
        content.model.layers[1].layerNorm = true;
        QVERIFY(withPattern(content, 1, 0, Pattern::Self).error()
                == (PatternNeeds{.what = What::NoLayerNorm, .layer = 1}));
    }

    void refusalsNameTheMask()
    {
        const Content good = documentOf(sentenceOf(9));
        Content content = good;
        content.model.layers[0].mask = {Mask::Kind::Window, 1, nullptr};
        QVERIFY(refusal(content, 0, Pattern::PreviousToken) == What::VisibleKeys);
        QVERIFY(withPattern(content, 0, 0, Pattern::Self).ok());

        content = good;
        content.model.layers[0].hiddenKeys = {0};
        QVERIFY(refusal(content, 0, Pattern::FirstToken) == What::VisibleKeys);

        content = good;
        content.model.layers[1].mask.kind = Mask::Kind::None;
        QVERIFY(refusal(content, 1, Pattern::Induction) == What::NoLaterKeys);
    }

    void refusalsNameTheWords()
    {
        Content content = documentOf(sentenceOf(9));
        content.embeddings = Matrix<double>(2 * *content.embeddings);
        QVERIFY(withPattern(content, 0, 0, Pattern::SameToken).ok());
        Matrix<double> rows = *content.embeddings;
        rows.row(1) = rows.row(2);
        content.embeddings = rows;
        QVERIFY(refusal(content, 0, Pattern::SameToken) == What::RowsApart);

        QVERIFY(refusal(documentOf(sentenceOf(9)), 0, Pattern::Induction) == What::LayerBelow);

        content = documentOf({"a", "b", "a"});
        content.words = {{"c", {0, 0, 0, 0, 0, 1, 0}}};
        QVERIFY(withPattern(content, 1, 0, Pattern::Induction).error()
                == (PatternNeeds{.what = What::FreeDimensions, .needed = 2, .found = 1}));
    }

    void namesComeBack()
    {
        for (const Pattern pattern : allPatterns())
            QVERIFY(patternNamed(patternName(pattern)) == pattern);
        QVERIFY(!patternNamed("adjective"));
    }
};

QTEST_GUILESS_MAIN(PatternTest)
#include "tst_pattern.moc"
