#include "ui/document/recovery.h"

#include "core/files/document_file.h"
#include "core/files/save_file.h"
#include "ui/document/document.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int writeAfterMilliseconds = 1000;

QString lockFileOf(const QString& copyFile)
{
    return copyFile + u".lock"_s;
}

/// Where it is written which file the copy is one of.
QString pathFileOf(const QString& copyFile)
{
    return copyFile + u".path"_s;
}

/// A lock that only the end of its program makes stale, never its age.
std::unique_ptr<QLockFile> lockOf(const QString& copyFile)
{
    auto lock = std::make_unique<QLockFile>(lockFileOf(copyFile));
    lock->setStaleLockTime(0);
    return lock;
}

QString readText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

void removeCopy(const QString& copyFile)
{
    QFile::remove(copyFile);
    QFile::remove(pathFileOf(copyFile));
}

} // namespace

Recovery::Recovery(Document& document, const QString& folder, QObject* parent)
    : QObject(parent), m_document(document), m_folder(folder)
{
    QDir().mkpath(folder);
    sweep();
    m_open = makeCopy();
    m_timer.setSingleShot(true);
    m_timer.setInterval(writeAfterMilliseconds);
    if (!m_open.isHeld())
        return;
    connect(&m_timer, &QTimer::timeout, this, &Recovery::flush);
    connect(&document, &Document::changed, &m_timer, [this] {
        // Not started anew while it runs: a long drag is kept too.
        if (!m_timer.isActive())
            m_timer.start();
    });
    connect(&document, &Document::modifiedChanged, this, [this](bool modified) {
        if (!modified)
            flush();
    });
}

Recovery::~Recovery()
{
    settleAside();
    removeCopy(m_open.file);
}

Recovery::Copy Recovery::makeCopy() const
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + u".headlight"_s;
    Copy copy{QDir(m_folder).filePath(name), nullptr};
    copy.lock = lockOf(copy.file);
    copy.lock->tryLock(0);
    return copy;
}

// A program that was killed before it had unsaved changes leaves a lock behind, and no copy to be found by.
void Recovery::sweep() const
{
    const QString suffix = lockFileOf({});
    for (const QFileInfo& file : QDir(m_folder).entryInfoList({u'*' + suffix}, QDir::Files)) {
        const QString copyFile = file.filePath().chopped(suffix.size());
        if (QFile::exists(copyFile))
            continue;
        if (const auto lock = lockOf(copyFile); lock->tryLock(0)) // no program holds it; it goes with this one
            removeCopy(copyFile);
    }
}

QString Recovery::defaultFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)).filePath(u"recovery"_s);
}

std::vector<RecoveredCopy> Recovery::abandoned() const
{
    std::vector<RecoveredCopy> copies;
    const QFileInfoList files = QDir(m_folder).entryInfoList({u"*.headlight"_s}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) {
        const QString copyFile = file.filePath();
        const std::unique_ptr<QLockFile> lock = lockOf(copyFile);
        if (copyFile == m_open.file || copyFile == m_aside.file || !lock->tryLock(0))
            continue;
        const Result<Content, FileError> content = readDocumentFile(copyFile);
        if (content)
            copies.push_back({content.value(), readText(pathFileOf(copyFile)), copyFile});
    }
    return copies;
}

void Recovery::discard(const RecoveredCopy& copy)
{
    removeCopy(copy.copyFile);
}

void Recovery::flush()
{
    m_timer.stop();
    if (m_document.isModified())
        write(m_open, m_document.content(), m_document.path());
    else if (m_open.isHeld())
        removeCopy(m_open.file);
}

void Recovery::keepAside(const Content& content, const QString& path)
{
    settleAside();
    m_aside = makeCopy();
    if (!write(m_aside, content, path) && m_document.content() == content)
        std::swap(m_aside, m_open); // the last copy that could be written is of it
}

void Recovery::settleAside()
{
    if (m_aside.file.isEmpty())
        return;
    flush(); // it may be open again, and is on the disk all the time
    removeCopy(m_aside.file);
    m_aside = {};
}

// Without a lock another program could take the copy for an abandoned one: then rather none. Where the disk is full
// there is none either: no reason to disturb someone who is at work.
bool Recovery::write(const Copy& copy, const Content& content, const QString& path)
{
    return copy.isHeld() && !saveFile(pathFileOf(copy.file), path.toUtf8()) && !saveDocumentFile(copy.file, content);
}

} // namespace headlight
