#pragma once

#include "ui/paint/flow.h"

#include <QFutureWatcher>
#include <QObject>

#include <memory>

namespace headlight {

/// Reads what a flow needs from a source: at once where that is little, else on another thread (the latest wish wins).
class FlowReader : public QObject {
    Q_OBJECT

public:
    /// What was asked, and the answer.
    struct Read {
        std::shared_ptr<const AttentionSource> source;
        FlowOptions options;
        std::shared_ptr<const FlowReading> reading; ///< null: nothing to show
    };

    /// @param atOnce up to this many weights are read before want() returns
    explicit FlowReader(QObject* parent = nullptr, Index atOnce = 1'000'000);
    ~FlowReader() override;

    void want(std::shared_ptr<const AttentionSource> source, const FlowOptions& options);
    /// The last answer; older than the wish while isBusy().
    const Read& last() const { return m_last; }
    bool isBusy() const { return m_busy; }

signals:
    /// last() is another one.
    void answered();

private:
    void start();
    void finish();

    const Index m_atOnce;
    Read m_last;
    Read m_wish;    ///< reading unused
    Read m_running; ///< what the other thread reads
    bool m_busy = false;
    QFutureWatcher<std::shared_ptr<const FlowReading>> m_watcher;
};

} // namespace headlight
