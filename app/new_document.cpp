#include "app/new_document.h"

#include "core/files/document_file.h"
#include "core/model/fill.h"
#include "core/text/tokenize.h"
#include "ui/document/head_edits.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace headlight {

namespace {

using Embedding = NewDocument::Embedding;
using PositionRule = NewDocument::PositionRule;

constexpr Index randomWidth = 8; ///< dimensions of random rows, unless d_model says otherwise

/// How many heads are to have this pattern.
Index countOf(const NewDocument& wanted, Pattern pattern)
{
    return std::count_if(wanted.patterns.begin(), wanted.patterns.end(),
                         [pattern](const auto& entry) { return entry.second == pattern; });
}

/// The dimensions of a document by what they are for, left to right.
struct Dimensions {
    std::vector<std::string> names;
    Index positions = 0;
    Index features = 0;
    Index words = 0; ///< filled by the embedding's rule; what is left over stays 0
};

/// The words of the sentence, each once.
std::vector<std::string> distinct(const std::vector<std::string>& tokens)
{
    std::set<std::string> seen;
    std::vector<std::string> words;
    for (const std::string& token : tokens)
        if (seen.insert(token).second)
            words.push_back(token);
    return words;
}

std::string numbered(std::size_t number)
{
    return std::string("d").append(std::to_string(number));
}

/// A name that no dimension has yet.
std::string freeName(const std::vector<std::string>& names, std::string name)
{
    while (std::find(names.begin(), names.end(), name) != names.end())
        name += "′";
    return name;
}

/// How many dimensions the embedding's rule fills.
Index wordWidth(const NewDocument& wanted, Index fixed, Index differentWords)
{
    if (!wanted.dimensions.empty())
        return static_cast<Index>(wanted.dimensions.size());
    if (wanted.embedding == Embedding::OneHot)
        return differentWords;
    const Index rest = wanted.dModel ? std::max<Index>(*wanted.dModel - fixed, 0) : randomWidth;
    if (wanted.embedding == Embedding::Normal)
        // The other parts are for induction pairs to write into.
        return wanted.dModel ? rest / (1 + countOf(wanted, Pattern::Induction)) : rest;
    return fixed > 0 ? 0 : 1;
}

Result<Dimensions, NewDocumentError> dimensionsOf(const NewDocument& wanted, const std::vector<std::string>& tokens)
{
    Dimensions dimensions;
    std::vector<std::string>& names = dimensions.names;
    if (wanted.positions == PositionRule::Columns)
        names = {"one", "pos", "pos²"};
    dimensions.positions = static_cast<Index>(names.size());
    for (const auto& [name, words] : wanted.features)
        names.push_back(freeName(names, name));
    dimensions.features = static_cast<Index>(wanted.features.size());

    const std::vector<std::string> words = distinct(tokens);
    const Index fixed = static_cast<Index>(names.size());
    dimensions.words = wordWidth(wanted, fixed, static_cast<Index>(words.size()));
    for (std::size_t d = 0; d < static_cast<std::size_t>(dimensions.words); ++d) {
        const bool byWord = wanted.embedding == Embedding::OneHot && d < words.size();
        names.push_back(freeName(names, !wanted.dimensions.empty() ? wanted.dimensions[d]
                                        : byWord                   ? words[d]
                                                                   : numbered(d + 1)));
    }
    const Index needed = static_cast<Index>(names.size());
    for (Index pair = 0; pair < countOf(wanted, Pattern::Induction) && !wanted.dModel; ++pair)
        for (Index d = dimensions.positions; d < needed; ++d)
            names.push_back(freeName(names, std::string("after ").append(names[static_cast<std::size_t>(d)])));
    const Index dModel = wanted.dModel.value_or(static_cast<Index>(names.size()));
    if (needed > dModel || dModel > limits::width)
        return NewDocumentError{.kind = NewDocumentError::Kind::Width, .head = {}, .edit = {}, .needed = needed};
    while (static_cast<Index>(names.size()) < dModel)
        names.push_back(freeName(names, numbered(names.size() + 1)));
    return dimensions;
}

/// The row that the rules give each of these words, positions left out.
Matrix<double> rowsOf(const NewDocument& wanted, const Dimensions& dimensions, const std::vector<std::string>& words)
{
    const std::size_t dModel = dimensions.names.size();
    const Index begin = dimensions.positions + dimensions.features;
    std::vector<bool> reserved(dModel, true);
    std::fill_n(reserved.begin() + begin, dimensions.words, false);
    Matrix<double> rows = Matrix<double>::Zero(static_cast<Index>(words.size()), static_cast<Index>(dModel));
    if (wanted.embedding == Embedding::OneHot)
        rows = oneHotRows(words, reserved);
    else if (wanted.embedding == Embedding::Normal)
        rows = normalRows(words, reserved, wanted.seed);
    for (Index f = 0; f < dimensions.features; ++f) {
        const std::vector<std::string>& having = wanted.features[static_cast<std::size_t>(f)].second;
        for (std::size_t i = 0; i < words.size(); ++i)
            if (std::find(having.begin(), having.end(), words[i]) != having.end())
                rows(static_cast<Index>(i), dimensions.positions + f) = 1;
    }
    return rows;
}

/// Words with features that the sentence does not have: their rows wait for being typed.
std::map<std::string, std::vector<double>> rememberedWords(const NewDocument& wanted, const Dimensions& dimensions,
                                                           const std::vector<std::string>& tokens)
{
    const std::set<std::string> known(tokens.begin(), tokens.end());
    std::map<std::string, std::vector<double>> words;
    for (const auto& [name, having] : wanted.features)
        for (const std::string& word : having)
            if (!known.contains(word)) {
                const Matrix<double> row = rowsOf(wanted, dimensions, {word});
                std::vector<double> numbers(row.data(), row.data() + row.size());
                // Alone, a word would take the first word's dimension.
                if (wanted.embedding == Embedding::OneHot)
                    std::fill_n(numbers.begin() + dimensions.positions + dimensions.features, dimensions.words, 0.0);
                words[word] = std::move(numbers);
            }
    return words;
}

/// Dimensions that layer `layer` must not write into.
std::vector<bool> protectedFrom(const NewDocument& wanted, const Dimensions& dimensions, Index layer)
{
    const bool matchesLater = std::any_of(wanted.patterns.begin(), wanted.patterns.end(), [layer](const auto& entry) {
        return entry.first.layer > layer && (entry.second == Pattern::SameToken || entry.second == Pattern::Induction);
    });
    std::vector<bool> kept(dimensions.names.size(), matchesLater);
    std::fill_n(kept.begin(), dimensions.positions, true);
    return kept;
}

/// Whether all matrices together, at 20 bytes a number, stay within the limit of a file.
bool fitsIntoFile(const NewDocument& wanted, Index dModel)
{
    const double share = std::max(1.0, static_cast<double>(dModel / wanted.heads));
    const auto width = [share](const std::optional<Index>& asked) {
        return asked ? static_cast<double>(*asked) : share;
    };
    const double columns = 2 * (width(wanted.dK) + width(wanted.dV));
    const double heads = static_cast<double>(wanted.layers * wanted.heads);
    return 20 * heads * columns * static_cast<double>(dModel) < static_cast<double>(limits::fileBytes);
}

Layer<double> layerOf(const NewDocument& wanted, const Dimensions& dimensions, double rowLength, Index l)
{
    const Index dModel = static_cast<Index>(dimensions.names.size());
    const Index share = std::max<Index>(dModel / wanted.heads, 1);
    Head head;
    head.dK = wanted.dK.value_or(share);
    head.dV = wanted.dV.value_or(share);
    Layer<double> layer;
    layer.heads.assign(static_cast<std::size_t>(wanted.heads), head);
    layer.mask = wanted.mask;
    layer.residual = wanted.residual;
    layer.layerNorm = wanted.layerNorm;

    const Index keys = head.dK * wanted.heads;
    const Index values = head.dV * wanted.heads;
    Matrix<double> wq = Matrix<double>::Zero(dModel, keys);
    Matrix<double> wv = Matrix<double>::Zero(dModel, values);
    Matrix<double> wk = wq;
    Matrix<double> wo = Matrix<double>::Zero(values, dModel);
    if (wanted.weights == NewDocument::Weights::Random) {
        const auto seedOf = [&](std::uint64_t matrix) {
            return (static_cast<std::uint64_t>(wanted.seed) << 16) + 4 * static_cast<std::uint64_t>(l) + matrix;
        };
        wq = normalMatrix(dModel, keys, seedOf(0), 1 / rowLength);
        wk = normalMatrix(dModel, keys, seedOf(1), 1 / rowLength);
        wv = normalMatrix(dModel, values, seedOf(2), 1 / rowLength);
        wo = normalMatrix(values, dModel, seedOf(3), 1 / std::sqrt(static_cast<double>(values)));
        for (Matrix<double>* matrix : {&wq, &wk, &wv})
            matrix->topRows(dimensions.positions).setZero();
    } else if (wanted.weights == NewDocument::Weights::Identity) {
        for (Index h = 0; h < wanted.heads; ++h) {
            wq.middleCols(h * head.dK, head.dK).setIdentity();
            wv.middleCols(h * head.dV, head.dV).setIdentity();
        }
        wk = wq;
        wo.setIdentity();
    }
    const std::vector<bool> kept = protectedFrom(wanted, dimensions, l);
    for (Index d = 0; d < dModel; ++d)
        if (kept[static_cast<std::size_t>(d)])
            wo.col(d).setZero();
    layer.wq = std::move(wq);
    layer.wk = std::move(wk);
    layer.wv = std::move(wv);
    layer.wo = SharedMatrix<double>(std::move(wo));
    return layer;
}

/// What a head is called that was built by this pattern: its name in words.
std::string nameOf(Pattern pattern)
{
    std::string name(patternName(pattern));
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

/// Builds the heads that have a pattern, and names them by it.
std::optional<NewDocumentError> buildPatterns(Content& content, const NewDocument& wanted)
{
    for (const auto& [place, pattern] : wanted.patterns) {
        const auto [layer, head] = place;
        EditResult edited = setHeadPattern(content, layer, head, pattern);
        if (!edited)
            return NewDocumentError{
                .kind = NewDocumentError::Kind::Pattern, .head = place, .edit = edited.error(), .needed = 0};
        content = std::move(edited).value().content;
        auto& heads = content.model.layers[static_cast<std::size_t>(layer)].heads;
        heads[static_cast<std::size_t>(head)].name = nameOf(pattern);
        if (pattern == Pattern::Induction) {
            auto& below = content.model.layers[static_cast<std::size_t>(layer - 1)].heads;
            below[static_cast<std::size_t>(inductionPartner(content.model, layer, head))].name =
                nameOf(Pattern::PreviousToken);
        }
    }
    return std::nullopt;
}

} // namespace

Result<Content, NewDocumentError> makeDocument(const NewDocument& wanted)
{
    Content content;
    content.title = wanted.title;
    content.sentence = wanted.sentence.toStdString();
    content.split = wanted.split;
    content.tokens = tokenize(wanted.sentence, wanted.split);
    const Result<Dimensions, NewDocumentError> dimensions = dimensionsOf(wanted, content.tokens);
    if (!dimensions)
        return dimensions.error();
    if (!fitsIntoFile(wanted, static_cast<Index>(dimensions.value().names.size())))
        return NewDocumentError{.kind = NewDocumentError::Kind::TooLarge, .head = {}, .edit = {}, .needed = 0};
    content.dimensions = dimensions.value().names;
    if (wanted.positions == PositionRule::Columns)
        content.positions = PositionColumns{
            {{"one", PositionColumn::One}, {"pos", PositionColumn::Linear}, {"pos²", PositionColumn::Square}}};
    else if (wanted.positions == PositionRule::Sinusoidal)
        content.positions = SinusoidalPositions{};
    const Matrix<double> rows = rowsOf(wanted, dimensions.value(), content.tokens);
    content.embeddings = rows;
    content.words = rememberedWords(wanted, dimensions.value(), content.tokens);
    // A row by rule would reach into the dimensions that induction keeps free.
    if (countOf(wanted, Pattern::Induction) == 0)
        content.newWords.kind = wanted.embedding == Embedding::OneHot   ? NewWordRule::Kind::OneHot
                                : wanted.embedding == Embedding::Normal ? NewWordRule::Kind::Normal
                                                                        : NewWordRule::Kind::Zero;
    content.newWords.seed = wanted.seed;

    const double length = std::sqrt(rows.squaredNorm() / std::max<double>(1, static_cast<double>(rows.rows())));
    for (Index l = 0; l < wanted.layers; ++l)
        content.model.layers.push_back(layerOf(wanted, dimensions.value(), length > 0 ? length : 1, l));
    if (const std::optional<NewDocumentError> error = buildPatterns(content, wanted))
        return *error;
    for (const auto& [place, name] : wanted.names)
        content.model.layers[static_cast<std::size_t>(place.layer)].heads[static_cast<std::size_t>(place.head)].name =
            name;
    return content;
}

} // namespace headlight
