#include "core/files/npy.h"

#include <QtEndian>

namespace headlight {

QByteArray npyHeader(const std::vector<Index>& shape)
{
    QByteArray dictionary = "{'descr': '<f8', 'fortran_order': False, 'shape': (";
    for (std::size_t i = 0; i < shape.size(); ++i)
        dictionary += QByteArray(i == 0 ? "" : " ") + QByteArray::number(shape[i]) + ",";
    if (shape.size() > 1)
        dictionary.chop(1); // only a one-dimensional shape is written with a trailing comma
    dictionary += "), }";

    constexpr qsizetype prefix = 10; // magic, version, length
    const qsizetype padding = 63 - (prefix + dictionary.size()) % 64;
    dictionary += QByteArray(padding, ' ') + '\n';
    QByteArray header("\x93NUMPY\x01\x00", 8);
    const auto length = qToLittleEndian(static_cast<quint16>(dictionary.size()));
    header.append(reinterpret_cast<const char*>(&length), sizeof length);
    return header + dictionary;
}

QByteArray npyData(const Matrix<double>& rows)
{
    const auto count = static_cast<qsizetype>(rows.size());
    QByteArray bytes(count * static_cast<qsizetype>(sizeof(double)), Qt::Uninitialized);
    qToLittleEndian<double>(rows.data(), count, bytes.data());
    return bytes;
}

} // namespace headlight
