#pragma once

#include "ui/paint/theme.h"

class QAbstractButton;
class QApplication;
class QWidget;

namespace headlight {

/// How a widget asks to look, where its class alone does not say it. The style sheet knows it by the property "look".
enum class Look {
    Panel,     ///< a side of the window: the panel's colour
    Card,      ///< a panel with rounded corners and a line around it
    Heading,   ///< the name of a part: small, bold, muted
    Title,     ///< the name of the view: 1.5 times the text's size, bold
    Muted,     ///< of second rank
    Number,    ///< a number to be read from afar: 1.5 times, bold, tabular figures
    Rule,      ///< a line of 1 px between two parts
    Error,     ///< the line that says why a value was refused
    Quiet,     ///< a button without a border until the pointer is over it
    Joined,    ///< a button with another one attached to its right
    JoinedEnd, ///< the one attached
    Segment,   ///< one choice of a row of choices that exclude one another
    Segments,  ///< the row around them
    Chip       ///< a small button of many
};

/// What no theme changes, to be called before the first window: Fusion, and a font of 12 px where the system asks for
/// less.
void prepareStyle();

/// Gives the whole program this theme: palette and style sheet. Text sizes follow the program's font. May be called
/// again while windows are open.
void applyTheme(QApplication& application, const Theme& theme);

/// The theme that the widget is shown in: the one last applied.
const Theme& themeOf(const QWidget* widget);

/// Asks for a look; may be called again.
void setLook(QWidget* widget, Look look);

/// Makes room for the segment's text as it is when chosen, in bold; to be called when the text has changed.
void fitSegment(QAbstractButton* segment);
/// The width that it keeps for a text so.
int segmentWidth(const QAbstractButton& segment, const QString& text);

/// Whether a focus that came so was given by the keyboard: a ring then shows where it is.
bool isByKeyboard(Qt::FocusReason reason);

/// The colour of a sentence that says what is wrong: at least 4.5 : 1 on the panel.
QColor errorColor(const Theme& theme);

} // namespace headlight
