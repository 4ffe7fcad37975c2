#include "ui/paint/step_text.h"

#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"
#include "ui/paint/token_label.h"
#include "ui/paint/worked_number.h"

#include <QCoreApplication>
#include <QStringList>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headlight::StepText)
};

/// "√d_k", or the head's own number.
QString divisorSymbol(const AttentionSteps& steps)
{
    const Scale& scale = steps.head().scale;
    return scale.kind == Scale::Kind::Number ? exactText(scale.number) : u"√d_k"_s;
}

bool leavesOut(const AttentionSteps& steps, StepMatrix matrix)
{
    for (const StepMatrix idle : steps.idle())
        if (idle == matrix)
            return true;
    return false;
}

/// "[O_0  O_1  O_2]", or "[O_0  …  O_11]".
QString headsSideBySide(const AttentionSteps& steps)
{
    const std::size_t count = steps.layer().heads.size();
    QStringList heads;
    for (std::size_t h = 0; h < count; ++h) {
        const bool isShown = count <= 4 || h == 0 || h + 1 == count;
        if (isShown)
            heads << (steps.layer().heads[h].enabled ? u"O_%1"_s.arg(h) : u"0"_s);
        else if (h == 1)
            heads << u"…"_s;
    }
    return u"["_s + heads.join(u" | "_s) + u"]"_s;
}

bool anyQuerySeesNothing(const AttentionSteps& steps)
{
    for (Index query = 0; query < steps.source().queryCount(); ++query)
        if (steps.source().rowSum(steps.layerIndex(), steps.headIndex(), query) == 0)
            return true;
    return false;
}

QString plainSentence(const AttentionSteps& steps, StepMatrix result)
{
    switch (result) {
    case StepMatrix::Input:
        return steps.layerIndex() == 0
                   ? Words::tr("Each token comes in as a row of numbers: its embedding, and its position if there is "
                               "one.")
                   : Words::tr("Layer %1 takes in what layer %2 hands on.")
                         .arg(steps.layerIndex())
                         .arg(steps.layerIndex() - 1);
    case StepMatrix::Normed:
        return Words::tr("Each row is normalised: less its mean, divided by its spread.");
    case StepMatrix::Memory:
        return Words::tr("Keys and values come from the memory, not from the sentence.");
    case StepMatrix::Queries:
        return Words::tr("Each token asks: its query says what it looks for.");
    case StepMatrix::Keys:
        return Words::tr("Each token that can be read has a key: it says what the token is about.");
    case StepMatrix::Values:
        return Words::tr("Each token that can be read has a value: what it hands on.");
    case StepMatrix::Products:
        return Words::tr("Each query meets each key: the better they match, the larger their product.");
    case StepMatrix::Divided:
        return steps.head().scale.kind == Scale::Kind::Number
                   ? Words::tr("All products are divided by the head's own number.")
                   : Words::tr("Wide keys make large products: divided by √%1 they keep their measure.")
                         .arg(steps.head().dK);
    case StepMatrix::Multiplied:
        return Words::tr("The slider multiplies every score: above 1 the choice gets sharper, below 1 more even.");
    case StepMatrix::Masked:
        return Words::tr("What a query must not read gets the score −∞.");
    case StepMatrix::Weights:
        return anyQuerySeesNothing(steps)
                   ? Words::tr("Each row becomes shares that add up to 1; a query that sees no key reads nothing.")
                   : Words::tr("Each row becomes shares that add up to 1: how much is read of each token.");
    case StepMatrix::HeadOutput:
        return Words::tr("Each query gets the mean of the values, weighted by its row of A.");
    case StepMatrix::Concatenated:
        return steps.head().enabled
                   ? Words::tr("The outputs of all heads of the layer stand side by side; this head's are marked.")
                   : Words::tr("This head is off: zeros stand in the place of its output.");
    case StepMatrix::Projected:
        return Words::tr("The output matrix mixes what the heads have read and brings it to the width of X.");
    case StepMatrix::LayerOutput:
        return Words::tr("What was read is added to what came in.");
    default:
        return {};
    }
}

QString idlePart(const AttentionSteps& steps, StepMatrix matrix)
{
    switch (matrix) {
    case StepMatrix::Normed:
        return Words::tr("the norm (off)");
    case StepMatrix::Divided:
        return steps.head().scale.kind == Scale::Kind::None ? Words::tr("the division (off)") : Words::tr("÷ 1");
    case StepMatrix::Multiplied:
        return Words::tr("× 1");
    case StepMatrix::Masked:
        return Words::tr("the mask (forbids nothing)");
    case StepMatrix::Concatenated:
        return Words::tr("the concatenation (one head)");
    case StepMatrix::Projected:
        return Words::tr("the output matrix (the identity)");
    case StepMatrix::LayerOutput:
        return Words::tr("+ X (off)");
    default:
        return {};
    }
}

bool hasDimensionColumns(StepMatrix matrix)
{
    return matrix == StepMatrix::Input || matrix == StepMatrix::Normed || matrix == StepMatrix::Memory
           || matrix == StepMatrix::OutputWeights || matrix == StepMatrix::Projected
           || matrix == StepMatrix::LayerOutput;
}

QString dimensionLabel(const AttentionSteps& steps, Index dimension)
{
    const auto& names = steps.source().dimensionNames();
    const auto at = static_cast<std::size_t>(dimension);
    return at < names.size() ? fullTokenLabel(names[at]) : numbered(u'x', dimension + 1);
}

QChar componentLetter(StepMatrix matrix)
{
    switch (matrix) {
    case StepMatrix::Queries:
    case StepMatrix::QueryWeights:
        return u'q';
    case StepMatrix::Keys:
    case StepMatrix::KeyWeights:
        return u'k';
    case StepMatrix::Values:
    case StepMatrix::ValueWeights:
        return u'v';
    case StepMatrix::Concatenated:
        return u'c';
    default:
        return u'o';
    }
}

} // namespace

QString matrixSymbol(const AttentionSteps& steps, StepMatrix matrix)
{
    switch (matrix) {
    case StepMatrix::Input:
        return u"X"_s;
    case StepMatrix::Normed:
        return u"X′"_s;
    case StepMatrix::Memory:
        return u"M"_s;
    case StepMatrix::QueryWeights:
        return u"W_Q"_s;
    case StepMatrix::Queries:
        return u"Q"_s;
    case StepMatrix::KeyWeights:
        return u"W_K"_s;
    case StepMatrix::Keys:
        return u"K"_s;
    case StepMatrix::ValueWeights:
        return u"W_V"_s;
    case StepMatrix::Values:
        return u"V"_s;
    case StepMatrix::Products:
        return u"Q Kᵀ"_s;
    case StepMatrix::Divided:
        return u"Q Kᵀ ÷ "_s + divisorSymbol(steps);
    case StepMatrix::Multiplied:
        return matrixSymbol(steps, leavesOut(steps, StepMatrix::Divided) ? StepMatrix::Products : StepMatrix::Divided)
               + u" × "_s + multiplierSymbol(steps);
    case StepMatrix::Masked:
        return u"S"_s;
    case StepMatrix::Weights:
        return u"A"_s;
    case StepMatrix::HeadOutput:
        return u"O"_s;
    case StepMatrix::Concatenated:
        return u"C"_s;
    case StepMatrix::OutputWeights:
        return u"W_O"_s;
    case StepMatrix::Projected:
        return u"Z"_s;
    case StepMatrix::LayerOutput:
        return u"Y"_s;
    }
    return {};
}

QString shortSymbol(const AttentionSteps& steps, StepMatrix matrix)
{
    if (matrix == StepMatrix::Divided)
        return u"÷ "_s + divisorSymbol(steps);
    if (matrix == StepMatrix::Multiplied)
        return u"× "_s + multiplierSymbol(steps);
    return matrixSymbol(steps, matrix);
}

QString operatorText(const AttentionSteps& steps, const AttentionStep& step, int gap)
{
    switch (step.result) {
    case StepMatrix::Normed:
        return Words::tr("norm →");
    case StepMatrix::Divided:
        return (steps.head().scale.kind == Scale::Kind::Number ? u"÷ "_s + divisorSymbol(steps)
                                                               : u"÷ √%1"_s.arg(steps.head().dK))
               + u" ="_s;
    case StepMatrix::Multiplied:
        return u"× "_s + multiplierSymbol(steps) + u" ="_s;
    case StepMatrix::Masked:
        return Words::tr("mask →");
    case StepMatrix::Weights:
        return Words::tr("softmax →");
    case StepMatrix::LayerOutput:
        return gap == 0 ? u"+"_s : u"="_s;
    default:
        break;
    }
    if (isMatrixProduct(step.result))
        return gap == 0 ? u"·"_s : u"="_s;
    return u"→"_s;
}

QString multiplierSymbol(const AttentionSteps& steps)
{
    const double multiplier = steps.source().model().scoreMultiplier;
    const QString exact = exactText(multiplier);
    return exact.size() <= 4 ? exact : workedNumber(multiplier, factorDecimals(multiplier));
}

QString shapeLabel(const AttentionSteps& steps, StepMatrix matrix, bool transposed)
{
    const Index rows = steps.rowCount(matrix);
    const Index columns = steps.columnCount(matrix);
    return u"%1 × %2"_s.arg(transposed ? columns : rows).arg(transposed ? rows : columns);
}

QString stepFormula(const AttentionSteps& steps, const AttentionStep& step)
{
    const QString name = matrixSymbol(steps, step.result);
    if (step.from.empty())
        return name;
    const QString first = matrixSymbol(steps, step.from.front());
    const QString second = matrixSymbol(steps, step.from.back());
    switch (step.result) {
    case StepMatrix::Normed:
        return u"%1 = (%2 − μ) ÷ √(σ² + 10⁻⁵)"_s.arg(name, first);
    case StepMatrix::Products:
    case StepMatrix::Multiplied:
        return name;
    case StepMatrix::Divided:
        return steps.head().scale.kind == Scale::Kind::Number ? name
                                                              : u"%1,  d_k = %2"_s.arg(name).arg(steps.head().dK);
    case StepMatrix::Masked:
        return u"%1 = mask(%2)"_s.arg(name, first);
    case StepMatrix::Weights:
        return u"%1 = softmax(%2)"_s.arg(name, first);
    case StepMatrix::Concatenated:
        return u"%1 = %2"_s.arg(name, headsSideBySide(steps));
    case StepMatrix::LayerOutput:
        return u"%1 = %2 + %3"_s.arg(name, first, second);
    default:
        return u"%1 = %2 %3"_s.arg(name, first, second);
    }
}

QString stepSentence(const AttentionSteps& steps, const AttentionStep& step)
{
    QString sentence = plainSentence(steps, step.result);
    if (step == steps.steps().back())
        sentence += u' ' + Words::tr("This is what the layer hands on.");
    return sentence;
}

QString idleText(const AttentionSteps& steps)
{
    QStringList parts;
    for (const StepMatrix matrix : steps.idle())
        parts << idlePart(steps, matrix);
    return parts.isEmpty() ? QString() : Words::tr("Changes nothing here: %1").arg(parts.join(u", "_s));
}

QString replicaText(const AttentionSteps& steps)
{
    return steps.source().publishedWeights(steps.layerIndex(), steps.headIndex())
               ? Words::tr("A replica: grey weights were not published but made up to fill their rows, or changed "
                           "since; every other matrix is made up.")
               : QString();
}

QString stepRowLabel(const AttentionSteps& steps, StepMatrix matrix, Index row)
{
    const auto at = static_cast<std::size_t>(row);
    if (matrix == StepMatrix::OutputWeights)
        return numbered(leavesOut(steps, StepMatrix::Concatenated) ? u'o' : u'c', row + 1);
    if (isParameter(matrix))
        return dimensionLabel(steps, row);
    return fullTokenLabel((hasKeyRows(matrix) ? steps.source().keyTokens() : steps.source().queryTokens())[at]);
}

QString stepColumnLabel(const AttentionSteps& steps, StepMatrix matrix, Index column)
{
    if (isKeyed(matrix))
        return fullTokenLabel(steps.source().keyTokens()[static_cast<std::size_t>(column)]);
    return hasDimensionColumns(matrix) ? dimensionLabel(steps, column) : numbered(componentLetter(matrix), column + 1);
}

} // namespace headlight
