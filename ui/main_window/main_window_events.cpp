// The window's answers to events: closing, dropped files, undo keys, another language; and what it asks at the start.

#include "ui/controls/dialogs.h"
#include "ui/controls/sentence_field.h"
#include "ui/controls/text_field.h"
#include "ui/controls/value_slider.h"
#include "ui/lessons/lesson_column.h"
#include "ui/main_window/lesson_actions.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/presenter.h"
#include "ui/main_window/status_line.h"
#include "ui/main_window/view_menu.h"
#include "ui/views/lab_view.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QCloseEvent>
#include <QComboBox>
#include <QDropEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// The file that is dragged, if it is one file of this machine.
QString draggedFile(const QMimeData* data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

/// The step of a Page key; 0: it is another one.
int pageStep(const QKeyEvent& event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return 0;
    return event.key() == Qt::Key_PageDown ? 1 : event.key() == Qt::Key_PageUp ? -1 : 0;
}

/// Whether a widget has a use of its own for the Page keys.
bool usesPageKeys(const QWidget& widget)
{
    return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget)
           || qobject_cast<const QTextEdit*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget)
           || qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractItemView*>(&widget)
           || qobject_cast<const ValueSlider*>(&widget);
}

bool isUndoKey(const QKeyEvent& event)
{
    return event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo)
           || event.keyCombination() == (Qt::CTRL | Qt::Key_Y)
           || event.keyCombination() == (Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
}

} // namespace

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    const auto isInside = [&] {
        auto* widget = qobject_cast<QWidget*>(watched);
        return widget && widget != this && widget->window() == this;
    };
    const auto isTakenBack = [&] {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const auto* field = qobject_cast<TextField*>(watched);
        const auto* sentence = qobject_cast<SentenceField*>(watched);
        return (field && field->takesBack(key)) || (sentence && sentence->takesBack(key));
    };
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        // Undo is the document's, in number fields and the sentence too: no field takes its keys, but to take back what
        // the document refused.
        if (isUndoKey(*static_cast<QKeyEvent*>(event)) && isInside() && !isTakenBack()) {
            event->ignore();
            return true;
        }
        // Wherever the last click was, a lab is turned by the Page keys.
        if (const int step = pageStep(*static_cast<QKeyEvent*>(event));
            step != 0 && event->type() == QEvent::KeyPress && isLab(shownView()) && isInside()
            && watched == focusWidget() && !usesPageKeys(*focusWidget()) && !m_lessonColumn->isAncestorOf(focusWidget())
            && m_lab->turn(step))
            return true;
        break;
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop: {
        // A file opens wherever it falls; a field would type its name.
        auto* drop = static_cast<QDropEvent*>(event);
        if (draggedFile(drop->mimeData()).isEmpty() || !isInside())
            break;
        if (event->type() == QEvent::Drop)
            dropEvent(drop);
        else
            drop->acceptProposedAction();
        return true;
    }
    default:
        break;
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!draggedFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QString path = draggedFile(event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    // Later: a question must not keep the program that the file comes from waiting.
    QMetaObject::invokeMethod(
        this, [this, path] { m_files.openFile(path); }, Qt::QueuedConnection);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_presenter->leave(); // the layout that is kept is the window's
    if (!m_files.mayLeave()) {
        event->ignore();
        return;
    }
    m_lessons->leave();
    saveLayout();
    event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        showTitle();
        nameLab();
    } else if (event->type() == QEvent::WindowStateChange && m_viewMenu)
        m_viewMenu->showFullScreen(isFullScreen());
    QMainWindow::changeEvent(event);
}

void MainWindow::offerRecovery()
{
    for (const RecoveredCopy& copy : m_recovery.abandoned()) {
        const QString name =
            copy.path.isEmpty() ? QString::fromStdString(copy.content.title) : QFileInfo(copy.path).fileName();
        switch (m_dialogs.askToRecover(this, name)) {
        case LostWork::Open:
            m_document.loadRecovered(copy.content, copy.path);
            m_recovery.flush();
            m_recovery.discard(copy);
            return; // others are offered at the next start
        case LostWork::Discard:
            m_recovery.discard(copy);
            break;
        case LostWork::Later:
            break;
        }
    }
}

} // namespace headlight
