#pragma once

#include "core/attention/result.h"
#include "core/model/content.h"

#include <optional>
#include <string_view>
#include <vector>

namespace headlight {

/// What a head can be built to read, by hand and without training.
enum class Pattern {
    Self,          ///< the token itself
    PreviousToken, ///< the token before; the first token reads itself
    FirstToken,    ///< the first token
    SameToken,     ///< the first earlier token with the same text; a text met for the first time reads itself
    Uniform,       ///< all visible tokens alike
    Induction      ///< the token after the last earlier one with the same text; without one, the token itself
};

/// All of them, in the order of menus.
const std::vector<Pattern>& allPatterns();
/// The name in the command line: self, previous_token, first_token, same_token, uniform, induction.
std::string_view patternName(Pattern pattern);
std::optional<Pattern> patternNamed(std::string_view name);

/// Why a pattern cannot be built in a place of a document.
struct PatternNeeds {
    enum class What {
        SentenceKeys,  ///< keys come from a memory; the pattern is about the sentence
        IndexColumns,  ///< no dimensions that hold 1 and i by the position rule
        SquareColumns, ///< no dimensions that hold 1, i and i² by the position rule
        PlainColumns,  ///< words hold numbers of their own in the position dimension `dimension`
        KeptDimension, ///< layer `layer`, further down, changes dimension `dimension`, which the pattern reads
        Residual,      ///< layer `layer`, further down, does not add its input to its output
        NoLayerNorm,   ///< layer `layer` normalises its input, positions included
        VisibleKeys,   ///< the mask of layer `layer` hides what the pattern reads
        NoLaterKeys,   ///< the mask of layer `layer` lets a token see later ones
        RowsApart,     ///< a token's product with itself is not above those with the others (one-hot rows are fine)
        LayerBelow,    ///< there is no layer further down to hold the other head of the pair
        FreeDimensions ///< `needed` dimensions that are 0 everywhere; there are `found`
    };
    What what = What::SentenceKeys;
    Index layer = 0;
    Index dimension = 0;
    Index needed = 0;
    Index found = 0;

    bool operator==(const PatternNeeds&) const = default;
};

/// Rebuilds a head's W_Q and W_K so that it reads by the pattern, with scale √d_k and the layer's own mask.
/// Each pattern keeps at least 0.9 of its weight where it says, for up to 8192 tokens at score multiplier 1.
///
/// Positions enter as −(i − j)² = 2·i·j − j² − i²: a dot product of (i, 1) with (j, j²), where −i² is the same for a
/// whole row and drops out of the softmax. d_k is 2 for self and previous token, 1 for first token, one more than the
/// number of dimensions in which tokens differ for same token and induction; uniform keeps it and has zeros.
///
/// Induction takes a second head: the one of the same number (or the last) in the layer below becomes a previous-token
/// head that writes the text of the token before into free dimensions (its W_V, d_v, and its rows of W_O change, and it
/// is switched on). All other W_V and W_O stay; an implied W_O becomes explicit.
/// @return the content with the head changed, or what the pattern needs
/// @source the induction pair: Elhage et al. 2021, "A Mathematical Framework for Transformer Circuits"; gains are ours.
Result<Content, PatternNeeds> withPattern(const Content& content, Index layer, Index head, Pattern pattern);

/// The head of the layer below that an induction head at (layer, head) is paired with; contract: layer ≥ 1.
Index inductionPartner(const Model<double>& model, Index layer, Index head);

} // namespace headlight
