#include "core/model/pattern.h"

#include "core/model/blocks.h"
#include "core/model/pattern_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headlight {

namespace {

using What = PatternNeeds::What;

/// The most tokens that a document has: no position counts for more than a match of texts.
constexpr double mostTokens = 8192;

/// What a head compares: W_Q and W_K.
struct Reading {
    Matrix<double> wq; ///< d_model × d_k
    Matrix<double> wk; ///< d_model × d_k
};

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

void setReading(Content& content, HeadPlace place, const Reading& reading)
{
    Layer<double>& layer = content.model.layers[static_cast<std::size_t>(place.layer)];
    const ColumnRange range = layer.keyColumns(place.head);
    layer.wq = withColumns(*layer.wq, range.begin, range.count, reading.wq);
    layer.wk = withColumns(*layer.wk, range.begin, range.count, reading.wk);
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
    layer.wo = withRows(outputOf(layer), range.begin, range.count, output);
    layer.wv = withColumns(*layer.wv, range.begin, range.count, value);
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
    const auto& layer = content.model.layers[static_cast<std::size_t>(place.layer)];
    const Index dK = layer.heads[static_cast<std::size_t>(place.head)].dK;
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
