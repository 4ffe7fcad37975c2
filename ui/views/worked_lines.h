#pragma once

#include "core/model/attention_source.h"
#include "ui/document/document.h"
#include "ui/paint/worked_number.h"

#include <QString>
#include <QStringList>

namespace headlight {

/// How much of long sums is written out.
enum class WorkedDetail {
    Short, ///< the first and last products, the largest weights: "… and 5 more" is a link
    Whole  ///< every product and every key
};

/// A cell's arithmetic in the order of the forward pass, one step a line, as rich text: q·k, division and multiplier,
/// mask, row maximum, exponential and row sum, weight, and the row's weighted mean of the values. Every number is the
/// snapshot's own, rounded when it is written. Of what is hidden stands "?", and it ends before hidden weights.
/// @param model of the source
/// @param selection layer, head, query and key, all inside the source
/// @param added what a lab has added to q·k: the source's products have it
/// @param decimals of q, k, v, products and outputs, 2 to 6; scores have one more, exponentials and weights two more
QStringList workedLines(const AttentionSource& source, const Model<double>& model, const Selection& selection,
                        int decimals, WorkedDetail detail, double added = 0);

} // namespace headlight
