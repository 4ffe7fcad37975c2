#pragma once

#include "app/output.h"
#include "core/analysis/pattern_scores.h"
#include "core/analysis/row_statistics.h"
#include "core/model/attention_source.h"

#include <array>
#include <functional>
#include <vector>

namespace headlight {

/// The numbers that compute is asked for: of which quantity, of which heads.
struct Numbers {
    enum class What { Embeddings, Queries, Keys, Values, Scores, Weights, Output, LayerOutput, Gradient, Statistics };
    struct Part {
        Index layer = 0;
        std::vector<Index> heads;
    };

    const AttentionSource& source;
    What what = What::Weights;
    QString name; ///< of what, as on the command line
    std::vector<Part> parts;

    /// What is read by rows; weights for the gradient and the statistics, which are made from them.
    Quantity quantity() const;
    /// Whether each head has rows of its own.
    bool isPerHead() const { return what != What::Embeddings && what != What::LayerOutput; }
    /// The tokens that the rows belong to.
    const std::vector<std::string>& rowTokens() const;
    /// Calls for each row of a head's quantity, from the first to the last, reading some rows at a time.
    void forEachRow(Index layer, Index head,
                    const std::function<void(Index row, const Matrix<double>& numbers)>& call) const;
    RowStatistics statistics(Index layer, Index query, const Matrix<double>& weights) const;
};

/// The statistics' names and values in the order of writing; none is written as null.
std::array<std::pair<const char*, std::optional<double>>, 5> named(const RowStatistics& statistics);
std::array<std::pair<const char*, std::optional<double>>, 5> named(const PatternScores& scores);

/// Writes the numbers in the published formats; what goes wrong in writing is told by the output at its end.
void writeJson(const Numbers& numbers, Output& output);
void writeCsv(const Numbers& numbers, Output& output);
/// Refuses statistics, and shapes that differ; nothing is written then.
std::optional<CommandError> writeNpy(const Numbers& numbers, const QString& path, Output& output);

} // namespace headlight
