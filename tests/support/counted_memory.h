#pragma once

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>

#include <malloc.h>

/// Counts what a test program takes from the heap. Included by one source of a program that is linked with
/// --wrap=malloc,--wrap=calloc,--wrap=free: Eigen takes its memory from malloc (which a compiler may turn into calloc),
/// the standard library from operator new.
namespace headlight::test {

inline std::atomic<long long> heapBytes = 0;
inline std::atomic<long long> heapPeak = 0;

/// The bytes that were taken at most since this was made, and are taken now, beside those taken before.
class MemoryCount {
public:
    MemoryCount() : m_before(heapBytes) { heapPeak = m_before; }
    long long peak() const { return heapPeak - m_before; }
    long long now() const { return heapBytes - m_before; }

private:
    long long m_before;
};

} // namespace headlight::test

namespace headlight::test {

inline void* counted(void* memory)
{
    heapBytes += static_cast<long long>(malloc_usable_size(memory));
    heapPeak = std::max<long long>(heapPeak, heapBytes);
    return memory;
}

} // namespace headlight::test

extern "C" {

void* __real_malloc(std::size_t size);
void* __real_calloc(std::size_t count, std::size_t size);
void __real_free(void* memory);

void* __wrap_malloc(std::size_t size)
{
    return headlight::test::counted(__real_malloc(size));
}

void* __wrap_calloc(std::size_t count, std::size_t size)
{
    return headlight::test::counted(__real_calloc(count, size));
}

void __wrap_free(void* memory)
{
    headlight::test::heapBytes -= static_cast<long long>(malloc_usable_size(memory));
    __real_free(memory);
}
}

void* operator new(std::size_t size)
{
    if (void* memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}
