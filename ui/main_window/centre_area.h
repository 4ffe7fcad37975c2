#pragma once

#include <QScrollArea>

namespace headlight {

/// The window's centre: all of it where it fits, and scrolled where large type leaves too little room.
class CentreArea : public QScrollArea {
    Q_OBJECT

public:
    /// @param name of the widget with all of it
    explicit CentreArea(const QString& name);
    QSize minimumSizeHint() const override;
};

/// Keeps its height as long as there is room, and scrolls then.
class YieldingArea : public QScrollArea {
    Q_OBJECT

public:
    explicit YieldingArea(QWidget* inside);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace headlight
