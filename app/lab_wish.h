#pragma once

#include "app/arguments.h"
#include "ui/export/image_export.h"
#include "ui/labs/lab.h"

#include <QFont>

#include <vector>

namespace headlight {

struct Content;

/// --set and --part of render.
std::vector<Option> labOptionList();

/// Notes an option that a lab would draw nothing of in the arguments' fault(). @param options all that there are
void refuseUnheeded(Arguments& arguments, const std::vector<Option>& options, ViewKind view);
/// What it asks for; what is unfit for the lab is noted in the arguments' fault().
LabState labStateOf(Arguments& arguments, ViewKind view);

/// Which of the lab's displays is wanted alone, from 1.
std::optional<Index> labPartOf(Arguments& arguments, ViewKind view);

/// A lab's page as a picture; without extent where it has no such part.
/// @param part from 1; none: all
/// @param place, query, key of the document's selected row and key; inside the source
Picture labPicture(ViewKind view, const LabState& state, std::optional<Index> part, const Content& content,
                   std::shared_ptr<const AttentionSource> source, HeadPlace place, Index query, Index key,
                   const Theme& theme, const QFont& font, double width);

} // namespace headlight
