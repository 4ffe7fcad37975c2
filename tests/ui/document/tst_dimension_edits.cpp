#include "support/small_content.h"
#include "ui/document/embedding_edits.h"
#include "ui/document/evaluate.h"
#include "ui/document/matrix_edits.h"
#include "ui/document/memory_edits.h"

#include <QTest>

#include <limits>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

class TestDimensionEdits : public QObject {
    Q_OBJECT

private slots:
    void anAddedDimensionIsZeroEverywhere();
    void aRemovedDimensionGoesEverywhere();
    void namesAreNeitherEmptyNorTwiceNorTooLong();
    void unnamedDimensionsAreCalledByTheirNumbers();
    void aPositionColumnKeepsItsRuleUnderAnotherName();
    void removingAPositionColumnDropsItsRule();
    void theLastDimensionStays();
    void moreDimensionsThanTheLimitAreRefused();
    void positionColumnsAreAddedOnce();
    void positionsNeedTheirDimensions();
};

void TestDimensionEdits::anAddedDimensionIsZeroEverywhere()
{
    Content content = after(addMemory(smallContent()));
    content.words["old"] = {1, 2, 3};
    content.positions = PositionMatrix{counting(3, 3)};
    const Content added = after(addDimension(content, u" d "_s));
    QCOMPARE(added.dimensions, std::vector<std::string>({"a", "b", "c", "d"}));
    QCOMPARE(difference(*added.embeddings, rows({{1, 0, 0, 0}, {0, 1, 0, 0}, {1, 0, 0, 0}})), QString());
    QCOMPARE(added.memory->embeddings.cols(), 4);
    QCOMPARE(added.words.at("old"), std::vector<double>({1, 2, 3, 0}));
    QCOMPARE(
        difference(*std::get<PositionMatrix>(added.positions).rows, rows({{1, 2, 3, 0}, {4, 5, 6, 0}, {7, 8, 9, 0}})),
        QString());
    for (const Layer<double>& layer : added.model.layers) {
        QVERIFY(layer.wq->row(3).isZero(0) && layer.wk->row(3).isZero(0) && layer.wv->row(3).isZero(0));
        QCOMPARE(difference(**layer.wo, rows({{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}})), QString());
    }
    const Matrix<double> before = evaluate(content).value()->matrix(Quantity::Weights, 1, 0);
    QCOMPARE(difference(evaluate(added).value()->matrix(Quantity::Weights, 1, 0), before), QString());
}

void TestDimensionEdits::aRemovedDimensionGoesEverywhere()
{
    Content content = after(addMemory(smallContent()));
    content.words["old"] = {1, 2, 3};
    const Content removed = after(removeDimension(content, 1));
    QCOMPARE(removed.dimensions, std::vector<std::string>({"a", "c"}));
    QCOMPARE(difference(*removed.embeddings, rows({{1, 0}, {0, 0}, {1, 0}})), QString());
    QCOMPARE(removed.memory->embeddings.cols(), 2);
    QCOMPARE(removed.words.at("old"), std::vector<double>({1, 3}));
    QCOMPARE(difference(**removed.model.layers[0].wo, rows({{1, 0}, {0, 0}, {0, 1}})), QString());
    QCOMPARE(difference(*removed.model.layers[0].wq, rows({{0.25, 0.5, 0.75}, {1.75, 2, 2.25}})), QString());
    QVERIFY(evaluate(removed).ok());
}

void TestDimensionEdits::namesAreNeitherEmptyNorTwiceNorTooLong()
{
    const QString longName(1025, u'x');
    QCOMPARE(refusal(addDimension(smallContent(), u"  "_s)), EditError::Kind::EmptyName);
    QCOMPARE(refusal(addDimension(smallContent(), u"b"_s)), EditError::Kind::DuplicateName);
    QCOMPARE(refusal(addDimension(smallContent(), longName)), EditError::Kind::TooLong);
    QCOMPARE(refusal(renameDimension(smallContent(), 0, QString())), EditError::Kind::EmptyName);
    QCOMPARE(refusal(renameDimension(smallContent(), 0, u"b"_s)), EditError::Kind::DuplicateName);
    QCOMPARE(refusal(renameDimension(smallContent(), 0, longName)), EditError::Kind::TooLong);
    QVERIFY(after(renameDimension(smallContent(), 0, u"a"_s)) == smallContent());
    QCOMPARE(after(renameDimension(smallContent(), 0, u"색"_s)).dimensions.front(), std::string("색"));
}

void TestDimensionEdits::unnamedDimensionsAreCalledByTheirNumbers()
{
    Content content = smallContent();
    content.dimensions.clear();
    QVERIFY(after(addDimension(content, QString())).dimensions.empty());
    QCOMPARE(after(addDimension(content, u"pos"_s)).dimensions, std::vector<std::string>({"0", "1", "2", "pos"}));
    QCOMPARE(after(renameDimension(content, 1, u"noun"_s)).dimensions, std::vector<std::string>({"0", "noun", "2"}));
    QCOMPARE(refusal(addDimension(content, u"1"_s)), EditError::Kind::DuplicateName);
    QVERIFY(after(renameDimension(content, 1, u"1"_s)) == content);
}

void TestDimensionEdits::aPositionColumnKeepsItsRuleUnderAnotherName()
{
    const Content content = after(addPositionColumns(smallContent()));
    const Content renamed = after(renameDimension(content, 3, u"place"_s));
    const auto& columns = std::get<PositionColumns>(renamed.positions).columns;
    QCOMPARE(columns.size(), 3u);
    QCOMPARE(columns.at("place"), PositionColumn::Linear);
    QVERIFY(*inputOf(renamed).x == *inputOf(content).x);
}

void TestDimensionEdits::removingAPositionColumnDropsItsRule()
{
    Content content = after(addPositionColumns(smallContent()));
    content = after(removeDimension(content, 4));
    QVERIFY(!std::get<PositionColumns>(content.positions).columns.contains("pos²"));
    content = after(removeDimension(after(removeDimension(content, 4)), 3));
    QVERIFY(std::holds_alternative<NoPositions>(content.positions));
}

void TestDimensionEdits::theLastDimensionStays()
{
    const Content one = after(removeDimension(after(removeDimension(smallContent(), 0)), 0));
    QCOMPARE(refusal(removeDimension(one, 0)), EditError::Kind::LastDimension);
}

void TestDimensionEdits::moreDimensionsThanTheLimitAreRefused()
{
    Content content = smallContent();
    content.dimensions.clear();
    content.embeddings = Matrix<double>(Matrix<double>::Zero(3, 4096));
    QCOMPARE(refusal(addDimension(content, QString())), EditError::Kind::TooManyDimensions);
    QCOMPARE(refusal(addPositionColumns(content)), EditError::Kind::TooManyDimensions);
}

void TestDimensionEdits::positionColumnsAreAddedOnce()
{
    const Content content = after(addPositionColumns(smallContent()));
    QCOMPARE(content.dimensions, std::vector<std::string>({"a", "b", "c", "pos", "pos²", "one"}));
    QCOMPARE(difference(*inputOf(content).x, rows({{1, 0, 0, 0, 0, 1}, {0, 1, 0, 1, 1, 1}, {1, 0, 0, 2, 4, 1}})),
             QString());
    QVERIFY(after(addPositionColumns(content)) == content);
}

void TestDimensionEdits::positionsNeedTheirDimensions()
{
    const PositionColumns unknown{{{"pos", PositionColumn::Linear}}};
    QCOMPARE(refusal(setPositions(smallContent(), unknown)), EditError::Kind::UnknownDimension);
    const Matrix<double> infinite = Matrix<double>::Constant(3, 3, std::numeric_limits<double>::infinity());
    QCOMPARE(refusal(setPositions(smallContent(), PositionMatrix{infinite})), EditError::Kind::NotFinite);
    const Content content = after(setPositions(smallContent(), SinusoidalPositions{}));
    QVERIFY(std::holds_alternative<SinusoidalPositions>(content.positions));
    QVERIFY(after(setPositions(content, NoPositions{})) == smallContent());
}

QTEST_GUILESS_MAIN(TestDimensionEdits)
#include "tst_dimension_edits.moc"
