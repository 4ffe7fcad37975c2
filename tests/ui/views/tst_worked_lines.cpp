#include "support/example_content.h"
#include "ui/views/worked_lines.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

// What a reader sees of a rich text.
QString plain(QString line)
{
    static const QRegularExpression tags(u"<[^>]*>"_s);
    line.replace(u"<br>"_s, u"\n"_s).replace(QChar::Nbsp, u' ');
    return line.remove(tags);
}

QStringList plainLines(const Content& content, const Selection& at, int decimals = 2,
                       WorkedDetail detail = WorkedDetail::Short)
{
    QStringList lines;
    for (const QString& line : workedLines(*test::sourceOf(content), content.model, at, decimals, detail))
        lines << plain(line);
    return lines;
}

Content workedExample()
{
    return test::caseContent(u"worked_example"_s);
}

Layer<double>& firstLayer(Content& content)
{
    return content.model.layers.front();
}

} // namespace

class TestWorkedLines : public QObject {
    Q_OBJECT

private slots:
    void theWorkedExampleComesTo08044();
    void everyCellOfTheBuiltHeadsEqualsANaivePass();
    void aForbiddenCellSaysWhyItsWeightIsZero();
    void aForbiddenScoreIsScaledLikeAnyOther();
    void onlyALayerThatHidesKeysSpeaksOfTheMask();
    void factorsBelowZeroStandInBrackets();
    void aRowThatSeesNothingHasNoWeights();
    void whatDividesIsWritten();
    void aHeadThatIsOffSaysSo();
    void longSumsAreShortenedUntilTheWholeIsWanted();
    void theHeaviestKeysComeFirst();
    void numbersKeepTheirSizeAndSign_data();
    void numbersKeepTheirSizeAndSign();
    void factorsShowThreeDigits_data();
    void factorsShowThreeDigits();
};

void TestWorkedLines::theWorkedExampleComesTo08044()
{
    const QStringList expected{u"q · k = 2.00 · 1.00 + 0.00 · 0.00 = 2.00"_s,
                               u"÷ √2 × 1.00 = 1.414"_s,
                               u"− row maximum 1.414 = 0.000"_s,
                               u"exp = 1.0000, row sum 1.2431"_s,
                               u"weight = 1.0000 ÷ 1.2431 = 0.8044"_s,
                               u"output = 0.80 · (10.00, 0.00)\n+ 0.20 · (0.00, 10.00)\n= (8.04, 1.96)"_s};
    QCOMPARE(plainLines(workedExample(), {0, 0, 0, 0}), expected);
    QCOMPARE(plainLines(workedExample(), {0, 0, 0, 1}, 6).at(4), u"weight = 0.24311673 ÷ 1.24311673 = 0.19557032"_s);
}

// Everything again, from X and the matrices alone, in plain loops.
void TestWorkedLines::everyCellOfTheBuiltHeadsEqualsANaivePass()
{
    const Content content = test::caseContent(u"built_heads"_s);
    const Matrix<double> x = *inputOf(content).x;
    const Layer<double>& layer = content.model.layers.front();
    const auto source = test::sourceOf(content);
    for (Index head = 0; head < static_cast<Index>(layer.heads.size()); ++head) {
        const Matrix<double> q = x * layer.wqOf(head), k = x * layer.wkOf(head), v = x * layer.wvOf(head);
        for (Index i = 0; i < x.rows(); ++i) {
            std::vector<double> scores;
            for (Index j = 0; j <= i; ++j)
                scores.push_back(q.row(i).dot(k.row(j)) / std::sqrt(static_cast<double>(q.cols())));
            const double maximum = *std::max_element(scores.begin(), scores.end());
            double sum = 0;
            for (const double score : scores)
                sum += std::exp(score - maximum);
            for (Index j = 0; j <= i; ++j) {
                const double score = scores[static_cast<std::size_t>(j)];
                const double exponential = std::exp(score - maximum);
                const QStringList lines = workedLines(*source, content.model, {0, head, i, j}, 2, WorkedDetail::Short);
                QVERIFY(lines[0].endsWith(u"<b>"_s + workedNumber(q.row(i).dot(k.row(j)), 2) + u"</b>"_s));
                QVERIFY(lines[1].endsWith(u"<b>"_s + workedNumber(score, 3) + u"</b>, not masked"_s));
                QCOMPARE(plain(lines[2]),
                         u"− row maximum %1 = %2"_s.arg(workedNumber(maximum, 3), workedNumber(score - maximum, 3)));
                QCOMPARE(plain(lines[3]),
                         u"exp = %1, row sum %2"_s.arg(workedNumber(exponential, 4), workedNumber(sum, 4)));
                QVERIFY(lines[4].endsWith(u"<b>"_s + workedNumber(exponential / sum, 4) + u"</b>"_s));
            }
        }
    }
}

void TestWorkedLines::aForbiddenCellSaysWhyItsWeightIsZero()
{
    const QStringList lines = plainLines(test::caseContent(u"built_heads"_s), {0, 1, 2, 5});
    QVERIFY(lines.contains(u"mask: forbidden, so the score becomes −∞"_s));
    QVERIFY(lines.contains(u"weight = exp(−∞) = 0"_s));
    QVERIFY(!lines.join(u' ').contains(u"row maximum"_s));
}

void TestWorkedLines::aForbiddenScoreIsScaledLikeAnyOther()
{
    Content content = workedExample();
    firstLayer(content).hiddenKeys = {0};
    content.model.scoreMultiplier = 3;
    const QStringList lines = plainLines(content, {0, 0, 0, 0});
    QCOMPARE(lines.at(1), u"÷ √2 × 3.00 = 4.243"_s);
    // The key that is hidden has no part in the mean.
    QCOMPARE(lines.last(), u"output = 1.00 · (0.00, 10.00)\n= (0.00, 10.00)"_s);
}

void TestWorkedLines::onlyALayerThatHidesKeysSpeaksOfTheMask()
{
    Content content = workedExample();
    QVERIFY(!plainLines(content, {0, 0, 0, 0}).at(1).contains(u"masked"_s));
    firstLayer(content).hiddenKeys = {1};
    QVERIFY(plainLines(content, {0, 0, 0, 0}).at(1).endsWith(u", not masked"_s));
}

void TestWorkedLines::factorsBelowZeroStandInBrackets()
{
    Content content = workedExample();
    content.embeddings = Matrix<double>{{-2, 0}};
    QCOMPARE(plainLines(content, {0, 0, 0, 0}).at(0), u"q · k = (−2.00) · 1.00 + 0.00 · 0.00 = −2.00"_s);
}

void TestWorkedLines::aRowThatSeesNothingHasNoWeights()
{
    Content content = workedExample();
    firstLayer(content).hiddenKeys = {0, 1};
    const QStringList lines = plainLines(content, {0, 0, 0, 0});
    QCOMPARE(lines.at(2), u"mask: “query” sees no key, so every weight is 0"_s);
    QCOMPARE(lines.at(3), u"output = (0.00, 0.00)"_s);
    QVERIFY(!lines.join(u' ').contains(u"NaN"_s));
}

void TestWorkedLines::whatDividesIsWritten()
{
    Content content = workedExample();
    firstLayer(content).heads.front().scale = {Scale::Kind::None, 1};
    content.model.scoreMultiplier = 2.5;
    QCOMPARE(plainLines(content, {0, 0, 0, 0}).at(1), u"not divided, × 2.50 = 5.000"_s);
    firstLayer(content).heads.front().scale = {Scale::Kind::Number, 1.5};
    QCOMPARE(plainLines(content, {0, 0, 0, 0}).at(1), u"÷ 1.5 × 2.50 = 3.333"_s);
}

void TestWorkedLines::aHeadThatIsOffSaysSo()
{
    Content content = workedExample();
    firstLayer(content).heads.front().enabled = false;
    QCOMPARE(plainLines(content, {0, 0, 0, 0}).last(), u"The head is off: the layer takes its output as 0."_s);
}

void TestWorkedLines::longSumsAreShortenedUntilTheWholeIsWanted()
{
    Content content = workedExample();
    Matrix<double> wide = Matrix<double>::Zero(2, 6);
    wide.leftCols(2).setIdentity();
    firstLayer(content).wq = wide;
    firstLayer(content).wk = wide;
    firstLayer(content).heads.front().dK = 6;
    QCOMPARE(plainLines(content, {0, 0, 0, 0}).at(0), u"q · k = 2.00 · 1.00 + 0.00 · 0.00 + … + 0.00 · 0.00 = 2.00"_s);
    QCOMPARE(plainLines(content, {0, 0, 0, 0}, 2, WorkedDetail::Whole).at(0).count(u'+'), 5);
    for (const Index dK : {4, 5}) { // the longest sum that is whole, the shortest that is not
        firstLayer(content).wq = Matrix<double>(wide.leftCols(dK));
        firstLayer(content).wk = Matrix<double>(wide.leftCols(dK));
        firstLayer(content).heads.front().dK = dK;
        QCOMPARE(plainLines(content, {0, 0, 0, 0}).at(0).contains(u"…"_s), dK == 5);
    }

    const Content nine = test::caseContent(u"built_heads"_s);
    QVERIFY(plainLines(nine, {0, 1, 8, 0}).last().contains(u"… and 7 more"_s));
    QVERIFY(plainLines(nine, {0, 1, 3, 0}).last().contains(u"… and 2 more"_s));
    QVERIFY(!plainLines(nine, {0, 1, 2, 0}).last().contains(u"more"_s)); // three keys are written out
    QVERIFY(!plainLines(nine, {0, 1, 8, 0}, 2, WorkedDetail::Whole).last().contains(u"more"_s));
}

void TestWorkedLines::theHeaviestKeysComeFirst()
{
    Content content = workedExample();
    content.embeddings = Matrix<double>{{0, 2}};
    QVERIFY(plainLines(content, {0, 0, 0, 0}).last().startsWith(u"output = 0.80 · (0.00, 10.00)\n+ 0.20"_s));
}

void TestWorkedLines::numbersKeepTheirSizeAndSign_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0.0 << u"0.00"_s;
    QTest::newRow("minus zero is zero") << -0.0 << u"0.00"_s;
    QTest::newRow("a real minus sign") << -1.5 << u"−1.50"_s;
    QTest::newRow("small is not zero") << 0.00012 << u"1.2×10⁻⁴"_s;
    QTest::newRow("small below zero") << -1e-12 << u"−1.0×10⁻¹²"_s;
    QTest::newRow("large") << 1.26e20 << u"1.3×10²⁰"_s;
    QTest::newRow("rounds") << 2.675 << u"2.67"_s;
}

void TestWorkedLines::numbersKeepTheirSizeAndSign()
{
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(workedNumber(value, 2), text);
}

void TestWorkedLines::factorsShowThreeDigits_data()
{
    QTest::addColumn<double>("factor");
    QTest::addColumn<int>("decimals");
    QTest::newRow("0") << 0.0 << 2;
    QTest::newRow("1") << 1.0 << 2;
    QTest::newRow("64") << 64.0 << 2;
    QTest::newRow("one part in two") << 0.5 << 3;
    QTest::newRow("one part in 64") << 1.0 / 64 << 4;
    QTest::newRow("tiny") << 1e-30 << 6;
}

void TestWorkedLines::factorsShowThreeDigits()
{
    QFETCH(double, factor);
    QFETCH(int, decimals);
    QCOMPARE(factorDecimals(factor), decimals);
}

QTEST_GUILESS_MAIN(TestWorkedLines)
#include "tst_worked_lines.moc"
