#include "ui/views/head_thumbnails.h"

namespace headlight {

HeadThumbnails::HeadThumbnails(Document&, Evaluator&, QWidget* parent) : QWidget(parent) {}

HeadThumbnails::~HeadThumbnails() = default;

} // namespace headlight
