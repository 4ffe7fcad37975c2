#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace headlight {

class Dialogs;
class Document;
class Settings;
struct Example;

/// What happens to the open document as a file: new, open, save. Nothing is lost without a question.
class FileActions : public QObject {
    Q_OBJECT

public:
    /// @param window the parent of all questions
    FileActions(Document& document, Settings& settings, Dialogs& dialogs, QWidget& window);

    /// What the document is called: its file's name, or its title, or "Untitled".
    QString name() const;

    /// An empty sentence to begin with, over one head that compares words as they are.
    void create();
    /// Asks for a file.
    void open();
    /// @return whether it is open now; if not, the document is as before
    bool openFile(const QString& path);
    /// Opens a document that the program brings along: it has no file of its own until it is saved.
    bool openExample(const Example& example);
    bool save();
    bool saveAs();
    /// Asks what to do with unsaved changes.
    /// @return whether the document may be left: saved, or given up
    bool mayLeave();

signals:
    void recentFilesChanged();

private:
    bool load(const QString& path, const QString& pathOfDocument);
    bool saveTo(const QString& path);
    QString filter() const;

    Document& m_document;
    Settings& m_settings;
    Dialogs& m_dialogs;
    QWidget& m_window;
};

} // namespace headlight
