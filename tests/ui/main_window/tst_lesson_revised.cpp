#include "support/lesson_window_fixture.h"

using namespace headlight;
using namespace Qt::StringLiterals;

/// What was answered in a lesson counts as long as it asks the same.
class TestLessonRevised : public QObject {
    Q_OBJECT

private slots:
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
};

QTEST_MAIN(TestLessonRevised)
#include "tst_lesson_revised.moc"
