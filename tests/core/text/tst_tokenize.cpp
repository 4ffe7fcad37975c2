#include "core/text/tokenize.h"

#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

QStringList tokens(const QString& sentence, Split split)
{
    QStringList list;
    for (const std::string& token : tokenize(sentence, split))
        list.append(QString::fromStdString(token));
    return list;
}

} // namespace

class Tokenize : public QObject {
    Q_OBJECT

private slots:
    void sentenceSplitsIntoWords_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const QString& sentence, const QString& expected) {
            QTest::newRow(name) << sentence << expected.split(u'/', Qt::SkipEmptyParts);
        };
        row("English", u"a red cube on top of a blue sphere"_s, u"a/red/cube/on/top/of/a/blue/sphere"_s);
        row("each punctuation mark", u"Stop!? \"(Yes)...\""_s, u"Stop/!/?/\"/(/Yes/)/./././\""_s);
        row("apostrophe and decimal point stay inside", u"Don't pay 3.14"_s, u"Don't/pay/3.14"_s);
        row("hyphen", u"well-known"_s, u"well/-/known"_s);
        row("Korean by spaces", u"빨간 상자가 파란 공 위에 있다."_s, u"빨간/상자가/파란/공/위에/있다/."_s);
        row("Korean in jamo", u"상자가"_s.normalized(QString::NormalizationForm_D) + u" 공"_s,
            u"상자가/공"_s.replace(u"상자가"_s, u"상자가"_s.normalized(QString::NormalizationForm_D)));
        row("Chinese by character", u"我爱北京"_s, u"我/爱/北/京"_s);
        row("Hebrew and Arabic", u"שלום עולם, مرحبا"_s, u"שלום/עולם/,/مرحبا"_s);
        row("Devanagari", u"नमस्ते दुनिया।"_s, u"नमस्ते/दुनिया/।"_s);
        row("Greek and Cyrillic", u"καλημέρα мир"_s, u"καλημέρα/мир"_s);
        row("combining marks stay on their letter", u"cafe\u0301 x\u0302\u0323y"_s, u"cafe\u0301/x\u0302\u0323y"_s);
        row("emoji joined, flagged, toned, keycapped", u"👨‍👩‍👧🇰🇷🇯🇵👍🏽 ❤️1️⃣"_s,
            u"👨‍👩‍👧/🇰🇷/🇯🇵/👍🏽/❤️/1️⃣"_s);
        row("beyond the basic plane", u"𝐱 𐐀𐐁"_s, u"𝐱/𐐀𐐁"_s);
        row("white space of all kinds", u"\t a\u00a0b\u3000c\r\nd\u2003"_s, u"a/b/c/d"_s);
        row("invisible characters alone", u"a \u200d \u200b\ufeff b\u0001"_s, u"a/b"_s);
        row("byte order marks", u"\ufeffred cu\ufeffbe \ufeff|\ufeffa_b"_s, u"red/cube/a b"_s);
        row("scripts without spaces", u"ไทย ខ្មែ"_s, u"ไทย/ខ្មែ"_s);
        row("words that need a dictionary stay together", u"น้ำตาลไทย ຂອບໃຈ ភាសាខ្មែរ မြန်မာစာ!"_s,
            u"น้ำตาลไทย/ຂອບໃຈ/ភាសាខ្មែរ/မြန်မာစာ/!"_s);
        row("bar cuts what stays together", u"น้ำตาล|ไทย"_s, u"น้ำตาล/ไทย"_s);
        row("flags after emoji", u"👩‍🚀🇰🇷🇯🇵🇫 🇰🇷"_s,
            u"👩‍🚀/🇰🇷/🇯🇵/🇫/🇰🇷"_s);
        row("bar cuts", u"상자|가 un|believ|able"_s, u"상자/가/un/believ/able"_s);
        row("bars alone", u"| || a|"_s, u"a"_s);
        row("underscore joins", u"in New_York_City today"_s, u"in/New York City/today"_s);
        row("underscore joins Korean", u"빨간_공"_s, u"빨간 공"_s);
        row("underscore joins across scripts", u"我_愛 a_🟥"_s, u"我 愛/a 🟥"_s);
        row("underscore without two neighbours", u"_a b_ _ c__d"_s, u"_/a/b/_/_/c/_/_/d"_s);
        row("bar beside underscore", u"a_|b"_s, u"a/_/b"_s);
        row("nothing", u""_s, u""_s);
        row("space alone", u" \n "_s, u""_s);
    }

    void sentenceSplitsIntoWords()
    {
        QFETCH(QString, sentence);
        QFETCH(QStringList, expected);
        QCOMPARE(tokens(sentence, Split::Words), expected);
    }

    void sentenceSplitsIntoCharacters_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char* name, const QString& sentence, const QString& expected) {
            QTest::newRow(name) << sentence << expected.split(u'/', Qt::SkipEmptyParts);
        };
        row("letters without the spaces", u"a cube."_s, u"a/c/u/b/e/."_s);
        row("syllables", u"빨간 공"_s, u"빨/간/공"_s);
        row("clusters", u"e\u0301👩‍🚀🇰🇷नि"_s, u"e\u0301/👩‍🚀/🇰🇷/नि"_s);
        row("underscore is a space that counts", u"a_b__"_s, u"a/ /b/ / "_s);
        row("bar vanishes", u"a|b|"_s, u"a/b"_s);
        row("Thai, by what a reader takes for one", u"น้ำไทย"_s, u"น้ำ/ไ/ท/ย"_s);
    }

    void sentenceSplitsIntoCharacters()
    {
        QFETCH(QString, sentence);
        QFETCH(QStringList, expected);
        QCOMPARE(tokens(sentence, Split::Characters), expected);
    }

    void loneSurrogatesBecomeReplacementCharacters()
    {
        const QString broken = QString(QChar(0xD83D)) + u"a "_s + QChar(0xDE00) + QChar(0xD83D);
        for (const Split split : {Split::Words, Split::Characters}) {
            const QString all = tokens(broken, split).join(QString());
            QCOMPARE(all, u"\uFFFDa\uFFFD\uFFFD"_s);
        }
    }

    void noTokenIsEmptyAndNothingVisibleIsLost()
    {
        const QString sentence =
            u"“Ünïcödé”—tést ｆｕｌｌ① ㄱㅏ ไทย ខ្មែរ ༄༅ ①½ a\u0308\u0323 ﷽ 🏴‍☠️👩🏿‍🤝‍👨🏻"_s;
        for (const Split split : {Split::Words, Split::Characters}) {
            QString all;
            for (const QString& token : tokens(sentence, split)) {
                QVERIFY(!token.isEmpty());
                all += token;
            }
            QCOMPARE(all, QString(sentence).remove(u' '));
        }
    }
};

QTEST_GUILESS_MAIN(Tokenize)
#include "tst_tokenize.moc"
