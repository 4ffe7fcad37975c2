#include "core/lessons/exercise.h"

#include "core/analysis/random_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headlight {

namespace {

constexpr double mostScore = 3; ///< of a row: a table of exp is short then

Index whole(RandomNumbers& numbers, Index low, Index high)
{
    return low + static_cast<Index>(numbers.bits() % static_cast<std::uint64_t>(high - low + 1));
}

Matrix<double> wholeRow(RandomNumbers& numbers, Index columns, Index low, Index high)
{
    Matrix<double> row(1, columns);
    for (Index j = 0; j < columns; ++j)
        row(0, j) = static_cast<double>(whole(numbers, low, high));
    return row;
}

/// Tokens that stand beside one another, beginning at one of them.
std::vector<std::string> tokensFrom(const std::vector<std::string>& tokens, Index first, Index count)
{
    return {tokens.begin() + first, tokens.begin() + first + count};
}

/// Who reads whom: under a causal mask the last of the keys is the query.
void giveWords(RowExercise& exercise, const Content& content, Index wanted, RandomNumbers& numbers)
{
    const std::vector<std::string>& keys = content.keyTokens();
    const Index count = std::min<Index>(wanted, std::ssize(keys));
    if (count < 2 || content.tokens.empty()) {
        exercise.keys.resize(static_cast<std::size_t>(wanted));
        return;
    }
    exercise.keys = tokensFrom(keys, whole(numbers, 0, std::ssize(keys) - count), count);
    if (isCausal(content))
        exercise.query = exercise.keys.back();
    else if (content.memory)
        exercise.query = content.tokens[static_cast<std::size_t>(whole(numbers, 0, std::ssize(content.tokens) - 1))];
    else
        exercise.query = exercise.keys[static_cast<std::size_t>(whole(numbers, 0, count - 1))];
}

/// A key whose score is whole, small, and unlike those before it as long as that is possible.
Matrix<double> keyFor(RowExercise& exercise, const std::vector<double>& before, RandomNumbers& numbers)
{
    constexpr int tries = 200;
    Matrix<double> key;
    for (int i = 0; i < tries; ++i) {
        key = wholeRow(numbers, exercise.q.cols(), -2, 2);
        const double score = (exercise.q * key.transpose())(0, 0) / exercise.divisor;
        const bool isNew = std::find(before.begin(), before.end(), score) == before.end();
        if (score == std::round(score) && std::abs(score) <= mostScore && isNew)
            return key;
    }
    return Matrix<double>::Zero(1, exercise.q.cols());
}

/// exp(s) in thousandths, as a table with three decimals has it.
std::int64_t thousandthsOfExp(double score)
{
    return std::llround(1000 * std::exp(score));
}

/// A quotient of whole numbers to the nearest whole one; halves go up. @param above ≥ 0 @param below > 0
std::int64_t nearestQuotient(std::int64_t above, std::int64_t below)
{
    return (2 * above + below) / (2 * below);
}

/// The weights of some scores in thousandths: exp(s) to three decimals, their sum, and each quotient to three decimals.
std::vector<std::int64_t> weightsByHand(const std::vector<double>& scores)
{
    std::int64_t sum = 0;
    for (const double score : scores)
        sum += thousandthsOfExp(score);
    std::vector<std::int64_t> weights;
    for (const double score : scores)
        weights.push_back(nearestQuotient(1000 * thousandthsOfExp(score), sum));
    return weights;
}

void solve(RowExercise& exercise)
{
    const Index m = exercise.k.rows();
    exercise.products = exercise.q * exercise.k.transpose();
    exercise.scores = exercise.products / exercise.divisor;
    const std::vector<std::int64_t> weights =
        weightsByHand({exercise.scores.data(), exercise.scores.data() + exercise.scores.size()});
    exercise.powers.resize(1, m);
    exercise.weights.resize(1, m);
    exercise.output.resize(1, exercise.v.cols());
    for (Index j = 0; j < m; ++j) {
        exercise.powers(0, j) = static_cast<double>(thousandthsOfExp(exercise.scores(0, j))) / 1000;
        exercise.weights(0, j) = static_cast<double>(weights[static_cast<std::size_t>(j)]) / 1000;
    }
    for (Index c = 0; c < exercise.v.cols(); ++c) {
        std::int64_t thousandths = 0;
        for (Index j = 0; j < m; ++j)
            thousandths += weights[static_cast<std::size_t>(j)] * std::llround(exercise.v(j, c));
        exercise.output(0, c) = static_cast<double>(nearestQuotient(thousandths, 100)) / 10;
    }
}

} // namespace

bool isCausal(const Content& content)
{
    return !content.memory && !content.model.layers.empty()
           && content.model.layers.front().mask.kind == Mask::Kind::Causal;
}

RowExercise rowExercise(const Content& content, Index dK, std::uint64_t seed, std::uint64_t number)
{
    RandomNumbers numbers(seed, number);
    RowExercise exercise;
    giveWords(exercise, content, dK == 1 ? 2 + whole(numbers, 0, 1) : 3, numbers);
    const auto m = std::ssize(exercise.keys);
    exercise.divisor = std::sqrt(static_cast<double>(dK));
    do
        exercise.q = wholeRow(numbers, dK, -2, 2);
    while (exercise.q.cwiseAbs().sum() < std::sqrt(static_cast<double>(dK)));
    exercise.k.resize(m, dK);
    std::vector<double> scores;
    for (Index j = 0; j < m; ++j) {
        exercise.k.row(j) = keyFor(exercise, scores, numbers);
        scores.push_back((exercise.q * exercise.k.row(j).transpose())(0, 0) / exercise.divisor);
    }
    exercise.v.resize(m, dK == 1 ? 1 : 2);
    for (Index j = 0; j < m; ++j)
        exercise.v.row(j) = wholeRow(numbers, exercise.v.cols(), 1, 9);
    solve(exercise);
    return exercise;
}

MaskExercise maskExercise(const Content& content, std::uint64_t seed, std::uint64_t number)
{
    constexpr Index n = 3;
    RandomNumbers numbers(seed, number);
    MaskExercise exercise;
    if (std::ssize(content.tokens) >= n)
        exercise.tokens = tokensFrom(content.tokens, whole(numbers, 0, std::ssize(content.tokens) - n), n);
    else
        exercise.tokens.resize(n);
    exercise.scores.resize(n, n);
    for (Index i = 0; i < n; ++i)
        exercise.scores.row(i) = wholeRow(numbers, n, 0, 2);
    exercise.weights = Matrix<double>::Zero(n, n);
    for (Index i = 0; i < n; ++i) {
        const double* row = exercise.scores.data() + i * n;
        const std::vector<std::int64_t> weights = weightsByHand({row, row + i + 1});
        for (Index j = 0; j <= i; ++j)
            exercise.weights(i, j) = static_cast<double>(weights[static_cast<std::size_t>(j)]) / 1000;
    }
    return exercise;
}

CountExercise countExercise(std::uint64_t seed, std::uint64_t number)
{
    constexpr std::array<Index, 6> widths{8, 12, 16, 20, 24, 40};
    RandomNumbers numbers(seed, number);
    const Index width = widths[static_cast<std::size_t>(whole(numbers, 0, std::ssize(widths) - 1))];
    const Index heads = whole(numbers, 0, 1) == 0 ? 2 : 4;
    const Index n = whole(numbers, 3, 10);
    CountExercise exercise;
    exercise.sizes = {.n = n, .m = n, .dModel = width, .heads = heads, .dK = width, .dV = width};
    exercise.cost = costOf(exercise.sizes);
    LayerSizes one = exercise.sizes;
    one.heads = 1;
    exercise.costOfOneHead = costOf(one);
    return exercise;
}

} // namespace headlight
