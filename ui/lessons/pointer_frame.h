#pragma once

#include <QPointer>
#include <QWidget>

namespace headlight {

/// An outline around parts of the window that are pointed at, side by side. It lets everything through, stands still,
/// and follows them wherever the layout moves them.
class PointerFrame : public QWidget {
    Q_OBJECT

public:
    explicit PointerFrame(QWidget* window);

    /// @param targets none: nothing is pointed at
    void pointAt(const QList<QWidget*>& targets);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Scrolls to what is pointed at.
    void reveal();
    void watch(QWidget* target);
    QRect seenOf(const QWidget& target) const;
    void follow();

    QList<QPointer<QWidget>> m_targets;
    QList<QPointer<QWidget>> m_watched; ///< the targets and all that they stand in
};

} // namespace headlight
