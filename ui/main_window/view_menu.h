#pragma once

#include "core/model/view_kind.h"
#include "ui/main_window/settings.h"
#include "ui/main_window/worded_menu.h"

#include <array>

namespace headlight {

/// View: which view, what is folded, presenter mode and scenes, theme, language, full screen. It says what was chosen;
/// the window does it.
class ViewMenu : public WordedMenu {
    Q_OBJECT

public:
    explicit ViewMenu(QWidget* parent);

    void showView(ViewKind kind);
    void showPinned(bool pinned);
    void showPanels(bool left, bool right);
    void showValues(bool values);
    void showTheme(ThemeChoice choice);
    void showLanguage(const QString& code);
    void showFullScreen(bool full);
    void showPresenter(bool on);
    /// What a view is called here, without its key.
    QString viewText(ViewKind kind) const;
    /// What has its key in presenter mode too, where no menu is shown.
    QList<QAction*> presenterActions() const;

signals:
    void viewChosen(headlight::ViewKind kind);
    void pinWanted();
    void unpinWanted();
    void leftPanelWanted(bool shown);
    void rightPanelWanted(bool shown);
    void valuesWanted(bool shown);
    /// The menu of display options opens, empty.
    void displayMenuWanted(QMenu& menu);
    void themeChosen(headlight::ThemeChoice choice);
    void languageChosen(const QString& code);
    void fullScreenWanted(bool full);
    void presenterWanted(bool on);
    void recordWanted();
    void scenesWanted();

protected:
    void retranslate() override;

private:
    void addViews();
    void addThemes();
    void addLanguages();

    std::array<QAction*, wayCount> m_views{};
    QAction* m_unpin;
    QAction* m_values;
    QMenu* m_display;
    QAction* m_left;
    QAction* m_right;
    QMenu* m_themes;
    QMenu* m_languages;
    QAction* m_presenter;
    QAction* m_record;
    QAction* m_fullScreen;
};

} // namespace headlight
