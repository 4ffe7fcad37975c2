#pragma once

#include "core/model/model.h"
#include "core/model/probe_list.h"
#include "core/model/scene.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace headlight {

/// How a sentence becomes tokens.
enum class Split { Words, Characters };

/// What a position column holds for token i: i, i², or 1.
enum class PositionColumn { Linear, Square, One };

struct NoPositions {
    bool operator==(const NoPositions&) const = default;
};
/// Columns by dimension name.
struct PositionColumns {
    std::map<std::string, PositionColumn> columns;
    bool operator==(const PositionColumns&) const = default;
};
/// Vaswani et al. 2017, § 3.5.
struct SinusoidalPositions {
    bool operator==(const SinusoidalPositions&) const = default;
};
/// An n × d_model matrix of one's own; its rows follow their tokens.
struct PositionMatrix {
    SharedMatrix<double> rows;
    bool operator==(const PositionMatrix&) const = default;
};
using Positions = std::variant<NoPositions, PositionColumns, SinusoidalPositions, PositionMatrix>;

/// What row a word gets that the document has not met before.
struct NewWordRule {
    enum class Kind { Zero, OneHot, Normal };
    Kind kind = Kind::Zero;
    std::uint32_t seed = 0; ///< used by Normal: the row is a function of seed and word alone
    bool operator==(const NewWordRule& other) const
    {
        return kind == other.kind && (kind != Kind::Normal || seed == other.seed);
    }
};

/// Tokens that keys and values come from in place of the layer's own input.
struct Memory {
    std::vector<std::string> tokens;
    SharedMatrix<double> embeddings; ///< m × d_model
    bool operator==(const Memory&) const = default;
};

/// All that a document file holds: plain values, cheap to copy, compared by value. Strings are UTF-8.
/// There may be no tokens (nothing typed yet): embeddings are then 0 × d_model, and a file's d_model is that of the
/// first head's W_Q. Likewise the memory may hold no tokens.
struct Content {
    std::string title;
    std::optional<std::string> sentence; ///< as typed; none: the tokens were given as a list
    Split split = Split::Words;
    std::vector<std::string> tokens;
    std::vector<std::string> dimensions; ///< d_model names, or empty
    SharedMatrix<double> embeddings;     ///< n × d_model
    Positions positions;
    std::map<std::string, std::vector<double>> words; ///< rows remembered by token text
    NewWordRule newWords;
    std::optional<Memory> memory;
    Model<double> model;
    std::vector<Scene> scenes;        ///< in the order in which they are shown
    std::vector<ProbeSentence> probe; ///< what heads are asked to read, in sentences of their own

    Index dModel() const { return embeddings.cols(); }
    /// The tokens that keys and values come from: the memory's, or the sentence's without one.
    const std::vector<std::string>& keyTokens() const { return memory ? memory->tokens : tokens; }
    bool operator==(const Content&) const = default;
};

/// What the rule adds to the embeddings: n × d_model; zeros without positions.
/// A column named by the rule that no dimension has adds nothing.
Matrix<double> positionRows(const Positions& positions, const std::vector<std::string>& dimensions, Index n,
                            Index dModel);

/// X = embeddings + positions, and the memory as it is.
Input<double> inputOf(const Content& content);

} // namespace headlight
