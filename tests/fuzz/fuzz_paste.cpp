// Pasted text gives a table of finite numbers or a reason.
#include "ui/document/pasted_numbers.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace headlight;
    const QString text = QString::fromUtf8(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto numbers = parsePastedNumbers(text);
    if (numbers.ok() && (numbers.value().size() == 0 || !numbers.value().allFinite()))
        std::abort();
    return 0;
}
