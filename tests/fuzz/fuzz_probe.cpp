// A list of sentences as CSV is read, keeps to the limits of a document and comes back equal, or it is refused.
#include "core/files/probe_csv.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace headlight;
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto list = parseProbeCsv(bytes);
    if (!list)
        return 0;
    if (probeLimitError(list.value()))
        std::abort();
    const auto back = parseProbeCsv(writeProbeCsv(list.value()));
    if (!back || back.value() != list.value())
        std::abort();
    return 0;
}
