#pragma once

#include <QByteArray>
#include <QList>
#include <QPointer>
#include <QWidget>

class QMainWindow;
class QSplitter;

namespace headlight {

/// The window with everything away but its centre, in full screen and in large type; and back exactly as it was.
class Stage {
public:
    /// @param centre one of the splitter's widgets
    /// @param beside the splitter, and stays; it is dressed with the centre
    Stage(QMainWindow& window, QSplitter& splitter, QWidget& centre, QWidget& beside);

    void set();
    void strike();
    /// Sizes the type for the window as it is now.
    void fit();
    /// Whether a side of the splitter is seen again once this is struck.
    bool returns(QWidget& side) const { return m_hidden.contains(&side); }
    void setReturns(QWidget& side, bool returns);

    /// Of what a class reads in the picture and under it: as much of the screen on every one, 24 px at 720p and less
    /// on a low one, which may be a large one whose every pixel stands for four.
    static int textPixelsFor(QSize window);

private:
    void dress(int textPixels);

    QMainWindow& m_window;
    QSplitter& m_splitter;
    QWidget& m_centre;
    QWidget& m_beside;
    QByteArray m_sizes;
    QList<QWidget*> m_hidden;
    Qt::WindowStates m_state;
    int m_textPixels = 0; ///< 0: not set
    QPointer<QWidget> m_focus;
};

} // namespace headlight
