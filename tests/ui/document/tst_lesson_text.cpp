#include "support/lesson_text.h"
#include "ui/document/example_files.h"
#include "ui/document/lesson_text.h"

#include <QFileInfo>
#include <QLocale>

using namespace headlight;
using namespace Qt::StringLiterals;

/// What a lesson says, in the language of the moment and with what it computes.
class LessonTextTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale(u"en"_s)); }

    void textHasItsValuesInTheLanguageOfTheMoment()
    {
        const Lesson lesson = readLesson(lessonOfSteps(
            "{'title': 't', 'document': 'worked', 'text': {'en': 'It weighs {a:4}, {1, 2} and {n}.', 'ko':"
            " '가중치는 {a}이다.'}, 'values': {'a': {'of': 'cell', 'row': 0, 'column': 0}, 'n': {'of':"
            " 'score_products', 'parts': [4096, 320, 8]}}}"));
        LessonValues values(lesson);
        const auto text = [&] { return lessonText(values, lesson, 0, lesson.steps[0].text); };
        QLocale::setDefault(QLocale(u"en"_s));
        QCOMPARE(text(), u"It weighs 0.8044, {1, 2} and 5\u202f368\u202f709\u202f120."_s);
        QLocale::setDefault(QLocale(u"ko_KR"_s));
        QCOMPARE(text(), u"가중치는 0.80443이다."_s);
        QLocale::setDefault(QLocale(u"de_DE"_s)); // a language that it is not written in
        QVERIFY(text().startsWith(u"It weighs 0.8044"_s));
        QLocale::setDefault(QLocale::c());
        QVERIFY(text().startsWith(u"It weighs 0.8044"_s));
    }

    /// The question, its tolerance and its answer on paper.
    void theAnswerHasTheDecimalsThatAreAskedFor()
    {
        const auto both = [](const QByteArray& rest) {
            const Lesson lesson = readLesson(lessonOfSteps(
                "{'title': 't', 'predict': {'kind': 'number', 'question': 'What, to three decimals?', " + rest + "}}"));
            LessonValues values(lesson);
            return precisionText(values, lesson, 0) + u' ' + askedNumber(values, lesson, 0);
        };
        QCOMPARE(both("'answer': 0.3333, 'tolerance': 0.01"), u"To 2 decimals. 0.33"_s);
        QCOMPARE(both("'answer': 0.3333"), u"To 3 decimals. 0.333"_s);
        QCOMPARE(both("'answer': 0.0005"), u"To 5 decimals. 0.00050"_s);
        QCOMPARE(both("'answer': 2"), u" 2"_s);
    }

    void examplesAreKnownByNameInBothLanguages()
    {
        QLocale::setDefault(QLocale(u"en"_s));
        const ExampleFiles english = exampleFiles();
        QLocale::setDefault(QLocale(u"ko"_s));
        const ExampleFiles korean = exampleFiles();
        QVERIFY(english.size() >= 7);
        for (const auto& [name, path] : english) {
            QVERIFY2(korean.count(name) == 1, name.c_str());
            QVERIFY(path != korean.at(name));
            QVERIFY(QFileInfo::exists(path) && QFileInfo::exists(korean.at(name)));
        }
        QCOMPARE(english.at("worked_example"), u":/examples/02_worked_example.headlight"_s);
    }
};

QTEST_GUILESS_MAIN(LessonTextTest)
#include "tst_lesson_text.moc"
