#pragma once

#include "ui/document/edit.h"

#include <QDialog>

#include <functional>

class QPushButton;
class QTableWidget;

namespace headlight {

class Dialogs;
class Document;
class RefusalLine;
class SentenceReader;
class Settings;

/// The document's sentences to probe, with which word is to read which: edited in a table, opened from CSV and saved as
/// CSV, each as a step that can be undone.
class ProbeDialog : public QDialog {
    Q_OBJECT

public:
    /// @param dialogs asks for files; outlives the dialog
    /// @param settings remember the folder; outlive the dialog
    ProbeDialog(Document& document, Dialogs& dialogs, Settings& settings, QWidget* parent);

private:
    void layOut();
    QPushButton* addButton(const QString& name, const QString& text, std::function<void()> act);
    void edit(EditResult edited);
    void takeCell(int row, int column);
    /// From a sentence that was written to its pairs.
    void goOnToPairs(int row);
    void add();
    void remove();
    void openFile();
    void saveFile();
    void showList();
    void showButtons();
    /// What comes of a sentence: how its pairs stand, or what is wrong.
    QString findingOf(std::size_t sentence, const SentenceReader& reader) const;

    Document& m_document;
    Dialogs& m_dialogs;
    Settings& m_settings;
    QTableWidget* m_table;
    RefusalLine* m_refusal;
    QPushButton* m_remove = nullptr;
    QPushButton* m_save = nullptr;
    bool m_filling = false; ///< what changes in the table comes from the document
};

} // namespace headlight
