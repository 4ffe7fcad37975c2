#pragma once

#include <QPointer>
#include <QScrollArea>

class QVBoxLayout;

namespace headlight {

/// The page of a lesson's step. Where it has too little room for all, its head gives way to the text, and the text to
/// what is asked, by scrolling.
class StepPage : public QScrollArea {
    Q_OBJECT

public:
    explicit StepPage(QWidget* parent = nullptr);

    /// From the page's head on.
    QVBoxLayout& content() const { return *m_content; }
    /// Shows the page from its head on, or from the text on as far as the last widget needs the room; also when the
    /// room changes, until someone scrolls.
    void open(QWidget* text, QWidget* last);
    /// Whether the end of a widget is below what is seen, and scrolling to the beginning of another brings it nearer.
    bool isAhead(const QWidget& beginning, const QWidget& end) const;
    /// Begins with a widget.
    void goTo(const QWidget& beginning);
    /// Scrolls no further than is needed to see from one widget to another, or the latter where that is too much.
    void bringIn(const QWidget& beginning, const QWidget& end);

signals:
    /// Something else is seen than before.
    void moved();

private:
    void place();
    void scrollTo(int value);
    int topOf(const QWidget& widget) const;
    int bottomOf(const QWidget& widget) const;

    QVBoxLayout* m_content;
    QPointer<QWidget> m_text;
    QPointer<QWidget> m_last;
    bool m_follows = false; ///< the room, as nobody has scrolled
    bool m_scrolls = false; ///< by itself
};

} // namespace headlight
