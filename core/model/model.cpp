#include "core/model/model.h"

#include "core/attention/shape_text.h"

#include <cmath>
#include <stdexcept>
#include <string>

namespace headlight {

namespace {

template <class S>
void requireShape(const std::string& name, const SharedMatrix<S>& matrix, Index rows, Index columns)
{
    if (matrix.rows() != rows || matrix.cols() != columns)
        throw std::invalid_argument(name + " is " + shapeText(matrix.rows(), matrix.cols()) + " where "
                                    + shapeText(rows, columns) + " is needed");
}

void requireHead(const std::string& name, const Head& head)
{
    if (head.dK < 1 || head.dV < 1)
        throw std::invalid_argument(name + " is " + std::to_string(head.dK) + " wide for queries and keys and "
                                    + std::to_string(head.dV) + " for values; at least 1 is needed");
    const double divisor = head.scale.divisor(head.dK);
    if (!(divisor > 0) || !std::isfinite(divisor))
        throw std::invalid_argument(name + " divides its scores by " + std::to_string(divisor));
}

template <class S>
void requireLayer(const std::string& name, const Layer<S>& layer, Index n, Index m, Index dModel)
{
    if (layer.heads.empty())
        throw std::invalid_argument(name + " has no head");
    Index dK = 0;
    Index dV = 0;
    for (std::size_t h = 0; h < layer.heads.size(); ++h) {
        requireHead(name + ", head " + std::to_string(h), layer.heads[h]);
        dK += layer.heads[h].dK;
        dV += layer.heads[h].dV;
    }
    requireShape(name + ": W_Q of all heads", layer.wq, dModel, dK);
    requireShape(name + ": W_K of all heads", layer.wk, dModel, dK);
    requireShape(name + ": W_V of all heads", layer.wv, dModel, dV);
    if (layer.wo)
        requireShape(name + ": W_O", *layer.wo, dV, dModel);
    else if (dV != dModel)
        throw std::invalid_argument(name + ": the heads' outputs are " + shapeText(n, dV) + " and the layer's is "
                                    + shapeText(n, dModel) + "; a W_O is needed");
    try {
        const Visibility checked(layer.mask, layer.hiddenKeys, n, m);
    } catch (const std::invalid_argument& error) {
        throw std::invalid_argument(name + ": " + error.what());
    }
}

} // namespace

template <class S>
void requireShapes(const Model<S>& model, const Input<S>& input)
{
    const Index dModel = input.x.cols();
    if (input.memory)
        requireShape("the memory", *input.memory, input.memory->rows(), dModel);
    if (!(model.scoreMultiplier >= 0) || !std::isfinite(model.scoreMultiplier))
        throw std::invalid_argument("scores multiplied by " + std::to_string(model.scoreMultiplier));
    const Index n = input.x.rows();
    const Index m = input.memory ? input.memory->rows() : n;
    for (std::size_t l = 0; l < model.layers.size(); ++l)
        requireLayer("layer " + std::to_string(l), model.layers[l], n, m, dModel);
}

template void requireShapes(const Model<float>&, const Input<float>&);
template void requireShapes(const Model<double>&, const Input<double>&);

} // namespace headlight
