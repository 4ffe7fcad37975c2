#include "core/files/json_text.h"

#include <array>
#include <charconv>
#include <cmath>

namespace headlight {

QByteArray shortestNumber(double number)
{
    if (number == 0)
        return std::signbit(number) ? "-0.0" : "0";
    const double size = std::abs(number);
    const auto format = size >= 1e-5 && size < 1e16 ? std::chars_format::fixed : std::chars_format::scientific;
    std::array<char, 64> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, format).ptr;
    return {text.data(), end - text.data()};
}

QByteArray jsonString(const std::string& utf8)
{
    QByteArray text = "\"";
    for (const char c : utf8) {
        if (c == '"' || c == '\\')
            text.append('\\').append(c);
        else if (c == '\n')
            text.append("\\n");
        else if (c == '\t')
            text.append("\\t");
        else if (static_cast<unsigned char>(c) < 0x20)
            text.append("\\u00").append(QByteArray(1, c).toHex());
        else
            text.append(c);
    }
    return text.append('"');
}

} // namespace headlight
