#include "support/shipped_lessons.h"
#include "ui/labs/lab.h"

#include <set>

using namespace headlight;
using namespace headlight::test;

/// Where a lesson sets something in a lab, the lab knows it.
class LessonsInLabsTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsSetIsThereAndInRange_data() { addShippedLessons(); }
    void whatIsSetIsThereAndInRange()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        for (const LessonStep& step : shippedLesson(path, language).steps) {
            if (!step.scene || step.scene->lab.empty())
                continue;
            QVERIFY(isLab(step.scene->view));
            const LabState state = labOf(step.scene->view).completed(step.scene->lab);
            for (const auto& [name, value] : step.scene->lab) {
                QVERIFY2(state.count(name) == 1, name.c_str());
                QVERIFY2(state.at(name) == value, name.c_str());
            }
        }
    }

    /// A lab about the document shows a row that is there, so the step has a document.
    void labsAboutTheDocumentHaveOne_data() { addShippedLessons(); }
    void labsAboutTheDocumentHaveOne()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            const ShownStep shown = shownAt(lesson, step);
            if (shown.scene && (!isLab(shown.scene->view) || labOf(shown.scene->view).usesDocument()))
                QVERIFY(!shown.document.empty());
        }
    }

    void everyLabIsUsed()
    {
        std::set<ViewKind> used;
        for (const QFileInfo& file : shippedLessonFiles())
            for (const LessonStep& step : shippedLesson(file.filePath(), QStringLiteral("en")).steps)
                if (step.scene)
                    used.insert(step.scene->view);
        for (int kind = wayCount; kind < viewCount; ++kind)
            QVERIFY2(used.count(static_cast<ViewKind>(kind)) == 1, viewNames[kind].data());
    }
};

QTEST_MAIN(LessonsInLabsTest)
#include "tst_lessons_in_labs.moc"
