#pragma once

#include "core/analysis/vector_pair.h"
#include "core/model/attention_source.h"

#include <array>
#include <optional>
#include <vector>

namespace headlight {

/// Two components of wide vectors, counted from 0; none: the two principal directions through the origin.
using PlaneDimensions = std::optional<std::array<Index, 2>>;

/// What a picture of vectors is of. Places outside the source are brought inside.
struct GeometryOptions {
    Index layer = 0;
    Index head = 0;
    Index query = 0;
    Index key = 0;
    PlaneDimensions keyDimensions;   ///< of queries and keys wider than 2; others show all they have
    PlaneDimensions valueDimensions; ///< of values wider than 2
    int decimals = 2;
    bool operator==(const GeometryOptions&) const = default;
};

/// The directions that one plane shows of vectors of width d.
struct PlaneDirections {
    Matrix<double> directions;  ///< d × 2, orthonormal columns; d × 1 for d = 1
    Matrix<double> shares;      ///< 1 × 2 or 1 × 1: of the squared length of all vectors in the plane, in [0, 1]
    PlaneDimensions dimensions; ///< the components if it shows components

    Index width() const { return directions.rows(); }
    bool isFlat() const { return directions.cols() < 2; } ///< a line, not a plane
    /// Whether something lies outside of the plane, so that lengths and angles look other than they are.
    bool isProjection() const { return directions.rows() > 2 && shares.sum() < 1 - 1e-9; }
};

/// All that a picture of a head's vectors shows, as numbers.
struct GeometryNumbers {
    PlaneDirections keyPlane;   ///< of queries and keys
    PlaneDirections valuePlane; ///< of values and the output
    Matrix<double> queries;     ///< n × 2, in the plane; a line has 0 in the second column
    Matrix<double> keys;        ///< m × 2
    Matrix<double> values;      ///< m × 2
    Matrix<double> output;      ///< 1 × 2: what the selected query's head computes
    Matrix<double> wholeOutput; ///< 1 × d_v
    Matrix<double> weights;     ///< 1 × m, of the selected query
    std::vector<bool> seen;     ///< m: whether the selected query sees the key
    std::vector<Index> hull;    ///< corners of the values that it sees, counter-clockwise
    VectorPair pair;            ///< of the selected query and key, in all their dimensions
    double valueNorm = 0;       ///< of the selected key's value
    double outputNorm = 0;

    bool seesNothing() const { return hull.empty(); }
};

/// Whether a head's queries, keys or values are hidden, so that there is nothing to draw.
/// @param options its layer and head lie inside the source
bool hidesVectors(const AttentionSource& source, const GeometryOptions& options);

/// Reads and projects a head's vectors.
/// @param options its places lie inside the source
/// @param before of the same source, head and dimensions, with any query and key; or null: what depends on neither is
///        taken over
/// @return none where the source has no vectors or no tokens, or some of the vectors are hidden
std::optional<GeometryNumbers> geometryNumbers(const AttentionSource& source, const GeometryOptions& options,
                                               const GeometryNumbers* before = nullptr);

} // namespace headlight
