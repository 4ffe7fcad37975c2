#include "ui/paint/quantity_text.h"

#include "ui/paint/math_text.h"
#include "ui/paint/token_label.h"

#include <QCoreApplication>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

bool hasDimensionColumns(Quantity quantity)
{
    return quantity == Quantity::Embeddings || quantity == Quantity::LayerOutput;
}

QChar componentLetter(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Queries:
        return u'q';
    case Quantity::Keys:
        return u'k';
    case Quantity::Values:
        return u'v';
    case Quantity::Output:
        return u'o';
    case Quantity::LayerOutput:
        return u'y';
    default:
        return u'x';
    }
}

} // namespace

QString quantityName(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Embeddings:
        return QCoreApplication::translate("paint", "Embeddings X");
    case Quantity::Queries:
        return QCoreApplication::translate("paint", "Queries Q");
    case Quantity::Keys:
        return QCoreApplication::translate("paint", "Keys K");
    case Quantity::Values:
        return QCoreApplication::translate("paint", "Values V");
    case Quantity::Products:
        return QCoreApplication::translate("paint", "Products q · k");
    case Quantity::Scores:
        return QCoreApplication::translate("paint", "Scores");
    case Quantity::Weights:
        return QCoreApplication::translate("paint", "Weights");
    case Quantity::Output:
        return QCoreApplication::translate("paint", "Output of the head");
    case Quantity::LayerOutput:
        return QCoreApplication::translate("paint", "Output of the layer");
    case Quantity::Gradient:
        return QCoreApplication::translate("paint", "Gradient of the softmax");
    }
    return {};
}

QString rowAxisTitle(Quantity quantity)
{
    if (quantity == Quantity::Gradient)
        return QCoreApplication::translate("paint", "← keys: whose weight changes");
    if (isKeyed(quantity) || quantity == Quantity::Queries || quantity == Quantity::Output)
        return QCoreApplication::translate("paint", "← queries: who reads");
    if (hasKeyRows(quantity))
        return QCoreApplication::translate("paint", "← keys: what is read");
    return QCoreApplication::translate("paint", "← tokens");
}

QString columnAxisTitle(Quantity quantity)
{
    switch (quantity) {
    case Quantity::Embeddings:
    case Quantity::LayerOutput:
        return QCoreApplication::translate("paint", "dimensions →");
    case Quantity::Queries:
        return QCoreApplication::translate("paint", "components of the query: what is looked for →");
    case Quantity::Keys:
        return QCoreApplication::translate("paint", "components of the key: what the token is about →");
    case Quantity::Values:
        return QCoreApplication::translate("paint", "components of the value: what is handed on →");
    case Quantity::Output:
        return QCoreApplication::translate("paint", "components of the output: what was read →");
    case Quantity::Gradient:
        return QCoreApplication::translate("paint", "keys: whose score changes →");
    default:
        return QCoreApplication::translate("paint", "keys: what is read →");
    }
}

QString rowLabel(const AttentionSource& source, Quantity quantity, Index row)
{
    const auto& tokens = hasKeyRows(quantity) ? source.keyTokens() : source.queryTokens();
    const auto place = static_cast<std::size_t>(row);
    return row >= 0 && place < tokens.size() ? fullTokenLabel(tokens[place]) : QString();
}

QString columnLabel(const AttentionSource& source, Quantity quantity, Index column)
{
    const auto place = static_cast<std::size_t>(column);
    if (column < 0)
        return {};
    if (isKeyed(quantity))
        return place < source.keyTokens().size() ? fullTokenLabel(source.keyTokens()[place]) : QString();
    if (hasDimensionColumns(quantity) && place < source.dimensionNames().size())
        return fullTokenLabel(source.dimensionNames()[place]);
    return numbered(componentLetter(quantity), column + 1);
}

QString headPlaceText(Index layer, Index head)
{
    return u"L%1H%2"_s.arg(layer).arg(head);
}

} // namespace headlight
