#include "support/small_content.h"
#include "ui/document/evaluate.h"
#include "ui/document/layer_edits.h"
#include "ui/document/model_edits.h"

#include <QTest>

#include <limits>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

Mask maskOf(Mask::Kind kind, Index window = 1)
{
    Mask mask;
    mask.kind = kind;
    mask.window = window;
    return mask;
}

BoolMatrix allowedIn(const Content& content, std::size_t layer)
{
    return *content.model.layers[layer].mask.allowed;
}

} // namespace

class TestLayerEdits : public QObject {
    Q_OBJECT

private slots:
    void aMaskIsSetForOneLayerOrAll();
    void aWindowOutsideItsRangeIsRefused();
    void aPaintedMaskStartsFromWhatIsSeen();
    void oneCellIsPainted();
    void aPaintedMaskOfTooManyTokensIsRefused();
    void hiddenKeysAreSortedAndEachOnce();
    void switchesAreSet();
    void anAddedLayerHandsItsInputOn();
    void layersAreCopiedRemovedAndMoved();
    void theLastLayerStays();
    void moreLayersThanTheLimitAreRefused();
    void theMultiplierIsNotBelowZero();
};

void TestLayerEdits::aMaskIsSetForOneLayerOrAll()
{
    const Content one = after(setMask(smallContent(), 1, maskOf(Mask::Kind::None)));
    QCOMPARE(one.model.layers[0].mask.kind, Mask::Kind::Causal);
    QCOMPARE(one.model.layers[1].mask.kind, Mask::Kind::None);
    const Content all = after(setMaskEverywhere(smallContent(), maskOf(Mask::Kind::Window, 2)));
    for (const auto& layer : all.model.layers)
        QVERIFY(layer.mask == maskOf(Mask::Kind::Window, 2));
}

void TestLayerEdits::aWindowOutsideItsRangeIsRefused()
{
    for (const Index window : {0, -3, 8193})
        QCOMPARE(refusal(setMask(smallContent(), 0, maskOf(Mask::Kind::Window, window))), EditError::Kind::OutOfRange);
    for (const Index window : {1, 8192})
        QVERIFY(!refusal(setMask(smallContent(), 0, maskOf(Mask::Kind::Window, window))));
}

void TestLayerEdits::aPaintedMaskStartsFromWhatIsSeen()
{
    const Content painted = after(setMask(smallContent(), 0, maskOf(Mask::Kind::Painted)));
    BoolMatrix causal(3, 3);
    causal << true, false, false, true, true, false, true, true, true;
    QVERIFY(allowedIn(painted, 0) == causal);
}

void TestLayerEdits::oneCellIsPainted()
{
    const Content painted = after(setMaskCell(smallContent(), 0, 0, 2, true));
    BoolMatrix expected(3, 3);
    expected << true, false, true, true, true, false, true, true, true;
    QVERIFY(allowedIn(painted, 0) == expected);
    QVERIFY(after(setMaskCell(smallContent(), 0, 0, 0, true)) == smallContent());
    QCOMPARE(setMaskCell(smallContent(), 1, 0, 1, true).value().label.values,
             QStringList({u"red"_s, u"cube"_s, u"1"_s}));
}

void TestLayerEdits::aPaintedMaskOfTooManyTokensIsRefused()
{
    QVERIFY(!refusal(setMask(longContent(2048), 0, maskOf(Mask::Kind::Painted))));
    QCOMPARE(refusal(setMask(longContent(2049), 0, maskOf(Mask::Kind::Painted))), EditError::Kind::TooLarge);
    QCOMPARE(refusal(setMaskCell(longContent(2049), 0, 0, 0, false)), EditError::Kind::TooLarge);
}

void TestLayerEdits::hiddenKeysAreSortedAndEachOnce()
{
    const Content hidden = after(setHiddenKeys(smallContent(), 0, {2, 0, 2}));
    QCOMPARE(hidden.model.layers[0].hiddenKeys, std::vector<Index>({0, 2}));
}

void TestLayerEdits::switchesAreSet()
{
    QVERIFY(!after(setResidual(smallContent(), 1, false)).model.layers[1].residual);
    QVERIFY(after(setLayerNorm(smallContent(), 1, true)).model.layers[1].layerNorm);
    QVERIFY(after(setResidual(smallContent(), 1, true)) == smallContent());
}

void TestLayerEdits::anAddedLayerHandsItsInputOn()
{
    const Content added = after(addLayer(smallContent()));
    QCOMPARE(added.model.layers.size(), 3u);
    const Source source = evaluate(added).value();
    QCOMPARE(difference(source->matrix(Quantity::LayerOutput, 2, 0), source->matrix(Quantity::LayerOutput, 1, 0)),
             QString());
    // It sees what the last layer sees.
    Content windowed = after(setMask(smallContent(), 1, maskOf(Mask::Kind::Window, 2)));
    windowed = after(setHiddenKeys(windowed, 1, {1}));
    const Content like = after(addLayer(windowed));
    QVERIFY(like.model.layers[2].mask == maskOf(Mask::Kind::Window, 2));
    QCOMPARE(like.model.layers[2].hiddenKeys, std::vector<Index>{1});
}

void TestLayerEdits::layersAreCopiedRemovedAndMoved()
{
    const Content content = after(setResidual(smallContent(), 0, false));
    const Content copied = after(duplicateLayer(content, 0));
    QCOMPARE(copied.model.layers.size(), 3u);
    QVERIFY(copied.model.layers[1] == content.model.layers[0]);
    QVERIFY(copied.model.layers[2] == content.model.layers[1]);
    QVERIFY(after(removeLayer(copied, 1)) == content);
    const Content moved = after(moveLayer(content, 0, 1));
    QVERIFY(moved.model.layers[1] == content.model.layers[0]);
    QVERIFY(after(moveLayer(moved, 1, 0)) == content);
}

void TestLayerEdits::theLastLayerStays()
{
    QCOMPARE(refusal(removeLayer(after(removeLayer(smallContent(), 0)), 0)), EditError::Kind::LastLayer);
}

void TestLayerEdits::moreLayersThanTheLimitAreRefused()
{
    Content content = smallContent();
    content.model.layers.resize(256, smallLayer());
    QCOMPARE(refusal(addLayer(content)), EditError::Kind::TooManyLayers);
    QCOMPARE(refusal(duplicateLayer(content, 3)), EditError::Kind::TooManyLayers);
}

void TestLayerEdits::theMultiplierIsNotBelowZero()
{
    QCOMPARE(after(setScoreMultiplier(smallContent(), 0)).model.scoreMultiplier, 0.);
    QCOMPARE(refusal(setScoreMultiplier(smallContent(), -1e-9)), EditError::Kind::OutOfRange);
    QCOMPARE(refusal(setScoreMultiplier(smallContent(), std::numeric_limits<double>::quiet_NaN())),
             EditError::Kind::NotFinite);
}

QTEST_GUILESS_MAIN(TestLayerEdits)
#include "tst_layer_edits.moc"
