#include "core/analysis/cost.h"
#include "support/random_model.h"

#include <QTest>

using namespace headlight;
using namespace headlight::test;

class CostTest : public QObject {
    Q_OBJECT

private slots:
    void countsASmallLayerByHand();
    void headsShareOutTheSameProducts_data();
    void headsShareOutTheSameProducts();
    void fourTimesTheTokensAreSixteenTimesTheScores();
    void aMemoryChangesTheKeysAlone();
    void layersAddUp();
    void countsWhatTheMatricesHold();
};

void CostTest::countsASmallLayerByHand()
{
    // 2 queries, 3 keys, width 4, one head with d_k 5 and d_v 6
    const Cost cost = costOf(LayerSizes{.n = 2, .m = 3, .dModel = 4, .heads = 1, .dK = 5, .dV = 6});
    QCOMPARE(cost.parameters, 4 * 5 + 4 * 5 + 4 * 6 + 6 * 4);
    QCOMPARE(cost.projections, 2 * 4 * 5 + 3 * 4 * 5 + 3 * 4 * 6);
    QCOMPARE(cost.scores, 2 * 3 * 5);
    QCOMPARE(cost.weightedSums, 2 * 3 * 6);
    QCOMPARE(cost.outputProjection, 2 * 6 * 4);
    QCOMPARE(cost.distributions, 2);
    QCOMPARE(cost.exponentials, 6);
    QCOMPARE(cost.parameterBytes, 8 * cost.parameters);
    QCOMPARE(cost.weightBytes, 48);
    QCOMPARE(cost.multiplications(), 172 + 30 + 36 + 48);
}

void CostTest::headsShareOutTheSameProducts_data()
{
    QTest::addColumn<Index>("heads");
    QTest::newRow("one head of 320") << Index(1);
    QTest::newRow("eight heads of 40") << Index(8);
    QTest::newRow("320 heads of 1") << Index(320);
}

void CostTest::headsShareOutTheSameProducts()
{
    QFETCH(Index, heads);
    const Cost cost = costOf(LayerSizes{.n = 4096, .m = 4096, .dModel = 320, .heads = heads, .dK = 320, .dV = 320});
    QCOMPARE(cost.parameters, 409'600);
    QCOMPARE(cost.scores, 5'368'709'120);
    QCOMPARE(cost.weightedSums, 5'368'709'120);
    QCOMPARE(cost.distributions, 4096 * heads);
    QCOMPARE(cost.exponentials, 4096 * 4096 * heads);
    QCOMPARE(cost.weightBytes, 8 * 4096 * 4096 * heads);
}

void CostTest::fourTimesTheTokensAreSixteenTimesTheScores()
{
    const auto scores = [](Index n) {
        return costOf(LayerSizes{.n = n, .m = n, .dModel = 320, .heads = 8, .dK = 320, .dV = 320}).scores;
    };
    QCOMPARE(scores(16384), 16 * scores(4096));
}

void CostTest::aMemoryChangesTheKeysAlone()
{
    const Model<double> model = mixedModel<double>();
    const Input<double> alone{.x = randomMatrix<double>(4, 6, 1)};
    const Input<double> withMemory{.x = alone.x, .memory = randomMatrix<double>(8, 6, 1)};
    QCOMPARE(costOf(model, withMemory).scores, 2 * costOf(model, alone).scores);
    QCOMPARE(costOf(model, withMemory).parameters, costOf(model, alone).parameters);
    QCOMPARE(costOf(model, withMemory).distributions, costOf(model, alone).distributions);
}

void CostTest::layersAddUp()
{
    const Model<double> model = mixedModel<double>();
    const Input<double> input{.x = randomMatrix<double>(4, 6, 1)};
    Cost sum;
    for (const Layer<double>& layer : model.layers)
        sum += costOf(sizesOf(layer, 4, 4));
    QVERIFY(costOf(model, input) == sum);
    QVERIFY(costOf(Model<double>{}, input) == Cost{});
}

void CostTest::countsWhatTheMatricesHold()
{
    Layer<float> layer = mixedModel<float>().layers[0];
    const Cost cost = costOf(sizesOf(layer, 4, 4));
    QCOMPARE(cost.parameters, layer.wq->size() + layer.wk->size() + layer.wv->size() + (*layer.wo)->size());
    QCOMPARE(cost.parameterBytes, 4 * cost.parameters);
    layer.wo.reset();
    QCOMPARE(costOf(sizesOf(layer, 4, 4)).parameters, layer.wq->size() + layer.wk->size() + layer.wv->size());
    QCOMPARE(costOf(sizesOf(layer, 4, 4)).outputProjection, 0);
}

QTEST_GUILESS_MAIN(CostTest)
#include "tst_cost.moc"
