#include "core/attention/mask.h"

#include "core/attention/shape_text.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace headlight {

namespace {

void requireFits(const Mask& mask, Index n, Index m)
{
    if (mask.kind == Mask::Kind::Window && mask.window < 1)
        throw std::invalid_argument("a window of " + std::to_string(mask.window) + " keys; at least 1 is needed");
    if (mask.kind != Mask::Kind::Painted)
        return;
    const Index rows = mask.allowed ? mask.allowed->rows() : 0;
    const Index columns = mask.allowed ? mask.allowed->cols() : 0;
    if (rows != n || columns != m)
        throw std::invalid_argument("a painted mask of " + shapeText(rows, columns) + " over weights of "
                                    + shapeText(n, m));
}

} // namespace

bool Mask::operator==(const Mask& other) const
{
    if (kind != other.kind)
        return false;
    if (kind == Kind::Window)
        return window == other.window;
    if (kind != Kind::Painted || allowed == other.allowed)
        return true;
    return allowed && other.allowed && allowed->rows() == other.allowed->rows()
           && allowed->cols() == other.allowed->cols() && *allowed == *other.allowed;
}

Visibility::Visibility(const Mask& mask, const std::vector<Index>& hiddenKeys, Index n, Index m)
    : m_mask(mask), m_hidden(static_cast<std::size_t>(m), false), m_anyHidden(!hiddenKeys.empty()), m_queries(n),
      m_keys(m)
{
    requireFits(mask, n, m);
    for (const Index key : hiddenKeys) {
        if (key < 0 || key >= m)
            throw std::invalid_argument("hidden key " + std::to_string(key) + " of " + std::to_string(m) + " keys");
        m_hidden[static_cast<std::size_t>(key)] = true;
    }
}

bool Visibility::sees(Index i, Index j) const
{
    if (j < begin(i) || j >= end(i) || m_hidden[static_cast<std::size_t>(j)])
        return false;
    return m_mask.kind != Mask::Kind::Painted || (*m_mask.allowed)(i, j);
}

Index Visibility::begin(Index i) const
{
    if (m_mask.kind != Mask::Kind::Window)
        return 0;
    return std::clamp<Index>(i - m_mask.window + 1, 0, end(i));
}

Index Visibility::end(Index i) const
{
    switch (m_mask.kind) {
    case Mask::Kind::Causal:
    case Mask::Kind::Window:
        return std::min(i + 1, m_keys);
    case Mask::Kind::CausalBottomRight:
        return std::clamp<Index>(i + 1 + m_keys - m_queries, 0, m_keys);
    case Mask::Kind::None:
    case Mask::Kind::Painted:
        break;
    }
    return m_keys;
}

Index Visibility::count(Index i) const
{
    if (seesWholeSpan(i))
        return end(i) - begin(i);
    Index seen = 0;
    for (Index j = begin(i); j < end(i); ++j)
        seen += sees(i, j) ? 1 : 0;
    return seen;
}

bool Visibility::seesWholeSpan(Index i) const
{
    if (m_mask.kind != Mask::Kind::Painted && !m_anyHidden)
        return true;
    for (Index j = begin(i); j < end(i); ++j)
        if (!sees(i, j))
            return false;
    return true;
}

} // namespace headlight
