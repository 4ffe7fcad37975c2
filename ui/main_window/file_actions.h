#pragma once

#include "core/attention/result.h"
#include "core/files/file_error.h"
#include "ui/controls/latest_reader.h"
#include "ui/document/document.h"

#include <QDateTime>
#include <QLocale>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QWidget;

namespace headlight {

class Dialogs;
class Settings;

/// A title as a file name: what file systems do not take becomes a space.
QString asFileName(QString title);

/// By what a file is known again: a program that writes to it leaves others.
struct FileStamp {
    QString path;
    QDateTime changed;
    qint64 size = 0;
    bool operator==(const FileStamp&) const = default;
};

/// A document that gave way to another one, as a file.
struct KeptDocument {
    SetAside document;
    FileStamp stamp;
    int example = -1;
    QLocale::Language language = QLocale::English; ///< of an example
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
    /// A large file is read on another thread: the window answers meanwhile, and what is opened next takes its place.
    /// What is changed in the document meanwhile is not given up without another question.
    /// A lesson's file is handed on to what opens lessons.
    /// @return whether it is open now or being read; if not, the document is as before
    bool openFile(const QString& path);
    /// @param open opens a lesson's file, and returns whether it runs
    void setLessonOpener(std::function<bool(const QString& path)> open) { m_openLesson = std::move(open); }
    /// Opens a document that the program brings along, in the language of the moment: it has no file of its own until
    /// it is saved.
    /// @param index in examples()
    bool openExample(int index);
    /// An example that nobody has touched follows the program into another language; the head that is shown stays.
    void followLanguage();
    /// Opens what the program made as a new document that is not saved yet.
    bool openContent(const Content& content);
    /// Puts a document of the program's in place; asks nothing, and nothing is asked about it until it is changed.
    void show(const Content& content);
    /// Has what is open give way to documents of the program's, as it is: its unsaved changes are asked about once they
    /// could be lost.
    void setAside();
    bool hasAside() const { return m_aside.has_value(); }
    /// Opens what was set aside again as it was, with its undo steps; asks nothing.
    void putBack();
    /// Gives up what was set aside: a person has opened another document in place of both.
    void forgetAside();
    bool save();
    bool saveAs();
    /// Asks what to do with unsaved changes, also of what was set aside.
    /// @return whether all may be left: saved, or given up
    bool mayLeave();
    /// The same of the open document alone: what was set aside stays, or comes back.
    bool mayGiveWay();

signals:
    void recentFilesChanged();
    /// @param name of the large file that is being read; empty: none is any more
    void reading(const QString& name);
    /// What is open is about to be set aside, unsaved.
    void goesAside(const Content& content, const QString& path);
    /// What was set aside is open again, saved, or given up.
    void asideSettled();

private:
    using Read = std::shared_ptr<Result<Content, FileError>>;
    /// A large file on its way.
    struct Opening {
        int number = 0; ///< tells one from the next
        QString path;
        Content given; ///< the document that it may take the place of
        bool operator==(const Opening& other) const { return number == other.number; }
    };
    std::function<bool(const QString& path)> m_openLesson;
    void put(Content content, const QString& path);
    void forgetReading();
    bool load(const QString& path, const QString& pathOfDocument);
    bool take(Result<Content, FileError> read, const QString& path, const QString& pathOfDocument);
    bool finishOpening(Result<Content, FileError> read, const QString& path);
    void arrive(const Opening& opening, const Read& read);
    bool mayForgetAside();
    /// Each writes where the document's file is, or asks where; and returns where that was, empty: nowhere.
    QString write(const Content& content, const QString& path, const FileStamp& stamp);
    QString writeAs(const Content& content, const QString& path);
    QString writeTo(const Content& content, const QString& path);
    bool noteSaved(const QString& path);
    QString filter() const;

    Document& m_document;
    Settings& m_settings;
    Dialogs& m_dialogs;
    QWidget& m_window;
    FileStamp m_stamp;  ///< of the document's file when it was read or written
    int m_example = -1; ///< which example is open; -1: none
    std::optional<KeptDocument> m_aside;
    int m_openings = 0; ///< of large files so far
    int m_awaited = 0;  ///< the number of the one that is awaited; 0: none is
    LatestReader<Opening, Read> m_reader;
};

} // namespace headlight
