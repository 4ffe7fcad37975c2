#pragma once

#include "ui/paint/page.h"

#include <QWidget>

#include <functional>

namespace headlight {

/// A page of parts that fills its place; where it is higher than its room it is turned sheet by sheet, by the Page keys
/// too. A sheet that is higher by itself has smaller type, as long as it can be read, and else is scrolled by who holds
/// it. A press or a drag says what lies under it in the part's own numbers. Screen readers get the whole page's words.
class PageCanvas : public QWidget {
    Q_OBJECT

public:
    explicit PageCanvas(QWidget* parent = nullptr);

    /// Shows a page: the same sheet while it has the same kinds of parts, and the first one of another content.
    void setPage(Page page);
    const Page& page() const { return m_page; }
    /// Whether the page is that of a state before: it is dimmed then.
    void setPast(bool past);
    /// Says where a press selects something: the pointer is a hand there.
    void setSelects(std::function<bool(int part, QPointF value)> selects) { m_selects = std::move(selects); }
    /// The height of the room that a sheet is to fit into; 0: the whole page is one sheet.
    void setRoomHeight(int height);
    int sheetCount() const { return static_cast<int>(m_sheets.size()); }
    int sheet() const { return m_sheet; }
    /// The first part of the sheet shown, and the one behind its last.
    std::pair<std::size_t, std::size_t> partsInSight() const
    {
        return {firstPart(), firstPart() + m_shown.parts.size()};
    }
    /// Shows a sheet; the first or last one in place of one that there is not.
    void turnTo(int sheet);
    /// Shows the sheet with a part.
    void showPart(std::size_t part);
    /// Where a part of the sheet shown lies at present, without its title.
    QRectF roomOf(std::size_t part) const;
    /// Ends a drag where it is.
    void letGo();
    /// The type of the sheet shown.
    const QFont& sheetFont() const { return m_sheetFont; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    /// Another sheet is shown, or there are others.
    void turned();
    void pressed(int part, QPointF value);
    void dragged(int part, QPointF value);
    void released();
    /// Left, Right, Up, Down: (−1, 0), (1, 0), (0, 1), (0, −1); the space bar: (0, 0).
    void nudged(QPoint direction);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QFont textFont() const;
    std::size_t firstPart() const { return m_sheets[static_cast<std::size_t>(m_sheet)]; }
    /// Where the parts of the sheet lie at present.
    PageLayout layoutNow() const;
    void makeSheets();
    /// The largest type in which the sheet fits into the room.
    QFont fittingFont() const;
    std::optional<QPointF> valueAt(std::size_t part, QPointF point) const;

    Page m_page;
    Page m_shown;                         ///< the parts of the sheet
    std::vector<std::size_t> m_sheets{0}; ///< the first part of each
    int m_sheet = 0;
    QFont m_sheetFont;
    std::size_t m_wanted = 0; ///< a part that stays in sight when sheets change
    int m_roomHeight = 0;
    std::function<bool(int part, QPointF value)> m_selects;
    std::optional<std::size_t> m_grabbed;   ///< the part of the page that a drag began in
    std::shared_ptr<const PagePart> m_held; ///< as it was then: a drag is read by its axes
    int m_height = 0;                       ///< that was last asked for
    bool m_past = false;
    bool m_focusRing = false;
};

} // namespace headlight
