#pragma once

#include "ui/paint/page.h"

#include <QWidget>

namespace headlight {

/// A page of parts that fills its place, or is higher and then scrolled by who holds it. A press or a drag says what
/// lies under it in the part's own numbers. Screen readers get the page's words.
class PageCanvas : public QWidget {
    Q_OBJECT

public:
    explicit PageCanvas(QWidget* parent = nullptr);

    void setPage(Page page);
    const Page& page() const { return m_page; }
    /// Where the parts lie at present.
    PageLayout layoutNow() const;
    /// Where a part lies at present, without its title.
    QRectF roomOf(std::size_t part) const;

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void pressed(int part, QPointF value);
    void dragged(int part, QPointF value);
    void released();
    /// Left, Right, Up, Down: (−1, 0), (1, 0), (0, 1), (0, −1); the space bar: (0, 0).
    void nudged(QPoint direction);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QFont textFont() const;
    std::optional<QPointF> valueAt(std::size_t part, QPointF point) const;

    Page m_page;
    std::optional<std::size_t> m_grabbed; ///< the part that a drag began in
    int m_height = 0;                     ///< that was last asked for
    bool m_focusRing = false;
};

} // namespace headlight
