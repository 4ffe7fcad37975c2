#include "support/lesson_student.h"
#include "support/shipped_lessons.h"
#include "ui/main_window/lesson_actions.h"

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

/// Each lesson that the program brings along can be gone through in the window, whatever is answered.
class ShippedLessonsWindowTest : public QObject {
    Q_OBJECT

private slots:
    void lessonRunsToItsEnd_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("wrongFirst");
        for (const QFileInfo& file : shippedLessonFiles())
            for (const char* language : {"en", "ko"})
                for (const bool wrongFirst : {false, true})
                    QTest::addRow("%s, %s, %s", qPrintable(file.completeBaseName()), language,
                                  wrongFirst ? "wrong answers" : "right answers")
                        << file.filePath() << QString::fromLatin1(language) << wrongFirst;
    }

    void lessonRunsToItsEnd()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        QFETCH(bool, wrongFirst);
        MainWindowFixture fixture(language);
        QVERIFY(fixture.window->lessons().openFile(path));
        const Lesson lesson = shippedLesson(path, language);
        Student student(fixture, lesson);
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            QCOMPARE(student.seen<QLabel>(u"stepTitle"_s)->accessibleName().isEmpty()
                         ? student.seen<QLabel>(u"stepTitle"_s)->text()
                         : student.seen<QLabel>(u"stepTitle"_s)->accessibleName(),
                     student.textOf(step, lesson.steps[step].title));
            QCOMPARE(student.isAsked(), lesson.steps[step].prediction.has_value());
            if (const auto content = contentAt(lesson, step)) {
                QCOMPARE(fixture.document().content().title, content->title);
                QCOMPARE(fixture.document().content().tokens, content->tokens);
            }
            if (lesson.steps[step].prediction) {
                if (wrongFirst)
                    student.answerWrong(step);
                student.answerRight(step);
            }
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(u"step %1"_s.arg(step + 1)));
            student.goOn();
        }
        QVERIFY(fixture.window->lessons().isRunning());
        QVERIFY(fixture.dialogs.warnings.isEmpty());
        QVERIFY(!fixture.document().isModified());
        QVERIFY(fixture.window->lessons().close());
        QVERIFY(fixture.dialogs.questions.isEmpty());
    }
};

QTEST_MAIN(ShippedLessonsWindowTest)
#include "tst_shipped_lessons_window.moc"
