#include "core/analysis/mixing_cost.h"

#include <QTest>

using namespace headlight;

namespace {

LayerSizes sizesOf(Index n, Index heads)
{
    return {.n = n, .m = n, .dModel = 320, .heads = heads, .dK = 320, .dV = 320};
}

} // namespace

class TestMixingCost : public QObject {
    Q_OBJECT

private slots:
    void softmaxIsTheCostOfTheLayer()
    {
        const MixingCost cost = mixingCost(Mixing::Softmax, sizesOf(4096, 8));
        QCOMPARE(cost.products, 2 * 5'368'709'120);
        QCOMPARE(cost.held, 8 * 4096 * 4096);
    }

    void smallOnesAreCountedByHand()
    {
        // Five tokens, two heads of width 3: d_k = d_v = 6 in all.
        const LayerSizes sizes{.n = 5, .m = 5, .dModel = 6, .heads = 2, .dK = 6, .dV = 6};
        const MixingSizes extra{.window = 2, .tile = 2, .state = 4};
        QCOMPARE(mixingCost(Mixing::Softmax, sizes, extra), (MixingCost{5 * 5 * 12, 50}));
        QCOMPARE(mixingCost(Mixing::Tiled, sizes, extra), (MixingCost{5 * 5 * 12 + 5 * 3 * 6, 2 * 2 * 2}));
        QCOMPARE(mixingCost(Mixing::Window, sizes, extra), (MixingCost{5 * 2 * 12, 20}));
        // Each head: a 3 × 3 sum from five keys, read by five queries, and five products with the sum of keys.
        QCOMPARE(mixingCost(Mixing::Linear, sizes, extra), (MixingCost{2 * (5 * 9 + 5 * 9 + 5 * 3), 2 * (9 + 3)}));
        QCOMPARE(mixingCost(Mixing::StateSpace, sizes, extra), (MixingCost{5 * 6 * 4 * 3, 24}));
        LayerSizes uneven = sizes; // heads that do not divide the width are nothing to a state
        uneven.dK = uneven.dV = 4;
        QCOMPARE(mixingCost(Mixing::StateSpace, uneven, extra), (MixingCost{5 * 6 * 4 * 3, 24}));
    }

    void doublingTheTokens_data()
    {
        QTest::addColumn<int>("mixing");
        QTest::addColumn<int>("times");
        QTest::newRow("softmax") << static_cast<int>(Mixing::Softmax) << 4;
        QTest::newRow("tiled") << static_cast<int>(Mixing::Tiled) << 4;
        QTest::newRow("window") << static_cast<int>(Mixing::Window) << 2;
        QTest::newRow("linear") << static_cast<int>(Mixing::Linear) << 2;
        QTest::newRow("state space") << static_cast<int>(Mixing::StateSpace) << 2;
    }

    void doublingTheTokens()
    {
        QFETCH(int, mixing);
        QFETCH(int, times);
        const auto products = [&](Index n) { return mixingCost(static_cast<Mixing>(mixing), sizesOf(n, 8)).products; };
        QCOMPARE(products(8192), times * products(4096));
    }

    void tilesHoldTheSameHoweverManyTokens()
    {
        QCOMPARE(mixingCost(Mixing::Tiled, sizesOf(8192, 8)).held, mixingCost(Mixing::Tiled, sizesOf(4096, 8)).held);
        QCOMPARE(mixingCost(Mixing::Tiled, sizesOf(3, 8)).held, 3 * 3 * 8);
    }

    void aWindowWiderThanTheTextIsTheWhole()
    {
        QCOMPARE(mixingCost(Mixing::Window, sizesOf(100, 8)), mixingCost(Mixing::Softmax, sizesOf(100, 8)));
    }
};

QTEST_GUILESS_MAIN(TestMixingCost)
#include "tst_mixing_cost.moc"
