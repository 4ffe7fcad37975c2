#pragma once

#include <QWidget>

class QPushButton;

namespace headlight {

/// Nearer, farther, and the whole again: quiet buttons side by side.
class ZoomButtons : public QWidget {
    Q_OBJECT

public:
    explicit ZoomButtons(QWidget* parent = nullptr);

    /// Which of them have something to do.
    void setUsable(bool in, bool out);

signals:
    /// Cells shall be so many times as large.
    void zoomed(double factor);
    void fitWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QPushButton* m_out;
    QPushButton* m_in;
    QPushButton* m_fit;
};

} // namespace headlight
