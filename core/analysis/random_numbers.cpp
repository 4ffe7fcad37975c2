#include "core/analysis/random_numbers.h"

#include <bit>
#include <cmath>
#include <numbers>

namespace headlight {

namespace {

constexpr double ln2 = std::numbers::ln2;

/// ln x with the same bits everywhere, for x > 0: the series of artanh between √½ and √2.
double logarithm(double x)
{
    int exponent = 0;
    double part = std::frexp(x, &exponent);
    if (part < 1 / std::numbers::sqrt2) {
        part *= 2;
        --exponent;
    }
    const double t = (part - 1) / (part + 1);
    double sum = 0;
    for (int k = 21; k >= 1; k -= 2)
        sum = sum * (t * t) + 1.0 / k;
    return exponent * ln2 + 2 * t * sum;
}

/// eˣ with the same bits everywhere: Taylor's series within ±½ ln 2.
double exponential(double x)
{
    const double power = std::floor(x / ln2 + 0.5);
    const double rest = x - power * ln2;
    double sum = 1;
    for (int k = 14; k >= 1; --k)
        sum = 1 + rest / k * sum;
    return std::ldexp(sum, static_cast<int>(power));
}

/// Layers of equal area under exp(−x²/2); the lowest has the tail.
struct Ziggurat {
    static constexpr int layers = 128;
    static constexpr double begin = 3.442619855899; ///< of the tail
    static constexpr double area = 9.91256303526217e-3;

    std::array<double, layers + 1> x{};  ///< right ends, from the widest on
    std::array<double, layers> inside{}; ///< the share of a layer that is under the curve for its whole height

    Ziggurat()
    {
        double height = exponential(-begin * begin / 2);
        x[0] = area / height;
        x[1] = begin;
        for (std::size_t i = 2; i < layers; ++i) {
            x[i] = std::sqrt(-2 * logarithm(area / x[i - 1] + height));
            height = exponential(-x[i] * x[i] / 2);
        }
        for (std::size_t i = 0; i < layers; ++i)
            inside[i] = x[i + 1] / x[i];
    }
};

const Ziggurat& ziggurat()
{
    static const Ziggurat table;
    return table;
}

std::uint64_t splitmix(std::uint64_t& state)
{
    std::uint64_t z = state += 0x9e3779b97f4a7c15U;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

} // namespace

double fourthMoment(UnitDistribution distribution)
{
    switch (distribution) {
    case UnitDistribution::Normal:
        return 3;
    case UnitDistribution::Uniform:
        return 9. / 5;
    case UnitDistribution::Signs:
        break;
    }
    return 1;
}

RandomNumbers::RandomNumbers(std::uint64_t seed, std::uint64_t stream)
{
    std::uint64_t mixed = seed;
    mixed = splitmix(mixed) + stream;
    for (std::uint64_t& word : m_state)
        word = splitmix(mixed);
}

std::uint64_t RandomNumbers::bits()
{
    auto& [a, b, c, d] = m_state;
    const std::uint64_t result = std::rotl(a + d, 23) + a;
    const std::uint64_t shifted = b << 17;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = std::rotl(d, 45);
    return result;
}

double RandomNumbers::normal()
{
    const Ziggurat& table = ziggurat();
    for (;;) {
        // The upper bits are the place in the layer, the lower ones which layer it is.
        const std::uint64_t drawn = bits();
        const double place = static_cast<double>(drawn >> 11) * 0x1p-52 - 1;
        const auto layer = static_cast<std::size_t>(drawn % Ziggurat::layers);
        const double x = place * table.x[layer];
        if (std::abs(place) < table.inside[layer])
            return x;
        if (layer == 0)
            return tail(place < 0);
        const double below = exponential(-(table.x[layer] * table.x[layer] - x * x) / 2);
        const double above = exponential(-(table.x[layer + 1] * table.x[layer + 1] - x * x) / 2);
        if (above + uniform() * (below - above) < 1)
            return x;
    }
}

double RandomNumbers::tail(bool negative)
{
    for (;;) {
        const double beyond = -logarithm(1 - uniform()) / Ziggurat::begin; // 1 − u is never 0
        if (-2 * logarithm(1 - uniform()) >= beyond * beyond)
            return negative ? -(Ziggurat::begin + beyond) : Ziggurat::begin + beyond;
    }
}

void RandomNumbers::fill(UnitDistribution distribution, double* numbers, std::int64_t count)
{
    if (distribution == UnitDistribution::Normal) {
        for (std::int64_t i = 0; i < count; ++i)
            numbers[i] = normal();
    } else if (distribution == UnitDistribution::Uniform) {
        for (std::int64_t i = 0; i < count; ++i)
            numbers[i] = (2 * uniform() - 1) * std::numbers::sqrt3;
    } else {
        for (std::int64_t begin = 0; begin < count; begin += 64) {
            std::uint64_t signs = bits();
            for (std::int64_t i = begin; i < count && i < begin + 64; ++i, signs >>= 1)
                numbers[i] = 1 - 2 * static_cast<int>(signs & 1U);
        }
    }
}

} // namespace headlight
