#include "app/numbers.h"
#include "core/attention/softmax.h"
#include "core/files/json_text.h"

#include <cmath>

namespace headlight {

namespace {

/// A forbidden score, −∞, is null.
QByteArray jsonNumber(std::optional<double> number)
{
    return number && std::isfinite(*number) ? shortestNumber(*number) : QByteArray("null");
}

/// Items of a list or object, each on a line of its own.
class Items {
public:
    explicit Items(Output& output) : m_output(output) {}
    void next()
    {
        m_output.write(m_first ? "\n" : ",\n");
        m_first = false;
    }

private:
    Output& m_output;
    bool m_first = true;
};

template <class Row>
QByteArray jsonRow(const Row& row)
{
    QByteArray text = "[";
    for (Index j = 0; j < row.size(); ++j)
        text.append(j == 0 ? "" : ", ").append(jsonNumber(row(j)));
    return text.append(']');
}

QByteArray jsonNames(const std::vector<std::string>& names)
{
    QByteArray text = "[";
    for (const std::string& name : names)
        text.append(text.size() == 1 ? "" : ", ").append(jsonString(name));
    return text.append(']');
}

template <class Named>
QByteArray jsonObject(const Named& members)
{
    QByteArray text = "{";
    for (const auto& [name, value] : members)
        text.append(text.size() == 1 ? "\"" : ", \"").append(name).append("\": ").append(jsonNumber(value));
    return text.append('}');
}

void writeRows(const Numbers& numbers, Index layer, Index head, Output& output)
{
    output.write("\"rows\": [");
    Items items(output);
    numbers.forEachRow(layer, head, [&](Index query, const Matrix<double>& row) {
        items.next();
        output.write(numbers.what == Numbers::What::Statistics
                         ? jsonObject(named(numbers.statistics(layer, query, row)))
                         : jsonRow(row));
    });
    output.write("]");
}

void writeMatrices(const Numbers& numbers, Index layer, Index head, Output& output)
{
    output.write("\"matrices\": [");
    Items items(output);
    numbers.forEachRow(layer, head, [&](Index, const Matrix<double>& weights) {
        items.next();
        output.write("[");
        const Matrix<double> gradient = softmaxGradient<double>(weights);
        for (Index i = 0; i < gradient.rows(); ++i)
            output.write((i == 0 ? QByteArray() : QByteArray(",\n ")) + jsonRow(gradient.row(i)));
        output.write("]");
    });
    output.write("]");
}

void writeHead(const Numbers& numbers, Index layer, Index head, Output& output)
{
    output.write("{\"head\": " + QByteArray::number(head) + ", ");
    if (numbers.what == Numbers::What::Gradient)
        writeMatrices(numbers, layer, head, output);
    else
        writeRows(numbers, layer, head, output);
    if (numbers.what == Numbers::What::Statistics) {
        output.write(",\n\"patterns\": " + jsonObject(named(patternScores(numbers.source, layer, head))));
        output.write(",\n\"baselines\": " + jsonObject(named(patternBaselines(numbers.source, layer))));
    }
    output.write("}");
}

void writeLayer(const Numbers& numbers, const Numbers::Part& part, Output& output)
{
    output.write("{\"layer\": " + QByteArray::number(part.layer) + ", ");
    if (numbers.isPerHead()) {
        output.write("\"heads\": [");
        Items items(output);
        for (const Index head : part.heads) {
            items.next();
            writeHead(numbers, part.layer, head, output);
        }
        output.write("]");
    } else {
        writeRows(numbers, part.layer, 0, output);
    }
    output.write("}");
}

} // namespace

void writeJson(const Numbers& numbers, Output& output)
{
    output.write("{\"what\": \"" + numbers.name.toUtf8() + "\",\n");
    output.write("\"query_tokens\": " + jsonNames(numbers.source.queryTokens()) + ",\n");
    output.write("\"key_tokens\": " + jsonNames(numbers.source.keyTokens()) + ",\n");
    if (numbers.what == Numbers::What::Embeddings) {
        writeRows(numbers, 0, 0, output);
    } else {
        output.write("\"layers\": [");
        Items items(output);
        for (const Numbers::Part& part : numbers.parts) {
            items.next();
            writeLayer(numbers, part, output);
        }
        output.write("]");
    }
    output.write("}\n");
}

} // namespace headlight
