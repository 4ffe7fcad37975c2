#pragma once

#include "ui/views/heads_canvas.h"

namespace headlight {

class Document;
class Evaluator;

/// Ties thumbnails to a document: they show what the evaluator computed and the head selected, and select a head.
void followHeads(HeadsCanvas& canvas, Document& document, Evaluator& evaluator);

} // namespace headlight
