#pragma once

#include "ui/document/own_thread.h"
#include "ui/paint/heatmap_reading.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace headlight {

/// Reads heatmaps on another thread, one at a time: the latest request wins.
class HeatmapReader : public QObject {
    Q_OBJECT

public:
    using Reading = std::shared_ptr<const HeatmapReading>;

    explicit HeatmapReader(QObject* parent = nullptr);
    ~HeatmapReader() override;

    /// Asks for a reading. What is being read goes on if it differs in the source or the zoom alone, so that a drag
    /// stays live, and is dropped otherwise.
    /// @param before an earlier reading that may be taken up, or null
    void request(const HeatmapRequest& request, const Reading& before);
    /// Nothing is wanted any more.
    void forget();
    /// Whether someone has been kept waiting for a moment (a quick reading never shows as busy).
    bool isBusy() const { return m_busy; }
    /// Whether a reading is on its way.
    bool isReading() const { return m_stop != nullptr; }

signals:
    void read(const headlight::HeatmapReader::Reading& reading);
    void busyChanged(bool busy);

private:
    void start();
    void finish();
    void setBusy(bool busy);

    OwnThread m_thread;
    QFutureWatcher<Reading> m_watcher;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< of what is being read; null: nothing is
    HeatmapRequest m_reading;                  ///< what is being read
    std::optional<HeatmapRequest> m_next;      ///< what comes after it
    Reading m_before;
    QTimer m_wait; ///< until waiting shows
    bool m_busy = false;
};

} // namespace headlight
