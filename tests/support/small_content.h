#pragma once

#include "support/matrix_check.h"
#include "ui/document/edit.h"

#include <QtGlobal>

#include <optional>

namespace headlight::test {

/// 1, 2, 3, … row by row, times a factor.
inline Matrix<double> counting(Index rowCount, Index columnCount, double factor = 1)
{
    Matrix<double> matrix(rowCount, columnCount);
    for (Index cell = 0; cell < matrix.size(); ++cell)
        matrix.data()[cell] = factor * static_cast<double>(cell + 1);
    return matrix;
}

/// A layer of d_model 3 with two heads, d_k 2 and 1, d_v 2 and 1, whose W_O is implied.
inline Layer<double> smallLayer()
{
    Layer<double> layer;
    layer.heads = {{"left", 2, 2, {}, true}, {"right", 1, 1, {}, true}};
    layer.wq = counting(3, 3, 0.25);
    layer.wk = counting(3, 3, -0.125);
    layer.wv = counting(3, 3, 0.5);
    layer.mask.kind = Mask::Kind::Causal;
    return layer;
}

/// "red cube red": d_model 3 with the dimensions a, b, c, two layers.
inline Content smallContent()
{
    Content content;
    content.title = "small";
    content.sentence = "red cube red";
    content.tokens = {"red", "cube", "red"};
    content.dimensions = {"a", "b", "c"};
    content.embeddings = rows({{1, 0, 0}, {0, 1, 0}, {1, 0, 0}});
    content.model.layers = {smallLayer(), smallLayer()};
    return content;
}

/// The same over many tokens that are all one word.
inline Content longContent(Index tokens)
{
    Content content = smallContent();
    content.tokens.assign(static_cast<std::size_t>(tokens), "token");
    content.sentence.reset();
    content.embeddings = randomMatrix<double>(tokens, 3, 9);
    return content;
}

/// n tokens of random embeddings through identities of width d.
inline Content randomContent(Index n, Index d)
{
    Content content;
    content.embeddings = randomMatrix<double>(n, d, 4);
    for (Index i = 0; i < n; ++i)
        content.tokens.push_back("t" + std::to_string(i));
    Layer<double> layer;
    layer.heads = {{"", d, d, {}, true}};
    layer.wq = layer.wk = layer.wv = SharedMatrix<double>(Matrix<double>::Identity(d, d));
    content.model.layers = {layer};
    return content;
}

/// What an edit makes of the content; contract: it is not refused.
inline Content after(const EditResult& edited)
{
    if (!edited)
        qFatal("the edit was refused: %d", static_cast<int>(edited.error().kind));
    return edited.value().content;
}

/// Why an edit is refused, or nothing if it is not.
inline std::optional<EditError::Kind> refusal(const EditResult& edited)
{
    return edited ? std::nullopt : std::optional(edited.error().kind);
}

} // namespace headlight::test
