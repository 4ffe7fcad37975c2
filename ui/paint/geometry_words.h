#pragma once

#include "ui/paint/geometry_text.h"

#include <QFont>
#include <QPointF>
#include <QStringList>

#include <vector>

namespace headlight {

/// An entry of a legend in its place.
struct GeometryLegendPiece {
    GeometryLegendEntry entry;
    double begin = 0; ///< of its sample, from the legend's left side
    double width = 0; ///< with its sample
    int line = 0;
};

/// What stands around a plane, broken into lines of its width.
struct GeometryWords {
    std::vector<GeometryLegendPiece> legend;
    QList<GeometryLine> lines; ///< a readout without a name is the value of the one in the line before
    QStringList note;

    int legendLines() const { return legend.empty() ? 0 : legend.back().line + 1; }
    qsizetype textLines() const { return lines.size() + note.size(); }
};

constexpr double readoutGap = 20; ///< between two readouts of a line
constexpr double sampleGap = 6;   ///< between a sample and its text

/// The room of an entry's sample.
double sampleWidth(GeometrySample sample);

/// The width in which a plane's legend and its numbers stand unbroken.
double unbrokenWidth(bool values, const QFont& font);

/// Legend and readouts, each broken only where it is wider than all the room.
/// @param width px, > 0
GeometryWords geometryWords(bool values, const QList<GeometryLine>& lines, const QFont& font, double width);

/// The height of a line, with the room to the next.
double geometryLineHeight(const QFont& font);

} // namespace headlight
