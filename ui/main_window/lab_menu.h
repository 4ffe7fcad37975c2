#pragma once

#include "core/model/view_kind.h"
#include "ui/main_window/worded_menu.h"

#include <array>

namespace headlight {

/// Labs: one entry for each.
class LabMenu : public WordedMenu {
    Q_OBJECT

public:
    explicit LabMenu(QWidget* parent);

    /// Checks the entry of what is shown; none for a way to look at the document.
    void showView(ViewKind kind);
    /// What works in presenter mode too, where there is no menu bar.
    QList<QAction*> presenterActions() const { return {m_labs.begin(), m_labs.end()}; }

signals:
    void labChosen(headlight::ViewKind kind);
    /// The list of sentences to probe is to be edited.
    void probeWanted();

protected:
    void retranslate() override;

private:
    std::array<QAction*, viewCount - wayCount> m_labs{};
    QAction* m_probe;
};

} // namespace headlight
