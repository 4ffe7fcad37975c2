#include "core/model/compared_source.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

bool isReplica(const ComparedHead& head)
{
    return head.source->publishedWeights(head.place.layer, head.place.head);
}

} // namespace

bool ComparedHead::has(Quantity quantity) const
{
    return source && place.layer >= 0 && place.layer < source->layerCount() && place.head >= 0
           && place.head < source->headCount(place.layer) && source->has(quantity);
}

Incomparable whyIncomparable(const ComparedHead& a, const ComparedHead& b, Quantity quantity)
{
    if (!a.has(quantity) || !b.has(quantity))
        return Incomparable::Missing;
    if (a.source->queryTokens() != b.source->queryTokens() || a.source->keyTokens() != b.source->keyTokens())
        return Incomparable::Tokens;
    const auto sameCount = [&](auto count) {
        return (a.source.get()->*count)(quantity, a.place.layer, a.place.head)
               == (b.source.get()->*count)(quantity, b.place.layer, b.place.head);
    };
    return sameCount(&AttentionSource::rowCount) && sameCount(&AttentionSource::columnCount) ? Incomparable::No
                                                                                             : Incomparable::Shape;
}

BesideSource::BesideSource(ComparedHead head, ComparedHead other)
    : m_head(std::move(head)), m_other(std::move(other)),
      m_hasOther(m_other.source && m_other.place.layer < m_other.source->layerCount()
                 && m_other.place.head < m_other.source->headCount(m_other.place.layer))
{
}

std::string BesideSource::headName(Index layer, Index) const
{
    return of(layer).source->headName(of(layer).place.layer, of(layer).place.head);
}

bool BesideSource::headEnabled(Index layer, Index) const
{
    return of(layer).source->headEnabled(of(layer).place.layer, of(layer).place.head);
}

bool BesideSource::has(Quantity quantity) const
{
    return m_head.has(quantity) && (!m_hasOther || m_other.has(quantity));
}

Index BesideSource::rowCount(Quantity quantity, Index layer, Index) const
{
    return of(layer).source->rowCount(quantity, of(layer).place.layer, of(layer).place.head);
}

Index BesideSource::columnCount(Quantity quantity, Index layer, Index) const
{
    return of(layer).source->columnCount(quantity, of(layer).place.layer, of(layer).place.head);
}

Matrix<double> BesideSource::tile(Quantity quantity, Index layer, Index, const Tile& tile) const
{
    return of(layer).source->tile(quantity, of(layer).place.layer, of(layer).place.head, tile);
}

const std::vector<PublishedWeight>* BesideSource::publishedWeights(Index layer, Index) const
{
    return of(layer).source->publishedWeights(of(layer).place.layer, of(layer).place.head);
}

bool BesideSource::sees(Index layer, Index query, Index key) const
{
    return of(layer).source->sees(of(layer).place.layer, query, key);
}

Matrix<double> BesideSource::pooled(Quantity quantity, Index layer, Index, const Pooling& pooling,
                                    const std::atomic<bool>* stop) const
{
    return of(layer).source->pooled(quantity, of(layer).place.layer, of(layer).place.head, pooling, stop);
}

DifferenceSource::DifferenceSource(ComparedHead a, ComparedHead b, Quantity quantity)
    : m_a(std::move(a)), m_b(std::move(b)), m_quantity(quantity)
{
}

Quantity DifferenceSource::shownAs(Quantity quantity)
{
    return quantity == Quantity::Weights ? Quantity::Scores : quantity;
}

Index DifferenceSource::rowCount(Quantity, Index, Index) const
{
    return m_b.source->rowCount(m_quantity, m_b.place.layer, m_b.place.head);
}

Index DifferenceSource::columnCount(Quantity, Index, Index) const
{
    return m_b.source->columnCount(m_quantity, m_b.place.layer, m_b.place.head);
}

Matrix<double> DifferenceSource::tile(Quantity, Index, Index, const Tile& tile) const
{
    return m_b.source->tile(m_quantity, m_b.place.layer, m_b.place.head, tile)
           - m_a.source->tile(m_quantity, m_a.place.layer, m_a.place.head, tile);
}

bool DifferenceSource::sees(Index, Index query, Index key) const
{
    return m_a.source->sees(m_a.place.layer, query, key) || m_b.source->sees(m_b.place.layer, query, key);
}

bool DifferenceSource::marksMadeUp(Quantity quantity, Index, Index) const
{
    return m_quantity == Quantity::Weights && has(quantity) && (isReplica(m_a) || isReplica(m_b));
}

std::vector<TokenPair> DifferenceSource::publishedCells(Index, Index) const
{
    std::vector<TokenPair> cells;
    for (const ComparedHead* head : {&m_a, &m_b})
        for (const TokenPair& at : head->source->publishedCells(head->place.layer, head->place.head))
            if (!isMadeUp(0, 0, at.query, at.key))
                cells.push_back(at);
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

bool DifferenceSource::isMadeUp(Index, Index, Index query, Index key) const
{
    return m_a.source->isMadeUp(m_a.place.layer, m_a.place.head, query, key)
           || m_b.source->isMadeUp(m_b.place.layer, m_b.place.head, query, key);
}

} // namespace headlight
