#include "core/analysis/random_products.h"

#include "core/attention/softmax.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

constexpr Index blockPairs = 256;
constexpr Index lanes = 4;
constexpr Index numbersBetweenLooks = 100000;
constexpr std::uint64_t rowStreams = 1ULL << 40; ///< behind those of the pairs

/// Sums over a part of a pair. They are taken in four lanes, so that processors can add several at once and yet every
/// one gets the same bits.
struct PartSums {
    double q = 0, qq = 0, k = 0, kk = 0, p = 0, pp = 0;
};

struct Lanes {
    double of[lanes] = {};
    double total() const { return (of[0] + of[1]) + (of[2] + of[3]); }
};

PartSums partSums(const double* q, const double* k, double* p, Index count)
{
    Lanes sq, sqq, sk, skk, sp, spp;
    const auto take = [&](Index i, Index lane) {
        p[i] = q[i] * k[i];
        sq.of[lane] += q[i];
        sqq.of[lane] += q[i] * q[i];
        sk.of[lane] += k[i];
        skk.of[lane] += k[i] * k[i];
        sp.of[lane] += p[i];
        spp.of[lane] += p[i] * p[i];
    };
    Index i = 0;
    for (; i + lanes <= count; i += lanes)
        for (Index lane = 0; lane < lanes; ++lane)
            take(i + lane, lane);
    for (Index lane = 0; i < count; ++i, ++lane)
        take(i, lane);
    return {sq.total(), sqq.total(), sk.total(), skk.total(), sp.total(), spp.total()};
}

/// Σ p_i·p_i+1 and Σ of its squares.
void addNeighbours(Moments& moments, const double* p, Index count)
{
    Lanes sum, squares;
    const auto take = [&](Index i, Index lane) {
        const double both = p[i] * p[i + 1];
        sum.of[lane] += both;
        squares.of[lane] += both * both;
    };
    Index i = 0;
    for (; i + lanes <= count - 1; i += lanes)
        for (Index lane = 0; lane < lanes; ++lane)
            take(i + lane, lane);
    for (Index lane = 0; i < count - 1; ++i, ++lane)
        take(i, lane);
    moments.count += static_cast<double>(count - 1);
    moments.sum += sum.total();
    moments.squares += squares.total();
}

void add(Moments& moments, double count, double sum, double squares)
{
    moments.count += count;
    moments.sum += sum;
    moments.squares += squares;
}

} // namespace

double Moments::deviation() const
{
    return std::sqrt(std::max(0., variance()));
}

std::vector<Index> sampledWidths(Index d)
{
    std::vector<Index> widths;
    for (Index width = 1; width < d; width *= 2)
        widths.push_back(width);
    widths.push_back(d);
    return widths;
}

ProductSamples sampleProducts(UnitDistribution distribution, Index d, Index pairs, std::uint64_t seed,
                              const SampleProgress& progress)
{
    ProductSamples samples;
    samples.widths = sampledWidths(d);
    samples.ofWidths.resize(samples.widths.size());
    samples.products.reserve(static_cast<std::size_t>(pairs));
    std::vector<double> q(static_cast<std::size_t>(d)), k(q), p(q);
    Index sinceLook = 0;
    for (Index first = 0; first < pairs; first += blockPairs) {
        RandomNumbers numbers(seed, static_cast<std::uint64_t>(first / blockPairs));
        for (Index pair = first; pair < std::min(pairs, first + blockPairs); ++pair) {
            numbers.fill(distribution, q.data(), d);
            numbers.fill(distribution, k.data(), d);
            double product = 0;
            Index begin = 0;
            for (std::size_t i = 0; i < samples.widths.size(); ++i) {
                const Index count = samples.widths[i] - begin;
                const PartSums part = partSums(q.data() + begin, k.data() + begin, p.data() + begin, count);
                begin = samples.widths[i];
                product += part.p;
                add(samples.ofWidths[i], 1, product, product * product);
                add(samples.queries, static_cast<double>(count), part.q, part.qq);
                add(samples.keys, static_cast<double>(count), part.k, part.kk);
                add(samples.terms, static_cast<double>(count), part.p, part.pp);
            }
            addNeighbours(samples.neighbours, p.data(), d);
            samples.products.push_back(product);
            sinceLook += d;
            if (progress && sinceLook >= numbersBetweenLooks) {
                sinceLook = 0;
                if (!progress(static_cast<double>(pair + 1) / static_cast<double>(pairs)))
                    return samples;
            }
        }
    }
    return samples;
}

double productKurtosis(UnitDistribution distribution, Index d)
{
    const double fourth = fourthMoment(distribution);
    return 3 + (fourth * fourth - 3) / static_cast<double>(d);
}

double deviationError(UnitDistribution distribution, Index d, Index pairs)
{
    return std::sqrt(static_cast<double>(d))
           * std::sqrt((productKurtosis(distribution, d) - 1) / (4 * static_cast<double>(pairs)));
}

Matrix<double> randomRow(UnitDistribution distribution, Index keys, const std::vector<Index>& widths,
                         std::uint64_t seed, Index row)
{
    const Index d = widths.back();
    // Each vector is a stream of its own: its first components are the same however many are taken.
    const auto numbersOf = [&](Index vector, std::vector<double>& into) {
        RandomNumbers(seed, rowStreams + static_cast<std::uint64_t>((row << 16) + vector))
            .fill(distribution, into.data(), d);
    };
    std::vector<double> q(static_cast<std::size_t>(d)), k(q);
    numbersOf(0, q);
    Matrix<double> products(static_cast<Index>(widths.size()), keys);
    for (Index key = 0; key < keys; ++key) {
        numbersOf(key + 1, k);
        double product = 0;
        Index i = 0;
        for (Index width = 0; width < products.rows(); ++width) {
            for (; i < widths[static_cast<std::size_t>(width)]; ++i)
                product += q[static_cast<std::size_t>(i)] * k[static_cast<std::size_t>(i)];
            products(width, key) = product;
        }
    }
    return products;
}

std::vector<RowMeans> rowMeans(UnitDistribution distribution, Index keys, const std::vector<Index>& widths,
                               std::uint64_t seed, Index rows, const SampleProgress& progress)
{
    struct Sums {
        Moments largest, dividedLargest, gradient, dividedGradient;
    };
    std::vector<Sums> sums(widths.size());
    const auto take = [](const Matrix<double>& scores, Moments& largest, Moments& gradient) {
        const Matrix<double> weights = softmax<double>(scores);
        const double most = weights.maxCoeff();
        const double norm = softmaxGradientNorm<double>(weights);
        add(largest, 1, most, most * most);
        add(gradient, 1, norm, norm * norm);
    };
    for (Index row = 0; row < rows; ++row) {
        const Matrix<double> products = randomRow(distribution, keys, widths, seed, row);
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const Matrix<double> scores = products.row(static_cast<Index>(i));
            take(scores, sums[i].largest, sums[i].gradient);
            take(scores / std::sqrt(static_cast<double>(widths[i])), sums[i].dividedLargest, sums[i].dividedGradient);
        }
        if (progress && !progress(static_cast<double>(row + 1) / static_cast<double>(rows)))
            break;
    }
    std::vector<RowMeans> means;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const auto error = [&](const Moments& of) { return of.deviation() / std::sqrt(of.count - 1); };
        const Sums& of = sums[i];
        means.push_back({widths[i], of.largest.mean(), error(of.largest), of.gradient.mean(), of.dividedLargest.mean(),
                         error(of.dividedLargest), of.dividedGradient.mean()});
    }
    return means;
}

} // namespace headlight
