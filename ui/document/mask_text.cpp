#include "ui/document/mask_text.h"

#include <QCoreApplication>

namespace headlight {

namespace {

struct MaskText {
    Q_DECLARE_TR_FUNCTIONS(MaskText)
};

} // namespace

QString maskText(const Mask& mask)
{
    switch (mask.kind) {
    case Mask::Kind::None:
        return MaskText::tr("none");
    case Mask::Kind::Causal:
        return MaskText::tr("causal");
    case Mask::Kind::CausalBottomRight:
        return MaskText::tr("causal, ends aligned");
    case Mask::Kind::Window:
        return MaskText::tr("window of %1").arg(mask.window);
    case Mask::Kind::Painted:
        break;
    }
    return MaskText::tr("painted");
}

} // namespace headlight
