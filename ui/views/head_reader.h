#pragma once

#include "ui/document/own_thread.h"
#include "ui/paint/grid_reading.h"

#include <QFutureWatcher>
#include <QObject>

#include <atomic>
#include <cstdint>

namespace headlight {

/// Keeps what is read of all heads of the latest snapshot. A head whose weights are the same as in the snapshot before
/// is not read again; what is more than a frame's work is read on another thread. Until a head is read anew it shows
/// what was last known of it, so that a drag stays live; another sentence forgets everything.
class HeadReader : public QObject {
    Q_OBJECT

public:
    explicit HeadReader(QObject* parent = nullptr);
    ~HeadReader() override;

    /// Reads for a snapshot, null: forgets everything. May be asked again for the same.
    void request(const std::shared_ptr<const AttentionSource>& source, const GridNeeds& needs);
    const GridReading& reading() const { return m_reading; }
    /// Whether all is read that was asked for, of the latest snapshot.
    bool isComplete() const { return m_stale.empty(); }
    /// What is read of a snapshot; empty if that is not all, or it is not the latest.
    GridReading readingOf(const AttentionSource* source) const
    {
        return isComplete() && source == m_source.get() ? m_reading : GridReading{};
    }

signals:
    /// More was read, or all is.
    void read();

private:
    struct Read {
        HeadPlace place;
        HeadReading reading;
    };
    /// What runs on the other thread.
    struct Job {
        std::shared_ptr<const AttentionSource> source;
        std::atomic<bool> overtaken = false; ///< the head being read is the last
        std::atomic<bool> dropped = false;   ///< not even that one is of use
    };
    void compare(const AttentionSource* before);
    void readForAFrame();
    void start();
    void take(int begin, int end);
    void finish();
    std::vector<HeadPlace> staleHeads() const;

    std::shared_ptr<const AttentionSource> m_source;
    GridNeeds m_needs;
    GridReading m_reading;
    std::map<HeadPlace, bool> m_stale;              ///< what is to be read; whether its weights are others by now
    std::map<HeadPlace, std::uint64_t> m_timesRead; ///< those read least often come first
    std::shared_ptr<Job> m_job;                     ///< what runs on the other thread; null: nothing does
    OwnThread m_thread;
    QFutureWatcher<Read> m_watcher;
};

} // namespace headlight
