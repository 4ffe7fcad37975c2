#pragma once

#include "core/model/content.h"
#include "core/model/head_place.h"
#include "ui/paint/heatmap.h"

#include <QString>

namespace headlight {

/// What a picture is of, beside the document.
struct CaptionSubject {
    std::optional<HeadPlace> head;        ///< none: all heads; or, without colours, those that the picture names
    bool rules = true;                    ///< mask, scale and multiplier; false where two states of them are compared
    std::optional<HeatmapOptions> colors; ///< quantity and range of the colours; none: it has no colour scale
};

/// What a reader needs to know of a picture that stands alone, in one paragraph: title, sentence, layer and head, mask,
/// what scores are divided by, the multiplier where it is not 1, and what the colours' ends stand for.
QString captionText(const Content& content, const AttentionSource& source, const CaptionSubject& subject);

} // namespace headlight
