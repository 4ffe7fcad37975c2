#include "ui/document/model_edits.h"

#include <cmath>

namespace headlight {

EditResult setScoreMultiplier(const Content& content, double multiplier)
{
    using namespace Qt::StringLiterals;
    if (!std::isfinite(multiplier))
        return EditError{EditError::Kind::NotFinite, {}};
    if (multiplier < 0)
        return EditError{EditError::Kind::OutOfRange, {u"0"_s}};
    Edited edited{content, {EditLabel::Kind::ScoreMultiplier, {}}};
    edited.content.model.scoreMultiplier = multiplier;
    return edited;
}

} // namespace headlight
