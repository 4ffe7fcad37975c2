// A document that is read and written again reads as the same content; anything else is refused, not crashed on.
#include "core/files/document_file.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace headlight;
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const Result<Content, FileError> first = parseDocument(bytes);
    if (!first)
        return 0;
    const QByteArray written = writeDocument(first.value());
    const Result<Content, FileError> second = parseDocument(written);
    // The text is compared too: −0 equals 0, but is not written like it.
    if (!second || !(second.value() == first.value()) || writeDocument(second.value()) != written)
        std::abort();
    return 0;
}
