#include "ui/paint/token_label.h"

#include <QList>

#include <algorithm>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype longestLabel = 80;

QString codeText(uint code)
{
    return u"U+%1"_s.arg(code, 4, 16, QChar(u'0')).toUpper();
}

/// A character that draws nothing by itself: controls, joiners, direction marks. Plain spaces are looked at apart.
bool isShapeless(uint code)
{
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
        shown +=
            keeps ? QString::fromUcs4(reinterpret_cast<const char32_t*>(&codes[i]), 1) : visibleCharacter(codes[i]);
    }
    return shown;
}

} // namespace

QString tokenLabel(const std::string& token)
{
    // A token can be very long: no more of it is decoded than can show.
    const QString text =
        QString::fromUtf8(token.data(), static_cast<qsizetype>(std::min<std::size_t>(token.size(), 1024)));
    QString label = visible(text);
    if (label.size() <= longestLabel && token.size() <= 1024)
        return label;
    qsizetype end = std::min(longestLabel, label.size());
    if (end > 0 && label.at(end - 1).isHighSurrogate())
        --end;
    return label.left(end) + u'…';
}

QString fullTokenLabel(const std::string& token)
{
    return visible(QString::fromStdString(token));
}

} // namespace headlight
