#include "core/lessons/lesson.h"

namespace headlight {

std::string LocalText::in(const std::string& language) const
{
    for (const std::string& code : {language, std::string(), std::string("en")})
        if (const auto found = byLanguage.find(code); found != byLanguage.end())
            return found->second;
    return byLanguage.empty() ? std::string() : byLanguage.begin()->second;
}

} // namespace headlight
