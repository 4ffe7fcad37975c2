#include "ui/views/grid_view.h"

namespace headlight {

GridView::GridView(Document&, Evaluator&, QWidget* parent) : QScrollArea(parent) {}

GridView::~GridView() = default;

} // namespace headlight
