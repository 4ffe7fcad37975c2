// Any text becomes tokens that are valid UTF-8 and not empty.
#include "core/text/tokenize.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace headlight;
    // UTF-16 as it is typed, lone surrogates too.
    const QString sentence(reinterpret_cast<const QChar*>(data), static_cast<qsizetype>(size / 2));
    for (const Split split : {Split::Words, Split::Characters})
        for (const std::string& token : tokenize(sentence, split))
            if (token.empty() || QString::fromStdString(token).toStdString() != token)
                std::abort();
    return 0;
}
