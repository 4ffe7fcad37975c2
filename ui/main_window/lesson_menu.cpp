#include "ui/main_window/lesson_menu.h"

#include "ui/controls/menu_button.h"
#include "ui/document/lesson_text.h"
#include "ui/lessons/lesson_progress.h"
#include "ui/main_window/settings.h"
#include "ui/main_window/shipped_lessons.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

LessonMenu::LessonMenu(Settings& settings, QWidget* parent)
    : WordedMenu(QT_TR_NOOP("Le&ssons"), parent), m_settings(settings)
{
    setToolTipsVisible(true);
    for (const QString& path : shippedLessons()) {
        QAction* action = addAction(QString());
        action->setObjectName(u"lesson_"_s + QFileInfo(path).completeBaseName());
        connect(action, &QAction::triggered, this, [this, path] { emit lessonChosen(path); });
        m_lessons.append({.path = path, .action = action});
    }
    addSeparator();
    m_afterOwn = addSeparator(); // two side by side are one
    add(u"lessonOpen"_s, QT_TR_NOOP("&Open Lesson…"), {}, [this] { emit openWanted(); });
    m_next = add(u"lessonNextStep"_s, QT_TR_NOOP("&Next Step"), QKeySequence(Qt::ALT | Qt::Key_Right),
                 [this] { emit stepWanted(1); });
    m_back = add(u"lessonStepBack"_s, QT_TR_NOOP("Step &Back"), QKeySequence(Qt::ALT | Qt::Key_Left),
                 [this] { emit stepWanted(-1); });
    m_close = add(u"lessonEnd"_s, QT_TR_NOOP("&Close Lesson"), {}, [this] { emit closeWanted(); });
    // Not before someone looks: the window opens without having read them.
    connect(this, &QMenu::aboutToShow, this, [this] {
        readLessons();
        listOwn();
        showLessons();
    });
    showRunning(false);
    retranslate();
}

void LessonMenu::showRunning(bool running)
{
    for (QAction* action : {m_next, m_back, m_close})
        action->setEnabled(running);
}

void LessonMenu::readLessons()
{
    if (m_read)
        return;
    m_read = true;
    for (Entry& entry : m_lessons)
        read(entry);
}

void LessonMenu::read(Entry& entry)
{
    const Result<Lesson, FileError> read = readLesson(entry.path);
    if (!read)
        return;
    const Lesson& lesson = read.value();
    entry.id = QString::fromStdString(lesson.id);
    entry.title = lesson.title;
    entry.summary = lesson.summary;
    entry.questions = questionsOf(lesson);
    entry.predictions = static_cast<std::size_t>(std::count_if(
        lesson.steps.begin(), lesson.steps.end(), [](const LessonStep& step) { return step.prediction.has_value(); }));
}

void LessonMenu::listOwn()
{
    QHash<QString, Entry> known;
    for (const Entry& entry : std::exchange(m_own, {})) {
        delete entry.action;
        known.insert(entry.path, entry);
    }
    for (const QString& path : m_settings.recentLessons()) {
        const QFileInfo file(path);
        if (!file.exists())
            continue; // it may be on a disk that comes back
        Entry entry = known.value(path);
        entry.action = new QAction(this);
        if (entry.size != file.size() || entry.changed != file.lastModified()) {
            entry = {.path = path, .action = entry.action, .size = file.size(), .changed = file.lastModified()};
            read(entry);
        }
        entry.action->setObjectName(u"ownLesson_%1"_s.arg(m_own.size()));
        connect(
            entry.action, &QAction::triggered, this, [this, path] { emit lessonChosen(path); }, Qt::QueuedConnection);
        insertAction(m_afterOwn, entry.action);
        m_own.append(entry);
    }
}

void LessonMenu::showLessons()
{
    for (const Entry& entry : std::as_const(m_lessons))
        show(entry);
    for (const Entry& entry : std::as_const(m_own))
        show(entry);
}

void LessonMenu::show(const Entry& entry)
{
    const auto text = [](const LocalText& words) { return QString::fromStdString(words.in(lessonLanguage())); };
    const QString progress = progressText(entry);
    const QString title = asMenuText(entry.title.isEmpty() ? QFileInfo(entry.path).fileName() : text(entry.title));
    entry.action->setText(progress.isEmpty() ? title : title + u'\t' + progress);
    entry.action->setToolTip(text(entry.summary));
}

QString LessonMenu::progressText(const Entry& entry) const
{
    const auto progress = progressIn(m_settings.lessonProgress(entry.id), entry.questions);
    if (!progress)
        return {};
    if (!progress->isDone())
        return tr("step %1 of %2").arg(progress->step + 1).arg(entry.questions.steps);
    if (entry.predictions == 0)
        return tr("done");
    const QString right = tr("done, %1 of %2 right").arg(progress->rightAtOnce()).arg(entry.predictions);
    const std::size_t open = entry.predictions - std::min(entry.predictions, progress->closed());
    return open == 0 ? right : right + tr(", %1 open").arg(open);
}

void LessonMenu::retranslate()
{
    WordedMenu::retranslate();
    if (m_read)
        showLessons();
}

} // namespace headlight
