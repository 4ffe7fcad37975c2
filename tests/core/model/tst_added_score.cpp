#include "core/model/added_score.h"
#include "core/model/veiled_source.h"
#include "support/example_content.h"
#include "support/small_content.h"

#include <QTest>

#include <cmath>

using namespace headlight;

class TestAddedScore : public QObject {
    Q_OBJECT

    std::shared_ptr<const AttentionSource> m_source = test::sourceOf(test::caseContent(QStringLiteral("built_heads")));

private slots:
    void theRowFollowsAndNothingElse()
    {
        const AddedScore what{{0, 1}, 3, 1, 2.5, 0.5};
        const auto added = withAdded(m_source, what);
        QVERIFY(added != m_source);
        for (Index layer = 0; layer < m_source->layerCount(); ++layer)
            for (Index head = 0; head < m_source->headCount(layer); ++head)
                for (const Quantity quantity : {Quantity::Queries, Quantity::Keys, Quantity::Values, Quantity::Products,
                                                Quantity::Scores, Quantity::Weights, Quantity::Output}) {
                    const Matrix<double> before = m_source->matrix(quantity, layer, head);
                    const Matrix<double> now = added->matrix(quantity, layer, head);
                    const bool follows = HeadPlace{layer, head} == what.place && quantity != Quantity::Queries
                                         && quantity != Quantity::Keys && quantity != Quantity::Values;
                    for (Index i = 0; i < before.rows(); ++i)
                        QCOMPARE(Matrix<double>(before.row(i)) == Matrix<double>(now.row(i)), !(follows && i == 3));
                }
    }

    void numbersAreThoseOfTheSoftmax()
    {
        const auto added = withAdded(m_source, {{0, 1}, 3, 1, 2.5, 0.5});
        const auto row = [&](const AttentionSource& source, Quantity quantity) {
            return source.tile(quantity, 0, 1, {3, 0, 1, source.columnCount(quantity, 0, 1)});
        };
        const double product = row(*m_source, Quantity::Products)(0, 1) + 2.5;
        QCOMPARE(row(*added, Quantity::Products)(0, 1), product);
        QCOMPARE(row(*added, Quantity::Scores)(0, 1), product * 0.5);
        const Matrix<double> scores = row(*added, Quantity::Scores);
        double sum = 0;
        for (Index j = 0; j < scores.cols(); ++j)
            sum += std::exp(scores(0, j));
        const Matrix<double> weights = row(*added, Quantity::Weights);
        for (Index j = 0; j < scores.cols(); ++j)
            QVERIFY(std::abs(weights(0, j) - std::exp(scores(0, j)) / sum) < 1e-14);
        const Matrix<double> output = weights * m_source->matrix(Quantity::Values, 0, 1);
        QVERIFY((row(*added, Quantity::Output) - output).cwiseAbs().maxCoeff() < 1e-14);
    }

    void itIsTheSourceItselfWhereNothingIsAdded()
    {
        QCOMPARE(withAdded(m_source, {{0, 1}, 3, 1, 0, 1}), m_source);
        QCOMPARE(withAdded(m_source, {{0, 1}, 1, 3, 2, 1}), m_source); // nobody sees what comes later
        QCOMPARE(withAdded(m_source, {{0, 99}, 3, 1, 2, 1}), m_source);
        QCOMPARE(withAdded(m_source, {{0, 1}, 99, 1, 2, 1}), m_source);
        QCOMPARE(withAdded(nullptr, {}), nullptr);
        Veil veil;
        veil.from = Quantity::Weights;
        const auto hidden = veiled(m_source, veil);
        QCOMPARE(withAdded(hidden, {{0, 1}, 3, 1, 2, 1}), hidden); // and nothing is given away
    }
};

QTEST_GUILESS_MAIN(TestAddedScore)
#include "tst_added_score.moc"
