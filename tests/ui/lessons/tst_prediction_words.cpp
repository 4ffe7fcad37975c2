#include "support/lesson_column_fixture.h"

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

QByteArray labStep(const QByteArray& view, const QByteArray& veil)
{
    return "{'title': 'A step', 'text': '', 'document': 'worked', 'show': {'view': '" + view
           + "'}, 'predict': {'kind': 'choice', 'question': 'Which?', 'choices': [{'text': 'a', 'right': true},"
             " {'text': 'b'}], 'veil': "
           + veil + "}}";
}

} // namespace

/// What a question says of how it is to be answered, and of an answer.
class TestPredictionWords : public QObject {
    Q_OBJECT

private slots:
    void aNumberThatIsRoundedTooFarIsNoTry()
    {
        LessonColumnFixture f(asking::number);
        QCOMPARE(f.said("answerPrecision"), u"To 3 decimals."_s);
        f.type("0.9");
        f.press("predictionCheck");
        QCOMPARE(f.said("predictionFeedback"), u"Close: give 3 decimals."_s);
        QCOMPARE(f.outcome(), Outcome::Open);
        QVERIFY(!f.find<QPushButton>("predictionShow"));
        f.type("88.08 %");
        f.press("predictionCheck");
        QCOMPARE(f.outcome(), Outcome::RightAtOnce);
        QVERIFY(!f.find<QLabel>("answerPrecision"));
        QCOMPARE(f.find<QLineEdit>("answerField")->text(), u"88.08 %"_s);
    }

    /// A 0 at the end is a decimal too: with as many as are asked for it is right or wrong, and wrong is a try.
    void theDecimalsAreThoseThatAreTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("said");
        QTest::newRow("three, the last is 0") << u"0.900"_s << u"Not yet. That is too large."_s;
        QTest::newRow("one") << u"0.9"_s << u"Close: give 3 decimals."_s;
        QTest::newRow("two, the last is 0") << u"0,90"_s << u"Not yet. That is too large."_s;
        QTest::newRow("percent") << u"88 %"_s << u"Close: give 3 decimals."_s;
        QTest::newRow("percent of one decimal, the last is 0") << u"88.0%"_s << u"Right. More exactly: 0.880797."_s;
        QTest::newRow("a fraction is exact") << u"9/10"_s << u"Not yet. That is too large."_s;
    }
    void theDecimalsAreThoseThatAreTyped()
    {
        QFETCH(QString, typed);
        QFETCH(QString, said);
        LessonColumnFixture f(asking::number);
        f.type(typed.toUtf8().constData());
        f.press("predictionCheck");
        QCOMPARE(f.said("predictionFeedback").section(u"\n\n"_s, 0, 0), said);
        QCOMPARE(f.outcome(), said.startsWith(u"Close"_s)   ? Outcome::Open
                              : said.startsWith(u"Right"_s) ? Outcome::RightAtOnce
                                                            : Outcome::Tried);
    }

    void whatIsAsExactAsTheAnswerIsRight()
    {
        for (const char* typed : {"0.880797", "0.8807970779"}) {
            LessonColumnFixture f(asking::number);
            f.type(typed);
            f.press("predictionCheck");
            QVERIFY2(f.said("predictionFeedback").startsWith(u"Right."_s), qPrintable(f.said("predictionFeedback")));
            QVERIFY2(!f.said("predictionFeedback").contains(u"exactly"_s), qPrintable(f.said("predictionFeedback")));
        }
        LessonColumnFixture f(asking::number);
        f.type("0.881");
        f.press("predictionCheck");
        QVERIFY2(f.said("predictionFeedback").contains(u"More exactly: 0.880797."_s),
                 qPrintable(f.said("predictionFeedback")));
    }

    /// "6,000" may be six or six thousand: as the answer's size makes sensible, and no direction where that is open.
    void groupedNumberIsReadBySize_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("said");
        const auto row = [](const QByteArray& answer, const QString& typed, const QString& said) {
            QTest::addRow("%s of %s", qPrintable(typed), answer.constData()) << answer << typed << said;
        };
        for (const QString& typed : {u"409,600"_s, u"409.600"_s, u"409 600"_s, u"409600"_s})
            row("409600", typed, u"Right."_s);
        row("409600", u"500,000"_s, u"Not yet. That is too large."_s);
        row("409600", u"409,601"_s, u"Not yet. That is too large."_s);
        row("409600", u"1,000"_s, u"Not yet. That is too small."_s);
        row("409600", u"500.000"_s, u"Not yet."_s);
        for (const QString& typed : {u"6,000"_s, u"6.000"_s, u"6"_s})
            row("6", typed, u"Right."_s);
        row("6", u"5.125"_s, u"Not yet. That is too small."_s);
        row("6", u"7.125"_s, u"Not yet. That is too large."_s);
        row("6", u"4,096"_s, u"Not yet."_s);
        row("0.8125", u"0,912"_s, u"Not yet. That is too large."_s);
        row("2.8284", u"2,828"_s, u"Right. More exactly: 2.8284."_s);
    }
    void groupedNumberIsReadBySize()
    {
        QFETCH(QByteArray, answer);
        QFETCH(QString, typed);
        QFETCH(QString, said);
        LessonColumnFixture f("{'title': 'A', 'text': '', 'predict': {'kind': 'number', 'question': 'How many?',"
                              " 'answer': "
                              + answer + "}}");
        f.type(qPrintable(typed));
        f.press("predictionCheck");
        QCOMPARE(f.said("predictionFeedback"), said);
    }

    void theToleranceSaysTheDecimalsWhateverTheQuestionSays()
    {
        LessonColumnFixture own("{'title': 'A', 'text': '', 'predict': {'kind': 'number', 'answer': 0.3333,"
                                " 'question': 'How much, to three decimals?', 'tolerance': 0.01}}");
        QCOMPARE(own.said("answerPrecision"), u"To 2 decimals."_s);
        LessonColumnFixture whole(asking::whole);
        QVERIFY(!whole.find<QLabel>("answerPrecision"));
    }

    void whatIsShownStandsInTheField()
    {
        LessonColumnFixture f(asking::number);
        f.type("0.7");
        f.press("predictionCheck");
        QCOMPARE(f.said("predictionFeedback"), u"Not yet. That is too small.\n\nHint: Mind the exponent."_s);
        f.press("predictionShow");
        QCOMPARE(f.find<QLineEdit>("answerField")->text(), u"0.880797"_s);
    }

    void onlyWhatIsShownIsSaidToBeHidden_data()
    {
        QTest::addColumn<QByteArray>("step");
        QTest::addColumn<bool>("said");
        QTest::newRow("a lab") << labStep("saturation", "{'labs': true}") << true;
        QTest::newRow("labs behind a heatmap") << labStep("heatmap", "{'labs': true}") << false;
        QTest::newRow("weights") << labStep("heatmap", "{'from': 'weights'}") << true;
        QTest::newRow("nothing") << labStep("saturation", "{'labs': false}") << false;
    }
    void onlyWhatIsShownIsSaidToBeHidden()
    {
        QFETCH(QByteArray, step);
        QFETCH(bool, said);
        LessonColumnFixture f(step);
        QCOMPARE(f.find<QLabel>("predictionHidden") != nullptr, said);
    }

    void whatWasSaidKeepsItsRoom()
    {
        LessonColumnFixture f(asking::order);
        auto* list = f.find<QListWidget>("answerLines");
        list->setCurrentRow(list->count() - 1);
        f.press("predictionCheck");
        QCoreApplication::processEvents();
        const auto* feedback = f.find<QLabel>("predictionFeedback");
        const int height = feedback->height();
        f.press("lineUp");
        QCoreApplication::processEvents();
        QVERIFY(f.said("predictionFeedback").isEmpty());
        QVERIFY(feedback->isVisible() && feedback->height() == height);
    }

    void aSkipIsWarnedOfOnce()
    {
        LessonColumnFixture f(asking::number + ", " + asking::nothing);
        QVERIFY(!f.find<QLabel>("predictionSkip"));
        QVERIFY(f.column.warnOfSkip());
        QVERIFY(f.find<QLabel>("predictionSkip"));
        QVERIFY(!f.column.warnOfSkip());
        f.type("0.8808");
        f.press("predictionCheck");
        QVERIFY(!f.find<QLabel>("predictionSkip") && !f.column.warnOfSkip());
        f.press("lessonNext");
        QVERIFY(!f.column.warnOfSkip()); // nothing is asked
    }

    void theEndLeadsToWhatIsStillOpen()
    {
        LessonColumnFixture f(asking::nothing + ", " + asking::number + ", " + asking::order);
        for (int i = 0; i < 3; ++i)
            f.press("lessonNext");
        QCOMPARE(f.said("stepText"), u"Predicted right at the first try: 0 of 2.\n\n2 questions are still open."_s);
        f.press("lessonToOpen");
        QCOMPARE(f.said("stepTitle"), u"A number"_s);
        f.type("0.8808");
        f.press("predictionCheck");
        for (int i = 0; i < 2; ++i)
            f.press("lessonNext");
        QVERIFY(f.said("stepText").endsWith(u"1 question is still open."_s));
        f.press("lessonToOpen");
        QCOMPARE(f.said("stepTitle"), u"A proof"_s);
    }
};

QTEST_MAIN(TestPredictionWords)
#include "tst_prediction_words.moc"
