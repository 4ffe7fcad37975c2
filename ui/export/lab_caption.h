#pragma once

#include "ui/export/caption.h"
#include "ui/labs/lab.h"

namespace headlight {

/// What a caption says of a lab's page: the lab's name and what is set in it and does something, and of the document
/// what the lab shows of it. The head is still to be filled in.
CaptionSubject labCaptionSubject(const Lab& lab, const LabState& state);

} // namespace headlight
