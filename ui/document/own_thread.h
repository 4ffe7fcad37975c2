#pragma once

#include <QThreadPool>

namespace headlight {

/// A thread for what takes longer than a frame; its end is waited for. Qt paints large images with the threads of its
/// global pool: a reading there would let the window wait in the middle of a paint.
class OwnThread {
public:
    OwnThread() { m_pool.setMaxThreadCount(1); }
    QThreadPool* pool() { return &m_pool; }

private:
    QThreadPool m_pool;
};

} // namespace headlight
