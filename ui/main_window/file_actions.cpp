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

bool isChangedOnDisk(const QString& path, const FileStamp& stamp)
{
    return stamp.path == path && QFileInfo::exists(path) && stamp != stampOf(path);
}

QString nameOf(const Content& content, const QString& path)
{
    if (!path.isEmpty())
        return QFileInfo(path).fileName();
    const QString title = QString::fromStdString(content.title);
    return title.isEmpty() ? FileActions::tr("Untitled") : title;
}

QString baseNameOf(const Content& content, const QString& path)
{
    return path.isEmpty() ? asFileName(nameOf(content, path)) : QFileInfo(path).completeBaseName();
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
    return nameOf(m_document.content(), m_document.path());
}

QString FileActions::baseName() const
{
    return baseNameOf(m_document.content(), m_document.path());
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

void FileActions::setAside()
{
    if (m_document.isModified())
        emit goesAside(m_document.content(), m_document.path());
    m_aside = KeptDocument{m_document.setAside(), m_stamp, m_example, QLocale().language()};
}

void FileActions::putBack()
{
    forgetReading();
    KeptDocument kept = *std::exchange(m_aside, std::nullopt);
    m_document.putBack(std::move(kept.document));
    m_stamp = kept.stamp;
    m_example = kept.example;
    if (kept.language != QLocale().language())
        followLanguage();
    emit asideSettled();
}

void FileActions::forgetAside()
{
    m_aside.reset();
    emit asideSettled();
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
    // The last row first: under the causal mask it may read every token, where row 0 reads but itself.
    const auto tokens = static_cast<Index>(m_document.content().tokens.size());
    m_document.select({0, 0, tokens - 1, tokens - 1});
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
    return noteSaved(write(m_document.content(), m_document.path(), m_stamp));
}

bool FileActions::saveAs()
{
    return noteSaved(writeAs(m_document.content(), m_document.path()));
}

bool FileActions::noteSaved(const QString& path)
{
    if (path.isEmpty())
        return false;
    m_document.markSaved(path);
    m_stamp = stampOf(path);
    if (m_aside && m_aside->document.path == path) { // its file holds another document now
        m_aside->document.steps->resetClean();
        emit goesAside(m_aside->document.content, path);
    }
    return true;
}

QString FileActions::write(const Content& content, const QString& path, const FileStamp& stamp)
{
    if (path.isEmpty())
        return writeAs(content, path);
    const QString question = tr("Another program has changed “%1” since it was opened. Write over it?");
    if (isChangedOnDisk(path, stamp)
        && !m_dialogs.ask(&m_window, question.arg(QFileInfo(path).fileName()), tr("Write over it"), tr("Cancel")))
        return {};
    return writeTo(content, path);
}

QString FileActions::writeAs(const Content& content, const QString& path)
{
    const QString proposal =
        path.isEmpty() ? QDir(m_settings.folder()).filePath(withSuffix(baseNameOf(content, path), suffix)) : path;
    const QString chosen = m_dialogs.saveFile(&m_window, tr("Save As"), proposal, filter(), suffix);
    return chosen.isEmpty() ? QString() : writeTo(content, withSuffix(chosen, suffix));
}

QString FileActions::writeTo(const Content& content, const QString& path)
{
    if (const auto error = saveDocumentFile(path, content)) {
        m_dialogs.warn(&m_window, tr("%1 was not saved. %2").arg(QFileInfo(path).fileName(), errorText(*error)));
        return {};
    }
    m_settings.addRecentFile(path);
    m_settings.rememberFolderOf(path);
    emit recentFilesChanged();
    return path;
}

bool FileActions::mayLeave()
{
    return mayGiveWay() && mayForgetAside();
}

bool FileActions::mayGiveWay()
{
    if (!m_document.isModified())
        return true;
    const Unsaved answer = m_dialogs.askToSave(&m_window, name());
    return answer == Unsaved::Discard || (answer == Unsaved::Save && save());
}

bool FileActions::mayForgetAside()
{
    if (!m_aside || m_aside->document.steps->isClean())
        return true;
    SetAside& kept = m_aside->document;
    const Unsaved answer = m_dialogs.askToSave(&m_window, nameOf(kept.content, kept.path));
    if (answer != Unsaved::Save)
        return answer == Unsaved::Discard;
    const QString path = write(kept.content, kept.path, m_aside->stamp);
    if (path.isEmpty())
        return false;
    kept.path = path;
    kept.steps->setClean();
    m_aside->stamp = stampOf(path);
    emit asideSettled();
    return true;
}

QString FileActions::filter() const
{
    return tr("Headlight documents (*.headlight)") + u";;"_s + tr("All files (*)");
}

} // namespace headlight
