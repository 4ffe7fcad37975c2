#pragma once

#include "ui/labs/lab.h"

#include <QStringList>

#include <vector>

namespace headlight {

/// What the masks lab is about: two heads over five tokens, in whole numbers small enough to be checked by hand.
struct MaskCase {
    static constexpr int tokenCount = 5;
    static constexpr Index headWidth = 2;  ///< d_k = d_v
    static constexpr Index modelWidth = 4; ///< d_model = 2 heads × 2

    QStringList tokens;
    std::vector<Matrix<double>> products; ///< of each head, q·kᵀ
    std::vector<Matrix<double>> scores;   ///< products ÷ √d_k
    std::vector<Matrix<double>> values;   ///< of each head
    Matrix<double> wo;                    ///< d_model × d_model
    BoolMatrix allowed;                   ///< which query may see which key
};

enum class MaskChoice { None, Causal, Window, Padding, Painted };

/// The mistakes, in the order in which they are offered.
enum class Mistake {
    None,
    NoRoot,
    ModelRoot,
    WrongAxis,
    SoftmaxTwice,
    ShiftedMask,
    FlippedMask,
    FiniteMask,
    MaskAfterSoftmax,
    AblatedAfter,
    AveragedBefore
};

/// What comes out rightly and with the mistake.
struct MistakeResult {
    Matrix<double> right;
    Matrix<double> wrong;
    bool isOutput = false;   ///< of the layer, n × d_model; else weights, n × n
    BoolMatrix wrongAllowed; ///< what may be seen with the mistake

    /// Wrong − right; 0 where it is no more than what scores near 2·10⁹ are rounded by.
    Matrix<double> difference() const;
    static constexpr double rounding = 1e-6;
};

/// By what all scores are lowered to show a mask of −1e9 beside them, and that mask.
constexpr double loweredBy = 2e9;
constexpr double finiteMask = -1e9;

MaskCase maskCase(const LabState& state);
MistakeResult mistakeResult(const MaskCase& in, Mistake mistake);

/// Whether a query may see a key.
bool seesKey(const LabState& state, Index query, Index key);
/// The state with a cell painted, by hand from now on.
LabState paintedCell(const LabState& state, Index query, Index key, bool sees);
/// The name of the parameter that holds a query's keys as bits.
std::string paintedRow(Index query);

} // namespace headlight
