#pragma once

#include "app/arguments.h"
#include "core/model/content.h"
#include "core/model/head_place.h"
#include "ui/document/evaluate.h"

namespace headlight {

/// What the command line changes in a document before it is computed; for compute and render alike.
struct Interventions {
    std::optional<Mask::Kind> mask; ///< of every layer: None or Causal
    std::optional<Scale> scale;     ///< of every head
    std::optional<double> multiplier;
    std::vector<HeadPlace> ablated;
    std::optional<QString> sentence; ///< in place of the document's; words get rows by the document's rule
};

/// --mask, --scale, --multiply, --ablate, --sentence.
std::vector<Option> interventionOptions();
/// Reads these options; what is unfit is noted in the arguments' fault().
Interventions interventionsOf(Arguments& arguments);

/// Reads a document and changes it.
Result<Content, CommandError> loadSource(const QString& path, const Interventions& interventions);
/// Computes what was read.
/// @param path for the message where a number overflows
Result<Source, CommandError> computeContent(const QString& path, const Content& content);
/// Reads a document, changes it and computes it.
Result<Source, CommandError> computeSource(const QString& path, const Interventions& interventions);

/// Refuses a layer, or a head of it, that the source does not have.
/// @param head none: all heads
std::optional<CommandError> requireHead(const QString& path, const AttentionSource& source, std::optional<Index> layer,
                                        std::optional<Index> head);

} // namespace headlight
