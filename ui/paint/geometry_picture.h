#pragma once

#include "ui/paint/geometry_numbers.h"
#include "ui/paint/geometry_words.h"
#include "ui/paint/plane.h"

#include <QStringList>

#include <memory>

class QPainter;

namespace headlight {

enum class VectorKind { Query, Key, Value };

/// One of the vectors that a picture shows.
struct VectorPlace {
    VectorKind kind = VectorKind::Query;
    Index index = 0;
    bool operator==(const VectorPlace&) const = default;
};

/// What is pointed out beside the selected pair; no part of an export.
struct GeometryMarks {
    std::optional<VectorPlace> hovered;
    std::optional<VectorPlace> active; ///< the one that is dragged, or that keys move
};

/// What each plane shows at least, in the numbers' units; y upwards, top is the least y.
struct GeometryFrames {
    QRectF keys;
    QRectF values;
};

/// The name of vectors whose heads coincide.
struct GeometryLabel {
    QString text;
    QRectF place; ///< empty: there was no room
    QPointF tip;
    bool selected = false; ///< one of the selected pair is among them
    std::vector<VectorPlace> vectors;
};

/// Whether a picture of these vectors takes less than a frame, judged by the count of multiplications for their
/// principal directions.
bool isQuickToRead(const AttentionSource& source, const GeometryOptions& options);

/// A head's vectors in two planes with equal scales: queries and keys with the angle of the selected pair and its
/// product as a projection, and values with the output inside their hull. Draws on any painter. An immutable picture
/// of one snapshot, as Heatmap is.
class GeometryPicture {
public:
    /// @param room where the picture may lie @param frames to keep while a vector is dragged
    /// @param before an earlier picture or null: what is still right of it is taken over
    GeometryPicture(const std::shared_ptr<const AttentionSource>& source, const GeometryOptions& options,
                    const Theme& theme, const QFont& font, const QRectF& room,
                    const std::optional<GeometryFrames>& frames = {}, const GeometryPicture* before = nullptr);

    void paint(QPainter& painter, const GeometryMarks& marks = {}) const;

    bool isEmpty() const { return !m_numbers; }
    const GeometryOptions& options() const { return m_options; }
    const GeometryFrames& frames() const { return m_frames; }
    /// Contract: not empty.
    const GeometryNumbers& numbers() const { return *m_numbers; }
    const Plane& plane(VectorKind kind) const { return side(kind).plane; }
    const std::vector<GeometryLabel>& labels(VectorKind kind) const { return side(kind).labels; }
    /// How many vectors there are; 0 if empty.
    Index count(VectorKind kind) const { return isEmpty() ? 0 : points(kind).rows(); }
    /// The vector in its plane.
    QPointF value(VectorPlace place) const
    {
        return {points(place.kind)(place.index, 0), points(place.kind)(place.index, 1)};
    }
    /// Where the vector's head lies.
    QPointF tip(VectorPlace place) const;
    QPointF outputTip() const;
    /// The vectors whose heads lie within reach of a point, the nearest first.
    std::vector<VectorPlace> vectorsAt(QPointF point) const;
    /// The token that the vector belongs to.
    QString tokenOf(VectorPlace place) const;
    /// Whether the selected query sees the vector's token; queries are always seen.
    bool isSeen(VectorPlace place) const;

    /// The height that a picture of this width wants to have. Contract: not empty.
    double heightForWidth(double width) const;
    /// The room of a plane's legend, and of the words beneath.
    QRectF legendRoom(VectorKind kind) const { return side(kind).legend; }
    QRectF textRoom(VectorKind kind) const { return side(kind).text; }
    const GeometryWords& words(VectorKind kind) const { return side(kind).words; }
    /// Where an axis of a plane is named: at its end, or at another one where a label stands there; empty: nowhere.
    /// @param axis 0 or 1
    QRectF axisName(VectorKind kind, int axis) const { return axisName(side(kind), axis); }

private:
    /// A plane with what stands around it.
    struct Side {
        bool values = false;
        QRectF legend;
        Plane plane;
        QRectF text;
        GeometryWords words;
        std::vector<GeometryLabel> labels;
        int leftOut = 0; ///< labels without a place
    };
    const Side& side(VectorKind kind) const { return kind == VectorKind::Value ? m_values : m_keys; }
    const Matrix<double>& points(VectorKind kind) const
    {
        return kind == VectorKind::Query ? m_numbers->queries
               : kind == VectorKind::Key ? m_numbers->keys
                                         : m_numbers->values;
    }
    const PlaneDirections& directions(const Side& side) const
    {
        return side.values ? m_numbers->valuePlane : m_numbers->keyPlane;
    }
    void layOut();
    bool fitsBeside(double width) const;
    static double sideWidth(double width);
    GeometryWords wordsOf(const Side& side, QSizeF room) const;
    void layOutBeside();
    bool layOutStacked();
    void placePlane(Side& side, const QRectF& room, double legendHeight, double textHeight) const;
    void placeLabels(Side& side) const;
    void findPlaces(Side& side) const;
    QFont labelFont(const GeometryLabel& label) const;
    std::vector<VectorPlace> vectorsOf(const Side& side) const;
    bool isSelected(VectorPlace place) const;
    QPointF footTip() const;
    QRectF axisTitle(const Side& side, int axis) const;
    QRectF axisName(const Side& side, int axis) const;

    QColor colorOf(VectorPlace place) const;
    void paintSide(QPainter& painter, const Side& side, const GeometryMarks& marks) const;
    void paintLegend(QPainter& painter, const Side& side) const;
    void paintSample(QPainter& painter, GeometrySample sample, QPointF at) const;
    void paintLeftOut(QPainter& painter, const Side& side) const;
    void paintCrowd(QPainter& painter) const;
    void paintPair(QPainter& painter) const;
    void paintAngle(QPainter& painter) const;
    void paintHull(QPainter& painter) const;
    void paintValues(QPainter& painter) const;
    void paintOutput(QPainter& painter) const;
    bool hidesOutput() const { return m_numbers->wholeOutput.hasNaN(); }
    void paintLabels(QPainter& painter, const Side& side) const;
    void paintMarks(QPainter& painter, const Side& side, const GeometryMarks& marks) const;
    void paintText(QPainter& painter, const Side& side) const;

    std::shared_ptr<const AttentionSource> m_source;
    GeometryOptions m_options;
    Theme m_theme;
    QFont m_font;
    QRectF m_room;
    std::optional<GeometryNumbers> m_numbers;
    GeometryFrames m_frames;
    bool m_framesAreKept = false;
    Side m_keys;
    Side m_values;
};

} // namespace headlight
