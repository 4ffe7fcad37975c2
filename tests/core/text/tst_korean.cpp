#include "core/text/korean.h"

#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class Korean : public QObject {
    Q_OBJECT

private slots:
    void particleSuitsTheEndOfTheWord_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("particles");
        const QString vowel = u"가 는 를 와 로"_s;
        const QString rieul = u"이 은 을 과 로"_s;
        const QString consonant = u"이 은 을 과 으로"_s;
        const QString unknown = u"이(가) 은(는) 을(를) 와(과) (으)로"_s;
        const auto row = [](const QString& word, const QString& particles) {
            QTest::newRow(qPrintable(word.isEmpty() ? u"nothing"_s : word)) << word << particles;
        };
        for (const char16_t* word : {u"상자", u"“상자”", u"상자.", u"상자 ", u"ㅏ",     u"2",   u"4",  u"5",
                                     u"9",    u"L0H4",   u"cube",  u"red",   u"sphere", u"a",   u"A",  u"Q",
                                     u"GPU",  u"the",    u"me",    u"post",  u"car",    u"d_k", u"ひ", u"カ"})
            row(QString::fromUtf16(word), vowel);
        for (const char16_t* word : {u"물", u"ㄹ", u"1", u"7", u"8", u"ball", u"apple", u"whole", u"L", u"R", u"URL"})
            row(QString::fromUtf16(word), rieul);
        for (const char16_t* word :
             {u"공",  u"[공]", u"ㄱ",    u"0",    u"3",    u"6", u"10", u"1000", u"moon", u"king",   u"top",
              u"cat", u"book", u"black", u"name", u"cone", u"M", u"N",  u"pos²", u"ラン", u"한글 각"})
            row(QString::fromUtf16(word), consonant);
        for (const char16_t* word : {u"🟥", u"水", u"…", u"", u"שלום"})
            row(QString::fromUtf16(word), unknown);
    }

    void particleSuitsTheEndOfTheWord()
    {
        QFETCH(QString, word);
        QFETCH(QString, particles);
        QStringList found;
        for (const Particle particle :
             {Particle::Subject, Particle::Topic, Particle::Object, Particle::With, Particle::Direction})
            found.append(particleFor(word, particle));
        QCOMPARE(found.join(u' '), particles);
    }

    void jamoAreReadAsSyllables()
    {
        QCOMPARE(particleFor(u"공"_s.normalized(QString::NormalizationForm_D), Particle::Subject), u"이"_s);
        QCOMPARE(particleFor(u"자"_s.normalized(QString::NormalizationForm_D), Particle::Subject), u"가"_s);
    }

    void patternIsFilledWithTheRightParticles()
    {
        QCOMPARE(filledIn(u"“%1”이(가) %2을(를) 본다"_s, {u"상자"_s, u"공"_s}), u"“상자”가 공을 본다"_s);
        QCOMPARE(filledIn(u"“%1”이(가) %2을(를) 본다"_s, {u"공"_s, u"상자"_s}), u"“공”이 상자를 본다"_s);
        QCOMPARE(filledIn(u"%1와(과) %2은(는) %1(으)로"_s, {u"물"_s, u"불"_s}), u"물과 불은 물로"_s);
        QCOMPARE(filledIn(u"%2 reads %1"_s, {u"red"_s, u"cube"_s}), u"cube reads red"_s);
    }

    void valuesAreNotPatterns()
    {
        QCOMPARE(filledIn(u"%1 %2"_s, {u"%2"_s, u"%1"_s}), u"%2 %1"_s);
        QCOMPARE(filledIn(u"“%1”은(는) %2"_s, {u"이(가)"_s, u"은(는)"_s}), u"“이(가)”는 은(는)"_s);
        QCOMPARE(filledIn(u"100 % of %1%"_s, {u"all"_s}), u"100 % of all%"_s);
        QCOMPARE(filledIn(u"%3"_s, {u"one"_s}), QString());
    }
};

QTEST_GUILESS_MAIN(Korean)
#include "tst_korean.moc"
