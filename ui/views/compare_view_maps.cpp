// The three maps of a CompareView: how they lie, their legend, and how they are looked at as one.
#include "ui/views/compare_view.h"

#include "ui/controls/heatmap_canvas.h"
#include "ui/controls/legend_bar.h"
#include "ui/controls/style.h"
#include "ui/controls/zoom_buttons.h"
#include "ui/views/compare_panel.h"

#include <QLabel>

#include <algorithm>

namespace headlight {

namespace {

constexpr int gap = 16;
/// About what stands above the cells of a heatmap: its caption, the title, turned labels.
constexpr double aboveCells = 110;
/// Cells are at most so many times as wide as high.
constexpr double mostAspect = 1.6;

} // namespace

/// The three are looked at together: zoomed, moved and pointed at as one.
void CompareView::link()
{
    for (ComparePanel* panel : {m_a, m_b, m_difference}) {
        HeatmapCanvas& canvas = panel->canvas();
        connect(&canvas, &HeatmapCanvas::cellChosen, this, &CompareView::choose);
        connect(&canvas, &HeatmapCanvas::zoomed, this, [this, &canvas] {
            for (HeatmapCanvas* other : likeCanvases(canvas))
                other->followZoom(canvas.zoom());
        });
        connect(&canvas, &HeatmapCanvas::pointed, this, [this, &canvas](std::optional<Cell> cell) {
            for (HeatmapCanvas* other : likeCanvases(canvas))
                other->followPointer(cell);
        });
        connect(&canvas, &HeatmapCanvas::pictureChanged, this, &CompareView::showLegend);
    }
    connect(m_zoom, &ZoomButtons::zoomed, this, [this](double factor) { leading().zoomBy(factor); });
    connect(m_zoom, &ZoomButtons::fitWanted, this, [this] { leading().zoomToFit(); });
}

/// The others that show a matrix of the same shape.
std::vector<HeatmapCanvas*> CompareView::likeCanvases(const HeatmapCanvas& canvas) const
{
    std::vector<HeatmapCanvas*> others;
    for (ComparePanel* panel : {m_a, m_b, m_difference}) {
        HeatmapCanvas& other = panel->canvas();
        if (&other != &canvas && other.heatmap().rowCount() == canvas.heatmap().rowCount()
            && other.heatmap().columnCount() == canvas.heatmap().columnCount())
            others.push_back(&other);
    }
    return others;
}

/// The one that the buttons act on: B, the rest follows.
HeatmapCanvas& CompareView::leading() const
{
    return (m_comparison.b.source ? m_b : m_a)->canvas();
}

void CompareView::showLegend()
{
    const int before = m_legend->heightForWidth(m_body->width());
    m_legend->setLegend(comparisonLegend(m_a->canvas().heatmap(), m_b->canvas().heatmap(),
                                         m_difference->canvas().heatmap(), themeOf(this)));
    m_zoom->setVisible(m_body->isVisibleTo(this) && leading().isZoomUseful());
    m_zoom->setUsable(leading().canZoomIn(), leading().isZoomed());
    if (m_legend->heightForWidth(m_body->width()) != before)
        arrange();
}

/// Three in a row, or two above one, whichever leaves larger cells. The legend is below; A has the room for the names
/// of the rows beside its cells.
void CompareView::arrange()
{
    const int width = m_body->width();
    const int legend = m_legend->heightForWidth(width);
    const int line = m_readout->fontMetrics().height();
    const bool isNamedOnce = m_comparison.difference.source != nullptr;
    const auto firstOf = [&](int count) {
        const int all = width - (count - 1) * gap;
        const Comparison::Part& part = m_comparison.a;
        return isNamedOnce ? qRound(namedWidth(*part.source, part.options, font(), all, count)) : all / count;
    };
    const auto otherOf = [&](int count) { return (width - (count - 1) * gap - firstOf(count)) / (count - 1); };
    const int below = legend + gap / 2;
    const int rowHeight = m_body->height() - below - line - gap / 2;
    const int halfHeight = (m_body->height() - below - gap) / 2;
    m_inRow = std::min<double>(otherOf(3), mostAspect * (rowHeight - aboveCells))
              >= std::min<double>(otherOf(2), mostAspect * (halfHeight - aboveCells));
    const int first = firstOf(m_inRow ? 3 : 2);
    const int other = otherOf(m_inRow ? 3 : 2);
    const int height = m_inRow ? rowHeight : halfHeight;
    m_a->setGeometry(0, 0, first, height);
    m_b->setGeometry(first + gap, 0, other, height);
    m_difference->setGeometry(m_inRow ? first + other + 2 * gap : 0, m_inRow ? 0 : height + gap,
                              m_inRow ? other : first, height);
    m_readout->setGeometry(m_inRow ? QRect(0, height + gap / 2, width, line)
                                   : QRect(first + gap, height + gap, other, height));
    m_legend->setGeometry(0, m_body->height() - legend, width, legend);
    nameRows();
}

/// A difference that stands below A has the names of its rows beside it too.
void CompareView::nameRows()
{
    Comparison::Part part = m_comparison.difference;
    part.options.rowNames = !m_inRow;
    m_difference->setPart(part, m_comparison.reason);
}

} // namespace headlight
