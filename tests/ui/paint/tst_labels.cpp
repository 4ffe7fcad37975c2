#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/text.h"
#include "ui/paint/token_label.h"

#include <QFontMetricsF>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestLabels : public QObject {
    Q_OBJECT

private slots:
    void everyTokenCanBeSeen_data();
    void everyTokenCanBeSeen();
    void longTokensAreCut();
    void badBytesGiveALabel();
    void subscriptsAreApart_data();
    void subscriptsAreApart();
    void richTextIsEscaped();
    void richTextBreaksNoNumber();
    void componentsAreCountedFromOne();
    void shortenedTextFits();
    void subscriptsAreNarrower();
};

void TestLabels::everyTokenCanBeSeen_data()
{
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("label");
    QTest::newRow("a word stays") << u"cube"_s << u"cube"_s;
    QTest::newRow("Korean stays") << u"상자"_s << u"상자"_s;
    QTest::newRow("a space inside stays") << u"key 1"_s << u"key 1"_s;
    QTest::newRow("empty") << u""_s << u"∅"_s;
    QTest::newRow("a space alone") << u" "_s << u"␣"_s;
    QTest::newRow("a leading space") << u" red"_s << u"␣red"_s;
    QTest::newRow("a space at the end") << u"red "_s << u"red␣"_s;
    QTest::newRow("a tab") << u"\t"_s << u"⇥"_s;
    QTest::newRow("a line break inside") << u"a\nb"_s << u"a⏎b"_s;
    QTest::newRow("the sign for a broken character") << u"\uFFFD"_s << u"\uFFFD"_s;
    QTest::newRow("an accent alone") << u"\u0301"_s << u"◌\u0301"_s;
    QTest::newRow("an accent after a space") << u" \u0301"_s << u"␣◌\u0301"_s;
    QTest::newRow("an accent on a letter stays") << u"e\u0301"_s << u"e\u0301"_s;
    QTest::newRow("a variation selector alone") << u"\uFE0F"_s << u"◌\uFE0F"_s;
    QTest::newRow("a Hangul filler") << u"\u3164"_s << u"U+3164"_s;
    QTest::newRow("braille without dots") << u"\u2800"_s << u"U+2800"_s;
    QTest::newRow("a direction mark alone") << u"\u200F"_s << u"U+200F"_s;
    QTest::newRow("right to left stays") << u"שלום"_s << u"שלום"_s;
    QTest::newRow("a no-break space") << u"\u00A0"_s << u"U+00A0"_s;
    QTest::newRow("a zero width space") << QString(QChar(0x200B)) << u"U+200B"_s;
    QTest::newRow("a wide space") << QString(QChar(0x3000)) << u"U+3000"_s;
    QTest::newRow("a control") << QString(QChar(1)) << u"U+0001"_s;
    QTest::newRow("an emoji held together by joiners stays") << u"👩‍🚀"_s << u"👩‍🚀"_s;
}

void TestLabels::everyTokenCanBeSeen()
{
    QFETCH(QString, token);
    QFETCH(QString, label);
    QCOMPARE(tokenLabel(token.toStdString()), label);
    QCOMPARE(fullTokenLabel(token.toStdString()), label);
}

void TestLabels::longTokensAreCut()
{
    const std::string token(5000, 'x');
    QCOMPARE(tokenLabel(token).size(), 81);
    QVERIFY(tokenLabel(token).endsWith(u'…'));
    QCOMPARE(fullTokenLabel(token).size(), 5000);
}

void TestLabels::badBytesGiveALabel()
{
    QCOMPARE(tokenLabel("\xff\xfe"), u"⟨FF⟩⟨FE⟩"_s);
    QCOMPARE(tokenLabel("\xe2\x80"), u"⟨E2⟩⟨80⟩"_s);         // two thirds of an ellipsis
    QCOMPARE(tokenLabel("caf\xc3"), u"caf⟨C3⟩"_s);           // half an é
    QCOMPARE(tokenLabel("\xed\xa0\x80"), u"⟨ED⟩⟨A0⟩⟨80⟩"_s); // half a surrogate pair
    QCOMPARE(tokenLabel("\xc0\xaf"), u"⟨C0⟩⟨AF⟩"_s);         // a slash written too long
    QCOMPARE(tokenLabel("\xf4\x90\x80\x80"), u"⟨F4⟩⟨90⟩⟨80⟩⟨80⟩"_s);
    QCOMPARE(tokenLabel("\xf0\x9f\x99\x82"), u"🙂"_s);
    QCOMPARE(fullTokenLabel("\xff"), u"⟨FF⟩"_s);
    QVERIFY(!tokenLabel(std::string(1, '\0')).isEmpty());
}

void TestLabels::subscriptsAreApart_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<MathRun>>("runs");
    QTest::newRow("matrix") << u"W_Q"_s << QList<MathRun>{{u"W"_s, false}, {u"Q"_s, true}};
    QTest::newRow("root") << u"÷ √d_k"_s << QList<MathRun>{{u"÷ √d"_s, false}, {u"k"_s, true}};
    QTest::newRow("in a sentence") << u"x_12 · y"_s
                                   << QList<MathRun>{{u"x"_s, false}, {u"12"_s, true}, {u" · y"_s, false}};
    QTest::newRow("a Korean particle stands on the line")
        << u"W_Q에서"_s << QList<MathRun>{{u"W"_s, false}, {u"Q"_s, true}, {u"에서"_s, false}};
    QTest::newRow("plain") << u"plain"_s << QList<MathRun>{{u"plain"_s, false}};
    QTest::newRow("a bare underscore is itself") << u"a _ b_"_s << QList<MathRun>{{u"a _ b_"_s, false}};
    QTest::newRow("empty") << u""_s << QList<MathRun>{};
}

void TestLabels::subscriptsAreApart()
{
    QFETCH(QString, text);
    QFETCH(QList<MathRun>, runs);
    QCOMPARE(mathRuns(text), runs);
}

void TestLabels::richTextIsEscaped()
{
    QCOMPARE(mathHtml(u"W_Q < 1"_s), u"W<sub>Q</sub> &lt; 1"_s);
}

void TestLabels::richTextBreaksNoNumber()
{
    QTextDocument document;
    document.setHtml(mathHtml(u"in all "_s + groupedText(16777216) + u" weights"_s));
    for (int width = 90; width < 200; width += 10) {
        document.setTextWidth(width);
        QVERIFY(document.size().height() > 0); // lays it out
        const QTextBlock block = document.firstBlock();
        QVERIFY(block.layout()->lineCount() > 0);
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QTextLine line = block.layout()->lineAt(i);
            const QString text = block.text().mid(line.textStart(), line.textLength());
            QVERIFY2(!text.contains(u"16"_s) || text.contains(u"216"_s), qPrintable(text));
        }
    }
}

void TestLabels::componentsAreCountedFromOne()
{
    QCOMPARE(numbered(u'q', 1), u"q₁"_s);
    QCOMPARE(numbered(u'k', 128), u"k₁₂₈"_s);
}

void TestLabels::shortenedTextFits()
{
    const QFont font = pictureFont(QFont());
    const QString text = u"an-exceedingly-long-token"_s;
    const QString shown = shortened(text, font, 60);
    QVERIFY(QFontMetricsF(font).horizontalAdvance(shown) <= 60);
    QVERIFY(shown.contains(u'…'));
    QCOMPARE(shortened(u"red"_s, font, 100), u"red"_s);
}

void TestLabels::subscriptsAreNarrower()
{
    const QFont font = withPixelSize(QFont(), 20);
    QVERIFY(mathWidth(mathRuns(u"W_Q"_s), font) < QFontMetricsF(font).horizontalAdvance(u"WQ"_s));
}

QTEST_MAIN(TestLabels)
#include "tst_labels.moc"
