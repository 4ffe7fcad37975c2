#include "ui/views/worked_cell.h"

namespace headlight {

WorkedCell::WorkedCell(Document&, Evaluator&, QWidget* parent) : QWidget(parent) {}

WorkedCell::~WorkedCell() = default;

} // namespace headlight
