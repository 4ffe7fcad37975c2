#include "ui/controls/flow_reader.h"

#include <QPromise>
#include <QThreadPool>

#include <utility>

namespace headlight {

namespace {

/// Weights that have to be looked at.
Index extentOf(const AttentionSource& source, const FlowOptions& options)
{
    return source.queryCount() * source.keyCount() * static_cast<Index>(options.heads.size());
}

bool asksTheSame(const FlowReader::Read& a, const FlowReader::Read& b)
{
    return a.source == b.source && a.options == b.options;
}

} // namespace

FlowReader::FlowReader(QObject* parent, Index atOnce) : QObject(parent), m_atOnce(atOnce)
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &FlowReader::finish);
}

FlowReader::~FlowReader() = default;

void FlowReader::want(std::shared_ptr<const AttentionSource> source, const FlowOptions& options)
{
    m_wish = {std::move(source), options, nullptr};
    if (!m_wish.source || extentOf(*m_wish.source, options) <= m_atOnce) {
        m_busy = false;
        m_last = m_wish;
        m_last.reading = readFlow(m_wish.source.get(), options);
        emit answered();
    } else if (!m_watcher.isRunning()) {
        start();
    }
}

void FlowReader::start()
{
    m_busy = true;
    m_running = m_wish;
    auto promise = std::make_shared<QPromise<std::shared_ptr<const FlowReading>>>();
    m_watcher.setFuture(promise->future());
    promise->start();
    QThreadPool::globalInstance()->start([promise, source = m_wish.source, options = m_wish.options] {
        promise->addResult(readFlow(source.get(), options));
        promise->finish();
    });
}

void FlowReader::finish()
{
    if (asksTheSame(m_last, m_wish)) { // a later, smaller wish was answered at once
        m_busy = false;
        return;
    }
    if (!asksTheSame(m_running, m_wish)) {
        start();
        return;
    }
    m_busy = false;
    m_last = m_running;
    m_last.reading = m_watcher.result();
    emit answered();
}

} // namespace headlight
