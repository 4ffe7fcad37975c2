#include "core/files/document_file.h"
#include "core/files/lesson_file.h"
#include "core/lessons/lesson_translation.h"
#include "core/lessons/lesson_values.h"
#include "support/lesson_text.h"

#include <QDir>
#include <QFile>

using namespace headlight;
using namespace Qt::StringLiterals;
using Kind = FileError::Kind;

namespace {

const QString folder = QStringLiteral(HEADLIGHT_TEST_DATA "/lessons/");

const QHash<QString, Kind>& kinds()
{
    static const QHash<QString, Kind> known{{u"UnexpectedEnd"_s, Kind::UnexpectedEnd},
                                            {u"Syntax"_s, Kind::Syntax},
                                            {u"DuplicateKey"_s, Kind::DuplicateKey},
                                            {u"NotALesson"_s, Kind::NotALesson},
                                            {u"NewerVersion"_s, Kind::NewerVersion},
                                            {u"MissingKey"_s, Kind::MissingKey},
                                            {u"UnknownKey"_s, Kind::UnknownKey},
                                            {u"WrongType"_s, Kind::WrongType},
                                            {u"BadChoice"_s, Kind::BadChoice},
                                            {u"Empty"_s, Kind::Empty},
                                            {u"OutOfRange"_s, Kind::OutOfRange},
                                            {u"WrongShape"_s, Kind::WrongShape},
                                            {u"WrongLength"_s, Kind::WrongLength},
                                            {u"BadName"_s, Kind::BadName},
                                            {u"UnknownName"_s, Kind::UnknownName},
                                            {u"UnknownExample"_s, Kind::UnknownExample},
                                            {u"NotOneRight"_s, Kind::NotOneRight},
                                            {u"RightAsWrong"_s, Kind::RightAsWrong},
                                            {u"NoNumber"_s, Kind::NoNumber},
                                            {u"NoDocument"_s, Kind::NoDocument},
                                            {u"TooFew"_s, Kind::TooFew},
                                            {u"TooMany"_s, Kind::TooMany},
                                            {u"BrokenPlace"_s, Kind::BrokenPlace},
                                            {u"NoWords"_s, Kind::NoWords},
                                            {u"SameLines"_s, Kind::SameLines},
                                            {u"SameChoice"_s, Kind::SameChoice},
                                            {u"BothKeys"_s, Kind::BothKeys},
                                            {u"KeyBeside"_s, Kind::KeyBeside},
                                            {u"NoCells"_s, Kind::NoCells},
                                            {u"EveryCellRight"_s, Kind::EveryCellRight},
                                            {u"UnfitCharacter"_s, Kind::UnfitCharacter}};
    return known;
}

FileError refusal(const QByteArray& bytes, const ExampleFiles& examples = {})
{
    const Result<Lesson, FileError> lesson = parseLesson(bytes, examples);
    return lesson ? FileError{Kind::CannotRead, u"accepted"_s, {}} : lesson.error();
}

QByteArray bytesOf(const QString& name)
{
    QFile file(folder + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// A lesson with a fault is refused when it is read, at its place, and not in front of a class.
class FaultyLessons : public QObject {
    Q_OBJECT

private slots:
    void goodLessonIsRead()
    {
        const Result<Lesson, FileError> read = readLessonFile(folder + u"good.headlight-lesson"_s, {});
        QVERIFY(read.ok());
        const Lesson& lesson = read.value();
        QCOMPARE(lesson.id, std::string("good"));
        QCOMPARE(lesson.title.in("ko"), std::string("좋은 수업"));
        QCOMPARE(lesson.summary.in("ko"), std::string("for all languages"));
        QCOMPARE(lesson.formula, std::string("q·k"));
        QCOMPARE(lesson.translations.at("ko").at("key 1"), std::string("키 1"));
        QCOMPARE(lesson.steps.size(), 4u);
        const LessonStep& first = lesson.steps[0];
        QCOMPARE(first.target, LessonTarget::View);
        QCOMPARE(first.asks, FormulaQuestion::FunctionOf);
        QCOMPARE(first.scene->key, 1);
        QVERIFY(first.divide);
        QCOMPARE(first.prediction->tolerance, 0.01);
        QCOMPARE(first.prediction->wrongAnswers.size(), 1u);
        QVERIFY((first.prediction->veil == Veil{Quantity::Weights, 0, true}));
        QVERIFY((lesson.steps[1].prediction->veil == Veil{std::nullopt, std::nullopt, true}));
        QVERIFY((lesson.steps[2].prediction->veil == Veil{Quantity::Products, 0, false}));
        QVERIFY(lesson.steps[3].prediction->veil.labs);
        QCOMPARE(lesson.steps[3].prediction->lines.size(), 2u);
    }

    void lessonOfTheReadmeIsRead()
    {
        QFile file(QStringLiteral(HEADLIGHT_SOURCE_DIR "/README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        text = text.mid(text.indexOf("## The lesson file"));
        text = text.mid(text.indexOf("```json\n") + 8);
        text = text.left(text.indexOf("```"));
        const ExampleFiles examples{
            {"worked_example", QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/examples/02_worked_example.headlight")}};
        const Result<Lesson, FileError> lesson = parseLesson(text, examples);
        QVERIFY2(lesson.ok(), qPrintable(lesson ? QString() : lesson.error().place));
        LessonValues values(lesson.value());
        QCOMPARE(values.value(0, lesson.value().steps[0].values.at("a1")), 0.804429682506957);
        QCOMPARE(values.value(1, *lesson.value().steps[1].prediction->answer), 0.880797077977882);
        QCOMPARE(values.value(1, lesson.value().steps[1].prediction->wrongAnswers[0].value), 0.804429682506957);
    }

    void fileIsRefusedAtItsPlace_data()
    {
        QTest::addColumn<QStringList>("expected");
        QFile manifest(folder + u"manifest.tsv"_s);
        QVERIFY(manifest.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(manifest.readAll()).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size() + 1, QDir(folder).entryList({u"*.headlight-lesson"_s}).size());
        for (const QString& line : lines) // what labs refuse: tests/ui/labs/tst_lessons_in_labs
            if (line.section(u'\t', 1, 1) != u"LabSetting"_s)
                QTest::newRow(qPrintable(line.section(u'\t', 0, 0))) << line.split(u'\t');
    }

    void fileIsRefusedAtItsPlace()
    {
        QFETCH(QStringList, expected);
        QCOMPARE(expected.size(), 5);
        const FileError error = refusal(bytesOf(expected[0]));
        QCOMPARE(kinds().key(error.kind), expected[1]);
        QCOMPARE(error.place, expected[2]);
        QVERIFY(error.line > 0 && error.column > 0);
        if (!expected[3].isEmpty())
            QCOMPARE(error.line, expected[3].toLongLong());
        if (!expected[4].isEmpty())
            QCOMPARE(error.column, expected[4].toLongLong());
    }

    void valuesNameWhatIsWrong_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("values");
        const auto row = [](const char* name, const QString& file, const QStringList& values) {
            QTest::newRow(name) << file << values;
        };
        row("nearest document", u"document_of_another_name"_s, {u"work"_s, u"worked"_s});
        row("nearest value", u"text_with_an_unknown_value"_s, {u"a2"_s, u"a1"_s});
        row("no value at all", u"value_of_another_step"_s, {u"a1"_s, {}});
        row("how many are right", u"two_choices_are_right"_s, {u"2"_s});
        row("none is right", u"no_choice_is_right"_s, {u"0"_s});
        row("fewest", u"one_choice"_s, {u"2"_s, u"1"_s});
        row("parts", u"too_few_parts"_s, {u"2"_s, u"1"_s});
        row("drawn", u"too_many_pairs_in_all"_s, {u"drawn"_s, u"10000000"_s, u"10240000"_s});
        row("what a key goes with", u"choices_of_a_number"_s, {u"choices"_s, u"kind"_s, u"choice"_s});
        row("all it goes with", u"tolerance_of_an_order"_s, {u"tolerance"_s, u"kind"_s, u"number"_s, u"choice"_s});
        row("a lab's key", u"sets_a_lab_that_is_not_shown"_s,
            {u"lab"_s, u"view"_s, u"saturation"_s, u"stall"_s, u"masks"_s, u"why_root"_s, u"stable_softmax"_s,
             u"heads_and_cost"_s, u"kernel"_s, u"averages_and_claims"_s});
        row("how wide a tolerance may be", u"tolerance_wider_than_the_answer"_s, {u"0.2"_s, u"0"_s, u"0.19557"_s});
        row("range", u"column_outside"_s, {u"2"_s, u"0"_s, u"1"_s});
        row("nearest key", u"unknown_key"_s, {u"sumary"_s, u"summary"_s});
    }

    void valuesNameWhatIsWrong()
    {
        QFETCH(QString, file);
        QFETCH(QStringList, values);
        QCOMPARE(refusal(bytesOf(file + QString::fromLatin1(lessonSuffix))).values, values);
    }

    void exampleStandsForItsDocument()
    {
        const ExampleFiles examples{
            {"worked_example", QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/examples/02_worked_example.headlight")},
            {"missing", u"/nowhere/at/all"_s}};
        QByteArray bytes = bytesOf(u"unknown_example.headlight-lesson"_s);
        QCOMPARE(refusal(bytes, examples).values,
                 QStringList({u"example:nothing"_s, u"missing"_s, u"worked_example"_s}));
        bytes.replace("example:nothing", "example:worked_example");
        const Result<Lesson, FileError> lesson = parseLesson(bytes, examples);
        QVERIFY(lesson.ok());
        QCOMPARE(lesson.value().documents.at("n").tokens.size(), 1u);
        bytes.replace("example:worked_example", "worked_example");
        QCOMPARE(refusal(bytes, examples).kind, Kind::UnknownExample);
        QCOMPARE(refusal(bytes.replace("worked_example", "example:missing"), examples).kind, Kind::CannotRead);
    }

    void documentsAreTranslated()
    {
        const Lesson lesson = readLessonFile(folder + u"good.headlight-lesson"_s, {}).value();
        Content content = translated(lesson, "ko").documents.at("worked");
        QCOMPARE(content.tokens, std::vector<std::string>{"쿼리"});
        QCOMPARE(content.memory->tokens, (std::vector<std::string>{"키 1", "key 2"}));
        QVERIFY(translated(lesson, "fr") == lesson);

        Lesson other;
        content.title = "red, blue";
        content.tokens = {"red", "blue"};
        content.sentence = "red blue";
        content.words = {{"red", {1, 0}}};
        content.dimensions = {"red", "pos"};
        content.positions = PositionColumns{{{"pos", PositionColumn::Linear}}};
        content.model.layers[0].heads[0].name = "blue";
        other.documents = {{"d", content}};
        other.translations = {
            {"ko", {{"red", "빨강"}, {"blue", "파랑"}, {"pos", "위치"}, {"red, blue", "빨강, 파랑"}}}};
        const Content korean = translated(other, "ko").documents.at("d");
        QCOMPARE(korean.title, std::string("빨강, 파랑"));
        QCOMPARE(korean.tokens, (std::vector<std::string>{"빨강", "파랑"}));
        QCOMPARE(*korean.sentence, std::string("빨강 파랑"));
        QCOMPARE(korean.words.at("빨강"), content.words.at("red"));
        QVERIFY(korean.words.count("red") == 1); // a sentence to probe may say it
        QCOMPARE(korean.dimensions, (std::vector<std::string>{"빨강", "위치"}));
        QCOMPARE(std::get<PositionColumns>(korean.positions).columns.count("위치"), 1u);
        QCOMPARE(korean.model.layers[0].heads[0].name, std::string("파랑"));
        QVERIFY(korean.embeddings == content.embeddings && korean.model.layers[0].wq == content.model.layers[0].wq);
    }

    void translationKeepsDimensionsApart()
    {
        const auto fault = [](const QByteArray& words) {
            return refusal(
                bytesOf(u"good.headlight-lesson"_s)
                    .replace("\"tokens\": [\"query\"],", "\"tokens\": [\"query\"], \"dimensions\": [\"x\", \"y\"],")
                    .replace("\"query\": \"쿼리\", \"key 1\": \"키 1\"", json(words)));
        };
        FileError error = fault("'query': '쿼리', 'x': '축', 'y': '축'");
        QCOMPARE(error.kind, Kind::SameDimension);
        QCOMPARE(error.place, u"translations.ko.x"_s);
        QCOMPARE(error.values, QStringList{u"y"_s});
        error = fault("'query': '쿼리', 'x': 'y'"); // which is left as it is
        QCOMPARE(error.place, u"translations.ko.x"_s);
        QCOMPARE(fault("'x': 'y', 'y': 'x'").place, u"accepted"_s);
        QCOMPARE(fault("'x': '축', 'query': '축'").place, u"accepted"_s); // a word and a dimension
    }

    void braceThatNothingClosesIsRefused()
    {
        const auto texts = [](const QByteArray& text) {
            return refusal(
                lessonOfSteps("{'title': 't', 'document': 'worked', 'values': {'w': 1}, 'text': '" + text + "'}"));
        };
        for (const char* text : {"is {w:4, and {w:3}.", "{w number", "at the end {", "{w and {w}, {w}"}) {
            QCOMPARE(texts(text).kind, Kind::BrokenPlace);
            QVERIFY(texts(text).values.value(0).startsWith(u'{'));
        }
        for (const char* text : {"a set {1, 2}", "{{1}, {w}}", "a } alone", "{w:4}"})
            QCOMPARE(texts(text).place, u"accepted"_s);
    }

    void textIsInTheLanguagesOfTheTitle()
    {
        const auto fault = [](QByteArray bytes) {
            return refusal(bytes.replace("\"A test\"", json("{'en': 'A test', 'ko': '시험'}")));
        };
        FileError error = fault(lessonOfSteps("{'title': {'en': 't', 'ka': 't'}}"));
        QCOMPARE(error.kind, Kind::OtherLanguage);
        QCOMPARE(error.values, QStringList({u"ka"_s, u"en"_s, u"ko"_s}));
        QCOMPARE(error.place, u"steps[0].title.ka"_s);
        error = fault(lessonOfSteps("{'title': 't', 'predict': {'kind': 'order', 'question': 'q', 'lines': ['a',"
                                    " {'kp': 'b'}]}}"));
        QCOMPARE(error.kind, Kind::OtherLanguage);
        // Names of values are no languages, and a text may be in fewer languages than the title.
        QCOMPARE(fault(lessonOfSteps("{'title': {'en': 't'}, 'values': {'why': {'of': 'root', 'parts': [4]}}}")).place,
                 u"accepted"_s);
        // A title for all languages says nothing about them.
        QCOMPARE(refusal(lessonOfSteps("{'title': {'en': 't', 'ka': 't'}}")).place, u"accepted"_s);
    }

    void limitsAreNamed()
    {
        const QByteArray step = "{'title': 't'},";
        FileError error = refusal(lessonOfSteps(step.repeated(257).chopped(1)));
        QCOMPARE(error.kind, Kind::TooMany);
        QCOMPARE(error.values, QStringList({u"steps"_s, u"256"_s, u"257"_s}));
        QVERIFY(parseLesson(lessonOfSteps(step.repeated(256).chopped(1)), {}).ok());
        error = refusal(lessonOfSteps("{'title': 't', 'text': '" + QByteArray((1 << 14) + 1, 'x') + "'}"));
        QCOMPARE(error.kind, Kind::TooLong);
        QCOMPARE(error.place, u"steps[0].text"_s);
        error = refusal(lessonOfSteps("{'title': 't', 'predict': {'kind': 'order', 'question': 'q', 'lines': ["
                                      + QByteArray("'x',").repeated(65).chopped(1) + "]}}"));
        QCOMPARE(error.values.value(0), u"lines"_s);
        error = refusal(lessonOfSteps("{'title': 't', 'values': {'x': {'of': 'sum', 'parts': ["
                                      + QByteArray("1,").repeated(65).chopped(1) + "]}}}"));
        QCOMPARE(error.values.value(0), u"parts"_s);
        error =
            refusal(lessonOfSteps("{'title': 't', 'predict': {'kind': 'number', 'question': 'q', 'answer': 2, 'wrong':"
                                  " ["
                                  + QByteArray("{'value': 1, 'why': 'w'},").repeated(65).chopped(1) + "]}}"));
        QCOMPARE(error.values.value(0), u"wrong"_s);
        QByteArray documents;
        for (int i = 0; i < 65; ++i)
            documents += (i > 0 ? ", \"d" : "\"d") + QByteArray::number(i) + "\": " + workedExample();
        error = refusal(json("{'format': 'headlight-lesson', 'version': 1, 'id': 'x', 'title': 't', 'documents': {")
                        + documents + json("}, 'steps': [{'title': 't'}]}"));
        QCOMPARE(error.values.value(0), u"documents"_s);
        QByteArray many = "\"translations\": {\"ko\": {";
        for (int i = 0; i < 1025; ++i)
            many += (i > 0 ? ", \"w" : "\"w") + QByteArray::number(i) + "\": \"x\"";
        error = refusal(
            bytesOf(u"good.headlight-lesson"_s)
                .replace("\"translations\": { \"ko\": { \"query\": \"쿼리\", \"key 1\": \"키 1\" } }", many + "}}"));
        QCOMPARE(error.values.value(0), u"translations"_s);
    }

    void stepWithoutADocumentMayShowALab()
    {
        const Lesson lesson =
            readLesson(lessonOfSteps("{'title': 't', 'show': {'view': 'why_root', 'lab': {'d': 64}}, 'predict':"
                                     " {'kind': 'number', 'question': 'q', 'answer': {'of': 'root', 'parts': [64]}}}"));
        QCOMPARE(lesson.steps[0].scene->view, ViewKind::WhyRoot);
        QCOMPARE(lesson.steps[0].scene->lab.at("d"), 64);
        QVERIFY(!contentAt(lesson, 0).has_value());
        QVERIFY(lesson.steps[0].prediction->veil.labs);
        QCOMPARE(refusal(lessonOfSteps("{'title': 't', 'show': {'view': 'geometry', 'free_vectors': true}}")).place,
                 u"accepted"_s);
        const FileError error = refusal(
            lessonOfSteps("{'title': 't', 'predict': {'kind': 'cell', 'question': 'q', 'find': 'largest', 'row': 0}}"));
        QCOMPARE(error.kind, Kind::NoDocument);
        QCOMPARE(refusal(lessonOfSteps("{'title': 't', 'show': {'view': 'flow', 'head': 1}}")).kind, Kind::OutOfRange);
    }

    void everyCutOfAGoodLessonIsRefused()
    {
        const QByteArray good = bytesOf(u"good.headlight-lesson"_s).trimmed();
        QVERIFY(parseLesson(good, {}).ok());
        for (qsizetype length = 0; length < good.size(); ++length)
            QVERIFY2(!parseLesson(good.left(length), {}).ok(), good.left(length).constData());
    }
};

QTEST_GUILESS_MAIN(FaultyLessons)
#include "tst_faulty_lessons.moc"
