#include "ui/paint/comparison.h"

#include "ui/paint/quantity_text.h"

#include <QCoreApplication>

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

Comparison compare(const ComparedHead& a, const ComparedHead& b, const HeatmapOptions& options)
{
    HeatmapOptions wanted = options;
    wanted.keysLeftOut.clear();
    wanted.bars = Bars::None;
    const ComparedHead shownA{shownSource(a.source, wanted), a.place};
    const ComparedHead shownB{shownSource(b.source, wanted), b.place};
    Comparison comparison{partOf(shownA, shownB, wanted),
                          partOf(shownB, shownA, wanted),
                          {},
                          reasonText(shownA, shownB, wanted.quantity)};
    if (comparison.reason.isEmpty()) {
        HeatmapOptions shown = wanted;
        shown.layer = shown.head = 0;
        shown.quantity = DifferenceSource::shownAs(wanted.quantity);
        shown.range = Range::Own;
        comparison.difference = {std::make_shared<DifferenceSource>(shownA, shownB, wanted.quantity), shown};
    }
    return comparison;
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
