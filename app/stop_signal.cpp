#include "app/stop_signal.h"

#include <csignal>
#include <initializer_list>

namespace headlight {

namespace {

std::atomic<ExportProgress*> watched = nullptr;
std::atomic<int> came = 0;

extern "C" void cancelWatched(int signal)
{
    std::signal(signal, SIG_DFL);
    ExportProgress* progress = watched;
    if (!progress || !progress->isOnDisk) {
        std::raise(signal);
        return;
    }
    came = signal;
    progress->cancelled = true;
}

constexpr std::initializer_list<int> endings{SIGTERM, SIGINT,
#ifdef SIGHUP
                                             SIGHUP
#endif
};

} // namespace

StopSignal::StopSignal(ExportProgress& progress)
{
    watched = &progress;
    for (const int signal : endings)
        if (std::signal(signal, cancelWatched) == SIG_IGN)
            std::signal(signal, SIG_IGN); // as nohup wants it
}

StopSignal::~StopSignal()
{
    for (const int signal : endings)
        if (std::signal(signal, SIG_DFL) == SIG_IGN)
            std::signal(signal, SIG_IGN);
    watched = nullptr;
    if (came != 0)
        std::raise(came);
}

} // namespace headlight
