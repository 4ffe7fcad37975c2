#include "ui/views/row_readouts.h"

#include "core/analysis/row_statistics.h"
#include "core/text/korean.h"
#include "ui/paint/hidden_text.h"
#include "ui/paint/number_text.h"
#include "ui/views/worked_lines.h"

#include <QCoreApplication>

#include <limits>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headlight::RowReadouts)
};

QString entropyLabel(const QString& token, const RowStatistics& row, Index visible, const QString& percent)
{
    if (row.relativeEntropy)
        return filledIn(Words::tr("entropy of “%1”, nats (%2 % of most)"), {token, percent});
    if (visible == 1)
        return filledIn(Words::tr("entropy of “%1” (one key only)"), {token});
    return filledIn(Words::tr("“%1” sees no key"), {token});
}

Readout readout(const QString& value, const QString& label, const QString& toolTip = {},
                const QString& widestValue = {})
{
    return {value, label, {}, {}, toolTip, widestValue};
}

Readout entropyReadout(const QString& token, const RowStatistics& row, Index visible)
{
    const QString percent = QString::number(qRound(100 * row.relativeEntropy.value_or(0)));
    return {row.entropy == 0 ? u"0.00"_s : numberText(row.entropy, 2),
            entropyLabel(token, row, visible, percent),
            entropyLabel(token, row, visible, u"100"_s),
            row.relativeEntropy ? filledIn(Words::tr("entropy, nats (%1 % of most)"), {percent}) : QString(),
            Words::tr("−Σ a · ln a over the row's weights a: 0 when one key has it all, largest when all are equal"),
            {}};
}

std::vector<Readout> worded(const QString& token, const RowStatistics& row, Index visible)
{
    std::vector<Readout> readouts{
        entropyReadout(token, row, visible),
        readout(workedNumber(row.effectiveKeys, row.effectiveKeys < 10 ? 2 : 1), Words::tr("effective keys"),
                Words::tr("e to the entropy: as many equal keys would spread the row as wide")),
        readout(numberText(row.maxWeight, 2), Words::tr("largest weight"),
                Words::tr("The row's largest weight: 1 when one key has it all, least when all are equal")),
        readout(workedNumber(row.gradientNorm, 3), Words::tr("gradient norm"),
                Words::tr("Size of diag(a) − a·aᵀ, the derivative of the row's weights by its final scores (Frobenius "
                          "norm)"),
                workedNumber(std::numeric_limits<double>::min(), 3))};
    for (Readout& shown : readouts) {
        if (visible == 0)
            shown.value = u"–"_s;
    }
    return readouts;
}

} // namespace

std::vector<Readout> rowReadouts(const AttentionSource* source, Index layer, Index head, Index query)
{
    if (!source || layer >= source->layerCount() || head >= source->headCount(layer) || query >= source->queryCount())
        return {readout(u"–"_s, Words::tr("entropy, nats")), readout(u"–"_s, Words::tr("effective keys")),
                readout(u"–"_s, Words::tr("largest weight")), readout(u"–"_s, Words::tr("gradient norm"))};
    const Matrix<double> weights = source->tile(Quantity::Weights, layer, head, {query, 0, 1, source->keyCount()});
    if (weights.hasNaN()) {
        const auto hidden = [](const QString& label) { return readout(u"?"_s, label, hiddenText()); };
        return {hidden(Words::tr("entropy, nats")), hidden(Words::tr("effective keys")),
                hidden(Words::tr("largest weight")), hidden(Words::tr("gradient norm"))};
    }
    Index visible = 0;
    for (Index key = 0; key < source->keyCount(); ++key)
        visible += source->sees(layer, query, key) ? 1 : 0;
    const QString token = QString::fromStdString(source->queryTokens()[static_cast<std::size_t>(query)]);
    return worded(token, rowStatistics(weights, visible), visible);
}

} // namespace headlight
