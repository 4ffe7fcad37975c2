#include "ui/views/softmax_bar.h"

namespace headlight {

SoftmaxBar::SoftmaxBar(Document&, Evaluator&, QWidget* parent) : QWidget(parent) {}

SoftmaxBar::~SoftmaxBar() = default;

} // namespace headlight
