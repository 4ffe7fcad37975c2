#pragma once

#include "core/model/content.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace headlight {

class Document;

/// A copy that a run of the program which ended badly left behind.
struct RecoveredCopy {
    Content content;
    QString path;     ///< the file it was a copy of; empty for a document never saved
    QString copyFile; ///< where the copy lies
};

/// Keeps a copy of the document on the disk while it has unsaved changes, and one of a document that was set aside with
/// some; gone after a save or a clean close. Each running program has its own copies, held by locks, so that two do not
/// take each other's; locks of programs that were killed are swept away.
class Recovery : public QObject {
    Q_OBJECT

public:
    /// @param folder where copies lie; made if it is not there
    Recovery(Document& document, const QString& folder, QObject* parent = nullptr);
    /// A clean close: the copy goes.
    ~Recovery() override;

    /// Where copies lie by default: a folder of the user's application data.
    static QString defaultFolder();

    /// Copies whose program is not running any more; unreadable ones are left out. Ask at the start.
    std::vector<RecoveredCopy> abandoned() const;
    /// Throws an abandoned copy away, once it was taken over or refused.
    void discard(const RecoveredCopy& copy);

    /// Writes at once what is still to be written. To take an abandoned copy over: Document::loadRecovered, flush,
    /// discard, so that it is on the disk all the time.
    void flush();

    /// Keeps a copy of a document that gives way, unsaved, to another one.
    void keepAside(const Content& content, const QString& path);
    /// It is open again, saved, or given up.
    void settleAside();

private:
    /// A file for a copy, and the lock that is held while the program runs.
    struct Copy {
        QString file;
        std::unique_ptr<QLockFile> lock;
        bool isHeld() const { return lock && lock->isLocked(); }
    };
    Copy makeCopy() const;
    void sweep() const;
    /// @return whether it is on the disk
    static bool write(const Copy& copy, const Content& content, const QString& path);

    Document& m_document;
    QString m_folder;
    Copy m_open;
    Copy m_aside; ///< no file: nothing unsaved was set aside
    QTimer m_timer;
};

} // namespace headlight
