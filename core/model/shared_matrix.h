#pragma once

#include "core/attention/matrix.h"

#include <memory>
#include <utility>

namespace headlight {

/// An immutable matrix that copies share: copying copies a pointer, an edit makes a new one.
template <class S>
class SharedMatrix {
public:
    SharedMatrix() : SharedMatrix(Matrix<S>()) {}
    SharedMatrix(Matrix<S> matrix) : m_matrix(std::make_shared<const Matrix<S>>(std::move(matrix))) {}

    const Matrix<S>& operator*() const { return *m_matrix; }
    const Matrix<S>* operator->() const { return m_matrix.get(); }
    Index rows() const { return m_matrix->rows(); }
    Index cols() const { return m_matrix->cols(); }
    bool sharesWith(const SharedMatrix& other) const { return m_matrix == other.m_matrix; }

    /// Equal shape and entries; the pointer is looked at first.
    bool operator==(const SharedMatrix& other) const
    {
        return sharesWith(other) || (rows() == other.rows() && cols() == other.cols() && *m_matrix == *other.m_matrix);
    }

private:
    std::shared_ptr<const Matrix<S>> m_matrix;
};

} // namespace headlight
