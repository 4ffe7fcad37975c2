#pragma once

#include "core/attention/matrix.h"

#include <QString>

#include <cmath>
#include <random>

namespace headlight::test {

inline bool agree(double actual, double expected, double tolerance)
{
    if (std::isinf(expected))
        return actual == expected;
    return std::abs(actual - expected) <= tolerance * std::abs(expected);
}

/// Names the first cell in which two matrices differ by more than a relative tolerance; empty if there is none.
/// A cell that is expected to be 0 may be off by the tolerance times the largest expected entry.
inline QString difference(const Matrix<double>& actual, const Matrix<double>& expected, double tolerance = 0)
{
    if (actual.rows() != expected.rows() || actual.cols() != expected.cols())
        return QStringLiteral("%1 × %2 where %3 × %4 is expected")
            .arg(actual.rows())
            .arg(actual.cols())
            .arg(expected.rows())
            .arg(expected.cols());
    double largest = 0;
    for (Index cell = 0; cell < expected.size(); ++cell)
        if (std::isfinite(expected.data()[cell]))
            largest = std::max(largest, std::abs(expected.data()[cell]));
    for (Index i = 0; i < actual.rows(); ++i) {
        for (Index j = 0; j < actual.cols(); ++j) {
            const bool nearZero = expected(i, j) == 0 && std::abs(actual(i, j)) <= tolerance * largest;
            if (!nearZero && !agree(actual(i, j), expected(i, j), tolerance))
                return QStringLiteral("[%1, %2] is %3 where %4 is expected")
                    .arg(i)
                    .arg(j)
                    .arg(actual(i, j), 0, 'g', 17)
                    .arg(expected(i, j), 0, 'g', 17);
        }
    }
    return {};
}

/// Standard normal entries that depend on the seed alone.
template <class S>
Matrix<S> randomMatrix(Index rows, Index columns, unsigned seed)
{
    std::mt19937 generator(seed);
    std::normal_distribution<double> normal;
    Matrix<S> matrix(rows, columns);
    for (Index cell = 0; cell < matrix.size(); ++cell)
        matrix.data()[cell] = static_cast<S>(normal(generator));
    return matrix;
}

/// A matrix of one row.
inline Matrix<double> rowOf(std::initializer_list<double> numbers)
{
    return Matrix<double>({numbers});
}

/// A matrix written down in rows.
inline Matrix<double> rows(std::initializer_list<std::initializer_list<double>> entries)
{
    return Matrix<double>(entries);
}

} // namespace headlight::test
