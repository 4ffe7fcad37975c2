#include "core/model/head_place.h"
#include "core/model/trace_source.h"
#include "support/random_model.h"

#include <QTest>

using namespace headlight;

namespace {

constexpr Index n = 5;

Labels labels(const std::vector<std::string>& tokens = {"a", "b", "c", "d", "e"})
{
    return {tokens, tokens, {}};
}

/// @param from the earlier snapshot whose layers below `layer` are shared
std::shared_ptr<const TraceSource<double>> sourceOf(const Model<double>& model, const Labels& words = labels(),
                                                    const TraceSource<double>* from = nullptr, Index layer = 0)
{
    Input<double> input;
    input.x = test::randomMatrix<double>(n, 6, 7);
    const Resume<double> resume = from ? Resume<double>{&from->trace(), layer} : Resume<double>{};
    return std::make_shared<const TraceSource<double>>(model, input, forward(model, input, resume).value(), words);
}

/// Which heads of the second model have the weights of the first's.
std::vector<HeadPlace> sameHeads(const AttentionSource& one, const AttentionSource& other)
{
    std::vector<HeadPlace> same;
    for (Index layer = 0; layer < other.layerCount(); ++layer)
        for (Index head = 0; head < other.headCount(layer); ++head)
            if (other.hasSameWeights(one, layer, head))
                same.push_back({layer, head});
    return same;
}

} // namespace

class TestSameWeights : public QObject {
    Q_OBJECT

private slots:
    void layersThatAreSharedAreTheSame();
    void aChangedHeadIsOtherThanItsNeighbours();
    void sameWeightsAreTrulyEqual_data();
    void sameWeightsAreTrulyEqual();
    void otherTokensAreNeverTheSame();
    void anotherKindOfSourceIsNeverTheSame();
};

void TestSameWeights::layersThatAreSharedAreTheSame()
{
    const Model<double> model = test::mixedModel<double>();
    const auto before = sourceOf(model);
    QCOMPARE(sameHeads(*before, *sourceOf(model)).size(), 9U); // computed twice
    QCOMPARE(sameHeads(*before, *sourceOf(model, labels(), before.get(), 3)).size(), 9U);
}

void TestSameWeights::aChangedHeadIsOtherThanItsNeighbours()
{
    Model<double> model = test::mixedModel<double>();
    const auto before = sourceOf(model);
    Matrix<double> wq = *model.layers[2].wq;
    wq(3, 3) += 0.5; // of the middle head, whose columns are 2 to 6
    model.layers[2].wq = wq;
    const auto same = sameHeads(*before, *sourceOf(model, labels(), before.get(), 2));
    QCOMPARE(same.size(), 8U);
    QVERIFY(std::find(same.begin(), same.end(), HeadPlace{2, 1}) == same.end());
}

void TestSameWeights::sameWeightsAreTrulyEqual_data()
{
    QTest::addColumn<int>("edit");
    QTest::addColumn<int>("same");
    QTest::newRow("W_V of the first layer") << 0 << 3; // its weights stay, what it gives does not
    QTest::newRow("W_K of the last layer") << 1 << 8;
    QTest::newRow("a head's scale") << 2 << 8;
    QTest::newRow("the multiplier") << 3 << 0;
    QTest::newRow("the last layer's mask") << 4 << 6;
    QTest::newRow("a hidden key") << 5 << 6;
    QTest::newRow("a head of the last layer switched off") << 6 << 9;
}

void TestSameWeights::sameWeightsAreTrulyEqual()
{
    QFETCH(int, edit);
    QFETCH(int, same);
    Model<double> model = test::mixedModel<double>();
    const auto before = sourceOf(model);
    Layer<double>& last = model.layers[2];
    if (edit == 0)
        model.layers[0].wv = Matrix<double>(2 * *model.layers[0].wv);
    else if (edit == 1) {
        Matrix<double> wk = *last.wk;
        wk(0, 0) += 1;
        last.wk = wk;
    } else if (edit == 2)
        last.heads[0].scale = {.kind = Scale::Kind::Number, .number = 9};
    else if (edit == 3)
        model.scoreMultiplier = 2;
    else if (edit == 4)
        last.mask.window = 3;
    else if (edit == 5)
        last.hiddenKeys = {0};
    else
        last.heads[0].enabled = false;
    const auto after = sourceOf(model);
    const auto heads = sameHeads(*before, *after);
    QCOMPARE(heads.size(), static_cast<std::size_t>(same));
    for (const auto& [layer, head] : heads)
        QCOMPARE(after->matrix(Quantity::Weights, layer, head), before->matrix(Quantity::Weights, layer, head));
}

void TestSameWeights::otherTokensAreNeverTheSame()
{
    const Model<double> model = test::mixedModel<double>();
    const auto before = sourceOf(model);
    QVERIFY(sameHeads(*before, *sourceOf(model, labels({"a", "b", "c", "d", "a"}))).empty());
}

void TestSameWeights::anotherKindOfSourceIsNeverTheSame()
{
    const auto source = sourceOf(test::mixedModel<double>());
    Model<double> one = test::mixedModel<double>();
    one.layers.resize(1);
    QCOMPARE(sameHeads(*sourceOf(one), *source).size(), 3U); // the layers above are not in it
    QVERIFY(source->hasSameWeights(*source, 1, 1));
}

QTEST_APPLESS_MAIN(TestSameWeights)
#include "tst_same_weights.moc"
