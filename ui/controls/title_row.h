#pragma once

#include <QWidget>

#include <vector>

class QBoxLayout;

namespace headlight {

/// A title, and a note and buttons at the right; where it is too narrow for all, they stand below the title.
class TitleRow : public QWidget {
    Q_OBJECT

public:
    TitleRow(QWidget* title, QWidget* note, const std::vector<QWidget*>& buttons, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;

private:
    /// Puts them below or beside one another, as the width is now.
    void arrange();

    QWidget* m_title;
    QWidget* m_buttons;
    QBoxLayout* m_line;
};

} // namespace headlight
