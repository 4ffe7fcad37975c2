#pragma once

#include <string_view>

namespace headlight {

// Names in files, in the order of their enumerations.

/// Of LessonValue::Of but the constant, which is written as a number.
constexpr std::string_view lessonValueNames[] = {
    "cell",           "mean_weight",  "largest_weight",   "entropy", "gradient_norm", "length",
    "root",           "sum",          "difference",       "product", "quotient",      "parameters",
    "score_products", "exponentials", "sampled_deviation"};
/// Of Prediction::Kind.
constexpr std::string_view predictionNames[] = {"number", "choice", "cell", "order"};
/// Of LessonTarget but none.
constexpr std::string_view lessonTargetNames[] = {"view",       "slider", "division", "sentence",
                                                  "embeddings", "heads",  "matrices", "worked_cell"};
/// Of FormulaQuestion but none.
constexpr std::string_view formulaQuestionNames[] = {"function_of", "shapes", "extremes", "special_cases",
                                                     "where_from"};

} // namespace headlight
