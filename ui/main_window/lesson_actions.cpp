#include "ui/main_window/lesson_actions.h"

#include "ui/controls/dialogs.h"
#include "ui/document/error_text.h"
#include "ui/document/evaluator.h"
#include "ui/document/lesson_text.h"
#include "ui/lessons/lesson_column.h"
#include "ui/lessons/pointer_frame.h"
#include "ui/main_window/settings.h"
#include "ui/main_window/shipped_lessons.h"

#include <QFileInfo>

#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

LessonActions::LessonActions(Document& document, Evaluator& evaluator, FileActions& files, Settings& settings,
                             Dialogs& dialogs, QWidget& window, LessonColumn& column, LessonWindow ways)
    : QObject(&window), m_document(document), m_evaluator(evaluator), m_settings(settings), m_dialogs(dialogs),
      m_window(window), m_column(column), m_ways(std::move(ways)), m_shown(document, files, this),
      m_pointer(new PointerFrame(&window))
{
    connect(&column, &LessonColumn::stepWanted, this, &LessonActions::goTo);
    connect(&column, &LessonColumn::stepAgainWanted, this, [this] { goTo(m_run->index()); });
    connect(&column, &LessonColumn::beginAgainWanted, this, &LessonActions::beginAgain);
    connect(&column, &LessonColumn::nextLessonWanted, this, &LessonActions::openNext);
    connect(&column, &LessonColumn::closeWanted, this, &LessonActions::close);
    connect(&column, &LessonColumn::answered, this, [this] {
        showVeil();
        keepProgress();
    });
    connect(&m_shown, &LessonDocument::left, this, [this] {
        leave();
        emit interrupted();
    });
    connect(&m_shown, &LessonDocument::changed, this, [this] {
        followScene();
        showVeil();
    });
    connect(&document, &Document::selectionChanged, this, &LessonActions::followScene);
    connect(&evaluator, &Evaluator::evaluated, this, &LessonActions::followScene);
}

LessonActions::~LessonActions() = default;

void LessonActions::open()
{
    const QString filter = tr("Headlight lessons (*.headlight-lesson)") + u";;"_s + tr("All files (*)");
    const QString path = m_dialogs.openFile(&m_window, tr("Open Lesson"), m_settings.folder(), filter);
    if (!path.isEmpty() && openFile(path))
        m_settings.rememberFolderOf(path);
}

bool LessonActions::openFile(const QString& file)
{
    const QString path = originalOf(file); // one of the program's stands in the menu once, and leads to the next one
    Result<Lesson, FileError> lesson = readLesson(path);
    if (lesson)
        return start(std::move(lesson).value(), path);
    m_dialogs.warn(&m_window, tr("%1 was not opened. %2").arg(QFileInfo(path).fileName(), errorText(lesson.error())));
    return false;
}

bool LessonActions::start(Lesson lesson, const QString& path)
{
    if (isRunning())
        keepProgress(); // perhaps of this very lesson
    const QString kept = m_settings.lessonProgress(QString::fromStdString(lesson.id));
    const LessonProgress progress = progressIn(kept, questionsOf(lesson)).value_or(noProgress(lesson.steps.size()));
    const std::size_t shown = std::min(progress.step, lesson.steps.size() - 1); // beside the end, too
    if (!mayShow(lesson, shown))
        return false;
    m_column.setRun(nullptr);
    m_run = std::make_unique<LessonRun>(std::move(lesson), progress);
    showInWindow(shown);
    m_path = path;
    if (!path.isEmpty() && !shippedLessons().contains(path))
        m_settings.addRecentLesson(path);
    m_column.setRun(m_run.get());
    const QString next = nextPath();
    m_column.setNextLesson([next] {
        const auto read = next.isEmpty() ? Result<Lesson, FileError>(FileError{}) : readLesson(next);
        return read ? QString::fromStdString(read.value().title.in(lessonLanguage())) : QString();
    });
    m_column.showStep();
    giveKeys();
    follow();
    keepProgress();
    emit switched(true);
    return true;
}

bool LessonActions::mayShow(const Lesson& lesson, std::size_t step)
{
    return step >= lesson.steps.size() || shownAt(lesson, step).document.empty() || m_shown.mayShow();
}

bool LessonActions::goTo(std::size_t step)
{
    if (!mayShow(m_run->lesson(), step))
        return false;
    come(step);
    return true;
}

void LessonActions::come(std::size_t step)
{
    m_column.leaveStep();
    m_run->goTo(step);
    showInWindow(step);
    m_column.showStep();
    followScene();
    giveKeys();
    follow();
    keepProgress();
}

void LessonActions::showInWindow(std::size_t step)
{
    showVeil(); // before there is anything to read
    m_ways.stay([this, step] {
        m_ways.keep();
        if (const auto content = step < m_run->lesson().steps.size() ? contentAt(m_run->lesson(), step) : std::nullopt)
            m_shown.show(*content);
        showScene(step);
        return true;
    });
    noteScene(); // nothing is played with any more
}

void LessonActions::showScene(std::size_t step)
{
    if (step >= m_run->lesson().steps.size())
        return;
    const ShownStep shown = shownAt(m_run->lesson(), step);
    if (!shown.scene)
        return;
    m_ways.show(*shown.scene);
    if (!shown.document.empty())
        m_document.select({shown.scene->layer, shown.scene->head, shown.scene->query, shown.scene->key});
}

void LessonActions::noteScene()
{
    m_scene.reset();
    if (!m_run->isAtEnd() && shownAt(m_run->lesson(), m_run->index()).scene)
        m_scene = m_ways.shown();
}

// Where a cell is asked for, choosing one is the answer.
bool LessonActions::isStrayed() const
{
    if (!m_shown.isAsShown())
        return true;
    if (!m_scene || m_run->isAtEnd())
        return false;
    Scene now = m_ways.shown();
    if (m_run->step().prediction && m_run->step().prediction->kind == Prediction::Kind::Cell) {
        now.query = m_scene->query;
        now.key = m_scene->key;
    }
    return now != *m_scene;
}

void LessonActions::followScene()
{
    if (isRunning())
        m_column.setStrayed(isStrayed());
}

bool LessonActions::turn(int by)
{
    if (!isRunning())
        return false;
    const bool isBelow = by > 0 && m_column.showQuestion();
    if (by > 0 && (m_column.warnOfSkip() || isBelow))
        return true; // an open question is pointed at before it is skipped
    const bool isOff = by < 0 ? m_run->index() == 0 : m_run->isAtEnd();
    if (!isOff)
        goTo(by < 0 ? m_run->index() - 1 : m_run->index() + 1);
    return true;
}

void LessonActions::beginAgain()
{
    if (!mayShow(m_run->lesson(), 0))
        return;
    m_column.leaveStep();
    m_run->beginAgain();
    come(0);
}

void LessonActions::openNext()
{
    if (const QString next = nextPath(); !next.isEmpty())
        openFile(next);
}

QString LessonActions::nextPath() const
{
    const QStringList paths = shippedLessons();
    const qsizetype at = paths.indexOf(m_path);
    return at < 0 ? QString() : paths.value(at + 1);
}

bool LessonActions::close()
{
    bool ended = true;
    m_ways.stay([&] {
        ended = m_shown.end();
        if (ended)
            leave();
        return ended;
    });
    return ended;
}

void LessonActions::leave()
{
    if (!isRunning())
        return;
    keepProgress(); // what was tried without success, too
    m_column.setRun(nullptr);
    m_run.reset();
    showVeil();
    m_pointer->pointAt({});
    m_ways.close();
    emit switched(false);
}

void LessonActions::follow()
{
    if (!isRunning())
        return;
    const LessonTarget target = m_run->isAtEnd() ? LessonTarget::None : m_run->step().target;
    m_ways.makeRoom(target);
    m_pointer->pointAt(m_ways.target(target));
}

void LessonActions::followLanguage()
{
    if (!isRunning() || m_path.isEmpty())
        return;
    Result<Lesson, FileError> read = readLesson(m_path);
    if (!read || read.value().steps.size() != m_run->stepCount() || read.value() == m_run->lesson())
        return;
    // Its documents are others in this language.
    m_column.setRun(nullptr);
    m_run = std::make_unique<LessonRun>(std::move(read).value(), LessonProgress(m_run->progress()));
    m_column.setRun(m_run.get());
    bool replaced = false;
    m_ways.stay([&] {
        const auto content = m_run->isAtEnd() ? std::nullopt : contentAt(m_run->lesson(), m_run->index());
        replaced = content && m_shown.replace(*content);
        if (replaced)
            showScene(m_run->index());
        return replaced;
    });
    if (replaced)
        noteScene();
    m_column.showStep();
    followScene();
    follow();
}

void LessonActions::giveKeys()
{
    if (m_evaluator.isPlaying())
        return; // in presenter mode they stay with the view
    if (m_run->isAsking() && m_run->step().prediction->kind == Prediction::Kind::Cell)
        m_ways.focusView();
    else
        m_column.takeKeys();
}

void LessonActions::showVeil()
{
    const bool asks = isRunning() && m_run->isAsking();
    std::optional<Veil> veil = asks ? std::optional(m_run->step().prediction->veil) : std::nullopt;
    if (veil && !m_shown.isAsShown())
        veil->row.reset(); // what it names may stand in another row by now
    m_evaluator.setVeil(veil);
}

void LessonActions::keepProgress()
{
    m_settings.setLessonProgress(QString::fromStdString(m_run->lesson().id),
                                 textOf(m_run->progress(), questionsOf(m_run->lesson())));
}

} // namespace headlight
