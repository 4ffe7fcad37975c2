#pragma once

#include "core/model/content.h"
#include "core/model/head_place.h"
#include "core/model/view_kind.h"
#include "ui/paint/heatmap.h"

#include <QString>

namespace headlight {

/// The other side of a comparison.
struct CaptionOther {
    Content content;
    std::shared_ptr<const AttentionSource> source;
    std::optional<HeadPlace> head; ///< none: the same as this side's
    bool isA = true;               ///< else it is B
};

/// What a picture is of, beside the document.
struct CaptionSubject {
    std::optional<HeadPlace> head;        ///< none: several
    bool rules = true;                    ///< mask, scale and multiplier; false where two states of them are compared
    std::optional<HeatmapOptions> colors; ///< which quantity is shown and how; none: none
    bool oneScale = true;                 ///< of colours; false: there is none, or the picture has a legend for each
    bool oneQuantity = true;              ///< false: the picture has many, and says which is which
    std::optional<CaptionOther> other;    ///< of a comparison
    QString lab = {};                     ///< its name and what is set in it; empty: not of a lab
    bool ofDocument = true;               ///< false: a lab with numbers of its own
    std::vector<HeadPlace> together;      ///< without a head: those of a layer that are shown; empty: all of all layers
};

/// What a caption says of a picture of a view; the head is still to be filled in.
/// @param ofScores a grid of pattern scores
CaptionSubject captionSubject(ViewKind kind, const HeatmapOptions& options, bool ofScores = false);

/// What a reader needs to know of a picture that stands alone, in one paragraph: title, sentence, layer and heads,
/// mask, what scores are divided by, the multiplier where it is not 1, what is left out or quiet, and what the colours'
/// ends stand for. Of a comparison, what the two sides differ in is said of each; of a lab, what is set in it comes
/// first.
QString captionText(const Content& content, const AttentionSource& source, const CaptionSubject& subject);

} // namespace headlight
