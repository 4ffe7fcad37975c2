#pragma once

#include "ui/controls/refusal_line.h"

#include <QToolButton>

class QMenu;

namespace headlight {

/// A button with a menu that is filled when it is opened, so that it always tells the present state in the present
/// language.
class MenuButton : public QToolButton {
    Q_OBJECT

public:
    using Fill = std::function<void(QMenu& menu)>;

    enum class Frame { None, Line };

    MenuButton(Frame frame, Wording text, Fill fill, QWidget* parent = nullptr);

    /// Says the text again: it depends on more than the language.
    void updateText();
    /// What a screen reader and the pointer are told; by default the text alone.
    void setExplanation(Wording explanation);
    /// The menu, filled as if it were opened.
    QMenu& filledMenu();

protected:
    void changeEvent(QEvent* event) override;

private:
    void clearMenu();

    Wording m_text;
    Wording m_explanation;
    Fill m_fill;
};

/// A text that a menu shows as it is, with no letter taken for a key.
QString asMenuText(QString text);

/// An entry of a menu, to be found by its name.
QAction* addEntry(QMenu& menu, const QString& objectName, const QString& text, const std::function<void()>& action);
/// An entry that is ticked or not.
QAction* addChoice(QMenu& menu, const QString& objectName, const QString& text, bool ticked,
                   const std::function<void()>& action);

} // namespace headlight
