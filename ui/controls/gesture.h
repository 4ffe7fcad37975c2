#pragma once

#include <QObject>
#include <QTimer>

namespace headlight {

/// Tells when a run of small changes begins and ends: one drag, one held key, or wheel turns less than half a second
/// apart.
class Gesture : public QObject {
    Q_OBJECT

public:
    explicit Gesture(QObject* parent = nullptr);

    bool isRunning() const { return m_running; }
    /// Begins a drag or a held key; it runs until finish(). Does nothing while one runs, except that it no longer ends
    /// by itself.
    void begin();
    /// A wheel turn: begins a gesture or goes on with it; it ends by itself when no turn follows.
    void turn();
    /// Ends the running gesture, if any.
    void finish();

signals:
    void started();
    void finished();

private:
    QTimer m_pause; ///< runs between two turns of the wheel
    bool m_running = false;
};

} // namespace headlight
