#include "ui/labs/saturation_words.h"

#include "core/text/korean.h"
#include "ui/paint/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SaturationLab)
};

/// What becomes of the gradient's norm as the scale grows.
QString alongTheScale(const SaturationRow& row, const std::vector<SaturationPoint>& curve)
{
    const double even = saturationAt(row.scores, 0, 1).gradientNorm;
    const auto tied = static_cast<int>(tiedForLargest(row.scores));
    if (tied == row.selected.visible())
        return Words::tr("All %1 keys that this row may read have the same score: their weights are equal at every "
                         "scale, and the norm stays at %2.")
            .arg(tied)
            .arg(numberText(even, 4));
    const QString start = Words::tr("At scale 0 all weights are equal and the norm is %1.").arg(numberText(even, 4));
    if (tied > 1)
        return start + u' '
               + Words::tr("%1 keys tie for the largest score: however large the scale, they share the weight evenly, "
                           "and the norm goes to %2, not to 0. This row never saturates.")
                     .arg(tied)
                     .arg(numberText(std::sqrt(tied - 1.) / tied, 4));
    const auto highest = std::max_element(curve.begin(), curve.end(),
                                          [](const auto& a, const auto& b) { return a.gradientNorm < b.gradientNorm; });
    if (highest->gradientNorm <= even + 1e-12)
        return start + u' ' + Words::tr("Along this row it only falls.");
    if (highest + 1 == curve.end())
        return start + u' '
               + Words::tr("It still grows at scale %1, to %2: the scores lie close together.")
                     .arg(numberText(highest->scale, 0), numberText(highest->gradientNorm, 4));
    return start + u' '
           + Words::tr("That is not the largest: it is %1 at scale %2, on the way to saturation.")
                 .arg(numberText(highest->gradientNorm, 4), numberText(highest->scale, 2));
}

bool readsSeveral(const LabRequest& request, Index query)
{
    const AttentionSource& source = *request.source;
    Index seen = 0;
    for (Index key = 0; key < source.keyCount() && seen < 2; ++key)
        seen += source.sees(request.place.layer, query, key) ? 1 : 0;
    return seen > 1;
}

/// The nearest word whose row has more than one key; empty: there is none.
QString wordToChoose(const LabRequest& request)
{
    const AttentionSource& source = *request.source;
    for (Index apart = 1; apart < source.queryCount(); ++apart)
        for (const Index query : {request.query + apart, request.query - apart})
            if (query >= 0 && query < source.queryCount() && readsSeveral(request, query))
                return keyLabel(source.queryTokens(), query);
    return {};
}

} // namespace

QString addedText(const SaturationRow& row)
{
    if (row.shift == 0)
        return {};
    return filledIn(Words::tr("%1 added to q·k of “%2”, not in the document"),
                    {numberText(row.shift, 2), row.shiftedTo});
}

QString saturationText(const SaturationRow& row, const SaturationPoint& now, const std::vector<SaturationPoint>& curve)
{
    QStringList lines;
    if (row.shift != 0)
        lines << addedText(row) + u'.';
    lines << Words::tr(
                 "At scale %1: entropy %2, largest weight %3, gradient norm %4 by the final scores and %5 by q·k.")
                 .arg(numberText(now.scale, 2), numberText(now.entropy, 4), numberText(now.maxWeight, 4),
                      numberText(now.gradientNorm, 4), numberText(now.productGradient, 4));
    lines << alongTheScale(row, curve);
    return lines.join(u'\n');
}

QString stillText(const LabRequest& request, const SelectedRow& row)
{
    QStringList lines;
    if (row.visible() == 0)
        lines << filledIn(Words::tr("“%1” may read no key: all its weights are 0, whatever the scores."), {row.query});
    else
        lines << filledIn(Words::tr("“%1” may read one key only: its weight is 1, whatever its score. There is nothing "
                                    "to share out and nothing to learn here."),
                          {row.query});
    if (const QString word = wordToChoose(request); !word.isEmpty())
        lines << filledIn(Words::tr("Choose a word that may read several, such as “%1”: click it in the sentence, or "
                                    "press ← and → to go from row to row."),
                          {word});
    return lines.join(u'\n');
}

} // namespace headlight
