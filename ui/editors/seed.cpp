#include "ui/editors/seed.h"

#include "ui/controls/prompt_line.h"

#include <QCoreApplication>

namespace headlight {

void ask(PromptLine& prompt, std::uint32_t proposal, const std::function<Wording(std::uint32_t seed)>& accept)
{
    const auto question = [] {
        return QCoreApplication::translate("Seed", "Seed: the same whole number gives the same random numbers");
    };
    prompt.ask(question, QString::number(proposal), [accept](const QString& text) -> Wording {
        bool ok = false;
        const std::uint32_t seed = text.toUInt(&ok);
        if (ok)
            return accept(seed);
        return [] { return QCoreApplication::translate("Seed", "Write a whole number from 0 to 4294967295."); };
    });
}

} // namespace headlight
