#include "core/lessons/lesson_answer.h"
#include "support/shipped_lessons.h"

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

/// What a course on attention teaches, in numbers: a lesson computes each, and says it or asks for it in a certain
/// step.
class LessonFiguresTest : public QObject {
    Q_OBJECT

private slots:
    void figureIsComputed_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("value");
        QTest::addColumn<double>("expected");
        QString lesson;
        const auto said = [&](const char* name, int step, const char* value, double expected) {
            QTest::addRow("%s", name) << lesson << step << QString::fromLatin1(value) << expected;
        };
        const auto asked = [&](const char* name, int step, double expected) { said(name, step, "", expected); };
        lesson = u"02_one_query_two_keys"_s;
        said("score of the worked example", 4, "s1", 1.414213562373095);
        asked("its weight", 4, 0.804429682506957);
        said("its other weight", 4, "a2", 0.195570317493043);
        said("its output", 4, "o1", 8.04429682506957);
        said("the output's other component", 4, "o2", 1.95570317493043);
        said("weights of the zero query", 6, "a1", 0.5);
        asked("output of the zero query", 6, 5);
        asked("weight without the division", 7, 0.880797077977882);
        said("other weight without the division", 7, "rest", 0.119202922022118);
        said("output without the division", 7, "o1", 8.80797077977882);
        said("other component without the division", 7, "o2", 1.19202922022118);
        lesson = u"04_why_root"_s;
        asked("deviation for d = 64", 4, 8);
        said("deviation for d = 512", 4, "wide", 22.627416997969522);
        lesson = u"05_stable_softmax"_s;
        asked("a constant added: the same weight", 2, std::exp(2) / (std::exp(2) + std::exp(1) + 1));
        asked("the largest exponential", 5, 1);
        lesson = u"06_causal_mask"_s;
        asked("causal: the cells that eight tokens see", 2, 36);
        said("causal: the first row", 4, "first", 1);
        asked("causal, equal scores: row 2", 5, 1. / 3);
        said("causal, equal scores: row 3", 5, "last", 0.25);
        lesson = u"08_several_heads"_s;
        asked("one head's mean of (1, 0) and (0, 1)", 2, 0.5);
        said("BLEU of 1 head", 7, "b1", 24.9);
        said("BLEU of 8 heads", 7, "b8", 25.8);
        said("BLEU of 16 heads", 7, "b16", 25.8);
        said("BLEU of 32 heads", 7, "b32", 25.4);
        lesson = u"09_cost_of_heads"_s;
        said("width of a block", 1, "dk", 40);
        said("parameters of one matrix", 2, "one", 102400);
        asked("parameters of 1 head", 2, 409600);
        asked("parameters of 8 heads", 3, 409600);
        asked("products of 8 heads", 5, 5368709120.);
        asked("softmax rows a token", 6, 8);
        said("exponentials of 8 heads", 6, "e8", 8. * 4096 * 4096);
        said("exponentials of 1 head", 6, "e1", 4096. * 4096);
        said("width of 320 heads", 7, "one", 1);
        lesson = u"10_cost_of_length"_s;
        asked("twice the tokens", 3, 4);
        asked("weights of a head", 4, 4096. * 4096);
        asked("4096 to 16384 tokens", 5, 16);
        lesson = u"11_published_layouts"_s;
        asked("head width of Transformer base", 2, 64);
        said("width of CLIP's text encoder", 3, "d", 768);
        said("tokens of CLIP's text encoder", 3, "n", 77);
        said("heads of Stable Diffusion, 320", 4, "a", 40);
        said("heads of Stable Diffusion, 640", 4, "b", 80);
        said("heads of Stable Diffusion, 1280", 4, "c", 160);
        said("heads of SDXL, 640", 4, "x", 10);
        asked("heads of SDXL, 1280", 4, 20);
        said("width of FLUX.1", 5, "d", 3072);
        said("head width of FLUX.1", 5, "dk", 128);
        said("first part of its rotary split", 5, "p1", 16);
        asked("other parts of its rotary split", 5, 56);
        said("width of GPT-2 small", 6, "d", 768);
        said("tokens of GPT-2 small", 6, "n", 1024);
        lesson = u"12_stall_and_loss"_s;
        said("gradient of a uniform row of nine", 4, "nine", std::sqrt(8.) / 9);
        asked("gradient of two tied keys", 4, 0.5);
        asked("the factor by the products", 8, 0.125);
        lesson = u"13_mean_of_heads"_s;
        constexpr double weights[] = {0.123, 0.016, 0.323, 0.206, 0.930, 0.013,
                                      0.544, 0.020, 0.090, 0.070, 0.112, 0.025};
        for (int head = 0; head < 12; ++head)
            said(qPrintable(u"published weight of head %1"_s.arg(head)), 2, qPrintable(u"w%1"_s.arg(head)),
                 weights[head]);
        asked("mean of the twelve weights", 2, 0.206);
        asked("what the sharpest head leaves", 4, 0.07);
        constexpr double patterns[] = {0.95, 0.93, 0.94, 0.9, 0.76};
        for (int head = 0; head < 5; ++head)
            said(qPrintable(u"published pattern %1"_s.arg(head)), 7, qPrintable(QString(QChar(u'a' + head))),
                 patterns[head]);
    }

    void figureIsComputed()
    {
        QFETCH(QString, lesson);
        QFETCH(int, step);
        QFETCH(QString, value);
        QFETCH(double, expected);
        const QString path = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/lessons/%1.headlight-lesson").arg(lesson);
        const auto index = static_cast<std::size_t>(step - 1); // people count from 1
        for (const QString& language : {u"en"_s, u"ko"_s}) {
            const Lesson read = shippedLesson(path, language);
            QVERIFY(index < read.steps.size());
            const LessonStep& at = read.steps[index];
            const bool isThere =
                value.isEmpty() ? at.prediction && at.prediction->answer : at.values.count(value.toStdString()) == 1;
            QVERIFY(isThere);
            LessonValues values(read);
            const double number =
                values.value(index, value.isEmpty() ? *at.prediction->answer : at.values.at(value.toStdString()));
            QVERIFY2(std::abs(number - expected) <= 1e-14 * std::max(1., std::abs(expected)),
                     qPrintable(QString::number(number, 'g', 17)));
        }
    }
};

QTEST_GUILESS_MAIN(LessonFiguresTest)
#include "tst_lesson_figures.moc"
