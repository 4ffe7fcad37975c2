#pragma once

#include <QPointer>
#include <QWidget>

namespace headlight {

/// An outline around a part of the window that is pointed at. It lets everything through, stands still, and follows the
/// part wherever the layout moves it.
class PointerFrame : public QWidget {
    Q_OBJECT

public:
    explicit PointerFrame(QWidget* window);

    /// @param target null: nothing is pointed at
    void pointAt(QWidget* target);
    QWidget* target() const { return m_target; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void watch(bool on);
    void follow();

    QPointer<QWidget> m_target;
    QList<QPointer<QWidget>> m_watched; ///< the target and all that it stands in
};

} // namespace headlight
