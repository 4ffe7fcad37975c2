#include "core/files/unfit_character.h"

namespace headlight {

namespace {

bool isUnfit(char16_t c)
{
    constexpr char16_t turned[] = {u'\u202D', u'\u202E'}; // left to right and right to left override
    const bool isControl = c < u' ' || (c >= u'\u007F' && c < u'\u00A0');
    return (isControl && c != u'\n' && c != u'\t') || c == turned[0] || c == turned[1];
}

} // namespace

QString unfitCharacter(const QString& text)
{
    for (const QChar c : text)
        if (isUnfit(c.unicode()))
            return QStringLiteral("U+%1").arg(uint(c.unicode()), 4, 16, QLatin1Char('0')).toUpper();
    return {};
}

} // namespace headlight
