#pragma once

#include <QByteArray>

#include <string>

namespace headlight {

/// One field of a CSV line (RFC 4180): quoted where it holds a comma, a quote or a line break; quotes are doubled.
QByteArray csvField(const std::string& utf8);

} // namespace headlight
