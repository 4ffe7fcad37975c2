#include "ui/views/follow_heads.h"

#include "ui/document/evaluator.h"
#include "ui/views/heads_canvas.h"
#include "ui/views/pattern_canvas.h"

namespace headlight {

template <class Canvas>
void followHeads(Canvas& canvas, Document& document, Evaluator& evaluator)
{
    const auto showSource = [&canvas, &document, &evaluator] {
        const bool hasTokens = !document.content().tokens.empty();
        canvas.setPrompting(!hasTokens);
        canvas.setSource(hasTokens ? evaluator.source() : nullptr);
    };
    const auto showSelection = [&canvas, &document] {
        canvas.select({document.selection().layer, document.selection().head});
    };
    QObject::connect(&evaluator, &Evaluator::evaluated, &canvas, showSource);
    QObject::connect(&document, &Document::selectionChanged, &canvas, showSelection);
    QObject::connect(&canvas, &Canvas::headChosen, &document, [&document](Index layer, Index head) {
        document.selectHead({layer, head});
    });
    showSource();
    showSelection();
}

template void followHeads(HeadsCanvas&, Document&, Evaluator&);
template void followHeads(PatternCanvas&, Document&, Evaluator&);

} // namespace headlight
