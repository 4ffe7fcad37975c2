#pragma once

#include <QAbstractButton>

namespace headlight {

/// One token as a button.
class TokenChip : public QAbstractButton {
    Q_OBJECT

public:
    explicit TokenChip(QWidget* parent = nullptr);

    /// @param first whether the Tab key comes to this one; the arrow keys go on from there
    void setSelected(bool selected, bool first);
    void setStruckOut(bool struckOut);
    bool isSelected() const { return m_selected; }
    bool isStruckOut() const { return m_struckOut; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// An arrow key was pressed.
    void moved(int step);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool m_selected = false;
    bool m_struckOut = false;
};

} // namespace headlight
