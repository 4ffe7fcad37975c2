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
    Stage(QMainWindow& window, QSplitter& splitter, QWidget& centre);

    void set();
    void strike();

    /// Of what a class reads in the picture and under it.
    static constexpr int textPixels = 24;
    static constexpr int largeTextPixels = 32;

private:
    void dress(const QString& sheet);

    QMainWindow& m_window;
    QSplitter& m_splitter;
    QWidget& m_centre;
    QByteArray m_sizes;
    QList<QWidget*> m_hidden;
    Qt::WindowStates m_state;
    QPointer<QWidget> m_focus;
};

} // namespace headlight
