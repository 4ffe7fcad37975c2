#pragma once

#include <QAbstractButton>

namespace headlight {

/// One token as a button; checked while it is the selected one.
class TokenChip : public QAbstractButton {
    Q_OBJECT

public:
    explicit TokenChip(QWidget* parent = nullptr);

    void setLabel(const QString& label);
    /// @param first whether the Tab key comes to this one; the arrow keys go on from there
    void setSelected(bool selected, bool first);
    void setStruckOut(bool struckOut);
    bool isSelected() const { return isChecked(); }
    bool isStruckOut() const { return m_struckOut; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// An arrow key was pressed.
    void moved(int step);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void nextCheckState() override {} // a click only asks to be selected

private:
    void nameForReaders();

    bool m_struckOut = false;
};

} // namespace headlight
