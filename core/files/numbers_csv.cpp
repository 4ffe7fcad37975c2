#include "core/attention/softmax.h"
#include "core/files/csv.h"
#include "core/files/json_text.h"
#include "core/files/numbers.h"

#include <cmath>

namespace headlight {

namespace {

using What = Numbers::What;

/// A forbidden score, −∞, is empty, and so is what there is none of.
QByteArray csvNumber(std::optional<double> number)
{
    return number && std::isfinite(*number) ? shortestNumber(*number) : QByteArray();
}

QByteArray csvLine(const QByteArrayList& fields)
{
    return fields.join(',') + "\r\n";
}

QByteArray headerOf(const Numbers& numbers)
{
    if (numbers.what == What::Gradient)
        return csvLine(
            {"layer", "head", "query", "key", "score_key", "query_token", "key_token", "score_key_token", "value"});
    if (numbers.what == What::Statistics)
        return csvLine({"layer", "head", "query", "statistic", "query_token", "value"});
    if (isKeyed(numbers.quantity()))
        return csvLine({"layer", "head", "query", "key", "query_token", "key_token", "value"});
    return csvLine({"layer", "head", "query", "dimension", "query_token", "value"});
}

class CsvTable {
public:
    CsvTable(const Numbers& numbers, const ByteSink& sink) : m_numbers(numbers), m_sink(sink)
    {
        for (const std::string& token : numbers.rowTokens())
            m_rowTokens.append(csvField(token));
        for (const std::string& token : numbers.source.keyTokens())
            m_keyTokens.append(csvField(token));
    }

    /// @param layer, head empty where the numbers belong to none
    void write(Index layer, Index head, const QByteArray& layerField, const QByteArray& headField)
    {
        m_place = layerField + ',' + headField + ',';
        m_numbers.forEachRow(layer, head, [&](Index query, const Matrix<double>& row) {
            const QByteArray queryField = QByteArray::number(query);
            if (m_numbers.what == What::Gradient)
                writeGradient(query, queryField, softmaxGradient<double>(row));
            else if (m_numbers.what == What::Statistics)
                for (const auto& [name, value] : named(m_numbers.statistics(layer, query, row)))
                    line({queryField, name, m_rowTokens[query], csvNumber(value)});
            else
                for (Index j = 0; j < row.size(); ++j)
                    writeNumber(query, queryField, j, row(j));
        });
        if (m_numbers.what != What::Statistics)
            return;
        for (const auto& [name, value] : named(patternScores(m_numbers.source, layer, head)))
            line({{}, QByteArray("pattern.") + name, {}, csvNumber(value)});
        for (const auto& [name, value] : named(patternBaselines(m_numbers.source, layer)))
            line({{}, QByteArray("baseline.") + name, {}, csvNumber(value)});
    }

private:
    void line(const QByteArrayList& fields) { m_sink(m_place + csvLine(fields)); }

    void writeNumber(Index query, const QByteArray& queryField, Index column, double number)
    {
        if (isKeyed(m_numbers.quantity()))
            line({queryField, QByteArray::number(column), m_rowTokens[query], m_keyTokens[column], csvNumber(number)});
        else
            line({queryField, QByteArray::number(column), m_rowTokens[query], csvNumber(number)});
    }

    void writeGradient(Index query, const QByteArray& queryField, const Matrix<double>& gradient)
    {
        for (Index i = 0; i < gradient.rows(); ++i)
            for (Index j = 0; j < gradient.cols(); ++j)
                line({queryField, QByteArray::number(i), QByteArray::number(j), m_rowTokens[query], m_keyTokens[i],
                      m_keyTokens[j], csvNumber(gradient(i, j))});
    }

    const Numbers& m_numbers;
    const ByteSink& m_sink;
    QByteArrayList m_rowTokens;
    QByteArrayList m_keyTokens;
    QByteArray m_place; ///< layer and head of the lines being written
};

} // namespace

void writeCsv(const Numbers& numbers, const ByteSink& sink)
{
    sink(headerOf(numbers));
    CsvTable table(numbers, sink);
    if (numbers.what == What::Embeddings)
        return table.write(0, 0, {}, {});
    for (const Numbers::Part& part : numbers.parts) {
        const QByteArray layer = QByteArray::number(part.layer);
        if (!numbers.isPerHead())
            table.write(part.layer, 0, layer, {});
        else
            for (const Index head : part.heads)
                table.write(part.layer, head, layer, QByteArray::number(head));
    }
}

} // namespace headlight
