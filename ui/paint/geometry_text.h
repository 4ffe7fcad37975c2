#pragma once

#include "ui/paint/geometry_numbers.h"

#include <QList>
#include <QString>

namespace headlight {

/// A number with what it is: "‖q‖" and "2.00".
struct GeometryReadout {
    QString name;
    QString value;
};
/// A line under a plane.
using GeometryLine = QList<GeometryReadout>;

/// The lines under the plane of queries and keys: lengths; angle and its cosine; the product.
QList<GeometryLine> pairLines(const GeometryNumbers& numbers, int decimals);

/// The lines under the plane of values: weight and length of the selected value; the output; where it lies.
QList<GeometryLine> outputLines(const GeometryNumbers& numbers, Index key, int decimals);

/// What a mark in a plane is of.
enum class GeometrySample { Query, Key, Value, Output };
struct GeometryLegendEntry {
    GeometrySample sample = GeometrySample::Query;
    QString text;
};

/// What stands above a plane: "queries q", "keys k"; "values v, by weight a", "output o".
QList<GeometryLegendEntry> legendEntries(bool values);

/// How much of vectors wider than 2 the plane shows; empty for others.
QString projectionText(const PlaneDirections& plane);

/// What stands at an axis: "q₁, k₁", "v₂", "first principal direction (54 %)".
QString axisText(const PlaneDirections& plane, bool values, int axis);

/// "(8.04, 1.96)", one number alone as it is, none where it would be too long.
QString coordinatesText(const MatrixView<double>& row, int decimals);

} // namespace headlight
