#pragma once

#include "ui/controls/refusal_line.h"
#include "ui/main_window/animation_dialog.h"
#include "ui/main_window/export_choice.h"
#include "ui/main_window/export_progress.h"
#include "ui/main_window/numbers_dialog.h"
#include "ui/main_window/view_pictures.h"
#include "ui/main_window/worksheet_dialog.h"

#include <QObject>

#include <memory>

class QWidget;

namespace headlight {

class Dialogs;
class Settings;
struct Page;

/// Writes what the view shows to a file or the clipboard.
class ExportActions : public QObject {
    Q_OBJECT

public:
    ExportActions(Settings& settings, Dialogs& dialogs, QWidget& window);

    /// Asks how and where to.
    /// @param name of the file offered, without its ending
    /// @param dark the theme offered
    void exportPicture(const ViewPictures& pictures, const QString& name, bool dark);
    void exportHeads(const ViewPictures& pictures, const QString& name, bool dark);
    void exportAnimation(const ViewPictures& pictures, const QString& name, bool dark);
    /// @param place the head that is selected
    void exportNumbers(std::shared_ptr<const AttentionSource> source, Quantity quantity, HeadPlace place,
                       const QString& name);
    void exportWorksheet(const WorksheetSubject& subject, const QString& name);
    /// @param job makes the picture as the screen shows it
    void copyPicture(const PictureJob& job);
    void copyNumbers(const std::shared_ptr<const AttentionSource>& source, Quantity quantity, HeadPlace place);
    /// A lab's.
    void exportNumbers(const Page& page, const QString& name);
    void copyNumbers(const Page& page);

signals:
    /// One sentence on what was done.
    void done(const headlight::Wording& sentence);

private:
    /// Asks where to, writes and says so.
    void save(const QString& title, const QString& name, const QString& suffix, const QString& filter,
              const std::function<std::optional<ExportError>(const QString& path, ExportProgress&)>& work);
    bool hasNothing(const std::shared_ptr<const AttentionSource>& source);
    /// Says that there are no numbers.
    void warnOfNothing();
    void copy(const QString& numbers);

    Settings& m_settings;
    Dialogs& m_dialogs;
    QWidget& m_window;
    // The last ones made, to begin with next time.
    ExportChoice m_choice;
    AnimationChoice m_animation;
    NumbersChoice m_numbers;
    WorksheetChoice m_worksheet;
    std::shared_ptr<OwnThread> m_previews = std::make_shared<OwnThread>();
};

} // namespace headlight
