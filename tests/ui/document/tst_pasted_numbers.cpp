#include "support/matrix_check.h"
#include "support/small_content.h"
#include "ui/document/pasted_numbers.h"

#include <QTest>

#include <cmath>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

class TestPastedNumbers : public QObject {
    Q_OBJECT

private slots:
    void cellsAreSplitByTabsAndLineEnds_data();
    void cellsAreSplitByTabsAndLineEnds();
    void oneNumberIsReadAsItIsWritten_data();
    void oneNumberIsReadAsItIsWritten();
    void whatIsNoTableOfNumbersIsRefused_data();
    void whatIsNoTableOfNumbersIsRefused();
    void theRowThatDiffersIsCountedFromOne();
    void copiedNumbersReadBackBitForBit();
};

void TestPastedNumbers::cellsAreSplitByTabsAndLineEnds_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("no line end at the end") << u"1\t2\n3\t4"_s;
    QTest::newRow("one at the end") << u"1\t2\n3\t4\n"_s;
    QTest::newRow("line ends of Windows") << u"1\t2\r\n3\t4\r\n"_s;
    QTest::newRow("line ends of old Macs") << u"1\t2\r3\t4"_s;
    QTest::newRow("spaces around numbers") << u" 1\t2 \n3 \t 4"_s;
}

void TestPastedNumbers::cellsAreSplitByTabsAndLineEnds()
{
    QFETCH(QString, text);
    const auto numbers = parsePastedNumbers(text);
    QVERIFY(numbers.ok());
    QCOMPARE(difference(numbers.value(), rows({{1, 2}, {3, 4}})), QString());
}

void TestPastedNumbers::oneNumberIsReadAsItIsWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("hyphen") << u"-1.5"_s << -1.5;
    QTest::newRow("minus sign") << u"\u22121.5"_s << -1.5;
    QTest::newRow("exponent") << u"1e-3"_s << 0.001;
    QTest::newRow("decimal comma") << u"0,5"_s << 0.5;
    QTest::newRow("decimal comma, three digits after 0") << u"0,125"_s << 0.125;
    QTest::newRow("decimal comma, negative") << u"\u22120,125"_s << -0.125;
    QTest::newRow("decimal comma, two digits") << u"12,25"_s << 12.25;
    QTest::newRow("fraction") << u"1/3"_s << 1. / 3;
    QTest::newRow("root") << u"√2"_s << std::sqrt(2.);
    QTest::newRow("one over a root") << u"\u22121/√64"_s << -0.125;
}

void TestPastedNumbers::oneNumberIsReadAsItIsWritten()
{
    QFETCH(QString, text);
    const auto numbers = parsePastedNumbers(text);
    QVERIFY(numbers.ok());
    QTEST(numbers.value()(0, 0), "value");
}

void TestPastedNumbers::whatIsNoTableOfNumbersIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<EditError::Kind>("kind");
    QTest::newRow("nothing") << QString() << EditError::Kind::Empty;
    QTest::newRow("white space") << u" \n\t\n"_s << EditError::Kind::Empty;
    QTest::newRow("a word") << u"1\tred"_s << EditError::Kind::NotANumber;
    QTest::newRow("an empty cell") << u"1\t\t2"_s << EditError::Kind::NotANumber;
    QTest::newRow("a comma that may be a thousand") << u"1,000"_s << EditError::Kind::NotANumber;
    QTest::newRow("commas of thousands") << u"1,000.5"_s << EditError::Kind::NotANumber;
    QTest::newRow("infinity") << u"inf"_s << EditError::Kind::NotANumber;
    QTest::newRow("too large") << u"1e999"_s << EditError::Kind::NotFinite;
    QTest::newRow("not a number") << u"nan"_s << EditError::Kind::NotANumber;
    QTest::newRow("a division by 0") << u"1/0"_s << EditError::Kind::NotANumber;
    QTest::newRow("rows of two lengths") << u"1\t2\n3"_s << EditError::Kind::PasteRagged;
}

void TestPastedNumbers::whatIsNoTableOfNumbersIsRefused()
{
    QFETCH(QString, text);
    const auto numbers = parsePastedNumbers(text);
    QVERIFY(!numbers.ok());
    QTEST(numbers.error().kind, "kind");
}

void TestPastedNumbers::theRowThatDiffersIsCountedFromOne()
{
    QCOMPARE(parsePastedNumbers(u"1\t2\n3"_s).error().values, QStringList({u"2"_s, u"1"_s, u"2"_s}));
}

void TestPastedNumbers::copiedNumbersReadBackBitForBit()
{
    const Matrix<double> numbers = rows({{0.1, -1. / 3}, {1e-300, 12345678.901234567}});
    const auto read = parsePastedNumbers(copiedNumbers(numbers));
    QVERIFY(read.ok());
    QVERIFY(read.value() == numbers);
}

QTEST_GUILESS_MAIN(TestPastedNumbers)
#include "tst_pasted_numbers.moc"
