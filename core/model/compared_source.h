#pragma once

#include "core/model/attention_source.h"
#include "core/model/head_place.h"

#include <memory>
#include <string>
#include <vector>

namespace headlight {

/// One head of one snapshot: what is compared with another.
struct ComparedHead {
    std::shared_ptr<const AttentionSource> source;
    HeadPlace place;

    /// Whether the snapshot has the head and the quantity.
    bool has(Quantity quantity) const;
};

/// Why two heads have no difference.
enum class Incomparable { No, Missing, Tokens, Shape };

/// Whether a quantity of b can be taken minus that of a: the same tokens and as many rows and columns.
Incomparable whyIncomparable(const ComparedHead& a, const ComparedHead& b, Quantity quantity);

/// A head beside another one: layer 0 is the head itself, layer 1, if the other is there, the other one, so that a
/// range shared by all heads is the range of both. Tokens are those of the head itself.
class BesideSource final : public AttentionSource {
public:
    /// Contract: head.source is there and has the place.
    BesideSource(ComparedHead head, ComparedHead other);

    Index layerCount() const override { return m_hasOther ? 2 : 1; }
    Index headCount(Index) const override { return 1; }
    std::string headName(Index layer, Index) const override;
    bool headEnabled(Index layer, Index) const override;
    const std::vector<std::string>& queryTokens() const override { return m_head.source->queryTokens(); }
    const std::vector<std::string>& keyTokens() const override { return m_head.source->keyTokens(); }
    bool hasMemory() const override { return m_head.source->hasMemory(); }
    const std::vector<std::string>& dimensionNames() const override { return m_head.source->dimensionNames(); }
    bool has(Quantity quantity) const override;
    Index rowCount(Quantity quantity, Index layer, Index) const override;
    Index columnCount(Quantity quantity, Index layer, Index) const override;
    Matrix<double> tile(Quantity quantity, Index layer, Index, const Tile& tile) const override;
    bool sees(Index layer, Index query, Index key) const override;
    const std::vector<PublishedWeight>* publishedWeights(Index layer, Index) const override;
    Matrix<double> pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                          const std::atomic<bool>* stop) const override;

private:
    const ComparedHead& of(Index layer) const { return layer == 0 ? m_head : m_other; }

    ComparedHead m_head;
    ComparedHead m_other;
    bool m_hasOther;
};

/// b − a of one quantity, as the only layer and head. A cell is forbidden where both forbid it; a difference of weights
/// is made up where one of them is.
class DifferenceSource final : public AttentionSource {
public:
    /// Contract: whyIncomparable(a, b, quantity) is No.
    DifferenceSource(ComparedHead a, ComparedHead b, Quantity quantity);

    /// What the difference is to be shown as: a difference of weights has a sign, as scores have.
    static Quantity shownAs(Quantity quantity);

    Index layerCount() const override { return 1; }
    Index headCount(Index) const override { return 1; }
    std::string headName(Index, Index) const override { return {}; }
    bool headEnabled(Index, Index) const override { return true; }
    const std::vector<std::string>& queryTokens() const override { return m_b.source->queryTokens(); }
    const std::vector<std::string>& keyTokens() const override { return m_b.source->keyTokens(); }
    bool hasMemory() const override { return m_b.source->hasMemory(); }
    const std::vector<std::string>& dimensionNames() const override { return m_b.source->dimensionNames(); }
    bool has(Quantity quantity) const override { return quantity == shownAs(m_quantity); }
    Index rowCount(Quantity, Index, Index) const override;
    Index columnCount(Quantity, Index, Index) const override;
    Matrix<double> tile(Quantity, Index, Index, const Tile& tile) const override;
    bool sees(Index, Index query, Index key) const override;
    bool marksMadeUp(Quantity quantity, Index, Index) const override;
    std::vector<TokenPair> publishedCells(Index, Index) const override;
    bool isMadeUp(Index, Index, Index query, Index key) const override;

private:
    ComparedHead m_a;
    ComparedHead m_b;
    Quantity m_quantity;
};

} // namespace headlight
