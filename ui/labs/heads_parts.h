#pragma once

#include "ui/labs/heads_case.h"

namespace headlight {

// The parts of the heads lab's page that are not about the costs alone.

/// "1 head", "8 heads".
QString headsText(Index count);
/// X times W_Q, which is cut into a block for each head.
std::shared_ptr<const PagePart> blockPicturePart(const HeadsCase& in);
/// W_Q as one matrix and as a block for each head.
std::shared_ptr<const PagePart> blockTablePart(const HeadsCase& in);
/// By how much Q of 4 tokens by a 320 × 320 matrix differs from Q by its eight 320 × 40 blocks: 0.
double blockCheck();
/// The order of keys by scores of one component, and of two.
std::shared_ptr<const PagePart> keyOrderPart();
/// "k₁ = (−2, 1), …"
QString orderKeysText();
/// Softmax attention and what others put in its place.
std::shared_ptr<const PagePart> mixingTablePart(const HeadsCase& in);
std::shared_ptr<const PagePart> mixingTextPart();
/// Published points, without a curve between them.
std::shared_ptr<const PagePart> headScorePart();
std::shared_ptr<const PagePart> layoutListPart();

/// "FLUX.1: 3072 = 24 heads × 128 …", quoted.
QString layoutText(const HeadLayout& layout);

/// How many different orders of keys the queries of the small example have, by one component and by two.
struct OrderCounts {
    Index queries = 0; ///< of each kind
    Index one = 0;
    Index two = 0;
};
OrderCounts orderCounts();

} // namespace headlight
