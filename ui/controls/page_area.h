#pragma once

#include <QScrollArea>

class QLabel;

namespace headlight {

class PageCanvas;
class PlayerButton;

/// The room of a page: what does not fit is a turn away, and a part that is higher than the room is scrolled.
class PageArea : public QScrollArea {
    Q_OBJECT

public:
    explicit PageArea(PageCanvas& canvas, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    PageCanvas& m_canvas;
};

/// Which sheet of a page is shown, with a button back and one on; nothing where the page is one sheet.
class PageTurner : public QWidget {
    Q_OBJECT

public:
    explicit PageTurner(PageCanvas& canvas, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();

    PageCanvas& m_canvas;
    PlayerButton* m_back;
    QLabel* m_place;
    PlayerButton* m_on;
};

} // namespace headlight
