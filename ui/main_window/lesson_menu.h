#pragma once

#include "ui/lessons/lesson_questions.h"
#include "ui/main_window/worded_menu.h"

#include <QDateTime>

namespace headlight {

class Settings;

/// Lessons: those that the program brings along and those of one's own opened lately, each with how far one is in it; a
/// file of one's own; on and back.
class LessonMenu : public WordedMenu {
    Q_OBJECT

public:
    LessonMenu(Settings& settings, QWidget* parent);

    /// What can be done while a lesson runs.
    void showRunning(bool running);
    /// What has its key in presenter mode too.
    QList<QAction*> presenterActions() const { return {m_next, m_back}; }

signals:
    void lessonChosen(const QString& path);
    void openWanted();
    /// On or back by one step.
    void stepWanted(int by);
    void closeWanted();

protected:
    void retranslate() override;

private:
    struct Entry {
        QString path;
        QAction* action = nullptr;
        qint64 size = -1;       ///< of a lesson of one's own; −1: not read yet
        QDateTime changed = {}; ///< and when: what differs is read again
        QString id = {};
        LocalText title = {}; ///< empty: not read yet
        LocalText summary = {};
        LessonQuestions questions = {};
        std::size_t predictions = 0;
    };
    static void read(Entry& entry);
    void readLessons();
    /// Lists the lessons of one's own anew: there may be others. Those that have changed are read again.
    void listOwn();
    void showLessons();
    void show(const Entry& entry);
    QString progressText(const Entry& entry) const;

    Settings& m_settings;
    QList<Entry> m_lessons;
    QList<Entry> m_own;
    QAction* m_afterOwn = nullptr; ///< a rule
    QAction* m_next = nullptr;
    QAction* m_back = nullptr;
    QAction* m_close = nullptr;
    bool m_read = false;
};

} // namespace headlight
