#include "core/model/attention_source.h"

namespace headlight {

Matrix<double> AttentionSource::matrix(Quantity quantity, Index layer, Index head) const
{
    return tile(quantity, layer, head,
                {.rows = rowCount(quantity, layer, head), .columns = columnCount(quantity, layer, head)});
}

} // namespace headlight
