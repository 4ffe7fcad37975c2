#include "support/lesson_column_fixture.h"
#include "ui/lessons/step_page.h"

#include <QScrollBar>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

QByteArray numberAfter(int words)
{
    return "{'title': 'A title', 'text': '" + QByteArray("word ").repeated(words)
           + "', 'predict': {'kind': 'number', 'question': 'How many?', 'answer': 3}}";
}

/// A column in which someone looks for something.
struct Room : LessonColumnFixture {
    using LessonColumnFixture::LessonColumnFixture;

    StepPage& page() { return *find<StepPage>("pageOfText"); }
    int scrolled() { return page().verticalScrollBar()->value(); }
    /// Leaves the page so many pixels.
    void leave(int height)
    {
        column.resize(column.width(), column.height() + height - page().viewport()->height());
        QCoreApplication::processEvents();
    }
    bool isWhole(const char* name)
    {
        const auto* widget = find<QWidget>(name);
        return widget && widget->visibleRegion() == QRegion(widget->rect());
    }
    /// From the page's beginning.
    int endOf(const char* name)
    {
        const auto* widget = find<QWidget>(name);
        return widget->mapTo(page().widget(), widget->rect().bottomLeft()).y();
    }
};

} // namespace

/// What is seen of a step where there is little room.
class TestStepPage : public QObject {
    Q_OBJECT

private slots:
    void whatFitsBeginsAtItsHead()
    {
        Room f(numberAfter(20));
        QVERIFY(f.isWhole("lessonTitle") && f.isWhole("predictionCheck"));
        QCOMPARE(f.find<QPushButton>("lessonNext")->text(), u"Skip"_s);
    }

    void theHeadGivesWayToWhatIsAsked()
    {
        Room f(numberAfter(20));
        f.leave(f.endOf("predictionCheck") - 20);
        QTRY_VERIFY(f.isWhole("predictionCheck"));
        QVERIFY(f.isWhole("stepTitle") && f.isWhole("stepText"));
        QVERIFY(!f.isWhole("lessonTitle"));
        QCOMPARE(f.find<QPushButton>("lessonNext")->text(), u"Skip"_s);
        f.leave(f.endOf("predictionCheck") + 40); // and comes back
        QTRY_VERIFY(f.isWhole("lessonTitle"));
    }

    void aLongTextIsReadFromItsTitleOn()
    {
        Room f(numberAfter(400));
        QTRY_VERIFY(f.scrolled() > 0);
        QVERIFY(f.isWhole("stepTitle"));
        QVERIFY(f.find<QWidget>("stepTitle")->mapTo(&f.page(), QPoint()).y() < 20);
    }

    void theWayOnLeadsToTheQuestionFirst()
    {
        Room f(numberAfter(400) + ", " + asking::nothing);
        auto* next = f.find<QPushButton>("lessonNext");
        QTRY_COMPARE(next->text(), u"Question ↓"_s);
        f.press("lessonNext");
        QCOMPARE(f.said("stepTitle"), u"A title"_s);
        QVERIFY(f.isWhole("predictionQuestion") && f.isWhole("answerField") && f.isWhole("predictionCheck"));
        QVERIFY(f.find<QLineEdit>("answerField")->hasFocus());
        QCOMPARE(next->text(), u"Skip"_s);
        f.page().verticalScrollBar()->setValue(0);
        QCOMPARE(next->text(), u"Question ↓"_s);
        f.press("lessonNext");
        f.press("lessonNext");
        QCOMPARE(f.said("stepTitle"), u"Plain"_s);
        QCOMPARE(next->text(), u"Finish"_s);
    }

    void whatIsWrittenIsSeen()
    {
        Room f(numberAfter(400));
        auto* field = f.find<QLineEdit>("answerField");
        field->setFocus();
        QTRY_VERIFY(!f.isWhole("answerField"));
        QTest::keyClicks(field, u"4"_s);
        QTRY_VERIFY(f.isWhole("answerField") && f.isWhole("predictionCheck"));
        f.page().verticalScrollBar()->setValue(0);
        field->clear();
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(f.isWhole("answerRefusal") && f.isWhole("predictionCheck"));
    }

    void whoScrollsStaysThere()
    {
        Room f(numberAfter(400));
        QTRY_VERIFY(f.scrolled() > 0);
        f.page().verticalScrollBar()->setValue(100);
        f.leave(f.page().viewport()->height() - 50);
        QTest::qWait(20);
        QCOMPARE(f.scrolled(), 100);
    }

    void anotherStepBeginsAnew()
    {
        Room f(numberAfter(400) + ", " + numberAfter(300));
        QTRY_VERIFY(f.scrolled() > 0);
        f.press("lessonNext");
        const int at = f.scrolled();
        f.press("lessonNext");
        QTRY_VERIFY(f.isWhole("stepTitle"));
        QVERIFY(f.scrolled() < at);
    }

    void theOfferOfTheAnswerIsWholeInANarrowColumn()
    {
        Room f(asking::number);
        f.column.setStyleSheet(u"* { font-size: 20px; }"_s);
        f.column.resize(220, 700);
        f.type("7");
        f.press("predictionCheck");
        QTRY_VERIFY(f.isWhole("predictionShow"));
        const auto* show = f.find<QPushButton>("predictionShow");
        QVERIFY(show->width() >= show->sizeHint().width());
    }

    void theWayBackAndOnFitInLargeType()
    {
        Room f(numberAfter(400));
        f.column.setStyleSheet(u"* { font-size: 40px; }"_s);
        QCoreApplication::processEvents();
        f.column.resize(f.column.minimumSizeHint().width(), 500);
        QTRY_COMPARE(f.find<QPushButton>("lessonNext")->text(), u"Question ↓"_s);
        QCOMPARE(f.column.width(), f.column.minimumSizeHint().width());
        for (const char* name : {"lessonBack", "lessonNext"}) {
            const auto* button = f.find<QPushButton>(name);
            QVERIFY2(f.column.rect().contains(button->geometry()), name);
            QVERIFY2(button->width() >= button->sizeHint().width(), name);
        }
    }
};

QTEST_MAIN(TestStepPage)
#include "tst_step_page.moc"
