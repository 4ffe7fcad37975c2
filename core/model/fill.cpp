#include "core/model/fill.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace headlight {

namespace {

/// FNV-1a over the bytes, begun from the seed: where a word's numbers start.
std::uint64_t wordSeed(std::uint32_t seed, const std::string& word)
{
    constexpr std::uint64_t prime = 1099511628211ULL;
    std::uint64_t hash = 14695981039346656037ULL;
    for (int shift = 0; shift < 32; shift += 8)
        hash = (hash ^ ((seed >> shift) & 0xFFU)) * prime;
    for (const char c : word)
        hash = (hash ^ static_cast<unsigned char>(c)) * prime;
    return hash;
}

Matrix<double> normalRow(const std::string& word, const std::vector<bool>& reserved, std::uint32_t seed)
{
    NormalNumbers numbers(wordSeed(seed, word));
    Matrix<double> row(1, static_cast<Index>(reserved.size()));
    for (Index d = 0; d < row.cols(); ++d)
        row(0, d) = reserved[static_cast<std::size_t>(d)] ? 0 : numbers.next();
    return row;
}

/// The first dimension from `from` on that is not reserved; d_model if there is none.
Index nextDimension(const std::vector<bool>& reserved, Index from)
{
    const auto at = std::find(reserved.begin() + from, reserved.end(), false);
    return static_cast<Index>(at - reserved.begin());
}

} // namespace

double NormalNumbers::uniform()
{
    // Halfway between two multiples of 2^-53: never 0, whose logarithm is not a number.
    return (static_cast<double>(m_engine() >> 11) + 0.5) * 0x1p-53;
}

double NormalNumbers::next()
{
    if (m_hasSpare) {
        m_hasSpare = false;
        return m_spare;
    }
    const double radius = std::sqrt(-2 * std::log(uniform()));
    const double angle = 2 * std::numbers::pi * uniform();
    m_spare = radius * std::sin(angle);
    m_hasSpare = true;
    return radius * std::cos(angle);
}

Matrix<double> normalMatrix(Index rows, Index columns, std::uint64_t seed, double deviation)
{
    NormalNumbers numbers(seed);
    Matrix<double> matrix(rows, columns);
    for (Index i = 0; i < rows; ++i)
        for (Index j = 0; j < columns; ++j)
            matrix(i, j) = deviation * numbers.next();
    return matrix;
}

Matrix<double> normalisedRows(const Matrix<double>& rows)
{
    Matrix<double> result = rows;
    for (Index i = 0; i < rows.rows(); ++i) {
        const double largest = rows.cols() > 0 ? rows.row(i).cwiseAbs().maxCoeff() : 0;
        // Divided by the largest number first, so that squares neither overflow nor vanish.
        if (largest > 0) {
            result.row(i) /= largest;
            result.row(i) /= result.row(i).norm();
        }
    }
    return result;
}

std::vector<bool> positionDimensions(const Content& content)
{
    std::vector<bool> reserved(static_cast<std::size_t>(content.dModel()), false);
    if (const auto* rule = std::get_if<PositionColumns>(&content.positions))
        for (std::size_t d = 0; d < reserved.size() && d < content.dimensions.size(); ++d)
            reserved[d] = rule->columns.contains(content.dimensions[d]);
    return reserved;
}

Matrix<double> oneHotRows(const std::vector<std::string>& tokens, const std::vector<bool>& reserved)
{
    const Index dModel = static_cast<Index>(reserved.size());
    Matrix<double> rows = Matrix<double>::Zero(static_cast<Index>(tokens.size()), dModel);
    std::map<std::string, Index> dimensionOf;
    Index next = nextDimension(reserved, 0);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const auto [place, isNew] = dimensionOf.try_emplace(tokens[i], next);
        if (isNew && next < dModel)
            next = nextDimension(reserved, next + 1);
        if (place->second < dModel)
            rows(static_cast<Index>(i), place->second) = 1;
    }
    return rows;
}

Matrix<double> normalRows(const std::vector<std::string>& tokens, const std::vector<bool>& reserved, std::uint32_t seed)
{
    Matrix<double> rows(static_cast<Index>(tokens.size()), static_cast<Index>(reserved.size()));
    for (std::size_t i = 0; i < tokens.size(); ++i)
        rows.row(static_cast<Index>(i)) = normalRow(tokens[i], reserved, seed);
    return rows;
}

std::vector<double> newWordRow(const Content& content, const std::string& word)
{
    std::vector<bool> taken = positionDimensions(content);
    std::vector<double> row(taken.size(), 0.0);
    switch (content.newWords.kind) {
    case NewWordRule::Kind::Zero:
        break;
    case NewWordRule::Kind::OneHot: {
        for (std::size_t d = 0; d < taken.size(); ++d)
            if ((content.embeddings->col(static_cast<Index>(d)).array() != 0.0).any())
                taken[d] = true;
        for (const auto& [known, numbers] : content.words)
            for (std::size_t d = 0; d < taken.size() && d < numbers.size(); ++d)
                if (numbers[d] != 0.0)
                    taken[d] = true;
        const Index free = nextDimension(taken, 0);
        if (free < content.dModel())
            row[static_cast<std::size_t>(free)] = 1;
        break;
    }
    case NewWordRule::Kind::Normal: {
        const Matrix<double> numbers = normalRow(word, taken, content.newWords.seed);
        std::copy(numbers.data(), numbers.data() + numbers.size(), row.begin());
        break;
    }
    }
    return row;
}

} // namespace headlight
