#pragma once

#include "support/monkey.h"
#include "support/slider_events.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QToolButton>

namespace headlight {

namespace monkey {

inline QString nameOf(const QWidget& widget)
{
    return QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName();
}

inline void collect(const QMenu& menu, QList<QAction*>& found)
{
    for (QAction* action : menu.actions()) {
        if (action->menu())
            collect(*action->menu(), found);
        else if (!action->isSeparator() && action->isEnabled() && action->objectName() != QStringLiteral("fileQuit"))
            found.append(action);
    }
}

} // namespace monkey

inline Monkey::Monkey(MainWindowFixture& fixture, unsigned seed) : m_fixture(fixture), m_engine(seed)
{
    // Some menus wait for an answer before the click that opened them returns.
    QObject::connect(&m_answer, &QTimer::timeout, [this] {
        if (QWidget* popup = QApplication::activePopupWidget())
            inPopup(*popup);
        while (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
    });
    m_answer.start(0);
    fixture.dialogs.answer = [this](QDialog& dialog) { return answer(dialog); };
    fixture.dialogs.cancelsExports = true;
    // Copies: what is opened may be saved.
    for (const QString& folder : {QStringLiteral("/malformed"), QStringLiteral("/cases/documents")}) {
        const QDir files(QStringLiteral(HEADLIGHT_TEST_DATA) + folder);
        for (const QString& name : files.entryList({QStringLiteral("*.headlight")})) {
            m_files.append(fixture.file(name));
            QFile::copy(files.filePath(name), m_files.back());
        }
    }
}

inline int Monkey::upTo(qsizetype count)
{
    return static_cast<int>(m_engine() % static_cast<unsigned>(std::max<qsizetype>(count, 1)));
}

inline QString Monkey::step()
{
    prepareDialogs();
    if (QWidget* popup = QApplication::activePopupWidget())
        return inPopup(*popup);
    using Action = QString (Monkey::*)();
    static constexpr Action actions[] = {
        &Monkey::click, &Monkey::click, &Monkey::click, &Monkey::drag, &Monkey::drag,           &Monkey::wheel,
        &Monkey::key,   &Monkey::key,   &Monkey::type,  &Monkey::menu, &Monkey::entryOfAButton, &Monkey::other};
    return (this->*actions[upTo(std::ssize(actions))])();
}

inline QString Monkey::text()
{
    static const QStringList texts =
        QStringLiteral("red; cube;공이 ;a|b_c;😀;שלום ;1e999;-0.5;1/3;nan;1e300;2;0;1\t2\n3\t4;x\ty;\n\n;7;1e-300;a red "
                       "cube on a blue "
                       "ball;<b>&amp;;")
            .split(u';');
    return texts[upTo(texts.size())];
}

inline Qt::KeyboardModifiers Monkey::modifiers()
{
    static constexpr Qt::KeyboardModifier all[] = {Qt::NoModifier,    Qt::NoModifier,  Qt::NoModifier,
                                                   Qt::ShiftModifier, Qt::AltModifier, Qt::ControlModifier};
    return all[upTo(std::ssize(all))];
}

inline QWidget* Monkey::anyWidget()
{
    QList<QWidget*> shown;
    for (QWidget* widget : m_fixture.window->findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->isEnabled() && !widget->isWindow() && !widget->visibleRegion().isEmpty())
            shown.append(widget);
    }
    return shown.isEmpty() ? m_fixture.window.get() : anyOf(shown);
}

inline QPoint Monkey::pointIn(const QWidget& widget)
{
    const QRect seen = widget.visibleRegion().boundingRect();
    return seen.topLeft() + QPoint(upTo(seen.width()), upTo(seen.height()));
}

inline void Monkey::prepareDialogs()
{
    ScriptedDialogs& dialogs = m_fixture.dialogs;
    dialogs.unsaved = static_cast<Unsaved>(upTo(3));
    dialogs.yes = chance(2);
    dialogs.fileToOpen = chance(3) ? QString() : m_files[upTo(m_files.size())];
    const QString places[] = {QString(), m_fixture.file(QStringLiteral("saved")),
                              m_fixture.file(QStringLiteral("no such folder/x"))};
    dialogs.fileToSave = places[upTo(std::ssize(places))];
}

inline bool Monkey::answer(QDialog& dialog)
{
    if (auto* title = dialog.findChild<QLineEdit*>(); title && dialog.objectName() == QStringLiteral("titleDialog"))
        title->setText(text());
    for (QSpinBox* number : dialog.findChildren<QSpinBox*>())
        number->setValue(chance(4) ? 1 : 100 * upTo(12));
    if (auto* format = anyOf(dialog.findChildren<QPushButton*>(QRegularExpression(QStringLiteral("^export.")))))
        format->click();
    return chance(2);
}

inline QString Monkey::click()
{
    QWidget* widget = anyWidget();
    const QString name = monkey::nameOf(*widget);
    const QPoint point = pointIn(*widget);
    if (chance(8)) {
        QTest::mouseDClick(widget, Qt::LeftButton, modifiers(), point);
        return QStringLiteral("double click on ") + name;
    }
    if (chance(10)) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, point, widget->mapToGlobal(point));
        QApplication::sendEvent(widget, &event);
        return QStringLiteral("context menu of ") + name;
    }
    // Not by mouseClick: the widget may be gone when the press returns.
    const QPointer<QWidget> pressed = widget;
    const Qt::KeyboardModifiers held = modifiers();
    QTest::mousePress(widget, Qt::LeftButton, held, point);
    if (pressed)
        QTest::mouseRelease(pressed, Qt::LeftButton, held, point);
    return QStringLiteral("click on ") + name;
}

inline QString Monkey::drag()
{
    const QPointer<QWidget> widget = anyWidget();
    // A line's text would be dragged, and a menu chosen from.
    if (widget->inherits("QLineEdit") || widget->inherits("QMenuBar") || widget->inherits("QToolButton"))
        return click();
    const QString name = monkey::nameOf(*widget);
    const bool disturbed = chance(4);
    QTest::mousePress(widget, Qt::LeftButton, {}, pointIn(*widget));
    const QUndoStack* steps = &m_fixture.document().undoStack(); // a lesson that ends puts another one back
    const int before = steps->index();
    for (int move = 0; move < 5 && widget; ++move) {
        const QPoint to = pointIn(*widget) + QPoint(upTo(60) - 30, 0);
        QMouseEvent event(QEvent::MouseMove, to, widget->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, modifiers());
        QApplication::sendEvent(widget, &event);
        if (disturbed && chance(3))
            m_fixture.trigger(chance(2) ? QStringLiteral("editUndo") : QStringLiteral("editRedo"));
        if (disturbed && chance(5))
            m_fixture.trigger(QStringLiteral("fileSave"));
    }
    if (widget)
        QTest::mouseRelease(widget, Qt::LeftButton, {}, pointIn(*widget));
    // One, or one that began with the press.
    if (!disturbed && steps == &m_fixture.document().undoStack() && steps->index() > before + 1)
        m_fault = QStringLiteral("more than one step: ");
    return QStringLiteral("drag on ") + name;
}

inline QString Monkey::wheel()
{
    QWidget* widget = anyWidget();
    const QString name = monkey::nameOf(*widget);
    turnWheel(widget, upTo(7) - 3, modifiers(), pointIn(*widget));
    return QStringLiteral("wheel over ") + name;
}

inline QString Monkey::key()
{
    static constexpr Qt::Key keys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,      Qt::Key_Home,
                                       Qt::Key_End,  Qt::Key_Tab,   Qt::Key_Return, Qt::Key_Escape,    Qt::Key_Space,
                                       Qt::Key_F2,   Qt::Key_F8,    Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_PageUp,
                                       Qt::Key_A,    Qt::Key_C,     Qt::Key_V,      Qt::Key_X,         Qt::Key_Z,
                                       Qt::Key_Y,    Qt::Key_Z,     Qt::Key_1,      Qt::Key_Minus,     Qt::Key_F9};
    QWidget* focus = m_fixture.window->focusWidget();
    QWidget* widget = focus ? focus : m_fixture.window.get();
    const QString name = monkey::nameOf(*widget);
    const Qt::Key key = keys[upTo(std::ssize(keys))];
    const bool letter = key >= Qt::Key_A && key <= Qt::Key_Z;
    QTest::keyClick(widget, key, letter ? Qt::KeyboardModifiers(Qt::ControlModifier) : modifiers());
    return QStringLiteral("key %1 in %2").arg(QKeySequence(key).toString(), name);
}

inline QString Monkey::type()
{
    const QString typed = text();
    QList<QWidget*> fields{m_fixture.find<QWidget>(QStringLiteral("sentence_field"))};
    for (QLineEdit* field : m_fixture.window->findChildren<QLineEdit*>())
        fields.append(field);
    if (QWidget* field = anyOf(fields); field->isVisible() && chance(2))
        field->setFocus();
    const QPointer<QWidget> widget = m_fixture.window->focusWidget();
    if (!widget)
        return {};
    const QString name = monkey::nameOf(*widget);
    for (const QChar letter : typed) {
        QKeyEvent event(QEvent::KeyPress, letter == u'\n' ? Qt::Key_Return : Qt::Key_unknown, {}, QString(letter));
        if (QWidget* now = m_fixture.window->focusWidget())
            QApplication::sendEvent(now, &event);
    }
    return QStringLiteral("“%1” typed in %2").arg(typed, name);
}

inline QString Monkey::chooseIn(QMenu& menu, const QString& name)
{
    emit menu.aboutToShow();
    QList<QAction*> actions;
    monkey::collect(menu, actions);
    QAction* action = anyOf(actions);
    if (!action)
        return {};
    const QString text = action->text();
    action->trigger();
    return QStringLiteral("entry %1 of %2").arg(text, name);
}

inline QString Monkey::menu()
{
    const QAction* top = anyOf(m_fixture.window->menuBar()->actions());
    return chooseIn(*top->menu(), top->text());
}

inline QString Monkey::entryOfAButton()
{
    QList<QToolButton*> buttons;
    for (QToolButton* button : m_fixture.window->findChildren<QToolButton*>()) {
        if (button->isVisible() && button->isEnabled() && button->menu())
            buttons.append(button);
    }
    QToolButton* button = anyOf(buttons);
    return button ? chooseIn(*button->menu(), button->objectName()) : QString();
}

inline QString Monkey::inPopup(QWidget& popup)
{
    const QString name = monkey::nameOf(popup);
    const QPointer<QWidget> open = &popup;
    if (chance(3)) {
        QTest::keyClick(&popup, Qt::Key_Escape);
        if (open && open->isVisible())
            open->close();
        return QStringLiteral("closed ") + name;
    }
    if (chance(2)) {
        QTest::keyClick(&popup, Qt::Key_Down);
        if (open && open->isVisible())
            QTest::keyClick(open, Qt::Key_Return);
        return QStringLiteral("entry of popup ") + name;
    }
    QTest::mouseClick(&popup, Qt::LeftButton, {}, QPoint(upTo(popup.width()), upTo(popup.height())));
    return QStringLiteral("click in popup ") + name;
}

inline QString Monkey::other()
{
    switch (upTo(6)) {
    case 0:
        m_fixture.window->resize(400 + upTo(1200), 300 + upTo(700));
        return QStringLiteral("resized");
    case 1:
        QApplication::clipboard()->setText(text());
        return QStringLiteral("copied elsewhere");
    case 2:
        for (int count = upTo(20); count > 0; --count)
            m_fixture.trigger(QStringLiteral("editUndo"));
        return QStringLiteral("much undone");
    case 3:
        for (int count = upTo(20); count > 0; --count)
            m_fixture.trigger(QStringLiteral("editRedo"));
        return QStringLiteral("much done again");
    case 4:
        m_fixture.find<QPushButton>(QStringLiteral("languageSwitch"))->click();
        return QStringLiteral("other language");
    default:
        m_fixture.window->keepCopy();
        return QStringLiteral("copy kept");
    }
}

} // namespace headlight
