#pragma once

#include "ui/export/image_export.h"

#include <QDialog>

class QLabel;
class QProgressBar;

namespace headlight {

class Dialogs;

/// Shows a long export: what is written, how much of it there is, and a way to stop.
class ExportProgressDialog : public QDialog {
    Q_OBJECT

public:
    /// @param what one line: the file and its pixels
    /// @param progress outlives the dialog
    ExportProgressDialog(const QString& what, const ExportProgress& progress, QWidget* parent);

private:
    void showProgress();

    const ExportProgress& m_progress;
    QProgressBar* m_bar;
    QLabel* m_state;
};

/// What is done on another thread; it looks whether it is cancelled, and leaves nothing then.
using ExportWork = std::function<std::optional<ExportError>(ExportProgress&)>;

/// Exports on another thread and returns when that is done. The window stays alive, and may be asked for pictures
/// meanwhile; what takes longer than a moment shows itself and can be cancelled.
/// @param what one line: the file and its pixels
/// @return why there is nothing, Cancelled included
std::optional<ExportError> exportWatched(const ExportWork& work, const QString& what, Dialogs& dialogs,
                                         QWidget& window);

} // namespace headlight
