#include "core/attention/softmax.h"
#include "core/model/forward.h"
#include "support/random_model.h"

#include <QTest>

#include <limits>
#include <stdexcept>

using namespace headlight;
using namespace headlight::test;

namespace {

/// One layer by the formulas alone, with whole matrices.
Matrix<double> layerByFormula(const Layer<double>& layer, double multiplier, const Matrix<double>& x,
                              const std::optional<SharedMatrix<double>>& memory)
{
    Matrix<double> from = x;
    if (layer.layerNorm) {
        for (Index i = 0; i < x.rows(); ++i) {
            const double mean = x.row(i).mean();
            const double variance = (x.row(i).array() - mean).square().mean();
            from.row(i) = (x.row(i).array() - mean) / std::sqrt(variance + 1e-5);
        }
    }
    const Matrix<double> to = memory ? **memory : from;
    const Visibility visibility(layer.mask, layer.hiddenKeys, x.rows(), to.rows());
    Matrix<double> sum = Matrix<double>::Zero(x.rows(), x.cols());
    for (Index h = 0; h < static_cast<Index>(layer.heads.size()); ++h) {
        const Head& head = layer.heads[static_cast<std::size_t>(h)];
        Matrix<double> scores = from * layer.wqOf(h) * (to * layer.wkOf(h)).transpose() * multiplier;
        scores /= head.scale.divisor(head.dK);
        for (Index i = 0; i < scores.rows(); ++i)
            for (Index j = 0; j < scores.cols(); ++j)
                if (!visibility.sees(i, j))
                    scores(i, j) = -std::numeric_limits<double>::infinity();
        const ColumnRange range = layer.valueColumns(h);
        if (head.enabled)
            sum += softmax<double>(scores) * to * layer.wvOf(h) * (*layer.wo)->middleRows(range.begin, range.count);
    }
    return layer.residual ? Matrix<double>(sum + x) : sum;
}

double largestDifference(const Matrix<double>& a, const Matrix<double>& b)
{
    return (a - b).cwiseAbs().maxCoeff();
}

/// One head with W_Q = W_K = W_V = the identity and nothing around it.
Model<double> plainModel(Index width)
{
    const Matrix<double> identity = Matrix<double>::Identity(width, width);
    Layer<double> layer;
    layer.heads = {headOf(width, width)};
    layer.wq = layer.wk = layer.wv = identity;
    layer.residual = false;
    return {.layers = {layer}};
}

} // namespace

class ForwardTest : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheFormulas_data();
    void agreesWithTheFormulas();
    void floatAgreesWithDouble();
    void normByHand();
    void normStaysFiniteAtExtremeScales();
    void memoryIsNeverNormalised();
    void theImpliedOutputMatrixIsTheIdentity();
    void aHeadIsSwitchedOffBeforeTheOutputMatrix();
    void resumingSharesTheLayersBelow();
    void resumingFromNothingIsRefused();
    void stopsBetweenLayersWhenCancelled();
    void namesWhatOverflows_data();
    void namesWhatOverflows();
};

void ForwardTest::agreesWithTheFormulas_data()
{
    QTest::addColumn<bool>("withMemory");
    QTest::newRow("self-attention") << false;
    QTest::newRow("with a memory") << true;
}

void ForwardTest::agreesWithTheFormulas()
{
    QFETCH(bool, withMemory);
    const Model<double> model = mixedModel<double>();
    Input<double> input{.x = randomMatrix<double>(7, 6, 100)};
    if (withMemory)
        input.memory = randomMatrix<double>(9, 6, 101);
    const auto trace = forward(model, input);
    QVERIFY(trace.ok());
    QCOMPARE(trace.value().layers.size(), model.layers.size());
    Matrix<double> x = *input.x;
    for (std::size_t l = 0; l < model.layers.size(); ++l) {
        const LayerTrace<double>& layer = *trace.value().layers[l];
        QVERIFY(largestDifference(*layer.input, x) < 1e-12);
        x = layerByFormula(model.layers[l], model.scoreMultiplier, x, input.memory);
        QVERIFY(largestDifference(*layer.output, x) < 1e-12);
    }
}

void ForwardTest::floatAgreesWithDouble()
{
    const auto wide = forward<double>(mixedModel<double>(), {.x = randomMatrix<double>(7, 6, 100)});
    const auto narrow = forward<float>(mixedModel<float>(), {.x = randomMatrix<float>(7, 6, 100)});
    const Matrix<double>& expected = *wide.value().layers.back()->output;
    const Matrix<double> actual = narrow.value().layers.back()->output->cast<double>();
    QVERIFY(largestDifference(actual, expected) < 1e-4 * expected.cwiseAbs().maxCoeff());
}

void ForwardTest::normByHand()
{
    Model<double> model = plainModel(4);
    model.layers[0].layerNorm = true;
    // mean 2, population variance 1; a row without spread becomes 0
    const auto trace = forward<double>(model, {.x = rows({{1, 3, 1, 3}, {5, 5, 5, 5}})});
    const double one = 1 / std::sqrt(1 + 1e-5);
    const Matrix<double> expected = rows({{-one, one, -one, one}, {0, 0, 0, 0}});
    QCOMPARE(difference(trace.value().layers[0]->q, expected, 1e-15), QString());
    QCOMPARE(difference(trace.value().layers[0]->v, expected, 1e-15), QString());
    QCOMPARE(difference(*trace.value().layers[0]->input, rows({{1, 3, 1, 3}, {5, 5, 5, 5}})), QString());
}

void ForwardTest::normStaysFiniteAtExtremeScales()
{
    Model<double> model = plainModel(2);
    model.layers[0].layerNorm = true;
    const auto trace = forward<double>(model, {.x = rows({{1e300, -1e300}, {1e-300, -1e-300}})});
    QVERIFY(trace.ok());
    QCOMPARE(difference(trace.value().layers[0]->q.topRows(1), rows({{1, -1}}), 1e-15), QString());
    QCOMPARE(difference(trace.value().layers[0]->q.bottomRows(1), rows({{1e-300, -1e-300}}) / std::sqrt(1e-5), 1e-14),
             QString());
}

void ForwardTest::memoryIsNeverNormalised()
{
    Model<double> model = plainModel(2);
    model.layers[0].layerNorm = true;
    const Matrix<double> memory = rows({{3, 7}, {-2, 5}, {0, 0}});
    const auto trace = forward<double>(model, {.x = rows({{0, 4}}), .memory = memory});
    QCOMPARE(difference(trace.value().layers[0]->k, memory), QString());
    QCOMPARE(difference(trace.value().layers[0]->v, memory), QString());
    QCOMPARE(difference(trace.value().layers[0]->q, rows({{-2, 2}}) / std::sqrt(4 + 1e-5), 1e-15), QString());
}

void ForwardTest::theImpliedOutputMatrixIsTheIdentity()
{
    Model<double> implied = plainModel(3);
    Model<double> explicitly = implied;
    explicitly.layers[0].wo = Matrix<double>(Matrix<double>::Identity(3, 3));
    const Input<double> input{.x = randomMatrix<double>(5, 3, 1)};
    const auto trace = forward(implied, input);
    const auto same = forward(explicitly, input);
    QCOMPARE(difference(*trace.value().layers[0]->output, trace.value().layers[0]->headOutput), QString());
    QCOMPARE(difference(*trace.value().layers[0]->output, *same.value().layers[0]->output), QString());
}

void ForwardTest::aHeadIsSwitchedOffBeforeTheOutputMatrix()
{
    // two heads of width 1; W_O mixes them, so that zeroing columns of its result would not do
    Layer<double> layer = randomLayer<double>(2, {headOf(1, 1), headOf(1, 1)}, 5);
    layer.wo = rows({{1, 1}, {10, 100}});
    layer.residual = false;
    const Input<double> input{.x = randomMatrix<double>(3, 2, 9)};
    const auto before = forward<double>({.layers = {layer}}, input);
    layer.heads[0].enabled = false;
    const auto after = forward<double>({.layers = {layer}}, input);
    const LayerTrace<double>& trace = *after.value().layers[0];
    QCOMPARE(difference(trace.headOutput, before.value().layers[0]->headOutput), QString());
    QCOMPARE(difference(*trace.output, trace.headOutput.col(1) * rows({{10, 100}}), 1e-15), QString());
}

void ForwardTest::resumingSharesTheLayersBelow()
{
    Model<double> model = mixedModel<double>();
    const Input<double> input{.x = randomMatrix<double>(7, 6, 100)};
    const auto first = forward(model, input);
    model.layers[1].residual = false;
    const auto whole = forward(model, input);
    const auto resumed = forward<double>(model, input, {.trace = &first.value(), .fromLayer = 1});
    QCOMPARE(resumed.value().layers[0], first.value().layers[0]);
    QVERIFY(resumed.value().layers[1] != first.value().layers[1]);
    QVERIFY(resumed.value().layers[1]->input.sharesWith(first.value().layers[0]->output));
    for (std::size_t l = 0; l < 3; ++l)
        QCOMPARE(difference(*resumed.value().layers[l]->output, *whole.value().layers[l]->output), QString());

    const auto nothingLeft = forward<double>(model, input, {.trace = &whole.value(), .fromLayer = 3});
    QCOMPARE(nothingLeft.value().layers, whole.value().layers);
}

void ForwardTest::resumingFromNothingIsRefused()
{
    const Model<double> model = mixedModel<double>();
    const Input<double> input{.x = randomMatrix<double>(7, 6, 100)};
    const Trace<double> empty;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, forward<double>(model, input, {.fromLayer = 1}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, forward<double>(model, input, {.trace = &empty, .fromLayer = 1}));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, forward<double>(model, input, {.trace = &empty, .fromLayer = -1}));
}

void ForwardTest::stopsBetweenLayersWhenCancelled()
{
    const std::atomic<bool> yes = true;
    const std::atomic<bool> no = false;
    const Model<double> model = mixedModel<double>();
    const Input<double> input{.x = randomMatrix<double>(7, 6, 100)};
    const auto whole = forward<double>(model, input, {}, &no);
    QCOMPARE(whole.value().layers.size(), std::size_t(3));
    QCOMPARE(forward<double>(model, input, {.trace = &whole.value(), .fromLayer = 1}, &yes).value().layers.size(),
             std::size_t(1));
}

void ForwardTest::namesWhatOverflows_data()
{
    QTest::addColumn<QString>("matrix"); // of layer 1, which has two heads of width 2
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("enabled"); // of head 1
    QTest::addColumn<Overflow>("overflow");
    using What = Overflow::What;
    // X is (1, 0) for token 0 and (1, 1) for token 1, under a causal mask
    QTest::newRow("a score") << "query" << 1e308 << true << Overflow{What::Score, 1, 1, 1, 0};
    QTest::newRow("a score by the multiplier") << "query" << 1e307 << true << Overflow{What::Score, 1, 1, 1, 1};
    QTest::newRow("a score of a head that is off") << "query" << 1e308 << false << Overflow{What::Score, 1, 1, 1, 0};
    QTest::newRow("a value") << "value" << 1e308 << true << Overflow{What::HeadOutput, 1, 1, 1, 1};
    QTest::newRow("a value of a head that is off")
        << "value" << 1e308 << false << Overflow{What::HeadOutput, 1, 1, 1, 1};
    QTest::newRow("the layer's output") << "output" << 1e308 << true << Overflow{What::LayerOutput, 1, 0, 0, 1};
}

void ForwardTest::namesWhatOverflows()
{
    QFETCH(QString, matrix);
    QFETCH(double, value);
    QFETCH(bool, enabled);
    QFETCH(Overflow, overflow);
    const Matrix<double> ones = Matrix<double>::Ones(2, 4);
    Layer<double> layer;
    layer.heads = {headOf(2, 2), headOf(2, 2)};
    layer.heads[1].enabled = enabled;
    layer.mask.kind = Mask::Kind::Causal;
    layer.wq = layer.wk = layer.wv = ones;
    layer.wo = Matrix<double>(Matrix<double>::Zero(4, 2));
    const Layer<double> passesOn = layer;

    Matrix<double> wq = ones;
    Matrix<double> wv = ones;
    Matrix<double> wo = ones.transpose();
    if (matrix == u"query")
        wq(1, 2) = value;
    else if (matrix == u"value")
        wv.col(3).setConstant(value);
    else
        wo.col(1).setConstant(value);
    layer.wq = wq;
    layer.wv = wv;
    layer.wo = wo;
    const Model<double> model{.layers = {passesOn, layer}, .scoreMultiplier = 20};
    const auto trace = forward<double>(model, {.x = rows({{1, 0}, {1, 1}})});
    QVERIFY(!trace.ok());
    QVERIFY(trace.error() == overflow);
}

QTEST_GUILESS_MAIN(ForwardTest)
#include "tst_forward.moc"
