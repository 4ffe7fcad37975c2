#pragma once

#include "core/attention/matrix.h"

#include <string_view>
#include <vector>

namespace headlight {

/// How a published model cuts its width into heads. Quoted data, not measured here.
struct HeadLayout {
    std::string_view name;
    Index dModel = 0;
    Index heads = 0;
    Index layers = 0;     ///< 0: not quoted
    Index mostTokens = 0; ///< 0: not quoted
    bool isCausal = false;
    std::vector<Index> rotary = {}; ///< how a head's width is split for rotary position encoding; empty: it is not
    std::string_view source;

    Index headWidth() const { return dModel / heads; }
};

/// @source each layout names its own
const std::vector<HeadLayout>& publishedLayouts();

/// What a translation model scored with a number of heads.
struct HeadScore {
    Index heads = 0;
    double bleu = 0; ///< overlap of word groups with human translations, in percent
};

/// English–German, base model, the same amount of computing for all: four points, with nothing between them.
/// @source Vaswani et al. 2017, table 3, rows (A) and base
const std::vector<HeadScore>& publishedHeadScores();

} // namespace headlight
