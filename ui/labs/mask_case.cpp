#include "ui/labs/mask_case.h"

#include "core/analysis/classic_mistakes.h"
#include "core/attention/mask.h"

#include <QCoreApplication>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr Index count = MaskCase::tokenCount;

Matrix<double> rows(std::initializer_list<std::initializer_list<double>> numbers)
{
    Matrix<double> matrix(static_cast<Index>(numbers.size()), static_cast<Index>(numbers.begin()->size()));
    Index i = 0;
    for (const auto& row : numbers)
        std::copy(row.begin(), row.end(), matrix.row(i++).data());
    return matrix;
}

BoolMatrix paintedCells(const LabState& state)
{
    BoolMatrix cells(count, count);
    for (Index i = 0; i < count; ++i)
        for (Index j = 0; j < count; ++j)
            cells(i, j) = (static_cast<unsigned>(state.at(paintedRow(i))) >> j & 1U) != 0;
    return cells;
}

BoolMatrix allowedOf(const LabState& state)
{
    Mask mask;
    std::vector<Index> hidden;
    switch (static_cast<MaskChoice>(state.at("mask"))) {
    case MaskChoice::None:
        break;
    case MaskChoice::Causal:
        mask.kind = Mask::Kind::Causal;
        break;
    case MaskChoice::Window:
        mask.kind = Mask::Kind::Window;
        mask.window = static_cast<Index>(state.at("window"));
        break;
    case MaskChoice::Padding:
        for (Index j = count - static_cast<Index>(state.at("padding")); j < count; ++j)
            hidden.push_back(j);
        break;
    case MaskChoice::Painted:
        return paintedCells(state);
    }
    const Visibility visibility(mask, hidden, count, count);
    BoolMatrix allowed(count, count);
    for (Index i = 0; i < count; ++i)
        for (Index j = 0; j < count; ++j)
            allowed(i, j) = visibility.sees(i, j);
    return allowed;
}

QStringList tokensOf(const LabState& state)
{
    QStringList tokens = QCoreApplication::translate("MasksLab", "a red cube can fall").split(u' ', Qt::SkipEmptyParts);
    if (static_cast<MaskChoice>(state.at("mask")) == MaskChoice::Padding)
        for (int j = MaskCase::tokenCount - static_cast<int>(state.at("padding")); j < MaskCase::tokenCount; ++j)
            tokens[j] = u"[pad]"_s;
    return tokens;
}

} // namespace

std::string paintedRow(Index query)
{
    return "row_" + std::to_string(query + 1);
}

MaskCase maskCase(const LabState& state)
{
    MaskCase made;
    made.tokens = tokensOf(state);
    const Matrix<double> queries[] = {rows({{1, 0}, {1, 1}, {2, 0}, {0, 2}, {2, -1}}),
                                      rows({{0, 2}, {1, -1}, {-1, 1}, {1, 1}, {0, 1}})};
    const Matrix<double> keys[] = {rows({{1, 0}, {2, 1}, {0, 2}, {1, -1}, {-1, 1}}),
                                   rows({{0, 1}, {1, 0}, {1, 1}, {-1, 2}, {2, 0}})};
    made.values = {rows({{1, 0}, {0, 1}, {2, 0}, {0, 2}, {1, 1}}), rows({{0, 1}, {1, 0}, {1, 1}, {2, 0}, {0, 2}})};
    for (std::size_t head = 0; head < 2; ++head) {
        made.products.push_back(queries[head] * keys[head].transpose());
        made.scores.push_back(made.products.back() / std::sqrt(static_cast<double>(MaskCase::headWidth)));
    }
    made.wo = rows({{1, 0, 1, 0}, {0, 1, 0, 1}, {1, 1, 0, 0}, {0, 0, 1, -1}});
    made.allowed = allowedOf(state);
    return made;
}

Matrix<double> MistakeResult::difference() const
{
    const Matrix<double> exact = wrong - right;
    return (exact.array().abs() < rounding).select(0., exact);
}

MistakeResult mistakeResult(const MaskCase& in, Mistake mistake)
{
    const Matrix<double>& products = in.products.front();
    const Matrix<double>& scores = in.scores.front();
    const BoolMatrix everything = BoolMatrix::Constant(count, count, true);
    const Matrix<double> right = rightWeights(products, MaskCase::headWidth, in.allowed);
    MistakeResult result{right, right, false, in.allowed};
    switch (mistake) {
    case Mistake::None:
        break;
    case Mistake::NoRoot:
        result.wrong = weightsWithoutRoot(products, in.allowed);
        break;
    case Mistake::ModelRoot:
        result.wrong = weightsByModelWidth(products, MaskCase::modelWidth, in.allowed);
        break;
    case Mistake::WrongAxis:
        result.wrong = weightsOverQueries(scores, in.allowed);
        break;
    case Mistake::SoftmaxTwice:
        result.wrong = softmaxTwice(scores, in.allowed);
        result.wrongAllowed = everything;
        break;
    case Mistake::ShiftedMask:
        result.wrongAllowed = shiftedMask(in.allowed);
        result.wrong = rightWeights(products, MaskCase::headWidth, result.wrongAllowed);
        break;
    case Mistake::FlippedMask:
        result.wrongAllowed = flippedMask(in.allowed);
        result.wrong = rightWeights(products, MaskCase::headWidth, result.wrongAllowed);
        break;
    case Mistake::FiniteMask:
        result.wrong = weightsByFiniteMask((scores.array() - loweredBy).matrix(), in.allowed, finiteMask);
        result.wrongAllowed = everything;
        break;
    case Mistake::MaskAfterSoftmax:
        result.wrong = weightsMaskedAfter(scores, in.allowed);
        break;
    case Mistake::AblatedAfter: {
        std::vector<Matrix<double>> outputs;
        for (std::size_t head = 0; head < in.values.size(); ++head)
            outputs.push_back(rightWeights(in.products[head], MaskCase::headWidth, in.allowed) * in.values[head]);
        result = {ablatedOutput(outputs, in.wo, 1), ablatedAfter(outputs, in.wo, 1), true, {}};
        break;
    }
    case Mistake::AveragedBefore:
        result.right = meanOfWeights(in.scores, in.allowed);
        result.wrong = weightsOfMean(in.scores, in.allowed);
        break;
    }
    return result;
}

bool seesKey(const LabState& state, Index query, Index key)
{
    return allowedOf(state)(query, key);
}

LabState paintedCell(const LabState& state, Index query, Index key, bool sees)
{
    const BoolMatrix before = allowedOf(state);
    LabState painted = state;
    painted["mask"] = static_cast<double>(MaskChoice::Painted);
    for (Index i = 0; i < count; ++i) {
        unsigned bits = 0;
        for (Index j = 0; j < count; ++j)
            if (i == query && j == key ? sees : before(i, j))
                bits |= 1U << j;
        painted[paintedRow(i)] = bits;
    }
    return painted;
}

} // namespace headlight
