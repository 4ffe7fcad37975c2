#pragma once

#include "ui/export/image_export.h"

#include <QDialog>

class QLabel;

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
    QLabel* m_state;
};

/// Exports on another thread and returns when that is done. The window stays alive; what takes longer than a moment
/// shows itself and can be cancelled, and then leaves no file.
/// @return why there is no file, Cancelled included
std::optional<ExportError> exportWatched(const Picture& picture, const QString& path, int dpi, Dialogs& dialogs,
                                         QWidget& window);

} // namespace headlight
