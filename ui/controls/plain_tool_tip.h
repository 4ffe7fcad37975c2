#pragma once

#include <QRect>
#include <QString>

class QHelpEvent;
class QWidget;

namespace headlight {

/// A text to be set as a tooltip that is not taken for rich text, whatever is in it: a token may be "<s>".
QString plainToolTip(const QString& text);

/// A text with formulas such as "W_Q" to be set as a tooltip: they are written as in mathematics, on one line.
QString mathToolTip(const QString& text);

/// Sets it as the tooltip of a widget, and as it was written as what screen readers tell of the widget.
void setPlainToolTip(QWidget& widget, const QString& text);
void setMathToolTip(QWidget& widget, const QString& text);

/// Answers a tooltip event with a plain text; an empty one hides the tooltip.
/// @param area of the widget that the text is about; the tooltip goes when the pointer leaves it
void showPlainToolTip(const QHelpEvent& event, const QString& text, QWidget* widget, const QRect& area = {});

} // namespace headlight
