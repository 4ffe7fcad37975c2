#include "ui/controls/view.h"

#include "ui/controls/style.h"
#include "ui/export/caption.h"
#include "ui/export/image_export.h"

namespace headlight {

Picture View::picture() const
{
    return picture(themeOf(this), pictureWidth());
}

Picture View::picture(const Theme& theme, double width) const
{
    return pictureMaker(theme, width)({});
}

std::optional<CaptionOther> View::comparedWith() const
{
    return std::nullopt;
}

} // namespace headlight
