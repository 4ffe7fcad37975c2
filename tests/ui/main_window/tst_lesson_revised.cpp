#include "support/lesson_window_fixture.h"

#include <QMenu>

using namespace headlight;
using namespace Qt::StringLiterals;

/// What was answered in a lesson counts as long as it asks the same.
class TestLessonRevised : public QObject {
    Q_OBJECT

private slots:
    void aWrongAnswerCountsAfterTheLessonIsOpenedAgain()
    {
        LessonWindowFixture f;
        const QString path = f.write(asking::number);
        const auto answer = [&](const QString& typed) {
            f.find<QLineEdit>(u"answerField"_s)->setText(typed);
            f.find<QPushButton>(u"predictionCheck"_s)->click();
        };
        QVERIFY(f.window->files().openFile(path));
        answer(u"0.5"_s);
        QVERIFY(f.window->files().openFile(path));
        answer(u"0.880797"_s);
        f.on();
        QVERIFY2(f.find<QLabel>(u"stepText"_s)->text().contains(u"0 of 1"_s),
                 qPrintable(f.find<QLabel>(u"stepText"_s)->text()));
    }

    void aRevisedQuestionIsOpen()
    {
        LessonWindowFixture f;
        f.begin(asking::number + ", " + asking::nothing);
        f.find<QLineEdit>(u"answerField"_s)->setText(u"0.8808"_s);
        f.find<QPushButton>(u"predictionCheck"_s)->click();
        f.close();
        f.begin(asking::number + ", " + asking::nothing);
        QVERIFY(!f.window->lessons().isAsking());
        f.close();
        f.begin(QByteArray(asking::number).replace("Which weight?", "What weight?") + ", " + asking::nothing);
        QVERIFY(f.window->lessons().isAsking());
    }

    void theMenuSaysNothingOfAnswersToOtherQuestions()
    {
        LessonWindowFixture f;
        auto* action = f.action(u"lesson_01_dot_product"_s);
        auto* menu = qobject_cast<QMenu*>(action->parent());
        action->trigger();
        f.on();
        f.close();
        emit menu->aboutToShow();
        QVERIFY2(action->text().contains(u"\tstep 2 of "_s), qPrintable(action->text()));
        const QString kept = f.settings->lessonProgress(u"dot_product"_s);
        f.settings->setLessonProgress(u"dot_product"_s, kept.section(u':', 0, 1) + u":00000000"_s);
        emit menu->aboutToShow();
        QCOMPARE(action->text(), u"A dot product is a similarity"_s);
    }
};

QTEST_MAIN(TestLessonRevised)
#include "tst_lesson_revised.moc"
