#include "core/lessons/lesson_answer.h"
#include "support/shipped_lessons.h"

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

/// What a course on attention teaches, in numbers: each is among those that a lesson computes and says or asks for.
class LessonFiguresTest : public QObject {
    Q_OBJECT

private slots:
    void figureIsComputed_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<double>("expected");
        QTest::addColumn<bool>("isAsked");
        const auto said = [](const char* name, const char* lesson, double expected) {
            QTest::newRow(name) << QString::fromLatin1(lesson) << expected << false;
        };
        const auto asked = [](const char* name, const char* lesson, double expected) {
            QTest::newRow(name) << QString::fromLatin1(lesson) << expected << true;
        };
        said("score of the worked example", "02_one_query_two_keys", 1.414213562373095);
        asked("its weight", "02_one_query_two_keys", 0.804429682506957);
        said("its other weight", "02_one_query_two_keys", 0.195570317493043);
        said("its output", "02_one_query_two_keys", 8.04429682506957);
        said("the output's other component", "02_one_query_two_keys", 1.95570317493043);
        asked("weight without the division", "02_one_query_two_keys", 0.880797077977882);
        said("other weight without the division", "02_one_query_two_keys", 0.119202922022118);
        said("output without the division", "02_one_query_two_keys", 8.80797077977882);
        said("other component without the division", "02_one_query_two_keys", 1.19202922022118);
        said("weights of the zero query", "02_one_query_two_keys", 0.5);
        asked("output of the zero query", "02_one_query_two_keys", 5);
        asked("deviation for d = 64", "04_why_root", 8);
        said("deviation for d = 512", "04_why_root", 22.627416997969522);
        asked("a constant added: the same weight", "05_stable_softmax", std::exp(2) / (std::exp(2) + std::exp(1) + 1));
        asked("the largest exponent", "05_stable_softmax", 1);
        asked("causal, equal scores: row 2", "06_causal_mask", 1. / 3);
        said("causal, equal scores: row 3", "06_causal_mask", 0.25);
        asked("causal: the first row", "06_causal_mask", 1);
        asked("one head's mean of (1, 0) and (0, 1)", "08_several_heads", 0.5);
        said("BLEU of 1 head", "08_several_heads", 24.9);
        said("BLEU of 8 and 16 heads", "08_several_heads", 25.8);
        said("BLEU of 32 heads", "08_several_heads", 25.4);
        asked("parameters of 1 head and of 8", "09_cost_of_heads", 409600);
        said("parameters of one matrix", "09_cost_of_heads", 102400);
        asked("products of 1 head and of 8", "09_cost_of_heads", 5368709120.);
        said("exponentials of 8 heads", "09_cost_of_heads", 8. * 4096 * 4096);
        said("exponentials of 1 head", "09_cost_of_heads", 4096. * 4096);
        asked("softmax rows a token", "09_cost_of_heads", 8);
        said("width of a block", "09_cost_of_heads", 40);
        said("width of 320 heads", "09_cost_of_heads", 1);
        asked("4096 to 16384 tokens", "10_cost_of_length", 16);
        asked("twice the tokens", "10_cost_of_length", 4);
        asked("weights of a head", "10_cost_of_length", 4096. * 4096);
        asked("head width of Transformer base", "11_published_layouts", 64);
        said("width of CLIP's text encoder", "11_published_layouts", 768);
        said("tokens of CLIP's text encoder", "11_published_layouts", 77);
        said("heads of Stable Diffusion, 320", "11_published_layouts", 40);
        said("heads of Stable Diffusion, 640", "11_published_layouts", 80);
        said("heads of Stable Diffusion, 1280", "11_published_layouts", 160);
        said("heads of SDXL, 640", "11_published_layouts", 10);
        asked("heads of SDXL, 1280", "11_published_layouts", 20);
        said("width of FLUX.1", "11_published_layouts", 3072);
        said("head width of FLUX.1", "11_published_layouts", 128);
        said("first part of its rotary split", "11_published_layouts", 16);
        asked("other parts of its rotary split", "11_published_layouts", 56);
        said("tokens of GPT-2 small", "11_published_layouts", 1024);
        said("gradient of a uniform row of nine", "12_stall_and_loss", std::sqrt(8.) / 9);
        asked("gradient of two tied keys", "12_stall_and_loss", 0.5);
        asked("the factor by the products", "12_stall_and_loss", 0.125);
        asked("mean of the twelve weights", "13_mean_of_heads", 0.206);
        asked("what the sharpest head leaves", "13_mean_of_heads", 0.07);
        for (const double weight : {0.123, 0.016, 0.323, 0.206, 0.930, 0.013, 0.544, 0.020, 0.090, 0.070, 0.112, 0.025})
            QTest::addRow("published weight %g", weight) << u"13_mean_of_heads"_s << weight << false;
        for (const double weight : {0.95, 0.93, 0.94, 0.9, 0.76})
            QTest::addRow("a pattern of %g", weight) << u"13_mean_of_heads"_s << weight << false;
    }

    void figureIsComputed()
    {
        QFETCH(QString, lesson);
        QFETCH(double, expected);
        QFETCH(bool, isAsked);
        const QString path = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/lessons/%1.headlight-lesson").arg(lesson);
        for (const QString& language : {u"en"_s, u"ko"_s}) {
            const Lesson read = shippedLesson(path, language);
            LessonValues values(read);
            bool found = false;
            for (std::size_t step = 0; step < read.steps.size(); ++step) {
                const LessonStep& at = read.steps[step];
                if (at.prediction && at.prediction->answer)
                    found |= isSame(values.value(step, *at.prediction->answer), expected);
                if (!isAsked)
                    for (const auto& [name, value] : at.values)
                        found |= isSame(values.value(step, value), expected);
            }
            QVERIFY2(found, qPrintable(language));
        }
    }

private:
    static bool isSame(double number, double expected)
    {
        return std::abs(number - expected) <= 1e-14 * std::max(1., std::abs(expected));
    }
};

QTEST_GUILESS_MAIN(LessonFiguresTest)
#include "tst_lesson_figures.moc"
