#pragma once

#include <QWidget>

namespace headlight {

/// Black over a whole window, so that the class looks at the speaker. A click takes it away.
class BlankScreen : public QWidget {
    Q_OBJECT

public:
    explicit BlankScreen(QWidget* window);

    void cover();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace headlight
