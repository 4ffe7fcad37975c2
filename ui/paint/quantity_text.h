#pragma once

#include "core/model/attention_source.h"

#include <QString>

namespace headlight {

/// "Weights", "Queries Q", … in the language of the moment.
QString quantityName(Quantity quantity);

/// The title of the rows' axis: who reads, or what is read. Its arrow points down once the title is turned.
QString rowAxisTitle(Quantity quantity);

/// The title of the columns' axis: what is read, or components.
QString columnAxisTitle(Quantity quantity);

/// The whole label of a row: its token.
QString rowLabel(const AttentionSource& source, Quantity quantity, Index row);

/// The whole label of a column: a key token, a dimension's name, or q₁, k₁, v₁, …
QString columnLabel(const AttentionSource& source, Quantity quantity, Index column);

/// "L0H4"
QString headPlaceText(Index layer, Index head);

} // namespace headlight
