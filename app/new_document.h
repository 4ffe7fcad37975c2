#pragma once

#include "core/attention/mask.h"
#include "core/attention/result.h"
#include "core/model/content.h"
#include "core/model/head_place.h"
#include "core/model/pattern.h"
#include "ui/document/edit.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

/// What `headlight new` is asked for.
struct NewDocument {
    enum class Embedding { Zero, OneHot, Normal };
    enum class PositionRule { None, Columns, Sinusoidal };
    enum class Weights { Random, Zero, Identity };

    std::string title;
    QString sentence;
    Split split = Split::Words;
    Index layers = 1;
    Index heads = 1;
    std::optional<Index> dModel; ///< none: as many dimensions as the rows need
    std::optional<Index> dK;     ///< none: d_model ÷ heads, at least 1
    std::optional<Index> dV;     ///< none: d_model ÷ heads, at least 1
    std::uint32_t seed = 0;
    Embedding embedding = Embedding::OneHot;
    std::vector<std::pair<std::string, std::vector<std::string>>> features; ///< a dimension's name, words with a 1
    std::vector<std::string> dimensions; ///< names of the dimensions that the embedding fills; empty: named by rule
    PositionRule positions = PositionRule::None;
    Weights weights = Weights::Random;
    Mask mask;
    bool residual = true;
    bool layerNorm = false;
    std::map<HeadPlace, Pattern> patterns;
    std::map<HeadPlace, std::string> names;
};

/// Why there is no such document.
struct NewDocumentError {
    enum class Kind {
        Pattern,  ///< the pattern of `head` is refused: `edit` says why
        Width,    ///< d_model is below the `needed` dimensions, or these are too many
        TooLarge, ///< it would not fit into a file
    };
    Kind kind = Kind::Pattern;
    HeadPlace head;
    EditError edit;
    Index needed = 0;
};

/// Builds the document. Dimensions stand in this order: positions (one, pos, pos²), features, words, free ones for
/// induction. Random heads look at words, not at position columns, with components of Q, K and V of variance about 1;
/// no layer writes into position columns, nor into anything that a pattern of a later layer reads.
Result<Content, NewDocumentError> makeDocument(const NewDocument& wanted);

} // namespace headlight
