#include "core/lessons/exercise.h"
#include "support/example_content.h"
#include "support/korean_words.h"
#include "support/lesson_text.h"
#include "support/other_program.h"
#include "support/text_recorder.h"
#include "ui/export/sheet_block.h"
#include "ui/export/worksheet.h"
#include "ui/paint/number_text.h"

#include <QLocale>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace headlight;
using namespace Qt::StringLiterals;
using headlight::test::caseContent;

namespace {

/// A lesson with a question of each kind; the second step says the first one's answer.
Lesson lessonOfQuestions()
{
    return readLesson(lessonOfSteps(
        "{'title': 'The weight', 'text': 'First text.', 'document': 'worked', 'values': {'a': {'of': 'cell', 'row': 0,"
        " 'column': 1}}, 'predict': {'kind': 'number', 'question': 'How much?', 'answer': {'of': 'cell', 'row': 0,"
        " 'column': 0}, 'explanation': 'The rest is {a:3}.'}},"
        "{'title': 'Again', 'text': 'It was {a:4}.', 'values': {'a': {'of': 'cell', 'row': 0, 'column': 0, 'divide':"
        " true}},"
        " 'predict': {'kind': 'choice', 'question': 'Which is it?', 'choices': [{'text': 'the left', 'right': true,"
        " 'why': 'because'}, {'text': 'the right'}]}},"
        "{'title': 'Only told', 'text': 'Nothing is asked.'},"
        "{'title': 'Find it', 'predict': {'kind': 'cell', 'question': 'Where?', 'find': 'smallest', 'row': 0}},"
        "{'title': 'Sort it', 'predict': {'kind': 'order', 'question': 'How?', 'lines': ['alpha', 'beta', 'gamma']}}"));
}

WorksheetSubject built()
{
    return subjectOf(caseContent(u"built_heads"_s), u"built"_s);
}

} // namespace

class TestWorksheet : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(u"en"_s)); }

    void answersStandOnPagesOfTheirOwn()
    {
        const Worksheet sheet = worksheet(built(), {7, 4, Paper::A4}, QFont());
        QVERIFY(sheet.answersFrom > 0 && sheet.answersFrom < static_cast<int>(sheet.pages.size()));
        const auto asked = textOf(sheet, 0, sheet.answersFrom);
        if (!asked)
            QSKIP("pdftotext is not installed");
        const QString answers = *textOf(sheet, sheet.answersFrom, static_cast<int>(sheet.pages.size()));
        const RowExercise exercise = rowExercise(caseContent(u"built_heads"_s), 4, 7, 0);
        QVERIFY2(asked->contains(u"Name"_s) && asked->contains(u"1."_s), qPrintable(*asked));
        for (Index j = 0; j < exercise.weights.cols(); ++j) {
            const QString weight = fixedText(exercise.weights(0, j), 3);
            QVERIFY2(answers.contains(weight), qPrintable(weight + answers));
            // The table of exponentials holds numbers like those of weights.
            if (!QStringList{u"0.050"_s, u"0.135"_s, u"0.368"_s}.contains(weight))
                QVERIFY2(!asked->contains(weight), qPrintable(weight));
        }
        QVERIFY(answers.contains(fixedText(exercise.output(0, 0), 1)));
        QVERIFY(!asked->contains(u"Answers"_s) && answers.contains(u"Answers: "_s));
        const QString parameters = groupedText(countExercise(7, 3).cost.parameters);
        QVERIFY(answers.contains(parameters));
        const QRegularExpression whole(u"\\b%1\\b"_s.arg(parameters));
        QVERIFY(!asked->contains(whole));
    }

    void aSeedGivesTheSameSheet()
    {
        const auto text = [&](quint32 seed, int exercises) {
            const Worksheet sheet = worksheet(built(), {seed, exercises, Paper::A4}, QFont());
            return textOf(sheet, 0, sheet.answersFrom).value_or(QString());
        };
        const QString first = text(3, 2);
        if (first.isEmpty())
            QSKIP("pdftotext is not installed");
        QCOMPARE(text(3, 2), first);
        QVERIFY(text(4, 2) != first);
        // Up to the second exercise nothing changes where there are more.
        const QString more = text(3, 4);
        const QString common = first.left(first.indexOf(u"Headlight"_s)).trimmed();
        QVERIFY2(more.startsWith(common), qPrintable(more));
    }

    void everyPageIsThePaper_data()
    {
        QTest::addColumn<int>("paper");
        QTest::addColumn<QSizeF>("millimetres");
        QTest::newRow("A4") << static_cast<int>(Paper::A4) << QSizeF(210, 297);
        QTest::newRow("Letter") << static_cast<int>(Paper::Letter) << QSizeF(215.9, 279.4);
    }
    void everyPageIsThePaper()
    {
        QFETCH(int, paper);
        QFETCH(QSizeF, millimetres);
        const Worksheet sheet = worksheet(built(), {1, mostExercises, static_cast<Paper>(paper)}, QFont());
        QVERIFY(sheet.pages.size() > 6);
        for (const Picture& page : sheet.pages)
            QCOMPARE(page.size * 25.4 / 96, millimetres);
    }

    void nothingIsDrawnIntoTheMargins()
    {
        const Worksheet sheet = worksheet(subjectOf(std::make_shared<const Lesson>(lessonOfQuestions())),
                                          {1, mostExercises, Paper::Letter}, QFont());
        for (const Picture& page : sheet.pages) {
            const QImage image = pictureImage(page).value();
            for (int y = 0; y < image.height(); ++y)
                for (const int x : {20, image.width() - 20})
                    QVERIFY2(image.pixel(x, y) == qRgb(255, 255, 255), qPrintable(u"%1, %2"_s.arg(x).arg(y)));
            for (int x = 0; x < image.width(); ++x)
                for (const int y : {20, image.height() - 20})
                    QVERIFY2(image.pixel(x, y) == qRgb(255, 255, 255), qPrintable(u"%1, %2"_s.arg(x).arg(y)));
        }
    }

    void lessonAsksItsQuestionsFirst()
    {
        const Worksheet sheet =
            worksheet(subjectOf(std::make_shared<const Lesson>(lessonOfQuestions())), {1, 1, Paper::A4}, QFont());
        const auto asked = textOf(sheet, 0, sheet.answersFrom);
        if (!asked)
            QSKIP("pdftotext is not installed");
        for (const QString& part :
             {u"A test"_s, u"1. The weight"_s, u"How much?"_s, u"Which is it?"_s, u"the right"_s, u"To 3 decimals."_s,
              u"key 2"_s, u"4. Sort it"_s, u"gamma"_s, u"5. “query” reads"_s})
            QVERIFY2(asked->contains(part), qPrintable(part + *asked));
        // What a step only tells stands before the question that leans on it.
        QVERIFY(asked->indexOf(u"Nothing is asked."_s) > asked->indexOf(u"Which is it?"_s));
        QVERIFY(asked->indexOf(u"Nothing is asked."_s) < asked->indexOf(u"3. Find it"_s));
        // Nothing of the answers, not even where a later text says one.
        for (const QString& part : {u"0.804"_s, u"because"_s, u"0.196"_s})
            QVERIFY2(!asked->contains(part), qPrintable(part));
        QVERIFY2(asked->contains(u"It was _____"_s), qPrintable(*asked));
        QVERIFY(asked->indexOf(u"alpha"_s) > asked->indexOf(u"gamma"_s)
                || asked->indexOf(u"alpha"_s) > asked->indexOf(u"beta"_s)
                || asked->indexOf(u"beta"_s) > asked->indexOf(u"gamma"_s));
        const QString answers = *textOf(sheet, sheet.answersFrom, static_cast<int>(sheet.pages.size()));
        QVERIFY2(!answers.contains(u"0.8044"_s), qPrintable(answers)); // no more decimals than were asked for
        for (const QString& part : {u"0.804"_s, u"The rest is 0.196."_s, u"the left"_s, u"because"_s, u"× key 2"_s})
            QVERIFY2(answers.contains(part), qPrintable(part + answers));
        QVERIFY(!answers.contains(u"the right"_s));
    }

    void untitledDocumentIsCalledByItsFile()
    {
        Content content = caseContent(u"built_heads"_s);
        for (const char* title : {"", "  "}) {
            content.title = title;
            const Worksheet sheet = worksheet(subjectOf(content, u"my file"_s), {1, 1, Paper::A4}, QFont());
            const auto asked = textOf(sheet, 0, sheet.answersFrom);
            if (!asked)
                QSKIP("pdftotext is not installed");
            QVERIFY2(asked->trimmed().startsWith(u"my file"_s), qPrintable(*asked));
            QVERIFY(textOf(sheet, sheet.answersFrom, static_cast<int>(sheet.pages.size()))
                        ->contains(u"Answers: my file"_s));
        }
    }

    void lessonsDifferInTheirExercises()
    {
        const auto text = [&](const std::string& id) {
            Lesson lesson = lessonOfQuestions();
            lesson.id = id;
            const Worksheet sheet =
                worksheet(subjectOf(std::make_shared<const Lesson>(std::move(lesson))), {1, 4, Paper::A4}, QFont());
            return textOf(sheet, 0, sheet.answersFrom).value_or(QString());
        };
        const QString first = text("first");
        if (first.isEmpty())
            QSKIP("pdftotext is not installed");
        QCOMPARE(text("first"), first);
        QVERIFY(text("second") != first);
    }

    void choicesAndLinesHaveNoGaps()
    {
        const auto lesson = std::make_shared<const Lesson>(readLesson(lessonOfSteps(
            "{'title': 'Which', 'text': 'So {right:3}.', 'document': 'worked', 'values': {'right': {'of': 'cell',"
            " 'row': 0, 'column': 1}, 'wrong': {'of': 'cell', 'row': 0, 'column': 0}}, 'predict': {'kind': 'choice',"
            " 'question': 'Which?', 'choices': [{'text': 'left {wrong:3}', 'value': {'of': 'cell', 'row': 0, 'column':"
            " 0}}, {'text': 'right {right:3}', 'value': {'of': 'cell', 'row': 0, 'column': 1}}], 'answer': {'of':"
            " 'cell', 'row': 0, 'column': 1}}},"
            "{'title': 'Sort', 'values': {'right': {'of': 'cell', 'row': 0, 'column': 1}}, 'predict': {'kind': 'order',"
            " 'question': 'How?', 'lines': ['first {right:3}', 'last']}}")));
        const Worksheet sheet = worksheet(subjectOf(lesson), {1, 0, Paper::A4}, QFont());
        const auto asked = textOf(sheet, 0, sheet.answersFrom);
        if (!asked)
            QSKIP("pdftotext is not installed");
        for (const QString& part : {u"So _____."_s, u"left 0.804"_s, u"right 0.196"_s, u"first 0.196"_s})
            QVERIFY2(asked->contains(part), qPrintable(part + *asked));
    }

    void whatIsTooLongForItsColumnIsShortened()
    {
        const SheetTable table{{u"x"_s, u"an exceedingly long token"_s},
                               {40, 60},
                               {{SheetCell::said(u"a long first word"_s), SheetCell::said(u"a long second word"_s)},
                                {SheetCell::said(u"short"_s), SheetCell::blank(u"123456789.123"_s)}}};
        test::TextRecorder device({400, 200});
        QPainter painter(&device);
        sheetTable(table, SheetStyle::of(QFont(), 400), true).paint(painter, {0, 0});
        painter.end();
        const QString text = device.text();
        for (const QString& part : {u"exceedingly"_s, u"long first"_s, u"long second"_s})
            QVERIFY2(!text.contains(part), qPrintable(text));
        QCOMPARE(text.count(u'…'), 3);
        QVERIFY(text.contains(u"123456789.123"_s)); // a number is never cut
    }

    void nothingOfTheExercisesIsCut_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Korean") << u"ko"_s;
    }
    void nothingOfTheExercisesIsCut()
    {
        QFETCH(QString, language);
        QLocale::setDefault(QLocale(language));
        std::optional<test::KoreanWords> korean;
        if (language == u"ko"_s)
            korean.emplace();
        QStringList cut;
        for (quint32 seed = 1; seed < 6; ++seed)
            for (const Picture& page : worksheet(built(), {seed, mostExercises, Paper::A4}, QFont()).pages) {
                test::TextRecorder device(page.size.toSize());
                QPainter painter(&device);
                page.paint(painter);
                painter.end();
                cut += device.text().split(u'\n').filter(u"…"_s);
            }
        QLocale::setDefault(QLocale(u"en"_s));
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u' ')));
    }

    void linesAreNeverInOrderAlready()
    {
        const auto lesson = std::make_shared<const Lesson>(readLesson(lessonOfSteps(
            "{'title': 't', 'predict': {'kind': 'order', 'question': 'q', 'lines': ['alpha', 'beta']}}")));
        for (quint32 seed = 0; seed < 8; ++seed) {
            const Worksheet sheet = worksheet(subjectOf(lesson), {seed, 0, Paper::A4}, QFont());
            const auto asked = textOf(sheet, 0, sheet.answersFrom);
            if (!asked)
                QSKIP("pdftotext is not installed");
            QVERIFY2(asked->indexOf(u"beta"_s) < asked->indexOf(u"alpha"_s), qPrintable(*asked));
            QVERIFY(!asked->contains(u"exp(s)"_s)); // no exercise, no table
        }
    }

    void theFooterNamesTheSeedOfWhatWasDrawn()
    {
        const auto text = [this](const QByteArray& steps, int exercises) {
            const auto lesson = std::make_shared<const Lesson>(readLesson(lessonOfSteps(steps)));
            const Worksheet sheet = worksheet(subjectOf(lesson), {77, exercises, Paper::A4}, QFont());
            return textOf(sheet, 0, static_cast<int>(sheet.pages.size()));
        };
        const QByteArray number = "{'title': 't', 'predict': {'kind': 'number', 'question': 'q', 'answer': 2}}";
        const auto plain = text(number, 0);
        if (!plain)
            QSKIP("pdftotext is not installed");
        QVERIFY2(plain->contains(u"Headlight"_s) && !plain->contains(u"77"_s), qPrintable(*plain));
        QVERIFY(text(number, 1)->contains(u"seed 77"_s));
        QVERIFY(text("{'title': 't', 'predict': {'kind': 'order', 'question': 'q', 'lines': ['a', 'b']}}", 0)
                    ->contains(u"seed 77"_s));
    }

    void sheetOfADocumentIsNeverEmpty()
    {
        const Worksheet none = worksheet(built(), {5, 0, Paper::A4}, QFont());
        const Worksheet one = worksheet(built(), {5, 1, Paper::A4}, QFont());
        const int pages = static_cast<int>(none.pages.size());
        QCOMPARE(textOf(none, 0, pages), textOf(one, 0, pages));
    }

    void koreanSheetIsKorean()
    {
        QLocale::setDefault(QLocale(u"ko"_s));
        const test::KoreanWords korean;
        QVERIFY(korean.loaded());
        const Worksheet sheet = worksheet(built(), {1, 4, Paper::A4}, QFont());
        const auto text = textOf(sheet, 0, static_cast<int>(sheet.pages.size()));
        QLocale::setDefault(QLocale(u"en"_s));
        if (!text)
            QSKIP("pdftotext is not installed");
        for (const QString& part : {u"이름"_s, u"가중치"_s, u"인과 마스크"_s, u"답: "_s})
            QVERIFY2(text->contains(part), qPrintable(part + *text));
        for (const QString& part : {u"weight"_s, u"Fill in"_s, u"Answers"_s})
            QVERIFY2(!text->contains(part), qPrintable(part));
    }

private:
    /// What pdftotext reads out of some pages, in the order of the layout and with single spaces.
    std::optional<QString> textOf(const Worksheet& sheet, int from, int to)
    {
        const std::vector<Picture> pages(sheet.pages.begin() + from, sheet.pages.begin() + to);
        const QString path = m_folder.filePath(u"sheet.pdf"_s);
        if (saveBytes(picturesPdf(pages, u"sheet"_s), path))
            return std::nullopt;
        const auto text = test::output(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
        return text ? std::optional(QString::fromUtf8(*text).simplified()) : std::nullopt;
    }

    QTemporaryDir m_folder;
};

QTEST_MAIN(TestWorksheet)
#include "tst_worksheet.moc"
