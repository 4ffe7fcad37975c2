#include "core/text/parse_number.h"

#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

/// Whole numbers in groups of three digits.
class ParseGroupedTest : public QObject {
    Q_OBJECT

private slots:
    void groupsOfThreeAreRead()
    {
        QCOMPARE(parseGrouped(u"409,600"_s), std::optional(409600.));
        QCOMPARE(parseGrouped(u" 409.600 "_s), std::optional(409600.));
        QCOMPARE(parseGrouped(u"5,368,709,120"_s), std::optional(5368709120.));
        QCOMPARE(parseGrouped(u"5.368.709.120"_s), std::optional(5368709120.));
    }

    void nothingElseIs()
    {
        for (const char* text :
             {"", "409600", "0,804", "012,345", "1234,567", "12,34", "1,2345", "1,234.567", "1.234,567", "1,,234"})
            QVERIFY2(!parseGrouped(QString::fromLatin1(text)), text);
    }
};

QTEST_GUILESS_MAIN(ParseGroupedTest)
#include "tst_parse_grouped.moc"
