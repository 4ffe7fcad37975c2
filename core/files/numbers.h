#pragma once

#include "core/analysis/pattern_scores.h"
#include "core/analysis/row_statistics.h"
#include "core/model/attention_source.h"

#include <QByteArrayView>
#include <QStringList>

#include <array>
#include <atomic>
#include <functional>
#include <optional>
#include <vector>

namespace headlight {

/// Where bytes go, piece by piece; whether all is well so far.
using ByteSink = std::function<bool(QByteArrayView)>;

/// Numbers to be written: of which quantity, of which heads.
struct Numbers {
    enum class What {
        Embeddings,
        Queries,
        Keys,
        Values,
        Products,
        Scores,
        Weights,
        Output,
        LayerOutput,
        Gradient,
        Statistics
    };
    struct Part {
        Index layer = 0;
        std::vector<Index> heads;
    };

    const AttentionSource& source;
    What what = What::Weights;
    std::vector<Part> parts;
    const std::atomic<bool>* cancelled = nullptr; ///< once it is set, rows are left out: the result is to be dropped

    /// One or all layers, one or all heads of each.
    static std::vector<Part> partsOf(const AttentionSource& source, std::optional<Index> layer = std::nullopt,
                                     std::optional<Index> head = std::nullopt);
    /// @param quantity any: each can be written
    static What whatOf(Quantity quantity);
    /// The names of What in its order, as in files and on the command line.
    static const QStringList& names();

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

/// Writes the numbers in the published formats; what goes wrong in writing is the sink's to tell.
void writeJson(const Numbers& numbers, const ByteSink& sink);
void writeCsv(const Numbers& numbers, const ByteSink& sink);

/// Why numbers are no array.
enum class NpyFault {
    NoArray,     ///< statistics have names
    ShapesDiffer ///< heads differ in shape or number
};
std::optional<NpyFault> npyFault(const Numbers& numbers);
/// Writes nothing where there is a fault.
std::optional<NpyFault> writeNpy(const Numbers& numbers, const ByteSink& sink);

} // namespace headlight
