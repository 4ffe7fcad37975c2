#include "ui/document/pattern_text.h"

#include <QCoreApplication>

namespace headlight {

namespace {

struct PatternText {
    Q_DECLARE_TR_FUNCTIONS(PatternText)
};

} // namespace

QString patternText(Pattern pattern)
{
    switch (pattern) {
    case Pattern::Self:
        return PatternText::tr("token itself");
    case Pattern::PreviousToken:
        return PatternText::tr("token before");
    case Pattern::FirstToken:
        return PatternText::tr("first token");
    case Pattern::SameToken:
        return PatternText::tr("same token");
    case Pattern::Uniform:
        return PatternText::tr("all tokens alike");
    case Pattern::Induction:
        break;
    }
    return PatternText::tr("induction");
}

} // namespace headlight
