#include "ui/export/number_table.h"

#include "core/files/json_text.h"
#include "ui/paint/quantity_text.h"

#include <cmath>

namespace headlight {

namespace {

/// A field as spreadsheets paste it: quoted where it holds the separator, a quote or a line break.
QByteArray tableField(QByteArray text, char separator = '\t')
{
    if (!text.contains(separator) && !text.contains('"') && !text.contains('\n') && !text.contains('\r'))
        return text;
    return '"' + text.replace('"', "\"\"") + '"';
}

} // namespace

QString numberTable(const AttentionSource& source, Quantity quantity, Index layer, Index head)
{
    const Matrix<double> numbers = source.matrix(quantity, layer, head);
    const auto& rowTokens = hasKeyRows(quantity) ? source.keyTokens() : source.queryTokens();
    QByteArray text;
    for (Index j = 0; j < numbers.cols(); ++j)
        text +=
            '\t'
            + tableField(isKeyed(quantity) ? QByteArray::fromStdString(source.keyTokens()[static_cast<std::size_t>(j)])
                                           : columnLabel(source, quantity, j).toUtf8());
    text += '\n';
    for (Index i = 0; i < numbers.rows(); ++i) {
        text += tableField(QByteArray::fromStdString(rowTokens[static_cast<std::size_t>(i)]));
        for (Index j = 0; j < numbers.cols(); ++j)
            text += '\t' + (std::isfinite(numbers(i, j)) ? shortestNumber(numbers(i, j)) : QByteArray());
        text += '\n';
    }
    return QString::fromUtf8(text);
}

QString pageTable(const Page& page, char separator)
{
    QByteArray text;
    for (const auto& part : page.parts) {
        const std::vector<QStringList> rows = part->numbers();
        if (rows.empty())
            continue;
        text += (text.isEmpty() ? "" : "\n") + tableField(part->title().toUtf8().replace("_", ""), separator) + '\n';
        for (const QStringList& row : rows) {
            for (qsizetype i = 0; i < row.size(); ++i)
                text += (i > 0 ? QByteArray(1, separator) : QByteArray()) + tableField(row[i].toUtf8(), separator);
            text += '\n';
        }
    }
    return QString::fromUtf8(text);
}

} // namespace headlight
