#include "ui/controls/gesture.h"

namespace headlight {

namespace {
constexpr int longestPause = 500; // ms between two turns of the wheel
}

Gesture::Gesture(QObject* parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(longestPause);
    connect(&m_pause, &QTimer::timeout, this, &Gesture::finish);
}

void Gesture::begin()
{
    m_pause.stop();
    if (m_running)
        return;
    m_running = true;
    emit started();
}

void Gesture::turn()
{
    if (m_running && !m_pause.isActive())
        return; // a drag or a held key runs: the wheel joins it
    begin();
    m_pause.start();
}

void Gesture::finish()
{
    m_pause.stop();
    if (!m_running)
        return;
    m_running = false;
    emit finished();
}

} // namespace headlight
