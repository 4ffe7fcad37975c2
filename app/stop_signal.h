#pragma once

#include "ui/export/image_export.h"

namespace headlight {

/// While it lives, a signal that ends the program (SIGTERM, SIGINT, SIGHUP) finds an export that has something half
/// made on the disk cancelled first, so that nothing of it stays behind; then the program ends as it would have.
/// Without that, or at a second signal, it ends at once. One at a time.
class StopSignal {
public:
    /// @param progress outlives it
    explicit StopSignal(ExportProgress& progress);
    StopSignal(const StopSignal&) = delete;
    StopSignal& operator=(const StopSignal&) = delete;
    /// Ends the program if a signal came.
    ~StopSignal();
};

} // namespace headlight
