#pragma once

class QMainWindow;

namespace headlight {

class Dialogs;

/// Lists the keys of all menu entries and what mouse and keys do in the pictures.
void showKeys(QMainWindow& window, Dialogs& dialogs);

/// Explains the field's words, each with its other name.
void showWords(QMainWindow& window, Dialogs& dialogs);

/// Says what the program is, its version and its licence.
void showAbout(QMainWindow& window, Dialogs& dialogs);

} // namespace headlight
