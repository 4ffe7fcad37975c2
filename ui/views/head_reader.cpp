#include "ui/views/head_reader.h"

#include <QDeadlineTimer>
#include <QPromise>
#include <QtConcurrentRun>

#include <algorithm>

namespace headlight {

namespace {

constexpr int frame = 8;                     ///< ms: half of one, the other half is for painting
constexpr Index mostWeightsAtOnce = 1 << 18; ///< of a head that is read between two frames

/// Whether what was read of one snapshot may stand for the other's until it is read anew.
bool hasSameParts(const AttentionSource& one, const AttentionSource& other)
{
    return one.queryTokens() == other.queryTokens() && one.keyTokens() == other.keyTokens()
           && headsOf(one) == headsOf(other);
}

} // namespace

HeadReader::HeadReader(QObject* parent) : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::resultsReadyAt, this, &HeadReader::take);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &HeadReader::finish);
}

HeadReader::~HeadReader()
{
    if (m_job)
        m_job->overtaken = m_job->dropped = true;
    m_watcher.waitForFinished();
}

void HeadReader::request(const std::shared_ptr<const AttentionSource>& source, const GridNeeds& needs)
{
    if (source == m_source && needs == m_needs)
        return;
    const auto before = std::exchange(m_source, source);
    m_needs = needs;
    compare(before.get());
    readForAFrame();
    if (m_job)
        m_job->overtaken = true; // finish() goes on with the latest
    else
        start();
}

/// Finds out which heads must be read.
void HeadReader::compare(const AttentionSource* before)
{
    if (!m_source || !before || !hasSameParts(*before, *m_source)) {
        m_reading.clear();
        m_stale.clear();
        m_timesRead.clear();
        if (m_job)
            m_job->dropped = true;
    }
    if (!m_source || m_source->queryCount() == 0 || m_source->keyCount() == 0)
        return;
    for (const HeadPlace place : headsOf(*m_source)) {
        const auto held = m_reading.find(place);
        const auto stale = m_stale.find(place);
        const bool changed = held == m_reading.end() || (stale != m_stale.end() && stale->second)
                             || !m_source->hasSameWeights(*before, place.layer, place.head);
        if (changed || !serves(held->second, *m_source, place, m_needs))
            m_stale[place] = changed;
        else
            m_stale.erase(place);
    }
}

std::vector<HeadPlace> HeadReader::staleHeads() const
{
    std::vector<std::pair<std::uint64_t, HeadPlace>> heads;
    for (const auto& [place, changed] : m_stale) {
        const auto times = m_timesRead.find(place);
        heads.emplace_back(times == m_timesRead.end() ? 0 : times->second, place);
    }
    std::sort(heads.begin(), heads.end());
    std::vector<HeadPlace> places;
    for (const auto& [times, place] : heads)
        places.push_back(place);
    return places;
}

void HeadReader::readForAFrame()
{
    if (m_stale.empty() || m_source->queryCount() * m_source->keyCount() > mostWeightsAtOnce)
        return;
    const QDeadlineTimer deadline(frame);
    for (const HeadPlace place : staleHeads()) {
        HeadReading before = m_stale[place] ? HeadReading{} : m_reading[place];
        m_reading[place] = readHead(*m_source, place, m_needs, std::move(before));
        ++m_timesRead[place];
        m_stale.erase(place);
        if (deadline.hasExpired())
            break;
    }
}

void HeadReader::start()
{
    if (m_stale.empty())
        return;
    std::vector<Read> wanted;
    for (const HeadPlace place : staleHeads())
        wanted.push_back({place, m_stale[place] ? HeadReading{} : m_reading[place]});
    m_job = std::make_shared<Job>();
    m_job->source = m_source;
    m_watcher.setFuture(QtConcurrent::run(m_thread.pool(), [wanted = std::move(wanted), needs = m_needs,
                                                            job = m_job](QPromise<Read>& promise) {
        for (const Read& head : wanted) {
            if (job->overtaken)
                break;
            promise.addResult(Read{head.place, readHead(*job->source, head.place, needs, head.reading, &job->dropped)});
        }
    }));
}

// An overtaken head is taken too, as long as the sentence is the same: with every head slower than a drag's moves
// nothing would ever be shown otherwise.
void HeadReader::take(int begin, int end)
{
    if (!m_source || m_job->dropped)
        return;
    for (int i = begin; i < end; ++i) {
        const Read result = m_watcher.resultAt(i);
        const auto stale = m_stale.find(result.place);
        if (stale == m_stale.end())
            continue; // read meanwhile
        ++m_timesRead[result.place];
        m_reading[result.place] = result.reading;
        stale->second = !m_source->hasSameWeights(*m_job->source, result.place.layer, result.place.head);
        if (!stale->second && serves(result.reading, *m_source, result.place, m_needs))
            m_stale.erase(stale);
    }
    emit read();
}

void HeadReader::finish()
{
    m_job.reset();
    start();
}

} // namespace headlight
