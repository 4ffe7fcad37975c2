#include "core/model/veiled_source.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <utility>

namespace headlight {

namespace {

static_assert(std::numeric_limits<double>::is_iec559);

/// A quiet NaN, its first bits after the one that makes it quiet chosen by us: they are kept in a float, too.
constexpr std::uint64_t hiddenBits = 0x7ffd'3a00'0000'0000;
constexpr std::uint64_t withoutSign = 0x7fff'ffff'ffff'ffff;

/// Which part of a quantity is hidden.
enum class Part { None, Row, Column, All };

/// How far along the way from Q, K and V to the layer's output a quantity is made.
int place(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Embeddings:
        return 0;
    case Quantity::Queries:
    case Quantity::Keys:
    case Quantity::Values:
        return 1;
    case Quantity::Products:
        return 2;
    case Quantity::Scores:
        return 3;
    case Quantity::Weights:
    case Quantity::Gradient:
        return 4;
    case Quantity::Output:
        return 5;
    case Quantity::LayerOutput:
        break;
    }
    return 6;
}

/// What of a quantity is made of a row of another one of the same layer.
Part madeOfRow(Quantity from, Quantity quantity)
{
    if (quantity == from)
        return Part::Row;
    if (from == Quantity::Gradient) // of a row, it is as good as its weights
        return madeOfRow(Quantity::Weights, quantity);
    if (place(quantity) <= place(from))
        return Part::None;
    if (from == Quantity::Values) // an output mixes all of them
        return place(quantity) >= place(Quantity::Output) ? Part::All : Part::None;
    if (from == Quantity::Keys) // each query's softmax divides by the sum over all keys
        return quantity == Quantity::Products || quantity == Quantity::Scores ? Part::Column : Part::All;
    return from == Quantity::Embeddings ? Part::All : Part::Row;
}

/// A part that has all of two.
Part both(Part a, Part b)
{
    if (a == Part::None || a == b)
        return b;
    return b == Part::None ? a : Part::All;
}

/// What a veil hides of a quantity in a layer.
Part partOf(const Veil& veil, Quantity quantity, Index layer)
{
    if (!veil.from || layer < veil.layer)
        return Part::None;
    if (layer > veil.layer)
        return quantity == Quantity::Embeddings ? Part::None : Part::All;
    Part part = madeOfRow(*veil.from, quantity);
    for (const Quantity from : veil.also)
        part = both(part, madeOfRow(from, quantity));
    return part == Part::None || veil.row ? part : Part::All;
}

Tile common(const Tile& a, const Tile& b)
{
    const Index row = std::max(a.row, b.row);
    const Index column = std::max(a.column, b.column);
    return {row, column, std::max<Index>(0, std::min(a.row + a.rows, b.row + b.rows) - row),
            std::max<Index>(0, std::min(a.column + a.columns, b.column + b.columns) - column)};
}

} // namespace

double hiddenNumber()
{
    double number = 0;
    std::memcpy(&number, &hiddenBits, sizeof number);
    return number;
}

bool isHiddenNumber(double number)
{
    std::uint64_t bits = 0;
    std::memcpy(&bits, &number, sizeof bits);
    return (bits & withoutSign) == hiddenBits;
}

bool isMadeOf(Quantity quantity, Quantity from)
{
    return madeOfRow(from, quantity) != Part::None;
}

VeiledSource::VeiledSource(std::shared_ptr<const AttentionSource> source, const Veil& veil)
    : DerivedSource(std::move(source)), m_veil(veil)
{
}

bool VeiledSource::hides(Quantity quantity, Index layer) const
{
    return partOf(m_veil, quantity, layer) != Part::None;
}

Tile VeiledSource::hidden(Quantity quantity, Index layer, Index head) const
{
    const Tile all{.rows = rowCount(quantity, layer, head), .columns = columnCount(quantity, layer, head)};
    switch (partOf(m_veil, quantity, layer)) {
    case Part::None:
        return {};
    case Part::Row:
        return common(all, {*m_veil.row, 0, 1, all.columns});
    case Part::Column:
        return common(all, {0, *m_veil.row, all.rows, 1});
    case Part::All:
        break;
    }
    return all;
}

Matrix<double> VeiledSource::tile(Quantity quantity, Index layer, Index head, const Tile& tile) const
{
    const Tile over = common(tile, hidden(quantity, layer, head));
    if (over == tile && !isMasked(quantity))
        return Matrix<double>::Constant(tile.rows, tile.columns, hiddenNumber());
    Matrix<double> numbers = source().tile(quantity, layer, head, tile);
    for (Index i = over.row; i < over.row + over.rows; ++i)
        for (Index j = over.column; j < over.column + over.columns; ++j)
            if (!isMasked(quantity) || sees(layer, i, j))
                numbers(i - tile.row, j - tile.column) = hiddenNumber();
    return numbers;
}

// The source is quick where nothing is hidden; only the blocks that touch what is hidden are read cell by cell.
Matrix<double> VeiledSource::pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                                    const std::atomic<bool>* stop) const
{
    const Tile over = common(pooling.tile, hidden(quantity, layer, head));
    if (over.rows == 0 || over.columns == 0)
        return source().pooled(quantity, layer, head, pooling, stop);
    const Index first = pooling.blockOfRow(over.row - pooling.tile.row);
    const Index end = pooling.blockOfRow(over.row + over.rows - 1 - pooling.tile.row) + 1;
    if (end - first == pooling.rows)
        return AttentionSource::pooled(quantity, layer, head, pooling, stop);
    Matrix<double> blocks = source().pooled(quantity, layer, head, pooling, stop);
    for (Index row = first; row < end; ++row) {
        const Index top = pooling.firstRow(row);
        Pooling one = pooling;
        one.tile.row += top;
        one.tile.rows = pooling.firstRow(row + 1) - top;
        one.rows = 1;
        blocks.row(row) = AttentionSource::pooled(quantity, layer, head, one, stop);
    }
    return blocks;
}

bool VeiledSource::hasSameWeights(const AttentionSource& other, Index layer, Index head) const
{
    const auto* veiled = dynamic_cast<const VeiledSource*>(&other);
    return veiled && m_veil == veiled->m_veil && source().hasSameWeights(veiled->source(), layer, head);
}

std::shared_ptr<const AttentionSource> veiled(std::shared_ptr<const AttentionSource> source,
                                              const std::optional<Veil>& veil)
{
    if (!source || !veil || !veil->from)
        return source;
    return std::make_shared<VeiledSource>(std::move(source), *veil);
}

} // namespace headlight
