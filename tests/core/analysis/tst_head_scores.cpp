#include "core/analysis/head_scores.h"
#include "support/scored_source.h"

#include <QTest>

#include <cmath>

using namespace headlight;

namespace {

/// Entropy of a share of two ÷ ln of the number of visible keys.
double relative(double share, int keys)
{
    return -(share * std::log(share) + (1 - share) * std::log(1 - share)) / std::log(keys);
}

MatrixSource oneRow(Matrix<double> weights, BoolMatrix allowed = {})
{
    const auto tokens = MatrixSource::names(weights.rows());
    return {std::move(weights), tokens, tokens, std::move(allowed)};
}

} // namespace

class TestHeadScores : public QObject {
    Q_OBJECT

private slots:
    void entropyIsTheMeanOverRowsThatSeeTwoKeys();
    void evenWeightsAreOne();
    void aHeadThatSeesOneKeyAtATimeIsZero();
    void rowsThatSeeNothingDoNotCount();
    void withoutRowsThereIsNoEntropy();
    void manyRowsAreReadInTiles();
    void everyScoreIsFoundByItsName();
    void stoppedReadingEnds();
};

void TestHeadScores::entropyIsTheMeanOverRowsThatSeeTwoKeys()
{
    const ScoredSource source;
    const double expected = (relative(0.3, 2) + relative(0.3, 3) + relative(0.3, 4)) / 3; // the first row sees itself
    QVERIFY(std::abs(*meanRelativeEntropy(source, 0, 3) - expected) < 1e-15);
}

void TestHeadScores::evenWeightsAreOne()
{
    QVERIFY(std::abs(*meanRelativeEntropy(MatrixSource::causal(5), 0, 0) - 1) < 1e-15);
}

void TestHeadScores::aHeadThatSeesOneKeyAtATimeIsZero()
{
    QCOMPARE(*meanRelativeEntropy(ScoredSource(), 0, 0), 0.0);
}

void TestHeadScores::rowsThatSeeNothingDoNotCount()
{
    Matrix<double> weights = Matrix<double>::Constant(2, 2, 0.5);
    weights.row(0).setZero();
    BoolMatrix allowed = BoolMatrix::Constant(2, 2, true);
    allowed.row(0).setConstant(false);
    QCOMPARE(*meanRelativeEntropy(oneRow(weights, allowed), 0, 0), 1.0);
}

void TestHeadScores::withoutRowsThereIsNoEntropy()
{
    QVERIFY(!meanRelativeEntropy(MatrixSource::causal(1), 0, 0));
    QVERIFY(!meanRelativeEntropy(MatrixSource::causal(0), 0, 0));
}

void TestHeadScores::manyRowsAreReadInTiles()
{
    const MatrixSource source = MatrixSource::causal(150);
    QVERIFY(std::abs(*meanRelativeEntropy(source, 0, 0) - 1) < 1e-13);
    QCOMPARE(*source.tilesRead, 3);
}

void TestHeadScores::everyScoreIsFoundByItsName()
{
    const ScoredSource source;
    const HeadScores scores = headScores(source, 0, 2);
    QCOMPARE(scores.of(HeadScore::Entropy), meanRelativeEntropy(source, 0, 2));
    const PatternScores patterns = patternScores(source, 0, 2);
    QCOMPARE(scores.of(HeadScore::PreviousToken), patterns.previousToken);
    QCOMPARE(scores.of(HeadScore::FirstToken), patterns.firstToken);
    QCOMPARE(scores.of(HeadScore::Self), patterns.self);
    QCOMPARE(scores.of(HeadScore::SameToken), patterns.sameToken);
    QCOMPARE(scores.of(HeadScore::Induction), patterns.induction);
    QVERIFY_EXCEPTION_THROWN(patternScore(patterns, HeadScore::Entropy), std::invalid_argument);
}

void TestHeadScores::stoppedReadingEnds()
{
    const MatrixSource source = MatrixSource::causal(150);
    const std::atomic<bool> stop = true;
    headScores(source, 0, 0, &stop);
    patternBaselines(source, 0, &stop);
    QCOMPARE(*source.tilesRead, 0);
}

QTEST_APPLESS_MAIN(TestHeadScores)
#include "tst_head_scores.moc"
