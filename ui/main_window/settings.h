#pragma once

#include <QByteArray>
#include <QSettings>
#include <QStringList>

namespace headlight {

/// Which theme a person chose.
enum class ThemeChoice { System, Light, Dark };

/// What the program remembers from one run to the next. None of it belongs to a document.
class Settings {
public:
    ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);

    /// "en" or "ko"; empty: the system's.
    QString language() const;
    void setLanguage(const QString& code);

    /// Files opened or saved lately, the latest first, at most ten.
    QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);
    void clearRecentFiles();

    /// The folder that file dialogs begin in.
    QString folder() const;
    /// @param file one that was just opened or written
    void rememberFolderOf(const QString& file);

    /// Files of lessons opened lately, the latest first, at most five; those that the program brings along are none.
    QStringList recentLessons() const;
    void addRecentLesson(const QString& path);

    /// How far someone is in a lesson, by its id, as it was set; empty: not begun.
    QString lessonProgress(const QString& id) const;
    void setLessonProgress(const QString& id, const QString& progress);

    /// Sizes and states by name: the window's place, the splitter, folded panels.
    QByteArray layout(const QString& name) const;
    void setLayout(const QString& name, const QByteArray& state);

private:
    QSettings m_settings;
};

} // namespace headlight
