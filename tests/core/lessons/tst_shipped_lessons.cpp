#include "core/lessons/lesson_answer.h"
#include "support/shipped_lessons.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <set>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

/// Everything that a step says before it is answered.
std::vector<const LocalText*> openTexts(const LessonStep& step)
{
    std::vector<const LocalText*> texts{&step.title, &step.text};
    if (step.prediction)
        texts.insert(texts.end(), {&step.prediction->question, &step.prediction->hint});
    return texts;
}

std::vector<const LocalText*> textsOf(const Lesson& lesson)
{
    std::vector<const LocalText*> texts{&lesson.title, &lesson.summary};
    for (const LessonStep& step : lesson.steps) {
        for (const LocalText* text : openTexts(step))
            texts.push_back(text);
        if (!step.prediction)
            continue;
        texts.push_back(&step.prediction->explanation);
        for (const WrongAnswer& wrong : step.prediction->wrongAnswers)
            texts.push_back(&wrong.why);
        for (const LessonChoice& choice : step.prediction->choices)
            texts.insert(texts.end(), {&choice.text, &choice.why});
        for (const LocalText& line : step.prediction->lines)
            texts.push_back(&line);
    }
    return texts;
}

std::multiset<std::string> namesIn(const std::string& text)
{
    std::multiset<std::string> names;
    for (const TextPart& part : textParts(text))
        if (part.isValue)
            names.insert(part.words + (part.decimals ? std::to_string(*part.decimals) : std::string()));
    return names;
}

/// Whether a cell that is asked for later can be read of what is shown before: among all cells, of the head shown or of
/// one whose thumbnail is beside it, or as the sum of the selected one.
bool isShown(const ShownStep& before, const ShownStep& later, Quantity quantity, Index row, Index column,
             bool isLookedFor)
{
    if (!before.scene || !later.scene || before.document != later.document || before.divide != later.divide
        || before.scene->scoreMultiplier != later.scene->scoreMultiplier || isLab(before.scene->view))
        return false;
    const bool isOfHead = before.scene->head == later.scene->head;
    const bool isSummed =
        isOfHead && before.scene->query == row && (before.scene->key == column || quantity == Quantity::Output);
    const bool isSeen = isLookedFor || (isOfHead && before.scene->view != ViewKind::Geometry);
    return isSummed || (quantity == Quantity::Weights && isSeen);
}

void eachPrediction(const Lesson& lesson, const std::function<void(std::size_t, const Prediction&)>& look)
{
    for (std::size_t step = 0; step < lesson.steps.size(); ++step)
        if (lesson.steps[step].prediction)
            look(step, *lesson.steps[step].prediction);
}

} // namespace

/// The lessons that the program brings along.
class ShippedLessonsTest : public QObject {
    Q_OBJECT

private slots:
    void thereAreAtLeastTwelve() { QVERIFY(shippedLessonFiles().size() >= 12); }

    void fileIsNamedAfterItsLesson_data() { addShippedLessons(); }
    void fileIsNamedAfterItsLesson()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        QCOMPARE(QFileInfo(path).completeBaseName().section(u'_', 1), QString::fromStdString(lesson.id));
        QVERIFY(lesson.steps.size() >= 6);
    }

    void textsStandInBothLanguages_data() { addShippedLessons(); }
    void textsStandInBothLanguages()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        static const QRegularExpression hangul(u"[가-힣]"_s);
        for (const LocalText* text : textsOf(lesson)) {
            if (text->isEmpty())
                continue;
            if (const auto forAll = text->byLanguage.find({}); forAll != text->byLanguage.end()) {
                QCOMPARE(text->byLanguage.size(), std::size_t(1)); // a line of symbols
                QVERIFY(!QString::fromStdString(forAll->second).contains(QRegularExpression(u"[A-Za-z]{4}"_s)));
                continue;
            }
            QCOMPARE(text->byLanguage.size(), std::size_t(2));
            QVERIFY(text->byLanguage.count("en") == 1 && text->byLanguage.count("ko") == 1);
            QVERIFY2(!QString::fromStdString(text->byLanguage.at("en")).contains(hangul), text->in("en").c_str());
            QVERIFY2(namesIn(text->byLanguage.at("en")) == namesIn(text->byLanguage.at("ko")), text->in("en").c_str());
            static const QRegularExpression words(u"[A-Za-z]{4}"_s);
            if (QString::fromStdString(text->byLanguage.at("en")).contains(words))
                QVERIFY2(QString::fromStdString(text->byLanguage.at("ko")).contains(hangul), text->in("en").c_str());
        }
    }

    /// Tokens, and dimensions of their names, may stay English: those of a sentence that is quoted in the text.
    void documentsAreCalledInTheLanguageOfTheText_data() { addShippedLessons(); }
    void documentsAreCalledInTheLanguageOfTheText()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const QRegularExpression other(language == u"ko"_s ? u"[A-Za-z]{4}"_s : u"[가-힣]"_s);
        const Lesson lesson = shippedLesson(path, language);
        QString texts;
        for (const LocalText* text : textsOf(lesson))
            texts += QString::fromStdString(text->in(language.toStdString()));
        for (const auto& [unused, content] : lesson.documents) {
            QStringList names{QString::fromStdString(content.title)};
            for (const Layer<double>& layer : content.model.layers)
                for (const Head& head : layer.heads)
                    names << QString::fromStdString(head.name);
            for (const QString& name : names)
                QVERIFY2(!name.contains(other), qPrintable(name));
            std::vector<std::string> words = content.tokens;
            words.insert(words.end(), content.dimensions.begin(), content.dimensions.end());
            for (const std::string& word : words)
                if (const QString text = QString::fromStdString(word); text.contains(other))
                    QVERIFY2(texts.contains(text), qPrintable(text));
        }
    }

    void figuresAreComputedRatherThanTyped_data() { addShippedLessons(); }
    void figuresAreComputedRatherThanTyped()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        static const QRegularExpression decimals(u"\\d\\.\\d"_s);
        for (const LocalText* text : textsOf(lesson))
            QVERIFY2(!QString::fromStdString(text->in(language.toStdString())).contains(decimals),
                     text->in(language.toStdString()).c_str());
    }

    void allFiveQuestionsAreAskedOfAFormula_data() { addShippedLessons(); }
    void allFiveQuestionsAreAskedOfAFormula()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        QVERIFY(!lesson.formula.empty());
        std::set<FormulaQuestion> asked;
        for (const LessonStep& step : lesson.steps)
            asked.insert(step.asks);
        asked.erase(FormulaQuestion::None);
        QCOMPARE(asked.size(), std::size_t(5));
    }

    /// Otherwise what the step before has left there would stand in the window, a lab that was played with, too.
    void everyStepSaysWhatItShows_data() { addShippedLessons(); }
    void everyStepSaysWhatItShows()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        for (const LessonStep& step : shippedLesson(path, language).steps)
            QVERIFY2(step.scene, step.title.byLanguage.at("en").c_str());
    }

    void stepsAreShort_data() { addShippedLessons(); }
    void stepsAreShort()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        for (const LessonStep& step : shippedLesson(path, language).steps) {
            const QString text = QString::fromStdString(step.text.in(language.toStdString()));
            QVERIFY2(text.simplified().count(u' ') < 65, qPrintable(text));
        }
    }

    void rightAnswersAreRight_data() { addShippedLessons(); }
    void rightAnswersAreRight()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        LessonValues values(lesson);
        eachPrediction(lesson, [&](std::size_t step, const Prediction& asked) {
            if (asked.kind == Prediction::Kind::Number)
                QVERIFY(verdictOfNumber(values, lesson, step, values.value(step, *asked.answer)).right);
            if (asked.kind == Prediction::Kind::Choice)
                QCOMPARE(rightChoiceCount(values, lesson, step), std::size_t(1));
            if (asked.kind == Prediction::Kind::Cell) {
                const std::vector<Index> right = rightCells(values, lesson, step);
                QCOMPARE(right.size(), std::size_t(1));
                QVERIFY(verdictOfCell(values, lesson, step, asked.row, right[0]).right);
                QVERIFY(shownAt(lesson, step).scene->key != right[0]); // it is not chosen already
                QVERIFY(!verdictOfCell(values, lesson, step, asked.row, right[0] + 1).right);
            }
            if (asked.kind == Prediction::Kind::Order) {
                std::vector<std::size_t> order(asked.lines.size());
                for (std::size_t i = 0; i < order.size(); ++i)
                    order[i] = i;
                QVERIFY(verdictOfOrder(lesson, step, order).right);
                std::swap(order[0], order[1]);
                QVERIFY(!verdictOfOrder(lesson, step, order).right);
            }
        });
    }

    /// Each wrong answer that is listed is refused, and with what is said to it rather than to a neighbour.
    void wrongAnswersAreToldWhy_data() { addShippedLessons(); }
    void wrongAnswersAreToldWhy()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        LessonValues values(lesson);
        eachPrediction(lesson, [&](std::size_t step, const Prediction& asked) {
            const char* question = asked.question.byLanguage.at("en").c_str();
            for (const WrongAnswer& wrong : asked.wrongAnswers) {
                const Verdict verdict = verdictOfNumber(values, lesson, step, values.value(step, wrong.value));
                QVERIFY2(!verdict.right, question);
                QVERIFY2(verdict.why == &wrong.why && !wrong.why.isEmpty(), question);
            }
            if (asked.kind == Prediction::Kind::Number)
                QVERIFY2(asked.wrongAnswers.size() >= 2 && !asked.hint.isEmpty(), question);
            for (std::size_t i = 0; i < asked.choices.size(); ++i) {
                QVERIFY2(!asked.choices[i].why.isEmpty(), question);
                QCOMPARE(verdictOfChoice(values, lesson, step, i).why, &asked.choices[i].why);
            }
            if (asked.kind == Prediction::Kind::Choice)
                QVERIFY2(asked.choices.size() >= 3, question);
        });
    }

    /// No value that stands in a step before it is answered is the number that it asks for.
    void nothingGivesTheAnswerAway_data() { addShippedLessons(); }
    void nothingGivesTheAnswerAway()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        LessonValues values(lesson);
        eachPrediction(lesson, [&](std::size_t step, const Prediction& asked) {
            if (asked.kind != Prediction::Kind::Number)
                return;
            const double answer = values.value(step, *asked.answer);
            for (const LocalText* text : openTexts(lesson.steps[step]))
                for (const TextPart& part : textParts(text->in(language.toStdString())))
                    if (part.isValue && answer != 1 && part.words != "w3") // the fourth head has the mean by chance
                        QVERIFY2(!agrees(values.value(step, lesson.steps[step].values.at(part.words)), answer,
                                         asked.tolerance),
                                 part.words.c_str());
        });
    }

    /// Nothing that a step asks for stood in the window at a step before it.
    void answersWereNotShownBefore_data() { addShippedLessons(); }
    void answersWereNotShownBefore()
    {
        QFETCH(QString, path);
        QFETCH(QString, language);
        const Lesson lesson = shippedLesson(path, language);
        LessonValues values(lesson);
        eachPrediction(lesson, [&](std::size_t step, const Prediction& asked) {
            const bool isCell = asked.kind == Prediction::Kind::Cell;
            if (!isCell && (!asked.answer || asked.answer->of != LessonValue::Of::Cell))
                return;
            if (!isCell && values.value(step, *asked.answer) == 1)
                return; // the only key of a row: whoever looks may know
            const Quantity quantity = isCell ? asked.quantity : asked.answer->quantity;
            const Index row = isCell ? asked.row : asked.answer->row;
            const Index column = isCell ? rightCells(values, lesson, step)[0] : asked.answer->column;
            for (std::size_t earlier = 0; earlier < step; ++earlier)
                QVERIFY2(!isShown(shownAt(lesson, earlier), shownAt(lesson, step), quantity, row, column, isCell),
                         asked.question.byLanguage.at("en").c_str());
        });
    }

    void rightChoicesStandInEveryPlace()
    {
        std::array<int, 3> places{};
        std::set<Prediction::Kind> kinds;
        for (const QFileInfo& file : shippedLessonFiles()) {
            const Lesson lesson = shippedLesson(file.filePath(), u"en"_s);
            LessonValues values(lesson);
            eachPrediction(lesson, [&](std::size_t step, const Prediction& asked) {
                kinds.insert(asked.kind);
                if (asked.kind == Prediction::Kind::Choice)
                    ++places[std::min<std::size_t>(rightChoice(values, lesson, step), 2)];
            });
        }
        QCOMPARE(kinds.size(), std::size_t(4));
        const int all = places[0] + places[1] + places[2];
        for (const int place : places)
            QVERIFY2(5 * place >= all && 2 * place <= all, qPrintable(QString::number(place)));
    }
};

QTEST_GUILESS_MAIN(ShippedLessonsTest)
#include "tst_shipped_lessons.moc"
