#include "ui/main_window/file_actions.h"

#include "core/files/document_file.h"
#include "core/files/lesson_file.h"
#include "ui/controls/dialogs.h"
#include "ui/document/blank.h"
#include "ui/document/document.h"
#include "ui/document/error_text.h"
#include "ui/main_window/examples.h"
#include "ui/main_window/settings.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QTimer>
#include <QWidget>

#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

const QString suffix = u"headlight"_s;

/// A file from this size on takes longer to read than a frame or two.
constexpr qint64 leastLarge = 1 << 20;

FileStamp stampOf(const QString& path)
{
    const QFileInfo file(path);
    return {path, file.lastModified(), file.size()};
}

} // namespace

QString asFileName(QString title)
{
    for (QChar& character : title) {
        if (character.category() == QChar::Other_Control || u"/\\:*?\"<>|"_s.contains(character))
            character = u' ';
    }
    return title.simplified();
}

FileActions::FileActions(Document& document, Settings& settings, Dialogs& dialogs, QWidget& window)
    : m_document(document), m_settings(settings), m_dialogs(dialogs), m_window(window),
      m_reader({[](const Opening& opening, const std::atomic<bool>&) {
                    return std::make_shared<Result<Content, FileError>>(readDocumentFile(opening.path));
                },
                [](const Opening&, const Opening&) { return false; },
                [this](const Opening& opening, const Read& read) { arrive(opening, read); },
                {}})
{
}

QString FileActions::name() const
{
    if (!m_document.path().isEmpty())
        return QFileInfo(m_document.path()).fileName();
    const QString title = QString::fromStdString(m_document.content().title);
    return title.isEmpty() ? tr("Untitled") : title;
}

QString FileActions::baseName() const
{
    return m_document.path().isEmpty() ? asFileName(name()) : QFileInfo(m_document.path()).completeBaseName();
}

void FileActions::create()
{
    if (mayLeave())
        put(blankContent(), {});
}

void FileActions::open()
{
    const QString path = m_dialogs.openFile(&m_window, tr("Open"), m_settings.folder(),
                                            tr("Headlight documents and lessons (*.headlight *.headlight-lesson)")
                                                + u";;"_s + tr("All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

bool FileActions::openFile(const QString& path)
{
    if (isLessonFile(path)) {
        if (!m_openLesson || !m_openLesson(path))
            return false;
        m_settings.rememberFolderOf(path);
        return true;
    }
    if (!mayLeave())
        return false;
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (QFileInfo(whole).size() < leastLarge)
        return finishOpening(readDocumentFile(whole), whole);
    m_awaited = ++m_openings;
    m_reader.want({m_awaited, whole, m_document.content()});
    emit reading(QFileInfo(whole).fileName());
    return true;
}

void FileActions::arrive(const Opening& opening, const Read& read)
{
    if (opening.number != m_awaited)
        return; // what came later stays
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget()) {
        // No document changes behind a question.
        QTimer::singleShot(100, this, [this, opening, read] { arrive(opening, read); });
        return;
    }
    m_awaited = 0;
    emit reading({});
    // What was given up before the file was read is not asked for again.
    if (m_document.content() == opening.given || mayLeave())
        finishOpening(std::move(*read), opening.path);
}

bool FileActions::finishOpening(Result<Content, FileError> read, const QString& path)
{
    if (!take(std::move(read), path, path)) {
        m_settings.removeRecentFile(path);
        emit recentFilesChanged();
        return false;
    }
    m_settings.addRecentFile(path);
    m_settings.rememberFolderOf(path);
    emit recentFilesChanged();
    return true;
}

bool FileActions::openExample(int index)
{
    const Example example = examples().at(index);
    if (!mayLeave() || !load(example.path, {}))
        return false;
    m_document.select(example.start);
    m_example = index;
    return true;
}

bool FileActions::openContent(const Content& content)
{
    if (!mayLeave())
        return false;
    put(content, {});
    m_document.undoStack().resetClean(); // no file holds it
    return true;
}

void FileActions::show(const Content& content)
{
    put(content, {});
}

KeptDocument FileActions::setAside()
{
    QUndoStack& steps = m_document.undoStack();
    if (m_document.isModified() && steps.cleanIndex() >= 0)
        steps.setIndex(steps.cleanIndex());
    return {m_document.setAside(), m_stamp, m_example, QLocale().language()};
}

void FileActions::putBack(KeptDocument kept)
{
    forgetReading();
    m_document.putBack(std::move(kept.document));
    m_stamp = kept.stamp;
    m_example = kept.example;
    if (kept.language != QLocale().language())
        followLanguage();
}

void FileActions::followLanguage()
{
    const bool untouched =
        m_document.path().isEmpty() && m_document.undoStack().count() == 0 && !m_document.isModified();
    if (m_example < 0 || !untouched)
        return;
    const Selection shown = m_document.selection();
    if (openExample(m_example))
        m_document.selectHead({shown.layer, shown.head});
}

void FileActions::put(Content content, const QString& path)
{
    forgetReading();
    m_document.load(std::move(content), path);
    m_stamp = stampOf(path);
    m_example = -1;
}

void FileActions::forgetReading()
{
    m_reader.forget();
    if (std::exchange(m_awaited, 0) != 0)
        emit reading({});
}

bool FileActions::load(const QString& path, const QString& pathOfDocument)
{
    return take(readDocumentFile(path), path, pathOfDocument);
}

bool FileActions::take(Result<Content, FileError> read, const QString& path, const QString& pathOfDocument)
{
    if (!read) {
        m_dialogs.warn(&m_window, tr("%1 was not opened. %2").arg(QFileInfo(path).fileName(), errorText(read.error())));
        return false;
    }
    put(std::move(read).value(), pathOfDocument);
    return true;
}

bool FileActions::save()
{
    const QString& path = m_document.path();
    if (path.isEmpty())
        return saveAs();
    const QString question = tr("Another program has changed “%1” since it was opened. Write over it?");
    if (wasChangedOnDisk()
        && !m_dialogs.ask(&m_window, question.arg(QFileInfo(path).fileName()), tr("Write over it"), tr("Cancel")))
        return false;
    return saveTo(path);
}

bool FileActions::wasChangedOnDisk() const
{
    const QString& path = m_document.path();
    return m_stamp.path == path && QFileInfo::exists(path) && m_stamp != stampOf(path);
}

bool FileActions::saveAs()
{
    QString proposal = m_document.path();
    if (proposal.isEmpty())
        proposal = QDir(m_settings.folder()).filePath(withSuffix(baseName(), suffix));
    const QString path = m_dialogs.saveFile(&m_window, tr("Save As"), proposal, filter(), suffix);
    return !path.isEmpty() && saveTo(withSuffix(path, suffix));
}

bool FileActions::saveTo(const QString& path)
{
    if (const auto error = saveDocumentFile(path, m_document.content())) {
        m_dialogs.warn(&m_window, tr("%1 was not saved. %2").arg(QFileInfo(path).fileName(), errorText(*error)));
        return false;
    }
    m_document.markSaved(path);
    m_stamp = stampOf(path);
    m_settings.addRecentFile(path);
    m_settings.rememberFolderOf(path);
    emit recentFilesChanged();
    return true;
}

bool FileActions::mayLeave()
{
    if (!m_document.isModified())
        return true;
    switch (m_dialogs.askToSave(&m_window, name())) {
    case Unsaved::Save:
        return save();
    case Unsaved::Discard:
        return true;
    case Unsaved::Cancel:
        break;
    }
    return false;
}

QString FileActions::filter() const
{
    return tr("Headlight documents (*.headlight)") + u";;"_s + tr("All files (*)");
}

} // namespace headlight
