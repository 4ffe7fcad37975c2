#include "ui/controls/flow_reader.h"

#include <utility>

namespace headlight {

namespace {

/// Weights that have to be looked at.
Index extentOf(const FlowWish& wish)
{
    return wish.source->queryCount() * wish.source->keyCount() * static_cast<Index>(wish.options.heads.size());
}

/// Whether only the numbers differ.
bool isOfUse(const FlowWish& one, const FlowWish& other)
{
    return one.options == other.options && one.source->queryTokens() == other.source->queryTokens()
           && one.source->keyTokens() == other.source->keyTokens();
}

} // namespace

FlowReader::FlowReader(QObject* parent, Index atOnce)
    : QObject(parent), m_atOnce(atOnce),
      m_reader({[](const FlowWish& wish, const std::atomic<bool>& stop) {
                    return readFlow(wish.source.get(), wish.options, &stop);
                },
                isOfUse, [this](const FlowWish& wish, const auto& reading) { take(wish, reading); },
                [this] { emit busyChanged(); }})
{
}

FlowReader::~FlowReader() = default;

void FlowReader::want(std::shared_ptr<const AttentionSource> source, const FlowOptions& options)
{
    const FlowWish wish{std::move(source), options};
    if (!wish.source || extentOf(wish) <= m_atOnce) {
        m_reader.forget();
        take(wish, readFlow(wish.source.get(), wish.options));
    } else if (m_last.reading && wish == m_last) {
        m_reader.forget();
    } else {
        m_reader.want(wish);
    }
}

void FlowReader::take(const FlowWish& wish, std::shared_ptr<const FlowReading> reading)
{
    m_last = {wish, std::move(reading)};
    emit answered();
}

} // namespace headlight
