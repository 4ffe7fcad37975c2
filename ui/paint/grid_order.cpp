#include "ui/paint/grid_order.h"

#include "ui/paint/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace headlight {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("paint", text);
}

} // namespace

std::optional<std::vector<HeadPlace>> orderedHeads(const AttentionSource& source, const GridReading& reading,
                                                   const GridOrder& order)
{
    std::vector<HeadPlace> places = headsOf(source);
    if (!order.score)
        return places;
    std::vector<std::pair<double, HeadPlace>> ranked;
    for (const HeadPlace place : places) {
        const auto found = reading.find(place);
        if (found == reading.end() || !found->second.scores)
            return std::nullopt;
        const std::optional<double> score = found->second.scores->of(*order.score);
        if (!order.atLeast || score >= order.atLeast)
            ranked.emplace_back(score.value_or(-1), place);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    places.clear();
    for (const auto& [score, place] : ranked)
        places.push_back(place);
    return places;
}

QString headScoreText(HeadScore score)
{
    constexpr std::array<const char*, headScoreCount> texts{
        QT_TRANSLATE_NOOP("paint", "Entropy"),     QT_TRANSLATE_NOOP("paint", "Previous token"),
        QT_TRANSLATE_NOOP("paint", "First token"), QT_TRANSLATE_NOOP("paint", "Itself"),
        QT_TRANSLATE_NOOP("paint", "Same token"),  QT_TRANSLATE_NOOP("paint", "Induction")};
    return words(texts[static_cast<std::size_t>(score)]);
}

QString headScoreMeaning(HeadScore score)
{
    constexpr std::array<const char*, headScoreCount> texts{
        QT_TRANSLATE_NOOP("paint", "How evenly a row spreads over the keys that it sees, on average: 0 all on one key, "
                                   "1 the same on all"),
        QT_TRANSLATE_NOOP("paint", "Mean weight on the token just before"),
        QT_TRANSLATE_NOOP("paint", "Mean weight of the later tokens on the first one"),
        QT_TRANSLATE_NOOP("paint", "Mean weight of a token on itself, the first one left out"),
        QT_TRANSLATE_NOOP("paint", "Mean weight on earlier tokens of the same text"),
        QT_TRANSLATE_NOOP("paint", "Mean weight on the tokens that came after earlier ones of the same text")};
    return words(texts[static_cast<std::size_t>(score)]);
}

QString evenScoreText(const GridReading& reading, HeadScore score)
{
    std::vector<double> evens;
    for (const auto& [place, head] : reading)
        if (head.baseline)
            if (const auto even = score == HeadScore::Entropy ? std::optional(1.) : patternScore(*head.baseline, score))
                evens.push_back(*even);
    if (evens.empty())
        return {};
    const auto [least, most] = std::minmax_element(evens.begin(), evens.end());
    const QString low = numberText(*least, 2);
    const QString high = numberText(*most, 2);
    return low == high ? QCoreApplication::translate("paint", "even weights: %1").arg(low)
                       : QCoreApplication::translate("paint", "even weights: %1 to %2").arg(low, high);
}

QString shownHeadsText(Index shown, Index all, double atLeast)
{
    const QString two = fixedText(atLeast, 2);
    return QCoreApplication::translate("paint", "%1 of %2 heads ≥ %3")
        .arg(shown)
        .arg(all)
        .arg(two.toDouble() == atLeast ? two : exactText(atLeast));
}

} // namespace headlight
