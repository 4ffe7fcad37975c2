#include "ui/controls/geometry_words.h"

#include "core/model/veiled_source.h"
#include "core/text/korean.h"
#include "ui/paint/hidden_text.h"
#include "ui/paint/number_text.h"

#include <QCoreApplication>

#include <numbers>

namespace headlight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(headlight::GeometryWords)
};

constexpr int decimals = 4;

Quantity quantityOf(VectorKind kind)
{
    return kind == VectorKind::Query ? Quantity::Queries : kind == VectorKind::Key ? Quantity::Keys : Quantity::Values;
}

/// "(1.0000, 0.5000)", or the length of a wide vector.
QString numbersOf(const AttentionSource& source, const GeometryOptions& at, VectorPlace place)
{
    const Quantity quantity = quantityOf(place.kind);
    const Index columns = source.columnCount(quantity, at.layer, at.head);
    const Matrix<double> row = source.tile(quantity, at.layer, at.head, {place.index, 0, 1, columns});
    const QString text = coordinatesText(row, decimals);
    return text.isEmpty() ? Words::tr("length %1").arg(numberText(row.row(0).stableNorm(), decimals)) : text;
}

} // namespace

QString vectorText(const AttentionSource& source, const GeometryPicture& picture, VectorPlace place)
{
    const QString token = picture.tokenOf(place);
    const QString numbers = numbersOf(source, picture.options(), place);
    if (place.kind == VectorKind::Query)
        return filledIn(Words::tr("Query of “%1”: %2"), {token, numbers});
    const QString hidden =
        picture.isSeen(place) ? QString() : u' ' + Words::tr("The mask forbids the query to read it.");
    if (place.kind == VectorKind::Key)
        return filledIn(Words::tr("Key of “%1”: %2."), {token, numbers}) + hidden;
    const double known = picture.numbers().weights(0, place.index);
    const QString weight = isHiddenNumber(known) ? hiddenText() : numberText(known, decimals);
    return filledIn(Words::tr("Value of “%1”: %2, weight %3."), {token, numbers, weight}) + hidden;
}

QString pairText(const GeometryPicture& picture)
{
    const VectorPair& pair = picture.numbers().pair;
    const QString query = picture.tokenOf({VectorKind::Query, picture.options().query});
    const QString key = picture.tokenOf({VectorKind::Key, picture.options().key});
    const QString product = numberText(pair.product, decimals);
    if (isHiddenNumber(pair.product))
        return filledIn(Words::tr("Query “%1” and key “%2”: product %3"), {query, key, hiddenText()});
    if (!pair.angle)
        return filledIn(Words::tr("Query “%1” and key “%2”: one of them is 0, product %3"), {query, key, product});
    return filledIn(
        Words::tr("Query “%1” and key “%2”: angle %3°, cosine %4, product %5"),
        {query, key, fixedText(*pair.angle * 180 / std::numbers::pi, 1), numberText(*pair.cosine, decimals), product});
}

} // namespace headlight
