#pragma once

#include <array>
#include <cstdint>

namespace headlight {

/// A distribution of mean 0 and variance 1.
enum class UnitDistribution {
    Normal,
    Uniform, ///< between −√3 and √3
    Signs    ///< −1 or 1, equally likely
};

/// E x⁴ of a number so distributed: 3, 9/5 or 1.
double fourthMoment(UnitDistribution distribution);

/// Many numbers fast, and the same bits for a seed on every machine: they are made by additions, products, divisions
/// and square roots alone, which IEEE 754 fixes to the last bit; logarithms and exponentials are ours.
/// @source xoshiro256++ and splitmix64 (which begins it): Blackman and Vigna 2019, "Scrambled Linear Pseudorandom
///         Number Generators". Normal numbers by the ziggurat: Marsaglia and Tsang 2000, in the form with 53 bits of
///         Doornik 2005, "An Improved Ziggurat Method to Generate Normal Random Samples".
class RandomNumbers {
public:
    using State = std::array<std::uint64_t, 4>;

    /// @param stream numbers of different streams of a seed have nothing to do with one another
    RandomNumbers(std::uint64_t seed, std::uint64_t stream);
    explicit RandomNumbers(const State& state) : m_state(state) {}

    /// 64 bits, each 0 or 1 equally likely.
    std::uint64_t bits();
    /// In [0, 1), a multiple of 2⁻⁵³.
    double uniform() { return static_cast<double>(bits() >> 11) * 0x1p-53; }
    /// Mean 0, deviation 1.
    double normal();
    /// The next numbers of a distribution.
    /// @param numbers room for count of them
    void fill(UnitDistribution distribution, double* numbers, std::int64_t count);

private:
    double tail(bool negative);

    State m_state;
};

} // namespace headlight
