#pragma once

#include <QString>

#include <vector>

namespace headlight {

/// The least of 1, 2 and 5 times a power of ten that divides an extent into no more than so many steps.
/// @param extent > 0, finite @param mostSteps ≥ 1
double roundStep(double extent, int mostSteps);

/// The multiples of a step from low to high; 0 among them is exact.
std::vector<double> roundTicks(double low, double high, double step);

/// A tick's number with as many decimals as its step needs: "0.5" and "1.0", "20", "2e6"; "0" is plain.
QString tickText(double value, double step);

} // namespace headlight
