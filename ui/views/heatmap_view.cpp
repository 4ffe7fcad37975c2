#include "ui/views/heatmap_view.h"

namespace headlight {

HeatmapView::HeatmapView(Document&, Evaluator&, QWidget* parent) : QWidget(parent) {}

HeatmapView::~HeatmapView() = default;

} // namespace headlight
