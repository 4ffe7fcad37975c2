#include "ui/document/kept_tokens.h"

#include <algorithm>
#include <cstdint>

namespace headlight {

namespace {

using Tokens = std::vector<std::string>;
constexpr Index longestMiddle = Index(4096) * 4096;

/// Matches before[start, start + rows) with after[start, start + columns) by their longest common subsequence.
void matchMiddle(const Tokens& before, const Tokens& after, Index start, Index rows, Index columns,
                 std::vector<Index>& kept)
{
    const auto same = [&](Index i, Index j) {
        return before[static_cast<std::size_t>(start + i)] == after[static_cast<std::size_t>(start + j)];
    };
    // length(i, j): of the longest common subsequence of what follows i and j.
    Matrix<std::uint16_t> length = Matrix<std::uint16_t>::Zero(rows + 1, columns + 1);
    for (Index i = rows - 1; i >= 0; --i)
        for (Index j = columns - 1; j >= 0; --j)
            length(i, j) = same(i, j) ? static_cast<std::uint16_t>(length(i + 1, j + 1) + 1)
                                      : std::max(length(i + 1, j), length(i, j + 1));

    for (Index i = 0, j = 0; i < rows && j < columns;) {
        if (same(i, j))
            kept[static_cast<std::size_t>(start + j++)] = start + i++;
        else if (length(i + 1, j) >= length(i, j + 1))
            ++i;
        else
            ++j;
    }
}

} // namespace

std::vector<Index> keptTokens(const Tokens& before, const Tokens& after)
{
    const Index n = static_cast<Index>(before.size());
    const Index m = static_cast<Index>(after.size());
    std::vector<Index> kept(after.size(), -1);

    const auto front = std::mismatch(before.begin(), before.end(), after.begin(), after.end()).first;
    const Index start = front - before.begin();
    for (Index j = 0; j < start; ++j)
        kept[static_cast<std::size_t>(j)] = j;

    const Index shorter = std::min(n, m) - start;
    Index end = 0;
    while (end < shorter
           && before[static_cast<std::size_t>(n - 1 - end)] == after[static_cast<std::size_t>(m - 1 - end)]) {
        kept[static_cast<std::size_t>(m - 1 - end)] = n - 1 - end;
        ++end;
    }

    const Index rows = n - start - end;
    const Index columns = m - start - end;
    if (rows > 0 && columns > 0 && rows * columns <= longestMiddle)
        matchMiddle(before, after, start, rows, columns, kept);
    return kept;
}

} // namespace headlight
