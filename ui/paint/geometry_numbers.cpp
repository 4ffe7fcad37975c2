#include "ui/paint/geometry_numbers.h"

#include "core/analysis/convex_hull.h"
#include "core/analysis/principal_directions.h"
#include "core/model/veiled_source.h"

#include <algorithm>

namespace headlight {

namespace {

/// Rows of two matrices of one width, one below the other.
Matrix<double> stacked(const Matrix<double>& above, const Matrix<double>& below)
{
    Matrix<double> rows(above.rows() + below.rows(), above.cols());
    rows << above, below;
    return rows;
}

PlaneDirections planeOf(const Matrix<double>& vectors, const PlaneDimensions& wanted)
{
    const Index d = vectors.cols();
    PlaneDirections plane;
    if (d == 1) {
        plane.directions = Matrix<double>::Identity(1, 1);
    } else if (d == 2 || wanted) {
        const auto inside = [d](Index dimension) { return std::clamp<Index>(dimension, 0, d - 1); };
        plane.dimensions =
            d == 2 ? std::array<Index, 2>{0, 1} : std::array<Index, 2>{inside((*wanted)[0]), inside((*wanted)[1])};
        plane.directions = axisDirections(d, (*plane.dimensions)[0], (*plane.dimensions)[1]);
    } else {
        plane.directions = principalDirections(vectors);
    }
    plane.shares = sharesOfSquaredLength(vectors, plane.directions);
    return plane;
}

/// The vectors in the plane: components are taken as they are.
Matrix<double> projected(const Matrix<double>& vectors, const PlaneDirections& plane)
{
    Matrix<double> points = Matrix<double>::Zero(vectors.rows(), 2);
    if (plane.dimensions) {
        points.col(0) = vectors.col((*plane.dimensions)[0]);
        points.col(1) = vectors.col((*plane.dimensions)[1]);
    } else {
        points.leftCols(plane.directions.cols()) = vectors * plane.directions;
    }
    return points;
}

/// The corners of the values that are seen, as rows of all values.
std::vector<Index> hullOfSeen(const Matrix<double>& values, const std::vector<bool>& seen)
{
    std::vector<Index> places;
    for (Index j = 0; j < values.rows(); ++j)
        if (seen[static_cast<std::size_t>(j)])
            places.push_back(j);
    Matrix<double> points(static_cast<Index>(places.size()), 2);
    for (std::size_t i = 0; i < places.size(); ++i)
        points.row(static_cast<Index>(i)) = values.row(places[i]);
    std::vector<Index> hull = convexHull(points);
    for (Index& corner : hull)
        corner = places[static_cast<std::size_t>(corner)];
    return hull;
}

bool hasVectors(const AttentionSource& source)
{
    for (const Quantity quantity :
         {Quantity::Queries, Quantity::Keys, Quantity::Values, Quantity::Weights, Quantity::Output})
        if (!source.has(quantity))
            return false;
    return source.queryCount() > 0 && source.keyCount() > 0;
}

/// What does not depend on the selected pair. @return whether there is something to show
bool readPlanes(const AttentionSource& source, const GeometryOptions& options, GeometryNumbers& numbers)
{
    const auto read = [&](Quantity quantity) { return source.matrix(quantity, options.layer, options.head); };
    const Matrix<double> q = read(Quantity::Queries);
    const Matrix<double> k = read(Quantity::Keys);
    const Matrix<double> v = read(Quantity::Values);
    if (q.hasNaN() || k.hasNaN() || v.hasNaN())
        return false; // vectors that are hidden lie nowhere
    numbers.keyPlane = planeOf(stacked(q, k), options.keyDimensions);
    numbers.valuePlane = planeOf(v, options.valueDimensions);
    numbers.queries = projected(q, numbers.keyPlane);
    numbers.keys = projected(k, numbers.keyPlane);
    numbers.values = projected(v, numbers.valuePlane);
    return true;
}

} // namespace

bool hidesVectors(const AttentionSource& source, const GeometryOptions& options)
{
    for (const Quantity quantity : {Quantity::Queries, Quantity::Keys, Quantity::Values}) {
        const Index rows = source.rowCount(quantity, options.layer, options.head);
        if (source.tile(quantity, options.layer, options.head, {0, 0, rows, 1}).hasNaN())
            return true;
    }
    return false;
}

std::optional<GeometryNumbers> geometryNumbers(const AttentionSource& source, const GeometryOptions& options,
                                               const GeometryNumbers* before)
{
    if (!hasVectors(source))
        return std::nullopt;
    const auto row = [&](Quantity quantity, Index place) {
        const Index columns = source.columnCount(quantity, options.layer, options.head);
        return source.tile(quantity, options.layer, options.head, {place, 0, 1, columns});
    };
    GeometryNumbers numbers = before ? *before : GeometryNumbers();
    if (!before && !readPlanes(source, options, numbers))
        return std::nullopt;
    numbers.weights = row(Quantity::Weights, options.query);
    numbers.wholeOutput = row(Quantity::Output, options.query);
    numbers.output = projected(numbers.wholeOutput, numbers.valuePlane);

    numbers.seen.clear();
    for (Index j = 0; j < source.keyCount(); ++j)
        numbers.seen.push_back(source.sees(options.layer, options.query, j));
    numbers.hull = hullOfSeen(numbers.values, numbers.seen);
    numbers.pair = vectorPair(row(Quantity::Queries, options.query), row(Quantity::Keys, options.key));
    // From the angle and the lengths the product would follow.
    if (const double product =
            source.tile(Quantity::Products, options.layer, options.head, {options.query, options.key, 1, 1})(0, 0);
        isHiddenNumber(product))
        numbers.pair = {numbers.pair.firstNorm, numbers.pair.secondNorm, product, {}, {}, {}};
    numbers.valueNorm = row(Quantity::Values, options.key).row(0).stableNorm();
    numbers.outputNorm = numbers.wholeOutput.row(0).stableNorm();
    return numbers;
}

} // namespace headlight
