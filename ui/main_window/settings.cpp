#include "ui/main_window/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostRecentFiles = 10;
constexpr int mostRecentLessons = 5;

/// A file before others, among which it then is no more.
QStringList withFirst(const QString& path, QStringList files)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    files.removeAll(whole);
    files.prepend(whole);
    return files;
}

} // namespace

ThemeChoice Settings::theme() const
{
    const QString name = m_settings.value(u"theme"_s).toString();
    if (name == u"light"_s)
        return ThemeChoice::Light;
    return name == u"dark"_s ? ThemeChoice::Dark : ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice choice)
{
    const QString names[] = {u"system"_s, u"light"_s, u"dark"_s};
    m_settings.setValue(u"theme"_s, names[static_cast<int>(choice)]);
}

QString Settings::language() const
{
    return m_settings.value(u"language"_s).toString();
}

void Settings::setLanguage(const QString& code)
{
    m_settings.setValue(u"language"_s, code);
}

QStringList Settings::recentFiles() const
{
    return m_settings.value(u"recentFiles"_s).toStringList().mid(0, mostRecentFiles);
}

void Settings::addRecentFile(const QString& path)
{
    m_settings.setValue(u"recentFiles"_s, withFirst(path, recentFiles()).mid(0, mostRecentFiles));
}

void Settings::removeRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    m_settings.setValue(u"recentFiles"_s, files);
}

void Settings::clearRecentFiles()
{
    m_settings.remove(u"recentFiles"_s);
}

QString Settings::folder() const
{
    const QString folder = m_settings.value(u"folder"_s).toString();
    if (!folder.isEmpty() && QDir(folder).exists())
        return folder;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).exists() ? documents : QDir::homePath();
}

void Settings::rememberFolderOf(const QString& file)
{
    m_settings.setValue(u"folder"_s, QFileInfo(file).absolutePath());
}

QStringList Settings::recentLessons() const
{
    return m_settings.value(u"recentLessons"_s).toStringList().mid(0, mostRecentLessons);
}

void Settings::addRecentLesson(const QString& path)
{
    m_settings.setValue(u"recentLessons"_s, withFirst(path, recentLessons()).mid(0, mostRecentLessons));
}

QString Settings::lessonProgress(const QString& id) const
{
    return m_settings.value(u"lessons/"_s + id).toString();
}

void Settings::setLessonProgress(const QString& id, const QString& progress)
{
    m_settings.setValue(u"lessons/"_s + id, progress);
}

QByteArray Settings::layout(const QString& name) const
{
    return m_settings.value(u"layout/"_s + name).toByteArray();
}

void Settings::setLayout(const QString& name, const QByteArray& state)
{
    m_settings.setValue(u"layout/"_s + name, state);
}

} // namespace headlight
