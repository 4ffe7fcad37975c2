#include "ui/document/kept_tokens.h"

#include <QTest>

using namespace headlight;

using Tokens = std::vector<std::string>;
using Places = std::vector<Index>;

class TestKeptTokens : public QObject {
    Q_OBJECT

private slots:
    void tokensAreFoundWhereTheyStood_data();
    void tokensAreFoundWhereTheyStood();
    void aLongListWithOneInsertionIsQuick();
    void twoLongListsWithNothingInCommonAreNew();
};

void TestKeptTokens::tokensAreFoundWhereTheyStood_data()
{
    QTest::addColumn<Tokens>("before");
    QTest::addColumn<Tokens>("after");
    QTest::addColumn<Places>("kept");
    QTest::newRow("nothing") << Tokens{} << Tokens{} << Places{};
    QTest::newRow("from nothing") << Tokens{} << Tokens{"a"} << Places{-1};
    QTest::newRow("the same") << Tokens{"a", "b"} << Tokens{"a", "b"} << Places{0, 1};
    QTest::newRow("put in") << Tokens{"a", "b"} << Tokens{"a", "x", "b"} << Places{0, -1, 1};
    QTest::newRow("taken out") << Tokens{"a", "x", "b"} << Tokens{"a", "b"} << Places{0, 2};
    QTest::newRow("replaced") << Tokens{"a", "x", "b"} << Tokens{"a", "y", "b"} << Places{0, -1, 2};
    QTest::newRow("at both ends") << Tokens{"a", "b"} << Tokens{"x", "a", "b", "y"} << Places{-1, 0, 1, -1};
    QTest::newRow("one more of the same") << Tokens{"a", "a"} << Tokens{"a", "a", "a"} << Places{0, 1, -1};
    QTest::newRow("crossed") << Tokens{"a", "b", "c", "d"} << Tokens{"b", "x", "d", "c"} << Places{1, -1, 3, -1};
}

void TestKeptTokens::tokensAreFoundWhereTheyStood()
{
    QFETCH(Tokens, before);
    QFETCH(Tokens, after);
    QTEST(keptTokens(before, after), "kept");
}

void TestKeptTokens::aLongListWithOneInsertionIsQuick()
{
    Tokens before(8191, "a");
    before[4000] = "here";
    Tokens after = before;
    after.insert(after.begin() + 4000, "new");
    const Places kept = keptTokens(before, after);
    QCOMPARE(kept[4000], -1);
    QCOMPARE(kept[4001], 4000);
    QCOMPARE(kept[8191], 8190);
}

void TestKeptTokens::twoLongListsWithNothingInCommonAreNew()
{
    const Places kept = keptTokens(Tokens(8192, "a"), Tokens(8192, "b"));
    QCOMPARE(kept, Places(8192, -1));
}

QTEST_GUILESS_MAIN(TestKeptTokens)
#include "tst_kept_tokens.moc"
