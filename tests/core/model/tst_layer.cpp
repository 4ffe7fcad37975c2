#include "core/model/model.h"
#include "support/random_model.h"

#include <QTest>

#include <functional>
#include <limits>
#include <stdexcept>

using namespace headlight;
using namespace headlight::test;

using Break = std::function<void(Model<double>&, Input<double>&)>;

class LayerTest : public QObject {
    Q_OBJECT

private slots:
    void scaleDividesByTheRightNumber();
    void aNumberOutOfUseDoesNotCount();
    void headsAreNeighbouringColumns();
    void aLookAtAHeadCopiesNothing();
    void aCopyOfAModelSharesItsMatrices();
    void equalMatricesAreEqualWhereverTheyStand();
    void acceptsShapesThatFit();
    void namesShapesThatDoNotFit_data();
    void namesShapesThatDoNotFit();
};

void LayerTest::scaleDividesByTheRightNumber()
{
    QCOMPARE(Scale{}.divisor(64), 8.);
    QCOMPARE(Scale{}.divisor(1), 1.);
    QCOMPARE(Scale{}.divisor(2), std::sqrt(2.));
    QCOMPARE((Scale{.kind = Scale::Kind::None, .number = 5}.divisor(64)), 1.);
    QCOMPARE((Scale{.kind = Scale::Kind::Number, .number = 2.5}.divisor(64)), 2.5);
}

void LayerTest::aNumberOutOfUseDoesNotCount()
{
    QVERIFY((Scale{.kind = Scale::Kind::None, .number = 5}) == (Scale{.kind = Scale::Kind::None, .number = 2}));
    QVERIFY((Scale{.kind = Scale::Kind::Number, .number = 5}) != (Scale{.kind = Scale::Kind::Number, .number = 2}));
    QVERIFY((Scale{.kind = Scale::Kind::None}) != Scale{});
}

void LayerTest::headsAreNeighbouringColumns()
{
    const Layer<double> layer = mixedModel<double>().layers[0]; // d_k 2, 5, 1 and d_v 3, 1, 4
    QCOMPARE(layer.keyColumns(0).begin, Index(0));
    QCOMPARE(layer.keyColumns(1).begin, Index(2));
    QCOMPARE(layer.keyColumns(1).count, Index(5));
    QCOMPARE(layer.keyColumns(2).begin, Index(7));
    QCOMPARE(layer.valueColumns(1).begin, Index(3));
    QCOMPARE(layer.valueColumns(2).begin, Index(4));
    QCOMPARE(layer.valueColumns(2).count, Index(4));
    QCOMPARE(difference(layer.wqOf(1), layer.wq->middleCols(2, 5)), QString());
    QCOMPARE(difference(layer.wkOf(2), layer.wk->rightCols(1)), QString());
    QCOMPARE(difference(layer.wvOf(0), layer.wv->leftCols(3)), QString());
}

void LayerTest::aLookAtAHeadCopiesNothing()
{
    const Layer<double> layer = mixedModel<double>().layers[0];
    QCOMPARE(layer.wqOf(1).data(), &(*layer.wq)(0, 2));
    QCOMPARE(layer.wkOf(2).data(), &(*layer.wk)(0, 7));
    QCOMPARE(layer.wvOf(2).data(), &(*layer.wv)(0, 4));
}

void LayerTest::aCopyOfAModelSharesItsMatrices()
{
    const Model<double> model = mixedModel<double>();
    const Model<double> copy = model;
    for (std::size_t l = 0; l < model.layers.size(); ++l) {
        QVERIFY(copy.layers[l].wq.sharesWith(model.layers[l].wq));
        QVERIFY(copy.layers[l].wo->sharesWith(*model.layers[l].wo));
    }
}

void LayerTest::equalMatricesAreEqualWhereverTheyStand()
{
    const Model<double> model = mixedModel<double>();
    QVERIFY(mixedModel<double>() == model);
    Model<double> other = model;
    Matrix<double> wk = *model.layers[2].wk;
    wk(0, 0) += 1;
    other.layers[2].wk = wk;
    QVERIFY(other != model);
    other.layers[2].wk = Matrix<double>(wk.transpose());
    QVERIFY(other != model);
}

void LayerTest::acceptsShapesThatFit()
{
    const Matrix<double> x = randomMatrix<double>(4, 6, 1);
    requireShapes<double>(mixedModel<double>(), {.x = x});
    requireShapes<double>(mixedModel<double>(), {.x = x, .memory = randomMatrix<double>(9, 6, 1)});
    requireShapes<double>(Model<double>{}, {.x = x});
}

void LayerTest::namesShapesThatDoNotFit_data()
{
    QTest::addColumn<Break>("breakIt");
    QTest::addColumn<QString>("named");
    using M = Model<double>;
    using I = Input<double>;
    const auto row = [](const char* name, const Break& breakIt, const char* named) {
        QTest::newRow(name) << breakIt << QString::fromUtf8(named);
    };
    row(
        "another width of X", [](M&, I& input) { input.x = Matrix<double>(4, 5); },
        "layer 0: W_Q of all heads is 6 × 8 where 5 × 8 is needed");
    row(
        "another width of the memory", [](M&, I& input) { input.memory = Matrix<double>(4, 5); },
        "the memory is 4 × 5 where 4 × 6 is needed");
    row(
        "W_K too narrow", [](M& model, I&) { model.layers[2].wk = Matrix<double>(6, 7); },
        "layer 2: W_K of all heads is 6 × 7 where 6 × 8 is needed");
    row(
        "W_V too wide", [](M& model, I&) { model.layers[1].wv = Matrix<double>(6, 9); },
        "layer 1: W_V of all heads is 6 × 9 where 6 × 8 is needed");
    row(
        "W_O turned around", [](M& model, I&) { model.layers[1].wo = Matrix<double>(6, 8); },
        "layer 1: W_O is 6 × 8 where 8 × 6 is needed");
    row(
        "the identity over other widths", [](M& model, I&) { model.layers[1].wo.reset(); },
        "layer 1: the heads' outputs are 4 × 8 and the layer's is 4 × 6");
    row(
        "no head", [](M& model, I&) { model.layers[1].heads.clear(); }, "layer 1 has no head");
    row(
        "a head without width", [](M& model, I&) { model.layers[1].heads[2].dK = 0; }, "layer 1, head 2 is 0 wide");
    row(
        "a division by 0",
        [](M& model, I&) { model.layers[1].heads[2].scale = {.kind = Scale::Kind::Number, .number = 0}; },
        "layer 1, head 2 divides its scores by 0");
    row(
        "a mask of another size",
        [](M& model, I&) {
            model.layers[0].mask = {.kind = Mask::Kind::Painted,
                                    .allowed = std::make_shared<BoolMatrix>(BoolMatrix::Ones(3, 3))};
        },
        "layer 0: a painted mask of 3 × 3 over weights of 4 × 4");
    row(
        "a hidden key that is not there", [](M& model, I&) { model.layers[0].hiddenKeys = {4}; },
        "layer 0: hidden key 4 of 4 keys");
    row(
        "a multiplier below 0", [](M& model, I&) { model.scoreMultiplier = -1; }, "multiplied by -1");
    row(
        "an infinite multiplier", [](M& model, I&) { model.scoreMultiplier = std::numeric_limits<double>::infinity(); },
        "multiplied by inf");
}

void LayerTest::namesShapesThatDoNotFit()
{
    QFETCH(Break, breakIt);
    QFETCH(QString, named);
    Model<double> model = mixedModel<double>();
    Input<double> input{.x = randomMatrix<double>(4, 6, 1)};
    breakIt(model, input);
    try {
        requireShapes(model, input);
        QFAIL("nothing was thrown");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains(named), error.what());
    }
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, forward(model, input));
}

QTEST_GUILESS_MAIN(LayerTest)
#include "tst_layer.moc"
