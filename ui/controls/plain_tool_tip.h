#pragma once

#include <QRect>
#include <QString>

class QHelpEvent;
class QWidget;

namespace headlight {

/// Answers a tooltip event with a text that is not taken for rich text, whatever is in it; an empty one hides the
/// tooltip.
/// @param area of the widget that the text is about; the tooltip goes when the pointer leaves it
void showPlainToolTip(const QHelpEvent& event, const QString& text, QWidget* widget, const QRect& area = {});

} // namespace headlight
