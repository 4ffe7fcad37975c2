#pragma once

#include "ui/export/image_export.h"

namespace headlight {

/// While it lives, a signal that ends the program (SIGTERM, SIGINT, SIGHUP) cancels an export first, so that nothing
/// half made stays behind; then the program ends as it would have. A second one ends it at once. One at a time.
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
