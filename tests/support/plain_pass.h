#pragma once

#include "core/analysis/attention_steps.h"

#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace headlight::test {

using Plain = Matrix<double>;

/// Σ_c a_ic·b_cj in long doubles.
inline Plain plainProduct(const Plain& a, const Plain& b)
{
    Plain result(a.rows(), b.cols());
    for (Index i = 0; i < a.rows(); ++i)
        for (Index j = 0; j < b.cols(); ++j) {
            long double sum = 0;
            for (Index c = 0; c < a.cols(); ++c)
                sum += static_cast<long double>(a(i, c)) * b(c, j);
            result(i, j) = static_cast<double>(sum);
        }
    return result;
}

inline Plain plainSoftmax(const Plain& scores)
{
    Plain result = Plain::Zero(scores.rows(), scores.cols());
    for (Index i = 0; i < scores.rows(); ++i) {
        long double sum = 0;
        for (Index j = 0; j < scores.cols(); ++j)
            sum += std::exp(static_cast<long double>(scores(i, j)));
        for (Index j = 0; j < scores.cols() && sum > 0; ++j)
            result(i, j) = static_cast<double>(std::exp(static_cast<long double>(scores(i, j))) / sum);
    }
    return result;
}

inline Plain plainNorm(const Plain& x)
{
    Plain result = x;
    for (Index i = 0; i < x.rows(); ++i) {
        long double mean = 0;
        for (Index j = 0; j < x.cols(); ++j)
            mean += x(i, j);
        mean /= static_cast<long double>(x.cols());
        long double variance = 0;
        for (Index j = 0; j < x.cols(); ++j)
            variance += (x(i, j) - mean) * (x(i, j) - mean);
        variance /= static_cast<long double>(x.cols());
        for (Index j = 0; j < x.cols(); ++j)
            result(i, j) = static_cast<double>((x(i, j) - mean) / std::sqrt(variance + 1e-5L));
    }
    return result;
}

/// A layer's matrices, computed from X by plain loops.
class PlainPass {
public:
    PlainPass(const Model<double>& model, Plain x, std::optional<Plain> memory)
        : m_model(model), m_x(std::move(x)), m_memory(std::move(memory))
    {
    }

    /// What layer l takes in.
    Plain input(Index l) const { return l == 0 ? m_x : output(l - 1); }
    Plain read(Index l) const { return layer(l).layerNorm ? plainNorm(input(l)) : input(l); }
    Plain stored(Index l) const { return m_memory ? *m_memory : read(l); }
    Plain queries(Index l, Index h) const { return plainProduct(read(l), layer(l).wqOf(h)); }
    Plain keys(Index l, Index h) const { return plainProduct(stored(l), layer(l).wkOf(h)); }
    Plain values(Index l, Index h) const { return plainProduct(stored(l), layer(l).wvOf(h)); }
    Plain products(Index l, Index h) const { return plainProduct(queries(l, h), keys(l, h).transpose()); }
    Plain divided(Index l, Index h) const
    {
        const Head& head = layer(l).heads[static_cast<std::size_t>(h)];
        const double divisor = head.scale.kind == Scale::Kind::None     ? 1
                               : head.scale.kind == Scale::Kind::Number ? head.scale.number
                                                                        : std::sqrt(static_cast<double>(head.dK));
        return products(l, h) / divisor;
    }
    Plain multiplied(Index l, Index h) const { return divided(l, h) * m_model.scoreMultiplier; }
    Plain masked(Index l, Index h) const
    {
        Plain scores = multiplied(l, h);
        const Visibility visibility(layer(l).mask, layer(l).hiddenKeys, scores.rows(), scores.cols());
        for (Index i = 0; i < scores.rows(); ++i)
            for (Index j = 0; j < scores.cols(); ++j)
                if (!visibility.sees(i, j))
                    scores(i, j) = -std::numeric_limits<double>::infinity();
        return scores;
    }
    Plain weights(Index l, Index h) const { return plainSoftmax(masked(l, h)); }
    Plain headOutput(Index l, Index h) const { return plainProduct(weights(l, h), values(l, h)); }
    Plain concatenated(Index l) const
    {
        Plain all(m_x.rows(), layer(l).wv.cols());
        for (Index h = 0; h < static_cast<Index>(layer(l).heads.size()); ++h) {
            const Head& head = layer(l).heads[static_cast<std::size_t>(h)];
            const ColumnRange range = layer(l).valueColumns(h);
            all.middleCols(range.begin, range.count) = headOutput(l, h) * (head.enabled ? 1.0 : 0.0);
        }
        return all;
    }
    Plain projected(Index l) const
    {
        return layer(l).wo ? plainProduct(concatenated(l), **layer(l).wo) : concatenated(l);
    }
    Plain output(Index l) const { return layer(l).residual ? Plain(projected(l) + input(l)) : projected(l); }
    const Layer<double>& layer(Index l) const { return m_model.layers[static_cast<std::size_t>(l)]; }

    Plain of(StepMatrix matrix, Index l, Index h) const
    {
        switch (matrix) {
        case StepMatrix::Input:
            return input(l);
        case StepMatrix::Normed:
            return read(l);
        case StepMatrix::Memory:
            return *m_memory;
        case StepMatrix::QueryWeights:
            return layer(l).wqOf(h);
        case StepMatrix::Queries:
            return queries(l, h);
        case StepMatrix::KeyWeights:
            return layer(l).wkOf(h);
        case StepMatrix::Keys:
            return keys(l, h);
        case StepMatrix::ValueWeights:
            return layer(l).wvOf(h);
        case StepMatrix::Values:
            return values(l, h);
        case StepMatrix::Products:
            return products(l, h);
        case StepMatrix::Divided:
            return divided(l, h);
        case StepMatrix::Multiplied:
            return multiplied(l, h);
        case StepMatrix::Masked:
            return masked(l, h);
        case StepMatrix::Weights:
            return weights(l, h);
        case StepMatrix::HeadOutput:
            return headOutput(l, h);
        case StepMatrix::Concatenated:
            return concatenated(l);
        case StepMatrix::OutputWeights:
            return **layer(l).wo;
        case StepMatrix::Projected:
            return projected(l);
        case StepMatrix::LayerOutput:
            return output(l);
        }
        return {};
    }

private:
    const Model<double>& m_model;
    Plain m_x;
    std::optional<Plain> m_memory;
};

} // namespace headlight::test
