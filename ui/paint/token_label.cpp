#include "ui/paint/token_label.h"

#include <QList>

#include <algorithm>
#include <string_view>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype longestLabel = 80;

QString codeText(uint code)
{
    return u"U+%1"_s.arg(code, 4, 16, QChar(u'0')).toUpper();
}

/// A character that draws nothing by itself: controls, joiners, direction marks, fillers. Plain spaces are looked at
/// apart.
bool isShapeless(uint code)
{
    // Letters and symbols by category, but blank by design: Hangul fillers and the braille cell without dots.
    for (const uint blank : {0x115FU, 0x1160U, 0x3164U, 0xFFA0U, 0x2800U})
        if (code == blank)
            return true;
    switch (QChar::category(static_cast<char32_t>(code))) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return false;
    }
}

/// An accent, a vowel sign, a variation selector: it sits on the character before it.
bool isCombining(uint code)
{
    const auto category = QChar::category(static_cast<char32_t>(code));
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing
           || category == QChar::Mark_SpacingCombining;
}

/// A length of UTF-8 that begins a text: of one character, or 0 if the first byte does not begin one.
std::size_t lengthOfCharacter(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    const std::size_t length = first < 0x80                    ? 1
                               : first >= 0xC2 && first < 0xE0 ? 2
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xF0 && first < 0xF5 ? 4
                                                               : 0;
    if (length > text.size())
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80)
            return 0;
    // Too long a form, half a surrogate pair, past the last character.
    const unsigned second = length > 1 ? byte(1) : 0;
    const bool isOutside = (first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0)
                           || (first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90);
    return isOutside ? 0 : length;
}

/// Decoded, with "⟨E2⟩" for each byte that is no character: pieces of a tokenizer that cuts between bytes.
QString decoded(std::string_view token)
{
    QString text;
    while (!token.empty()) {
        const std::size_t length = lengthOfCharacter(token);
        if (length > 0)
            text += QString::fromUtf8(token.data(), static_cast<qsizetype>(length));
        else
            text += u"⟨%1⟩"_s.arg(static_cast<unsigned char>(token[0]), 2, 16, QChar(u'0')).toUpper();
        token.remove_prefix(std::max<std::size_t>(1, length));
    }
    return text;
}

QString visibleCharacter(uint code)
{
    switch (code) {
    case u' ':
        return u"␣"_s;
    case u'\t':
        return u"⇥"_s;
    case u'\n':
    case u'\r':
        return u"⏎"_s;
    default:
        break;
    }
    if (isShapeless(code) || QChar::isSpace(static_cast<char32_t>(code)))
        return codeText(code);
    return QString::fromUcs4(reinterpret_cast<const char32_t*>(&code), 1);
}

QString visible(const QString& text)
{
    if (text.isEmpty())
        return u"∅"_s;
    const QList<uint> codes = text.toUcs4();
    const auto isBlank = [](uint code) { return QChar::isSpace(static_cast<char32_t>(code)) || isShapeless(code); };
    qsizetype first = 0;
    while (first < codes.size() && isBlank(codes[first]))
        ++first;
    qsizetype last = codes.size();
    while (last > first && isBlank(codes[last - 1]))
        --last;

    QString shown;
    for (qsizetype i = 0; i < codes.size(); ++i) {
        const bool inside = i >= first && i < last;
        // Joiners inside an emoji or a word shape it: they stay as they are.
        const bool keeps =
            inside && (codes[i] == u' ' || QChar::category(static_cast<char32_t>(codes[i])) == QChar::Other_Format);
        // What sits on another character gets a circle to sit on.
        if (isCombining(codes[i]) && (i == 0 || isBlank(codes[i - 1])))
            shown += QChar(0x25CC);
        shown +=
            keeps ? QString::fromUcs4(reinterpret_cast<const char32_t*>(&codes[i]), 1) : visibleCharacter(codes[i]);
    }
    return shown;
}

} // namespace

QString tokenLabel(const std::string& token)
{
    // A token can be very long: no more of it is decoded than can show, and no character is cut in two.
    std::size_t end = std::min<std::size_t>(token.size(), 1024);
    while (end < token.size() && end > 1020 && (static_cast<unsigned char>(token[end]) & 0xC0) == 0x80)
        --end;
    const QString text = decoded(std::string_view(token).substr(0, end));
    QString label = visible(text);
    if (label.size() <= longestLabel && token.size() <= 1024)
        return label;
    qsizetype cut = std::min(longestLabel, label.size());
    if (cut > 0 && label.at(cut - 1).isHighSurrogate())
        --cut;
    return label.left(cut) + u'…';
}

QString fullTokenLabel(const std::string& token)
{
    return visible(decoded(token));
}

} // namespace headlight
