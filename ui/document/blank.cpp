#include "ui/document/blank.h"

namespace headlight {

Content blankContent()
{
    constexpr Index width = 8;
    const Matrix<double> identity = Matrix<double>::Identity(width, width);

    Layer<double> layer;
    Head head;
    head.dK = width;
    head.dV = width;
    layer.heads = {head};
    layer.wq = identity;
    layer.wk = layer.wq;
    layer.wv = layer.wq;
    layer.mask.kind = Mask::Kind::Causal;

    Content content;
    content.sentence = std::string();
    content.embeddings = Matrix<double>(0, width);
    content.newWords.kind = NewWordRule::Kind::OneHot;
    content.model.layers = {layer};
    return content;
}

} // namespace headlight
