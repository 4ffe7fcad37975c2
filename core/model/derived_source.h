#pragma once

#include "core/model/attention_source.h"

#include <memory>

namespace headlight {

/// Another source, looked at in another way: hands on everything that a derived class does not change.
class DerivedSource : public AttentionSource {
public:
    /// @param source not null; kept alive
    explicit DerivedSource(std::shared_ptr<const AttentionSource> source) : m_source(std::move(source)) {}

    Index layerCount() const override { return m_source->layerCount(); }
    Index headCount(Index layer) const override { return m_source->headCount(layer); }
    std::string headName(Index layer, Index head) const override { return m_source->headName(layer, head); }
    bool headEnabled(Index layer, Index head) const override { return m_source->headEnabled(layer, head); }
    const std::vector<std::string>& queryTokens() const override { return m_source->queryTokens(); }
    const std::vector<std::string>& keyTokens() const override { return m_source->keyTokens(); }
    bool hasMemory() const override { return m_source->hasMemory(); }
    const std::vector<std::string>& dimensionNames() const override { return m_source->dimensionNames(); }
    bool has(Quantity quantity) const override { return m_source->has(quantity); }
    Index rowCount(Quantity quantity, Index layer, Index head) const override
    {
        return m_source->rowCount(quantity, layer, head);
    }
    Index columnCount(Quantity quantity, Index layer, Index head) const override
    {
        return m_source->columnCount(quantity, layer, head);
    }
    Matrix<double> tile(Quantity quantity, Index layer, Index head, const Tile& tile) const override
    {
        return m_source->tile(quantity, layer, head, tile);
    }
    bool sees(Index layer, Index query, Index key) const override { return m_source->sees(layer, query, key); }
    const std::vector<PublishedWeight>* publishedWeights(Index layer, Index head) const override
    {
        return m_source->publishedWeights(layer, head);
    }
    Matrix<double> pooled(Quantity quantity, Index layer, Index head, const Pooling& pooling,
                          const std::atomic<bool>* stop) const override
    {
        return m_source->pooled(quantity, layer, head, pooling, stop);
    }

protected:
    const AttentionSource& source() const { return *m_source; }

private:
    std::shared_ptr<const AttentionSource> m_source;
};

} // namespace headlight
