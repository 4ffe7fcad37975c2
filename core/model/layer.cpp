#include "core/model/layer.h"

#include <cmath>

namespace headlight {

namespace {

/// The columns of one head where the heads' widths stand side by side.
ColumnRange rangeOf(const std::vector<Head>& heads, Index Head::*width, Index head)
{
    ColumnRange range;
    for (Index h = 0; h < head; ++h)
        range.begin += heads[static_cast<std::size_t>(h)].*width;
    range.count = heads[static_cast<std::size_t>(head)].*width;
    return range;
}

} // namespace

double Scale::divisor(Index dK) const
{
    switch (kind) {
    case Kind::SqrtDk:
        return std::sqrt(static_cast<double>(dK));
    case Kind::Number:
        return number;
    case Kind::None:
        break;
    }
    return 1;
}

bool Scale::operator==(const Scale& other) const
{
    return kind == other.kind && (kind != Kind::Number || number == other.number);
}

template <class S>
ColumnRange Layer<S>::keyColumns(Index head) const
{
    return rangeOf(heads, &Head::dK, head);
}

template <class S>
ColumnRange Layer<S>::valueColumns(Index head) const
{
    return rangeOf(heads, &Head::dV, head);
}

template <class S>
MatrixView<S> Layer<S>::wqOf(Index head) const
{
    const ColumnRange range = keyColumns(head);
    return wq->middleCols(range.begin, range.count);
}

template <class S>
MatrixView<S> Layer<S>::wkOf(Index head) const
{
    const ColumnRange range = keyColumns(head);
    return wk->middleCols(range.begin, range.count);
}

template <class S>
MatrixView<S> Layer<S>::wvOf(Index head) const
{
    const ColumnRange range = valueColumns(head);
    return wv->middleCols(range.begin, range.count);
}

template struct Layer<float>;
template struct Layer<double>;

} // namespace headlight
