#pragma once

#include "ui/document/own_thread.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace headlight {

/// Reads on another thread, one thing at a time: the latest wish wins. What is overtaken goes on while it is still of
/// use, so that a drag stays live, and is dropped otherwise.
template <class Wish, class Answer>
class LatestReader {
public:
    struct Ways {
        /// On the other thread. Once stop is true the result is thrown away.
        std::function<Answer(const Wish&, const std::atomic<bool>& stop)> read;
        /// Whether the answer to one wish may be shown to someone who waits for the other.
        std::function<bool(const Wish& one, const Wish& other)> isOfUse;
        std::function<void(const Wish&, const Answer&)> answered;
        std::function<void()> busyChanged;
    };

    /// @param thread reads; one that is shared may outlive the reader, and with it what is being read: nobody waits
    explicit LatestReader(Ways ways, std::shared_ptr<OwnThread> thread = std::make_shared<OwnThread>())
        : m_ways(std::move(ways)), m_thread(std::move(thread))
    {
        m_wait.setSingleShot(true);
        m_wait.setInterval(quietMilliseconds);
        QObject::connect(&m_wait, &QTimer::timeout, &m_wait, [this] { setBusy(true); });
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] { finish(); });
    }
    ~LatestReader()
    {
        if (m_stop)
            *m_stop = true;
    }

    void want(const Wish& wish)
    {
        if (m_next ? *m_next == wish : m_stop && !*m_stop && m_reading == wish)
            return;
        m_next = wish;
        if (!m_stop)
            start();
        else if (!m_ways.isOfUse(m_reading, wish))
            *m_stop = true;
        if (!m_busy && !m_wait.isActive())
            m_wait.start();
    }
    /// Nothing is wanted any more.
    void forget()
    {
        m_next.reset();
        if (m_stop)
            *m_stop = true;
        m_wait.stop();
        setBusy(false);
    }
    /// Whether an answer is on its way.
    bool isReading() const { return m_next || (m_stop && !*m_stop); }
    /// Whether someone has been kept waiting for a moment (a quick reading never shows as busy).
    bool isBusy() const { return m_busy; }

private:
    static constexpr int quietMilliseconds = 200; ///< a shorter wait is not shown

    void start()
    {
        m_stop = std::make_shared<std::atomic<bool>>(false);
        m_reading = *std::exchange(m_next, std::nullopt);
        auto promise = std::make_shared<QPromise<Answer>>();
        m_watcher.setFuture(promise->future());
        promise->start();
        m_thread->pool()->start([promise, wish = m_reading, read = m_ways.read, stop = m_stop] {
            promise->addResult(read(wish, *stop));
            promise->finish();
        });
    }

    void finish()
    {
        const bool isWhole = !*std::exchange(m_stop, nullptr);
        const Wish wish = std::exchange(m_reading, {});
        const Answer answer = m_watcher.result();
        if (m_next) {
            start();
        } else {
            m_wait.stop();
            setBusy(false);
        }
        if (isWhole)
            m_ways.answered(wish, answer);
    }

    void setBusy(bool busy)
    {
        if (std::exchange(m_busy, busy) != busy && m_ways.busyChanged)
            m_ways.busyChanged();
    }

    Ways m_ways;
    std::shared_ptr<OwnThread> m_thread;
    QFutureWatcher<Answer> m_watcher;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of what is being read; null: nothing is
    Wish m_reading;                            ///< what is being read
    std::optional<Wish> m_next;                ///< what comes after it
    QTimer m_wait;                             ///< until waiting shows
    bool m_busy = false;
};

} // namespace headlight
