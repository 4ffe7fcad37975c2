#include "core/model/pattern.h"

#include "core/model/fill.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>

namespace headlight {

namespace {

using What = PatternNeeds::What;
using Refusal = std::optional<PatternNeeds>;
using Dimensions = std::vector<Index>;

/// The most tokens that a document has: no position counts for more than a match of texts.
constexpr double mostTokens = 8192;

struct HeadPlace {
    Index layer = 0;
    Index head = 0;
};

/// The dimensions that hold 1, i and i²; −1 where there is none.
struct PositionPlaces {
    Index one = -1;
    Index index = -1;
    Index square = -1;
};

/// What a head compares: W_Q and W_K.
struct Reading {
    Matrix<double> wq; ///< d_model × d_k
    Matrix<double> wk; ///< d_model × d_k
};

const Layer<double>& layerAt(const Content& content, Index layer)
{
    return content.model.layers[static_cast<std::size_t>(layer)];
}

PositionPlaces positionPlaces(const Content& content)
{
    PositionPlaces places;
    const auto* rule = std::get_if<PositionColumns>(&content.positions);
    if (!rule)
        return places;
    for (std::size_t d = 0; d < content.dimensions.size(); ++d) {
        const auto column = rule->columns.find(content.dimensions[d]);
        if (column == rule->columns.end())
            continue;
        Index& place = column->second == PositionColumn::One     ? places.one
                       : column->second == PositionColumn::Index ? places.index
                                                                 : places.square;
        place = static_cast<Index>(d);
    }
    return places;
}

/// Whether a word of the sentence or of `words` has a number of its own in this dimension.
bool wordsUse(const Content& content, Index dimension)
{
    const auto uses = [dimension](const auto& word) {
        return dimension < static_cast<Index>(word.second.size())
               && word.second[static_cast<std::size_t>(dimension)] != 0.0;
    };
    return (content.embeddings->col(dimension).array() != 0.0).any()
           || std::any_of(content.words.begin(), content.words.end(), uses);
}

/// Whether the head can change this dimension of the layer's output.
bool writes(const Layer<double>& layer, Index head, Index dimension)
{
    const ColumnRange range = layer.valueColumns(head);
    for (Index c = range.begin; c < range.begin + range.count; ++c) {
        const double out = layer.wo ? (**layer.wo)(c, dimension) : (c == dimension ? 1.0 : 0.0);
        if (out != 0.0 && (layer.wv->col(c).array() != 0.0).any())
            return true;
    }
    return false;
}

/// Whether a head other than `except` in the layers below `layer` can change this dimension.
bool writtenBelow(const Content& content, Index layer, Index dimension, std::optional<HeadPlace> except)
{
    for (Index l = 0; l < layer; ++l) {
        const Index heads = static_cast<Index>(layerAt(content, l).heads.size());
        for (Index h = 0; h < heads; ++h)
            if (!(except && except->layer == l && except->head == h) && writes(layerAt(content, l), h, dimension))
                return true;
    }
    return false;
}

/// Refuses unless these dimensions reach the layer's heads as they stand in X.
Refusal requireKept(const Content& content, Index layer, const Dimensions& dimensions,
                    std::optional<HeadPlace> except = {})
{
    for (Index l = 0; l < layer; ++l) {
        if (!layerAt(content, l).residual)
            return PatternNeeds{.what = What::KeptDimension, .layer = l, .dimension = dimensions.front()};
        const Index heads = static_cast<Index>(layerAt(content, l).heads.size());
        for (const Index d : dimensions)
            for (Index h = 0; h < heads; ++h)
                if (!(except && except->layer == l && except->head == h) && writes(layerAt(content, l), h, d))
                    return PatternNeeds{.what = What::KeptDimension, .layer = l, .dimension = d};
    }
    if (layerAt(content, layer).layerNorm)
        return PatternNeeds{.what = What::NoLayerNorm, .layer = layer};
    return {};
}

/// Refuses unless positions stand in columns of their own and reach the layer untouched.
Refusal requirePositions(const Content& content, Index layer, bool square)
{
    const PositionPlaces places = positionPlaces(content);
    if (places.one < 0 || places.index < 0 || (square && places.square < 0))
        return PatternNeeds{.what = square ? What::SquareColumns : What::IndexColumns};
    Dimensions dimensions{places.one, places.index};
    if (square)
        dimensions.push_back(places.square);
    for (const Index d : dimensions)
        if (wordsUse(content, d))
            return PatternNeeds{.what = What::PlainColumns, .dimension = d};
    return requireKept(content, layer, dimensions);
}

/// For each token the last earlier token with the same text; −1 if there is none.
std::vector<Index> earlierSame(const std::vector<std::string>& tokens)
{
    std::map<std::string, Index> last;
    std::vector<Index> earlier;
    for (const std::string& token : tokens) {
        const auto [place, isNew] = last.try_emplace(token, 0);
        earlier.push_back(isNew ? -1 : place->second);
        place->second = static_cast<Index>(earlier.size()) - 1;
    }
    return earlier;
}

/// Refuses if the mask hides what the pattern reads from more than one in twelve of the tokens that it is measured on.
Refusal requireVisible(const Content& content, Index layer, Pattern pattern)
{
    const Layer<double>& at = layerAt(content, layer);
    const Index n = static_cast<Index>(content.tokens.size());
    const Visibility visibility(at.mask, at.hiddenKeys, n, n);
    const std::vector<Index> earlier = earlierSame(content.tokens);
    Index seen = 0;
    Index measured = 0;
    for (Index i = 1; i < n; ++i) {
        const Index same = earlier[static_cast<std::size_t>(i)];
        Index target = i;
        if (pattern == Pattern::PreviousToken)
            target = i - 1;
        else if (pattern == Pattern::FirstToken)
            target = 0;
        else if (pattern == Pattern::SameToken)
            target = same;
        else if (pattern == Pattern::Induction)
            target = same < 0 ? -1 : same + 1;
        if (target < 0)
            continue;
        ++measured;
        seen += visibility.sees(i, target) ? 1 : 0;
        if (pattern == Pattern::Induction && visibility.end(i) > i + 1)
            return PatternNeeds{.what = What::NoLaterKeys, .layer = layer};
    }
    if (12 * (measured - seen) > measured)
        return PatternNeeds{.what = What::VisibleKeys, .layer = layer};
    return {};
}

/// The dimensions in which the words of the sentence have numbers.
Dimensions wordDimensions(const Content& content)
{
    const std::vector<bool> positions = positionDimensions(content);
    Dimensions dimensions;
    for (Index d = 0; d < content.dModel(); ++d)
        if (!positions[static_cast<std::size_t>(d)] && (content.embeddings->col(d).array() != 0.0).any())
            dimensions.push_back(d);
    return dimensions;
}

/// By how much a token's product with its own text exceeds that with any other; none if there is no such distance.
std::optional<double> distanceOfRows(const Content& content)
{
    std::map<std::string, Index> first;
    Dimensions rows;
    for (std::size_t i = 0; i < content.tokens.size(); ++i) {
        const Index row = static_cast<Index>(i);
        const auto [place, isNew] = first.try_emplace(content.tokens[i], row);
        if (isNew)
            rows.push_back(row);
        else if (content.embeddings->row(row) != content.embeddings->row(place->second))
            return {};
    }
    const Matrix<double> distinct = (*content.embeddings)(rows, Eigen::all);
    const Matrix<double> products = distinct * distinct.transpose();
    if (rows.size() < 2)
        return 1;
    Matrix<double> others = products;
    others.diagonal().setConstant(-INFINITY);
    const double distance = (products.diagonal() - others.rowwise().maxCoeff()).minCoeff();
    const double largest = products.diagonal().maxCoeff();
    // Below a millionth of the longest row, rounding would decide between the texts.
    if (!std::isfinite(largest) || !(distance > 1e-6 * largest))
        return {};
    return distance;
}

/// −(i + offset − j)² as a dot product, gain² ÷ 2 times.
Reading readOffset(const PositionPlaces& at, Index dModel, double offset, double gain)
{
    Reading reading{Matrix<double>::Zero(dModel, 2), Matrix<double>::Zero(dModel, 2)};
    reading.wq(at.index, 0) = gain;
    reading.wq(at.one, 0) = gain * offset;
    reading.wq(at.one, 1) = -gain / 2;
    reading.wk(at.index, 0) = gain;
    reading.wk(at.square, 1) = gain;
    return reading;
}

/// −j: the earlier, the more.
Reading readFirst(const PositionPlaces& at, Index dModel)
{
    Reading reading{Matrix<double>::Zero(dModel, 1), Matrix<double>::Zero(dModel, 1)};
    reading.wq(at.one, 0) = -4;
    reading.wk(at.index, 0) = 2;
    return reading;
}

/// The product of the query's numbers in `own` with the key's in `theirs`, and between equal ones the position.
/// @param direction −1 takes the earliest match, 1 the latest
Reading readMatch(const PositionPlaces& at, Index dModel, const Dimensions& own, const Dimensions& theirs,
                  double distance, double direction)
{
    const Index matched = static_cast<Index>(own.size());
    // One place nearer counts 8 after the division by √d_k; a match counts more than all places together.
    const double step = 8 * std::ceil(std::sqrt(static_cast<double>(matched + 1)));
    Reading reading{Matrix<double>::Zero(dModel, matched + 1), Matrix<double>::Zero(dModel, matched + 1)};
    for (Index c = 0; c < matched; ++c) {
        reading.wq(own[static_cast<std::size_t>(c)], c) = step;
        reading.wk(theirs[static_cast<std::size_t>(c)], c) = mostTokens / distance;
    }
    reading.wq(at.one, matched) = direction * step;
    reading.wk(at.index, matched) = 1;
    return reading;
}

/// The matrix with some of its columns replaced, by as many or as few as there are.
Matrix<double> withColumns(const Matrix<double>& matrix, ColumnRange range, const Matrix<double>& columns)
{
    Matrix<double> result(matrix.rows(), matrix.cols() - range.count + columns.cols());
    const Index after = matrix.cols() - range.begin - range.count;
    result << matrix.leftCols(range.begin), columns, matrix.rightCols(after);
    return result;
}

void setReading(Content& content, HeadPlace place, const Reading& reading)
{
    Layer<double>& layer = content.model.layers[static_cast<std::size_t>(place.layer)];
    const ColumnRange range = layer.keyColumns(place.head);
    layer.wq = withColumns(*layer.wq, range, reading.wq);
    layer.wk = withColumns(*layer.wk, range, reading.wk);
    Head& head = layer.heads[static_cast<std::size_t>(place.head)];
    head.dK = reading.wq.cols();
    head.scale.kind = Scale::Kind::SqrtDk;
}

/// Makes the head copy the dimensions `from` of what it reads into the dimensions `to`.
void setWriting(Content& content, HeadPlace place, const Dimensions& from, const Dimensions& to)
{
    Layer<double>& layer = content.model.layers[static_cast<std::size_t>(place.layer)];
    const Index dModel = content.dModel();
    const Index dV = static_cast<Index>(from.size());
    Matrix<double> value = Matrix<double>::Zero(dModel, dV);
    Matrix<double> output = Matrix<double>::Zero(dV, dModel);
    for (Index c = 0; c < dV; ++c) {
        value(from[static_cast<std::size_t>(c)], c) = 1;
        output(c, to[static_cast<std::size_t>(c)]) = 1;
    }
    const ColumnRange range = layer.valueColumns(place.head);
    const Matrix<double> before =
        layer.wo ? **layer.wo : Matrix<double>(Matrix<double>::Identity(layer.wv.cols(), dModel));
    layer.wv = withColumns(*layer.wv, range, value);
    layer.wo = Matrix<double>(withColumns(before.transpose(), range, output.transpose()).transpose());
    Head& head = layer.heads[static_cast<std::size_t>(place.head)];
    head.dV = dV;
    head.enabled = true;
}

Result<Content, PatternNeeds> withSameToken(Content content, HeadPlace place)
{
    if (const Refusal refusal = requirePositions(content, place.layer, false))
        return *refusal;
    const std::optional<double> distance = distanceOfRows(content);
    if (!distance)
        return PatternNeeds{.what = What::RowsApart};
    const Dimensions words = wordDimensions(content);
    if (const Refusal refusal = requireKept(content, place.layer, words))
        return *refusal;
    setReading(content, place, readMatch(positionPlaces(content), content.dModel(), words, words, *distance, -1));
    return content;
}

/// Dimensions that nothing fills before the induction head reads them, save its partner.
Dimensions freeDimensions(const Content& content, HeadPlace place, HeadPlace partner)
{
    const std::vector<bool> positions = positionDimensions(content);
    Dimensions free;
    for (Index d = 0; d < content.dModel(); ++d)
        if (!positions[static_cast<std::size_t>(d)] && !wordsUse(content, d)
            && !writtenBelow(content, place.layer, d, partner))
            free.push_back(d);
    return free;
}

/// The partner writes the text of the token before into free dimensions; the head looks there for its own text.
Result<Content, PatternNeeds> withInduction(Content content, HeadPlace place)
{
    if (place.layer == 0)
        return PatternNeeds{.what = What::LayerBelow};
    const HeadPlace partner{place.layer - 1, inductionPartner(content.model, place.layer, place.head)};
    if (const Refusal refusal = requirePositions(content, partner.layer, true))
        return *refusal;
    if (const Refusal refusal = requireVisible(content, partner.layer, Pattern::PreviousToken))
        return *refusal;
    const std::optional<double> distance = distanceOfRows(content);
    if (!distance)
        return PatternNeeds{.what = What::RowsApart};
    const Dimensions words = wordDimensions(content);
    Dimensions free = freeDimensions(content, place, partner);
    if (free.size() < words.size())
        return PatternNeeds{.what = What::FreeDimensions,
                            .needed = static_cast<Index>(words.size()),
                            .found = static_cast<Index>(free.size())};
    free.resize(words.size());

    const PositionPlaces at = positionPlaces(content);
    Dimensions read{at.one, at.index};
    read.insert(read.end(), words.begin(), words.end());
    read.insert(read.end(), free.begin(), free.end());
    if (const Refusal refusal = requireKept(content, place.layer, read, partner))
        return *refusal;
    // The first token has none before it and writes its own text; only a partner without any blur keeps that from
    // outweighing the step of one position.
    setReading(content, partner, readOffset(at, content.dModel(), -1, 8));
    setWriting(content, partner, words, free);
    setReading(content, place, readMatch(at, content.dModel(), words, free, *distance, 1));
    return content;
}

Result<Content, PatternNeeds> withUniform(Content content, HeadPlace place)
{
    const Index dK = layerAt(content, place.layer).heads[static_cast<std::size_t>(place.head)].dK;
    const Matrix<double> zero = Matrix<double>::Zero(content.dModel(), dK);
    setReading(content, place, {zero, zero});
    return content;
}

} // namespace

const std::vector<Pattern>& allPatterns()
{
    static const std::vector<Pattern> patterns{Pattern::Self,      Pattern::PreviousToken, Pattern::FirstToken,
                                               Pattern::SameToken, Pattern::Uniform,       Pattern::Induction};
    return patterns;
}

std::string_view patternName(Pattern pattern)
{
    static constexpr std::array<std::string_view, 6> names{"self",       "previous_token", "first_token",
                                                           "same_token", "uniform",        "induction"};
    return names[static_cast<std::size_t>(pattern)];
}

std::optional<Pattern> patternNamed(std::string_view name)
{
    for (const Pattern pattern : allPatterns())
        if (patternName(pattern) == name)
            return pattern;
    return {};
}

Index inductionPartner(const Model<double>& model, Index layer, Index head)
{
    const auto& heads = model.layers[static_cast<std::size_t>(layer - 1)].heads;
    return std::min(head, static_cast<Index>(heads.size()) - 1);
}

Result<Content, PatternNeeds> withPattern(const Content& content, Index layer, Index head, Pattern pattern)
{
    const HeadPlace place{layer, head};
    if (pattern == Pattern::Uniform)
        return withUniform(content, place);
    if (content.memory)
        return PatternNeeds{.what = What::SentenceKeys};
    if (const Refusal refusal = requireVisible(content, layer, pattern))
        return *refusal;
    if (pattern == Pattern::SameToken)
        return withSameToken(content, place);
    if (pattern == Pattern::Induction)
        return withInduction(content, place);

    const bool square = pattern != Pattern::FirstToken;
    if (const Refusal refusal = requirePositions(content, layer, square))
        return *refusal;
    const PositionPlaces at = positionPlaces(content);
    Content result = content;
    setReading(result, place,
               pattern == Pattern::Self            ? readOffset(at, content.dModel(), 0, 4)
               : pattern == Pattern::PreviousToken ? readOffset(at, content.dModel(), -1, 4)
                                                   : readFirst(at, content.dModel()));
    return result;
}

} // namespace headlight
