#include "core/text/korean.h"
#include "tests/support/shipped_lessons.h"
#include "ui/document/lesson_text.h"

#include <QRegularExpression>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// The particle that a text begins with, as one of a kind, and how it is written there.
std::optional<std::pair<Particle, QString>> particleAt(const QString& text)
{
    static const std::vector<std::pair<Particle, QString>> pairs{{Particle::Subject, u"이|가"_s},
                                                                 {Particle::Topic, u"은|는"_s},
                                                                 {Particle::Object, u"을|를"_s},
                                                                 {Particle::With, u"과|와"_s},
                                                                 {Particle::Direction, u"으로|로"_s}};
    for (const auto& [particle, forms] : pairs)
        if (const auto match = QRegularExpression(u"^(%1)(?![가-힣])"_s.arg(forms)).match(text); match.hasMatch())
            return std::pair(particle, match.captured(1));
    return std::nullopt;
}

} // namespace

/// Numbers in the texts of lessons.
class LessonNumberTest : public QObject {
    Q_OBJECT

private slots:
    void numberIsWritten_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("decimals"); // −1: none said
        QTest::addColumn<QString>("text");
        QTest::newRow("whole") << 5. << -1 << u"5"_s;
        QTest::newRow("below 0") << -0.5 << -1 << u"−0.5"_s;
        QTest::newRow("to six digits") << 1. / 3 << -1 << u"0.333333"_s;
        QTest::newRow("with decimals") << 0.804429682506957 << 4 << u"0.8044"_s;
        QTest::newRow("of four digits") << -4096. << -1 << u"−4096"_s;
        QTest::newRow("large and whole") << 409600. << -1 << u"409\u202f600"_s;
        QTest::newRow("large") << 1234567.8 << -1 << u"1234567.8"_s;
        QTest::newRow("small") << 0.00006 << -1 << u"0.000060"_s;
        QTest::newRow("very small") << -2.06115e-9 << -1 << u"−2.06×10⁻⁹"_s;
    }

    void numberIsWritten()
    {
        QFETCH(double, value);
        QFETCH(int, decimals);
        QTEST(lessonNumber(value, decimals < 0 ? std::nullopt : std::optional(decimals)), "text");
    }

    void particleSuitsTheNumberBefore()
    {
        int seen = 0;
        for (const QFileInfo& file : test::shippedLessonFiles()) {
            const Lesson lesson = test::shippedLesson(file.filePath(), u"ko"_s);
            LessonValues values(lesson);
            for (std::size_t step = 0; step < lesson.steps.size(); ++step)
                for (const LocalText* text : test::textsOf(lesson.steps[step])) {
                    const std::vector<TextPart> parts = textParts(text->in("ko"));
                    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
                        const QString behind = QString::fromStdString(parts[i + 1].words);
                        const auto written = particleAt(behind);
                        if (!parts[i].isValue || parts[i + 1].isValue || !written)
                            continue;
                        const double value = values.value(step, lesson.steps[step].values.at(parts[i].words));
                        const QString number = lessonNumber(value, parts[i].decimals);
                        QVERIFY2(particleFor(number, written->first) == written->second,
                                 qPrintable(file.fileName() + u": "_s + number + behind));
                        ++seen;
                    }
                }
        }
        QVERIFY(seen > 20);
    }

    /// To as many decimals as are said, no weight of several is all or nothing.
    void weightIsNeverWrittenAsOne()
    {
        for (const QFileInfo& file : test::shippedLessonFiles()) {
            const Lesson lesson = test::shippedLesson(file.filePath(), u"en"_s);
            LessonValues values(lesson);
            for (std::size_t step = 0; step < lesson.steps.size(); ++step)
                for (const LocalText* text : test::textsOf(lesson.steps[step]))
                    for (const TextPart& part : textParts(text->in("en"))) {
                        const auto found = lesson.steps[step].values.find(part.words);
                        if (!part.isValue || found == lesson.steps[step].values.end()
                            || found->second.of != LessonValue::Of::Cell || found->second.quantity != Quantity::Weights)
                            continue;
                        const double value = values.value(step, found->second);
                        const QString written = lessonNumber(value, part.decimals);
                        QVERIFY2(value == 1 || written.toDouble() != 1,
                                 qPrintable(file.fileName() + u": {"_s + QString::fromStdString(part.words)));
                    }
        }
    }
};

QTEST_GUILESS_MAIN(LessonNumberTest)
#include "tst_lesson_number.moc"
