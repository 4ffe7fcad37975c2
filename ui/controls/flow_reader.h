#pragma once

#include "ui/controls/latest_reader.h"
#include "ui/paint/flow.h"

#include <QObject>

#include <memory>

namespace headlight {

/// What of a flow is asked for.
struct FlowWish {
    std::shared_ptr<const AttentionSource> source;
    FlowOptions options;
    bool operator==(const FlowWish&) const = default;
};

/// Reads what a flow needs from a source: at once where that is little, else on another thread (the latest wish wins).
class FlowReader : public QObject {
    Q_OBJECT

public:
    /// What was asked, and the answer.
    struct Read : FlowWish {
        std::shared_ptr<const FlowReading> reading; ///< null: nothing to show
    };

    /// @param atOnce up to this many weights are read before want() returns
    explicit FlowReader(QObject* parent = nullptr, Index atOnce = 1'000'000);
    ~FlowReader() override;

    void want(std::shared_ptr<const AttentionSource> source, const FlowOptions& options);
    /// The last answer; older than the wish while one is on its way.
    const Read& last() const { return m_last; }
    bool isReading() const { return m_reader.isReading(); }
    /// Whether someone has been kept waiting for a moment.
    bool isBusy() const { return m_reader.isBusy(); }

signals:
    /// last() is another one.
    void answered();
    void busyChanged();

private:
    void take(const FlowWish& wish, std::shared_ptr<const FlowReading> reading);

    const Index m_atOnce;
    Read m_last;
    LatestReader<FlowWish, std::shared_ptr<const FlowReading>> m_reader;
};

} // namespace headlight
