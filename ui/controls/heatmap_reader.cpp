#include "ui/controls/heatmap_reader.h"

#include <QtConcurrentRun>

namespace headlight {

namespace {

constexpr int quietMilliseconds = 200; ///< a shorter wait is not shown

/// Whether the picture of one is still of use to someone who waits for the other.
bool isOfUse(HeatmapRequest one, const HeatmapRequest& other)
{
    if (!one.source || !other.source
        || (one.source != other.source && one.source->queryTokens() != other.source->queryTokens()))
        return false;
    one.source = other.source;
    return differsInZoomOnly(one, other);
}

} // namespace

HeatmapReader::HeatmapReader(QObject* parent) : QObject(parent)
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(quietMilliseconds);
    connect(&m_wait, &QTimer::timeout, this, [this] { setBusy(true); });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &HeatmapReader::finish);
}

HeatmapReader::~HeatmapReader()
{
    if (m_stop)
        *m_stop = true;
    m_watcher.waitForFinished();
}

void HeatmapReader::request(const HeatmapRequest& request, const Reading& before)
{
    if (m_next ? *m_next == request : m_stop && !*m_stop && m_reading == request)
        return;
    m_next = request;
    m_before = before;
    if (!m_stop)
        start();
    else if (!isOfUse(m_reading, request))
        *m_stop = true;
    if (!m_busy && !m_wait.isActive())
        m_wait.start();
}

void HeatmapReader::forget()
{
    m_next.reset();
    m_before.reset();
    if (m_stop)
        *m_stop = true;
    m_wait.stop();
    setBusy(false);
}

void HeatmapReader::start()
{
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_reading = *std::exchange(m_next, std::nullopt);
    m_watcher.setFuture(QtConcurrent::run(m_thread.pool(), [request = m_reading, before = m_before, stop = m_stop] {
        return std::make_shared<const HeatmapReading>(readHeatmap(request, before.get(), stop.get()));
    }));
}

void HeatmapReader::finish()
{
    const bool isWhole = !*std::exchange(m_stop, nullptr);
    const Reading reading = m_watcher.result();
    m_reading = {};
    if (m_next) {
        if (isWhole)
            m_before = reading;
        start();
    } else {
        m_wait.stop();
        setBusy(false);
    }
    if (isWhole)
        emit read(reading);
}

void HeatmapReader::setBusy(bool busy)
{
    if (m_busy == busy)
        return;
    m_busy = busy;
    emit busyChanged(busy);
}

} // namespace headlight
