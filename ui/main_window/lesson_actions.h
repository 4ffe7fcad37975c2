#pragma once

#include "ui/controls/refusal_line.h"
#include "ui/lessons/lesson_run.h"
#include "ui/main_window/lesson_document.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace headlight {

class Dialogs;
class Evaluator;
class LessonColumn;
class PointerFrame;
class Settings;

/// What a lesson does to the window around its document.
struct LessonWindow {
    std::function<void()> keep;             ///< what comes back when the lesson is closed; again it does nothing
    std::function<void(const Scene&)> show; ///< a view, a page, a lab and what is set in it
    /// Shows something else in presenter mode, which stays on; what it runs returns whether it did.
    std::function<void(const std::function<bool()>&)> stay;
    std::function<void(LessonTarget)> makeRoom;          ///< for the column, and for what is pointed at
    std::function<QList<QWidget*>(LessonTarget)> target; ///< none: it has no such part
    std::function<Scene()> shown;                        ///< what is looked at, as a scene would record it
    std::function<void()> focusView;
    std::function<void()> close; ///< as it was without a lesson
};

/// Lessons: opens one, has the window show its steps, hides what they ask for, and remembers how far one is.
class LessonActions : public QObject {
    Q_OBJECT

public:
    /// All outlive this. @param window parent of questions; what is pointed at is in it
    LessonActions(Document& document, Evaluator& evaluator, FileActions& files, Settings& settings, Dialogs& dialogs,
                  QWidget& window, LessonColumn& column, LessonWindow ways);
    ~LessonActions() override;

    bool isRunning() const { return m_run != nullptr; }
    /// The lesson that runs; null: none.
    const Lesson* lesson() const { return m_run ? &m_run->lesson() : nullptr; }
    /// Whether a question of it has no answer yet.
    bool isAsking() const { return m_run && m_run->isAsking(); }
    /// Asks for a file.
    void open();
    /// Opens a lesson where it was left, in place of one that runs.
    /// @return whether it runs now; if not, all is as before
    bool openFile(const QString& path);
    /// @param path where it is read from again in another language; empty: nowhere
    bool start(Lesson lesson, const QString& path = {});
    /// Goes on or back. @return whether a lesson runs
    bool turn(int by);
    /// Closes the lesson; the document from before comes back.
    /// @return false if the person stays with what they changed in the lesson's document
    bool close();
    /// Puts the window back as it was, whatever becomes of the document.
    void leave();
    /// Makes room and points anew: the window has other parts now.
    void follow();
    /// Sees whether the window still shows what the step does.
    void followScene();
    void followLanguage();

signals:
    void switched(bool running);
    /// A person has opened another document, which closed the lesson.
    void interrupted();

private:
    /// Asks about what a step's document would take the place of. @return false if the person stays with it
    bool mayShow(const Lesson& lesson, std::size_t step);
    bool goTo(std::size_t step);
    /// The same, once it was asked.
    void come(std::size_t step);
    /// The document and the scene of a step; past the last one the window stays as it is.
    void showInWindow(std::size_t step);
    void showScene(std::size_t step);
    void noteScene();
    bool isStrayed() const;
    void beginAgain();
    void openNext();
    /// Where the step is gone on with: in the column, or in the view that a cell is chosen in.
    void giveKeys();
    void showVeil();
    void keepProgress();
    /// The shipped lesson after this one; empty: there is none.
    QString nextPath() const;

    Document& m_document;
    Evaluator& m_evaluator;
    Settings& m_settings;
    Dialogs& m_dialogs;
    QWidget& m_window;
    LessonColumn& m_column;
    LessonWindow m_ways;
    LessonDocument m_shown;
    PointerFrame* m_pointer;
    std::unique_ptr<LessonRun> m_run;
    std::optional<Scene> m_scene; ///< what the window looked at when the step was shown; none: as it pleased
    QString m_path;
};

} // namespace headlight
