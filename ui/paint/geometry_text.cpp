#include "ui/paint/geometry_text.h"

#include "core/model/veiled_source.h"

#include "ui/paint/math_text.h"
#include "ui/paint/number_text.h"

#include <QCoreApplication>

#include <numbers>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

constexpr Index mostCoordinates = 3;

QString percentText(double share)
{
    return numberText(100 * share, 0) + u"\u00A0%"_s;
}

/// "q·k = ‖q‖ · (‖k‖ cos θ)": how long the projection is that the picture shows.
GeometryReadout productReadout(const VectorPair& pair, int decimals)
{
    return {u"q·k = ‖q‖ · ‖k‖ cos θ"_s, numberText(pair.product, decimals)};
}

} // namespace

QList<GeometryLine> pairLines(const GeometryNumbers& numbers, int decimals)
{
    const VectorPair& pair = numbers.pair;
    const bool hidden = isHiddenNumber(pair.product);
    const QString none = hidden ? u"?"_s : QCoreApplication::translate("paint", "none (a vector is 0)");
    const QString angle = pair.angle ? fixedText(*pair.angle * 180 / std::numbers::pi, decimals - 1) + u"°"_s : none;
    GeometryLine angles{{u"θ"_s, angle}};
    if (pair.cosine)
        angles.append({u"cos θ"_s, numberText(*pair.cosine, decimals)});
    return {{{u"‖q‖"_s, numberText(pair.firstNorm, decimals)}, {u"‖k‖"_s, numberText(pair.secondNorm, decimals)}},
            angles,
            {productReadout(pair, decimals)}};
}

QList<GeometryLine> outputLines(const GeometryNumbers& numbers, Index key, int decimals)
{
    const QString output = coordinatesText(numbers.wholeOutput, decimals);
    GeometryLine sum{{output.isEmpty() ? u"‖o‖ = ‖Σ a v‖"_s : u"o = Σ a v"_s,
                      output.isEmpty() ? numberText(numbers.outputNorm, decimals) : output}};
    const QString place = numbers.seesNothing()
                              ? QCoreApplication::translate("paint", "The query sees no key: the output is 0.")
                              : QCoreApplication::translate("paint", "o lies in the hull of the values that are seen.");
    return {
        {{u"a"_s, numberText(numbers.weights(0, key), decimals)}, {u"‖v‖"_s, numberText(numbers.valueNorm, decimals)}},
        sum,
        {{place, {}}}};
}

QList<GeometryLegendEntry> legendEntries(bool values)
{
    if (values)
        return {{GeometrySample::Value, QCoreApplication::translate("paint", "values v, by weight a")},
                {GeometrySample::Output, QCoreApplication::translate("paint", "output o")}};
    return {{GeometrySample::Query, QCoreApplication::translate("paint", "queries q")},
            {GeometrySample::Key, QCoreApplication::translate("paint", "keys k")}};
}

QString projectionText(const PlaneDirections& plane)
{
    if (plane.width() <= 2)
        return {};
    if (!plane.isProjection())
        return QCoreApplication::translate("paint", "All vectors, of %1 dimensions, lie in this plane.")
            .arg(plane.width());
    return QCoreApplication::translate("paint",
                                       "Projection: %1 of the squared length is seen, angles differ. Numbers are of "
                                       "all %2 dimensions.")
        .arg(percentText(plane.shares.sum()), QString::number(plane.width()));
}

QString axisText(const PlaneDirections& plane, bool values, int axis)
{
    if (plane.width() > 2 && !plane.dimensions) {
        const QString text = axis == 0 ? QCoreApplication::translate("paint", "1st principal direction (%1)")
                                       : QCoreApplication::translate("paint", "2nd principal direction (%1)");
        return text.arg(percentText(plane.shares(0, axis)));
    }
    const Index component = plane.dimensions ? (*plane.dimensions)[static_cast<std::size_t>(axis)] : 0;
    if (values)
        return numbered(u'v', component + 1);
    return numbered(u'q', component + 1) + u", "_s + numbered(u'k', component + 1);
}

QString coordinatesText(const MatrixView<double>& row, int decimals)
{
    if (row.cols() > mostCoordinates)
        return {};
    QStringList texts;
    for (Index i = 0; i < row.cols(); ++i)
        texts.append(numberText(row(0, i), decimals));
    return texts.size() == 1 ? texts.front() : u"(%1)"_s.arg(texts.join(u", "_s));
}

} // namespace headlight
