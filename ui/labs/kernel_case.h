#pragma once

#include "core/analysis/drawn_keys.h"
#include "ui/labs/lab.h"

namespace headlight {

/// What the kernel lab is about: one query, keys on a circle or along a line, a number as the value of each.
struct KernelCase {
    static constexpr int mostKeys = 12;
    static constexpr double lineEnd = 2; ///< keys along a line reach from −2 to 2

    bool onCircle = true;
    double place = 0;      ///< of the query: angle in radians, or place on the line
    double scale = 1;      ///< that dot products are multiplied by
    Matrix<double> places; ///< 1 × m, of the keys
    Matrix<double> query;  ///< 1 × d: (cos, sin), or the place itself
    Matrix<double> keys;   ///< m × d
    Matrix<double> values; ///< 1 × m
    Matrix<double> scores; ///< 1 × m, scale · q·k
    Matrix<double> weights;
    Matrix<double> gaussian; ///< weights by distance
    Expectation output;      ///< Σ a v and its spread

    Index raised = 0;           ///< the key that the alternative gives more
    Matrix<double> direction;   ///< 1 × m; all 0: there is no alternative
    double amount = 0;          ///< how far along it, in [−1, 1]
    Matrix<double> alternative; ///< 1 × m

    std::vector<Index> drawn; ///< keys by their weights

    double bandwidth() const;
    /// A vector at a place: a row of keys, or the query.
    Matrix<double> vectorAt(double at) const;
    double entropyAt(double amountThere) const;
    /// 1 × m: how often each key was drawn ÷ draws.
    Matrix<double> shares() const;
};

KernelCase kernelCase(const LabState& state);

/// The name of the parameter that holds a key's value; keys counted from 0.
std::string kernelValue(int key);

} // namespace headlight
