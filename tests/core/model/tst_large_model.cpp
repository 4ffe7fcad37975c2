#include "core/analysis/cost.h"
#include "core/model/forward.h"
#include "support/counted_memory.h"
#include "support/random_model.h"

#include <QTest>

using namespace headlight;
using namespace headlight::test;

namespace {

constexpr Index layers = 53;
constexpr Index width = 768;
constexpr Index heads = 12;
constexpr Index tokens = 4;
constexpr Index editedLayer = 45;

/// Small numbers of both signs, different from cell to cell.
Matrix<float> filled(Index rows, Index columns, Index seed)
{
    Matrix<float> matrix(rows, columns);
    for (Index cell = 0; cell < matrix.size(); ++cell)
        matrix.data()[cell] = static_cast<float>((cell * 7919 + seed * 104729) % 2003 - 1001) * 3e-5f;
    return matrix;
}

Model<float> largeModel()
{
    Model<float> model;
    for (Index l = 0; l < layers; ++l) {
        Layer<float> layer;
        for (Index h = 0; h < heads; ++h)
            layer.heads.push_back(headOf(width / heads, width / heads));
        layer.wq = filled(width, width, 4 * l);
        layer.wk = filled(width, width, 4 * l + 1);
        layer.wv = filled(width, width, 4 * l + 2);
        layer.wo = filled(width, width, 4 * l + 3);
        layer.mask.kind = Mask::Kind::Causal;
        layer.layerNorm = true;
        model.layers.push_back(std::move(layer));
    }
    return model;
}

/// The same model with one entry of one W_Q changed.
Model<float> edited(const Model<float>& model)
{
    Model<float> changed = model;
    Layer<float>& layer = changed.layers[editedLayer];
    Matrix<float> wq = *layer.wq;
    wq(3, 5) += 1;
    layer.wq = std::move(wq);
    return changed;
}

/// What the layers from one on keep, without the inputs that they share with the layer below.
long long traceBytes(const Trace<float>& trace, Index fromLayer)
{
    Index numbers = 0;
    for (auto l = static_cast<std::size_t>(fromLayer); l < trace.layers.size(); ++l) {
        const LayerTrace<float>& layer = *trace.layers[l];
        numbers += layer.q.size() + layer.k.size() + layer.v.size() + layer.rowMaximum.size() + layer.rowSum.size()
                   + layer.headOutput.size() + layer.output->size();
    }
    return numbers * static_cast<long long>(sizeof(float));
}

} // namespace

/// A model of the size of GPT-2 small takes no memory to speak of beside its weights and its trace.
class LargeModelTest : public QObject {
    Q_OBJECT

private slots:
    void evaluatingEditingAndUndoingTakesAHundredthOfTheWeights();
};

void LargeModelTest::evaluatingEditingAndUndoingTakesAHundredthOfTheWeights()
{
    const MemoryCount all;
    const Model<float> model = largeModel();
    const Input<float> input{.x = filled(tokens, width, 1)};
    const Cost cost = costOf(model, input);
    QVERIFY(cost.parameters >= 124'000'000);
    const long long allowance = cost.parameterBytes / 100;
    QVERIFY(all.peak() < cost.parameterBytes + allowance); // no second copy while it is built

    const MemoryCount evaluating;
    const auto before = forward(model, input);
    QVERIFY(before.ok());
    QVERIFY(evaluating.peak() - traceBytes(before.value(), 0) < allowance);

    // the edit copies one matrix, and the pass is taken up at its layer
    const MemoryCount editing;
    {
        const Model<float> changed = edited(model);
        const auto after = forward<float>(changed, input, {.trace = &before.value(), .fromLayer = editedLayer});
        QVERIFY(after.ok());
        QVERIFY(editing.peak() - traceBytes(after.value(), editedLayer) < allowance);
        QVERIFY(*after.value().layers.back()->output != *before.value().layers.back()->output);
        for (std::size_t l = 0; l < editedLayer; ++l)
            QCOMPARE(after.value().layers[l], before.value().layers[l]);
    }

    // undone: the first model again, and nothing is left behind
    QVERIFY(editing.now() < allowance / 100);
    const auto undone = forward<float>(model, input, {.trace = &before.value(), .fromLayer = editedLayer});
    QVERIFY(*undone.value().layers.back()->output == *before.value().layers.back()->output);
    QVERIFY(editing.peak() - traceBytes(undone.value(), editedLayer) < allowance);
}

QTEST_GUILESS_MAIN(LargeModelTest)
#include "tst_large_model.moc"
