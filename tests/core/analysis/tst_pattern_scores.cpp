#include "core/analysis/pattern_scores.h"
#include "core/model/trace_source.h"
#include "support/matrix_check.h"

#include <QTest>

using namespace headlight;
using namespace headlight::test;

namespace {

/// Weights that were written down, as something to look at.
class WrittenSource final : public AttentionSource {
public:
    WrittenSource(std::vector<std::string> tokens, Matrix<double> weights, const Mask& mask = {}, bool memory = false)
        : m_tokens(std::move(tokens)), m_weights(std::move(weights)),
          m_visibility(mask, {}, m_weights.rows(), m_weights.cols()), m_memory(memory)
    {
    }

    Index layerCount() const override { return 1; }
    Index headCount(Index) const override { return 1; }
    std::string headName(Index, Index) const override { return {}; }
    bool headEnabled(Index, Index) const override { return true; }
    const std::vector<std::string>& queryTokens() const override { return m_tokens; }
    const std::vector<std::string>& keyTokens() const override { return m_tokens; }
    bool hasMemory() const override { return m_memory; }
    const std::vector<std::string>& dimensionNames() const override { return m_none; }
    bool has(Quantity quantity) const override { return quantity == Quantity::Weights; }
    Index rowCount(Quantity, Index, Index) const override { return m_weights.rows(); }
    Index columnCount(Quantity, Index, Index) const override { return m_weights.cols(); }
    Matrix<double> tile(Quantity, Index, Index, const Tile& tile) const override
    {
        return m_weights.block(tile.row, tile.column, tile.rows, tile.columns);
    }
    bool sees(Index, Index query, Index key) const override { return m_visibility.sees(query, key); }

private:
    std::vector<std::string> m_tokens;
    std::vector<std::string> m_none;
    Matrix<double> m_weights;
    Visibility m_visibility;
    bool m_memory;
};

const Mask causal{.kind = Mask::Kind::Causal};

bool isNear(const std::optional<double>& actual, double expected)
{
    return actual && std::abs(*actual - expected) < 1e-15;
}

} // namespace

class PatternScoresTest : public QObject {
    Q_OBJECT

private slots:
    void meansByHand();
    void baselinesByHand();
    void noneWhereNoRowQualifies();
    void everythingIsNoneWithAMemory();
    void aRowThatSeesNothingCountsAsZero();
    void purePatternsScoreOne();
    void longSentencesAreReadInTiles();
};

void PatternScoresTest::meansByHand()
{
    const Matrix<double> weights =
        rows({{1, 0, 0, 0}, {0.25, 0.75, 0, 0}, {0.5, 0.125, 0.375, 0}, {0.1, 0.2, 0.3, 0.4}});
    const PatternScores scores = patternScores(WrittenSource({"a", "b", "a", "a"}, weights, causal), 0, 0);
    QVERIFY(isNear(scores.previousToken, (0.25 + 0.125 + 0.3) / 3));
    QVERIFY(isNear(scores.firstToken, (0.25 + 0.5 + 0.1) / 3));
    QVERIFY(isNear(scores.self, (0.75 + 0.375 + 0.4) / 3));
    QVERIFY(isNear(scores.sameToken, (0.5 + (0.1 + 0.3)) / 2));
    QVERIFY(isNear(scores.induction, (0.125 + (0.2 + 0.4)) / 2));
}

void PatternScoresTest::baselinesByHand()
{
    const WrittenSource source({"a", "b", "a", "a"}, Matrix<double>::Zero(4, 4), causal);
    const PatternScores scores = patternBaselines(source, 0);
    QVERIFY(isNear(scores.previousToken, (1 / 2. + 1 / 3. + 1 / 4.) / 3));
    QVERIFY(isNear(scores.firstToken, (1 / 2. + 1 / 3. + 1 / 4.) / 3));
    QVERIFY(isNear(scores.self, (1 / 2. + 1 / 3. + 1 / 4.) / 3));
    QVERIFY(isNear(scores.sameToken, (1 / 3. + 2 / 4.) / 2));
    QVERIFY(isNear(scores.induction, (1 / 3. + 2 / 4.) / 2));

    const PatternScores unmasked = patternBaselines(WrittenSource({"a", "b", "a", "a"}, Matrix<double>::Zero(4, 4)), 0);
    QVERIFY(isNear(unmasked.previousToken, 0.25));
    QVERIFY(isNear(unmasked.sameToken, (1 / 4. + 2 / 4.) / 2));
}

void PatternScoresTest::noneWhereNoRowQualifies()
{
    const PatternScores one = patternScores(WrittenSource({"a"}, rows({{1}})), 0, 0);
    QVERIFY(!one.previousToken && !one.firstToken && !one.self && !one.sameToken && !one.induction);
    const PatternScores two = patternScores(WrittenSource({"a", "b"}, rows({{1, 0}, {0.5, 0.5}})), 0, 0);
    QVERIFY(two.previousToken && two.firstToken && two.self);
    QVERIFY(!two.sameToken && !two.induction);
}

void PatternScoresTest::everythingIsNoneWithAMemory()
{
    const WrittenSource source({"a", "a"}, rows({{1, 0}, {0.5, 0.5}}), {}, true);
    for (const PatternScores& scores : {patternScores(source, 0, 0), patternBaselines(source, 0)})
        QVERIFY(!scores.previousToken && !scores.firstToken && !scores.self && !scores.sameToken && !scores.induction);
}

void PatternScoresTest::aRowThatSeesNothingCountsAsZero()
{
    BoolMatrix allowed = BoolMatrix::Ones(3, 3);
    allowed.row(1).setConstant(false);
    const Mask painted{.kind = Mask::Kind::Painted, .allowed = std::make_shared<BoolMatrix>(allowed)};
    const WrittenSource source({"a", "a", "b"}, rows({{1, 0, 0}, {0, 0, 0}, {0, 0.5, 0.5}}), painted);
    QVERIFY(isNear(patternScores(source, 0, 0).previousToken, 0.25));
    QVERIFY(isNear(patternScores(source, 0, 0).sameToken, 0));
    QVERIFY(isNear(patternBaselines(source, 0).firstToken, 1 / 6.));
}

void PatternScoresTest::purePatternsScoreOne()
{
    // a b c a b c: each row reads the token after its own last appearance
    const std::vector<std::string> tokens{"a", "b", "c", "a", "b", "c"};
    Matrix<double> induction = Matrix<double>::Zero(6, 6);
    induction.col(0).head(3).setOnes();
    for (Index i = 3; i < 6; ++i)
        induction(i, i - 2) = 1;
    QVERIFY(isNear(patternScores(WrittenSource(tokens, induction), 0, 0).induction, 1));
    QVERIFY(isNear(patternScores(WrittenSource(tokens, induction), 0, 0).sameToken, 0));
    QVERIFY(isNear(patternScores(WrittenSource(tokens, Matrix<double>::Identity(6, 6)), 0, 0).self, 1));
}

void PatternScoresTest::longSentencesAreReadInTiles()
{
    const Index n = 150;
    std::vector<std::string> tokens;
    for (Index i = 0; i < n; ++i)
        tokens.push_back(std::to_string(i % 75));
    Matrix<double> weights = Matrix<double>::Zero(n, n);
    for (Index i = 0; i < n; ++i)
        weights(i, i < 75 ? i : i - 75) = 1;
    const PatternScores scores = patternScores(WrittenSource(tokens, weights), 0, 0);
    QVERIFY(isNear(scores.sameToken, 1));
    QVERIFY(isNear(scores.self, 74 / 149.));
    QVERIFY(isNear(scores.firstToken, 1 / 149.));
}

QTEST_GUILESS_MAIN(PatternScoresTest)
#include "tst_pattern_scores.moc"
