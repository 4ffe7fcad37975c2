#include "core/text/korean.h"

#include <QRegularExpression>

#include <array>

namespace headlight {

namespace {

/// How a word's sound ends, as far as particles care.
enum class Ending { Vowel, Rieul, Consonant, Unknown };

struct Forms {
    QString afterConsonant, afterVowel, unknown;
};

Forms formsOf(Particle particle)
{
    switch (particle) {
    case Particle::Subject:
        return {QStringLiteral("이"), QStringLiteral("가"), QStringLiteral("이(가)")};
    case Particle::Topic:
        return {QStringLiteral("은"), QStringLiteral("는"), QStringLiteral("은(는)")};
    case Particle::Object:
        return {QStringLiteral("을"), QStringLiteral("를"), QStringLiteral("을(를)")};
    case Particle::With:
        return {QStringLiteral("과"), QStringLiteral("와"), QStringLiteral("와(과)")};
    case Particle::Direction:
        break;
    }
    return {QStringLiteral("으로"), QStringLiteral("로"), QStringLiteral("(으)로")};
}

Ending hangulEnding(char16_t syllable)
{
    constexpr int rieul = 8;
    const int final = (syllable - 0xAC00) % 28;
    return final == 0 ? Ending::Vowel : final == rieul ? Ending::Rieul : Ending::Consonant;
}

/// 영 일 이 삼 사 오 육 칠 팔 구; a number that ends in zeros ends in 십, 백, 천 or 만, a consonant like 영.
Ending digitEnding(char16_t digit)
{
    constexpr std::array endings{Ending::Consonant, Ending::Rieul,     Ending::Vowel, Ending::Consonant, Ending::Vowel,
                                 Ending::Vowel,     Ending::Consonant, Ending::Rieul, Ending::Rieul,     Ending::Vowel};
    return endings[static_cast<std::size_t>(digit - u'0')];
}

/// 엘, 엠, 엔, 알; all other letters' names end in a vowel.
Ending letterNameEnding(QChar letter)
{
    switch (letter.toLower().unicode()) {
    case u'l':
    case u'r':
        return Ending::Rieul;
    case u'm':
    case u'n':
        return Ending::Consonant;
    default:
        return Ending::Vowel;
    }
}

bool isVowel(QChar letter)
{
    return QStringView(u"aeiouy").contains(letter.toLower());
}

/// As English words are written in Hangul: ball 볼, moon 문, king 킹, top 탑, but red 레드, car 카, post 포스트.
Ending latinEnding(QStringView word)
{
    if (word.size() == 1 || word.toString().toUpper() == word)
        return letterNameEnding(word.back());
    const qsizetype size = word.size();
    const QChar last = word[size - 1].toLower();
    const QChar before = word[size - 2].toLower();
    const bool silentE = last == u'e' && size > 2;
    if (silentE && before == u'l')
        return Ending::Rieul; // apple, whole
    if (silentE && (before == u'm' || before == u'n') && isVowel(word[size - 3]))
        return Ending::Consonant; // name, cone
    if (last == u'l')
        return Ending::Rieul;
    if (last == u'm' || last == u'n' || (last == u'g' && before == u'n'))
        return Ending::Consonant;
    const bool stops = QStringView(u"ptkbc").contains(last) || (last == u'k' && before == u'c');
    if (stops && (isVowel(before) || before == u'c'))
        return Ending::Consonant; // top, cat, book, black
    return Ending::Vowel;
}

bool isLatin(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

Ending endingOf(const QString& word)
{
    qsizetype end = word.size();
    while (end > 0 && (word[end - 1].isPunct() || word[end - 1].isSpace() || word[end - 1].isMark()))
        --end;
    if (end == 0)
        return Ending::Unknown;
    const QString composed = word.left(end).normalized(QString::NormalizationForm_C);
    end = composed.size();
    const QChar last = composed[end - 1];
    const char16_t code = last.unicode();
    if (code >= 0xAC00 && code <= 0xD7A3)
        return hangulEnding(code);
    if (code >= u'0' && code <= u'9')
        return digitEnding(code);
    if (code == 0xB2 || code == 0xB3)
        return Ending::Consonant; // 제곱, 세제곱
    if (code >= 0x3131 && code <= 0x314E)
        return code == 0x3139 ? Ending::Rieul : Ending::Consonant; // 리을; 기역, 니은, …
    if (code >= 0x314F && code <= 0x3163)
        return Ending::Vowel;
    if (code >= 0x3041 && code <= 0x30FC)
        return code == 0x3093 || code == 0x30F3 ? Ending::Consonant : Ending::Vowel; // ん, ン
    if (!isLatin(last))
        return Ending::Unknown;
    qsizetype begin = end;
    while (begin > 0 && isLatin(composed[begin - 1]))
        --begin;
    return latinEnding(QStringView(composed).mid(begin));
}

Particle particleOfPair(const QString& pair)
{
    for (const Particle particle :
         {Particle::Subject, Particle::Topic, Particle::Object, Particle::With, Particle::Direction})
        if (formsOf(particle).unknown == pair)
            return particle;
    return Particle::Subject;
}

} // namespace

QString particleFor(const QString& word, Particle particle)
{
    const Forms forms = formsOf(particle);
    switch (endingOf(word)) {
    case Ending::Vowel:
        return forms.afterVowel;
    case Ending::Rieul:
        return particle == Particle::Direction ? forms.afterVowel : forms.afterConsonant;
    case Ending::Consonant:
        return forms.afterConsonant;
    case Ending::Unknown:
        break;
    }
    return forms.unknown;
}

QString filledIn(const QString& pattern, const QStringList& values)
{
    static const QRegularExpression place(
        QStringLiteral("%([1-9])(?:([”’\"')\\]]*)(이\\(가\\)|은\\(는\\)|을\\(를\\)|와\\(과\\)|\\(으\\)로))?"));
    QString text;
    qsizetype copied = 0;
    for (auto matches = place.globalMatch(pattern); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QString value = values.value(match.captured(1).toInt() - 1);
        text += QStringView(pattern).mid(copied, match.capturedStart() - copied);
        text += value;
        if (match.hasCaptured(3))
            text += match.captured(2) + particleFor(value, particleOfPair(match.captured(3)));
        copied = match.capturedEnd();
    }
    return text += QStringView(pattern).mid(copied);
}

} // namespace headlight
