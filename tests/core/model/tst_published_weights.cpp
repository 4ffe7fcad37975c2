#include "core/model/veiled_source.h"
#include "core/model/without_keys.h"
#include "support/matrix_source.h"

#include <QTest>

using namespace headlight;

namespace {

/// Three tokens, causal, equal scores; of the weights a number is published for t2 on t1 alone.
std::shared_ptr<MatrixSource> replica(double published)
{
    auto source = std::make_shared<MatrixSource>(MatrixSource::causal(3));
    source->published = std::vector<PublishedWeight>{{{2, 1}, published}};
    return source;
}

} // namespace

/// A weight of a replica counts as published as long as it is the number that was published.
class PublishedWeightsTest : public QObject {
    Q_OBJECT

private slots:
    void aWeightIsTheNumberThatWasPublished()
    {
        const auto source = replica(1.0 / 3);
        QVERIFY(!source->isMadeUp(0, 0, 2, 1));
        QVERIFY(source->publishedCells(0, 0) == std::vector<TokenPair>({{2, 1}}));
        QVERIFY2(!replica(0.3333)->isMadeUp(0, 0, 2, 1), "rounded to the decimals that are shown");
    }

    void anotherWeightIsMadeUp()
    {
        const auto source = replica(0.123);
        QVERIFY(source->isMadeUp(0, 0, 2, 1));
        QVERIFY(source->publishedWeights(0, 0) && source->publishedCells(0, 0).empty());
        QVERIFY(replica(0.3332)->isMadeUp(0, 0, 2, 1));
    }

    void whatIsShownWithoutKeysIsAnotherWeight()
    {
        const auto source = replica(1.0 / 3);
        const WithoutKeys renormalised(source, {0}); // 1/2
        QVERIFY(renormalised.isMadeUp(0, 0, 2, 1) && renormalised.publishedCells(0, 0).empty());
        const WithoutKeys gone(source, {1});
        QVERIFY2(!gone.isMadeUp(0, 0, 2, 1), "what is not seen is not made up");
        QVERIFY(gone.publishedCells(0, 0).empty());
    }

    void aVeilDoesNotTellWhetherItIs()
    {
        const auto hidden = veiled(replica(0.123), Veil{Quantity::Weights, {}});
        QVERIFY(!hidden->isMadeUp(0, 0, 2, 1));
    }
};

QTEST_GUILESS_MAIN(PublishedWeightsTest)
#include "tst_published_weights.moc"
