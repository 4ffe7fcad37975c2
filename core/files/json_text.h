#pragma once

#include <QByteArray>

#include <string>

namespace headlight {

/// The shortest decimal text that reads back as the same double, bit for bit; "-0.0" for −0.
/// Plain digits from 1e-5 to 1e16, with an exponent beyond. @param number finite
QByteArray shortestNumber(double number);

/// A text as a JSON string with its quotes. @param utf8 valid UTF-8
QByteArray jsonString(const std::string& utf8);

} // namespace headlight
