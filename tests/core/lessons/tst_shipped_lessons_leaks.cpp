#include "core/files/document_file.h"
#include "core/lessons/lesson_answer.h"
#include "core/model/veiled_source.h"
#include "support/shipped_lessons.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

/// The words of a text of more than two letters, in Korean of more than one syllable: a shorter one is a name.
QStringList wordsOf(const std::string& text)
{
    static const QRegularExpression noLetters(u"[^\\p{L}]+"_s);
    QStringList words;
    for (const QString& word : QString::fromStdString(text).toLower().split(noLetters, Qt::SkipEmptyParts))
        if (word.size() > 2 || (word.size() > 1 && word[0].script() == QChar::Script_Hangul))
            words << word;
    return words;
}

/// Whether two words follow each other in both texts.
bool sharesWords(const std::string& one, const std::string& other)
{
    const QStringList first = wordsOf(one);
    const QStringList second = wordsOf(other);
    for (qsizetype i = 0; i + 1 < first.size(); ++i)
        for (qsizetype j = 0; j + 1 < second.size(); ++j)
            if (first[i] == second[j] && first[i + 1] == second[j + 1])
                return true;
    return false;
}

/// The names that a window shows beside a document: its title and its heads'.
std::vector<std::string> namesOf(const Content& content)
{
    std::vector<std::string> names{content.title};
    for (const Layer<double>& layer : content.model.layers)
        for (const Head& head : layer.heads)
            names.push_back(head.name);
    return names;
}

void eachPrediction(const Lesson& lesson, const std::function<void(std::size_t, const Prediction&)>& look)
{
    for (std::size_t step = 0; step < lesson.steps.size(); ++step)
        if (lesson.steps[step].prediction)
            look(step, *lesson.steps[step].prediction);
}

/// The text of a choice's right answer; empty for every other question.
std::string rightText(LessonValues& values, const Lesson& lesson, std::size_t step, const QString& language)
{
    const Prediction& asked = *lesson.steps[step].prediction;
    if (asked.kind != Prediction::Kind::Choice)
        return {};
    return asked.choices[rightChoice(values, lesson, step)].text.in(language.toStdString());
}

/// Whether the same numbers stand in the window at two steps, but for their place.
bool haveTheSameNumbers(const ShownStep& one, const ShownStep& other)
{
    return one.scene && other.scene && one.document == other.document && one.divide == other.divide
           && one.scene->scoreMultiplier == other.scene->scoreMultiplier && one.scene->layer == other.scene->layer;
}

/// What the worked cell and the readouts say at the selected cell, as far as it is not hidden.
std::vector<double> numbersAt(const AttentionSource& source, const Scene& scene)
{
    std::vector<double> numbers;
    const auto add = [&](const Matrix<double>& cells) {
        for (Index i = 0; i < cells.size(); ++i)
            if (std::isfinite(cells.data()[i]))
                numbers.push_back(cells.data()[i]);
    };
    const Tile cell{scene.query, scene.key, 1, 1};
    for (const Quantity quantity : {Quantity::Products, Quantity::Scores, Quantity::Weights})
        add(source.tile(quantity, scene.layer, scene.head, cell));
    const Tile row{scene.query, 0, 1, source.keyCount()};
    const Matrix<double> scores = source.tile(Quantity::Scores, scene.layer, scene.head, row);
    if (!scores.hasNaN())
        numbers.push_back(scores.maxCoeff());
    const Matrix<double> weights = source.tile(Quantity::Weights, scene.layer, scene.head, row);
    if (!weights.hasNaN()) {
        numbers.push_back(weights.maxCoeff());
        const Matrix<double> table =
            Matrix<double>(weights.row(0).asDiagonal()) - Matrix<double>(weights.transpose() * weights);
        add(table);
        numbers.push_back(table.norm());
    }
    const Index width = source.columnCount(Quantity::Output, scene.layer, scene.head);
    add(source.tile(Quantity::Output, scene.layer, scene.head, {scene.query, 0, 1, width}));
    return numbers;
}

/// To the three digits of a readout.
bool looksLike(double number, double answer)
{
    return QString::number(number, 'g', 3) == QString::number(answer, 'g', 3);
}

} // namespace

/// Nothing that stands in the window gives away what a shipped lesson asks for.
class ShippedLessonsLeaksTest : public QObject {
    Q_OBJECT

private slots:
    /// Names are made of the document's own tokens. A new example is looked at before it may be taken.
    void documentsHaveNeutralNames_data() { addShippedLessons(); }
    void documentsHaveNeutralNames()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        std::set<std::string> harmless;
        const ExampleFiles examples = exampleFilesOf(language);
        for (const char* name : {"worked_example", "red_cube_blue_sphere", "replica"})
            harmless.insert(readDocumentFile(examples.at(name)).value().title);
        const Lesson lesson = readLessonFile(path, examples).value(); // as it is written: a translation says the same
        for (const auto& [name, content] : lesson.documents) {
            QVERIFY2(!content.title.empty(), name.c_str());
            if (harmless.count(content.title) > 0)
                continue;
            for (const std::string& said : namesOf(content))
                for (const QString& word : wordsOf(said))
                    QVERIFY2(std::count(content.tokens.begin(), content.tokens.end(), word.toStdString()) > 0,
                             said.c_str());
        }
    }

    void namesAndTitlesDoNotSayTheRightChoice_data() { addShippedLessons(); }
    void namesAndTitlesDoNotSayTheRightChoice()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        LessonValues values(lesson);
        eachPrediction(lesson, [&](std::size_t step, const Prediction&) {
            const std::string right = rightText(values, lesson, step, language);
            std::vector<std::string> names{lesson.title.in(language.toStdString()),
                                           lesson.steps[step].title.in(language.toStdString())};
            if (const auto content = contentAt(lesson, step))
                for (const std::string& name : namesOf(*content))
                    names.push_back(name);
            for (const std::string& name : names)
                QVERIFY2(!sharesWords(name, right), name.c_str());
        });
    }

    /// A choice among rows does not open with the right one selected.
    void rightRowIsNotSelected_data() { addShippedLessons(); }
    void rightRowIsNotSelected()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        LessonValues values(lesson);
        eachPrediction(lesson, [&](std::size_t step, const Prediction&) {
            const ShownStep shown = shownAt(lesson, step);
            const auto source = values.source(step);
            if (!source || !shown.scene)
                return;
            const std::string token = source->queryTokens()[static_cast<std::size_t>(shown.scene->query)];
            const std::string right = rightText(values, lesson, step, language);
            QVERIFY2(right.find("“" + token + "”") == std::string::npos, right.c_str());
        });
    }

    /// The largest score is the largest weight: neither stays open where a cell is looked for.
    void productsAreHiddenWhereCellsAreCompared_data() { addShippedLessons(); }
    void productsAreHiddenWhereCellsAreCompared()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        eachPrediction(lesson, [&](std::size_t, const Prediction& asked) {
            if (asked.kind != Prediction::Kind::Cell || asked.quantity > Quantity::Weights)
                return;
            QVERIFY(asked.veil.from && *asked.veil.from <= Quantity::Products);
            QVERIFY(!asked.veil.row || *asked.veil.row == asked.row);
        });
    }

    /// What is asked of a whole row shows in the rows beside it, which are made alike.
    void otherRowsAreHiddenToo_data() { addShippedLessons(); }
    void otherRowsAreHiddenToo()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        LessonValues values(lesson);
        eachPrediction(lesson, [&](std::size_t step, const Prediction& asked) {
            const bool isOfARow = asked.answer && isOfRowOfWeights(asked.answer->of);
            if (isOfARow && values.source(step)->queryCount() > 1)
                QVERIFY2(asked.veil.from && !asked.veil.row, asked.question.in("en").c_str());
        });
    }

    /// A lab says in words what a question of words asks for, wherever the lesson stands.
    void labsAreHiddenWhereTheyCouldAnswer_data() { addShippedLessons(); }
    void labsAreHiddenWhereTheyCouldAnswer()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        eachPrediction(lesson, [&](std::size_t step, const Prediction& asked) {
            const bool isList = lesson.id == "published_layouts" && asked.kind == Prediction::Kind::Choice
                                && step + 1 == lesson.steps.size(); // "look down the list": its sizes, not their reason
            const auto scene = shownAt(lesson, step).scene;
            const bool isOfWords = asked.kind != Prediction::Kind::Cell && !asked.answer;
            if ((isOfWords || (scene && isLab(scene->view))) && !isList)
                QVERIFY2(asked.veil.labs, asked.question.in("en").c_str());
        });
    }

    /// Neither the selected cell of a step before nor what is open at the step itself says the number.
    void selectedCellsDoNotSayTheNumber_data() { addShippedLessons(); }
    void selectedCellsDoNotSayTheNumber()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        LessonValues values(lesson);
        eachPrediction(lesson, [&](std::size_t step, const Prediction& asked) {
            if (!asked.answer || values.value(step, *asked.answer) == 1)
                return; // the only key of a row: whoever looks may know
            const double answer = values.value(step, *asked.answer);
            for (std::size_t at = 0; at <= step; ++at) {
                const ShownStep shown = shownAt(lesson, at);
                if (!haveTheSameNumbers(shown, shownAt(lesson, step)) || !values.source(at))
                    continue;
                const auto source = at < step ? values.source(at) : veiled(values.source(at), asked.veil);
                for (const double number : numbersAt(*source, *shown.scene))
                    QVERIFY2(!looksLike(number, answer),
                             qPrintable(u"step %1 says %2 of step %3"_s.arg(at + 1).arg(number).arg(step + 1)));
            }
        });
    }
};

QTEST_GUILESS_MAIN(ShippedLessonsLeaksTest)
#include "tst_shipped_lessons_leaks.moc"
