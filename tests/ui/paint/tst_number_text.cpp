#include "ui/paint/number_text.h"

#include <QLocale>
#include <QTest>

#include <cmath>
#include <limits>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestNumberText : public QObject {
    Q_OBJECT

private slots:
    void cellsReadAsWritten_data();
    void cellsReadAsWritten();
    void tablesKeepTheLeadingZero_data();
    void tablesKeepTheLeadingZero();
    void workedStepsKeepAllDecimals();
    void onlyZeroReadsZero();
    void wholeNumbersStandInGroups();
    void exactTextReadsBack_data();
    void exactTextReadsBack();
    void languageOfTheSystemDoesNotMatter();
};

void TestNumberText::cellsReadAsWritten_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    QTest::newRow("a weight drops its leading zero") << 0.9302 << 2 << u".93"_s;
    QTest::newRow("one keeps its decimals") << 1.0 << 2 << u"1.00"_s;
    QTest::newRow("an exact zero is 0") << 0.0 << 2 << u"0"_s;
    QTest::newRow("a negative zero is 0") << -0.0 << 2 << u"0"_s;
    QTest::newRow("a small weight is not zero") << 0.004 << 2 << u"<.01"_s;
    QTest::newRow("the smallest weight is not zero") << 5e-324 << 2 << u"<.01"_s;
    QTest::newRow("half a unit rounds up") << 0.0051 << 2 << u".01"_s;
    QTest::newRow("a small negative number is not zero") << -0.004 << 2 << u">−.01"_s;
    QTest::newRow("a negative number has a real minus sign") << -0.5 << 2 << u"−.50"_s;
    QTest::newRow("a number above one keeps its digits") << 10.05 << 2 << u"10.05"_s;
    QTest::newRow("ten is not cut") << -10.5 << 2 << u"−10.50"_s;
    QTest::newRow("six decimals") << 0.804429682506957 << 6 << u".804430"_s;
    QTest::newRow("small at six decimals") << 1e-9 << 6 << u"<.000001"_s;
    QTest::newRow("a large number is short") << 12345678.0 << 2 << u"1.2e7"_s;
    QTest::newRow("the mantissa rounds up to the next power") << 99999.0 << 2 << u"1.0e5"_s;
    QTest::newRow("the largest number is short") << -1.7976931348623157e308 << 2 << u"−1.8e308"_s;
    QTest::newRow("just below the exponent form") << 9999.99 << 2 << u"9999.99"_s;
    QTest::newRow("infinity") << -std::numeric_limits<double>::infinity() << 2 << u"−∞"_s;
    QTest::newRow("not a number") << std::nan("") << 2 << u"NaN"_s;
}

void TestNumberText::cellsReadAsWritten()
{
    QFETCH(double, value);
    QFETCH(int, decimals);
    QFETCH(QString, text);
    QCOMPARE(numberText(value, decimals, LeadingZero::Drop), text);
}

void TestNumberText::tablesKeepTheLeadingZero_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("below one") << 0.5 << u"0.50"_s;
    QTest::newRow("negative") << -1.5 << u"−1.50"_s;
    QTest::newRow("zero") << 0.0 << u"0"_s;
    QTest::newRow("small") << 0.001 << u"<0.01"_s;
    QTest::newRow("small and negative") << -0.001 << u">−0.01"_s;
}

void TestNumberText::tablesKeepTheLeadingZero()
{
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(numberText(value, 2), text);
}

void TestNumberText::workedStepsKeepAllDecimals()
{
    QCOMPARE(fixedText(0, 3), u"0.000"_s);
    QCOMPARE(fixedText(-0.0001, 3), u"0.000"_s);
    QCOMPARE(fixedText(-5.6568, 3), u"−5.657"_s);
    QCOMPARE(fixedText(12345, 2), u"12345.00"_s);
    QCOMPARE(fixedText(1e12, 2), u"1.0e12"_s);
}

void TestNumberText::onlyZeroReadsZero()
{
    for (int decimals = 2; decimals <= 6; ++decimals)
        for (const double value : {0.0, -0.0, 5e-324, 1e-12, 1e-7, 4.9e-7, 5.1e-7, 0.0049, 0.0051, 0.5, 1.0, 12.0, 1e5})
            for (const double number : {value, -value}) {
                const QString text = numberText(number, decimals, LeadingZero::Drop);
                QVERIFY(!text.isEmpty());
                QVERIFY2((text == u"0"_s) == (number == 0), qPrintable(text));
                const bool hasDigit =
                    std::any_of(text.begin(), text.end(), [](QChar c) { return c >= u'1' && c <= u'9'; });
                QVERIFY2(hasDigit == (number != 0), qPrintable(text));
            }
}

void TestNumberText::wholeNumbersStandInGroups()
{
    const auto plain = [](qint64 value) { return groupedText(value).replace(QChar(0x202F), u' '); };
    QCOMPARE(plain(0), u"0"_s);
    QCOMPARE(plain(999), u"999"_s);
    QCOMPARE(plain(1000), u"1 000"_s);
    QCOMPARE(plain(5'368'709'120), u"5 368 709 120"_s);
    QCOMPARE(plain(-123456), u"−123 456"_s);
}

void TestNumberText::exactTextReadsBack_data()
{
    QTest::addColumn<double>("value");
    for (const double value : {0.1, 0.804429682506957, -1.0 / 3, 1e-300, 5e-324, 1.7976931348623157e308, 42.0})
        QTest::newRow(QByteArray::number(value).constData()) << value;
}

void TestNumberText::exactTextReadsBack()
{
    QFETCH(double, value);
    QCOMPARE(exactText(value).replace(QChar(0x2212), u'-').toDouble(), value);
}

void TestNumberText::languageOfTheSystemDoesNotMatter()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(numberText(1234.5, 2), u"1234.50"_s);
    QCOMPARE(exactText(0.25), u"0.25"_s);
    QLocale::setDefault(before);
}

QTEST_GUILESS_MAIN(TestNumberText)
#include "tst_number_text.moc"
