#pragma once

#include "core/model/content.h"

#include <QDateTime>
#include <QObject>
#include <QString>

class QWidget;

namespace headlight {

class Dialogs;
class Document;
class Settings;
struct Content;

/// By what a file is known again: a program that writes to it leaves others.
struct FileStamp {
    QString path;
    QDateTime changed;
    qint64 size = 0;
    bool operator==(const FileStamp&) const = default;
};

/// What happens to the open document as a file: new, open, save. Nothing is lost without a question.
class FileActions : public QObject {
    Q_OBJECT

public:
    /// @param window the parent of all questions
    FileActions(Document& document, Settings& settings, Dialogs& dialogs, QWidget& window);

    /// What the document is called: its file's name, or its title, or "Untitled".
    QString name() const;

    /// The same as the name of a file, without its ending.
    QString baseName() const;

    /// An empty sentence to begin with, over one head that compares words as they are.
    void create();
    /// Asks for a file.
    void open();
    /// @return whether it is open now; if not, the document is as before
    bool openFile(const QString& path);
    /// Opens a document that the program brings along, in the language of the moment: it has no file of its own until
    /// it is saved.
    /// @param index in examples()
    bool openExample(int index);
    /// An example that nobody has touched follows the program into another language; the head that is shown stays.
    void followLanguage();
    /// Opens what the program made as a new document that is not saved yet.
    bool openContent(const Content& content);
    bool save();
    bool saveAs();
    /// Asks what to do with unsaved changes.
    /// @return whether the document may be left: saved, or given up
    bool mayLeave();

signals:
    void recentFilesChanged();

private:
    void put(Content content, const QString& path);
    bool load(const QString& path, const QString& pathOfDocument);
    bool saveTo(const QString& path);
    bool wasChangedOnDisk() const;
    QString filter() const;

    Document& m_document;
    Settings& m_settings;
    Dialogs& m_dialogs;
    QWidget& m_window;
    FileStamp m_stamp;  ///< of the document's file when it was read or written
    int m_example = -1; ///< which example is open; -1: none
};

} // namespace headlight
