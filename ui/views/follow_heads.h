#pragma once

namespace headlight {

class Document;
class Evaluator;

/// Ties a picture of all heads, a HeadsCanvas or a PatternCanvas, to a document: it shows what the evaluator computed
/// and the head selected, and selects a head.
template <class Canvas>
void followHeads(Canvas& canvas, Document& document, Evaluator& evaluator);

} // namespace headlight
