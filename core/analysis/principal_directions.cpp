#include "core/analysis/principal_directions.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <limits>

namespace headlight {

namespace {

using Vector = Eigen::VectorXd;

/// Rows of a size at which no square overflows or vanishes.
Matrix<double> rescaled(const MatrixView<double>& rows)
{
    const double largest = rows.size() > 0 ? rows.cwiseAbs().maxCoeff() : 0;
    return largest > 0 ? Matrix<double>(rows / largest) : Matrix<double>(rows);
}

Vector withSign(const Vector& direction)
{
    Index largest = 0;
    direction.cwiseAbs().maxCoeff(&largest);
    return direction(largest) < 0 ? Vector(-direction) : direction;
}

/// The axis that lies farthest from a direction, made perpendicular to it.
Vector perpendicularTo(const Vector& direction)
{
    Index farthest = 0;
    direction.cwiseAbs().minCoeff(&farthest);
    Vector axis = Vector::Unit(direction.size(), farthest);
    axis -= direction * direction.dot(axis);
    return withSign(axis.normalized());
}

/// The right singular vectors to singular values well above 0, at most two of them.
Matrix<double> rightSingularVectors(const Matrix<double>& rows)
{
    const bool isTall = rows.rows() >= rows.cols();
    const Eigen::MatrixXd gram =
        isTall ? Eigen::MatrixXd(rows.transpose() * rows) : Eigen::MatrixXd(rows * rows.transpose());
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(gram);
    const Index side = gram.rows();
    const double largest = solver.eigenvalues()(side - 1);
    const double noise = static_cast<double>(side) * std::numeric_limits<double>::epsilon() * largest;
    Matrix<double> found(rows.cols(), 0);
    for (Index i = 0; i < std::min<Index>(2, side); ++i) {
        if (!(solver.eigenvalues()(side - 1 - i) > noise))
            break;
        const Vector vector = solver.eigenvectors().col(side - 1 - i);
        found.conservativeResize(Eigen::NoChange, i + 1);
        found.col(i) = withSign(isTall ? vector : Vector((rows.transpose() * vector).normalized()));
    }
    return found;
}

} // namespace

Matrix<double> principalDirections(const MatrixView<double>& rows)
{
    const Index d = rows.cols();
    const Matrix<double> found = rows.rows() > 0 ? rightSingularVectors(rescaled(rows)) : Matrix<double>(d, 0);
    Matrix<double> directions = Matrix<double>::Identity(d, std::min<Index>(2, d));
    if (found.cols() > 0)
        directions.col(0) = found.col(0);
    if (d > 1)
        directions.col(1) = found.cols() > 1 ? Vector(found.col(1)) : perpendicularTo(directions.col(0));
    return directions;
}

Matrix<double> axisDirections(Index d, Index first, Index second)
{
    Matrix<double> directions = Matrix<double>::Zero(d, 2);
    directions(first, 0) = 1;
    directions(second, 1) = 1;
    return directions;
}

Matrix<double> sharesOfSquaredLength(const MatrixView<double>& rows, const MatrixView<double>& directions)
{
    const Matrix<double> scaled = rescaled(rows);
    const double whole = scaled.squaredNorm();
    Matrix<double> shares = Matrix<double>::Zero(1, directions.cols());
    if (whole > 0)
        shares = (scaled * directions).colwise().squaredNorm() / whole;
    return shares.cwiseMin(1.);
}

} // namespace headlight
