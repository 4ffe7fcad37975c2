#include "ui/document/lesson_text.h"

#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

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
};

QTEST_GUILESS_MAIN(LessonNumberTest)
#include "tst_lesson_number.moc"
