#include "core/files/document_file.h"
#include "core/files/json_text.h"
#include "core/files/layer_reader.h"

namespace headlight {

namespace {

/// Puts members and items one below the other, indented by how deep they stand.
class JsonWriter {
public:
    void open(char bracket)
    {
        m_text.append(bracket);
        m_depth += 2;
        m_first = true;
    }
    void close(char bracket)
    {
        m_depth -= 2;
        if (!m_first)
            newLine();
        m_text.append(bracket);
        m_first = false;
    }
    void item()
    {
        if (!m_first)
            m_text.append(',');
        m_first = false;
        newLine();
    }
    void key(const std::string& name)
    {
        item();
        m_text.append(jsonString(name)).append(": ");
    }
    void value(const QByteArray& text) { m_text.append(text); }
    void member(const char* name, const QByteArray& text)
    {
        key(name);
        value(text);
    }
    /// One line a row.
    template <class Derived, class Text>
    void matrix(const Eigen::MatrixBase<Derived>& matrix, Text text)
    {
        open('[');
        for (Index i = 0; i < matrix.rows(); ++i) {
            item();
            list(matrix.cols(), [&](Index j) { return text(matrix(i, j)); });
        }
        close(']');
    }
    /// On one line.
    template <class Text>
    void list(Index count, Text text)
    {
        m_text.append('[');
        for (Index i = 0; i < count; ++i)
            m_text.append(i == 0 ? "" : ", ").append(text(i));
        m_text.append(']');
    }
    QByteArray finished() { return std::move(m_text.append('\n')); }

private:
    void newLine() { m_text.append('\n').append(QByteArray(m_depth, ' ')); }

    QByteArray m_text;
    qsizetype m_depth = 0;
    bool m_first = true;
};

QByteArray switchText(bool on)
{
    return on ? "true" : "false";
}

void writeNames(JsonWriter& json, const std::vector<std::string>& names)
{
    json.list(std::ssize(names), [&](Index i) { return jsonString(names[static_cast<std::size_t>(i)]); });
}

void writeMatrix(JsonWriter& json, const char* key, const Matrix<double>& matrix)
{
    json.key(key);
    json.matrix(matrix, shortestNumber);
}

void writePositions(JsonWriter& json, const Content& content)
{
    if (std::holds_alternative<SinusoidalPositions>(content.positions))
        json.member("positions", "\"sinusoidal\"");
    if (const auto* matrix = std::get_if<PositionMatrix>(&content.positions))
        writeMatrix(json, "positions", *matrix->rows);
    const auto* positions = std::get_if<PositionColumns>(&content.positions);
    if (!positions)
        return;
    json.key("positions");
    json.open('{');
    json.key("columns");
    json.open('{');
    const auto& names = content.dimensions;
    for (const auto& [name, column] : positions->columns)
        if (std::find(names.begin(), names.end(), name) != names.end()) {
            json.key(name);
            json.value(column == PositionColumn::Linear   ? "\"index\""
                       : column == PositionColumn::Square ? "\"square\""
                                                          : "\"one\"");
        }
    json.close('}');
    json.close('}');
}

void writeInput(JsonWriter& json, const Content& content)
{
    if (!content.title.empty())
        json.member("title", jsonString(content.title));
    if (content.sentence)
        json.member("sentence", jsonString(*content.sentence));
    if (content.split == Split::Characters)
        json.member("split", "\"characters\"");
    json.key("tokens");
    writeNames(json, content.tokens);
    if (content.newWords.kind == NewWordRule::Kind::OneHot)
        json.member("new_words", "\"one_hot\"");
    if (content.newWords.kind == NewWordRule::Kind::Normal)
        json.member("new_words", "{\"normal\": " + QByteArray::number(content.newWords.seed) + "}");
    if (!content.dimensions.empty()) {
        json.key("dimensions");
        writeNames(json, content.dimensions);
    }
    writeMatrix(json, "embeddings", *content.embeddings);
    writePositions(json, content);
    if (!content.words.empty()) {
        json.key("words");
        json.open('{');
        for (const auto& [word, row] : content.words) {
            json.key(word);
            json.list(std::ssize(row),
                      [&numbers = row](Index i) { return shortestNumber(numbers[static_cast<std::size_t>(i)]); });
        }
        json.close('}');
    }
    if (content.memory) {
        json.key("memory");
        json.open('{');
        json.key("tokens");
        writeNames(json, content.memory->tokens);
        writeMatrix(json, "embeddings", *content.memory->embeddings);
        json.close('}');
    }
}

void writeHead(JsonWriter& json, const Layer<double>& layer, Index index)
{
    const Head& head = layer.heads[static_cast<std::size_t>(index)];
    json.item();
    json.open('{');
    if (!head.name.empty())
        json.member("name", jsonString(head.name));
    writeMatrix(json, "query", layer.wqOf(index));
    writeMatrix(json, "key", layer.wkOf(index));
    writeMatrix(json, "value", layer.wvOf(index));
    if (head.scale.kind == Scale::Kind::None)
        json.member("scale", "\"none\"");
    if (head.scale.kind == Scale::Kind::Number)
        json.member("scale", shortestNumber(head.scale.number));
    if (!head.enabled)
        json.member("enabled", "false");
    if (head.published) {
        json.key("published");
        json.list(std::ssize(*head.published), [&list = *head.published](Index i) {
            const auto& [at, weight] = list[static_cast<std::size_t>(i)];
            return QByteArray("[" + QByteArray::number(at.query) + ", " + QByteArray::number(at.key) + ", "
                              + shortestNumber(weight) + "]");
        });
    }
    json.close('}');
}

void writeMask(JsonWriter& json, const Mask& mask)
{
    json.key("mask");
    switch (mask.kind) {
    case Mask::Kind::None:
        json.value("\"none\"");
        break;
    case Mask::Kind::Causal:
        json.value("\"causal\"");
        break;
    case Mask::Kind::CausalBottomRight:
        json.value("{\"causal\": \"bottom_right\"}");
        break;
    case Mask::Kind::Window:
        json.value("{\"window\": " + QByteArray::number(mask.window) + "}");
        break;
    case Mask::Kind::Painted:
        json.open('{');
        json.key("allowed");
        json.matrix(*mask.allowed, switchText);
        json.close('}');
        break;
    }
}

void writeLayer(JsonWriter& json, const Layer<double>& layer, bool hasMemory)
{
    json.item();
    json.open('{');
    json.key("heads");
    json.open('[');
    for (Index head = 0; head < std::ssize(layer.heads); ++head)
        writeHead(json, layer, head);
    json.close(']');
    if (layer.wo)
        writeMatrix(json, "output", **layer.wo);
    if (!(layer.mask == defaultMask(hasMemory)))
        writeMask(json, layer.mask);
    if (!layer.hiddenKeys.empty()) {
        json.key("hidden_keys");
        json.list(std::ssize(layer.hiddenKeys),
                  [&](Index i) { return QByteArray::number(layer.hiddenKeys[static_cast<std::size_t>(i)]); });
    }
    if (!layer.residual)
        json.member("residual", "false");
    if (layer.layerNorm)
        json.member("layer_norm", "true");
    json.close('}');
}

/// One line a scene.
void writeScene(JsonWriter& json, const Scene& scene)
{
    QByteArray text = "{\"view\": " + jsonString(std::string(viewName(scene.view)));
    const std::pair<const char*, Index> places[] = {
        {"layer", scene.layer}, {"head", scene.head}, {"query", scene.query}, {"key", scene.key}};
    for (const auto& [key, place] : places)
        if (place != 0)
            text.append(", \"").append(key).append("\": ").append(QByteArray::number(qlonglong(place)));
    if (scene.freeVectors)
        text.append(", \"free_vectors\": true");
    if (scene.scoreMultiplier != 1)
        text.append(", \"score_multiplier\": ").append(shortestNumber(scene.scoreMultiplier));
    if (!scene.caption.empty())
        text.append(", \"caption\": ").append(jsonString(scene.caption));
    if (!scene.lab.empty()) {
        text.append(", \"lab\": {");
        const char* between = "";
        for (const auto& [name, value] : scene.lab) {
            text.append(std::exchange(between, ", ")).append(jsonString(name)).append(": ");
            text.append(shortestNumber(value));
        }
        text.append('}');
    }
    json.item();
    json.value(text + '}');
}

/// One line a sentence.
void writeProbed(JsonWriter& json, const ProbeSentence& sentence)
{
    QByteArrayList pairs;
    for (const ProbePair& pair : sentence.pairs)
        pairs.append("[" + jsonString(pair.reader) + ", " + jsonString(pair.read) + "]");
    QByteArray text = "{\"sentence\": " + jsonString(sentence.sentence);
    if (!pairs.isEmpty())
        text.append(", \"pairs\": [" + pairs.join(", ") + "]");
    json.item();
    json.value(text + '}');
}

} // namespace

QByteArray writeDocument(const Content& content)
{
    JsonWriter json;
    json.open('{');
    json.member("format", "\"headlight\"");
    json.member("version", "1");
    writeInput(json, content);
    if (content.model.scoreMultiplier != 1)
        json.member("score_multiplier", shortestNumber(content.model.scoreMultiplier));
    json.key("layers");
    json.open('[');
    for (const Layer<double>& layer : content.model.layers)
        writeLayer(json, layer, content.memory.has_value());
    json.close(']');
    if (!content.scenes.empty()) {
        json.key("scenes");
        json.open('[');
        for (const Scene& scene : content.scenes)
            writeScene(json, scene);
        json.close(']');
    }
    if (!content.probe.empty()) {
        json.key("probe");
        json.open('[');
        for (const ProbeSentence& sentence : content.probe)
            writeProbed(json, sentence);
        json.close(']');
    }
    json.close('}');
    return json.finished();
}

} // namespace headlight
