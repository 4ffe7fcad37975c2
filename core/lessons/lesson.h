#pragma once

#include "core/model/attention_source.h"
#include "core/model/content.h"
#include "core/model/veil.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// A text in several languages, by their codes ("en", "ko"); under "" what stands for all of them. UTF-8.
struct LocalText {
    std::map<std::string, std::string> byLanguage;

    bool isEmpty() const { return byLanguage.empty(); }
    /// In a language; where it is not written in that one: for all, in English, or the first there is.
    std::string in(const std::string& language) const;
    bool operator==(const LocalText&) const = default;
};

/// A number that a lesson computes rather than states. What it needs of the members hangs on `of`.
struct LessonValue {
    enum class Of {
        Constant,        ///< value
        Cell,            ///< of a quantity of the step's document: layer, head, row, column
        MeanWeight,      ///< over a layer's heads, of (row, column)
        LargestWeight,   ///< of a head's row
        Entropy,         ///< of a head's row, in nats
        GradientNorm,    ///< ‖diag(a) − a·aᵀ‖ of a head's row
        Length,          ///< ‖·‖ of a row of a quantity
        Root,            ///< √ of the first part
        Sum,             ///< of the parts
        Difference,      ///< the first part − the second
        Product,         ///< of the parts
        Quotient,        ///< the first part ÷ the second
        Parameters,      ///< of W_Q, W_K, W_V and W_O at a width (parts: width, heads)
        ScoreProducts,   ///< multiplications of q·k (parts: tokens, width, heads)
        Exponentials,    ///< (parts: tokens, heads)
        SampledDeviation ///< of q·k over drawn pairs (parts: d, pairs, seed), normal components
    };
    Of of = Of::Constant;
    double value = 0;
    Quantity quantity = Quantity::Weights;
    Index layer = 0;
    Index head = 0;
    Index row = 0;
    Index column = 0;
    std::vector<LessonValue> parts;
    std::string document;                  ///< one of the lesson's as it stands; empty: the step's, as the step sets it
    std::optional<bool> divide;            ///< by √d_k: in place of what the step says, for the head of the value
    std::optional<double> scoreMultiplier; ///< ≥ 0, in place of the step's
    bool operator==(const LessonValue&) const = default;
};

/// A wrong answer that students really give, and what is said to it.
struct WrongAnswer {
    LessonValue value;
    LocalText why;
    bool operator==(const WrongAnswer&) const = default;
};

struct LessonChoice {
    LocalText text;
    LocalText why; ///< said when it is chosen
    bool right = false;
    std::optional<LessonValue> value; ///< in place of `right`: it is right if this is the answer within the tolerance
    bool operator==(const LessonChoice&) const = default;
};

/// What is asked before it is shown.
struct Prediction {
    enum class Kind { Number, Choice, Cell, Order };
    Kind kind = Kind::Number;
    LocalText question;
    LocalText paper;                       ///< in place of the question on a worksheet; may be empty
    LocalText hint;                        ///< after the first wrong answer; may be empty
    LocalText explanation;                 ///< once it is answered; may be empty
    std::optional<LessonValue> answer;     ///< Number: always; Choice: where the choices are values
    double tolerance = 0;                  ///< how far a number may be from the answer
    std::vector<WrongAnswer> wrongAnswers; ///< of a number
    std::vector<LessonChoice> choices;     ///< of a choice, at least two, in the order shown
    bool largest = true;                   ///< Cell: the largest of the row; else the smallest
    Quantity quantity = Quantity::Weights; ///< Cell: of which quantity
    Index row = 0;                         ///< Cell: in which row; its head is the step's
    std::vector<LocalText> lines;          ///< Order: in the right order, at least two
    Veil veil;
    bool operator==(const Prediction&) const = default;
};

/// What a step points at in the window.
enum class LessonTarget {
    None,
    View,     ///< what fills the centre
    Slider,   ///< the softmax slider
    Division, ///< the ÷√d_k switch
    Sentence,
    Embeddings,
    Heads,    ///< the thumbnails
    Matrices, ///< W_Q, W_K, W_V, W_O
    WorkedCell
};

/// Which of the five questions to a formula a step asks.
enum class FormulaQuestion { None, FunctionOf, Shapes, Extremes, SpecialCases, WhereFrom };

struct LessonStep {
    LocalText title;
    LocalText text;                            ///< paragraphs apart by an empty line; see textParts()
    std::optional<LocalText> paper;            ///< in place of the text on a worksheet; empty: the step is left out
    std::map<std::string, LessonValue> values; ///< by the names in its texts and those of the prediction
    std::string document;                      ///< one of the lesson's; empty: as the step before
    std::optional<Scene> scene;                ///< what the window shows; none: as it is
    bool divide = true;                        ///< with the scene: the ÷√d_k of the selected head
    LessonTarget target = LessonTarget::None;
    FormulaQuestion asks = FormulaQuestion::None;
    std::optional<Prediction> prediction;
    bool operator==(const LessonStep&) const = default;
};

/// A lesson: steps that drive the window.
struct Lesson {
    std::string id; ///< under which progress is kept: a–z, 0–9, _ and -
    LocalText title;
    LocalText summary;
    std::string formula; ///< that the five questions are asked of; may be empty
    std::map<std::string, Content> documents;
    /// By language, what stands in place of words of the documents: translated().
    std::map<std::string, std::map<std::string, std::string>> translations;
    std::vector<LessonStep> steps; ///< at least one
    bool operator==(const Lesson&) const = default;
};

/// What the window shows at a step: what the step says itself, or else what the steps before it said.
struct ShownStep {
    std::string document;       ///< empty: none of the lesson's
    std::optional<Scene> scene; ///< none: nothing was said since the document came up
    bool divide = true;
    bool operator==(const ShownStep&) const = default;
};
ShownStep shownAt(const Lesson& lesson, std::size_t step);
/// The step's document with its score multiplier, and its head's division taken out where the step says so; none if
/// the step has no document.
std::optional<Content> contentAt(const Lesson& lesson, std::size_t step);

/// A part of a lesson's text: words, or a place where a value stands.
struct TextPart {
    std::string words;           ///< or the value's name
    bool isValue = false;        ///< {name}, or {name:4}
    std::optional<int> decimals; ///< of a value, 0 to 15; none: as few as say it to 6 digits
    bool operator==(const TextPart&) const = default;
};
/// Braces around anything but a name (letters, digits and _, a letter first) are words.
std::vector<TextPart> textParts(const std::string& text);

} // namespace headlight
