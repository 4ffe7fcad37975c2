#include "core/model/token_rows.h"

#include "core/model/fill.h"

#include <algorithm>

namespace headlight {

namespace {

using Tokens = std::vector<std::string>;
using Row = std::vector<double>;

void addRows(std::map<std::string, Row>& rows, const Tokens& tokens, const Matrix<double>& table)
{
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (!rows.contains(tokens[i])) {
            const auto row = table.row(static_cast<Index>(i));
            rows.emplace(tokens[i], Row(row.begin(), row.end()));
        }
}

bool isWithinCausal(const BoolMatrix& allowed)
{
    for (Index i = 0; i < allowed.rows(); ++i)
        for (Index j = i + 1; j < allowed.cols(); ++j)
            if (allowed(i, j))
                return false;
    return true;
}

} // namespace

std::map<std::string, Row> rowsInUse(const Content& content)
{
    std::map<std::string, Row> rows;
    addRows(rows, content.tokens, *content.embeddings);
    if (content.memory)
        addRows(rows, content.memory->tokens, *content.memory->embeddings);
    return rows;
}

Matrix<double> rowsOfTokens(const Content& content, const Tokens& tokens, const std::vector<Index>& kept,
                            const Matrix<double>& rows)
{
    Content known = content;
    known.words.merge(rowsInUse(content));
    Matrix<double> result(static_cast<Index>(tokens.size()), content.dModel());
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (kept[i] >= 0) {
            result.row(static_cast<Index>(i)) = rows.row(kept[i]);
            continue;
        }
        auto word = known.words.find(tokens[i]);
        if (word == known.words.end())
            word = known.words.emplace(tokens[i], newWordRow(known, tokens[i])).first;
        result.row(static_cast<Index>(i)) = Eigen::Map<const Eigen::RowVectorXd>(word->second.data(), content.dModel());
    }
    return result;
}

Tokens unknownWords(const Content& content, const Tokens& tokens)
{
    const std::map<std::string, Row> used = rowsInUse(content);
    Tokens unknown;
    for (const std::string& token : tokens)
        if (!used.contains(token) && !content.words.contains(token)
            && std::find(unknown.begin(), unknown.end(), token) == unknown.end())
            unknown.push_back(token);
    return unknown;
}

Content withTokens(const Content& content, const Tokens& tokens)
{
    Content other = content;
    const auto n = static_cast<Index>(tokens.size());
    other.sentence.reset();
    other.scenes.clear();
    other.tokens = tokens;
    other.embeddings = rowsOfTokens(content, tokens, std::vector<Index>(tokens.size(), -1), *content.embeddings);
    if (auto* positions = std::get_if<PositionMatrix>(&other.positions)) {
        Matrix<double> rows = Matrix<double>::Zero(n, content.dModel());
        const Index known = std::min(n, positions->rows.rows());
        rows.topRows(known) = positions->rows->topRows(known);
        positions->rows = std::move(rows);
    }
    for (Layer<double>& layer : other.model.layers) {
        layer.hiddenKeys.clear();
        if (layer.mask.kind == Mask::Kind::Painted) {
            const bool causal = !content.memory && isWithinCausal(*layer.mask.allowed);
            layer.mask = {causal ? Mask::Kind::Causal : Mask::Kind::None};
        }
        for (Head& head : layer.heads)
            head.published.reset();
    }
    return other;
}

} // namespace headlight
