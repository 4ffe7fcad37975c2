#pragma once

#include "ui/main_window/worded_menu.h"

namespace headlight {

class FileActions;
class Settings;

/// File: new, open, recent, examples, save, export, quit.
class FileMenu : public WordedMenu {
    Q_OBJECT

public:
    FileMenu(FileActions& files, Settings& settings, QWidget* parent);

    /// Whether the centre shows something of the document's heads: else there are no pictures of all heads, nor over
    /// the softmax slider.
    void setOfHeads(bool ofHeads);

signals:
    void titleWanted();
    void exportWanted();
    void copyWanted();
    void exportHeadsWanted();
    void exportAnimationWanted();
    void exportNumbersWanted();
    void exportWorksheetWanted();
    void quitWanted();

protected:
    void retranslate() override;

private:
    void showRecentFiles();

    FileActions& m_files;
    Settings& m_settings;
    QMenu* m_recent;
    QMenu* m_examples;
    QList<QAction*> m_ofHeads; ///< what needs heads
    bool m_hasHeads = true;
};

} // namespace headlight
