#include "ui/main_window/stage.h"

#include "ui/controls/style.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QMainWindow>
#include <QMenuBar>
#include <QScreen>
#include <QSplitter>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastTextPixels = 16;

} // namespace

Stage::Stage(QMainWindow& window, QSplitter& splitter, QWidget& centre, QWidget& beside)
    : m_window(window), m_splitter(splitter), m_centre(centre), m_beside(beside)
{
}

void Stage::set()
{
    m_sizes = m_splitter.saveState();
    m_state = m_window.windowState();
    m_focus = m_window.focusWidget();
    QList<QWidget*> others{m_window.menuBar(), m_window.statusBar()};
    const QList<QToolBar*> bars = m_window.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly);
    for (QToolBar* bar : bars)
        others.append(bar);
    for (int i = 0; i < m_splitter.count(); ++i)
        if (m_splitter.widget(i) != &m_centre)
            others.append(m_splitter.widget(i));
    m_hidden.clear();
    for (QWidget* other : others)
        if (!other->isHidden()) {
            m_hidden.append(other);
            other->hide();
        }
    m_window.setWindowState(m_state | Qt::WindowFullScreen);
    dress(textPixelsFor(m_window.screen()->size()));
}

void Stage::setReturns(QWidget& side, bool returns)
{
    m_hidden.removeAll(&side);
    if (returns)
        m_hidden.append(&side);
}

void Stage::fit()
{
    if (m_textPixels > 0)
        dress(textPixelsFor(m_window.size()));
}

int Stage::textPixelsFor(QSize window)
{
    constexpr double usual = 24;
    constexpr QSizeF screen(1280, 720); // the screen of that type
    constexpr double low = 576;         // below that height they would leave too few lines
    const double scale = std::min(window.width() / screen.width(), window.height() / screen.height());
    return std::max(leastTextPixels, qRound(usual * std::max(scale, std::min(1., window.height() / low))));
}

// Segments keep the room that their bold text takes.
void Stage::dress(int textPixels)
{
    if (textPixels == m_textPixels)
        return;
    m_textPixels = textPixels;
    const QString sheet =
        u"* { font-size: %1px; } QLabel[look=\"Title\"], QLabel[look=\"Number\"] { font-size: %2px; } "
        "QCheckBox::indicator { width: %1px; height: %1px; } "
        "QRadioButton::indicator { width: %3px; height: %3px; border-radius: %4px; } "
        "QRadioButton::indicator:checked { width: %5px; height: %5px; border-width: %6px; }"_s;
    const int dot = qRound(textPixels * 0.2) * 2; // of a choice, in a ring of twice its width and a line around it
    const QString dress = textPixels > 0 ? sheet.arg(textPixels)
                                               .arg(qRound(textPixels * 4 / 3.0))
                                               .arg(2 * dot)
                                               .arg(dot + 1)
                                               .arg(dot)
                                               .arg(dot / 2 + 1)
                                         : QString();
    m_centre.setStyleSheet(dress);
    m_beside.setStyleSheet(dress);
    // Qt leaves the type on what a table that was not shown meanwhile draws on.
    if (textPixels == 0)
        for (QAbstractScrollArea* area : m_centre.findChildren<QAbstractScrollArea*>())
            area->viewport()->setFont({});
    const QList<QAbstractButton*> buttons = m_centre.findChildren<QAbstractButton*>();
    for (QAbstractButton* button : buttons)
        if (button->property("look") == u"Segment"_s) {
            button->ensurePolished();
            fitSegment(button);
        }
}

void Stage::strike()
{
    dress(0);
    m_window.setWindowState(m_state);
    for (QWidget* other : m_hidden)
        other->show();
    m_splitter.restoreState(m_sizes);
    m_splitter.setHandleWidth(1);
    if (m_focus)
        m_focus->setFocus();
}

} // namespace headlight
