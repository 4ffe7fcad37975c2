#include "core/analysis/attention_steps.h"
#include "support/example_content.h"
#include "support/plain_pass.h"
#include "support/random_model.h"

#include <QTest>

#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

using Steps = AttentionSteps;
using test::Plain;
using Expected = test::PlainPass;

std::shared_ptr<const TraceSource<double>> sourceOf(const Model<double>& model, const Input<double>& input)
{
    const auto labels = [](Index count) { return std::vector<std::string>(static_cast<std::size_t>(count), "t"); };
    auto pass = forward(model, input);
    return std::make_shared<const TraceSource<double>>(
        model, input, std::move(pass).value(),
        Labels{labels(input.x.rows()), labels(input.memory ? input.memory->rows() : input.x.rows()), {}});
}

/// One head of d_model 2 and d_k 4 whose W_O is implied, without mask, norm, residual.
Model<double> plainModel()
{
    Model<double> model;
    model.layers = {test::randomLayer<double>(2, {test::headOf(4, 2)}, 5)};
    model.layers[0].wo.reset();
    model.layers[0].residual = false;
    return model;
}

std::vector<StepMatrix> results(const Steps& steps)
{
    std::vector<StepMatrix> all;
    for (const AttentionStep& step : steps.steps())
        all.push_back(step.result);
    return all;
}

Plain whole(const Steps& steps, StepMatrix matrix)
{
    return steps.tile(matrix, {0, 0, steps.rowCount(matrix), steps.columnCount(matrix)});
}

/// The step with this result.
AttentionStep stepOf(const Steps& steps, StepMatrix result)
{
    return steps.steps()[steps.placeOf(result)];
}

} // namespace

class TestAttentionSteps : public QObject {
    Q_OBJECT

private slots:
    void everyMatrixIsThatOfAnIndependentPass_data();
    void everyMatrixIsThatOfAnIndependentPass();
    void theWorkedExampleReads08044();
    void aVeilLiesOverAllThatIsMadeOfWhatIsAsked_data();
    void aVeilLiesOverAllThatIsMadeOfWhatIsAsked();
    void tilesAreCutFromTheWholeMatrix();
    void stepsThatChangeNothingAreLeftOut();
    void eachStepTakesWhatTheOneBeforeMade();
    void memoryIsWhereKeysAndValuesComeFrom();
    void aHeadThatIsOffStandsAsZeros();
    void aMaskThatForbidsNothingIsIdle();
    void theOriginOfAProductIsARowAndAColumn();
    void theOriginOfASumIsTheSameCellInBoth();
    void theOriginOfAWeightIsItsRow();
    void theOriginInAConcatenationIsTheHeadsOwnColumn();
    void aStepThatIsLeftOutIsFoundAtTheOneBefore();
};

void TestAttentionSteps::everyMatrixIsThatOfAnIndependentPass_data()
{
    QTest::addColumn<QString>("name");
    for (const auto* name : {"worked_example", "built_heads", "ablated_head_before_output", "cross_causal_bottom_right",
                             "more_queries_than_keys", "three_layers_mixed", "worked_example_unscaled"})
        QTest::newRow(name) << QString::fromLatin1(name);
    QTest::newRow("three random layers with norm, masks, scales, hidden keys") << QString();
    QTest::newRow("the same with a memory") << u"memory"_s;
}

void TestAttentionSteps::everyMatrixIsThatOfAnIndependentPass()
{
    QFETCH(QString, name);
    const bool isRandom = name.isEmpty() || name == u"memory"_s;
    Model<double> model = test::mixedModel<double>();
    Input<double> input{.x = test::randomMatrix<double>(5, 6, 77)};
    if (name == u"memory"_s)
        input.memory = test::randomMatrix<double>(4, 6, 78);
    if (!isRandom) {
        const Content content = test::caseContent(name);
        model = content.model;
        input = inputOf(content);
    }
    const auto source = sourceOf(model, input);
    const Expected expected(model, *input.x, input.memory ? std::optional<Plain>(**input.memory) : std::nullopt);
    for (Index l = 0; l < source->layerCount(); ++l)
        for (Index h = 0; h < source->headCount(l); ++h) {
            const Steps steps(source, l, h);
            for (const AttentionStep& step : steps.steps()) {
                std::vector<StepMatrix> shown = step.from;
                shown.push_back(step.result);
                for (const StepMatrix matrix : shown) {
                    const Plain wanted = expected.of(matrix, l, h);
                    const Plain actual = whole(steps, matrix);
                    const double scale = wanted.array().isFinite().select(wanted.array().abs(), 0).maxCoeff();
                    const Plain masked = wanted.array().isFinite().select(actual - wanted, 0);
                    const QString at = u"L%1H%2 matrix %3"_s.arg(l).arg(h).arg(static_cast<int>(matrix));
                    QVERIFY2((actual.array().isFinite() == wanted.array().isFinite()).all(), qPrintable(at));
                    QVERIFY2(masked.cwiseAbs().maxCoeff() <= 1e-12 * std::max(1.0, scale), qPrintable(at));
                }
            }
            // Whatever the last step is, it makes what the layer hands on.
            QCOMPARE(test::difference(whole(steps, steps.steps().back().result),
                                      source->matrix(Quantity::LayerOutput, l, h), 1e-12),
                     QString());
        }
}

void TestAttentionSteps::aVeilLiesOverAllThatIsMadeOfWhatIsAsked_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("first"); // step of which something is hidden
    const auto add = [](const char* name, Quantity from, StepMatrix first) {
        QTest::newRow(name) << static_cast<int>(from) << static_cast<int>(first);
    };
    add("queries", Quantity::Queries, StepMatrix::Queries);
    add("keys", Quantity::Keys, StepMatrix::Keys);
    add("values", Quantity::Values, StepMatrix::Values);
    add("products", Quantity::Products, StepMatrix::Products);
    add("scores", Quantity::Scores, StepMatrix::Divided);
    add("weights", Quantity::Weights, StepMatrix::Weights);
    add("gradient", Quantity::Gradient, StepMatrix::Weights);
    add("output", Quantity::Output, StepMatrix::HeadOutput);
    add("layer output", Quantity::LayerOutput, StepMatrix::Projected);
}

void TestAttentionSteps::aVeilLiesOverAllThatIsMadeOfWhatIsAsked()
{
    QFETCH(int, from);
    QFETCH(int, first);
    Model<double> model;
    model.scoreMultiplier = 2;
    for (int seed : {5, 6}) {
        model.layers.push_back(test::randomLayer<double>(4, {test::headOf(2, 2), test::headOf(2, 2)}, seed));
        model.layers.back().mask.kind = Mask::Kind::Causal;
    }
    const auto bare = sourceOf(model, {test::randomMatrix<double>(5, 4, 7), {}});
    const auto quantity = static_cast<Quantity>(from);
    const bool isOfValues = quantity == Quantity::Values;
    const bool isOfKeys = quantity == Quantity::Keys;
    for (const Index layer : {0, 1}) {
        const Steps open(bare, layer, 1);
        const Steps steps(veiled(bare, Veil{quantity, 2}), layer, 1);
        QCOMPARE(steps.steps(), open.steps());
        for (const StepMatrix matrix : results(steps)) {
            const Plain all = whole(open, matrix);
            const Plain shown = whole(steps, matrix);
            for (Index i = 0; i < all.rows(); ++i)
                for (Index j = 0; j < all.cols(); ++j) {
                    const auto place = static_cast<int>(matrix);
                    bool isHidden = layer == 1 || (place >= first && i == 2);
                    if (layer == 1 && matrix == StepMatrix::Input) // what the layer before makes of it
                        isHidden = isOfValues || isOfKeys || i == 2;
                    else if (layer == 0 && isOfKeys && matrix > StepMatrix::Values)
                        isHidden = !isKeyed(matrix) || matrix == StepMatrix::Weights || j == 2;
                    else if (layer == 0 && isOfKeys && matrix == StepMatrix::Values)
                        isHidden = false;
                    else if (layer == 0 && isOfValues && matrix > StepMatrix::Values)
                        isHidden = matrix >= StepMatrix::HeadOutput;
                    else if (layer == 0 && quantity == Quantity::Queries && hasKeyRows(matrix))
                        isHidden = false;
                    isHidden = isHidden && !steps.isForbidden(matrix, i, j);
                    const QString where = u"%1: %2, %3"_s.arg(place).arg(i).arg(j);
                    QVERIFY2(isHiddenNumber(shown(i, j)) == isHidden, qPrintable(where));
                    QVERIFY2(isHidden || shown(i, j) == all(i, j), qPrintable(where));
                }
            const Pooling pooling{{0, 0, all.rows(), all.cols()}, 1, 1};
            const auto pooled = steps.pooled(matrix, pooling, nullptr);
            QVERIFY(!pooled || (shown.array() == all.array()).all()); // else it would say the largest
        }
    }
}

void TestAttentionSteps::theWorkedExampleReads08044()
{
    const Steps steps(test::sourceOf(test::caseContent(u"worked_example"_s)), 0, 0);
    QCOMPARE(whole(steps, StepMatrix::Products)(0, 0), 2.0);
    QVERIFY(std::abs(whole(steps, StepMatrix::Divided)(0, 0) - std::sqrt(2.0)) < 1e-15);
    QVERIFY(std::abs(whole(steps, StepMatrix::Weights)(0, 0) - 0.8044296825069569) < 1e-15);
    QVERIFY(std::abs(whole(steps, StepMatrix::HeadOutput)(0, 0) - 8.044296825069569) < 1e-14);
}

void TestAttentionSteps::tilesAreCutFromTheWholeMatrix()
{
    const auto source = sourceOf(test::mixedModel<double>(), {.x = test::randomMatrix<double>(5, 6, 77)});
    const Steps steps(source, 1, 1);
    for (const AttentionStep& step : steps.steps()) {
        const Index rows = steps.rowCount(step.result);
        const Index columns = steps.columnCount(step.result);
        const Plain all = whole(steps, step.result);
        for (Index i = 0; i < rows; ++i)
            for (Index j = 0; j < columns; ++j) {
                const double cell = steps.tile(step.result, {i, j, 1, 1})(0, 0);
                QVERIFY2(cell == all(i, j) || std::abs(cell - all(i, j)) < 1e-14,
                         qPrintable(u"matrix %1 at %2, %3"_s.arg(static_cast<int>(step.result)).arg(i).arg(j)));
            }
    }
}

void TestAttentionSteps::stepsThatChangeNothingAreLeftOut()
{
    using M = StepMatrix;
    Model<double> model = plainModel();
    model.layers[0].heads[0].scale.kind = Scale::Kind::None;
    const Input<double> input{.x = test::randomMatrix<double>(3, 2, 1)};
    const Steps bare(sourceOf(model, input), 0, 0);
    QCOMPARE(results(bare),
             (std::vector<M>{M::Input, M::Queries, M::Keys, M::Values, M::Products, M::Weights, M::HeadOutput}));
    QCOMPARE(bare.idle(), (std::vector<M>{M::Normed, M::Divided, M::Multiplied, M::Masked, M::Concatenated,
                                          M::Projected, M::LayerOutput}));

    model.scoreMultiplier = 2;
    Layer<double>& layer = model.layers[0];
    layer.heads[0].scale.kind = Scale::Kind::SqrtDk;
    layer.layerNorm = layer.residual = true;
    layer.mask.kind = Mask::Kind::Causal;
    layer.wo = Matrix<double>::Identity(2, 2).eval();
    const Steps full(sourceOf(model, input), 0, 0);
    QCOMPARE(full.idle(), (std::vector<M>{M::Concatenated}));
    QCOMPARE(full.steps().size(), 13);
}

void TestAttentionSteps::eachStepTakesWhatTheOneBeforeMade()
{
    using M = StepMatrix;
    Model<double> model = plainModel();
    const Input<double> input{.x = test::randomMatrix<double>(3, 2, 1)};
    QCOMPARE(stepOf(Steps(sourceOf(model, input), 0, 0), M::Weights).from, (std::vector<M>{M::Divided}));
    model.scoreMultiplier = 0.5;
    QCOMPARE(stepOf(Steps(sourceOf(model, input), 0, 0), M::Weights).from, (std::vector<M>{M::Multiplied}));
    model.layers[0].mask.kind = Mask::Kind::Causal;
    model.layers[0].residual = true;
    const Steps steps(sourceOf(model, input), 0, 0);
    QCOMPARE(stepOf(steps, M::Masked).from, (std::vector<M>{M::Multiplied}));
    QCOMPARE(stepOf(steps, M::Weights).from, (std::vector<M>{M::Masked}));
    QCOMPARE(stepOf(steps, M::LayerOutput).from, (std::vector<M>{M::HeadOutput, M::Input}));
    model.layers[0].layerNorm = true;
    QCOMPARE(stepOf(Steps(sourceOf(model, input), 0, 0), M::Keys).from, (std::vector<M>{M::Normed, M::KeyWeights}));
}

void TestAttentionSteps::memoryIsWhereKeysAndValuesComeFrom()
{
    using M = StepMatrix;
    Model<double> model = plainModel();
    model.layers[0].layerNorm = true;
    const Input<double> input{.x = test::randomMatrix<double>(3, 2, 1), .memory = test::randomMatrix<double>(4, 2, 2)};
    const Steps steps(sourceOf(model, input), 0, 0);
    QCOMPARE(stepOf(steps, M::Queries).from, (std::vector<M>{M::Normed, M::QueryWeights}));
    QCOMPARE(stepOf(steps, M::Keys).from, (std::vector<M>{M::Memory, M::KeyWeights}));
    QCOMPARE(stepOf(steps, M::Values).from, (std::vector<M>{M::Memory, M::ValueWeights}));
    QCOMPARE(stepOf(steps, M::Memory), (AttentionStep{M::Memory, {}}));
    QCOMPARE(steps.rowCount(M::Values), 4);
    QCOMPARE(steps.columnCount(M::Weights), 4);
}

void TestAttentionSteps::aHeadThatIsOffStandsAsZeros()
{
    Model<double> model = plainModel();
    model.layers[0].heads[0].enabled = false;
    const Steps steps(sourceOf(model, {.x = test::randomMatrix<double>(3, 2, 1)}), 0, 0);
    QVERIFY(!whole(steps, StepMatrix::HeadOutput).isZero());
    QCOMPARE(steps.steps().back().result, StepMatrix::Concatenated);
    QVERIFY(whole(steps, StepMatrix::Concatenated).isZero(0));
    QVERIFY(steps.originOf(steps.steps().back(), 0, 0).empty());
}

void TestAttentionSteps::aMaskThatForbidsNothingIsIdle()
{
    Model<double> model = plainModel();
    model.layers[0].mask.kind = Mask::Kind::Causal;
    const auto idle = [&](Index tokens) {
        const Steps steps(sourceOf(model, {.x = test::randomMatrix<double>(tokens, 2, 1)}), 0, 0);
        return std::count(steps.idle().begin(), steps.idle().end(), StepMatrix::Masked) == 1;
    };
    QVERIFY(idle(1));
    QVERIFY(!idle(2));
}

void TestAttentionSteps::theOriginOfAProductIsARowAndAColumn()
{
    using M = StepMatrix;
    const Steps steps(sourceOf(plainModel(), {.x = test::randomMatrix<double>(3, 2, 1)}), 0, 0);
    QCOMPARE(steps.originOf(stepOf(steps, M::Queries), 2, 3),
             (std::vector<StepOrigin>{{M::Input, {2, 0, 1, 2}}, {M::QueryWeights, {0, 3, 2, 1}}}));
    QCOMPARE(steps.originOf(stepOf(steps, M::Products), 2, 1),
             (std::vector<StepOrigin>{{M::Queries, {2, 0, 1, 4}}, {M::Keys, {1, 0, 1, 4}}}));
    QCOMPARE(steps.originOf(stepOf(steps, M::HeadOutput), 0, 1),
             (std::vector<StepOrigin>{{M::Weights, {0, 0, 1, 3}}, {M::Values, {0, 1, 3, 1}}}));
    // The sum over these cells is the cell.
    const Plain q = steps.tile(M::Queries, {2, 0, 1, 4});
    const Plain k = steps.tile(M::Keys, {1, 0, 1, 4});
    QVERIFY(std::abs(test::plainProduct(q, k.transpose())(0, 0) - whole(steps, M::Products)(2, 1)) < 1e-12);
}

void TestAttentionSteps::theOriginOfASumIsTheSameCellInBoth()
{
    using M = StepMatrix;
    Model<double> model = plainModel();
    model.layers[0].residual = true;
    const Steps steps(sourceOf(model, {.x = test::randomMatrix<double>(3, 2, 1)}), 0, 0);
    QCOMPARE(steps.originOf(stepOf(steps, M::LayerOutput), 1, 0),
             (std::vector<StepOrigin>{{M::HeadOutput, {1, 0, 1, 1}}, {M::Input, {1, 0, 1, 1}}}));
}

void TestAttentionSteps::theOriginOfAWeightIsItsRow()
{
    using M = StepMatrix;
    const Steps steps(sourceOf(plainModel(), {.x = test::randomMatrix<double>(3, 2, 1)}), 0, 0);
    QCOMPARE(steps.originOf(stepOf(steps, M::Weights), 1, 2), (std::vector<StepOrigin>{{M::Divided, {1, 0, 1, 3}}}));
    QCOMPARE(steps.originOf(stepOf(steps, M::Divided), 1, 2), (std::vector<StepOrigin>{{M::Products, {1, 2, 1, 1}}}));
    QVERIFY(steps.originOf(stepOf(steps, M::Input), 1, 1).empty());
}

void TestAttentionSteps::theOriginInAConcatenationIsTheHeadsOwnColumn()
{
    const auto source = sourceOf(test::mixedModel<double>(), {.x = test::randomMatrix<double>(5, 6, 77)});
    const Steps steps(source, 0, 2); // d_v 3, 1, 4: its columns are 4 to 7
    const AttentionStep step = stepOf(steps, StepMatrix::Concatenated);
    QVERIFY(steps.originOf(step, 1, 3).empty());
    QCOMPARE(steps.originOf(step, 1, 6), (std::vector<StepOrigin>{{StepMatrix::HeadOutput, {1, 2, 1, 1}}}));
    QCOMPARE(whole(steps, StepMatrix::Concatenated)(1, 6), whole(steps, StepMatrix::HeadOutput)(1, 2));
}

void TestAttentionSteps::aStepThatIsLeftOutIsFoundAtTheOneBefore()
{
    const Steps steps(sourceOf(plainModel(), {.x = test::randomMatrix<double>(3, 2, 1)}), 0, 0);
    QCOMPARE(steps.steps()[steps.placeOf(StepMatrix::Multiplied)].result, StepMatrix::Divided);
    QCOMPARE(steps.placeOf(StepMatrix::Input), 0);
    QCOMPARE(steps.placeOf(StepMatrix::Normed), 0);
    QCOMPARE(steps.placeOf(StepMatrix::LayerOutput), steps.steps().size() - 1);
}

QTEST_GUILESS_MAIN(TestAttentionSteps)
#include "tst_attention_steps.moc"
