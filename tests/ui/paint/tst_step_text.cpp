#include "support/example_content.h"
#include "support/random_model.h"
#include "support/small_content.h"
#include "ui/paint/step_sum.h"
#include "ui/paint/step_text.h"

#include <QFontMetricsF>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

constexpr double wide = 10000;

/// "small" with d_model 3, two heads, causal: everything can be switched on it.
Content content()
{
    Content content = test::smallContent();
    content.model.layers.resize(1);
    return content;
}

AttentionSteps stepsOf(const Content& content, Index head = 0, Index layer = 0)
{
    return {test::sourceOf(content), layer, head};
}

AttentionStep stepOf(const AttentionSteps& steps, StepMatrix result)
{
    return steps.steps()[steps.placeOf(result)];
}

QString sumOf(const AttentionSteps& steps, StepMatrix result, Index row, Index column, double width = wide)
{
    return stepSum(steps, stepOf(steps, result), row, column, 2, QFont(), width);
}

QStringList formulas(const AttentionSteps& steps)
{
    QStringList all;
    for (const AttentionStep& step : steps.steps())
        all << stepFormula(steps, step);
    return all;
}

} // namespace

class TestStepText : public QObject {
    Q_OBJECT

private slots:
    void formulasAreThePapers();
    void formulasSayWhatIsThere();
    void everyStepHasASentence();
    void theLastStepSaysThatItIsHandedOn();
    void whatChangesNothingIsSaid();
    void labelsAreTokensAndComponents();
    void aProductIsASumOfProducts();
    void aLongSumIsShortenedInItsMiddle();
    void scoresAreDividedMultipliedAndMasked();
    void aWeightIsAShareOfExponentials();
    void aQueryThatSeesNothingSaysSo();
    void aNormSubtractsTheMean();
    void theConcatenationSaysWhoseColumnItIs();
    void aSumHasBothParts();
};

void TestStepText::formulasAreThePapers()
{
    const AttentionSteps steps(test::sourceOf(test::caseContent(u"worked_example"_s)), 0, 0);
    QCOMPARE(formulas(steps), (QStringList{u"X"_s, u"M"_s, u"Q = X W_Q"_s, u"K = M W_K"_s, u"V = M W_V"_s, u"Q Kᵀ"_s,
                                           u"Q Kᵀ ÷ √d_k,  d_k = 2"_s, u"A = softmax(Q Kᵀ ÷ √d_k)"_s, u"O = A V"_s}));
}

void TestStepText::formulasSayWhatIsThere()
{
    Content all = content();
    all.model.scoreMultiplier = 0.12345;
    Layer<double>& layer = all.model.layers[0];
    layer.layerNorm = true;
    layer.heads[0].scale = {.kind = Scale::Kind::Number, .number = 3};
    layer.heads[1].enabled = false;
    layer.wo = Matrix<double>::Identity(3, 3).eval();
    QCOMPARE(formulas(stepsOf(all)),
             (QStringList{u"X"_s, u"X′ = (X − μ) ÷ √(σ² + 10⁻⁵)"_s, u"Q = X′ W_Q"_s, u"K = X′ W_K"_s, u"V = X′ W_V"_s,
                          u"Q Kᵀ"_s, u"Q Kᵀ ÷ 3"_s, u"Q Kᵀ ÷ 3 × 0.123"_s, u"S = mask(Q Kᵀ ÷ 3 × 0.123)"_s,
                          u"A = softmax(S)"_s, u"O = A V"_s, u"C = [O_0 | 0]"_s, u"Z = C W_O"_s, u"Y = Z + X"_s}));
}

void TestStepText::everyStepHasASentence()
{
    Content all = content();
    all.model.scoreMultiplier = 2;
    all.model.layers[0].layerNorm = true;
    all.model.layers[0].wo = Matrix<double>::Identity(3, 3).eval();
    const AttentionSteps steps = stepsOf(all);
    QCOMPARE(steps.steps().size(), 14);
    QStringList sentences;
    for (const AttentionStep& step : steps.steps()) {
        sentences << stepSentence(steps, step);
        QVERIFY(sentences.last().endsWith(u'.'));
    }
    QCOMPARE(sentences.removeDuplicates(), 0);
}

void TestStepText::theLastStepSaysThatItIsHandedOn()
{
    Content two = test::smallContent();
    const AttentionSteps first = stepsOf(two);
    for (const AttentionStep& step : first.steps())
        QCOMPARE(stepSentence(first, step).endsWith(u"This is what the layer hands on."_s),
                 step == first.steps().back());
    const AttentionSteps second = stepsOf(two, 0, 1);
    QCOMPARE(stepSentence(second, second.steps().front()), u"Layer 1 takes in what layer 0 hands on."_s);
}

void TestStepText::whatChangesNothingIsSaid()
{
    QCOMPARE(idleText(stepsOf(content())),
             u"Changes nothing here: the norm (off), × 1, the output matrix (the identity)"_s);
    // d_k 1: dividing by √1
    QCOMPARE(idleText(stepsOf(content(), 1)),
             u"Changes nothing here: the norm (off), ÷ 1, × 1, the output matrix (the identity)"_s);
    const AttentionSteps lone(test::sourceOf(test::caseContent(u"worked_example_unscaled"_s)), 0, 0);
    QVERIFY(idleText(lone).contains(u"the division (off)"_s));
    QVERIFY(idleText(lone).contains(u"the mask (forbids nothing), the concatenation (one head)"_s));
    QVERIFY(idleText(lone).endsWith(u"+ X (off)"_s));
}

void TestStepText::labelsAreTokensAndComponents()
{
    const AttentionSteps steps = stepsOf(content());
    QCOMPARE(stepRowLabel(steps, StepMatrix::Keys, 1), u"cube"_s);
    QCOMPARE(stepRowLabel(steps, StepMatrix::QueryWeights, 2), u"c"_s);
    QCOMPARE(stepColumnLabel(steps, StepMatrix::Input, 0), u"a"_s);
    QCOMPARE(stepColumnLabel(steps, StepMatrix::QueryWeights, 1), u"q₂"_s);
    QCOMPARE(stepColumnLabel(steps, StepMatrix::Weights, 1), u"cube"_s);
    QCOMPARE(stepColumnLabel(steps, StepMatrix::HeadOutput, 0), u"o₁"_s);
    QCOMPARE(stepRowLabel(steps, StepMatrix::OutputWeights, 2), u"c₃"_s);
    QCOMPARE(stepCellName(steps, StepMatrix::Weights, 0, 1), u"“red” → “cube”"_s);
    QCOMPARE(stepCellName(steps, StepMatrix::Keys, 1, 0), u"“cube”, k₁"_s);
    QCOMPARE(shapeLabel(steps, StepMatrix::Keys), u"3 × 2"_s);
    QCOMPARE(shapeLabel(steps, StepMatrix::Keys, true), u"2 × 3"_s);
}

void TestStepText::aProductIsASumOfProducts()
{
    // W_Q of head 0: columns 1, 2 of 0.25 · (1 2 3; 4 5 6; 7 8 9); x of "cube" is (0, 1, 0)
    QCOMPARE(sumOf(stepsOf(content()), StepMatrix::Queries, 1, 0), u"1.00 = 0.00 · 0.25 + 1.00 · 1.00 + 0.00 · 1.75"_s);
    // k of "red" is −0.125 · (1 2)
    QCOMPARE(sumOf(stepsOf(content()), StepMatrix::Products, 1, 0), u"−0.44 = 1.00 · (−0.13) + 1.25 · (−0.25)"_s);
}

void TestStepText::aLongSumIsShortenedInItsMiddle()
{
    Content wideContent = content();
    wideContent.embeddings = test::counting(3, 40);
    wideContent.dimensions.clear();
    Layer<double> layer = test::randomLayer<double>(40, {test::headOf(2, 2)}, 3);
    wideContent.model.layers = {layer};
    const AttentionSteps steps = stepsOf(wideContent);
    const QString whole = sumOf(steps, StepMatrix::Queries, 0, 0);
    QCOMPARE(whole.count(u'·'), 40);
    QVERIFY(!whole.contains(u"more"_s));

    const double room = 500;
    const QString shortSum = sumOf(steps, StepMatrix::Queries, 0, 0, room);
    QVERIFY(QFontMetricsF(QFont()).horizontalAdvance(shortSum) <= room);
    const qsizetype shown = shortSum.count(u'·');
    QVERIFY(shown >= 3);
    QVERIFY2(shortSum.contains(u"… %1 more …"_s.arg(40 - shown)), qPrintable(shortSum));
    // What is shown is its beginning and its end.
    const QStringList parts = shortSum.split(u" + … "_s);
    QVERIFY(whole.startsWith(parts.first()));
    QVERIFY(whole.endsWith(parts.last().section(u"more … + "_s, 1)));
    QVERIFY(std::abs(parts.first().count(u'·') - parts.last().count(u'·')) <= 1);
    // However narrow, the first and the last stay.
    QCOMPARE(sumOf(steps, StepMatrix::Queries, 0, 0, 10).count(u'·'), 2);
}

void TestStepText::scoresAreDividedMultipliedAndMasked()
{
    Content all = content();
    all.model.scoreMultiplier = 2;
    const AttentionSteps steps = stepsOf(all);
    QCOMPARE(sumOf(steps, StepMatrix::Divided, 1, 0), u"−0.31 = −0.44 ÷ √2"_s);
    QCOMPARE(sumOf(steps, StepMatrix::Multiplied, 1, 0), u"−0.62 = −0.31 × 2"_s);
    QCOMPARE(sumOf(steps, StepMatrix::Masked, 1, 0), u"−0.62, not masked"_s);
    QVERIFY(sumOf(steps, StepMatrix::Masked, 0, 1).startsWith(u"−∞ in place of −"_s));
    all.model.layers[0].heads[0].scale = {.kind = Scale::Kind::Number, .number = 0.5};
    QCOMPARE(sumOf(stepsOf(all), StepMatrix::Divided, 1, 0), u"−0.88 = −0.44 ÷ 0.5"_s);
}

void TestStepText::aWeightIsAShareOfExponentials()
{
    const AttentionSteps steps(test::sourceOf(test::caseContent(u"worked_example"_s)), 0, 0);
    QCOMPARE(sumOf(steps, StepMatrix::Weights, 0, 0), u"0.80 = exp(1.41 − 1.41) ÷ (1.00 + 0.24)"_s);
    QCOMPARE(sumOf(steps, StepMatrix::Weights, 0, 1), u"0.20 = exp(0.00 − 1.41) ÷ (1.00 + 0.24)"_s);
    const AttentionSteps causal = stepsOf(content());
    QCOMPARE(sumOf(causal, StepMatrix::Weights, 0, 1), u"0: the mask forbids it"_s);
    QVERIFY(sumOf(causal, StepMatrix::Weights, 0, 0).endsWith(u"÷ (1.00)"_s));
}

void TestStepText::aQueryThatSeesNothingSaysSo()
{
    Content blind = content();
    blind.model.layers[0].hiddenKeys = {0};
    const AttentionSteps steps = stepsOf(blind);
    QCOMPARE(sumOf(steps, StepMatrix::Weights, 0, 0), u"0: this query sees no key"_s);
    QVERIFY(stepSentence(steps, stepOf(steps, StepMatrix::Weights)).contains(u"sees no key"_s));
    QVERIFY(!stepSentence(stepsOf(content()), stepOf(steps, StepMatrix::Weights)).contains(u"sees no key"_s));
}

void TestStepText::aNormSubtractsTheMean()
{
    Content normed = content();
    normed.model.layers[0].layerNorm = true;
    normed.embeddings = test::rows({{1, 2, 6}, {0, 1, 0}, {1, 0, 0}});
    // mean 3, variance (4 + 1 + 9) ÷ 3 = 4.67
    QCOMPARE(sumOf(stepsOf(normed), StepMatrix::Normed, 0, 2), u"1.39 = (6.00 − 3.00) ÷ √(4.67 + 10⁻⁵)"_s);
}

void TestStepText::theConcatenationSaysWhoseColumnItIs()
{
    Content off = content();
    const AttentionSteps left = stepsOf(off);
    QVERIFY(sumOf(left, StepMatrix::Concatenated, 0, 1).endsWith(u", from O"_s));
    QVERIFY(sumOf(left, StepMatrix::Concatenated, 0, 2).endsWith(u", from head L0H1"_s));
    off.model.layers[0].heads[1].enabled = false;
    QCOMPARE(sumOf(stepsOf(off), StepMatrix::Concatenated, 0, 2), u"0: head L0H1 is off"_s);
}

void TestStepText::aSumHasBothParts()
{
    const AttentionSteps steps = stepsOf(content());
    const double before = steps.tile(StepMatrix::Concatenated, {1, 1, 1, 1})(0, 0);
    QCOMPARE(sumOf(steps, StepMatrix::LayerOutput, 1, 1),
             u"%1 = %2 + 1.00"_s.arg(before + 1, 0, 'f', 2).arg(before, 0, 'f', 2));
}

QTEST_MAIN(TestStepText)
#include "tst_step_text.moc"
