#pragma once

class QDialog;
class QLayout;
class QPushButton;

namespace headlight {

/// Lays out a dialog whose end is a file: what is seen of it beside what is chosen, and below both Save and Cancel.
/// @param seen may be null
/// @return the button Save
QPushButton* layOutSaveDialog(QDialog& dialog, QLayout* seen, QLayout* chosen);

} // namespace headlight
