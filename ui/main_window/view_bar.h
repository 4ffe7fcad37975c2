#pragma once

#include "core/model/view_kind.h"

#include <QWidget>

#include <array>

class QButtonGroup;
class QPushButton;

namespace headlight {

/// The buttons of the tool bar that choose the view.
class ViewBar : public QWidget {
    Q_OBJECT

public:
    explicit ViewBar(QWidget* parent = nullptr);

    /// A lab has no button here: none is then chosen.
    void showView(ViewKind kind);

signals:
    void viewChosen(headlight::ViewKind kind);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QButtonGroup* m_group;
    std::array<QPushButton*, wayCount> m_buttons{};
};

} // namespace headlight
