#pragma once

#include "core/model/content.h"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace headlight {

/// Numbers drawn from the normal distribution with mean 0 and deviation 1, the same for a seed everywhere:
/// std::mt19937_64, its top 53 bits as a number in (0, 1), and pairs by Box–Muller
/// (√(−2 ln u) cos 2πv, then √(−2 ln u) sin 2πv). std::normal_distribution differs between libraries.
/// @source Box and Muller 1958, "A Note on the Generation of Random Normal Deviates".
class NormalNumbers {
public:
    explicit NormalNumbers(std::uint64_t seed) : m_engine(seed) {}
    double next();

private:
    double uniform();

    std::mt19937_64 m_engine;
    double m_spare = 0;
    bool m_hasSpare = false;
};

/// rows × columns, entries drawn row by row from the normal distribution with mean 0.
/// @param deviation the standard deviation, ≥ 0
Matrix<double> normalMatrix(Index rows, Index columns, std::uint64_t seed, double deviation = 1);

/// The rows scaled to length 1; rows of zeros stay as they are.
/// @param rows n × d, finite
Matrix<double> normalisedRows(const Matrix<double>& rows);

/// d_model switches: true where the position rule fills a dimension of its own (PositionColumns); rows of words are 0
/// there. Sinusoidal positions and a matrix of one's own are added to every dimension and reserve none.
std::vector<bool> positionDimensions(const Content& content);

/// One row a token: 1 in a dimension of its own, equal tokens alike, dimensions given out from left to right.
/// Tokens for which no dimension is left get a row of zeros.
/// @param reserved d_model switches: true where rows stay 0
/// @return n × d_model
Matrix<double> oneHotRows(const std::vector<std::string>& tokens, const std::vector<bool>& reserved);

/// One row a token: normal numbers that depend on seed and word alone, so that equal tokens are alike.
/// @param reserved d_model switches: true where rows stay 0
/// @return n × d_model
Matrix<double> normalRows(const std::vector<std::string>& tokens, const std::vector<bool>& reserved,
                          std::uint32_t seed);

/// The row of a word that the document has not met, by content.newWords; 0 in the dimensions of the positions.
/// One-hot takes the first dimension in which every row of the sentence and of `words` is 0, and gives zeros when
/// there is none left. To give rows to several words, put each into content.words before asking for the next.
/// @return d_model numbers
std::vector<double> newWordRow(const Content& content, const std::string& word);

} // namespace headlight
