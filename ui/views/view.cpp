#include "ui/views/view.h"

#include "ui/export/caption.h"

namespace headlight {

std::optional<CaptionOther> View::comparedWith() const
{
    return std::nullopt;
}

} // namespace headlight
