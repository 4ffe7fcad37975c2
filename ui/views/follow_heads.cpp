#include "ui/views/follow_heads.h"

#include "ui/document/evaluator.h"

namespace headlight {

void followHeads(HeadsCanvas& canvas, Document& document, Evaluator& evaluator)
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
    QObject::connect(&canvas, &HeadsCanvas::headChosen, &document, [&document](Index layer, Index head) {
        document.selectHead({layer, head});
    });
    showSource();
    showSelection();
}

} // namespace headlight
