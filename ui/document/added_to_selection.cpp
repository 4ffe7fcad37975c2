#include "ui/document/added_to_selection.h"

#include "core/model/added_score.h"
#include "ui/document/evaluator.h"

namespace headlight {

std::shared_ptr<const AttentionSource> addedToSelection(const Evaluator& evaluator, const Selection& selection,
                                                        double added)
{
    const auto source = evaluator.source();
    if (!source || added == 0 || selection.layer >= source->layerCount()
        || selection.head >= source->headCount(selection.layer))
        return source;
    const Model<double>& model = *evaluator.model();
    const Head& head =
        model.layers[static_cast<std::size_t>(selection.layer)].heads[static_cast<std::size_t>(selection.head)];
    return withAdded(source, {{selection.layer, selection.head},
                              selection.query,
                              selection.key,
                              added,
                              model.scoreMultiplier / head.scale.divisor(head.dK)});
}

} // namespace headlight
