#pragma once

#include "ui/controls/refusal_line.h"
#include "ui/main_window/export_dialog.h"

#include <QObject>

#include <functional>

class QWidget;

namespace headlight {

class Dialogs;
class Settings;
struct Picture;

/// Writes what the view shows to a file or the clipboard.
class ExportActions : public QObject {
    Q_OBJECT

public:
    using MakePicture = std::function<Picture(const ExportChoice&)>;

    ExportActions(Settings& settings, Dialogs& dialogs, QWidget& window);

    /// Asks how and where to.
    /// @param name of the file offered, without its ending
    /// @param dark the theme offered
    void exportPicture(const MakePicture& picture, const QString& name, bool dark);
    /// @param picture as the screen shows it
    void copyPicture(const Picture& picture);

signals:
    /// One sentence on what was done.
    void done(const headlight::Wording& sentence);

private:
    Settings& m_settings;
    Dialogs& m_dialogs;
    QWidget& m_window;
    ExportChoice m_choice; ///< the last one made, to begin with next time
};

} // namespace headlight
