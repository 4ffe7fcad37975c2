#include "ui/labs/probe_text.h"

#include "core/text/korean.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"

#include <QCoreApplication>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostFaults = 12;
constexpr double muchWeight = 0.5;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ClaimsLab)
};

QString placeText(HeadPlace place)
{
    return headPlaceText(place.layer, place.head);
}

} // namespace

QString sentencesText(Index count)
{
    return count == 1 ? Words::tr("1 sentence") : Words::tr("%1 sentences").arg(count);
}

QString pairsText(Index count)
{
    return count == 1 ? Words::tr("1 tagged pair") : Words::tr("%1 tagged pairs").arg(count);
}

QString probeFaultText(const ProbeFault& fault)
{
    using Kind = ProbeFault::Kind;
    const QString number = QString::number(fault.sentence + 1);
    const QString word = QString::fromStdString(fault.word);
    switch (fault.kind) {
    case Kind::NoTokens:
        return Words::tr("Sentence %1 is empty.").arg(number);
    case Kind::WordMissing:
        return filledIn(word.isEmpty() ? Words::tr("Sentence %1: a word of a pair is missing.")
                                       : Words::tr("Sentence %1: “%2” is not one of its words."),
                        {number, word});
    case Kind::WordRepeated:
        return filledIn(
            Words::tr("Sentence %1: “%2” stands there more than once; write “%2#1” for the first, “%2#2” for "
                      "the second."),
            {number, word});
    case Kind::NotSeen:
        return filledIn(Words::tr("Sentence %1, %2: the mask forbids this in every layer; a word can only read words "
                                  "before it."),
                        {number, word});
    case Kind::OutOfRange:
        return Words::tr("Sentence %1: a number leaves its range.").arg(number);
    }
    return {};
}

const ProbedHead* ProbeText::best(ProbeRows where, ProbeMeasure measure) const
{
    const ProbedHead* best = nullptr;
    for (const ProbedHead& head : result.heads)
        if (const auto& mean = head.of(where, measure); mean && (!best || mean->mean > best->of(where, measure)->mean))
            best = &head;
    return best;
}

QString ProbeText::number(const ProbedHead& head, ProbeRows where, ProbeMeasure measure) const
{
    const auto& mean = head.of(where, measure);
    return mean ? numberText(mean->mean, 3) : u"–"_s;
}

QStringList ProbeText::verdict() const
{
    QStringList lines;
    const ProbeCount& adjacent = result.count(ProbeRows::Adjacent);
    const ProbeCount& apart = result.count(ProbeRows::Apart);
    lines << Words::tr("%1, %2: in %3 of them the word stands right before its reader, in %4 it does not.")
                 .arg(sentencesText(result.sentences), pairsText(result.count(ProbeRows::All).rows))
                 .arg(adjacent.rows)
                 .arg(apart.rows);
    if (const qsizetype left = std::ssize(result.faults); left > 0)
        lines << (left == 1 ? filledIn(Words::tr("Left out: %1"), {probeFaultText(result.faults.front())})
                            : filledIn(Words::tr("%1 are left out, such as: %2"),
                                       {QString::number(left), probeFaultText(result.faults.front())}));
    if (adjacent.rows > 0 && apart.rows == 0)
        lines << Words::tr("These pairs cannot tell a head that reads adjectives from one that reads the token before: "
                           "in every head both numbers are the same, whatever it looks for.")
              << Words::tr("What can tell them apart: adjectives that are not beside their noun (“a red and shiny "
                           "cube”), and what other words read, such as the weight from “red” to “a”.");
    if (const ProbedHead* head = best(ProbeRows::Apart, ProbeMeasure::Tagged))
        lines << filledIn(
            Words::tr("Where the word is not beside its reader, %1 puts most on it: %2, and %3 on the token before; "
                      "evenly spread weights would put %4 on it."),
            {placeText(head->place), number(*head, ProbeRows::Apart, ProbeMeasure::Tagged),
             number(*head, ProbeRows::Apart, ProbeMeasure::Previous),
             number(*head, ProbeRows::Apart, ProbeMeasure::Even)});
    if (const ProbedHead* head = best(ProbeRows::Others, ProbeMeasure::Previous)) {
        lines << Words::tr("Words that read no tagged word put most on the token before in %1: %2, where evenly spread "
                           "weights have %3.")
                     .arg(placeText(head->place), number(*head, ProbeRows::Others, ProbeMeasure::Previous),
                          number(*head, ProbeRows::Others, ProbeMeasure::Even));
        const auto& tagged = head->of(ProbeRows::Adjacent, ProbeMeasure::Tagged);
        if (tagged && tagged->mean >= muchWeight
            && head->of(ProbeRows::Others, ProbeMeasure::Previous)->mean >= muchWeight)
            lines << filledIn(
                Words::tr("On adjacent pairs %1 has %2: there, reading the token before looks like reading the "
                          "tagged word."),
                {placeText(head->place), number(*head, ProbeRows::Adjacent, ProbeMeasure::Tagged)});
    }
    return lines;
}

QStringList ProbeText::certainty() const
{
    QStringList lines;
    const ProbeCount& count = result.count(rows);
    if (count.sentences < leastProbedSentences)
        lines << Words::tr("No interval: such pairs are in %1, and below %2 resampling says too little.")
                     .arg(sentencesText(count.sentences))
                     .arg(leastProbedSentences);
    else
        lines << Words::tr("95 % from … to: of 100 means of sentences drawn again from these, with replacement, "
                           "95 lie there (%1 draws, seed %2). It says how much other sentences of this kind may move "
                           "the mean, and "
                           "nothing about sentences of another kind.")
                     .arg(probeResamples)
                     .arg(seed);
    if (result.heads.size() > 1 && count.rows > 0) {
        lines << Words::tr("The best of %1 heads stands first because it was picked: the largest of many means is too "
                           "high by chance, and the interval does not know that.")
                     .arg(result.heads.size());
        lines << (result.halves ? filledIn(
                      Words::tr("Picked from half of the sentences, every other one, it is %1: %2 there, %3 in the "
                                "other half."),
                      {placeText(result.halves->picked), numberText(result.halves->picking, 3),
                       numberText(result.halves->checking, 3)})
                                : Words::tr("Check it on sentences that did not pick it."));
    }
    return lines;
}

QStringList ProbeText::faults() const
{
    QStringList lines;
    for (const ProbeFault& fault : result.faults)
        if (lines.size() < mostFaults)
            lines << probeFaultText(fault);
    if (std::ssize(result.faults) > mostFaults)
        lines << Words::tr("… and %1 more.").arg(std::ssize(result.faults) - mostFaults);
    return lines;
}

QStringList ProbeText::newWords() const
{
    QStringList lines;
    QStringList words;
    for (const std::string& word : result.unknown)
        words << u"“%1”"_s.arg(QString::fromStdString(word));
    if (!words.isEmpty())
        lines << Words::tr("Words that the document had never met, with rows by its rule for new words: %1.")
                     .arg(words.mid(0, 30).join(u", "_s) + (words.size() > 30 ? u" …"_s : QString()));
    return lines;
}

} // namespace headlight
