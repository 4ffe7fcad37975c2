#include "core/files/csv.h"

namespace headlight {

QByteArray csvField(const std::string& utf8)
{
    QByteArray field = QByteArray::fromStdString(utf8);
    if (utf8.find_first_of(",\"\r\n") == std::string::npos)
        return field;
    return '"' + field.replace('"', "\"\"") + '"';
}

} // namespace headlight
