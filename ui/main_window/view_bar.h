#pragma once

#include "core/model/view_kind.h"

#include <QWidget>

#include <array>

class QButtonGroup;
class QPushButton;
class QToolButton;

namespace headlight {

/// The buttons of the tool bar that choose the view.
class ViewBar : public QWidget {
    Q_OBJECT

public:
    explicit ViewBar(QWidget* parent = nullptr);

    /// A lab has no button here: none is then chosen.
    void showView(ViewKind kind);
    /// One button with a menu in place of one for each view, where there is little room.
    void setFolded(bool folded);

signals:
    void viewChosen(headlight::ViewKind kind);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillMenu();
    void nameFolded();
    void retranslate();

    QButtonGroup* m_group;
    std::array<QPushButton*, wayCount> m_buttons{};
    QToolButton* m_folded;
};

} // namespace headlight
