#include "ui/paint/comparison.h"

#include "core/model/derived_source.h"
#include "ui/paint/quantity_text.h"

#include <QCoreApplication>

#include <cmath>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

QString sizeText(const ComparedHead& head, Quantity quantity)
{
    const auto& [layer, number] = head.place;
    return u"%1 × %2"_s.arg(head.source->rowCount(quantity, layer, number))
        .arg(head.source->columnCount(quantity, layer, number));
}

QString reasonText(const ComparedHead& a, const ComparedHead& b, Quantity quantity)
{
    switch (whyIncomparable(a, b, quantity)) {
    case Incomparable::Missing:
        return QCoreApplication::translate("paint", "No difference: one of the two has no such head or numbers.");
    case Incomparable::Tokens:
        return QCoreApplication::translate("paint", "No difference: the tokens are not the same.");
    case Incomparable::Shape:
        return QCoreApplication::translate("paint", "No difference: A is %1, B is %2.")
            .arg(sizeText(a, quantity), sizeText(b, quantity));
    case Incomparable::No:
        break;
    }
    return {};
}

/// Weights without some keys, which the mask forbids as before.
class Renormalised final : public DerivedSource {
public:
    Renormalised(std::shared_ptr<const AttentionSource> weights, std::shared_ptr<const AttentionSource> all)
        : DerivedSource(std::move(weights)), m_all(std::move(all))
    {
    }
    bool sees(Index layer, Index query, Index key) const override { return m_all->sees(layer, query, key); }

private:
    std::shared_ptr<const AttentionSource> m_all;
};

ComparedHead withoutKeys(const ComparedHead& head, const HeatmapOptions& options)
{
    return {std::make_shared<Renormalised>(shownSource(head.source, options), head.source), head.place};
}

Comparison::Part partOf(const ComparedHead& head, const ComparedHead& other, const HeatmapOptions& options)
{
    if (!head.has(options.quantity))
        return {};
    HeatmapOptions shown = options;
    shown.layer = shown.head = 0;
    // Over both: the only heads that its source has.
    shown.range = options.quantity == Quantity::Weights && options.range == Range::Unit ? Range::Unit : Range::Shared;
    const bool isBeside = other.has(options.quantity);
    return {std::make_shared<BesideSource>(head, isBeside ? other : ComparedHead{}), shown};
}

} // namespace

Comparison compare(const ComparedHead& a, const ComparedHead& b, const HeatmapOptions& options,
                   const std::shared_ptr<const AttentionSource>& widest)
{
    HeatmapOptions wanted = options;
    wanted.bars = Bars::None;
    wanted.legend = false;
    HeatmapOptions allKeys = wanted;
    allKeys.keysLeftOut.clear(); // each heatmap leaves them out itself
    const ComparedHead shownA{shownSource(a.source, allKeys), a.place};
    const ComparedHead shownB{shownSource(b.source, allKeys), b.place};
    Comparison comparison{partOf(shownA, shownB, wanted),
                          partOf(shownB, shownA, wanted),
                          {},
                          reasonText(shownA, shownB, wanted.quantity)};
    if (comparison.reason.isEmpty()) {
        HeatmapOptions shown = wanted;
        shown.layer = shown.head = 0;
        shown.keysAreOut = leavesKeysOut(wanted);
        shown.quantity = DifferenceSource::shownAs(wanted.quantity);
        shown.range = Range::Own;
        comparison.difference = {std::make_shared<DifferenceSource>(withoutKeys(shownA, wanted),
                                                                    withoutKeys(shownB, wanted), wanted.quantity),
                                 shown};
        if (widest) {
            comparison.difference = {std::make_shared<BesideSource>(ComparedHead{comparison.difference.source, {}},
                                                                    ComparedHead{widest, {}}),
                                     shown};
            comparison.difference.options.range = Range::Shared;
        }
        // The rows are the same: the first map's names are those of all.
        comparison.b.options.rowNames = comparison.difference.options.rowNames = false;
    }
    return comparison;
}

double largestDifference(const ComparedHead& a, const ComparedHead& b, const HeatmapOptions& options)
{
    const auto [source, shown] = compare(a, b, options).difference;
    if (!source)
        return 0;
    const Tile all{.rows = source->rowCount(shown.quantity, 0, 0),
                   .columns = source->columnCount(shown.quantity, 0, 0)};
    const double extreme =
        all.rows && all.columns ? source->pooled(shown.quantity, 0, 0, {all, 1, 1}, nullptr)(0, 0) : 0;
    return std::isfinite(extreme) ? std::abs(extreme) : 0;
}

LegendContent comparisonLegend(const Heatmap& a, const Heatmap& b, const Heatmap& difference, const Theme& theme)
{
    LegendContent content;
    const auto add = [&](const QString& name, const Heatmap& map) {
        if (!map.isEmpty())
            content.scales.push_back({name, heatmapScale(map.options(), theme), map.range(), rangeText(map.options())});
    };
    add(a.isEmpty() ? u"B"_s : b.isEmpty() ? u"A"_s : u"A, B"_s, a.isEmpty() ? b : a);
    add(u"B − A"_s, difference);
    content.entries = commonEntries({a.legend(), b.legend(), difference.legend()});
    return content;
}

QString comparedHeadText(const ComparedHead& head)
{
    if (!head.has(Quantity::Weights))
        return headPlaceText(head.place.layer, head.place.head);
    const QString name = QString::fromStdString(head.source->headName(head.place.layer, head.place.head));
    const QString place = headPlaceText(head.place.layer, head.place.head);
    return name.isEmpty() ? place : u"%1: %2"_s.arg(place, name);
}

} // namespace headlight
