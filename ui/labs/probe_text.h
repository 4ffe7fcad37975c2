#pragma once

#include "core/analysis/probe.h"

#include <QString>
#include <QStringList>

namespace headlight {

/// "1 sentence", "12 sentences"; "1 tagged pair", "18 tagged pairs".
QString sentencesText(Index count);
QString pairsText(Index count);

/// What is wrong with a sentence or pair, in a sentence.
QString probeFaultText(const ProbeFault& fault);

/// The result of a probe in sentences, for the window and the command line.
struct ProbeText {
    const ProbeResult& result;
    Index seed = 0;
    ProbeRows rows = ProbeRows::All; ///< by which heads are compared

    /// What the sentences can tell, and what they cannot.
    QStringList verdict() const;
    /// Intervals, or why there are none; that the best was picked.
    QStringList certainty() const;
    /// What is left out and why.
    QStringList faults() const;
    /// Words that the model had never met; none: no line.
    QStringList newWords() const;

private:
    const ProbedHead* best(ProbeRows rows, ProbeMeasure measure) const;
    QString number(const ProbedHead& head, ProbeRows rows, ProbeMeasure measure) const;
};

} // namespace headlight
