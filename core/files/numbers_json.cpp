#include "core/attention/softmax.h"
#include "core/files/json_text.h"
#include "core/files/numbers.h"

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
    explicit Items(const ByteSink& sink) : m_sink(sink) {}
    void next()
    {
        m_sink(m_first ? "\n" : ",\n");
        m_first = false;
    }

private:
    const ByteSink& m_sink;
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

QByteArray jsonPairs(const std::vector<TokenPair>& pairs)
{
    QByteArray text = "[";
    for (const auto& [query, key] : pairs)
        text.append(text.size() == 1 ? "[" : ", [")
            .append(QByteArray::number(query) + ", " + QByteArray::number(key) + "]");
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

void writeRows(const Numbers& numbers, Index layer, Index head, const ByteSink& sink)
{
    sink("\"rows\": [");
    Items items(sink);
    numbers.forEachRow(layer, head, [&](Index query, const Matrix<double>& row) {
        items.next();
        sink(numbers.what == Numbers::What::Statistics ? jsonObject(named(numbers.statistics(layer, query, row)))
                                                       : jsonRow(row));
    });
    sink("]");
}

void writeMatrices(const Numbers& numbers, Index layer, Index head, const ByteSink& sink)
{
    sink("\"matrices\": [");
    Items items(sink);
    numbers.forEachRow(layer, head, [&](Index, const Matrix<double>& weights) {
        items.next();
        sink("[");
        const Matrix<double> gradient = softmaxGradient<double>(weights);
        for (Index i = 0; i < gradient.rows(); ++i)
            sink((i == 0 ? QByteArray() : QByteArray(",\n ")) + jsonRow(gradient.row(i)));
        sink("]");
    });
    sink("]");
}

void writeHead(const Numbers& numbers, Index layer, Index head, const ByteSink& sink)
{
    sink("{\"head\": " + QByteArray::number(head) + ", ");
    if (numbers.what == Numbers::What::Gradient)
        writeMatrices(numbers, layer, head, sink);
    else
        writeRows(numbers, layer, head, sink);
    if (numbers.what == Numbers::What::Weights && numbers.source.publishedWeights(layer, head))
        sink(",\n\"published\": " + jsonPairs(numbers.source.publishedCells(layer, head)));
    if (numbers.what == Numbers::What::Statistics) {
        sink(",\n\"patterns\": " + jsonObject(named(patternScores(numbers.source, layer, head))));
        sink(",\n\"baselines\": " + jsonObject(named(patternBaselines(numbers.source, layer))));
    }
    sink("}");
}

void writeLayer(const Numbers& numbers, const Numbers::Part& part, const ByteSink& sink)
{
    sink("{\"layer\": " + QByteArray::number(part.layer) + ", ");
    if (numbers.isPerHead()) {
        sink("\"heads\": [");
        Items items(sink);
        for (const Index head : part.heads) {
            items.next();
            writeHead(numbers, part.layer, head, sink);
        }
        sink("]");
    } else {
        writeRows(numbers, part.layer, 0, sink);
    }
    sink("}");
}

} // namespace

void writeJson(const Numbers& numbers, const ByteSink& sink)
{
    sink("{\"what\": \"" + Numbers::names()[static_cast<qsizetype>(numbers.what)].toUtf8() + "\",\n");
    sink("\"query_tokens\": " + jsonNames(numbers.source.queryTokens()) + ",\n");
    sink("\"key_tokens\": " + jsonNames(numbers.source.keyTokens()) + ",\n");
    if (numbers.what == Numbers::What::Embeddings) {
        writeRows(numbers, 0, 0, sink);
    } else {
        sink("\"layers\": [");
        Items items(sink);
        for (const Numbers::Part& part : numbers.parts) {
            items.next();
            writeLayer(numbers, part, sink);
        }
        sink("]");
    }
    sink("}\n");
}

} // namespace headlight
