#include "ui/paint/cell_pixels.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace headlight {

namespace {

/// In place of a step: the value is below the threshold.
constexpr std::uint16_t quiet = 0xffff;

/// Which cell, counted from the first within the edges, each pixel of the device shows along one axis.
std::vector<Index> cellOfEachPixel(const std::vector<double>& borders, double scale)
{
    const auto pixel = [&](std::size_t i) { return std::lround((borders[i] - borders.front()) * scale); };
    std::vector<Index> cells(static_cast<std::size_t>(std::max(0L, pixel(borders.size() - 1))));
    for (std::size_t i = 0; i + 1 < borders.size(); ++i)
        for (long at = pixel(i); at < pixel(i + 1); ++at)
            cells[static_cast<std::size_t>(at)] = static_cast<Index>(i);
    return cells;
}

/// The repeat of the hatching, looked up by pixel; the pattern starts at the edges' origin.
class HatchPixels {
public:
    HatchPixels(const Hatch& hatch, const CellEdges& edges, double scale)
        : m_tile(hatchTile(hatch, scale)), m_left(phase(edges.x.front() - edges.origin.x(), scale)),
          m_top(phase(edges.y.front() - edges.origin.y(), scale))
    {
    }

    const QRgb* line(int y) const
    {
        return reinterpret_cast<const QRgb*>(m_tile.constScanLine((y + m_top) % m_tile.height()));
    }
    int place(int x) const { return (x + m_left) % m_tile.width(); }

private:
    int phase(double distance, double scale) const
    {
        const int side = m_tile.width();
        return static_cast<int>((std::lround(distance * scale) % side + side) % side);
    }

    QImage m_tile;
    int m_left;
    int m_top;
};

} // namespace

void findSteps(CellField& field, const CellLook& look)
{
    field.steps.clear();
    field.steps.reserve(static_cast<std::size_t>(field.values.size()));
    for (const double value : field.values.reshaped<Eigen::RowMajor>())
        field.steps.push_back(
            look.isQuiet(value) ? quiet : static_cast<std::uint16_t>(look.scale.stepOf(look.range.place(value))));
}

bool colorRow(const CellField& field, const CellEdges& edges, Index row, const CellLook& look, QRgb* colors)
{
    const auto fill = [&](Index column) {
        if (field.steps.empty())
            return look.fill(field.values(row, column));
        const std::uint16_t step = field.steps[static_cast<std::size_t>(row * field.columns() + column)];
        return step == quiet ? look.theme.ground.rgb() : look.scale.atStep(step);
    };
    bool anyForbidden = false;
    for (Index j = edges.column; j < edges.column + edges.columns(); ++j) {
        const CellState state = field.state(row, j);
        anyForbidden = anyForbidden || state == CellState::Forbidden;
        *colors++ = state == CellState::Value       ? fill(j)
                    : state == CellState::Forbidden ? qRgba(0, 0, 0, 0)
                    : state == CellState::MadeUp    ? look.madeUp().rgb()
                    : state == CellState::LeftOut   ? look.theme.ground.rgb()
                    : state == CellState::Hidden    ? hiddenColor(look.theme).rgb()
                                                    : look.theme.ink.rgb();
    }
    return anyForbidden;
}

void paintPixels(QPainter& painter, const CellField& field, const CellEdges& edges, const CellLook& look,
                 const Hatch& hatch)
{
    const QTransform transform = painter.deviceTransform();
    const std::vector<Index> columns = cellOfEachPixel(edges.x, transform.m11());
    const std::vector<Index> rows = cellOfEachPixel(edges.y, transform.m22());
    if (rows.empty() || columns.empty())
        return;
    const HatchPixels hatching(hatch, edges, transform.m11());
    QImage image(static_cast<int>(columns.size()), static_cast<int>(rows.size()), QImage::Format_RGB32);
    std::vector<QRgb> colors(static_cast<std::size_t>(edges.columns()));
    bool anyForbidden = false;
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const Index row = rows[static_cast<std::size_t>(y)];
        const bool isNew = y == 0 || row != rows[static_cast<std::size_t>(y - 1)];
        if (isNew)
            anyForbidden = colorRow(field, edges, edges.row + row, look, colors.data());
        if (!isNew && !anyForbidden) {
            std::memcpy(line, image.constScanLine(y - 1), columns.size() * sizeof(QRgb));
            continue;
        }
        const QRgb* hatched = hatching.line(y);
        for (std::size_t x = 0; x < columns.size(); ++x) {
            const QRgb color = colors[static_cast<std::size_t>(columns[x])];
            line[x] = color != 0 ? color : hatched[hatching.place(static_cast<int>(x))];
        }
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(edges.outer(), image);
    painter.restore();
}

} // namespace headlight
