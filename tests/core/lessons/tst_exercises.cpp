#include "core/lessons/exercise.h"
#include "support/example_content.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace headlight;
using namespace Qt::StringLiterals;
using headlight::test::caseContent;

namespace {

constexpr std::uint64_t seeds = 300;

bool isWhole(const Matrix<double>& matrix)
{
    return (matrix.array() == matrix.array().round()).all();
}

} // namespace

/// Exercises can be solved by hand, and their solutions are right.
class Exercises : public QObject {
    Q_OBJECT

private slots:
    void rowsAreSolvableByHand()
    {
        const Content content = caseContent(u"built_heads"_s);
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            for (const Index dK : {Index{1}, Index{4}}) {
                const RowExercise exercise = rowExercise(content, dK, seed, 0);
                QCOMPARE(exercise.q.cols(), dK);
                QCOMPARE(exercise.divisor, dK == 1 ? 1. : 2.);
                QVERIFY(exercise.k.rows() >= 2 && exercise.k.rows() <= 4);
                for (const Matrix<double>& given : {exercise.q, exercise.k, exercise.v, exercise.scores})
                    QVERIFY(isWhole(given));
                QVERIFY(exercise.q.cwiseAbs().maxCoeff() > 0);
                QVERIFY(exercise.scores.cwiseAbs().maxCoeff() <= 3);
                // A row of equal scores would teach nothing.
                QVERIFY(exercise.scores.maxCoeff() > exercise.scores.minCoeff());
            }
        }
    }

    /// With exp(s), weights and outputs as they are written, and never far from the exact ones.
    void solutionIsWhatAHandComputes()
    {
        const auto rounded = [](double number, double unit) { return std::floor(number / unit + 0.5 + 1e-9) * unit; };
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const RowExercise exercise = rowExercise(caseContent(u"built_heads"_s), seed % 2 == 0 ? 4 : 1, seed, 0);
            double sum = 0;
            double exactSum = 0;
            for (Index j = 0; j < exercise.k.rows(); ++j) {
                const double product = exercise.q.row(0).dot(exercise.k.row(j));
                QCOMPARE(exercise.products(0, j), product);
                QCOMPARE(exercise.scores(0, j), product / exercise.divisor);
                QCOMPARE(exercise.powers(0, j), rounded(std::exp(exercise.scores(0, j)), 0.001));
                sum += exercise.powers(0, j);
                exactSum += std::exp(exercise.scores(0, j));
            }
            for (Index j = 0; j < exercise.k.rows(); ++j) {
                QCOMPARE(exercise.weights(0, j), rounded(exercise.powers(0, j) / sum, 0.001));
                QVERIFY(std::abs(exercise.weights(0, j) - std::exp(exercise.scores(0, j)) / exactSum) < 0.0015);
            }
            for (Index c = 0; c < exercise.v.cols(); ++c) {
                const double output = exercise.weights.row(0).dot(exercise.v.col(c));
                QCOMPARE(exercise.output(0, c), rounded(output, 0.1));
            }
        }
    }

    void seedAndNumberGiveOtherNumbers()
    {
        const Content content = caseContent(u"built_heads"_s);
        const auto numbersOf = [&](std::uint64_t seed, std::uint64_t number) {
            const RowExercise exercise = rowExercise(content, 4, seed, number);
            std::vector<double> numbers(exercise.k.data(), exercise.k.data() + exercise.k.size());
            numbers.insert(numbers.end(), exercise.v.data(), exercise.v.data() + exercise.v.size());
            return numbers;
        };
        QCOMPARE(numbersOf(1, 0), numbersOf(1, 0));
        std::set<std::vector<double>> different;
        for (std::uint64_t seed = 0; seed < seeds; ++seed)
            different.insert(numbersOf(seed, seed % 3));
        QVERIFY(different.size() > seeds - 5);
    }

    void wordsAreThoseOfTheDocument()
    {
        const Content causal = caseContent(u"built_heads"_s);
        const Content crossing = caseContent(u"worked_example"_s);
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const RowExercise exercise = rowExercise(causal, 4, seed, 0);
            const auto first =
                std::search(causal.tokens.begin(), causal.tokens.end(), exercise.keys.begin(), exercise.keys.end());
            QVERIFY(first != causal.tokens.end());
            QCOMPARE(exercise.query, exercise.keys.back());
            QCOMPARE(rowExercise(crossing, 4, seed, 0).query, std::string("query"));
            QCOMPARE(rowExercise(crossing, 4, seed, 0).keys, (std::vector<std::string>{"key 1", "key 2"}));
        }
        const RowExercise bare = rowExercise(Content{}, 4, 1, 0);
        QCOMPARE(bare.query, std::string());
        QCOMPARE(bare.keys, std::vector<std::string>(3));
    }

    void maskedRowsSumToOneOverWhatTheySee()
    {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const MaskExercise exercise = maskExercise(caseContent(u"built_heads"_s), seed, 1);
            QVERIFY(isWhole(exercise.scores));
            QCOMPARE(exercise.weights(0, 0), 1.);
            for (Index i = 0; i < 3; ++i) {
                QVERIFY(std::abs(exercise.weights.row(i).sum() - 1) < 0.0015); // each is rounded
                for (Index j = i + 1; j < 3; ++j)
                    QCOMPARE(exercise.weights(i, j), 0.);
                double sum = 0;
                for (Index j = 0; j <= i; ++j)
                    sum += std::exp(exercise.scores(i, j));
                QVERIFY(std::abs(exercise.weights(i, 0) - std::exp(exercise.scores(i, 0)) / sum) < 0.0015);
            }
        }
    }

    void headsChangeRowsAloneNotProducts()
    {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const CountExercise exercise = countExercise(seed, 3);
            const LayerSizes& sizes = exercise.sizes;
            QCOMPARE(sizes.dModel % sizes.heads, Index{0});
            QCOMPARE(exercise.cost.parameters, 4 * sizes.dModel * sizes.dModel);
            QCOMPARE(exercise.cost.scores, exercise.costOfOneHead.scores);
            QCOMPARE(exercise.cost.scores, sizes.n * sizes.n * sizes.dModel);
            QCOMPARE(exercise.cost.distributions, sizes.heads * exercise.costOfOneHead.distributions);
        }
    }
};

QTEST_GUILESS_MAIN(Exercises)
#include "tst_exercises.moc"
