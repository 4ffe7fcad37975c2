#include "support/lesson_column_fixture.h"
#include "ui/document/head_edits.h"
#include "ui/lessons/paragraphs.h"
#include "ui/main_window/language.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QScrollArea>

using namespace headlight;
using namespace Qt::StringLiterals;

/// What is asked, what is said to each answer, and the way on and back.
class TestLessonColumn : public QObject {
    Q_OBJECT

private slots:
    void init() { m_language.use(u"en"_s); }

    void aStepIsShownWithItsValues()
    {
        LessonColumnFixture f(asking::number + ", " + asking::nothing);
        QCOMPARE(f.said("stepTitle"), u"A number"_s);
        QCOMPARE(f.said("stepText"), u"Products 2."_s);
        QCOMPARE(f.said("lessonPlace"), u"Step 1 of 2"_s);
        QCOMPARE(f.said("predictionQuestion"), u"Which weight?"_s);
    }

    void aRightNumberIsTaken_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::newRow("point") << QByteArray("0.8808");
        QTest::newRow("comma") << QByteArray("0,8808");
        QTest::newRow("rounded within the tolerance") << QByteArray("0.881");
        QTest::newRow("spaces around") << QByteArray(" .8808 ");
    }
    void aRightNumberIsTaken()
    {
        QFETCH(QByteArray, typed);
        LessonColumnFixture f(asking::number);
        f.type(typed.constData());
        QTest::keyClick(f.find<QLineEdit>("answerField"), Qt::Key_Return);
        QCOMPARE(f.outcome(), Outcome::RightAtOnce);
        QCOMPARE(f.answered.size(), 1);
        QCOMPARE(f.said("predictionFeedback"), u"Right. More exactly: 0.880797.\n\ne² to 1."_s);
        QCOMPARE(f.find<QLineEdit>("answerField")->text(), QString::fromLatin1(typed)); // it stays
        QVERIFY(f.find<QLineEdit>("answerField")->isReadOnly());
        QVERIFY(!f.find<QPushButton>("predictionCheck"));
    }

    void aWrongNumberBringsItsReasonAndTheHint()
    {
        LessonColumnFixture f(asking::number);
        QVERIFY(!f.find<QPushButton>("predictionShow"));
        f.type("0.1192");
        f.press("predictionCheck");
        QCOMPARE(f.said("predictionFeedback"), u"Not yet. The other key.\n\nHint: Mind the exponent."_s);
        f.type("0.5");
        QCOMPARE(f.said("predictionFeedback"), u"Hint: Mind the exponent."_s); // the reason was another answer's
        f.press("predictionCheck");
        QCOMPARE(f.said("predictionFeedback"), u"Not yet. That is too small.\n\nHint: Mind the exponent."_s);
        QCOMPARE(f.answered.size(), 0);
        f.type("0.8808");
        f.press("predictionCheck");
        QCOMPARE(f.outcome(), Outcome::RightLater);
        QCOMPARE(f.answered.size(), 1);
    }

    void whatIsNoNumberIsNoAnswer()
    {
        LessonColumnFixture f(asking::number);
        f.press("predictionCheck");
        QCOMPARE(f.find<QLabel>("answerRefusal")->text(), u"Write a number first."_s);
        f.type("much");
        QVERIFY(!f.find<QLabel>("answerRefusal"));
        f.press("predictionCheck");
        QVERIFY(f.find<QLabel>("answerRefusal")->text().startsWith(u"“much” is not a number."_s));
        QVERIFY(!f.run.hasTried());
    }

    void wholeNumbersAreTakenInGroups_data()
    {
        QTest::addColumn<QByteArray>("typed");
        for (const char* typed : {"409600", "409 600", "409,600", "409\u202F600", "4.096e5"})
            QTest::newRow(typed) << QByteArray(typed);
    }
    void wholeNumbersAreTakenInGroups()
    {
        QFETCH(QByteArray, typed);
        LessonColumnFixture f(asking::whole);
        f.type(typed.constData());
        f.press("predictionCheck");
        QCOMPARE(f.outcome(), Outcome::RightAtOnce);
    }

    void groupsFindTheirReasonToo_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QString>("said");
        QTest::newRow("a wrong number that is listed") << QByteArray("102,400") << u"Not yet. One matrix."_s;
        QTest::newRow("the same in one") << QByteArray("102400") << u"Not yet. One matrix."_s;
        QTest::newRow("a decimal number that is listed") << QByteArray("1,600") << u"Not yet. A ratio."_s;
        QTest::newRow("several groups, of no number listed")
            << QByteArray("104,857,600") << u"Not yet. That is too large."_s;
    }
    void groupsFindTheirReasonToo()
    {
        QFETCH(QByteArray, typed);
        QFETCH(QString, said);
        LessonColumnFixture f("{'title': 'Whole', 'text': '', 'predict': {'kind': 'number', 'question': 'How many?',"
                              " 'answer': {'of': 'parameters', 'parts': [320, 8]}, 'tolerance': 0, 'wrong':"
                              " [{'value': 102400, 'why': 'One matrix.'}, {'value': 1.6, 'why': 'A ratio.'}]}}");
        f.type(typed.constData());
        f.press("predictionCheck");
        QCOMPARE(f.said("predictionFeedback"), said);
    }

    void theAnswerIsShownOnRequest()
    {
        LessonColumnFixture f(asking::number);
        f.type("1");
        f.press("predictionCheck");
        f.press("predictionShow");
        QCOMPARE(f.outcome(), Outcome::Shown);
        QCOMPARE(f.answered.size(), 1);
        QCOMPARE(f.said("predictionFeedback"), u"The answer: 0.880797.\n\ne² to 1."_s);
    }

    void aChoiceIsMadeByKeys()
    {
        LessonColumnFixture f(asking::choice);
        f.press("predictionCheck");
        QVERIFY(!f.run.hasTried()); // nothing is chosen
        QVERIFY(f.find<QLabel>("answerRefusal"));
        QCOMPARE(f.find<QLabel>("answerRefusal")->text(), u"Choose an answer first."_s);
        auto* first = f.find<QAbstractButton>("choice_0");
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Space);
        QVERIFY(!f.find<QLabel>("answerRefusal"));
        f.press("predictionCheck");
        QCOMPARE(f.said("predictionFeedback"), u"Not yet. Each is narrower.\n\nHint: Count columns."_s);
        QTest::keyClick(first, Qt::Key_Down);
        QVERIFY(f.find<QAbstractButton>("choice_1")->isChecked());
        QTest::keyClick(f.find<QAbstractButton>("choice_1"), Qt::Key_Return);
        QCOMPARE(f.outcome(), Outcome::RightLater);
        QCOMPARE(f.said("predictionFeedback"), u"Right. W_Q is cut."_s);
    }

    void aCellIsTheOneSelected()
    {
        LessonColumnFixture f(asking::cell);
        f.document.select({0, 0, 0, 1});
        QVERIFY(f.said("answerCell").contains(u"“query” reads “key 2”"_s));
        f.press("predictionCheck");
        QCOMPARE(f.said("predictionFeedback"), u"Not yet. One cell of the row is larger."_s);
        f.document.select({0, 0, 0, 0});
        f.press("predictionCheck");
        QCOMPARE(f.outcome(), Outcome::RightLater);
        QCOMPARE(f.said("answerCell"), u"The answer: “query” reads “key 1”."_s);
        QCOMPARE(f.said("predictionFeedback"), u"Right.\n\nAlong q."_s);
    }

    void aCellOfAnotherRowIsNoAnswer()
    {
        LessonColumnFixture f(asking::cell);
        Content two = f.document.content();
        two.tokens.push_back("more");
        two.embeddings = SharedMatrix<double>(Matrix<double>::Ones(2, 2));
        f.document.load(two, {});
        f.document.select({0, 0, 1, 0});
        f.press("predictionCheck");
        QVERIFY(f.find<QLabel>("answerRefusal")->text().contains(u"the row of “query”"_s));
        QVERIFY(!f.run.hasTried());
    }

    void aCellOfAnotherHeadIsNoAnswer()
    {
        LessonColumnFixture f(asking::cell);
        f.document.load(duplicateHead(f.document.content(), 0, 0).value().content, {});
        f.document.select({0, 1, 0, 0});
        f.press("predictionCheck");
        QVERIFY(f.find<QLabel>("answerRefusal")->text().contains(u"another head"_s));
        QCOMPARE(f.outcome(), Outcome::Open);
        QVERIFY(!f.run.hasTried());
        f.document.select({0, 0, 0, 0});
        f.press("predictionCheck");
        QCOMPARE(f.outcome(), Outcome::RightAtOnce);
    }

    void linesAreMovedByKeysAndButtons()
    {
        LessonColumnFixture f(asking::order);
        auto* list = f.find<QListWidget>("answerLines");
        const auto lines = [&] {
            QStringList all;
            for (int i = 0; i < list->count(); ++i)
                all << list->item(i)->text();
            return all;
        };
        const auto bring = [&](const QString& line, int to) {
            list->setCurrentRow(static_cast<int>(lines().indexOf(line)));
            while (list->currentRow() > to)
                QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
            while (list->currentRow() < to)
                f.press("lineDown");
        };
        QVERIFY(lines() != QStringList({u"one"_s, u"two"_s, u"three"_s}));
        bring(u"one"_s, 0);
        bring(u"three"_s, 1);
        f.press("predictionCheck");
        QCOMPARE(f.said("predictionFeedback"), u"Not yet. Line 2 is the first that does not belong where it stands."_s);
        bring(u"three"_s, 2);
        QVERIFY(!f.find<QPushButton>("lineDown")->isEnabled());
        f.press("predictionCheck");
        QCOMPARE(f.outcome(), Outcome::RightLater);
        QVERIFY(!f.find<QPushButton>("lineUp"));
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier); // takes no more
        QCOMPARE(lines(), QStringList({u"one"_s, u"two"_s, u"three"_s}));
    }

    void onAndBackToTheScore()
    {
        LessonColumnFixture f(asking::number + ", " + asking::nothing + ", " + asking::choice);
        QVERIFY(!f.find<QPushButton>("lessonBack")->isEnabled());
        QCOMPARE(f.find<QPushButton>("lessonNext")->text(), u"Skip"_s);
        f.type("0.8808");
        f.press("predictionCheck");
        QCOMPARE(f.find<QPushButton>("lessonNext")->text(), u"Next"_s);
        QVERIFY(f.find<QPushButton>("lessonNext")->hasFocus()); // Enter goes on
        QTest::keyClick(f.find<QPushButton>("lessonNext"), Qt::Key_Return);
        QCOMPARE(f.said("stepTitle"), u"Plain"_s);
        QVERIFY(!f.find<QWidget>("predictionPanel"));
        f.press("lessonNext");
        f.press("lessonNext"); // skipped
        QCOMPARE(f.said("lessonPlace"), u"Done"_s);
        QCOMPARE(f.said("stepText"), u"Predicted right at the first try: 1 of 2.\n\n1 question is still open."_s);
        f.press("lessonBack");
        QVERIFY(f.run.isAsking()); // still open
        f.press("lessonBack");
        f.press("lessonBack");
        QVERIFY(!f.find<QPushButton>("predictionCheck"));
        QVERIFY(f.said("predictionFeedback").contains(u"e² to 1."_s));
    }

    void anAnswerThatFollowsAWrongOneIsALaterTry()
    {
        LessonColumnFixture f(asking::number + ", " + asking::nothing);
        f.type("0.1192");
        f.press("predictionCheck");
        f.press("lessonNext");
        f.press("lessonBack");
        QVERIFY(f.run.isAsking());
        QVERIFY(f.find<QPushButton>("predictionShow")); // as before
        f.type("0.8808");
        f.press("predictionCheck");
        QCOMPARE(f.outcome(), Outcome::RightLater);
        QCOMPARE(f.run.progress().rightAtOnce(), std::size_t(0));
    }

    void itSaysWhereSomethingIsHidden()
    {
        LessonColumnFixture f(asking::number + ", " + asking::order);
        QVERIFY(f.find<QLabel>("predictionHidden"));
        f.press("lessonNext");
        QVERIFY(!f.find<QLabel>("predictionHidden")); // lines of a proof are read nowhere
    }

    void anotherLanguageIsShownAtOnce()
    {
        LessonColumnFixture f(asking::nothing + ", " + asking::number);
        m_language.use(u"ko"_s);
        QCoreApplication::processEvents();
        QCOMPARE(f.said("stepTitle"), u"그냥"_s);
        QCOMPARE(f.said("stepText"), u"읽기만."_s);
        QCOMPARE(f.said("lessonPlace"), u"2단계 중 1단계"_s);
        f.press("lessonNext");
        f.press("predictionCheck");
        QCOMPARE(f.find<QLabel>("answerRefusal")->text(), u"먼저 수를 쓰세요."_s);
        m_language.use(u"en"_s);
        QCoreApplication::processEvents();
        QCOMPARE(f.find<QLabel>("answerRefusal")->text(), u"Write a number first."_s);
    }

    void everyControlHasAName()
    {
        for (const QByteArray& step : {asking::number, asking::choice, asking::cell, asking::order, asking::nothing}) {
            LessonColumnFixture f(step);
            for (QWidget* widget : f.column.findChildren<QWidget*>()) {
                if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
                    continue;
                QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
                QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), qPrintable(widget->objectName()));
            }
        }
    }

    void longTextsAreReadInFull()
    {
        LessonColumnFixture f("{'title': 'A', 'text': '" + QByteArray("word ").repeated(300)
                              + "', 'predict': {"
                                "'kind': 'choice', 'question': 'Which?', 'choices': [{'text': '"
                              + QByteArray("long ").repeated(40) + "', 'right': true}, {'text': 'b'}]}}");
        auto* choice = f.find<QWidget>("choice_0");
        QVERIFY(choice->height() >= choice->heightForWidth(choice->width()));
        auto* text = f.find<QWidget>("stepText");
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
        QVERIFY(choice->width() <= f.column.width());
    }

    void whatIsSaidIsSeen()
    {
        LessonColumnFixture f("{'title': 'A', 'text': '" + QByteArray("word ").repeated(400)
                              + "', 'predict': {'kind': 'number', 'question': 'How many?', 'answer': 3}}");
        f.type("4");
        f.press("predictionCheck");
        const auto isSeen = [&] { return !f.find<QLabel>("predictionFeedback")->visibleRegion().isEmpty(); };
        QTRY_VERIFY(isSeen());
    }

    void nothingIsWiderThanTheColumn()
    {
        const QByteArray word = QByteArray("unbroken").repeated(12);
        LessonColumnFixture f("{'title': '" + word + "', 'text': '" + word
                              + " W_Q', 'predict': {'kind': 'order',"
                                " 'question': '"
                              + word + "', 'lines': ['" + word + "', 'two']}}");
        const auto* area = f.find<QScrollArea>("pageOfText");
        QCOMPARE(area->widget()->width(), area->viewport()->width());
        for (const char* name : {"stepTitle", "stepText", "predictionQuestion"}) {
            const auto* label = f.find<QLabel>(name);
            QVERIFY2(label->minimumSizeHint().width() <= label->width(), name);
            QVERIFY2(label->height() >= 3 * label->fontMetrics().height(), name);
        }
        QCOMPARE(f.said("stepTitle"), QString::fromUtf8(word));
        QVERIFY(f.find<QLabel>("stepText")->text().contains(u"W<sub>Q</sub>"_s));
        const auto* lines = f.find<QListWidget>("answerLines");
        QVERIFY(lines->sizeHintForRow(0) + lines->sizeHintForRow(1) >= 5 * lines->fontMetrics().height());
    }

    void subscriptsOfLongWordsStayWhole()
    {
        const QString formula = u"Concat(head_1,head_12,…,head_h)·W_O"_s;
        const QString broken = breakable(formula);
        QCOMPARE(QString(broken).remove(QChar(0x200B)), formula);
        QVERIFY(broken != formula);
        QVERIFY(broken.contains(u"d_12"_s) && broken.contains(u"W_O"_s));
        QCOMPARE(breakable(u"short words stay as they are"_s), u"short words stay as they are"_s);
    }

private:
    Language m_language;
};

QTEST_MAIN(TestLessonColumn)
#include "tst_lesson_column.moc"
