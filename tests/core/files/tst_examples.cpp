#include "core/analysis/pattern_scores.h"
#include "core/analysis/row_statistics.h"
#include "core/files/document_file.h"
#include "core/model/forward.h"
#include "core/model/trace_source.h"
#include "core/text/tokenize.h"

#include <QDir>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

const QString folder = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/examples/");

Content example(const QString& name)
{
    Result<Content, FileError> read = readDocumentFile(folder + name + u".headlight"_s);
    if (!read)
        qFatal("%s: %s", qPrintable(name), qPrintable(read.error().place));
    return std::move(read).value();
}

TraceSource<double> sourceOf(const Content& content)
{
    const Input<double> input = inputOf(content);
    const std::vector<std::string>& keys = content.keyTokens();
    return {content.model, input, forward(content.model, input).value(), {content.tokens, keys, content.dimensions}};
}

Matrix<double> weightsOf(const Content& content, Index layer, Index head)
{
    return sourceOf(content).matrix(Quantity::Weights, layer, head);
}

/// The content with another sentence: words get the rows that they are remembered by, or zeros.
Content retyped(Content content, const QString& sentence)
{
    for (std::size_t i = 0; i < content.tokens.size(); ++i) {
        const auto row = content.embeddings->row(static_cast<Index>(i));
        content.words.try_emplace(content.tokens[i], row.begin(), row.end());
    }
    content.tokens = tokenize(sentence, Split::Words);
    Matrix<double> rows = Matrix<double>::Zero(static_cast<Index>(content.tokens.size()), content.dModel());
    for (Index i = 0; i < rows.rows(); ++i)
        if (const auto word = content.words.find(content.tokens[static_cast<std::size_t>(i)]);
            word != content.words.end())
            rows.row(i) = Eigen::Map<const Eigen::RowVectorXd>(word->second.data(), content.dModel());
    content.embeddings = rows;
    return content;
}

const QString red = u"01_red_cube_blue_sphere"_s;

} // namespace

class ExamplesTest : public QObject {
    Q_OBJECT

private slots:
    void everyExampleLoadsAndComputes_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& file : QDir(folder).entryList({u"*.headlight"_s}, QDir::Files))
            QTest::addRow("%s", qPrintable(file)) << file.chopped(10);
    }
    void everyExampleLoadsAndComputes()
    {
        QFETCH(QString, name);
        const Content content = example(name);
        QVERIFY(!content.title.empty());
        QVERIFY(!content.dimensions.empty());
        if (content.sentence)
            QVERIFY(tokenize(QString::fromStdString(*content.sentence), content.split) == content.tokens);
        for (const Layer<double>& layer : content.model.layers)
            for (std::size_t h = 0; h < layer.heads.size(); ++h) {
                QVERIFY(!layer.heads[h].name.empty());
                QVERIFY2(!layer.wvOf(static_cast<Index>(h)).isZero(0), "a head without values shows nothing");
            }
        QVERIFY(parseDocument(writeDocument(content)).value() == content);
        QVERIFY(forward(content.model, inputOf(content)).ok());
    }

    void thereAreSevenOfThem() { QCOMPARE(QDir(folder).entryList({u"*.headlight"_s}, QDir::Files).size(), 7); }

    void layerZeroReadsWhatItsHeadsAreCalled_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<int>("cube");
        QTest::addColumn<int>("red");
        QTest::addColumn<int>("sphere");
        QTest::addColumn<int>("blue");
        QTest::newRow("as it opens") << u"a red cube on top of a blue sphere"_s << 2 << 1 << 8 << 7;
        QTest::newRow("and shiny") << u"a red and shiny cube on top of a blue sphere"_s << 4 << 1 << 10 << 9;
        QTest::newRow("in the middle of typing")
            << u"a red and shi cube on top of a blue sphere"_s << 4 << 1 << 10 << 9;
        QTest::newRow("other things") << u"the green ball is left of the small blue box"_s << 2 << 1 << 9 << 8;
        QTest::newRow("Korean") << u"빨간 상자|가 아주 파란 공 위|에 있다"_s << 1 << 0 << 5 << 4;
    }
    void layerZeroReadsWhatItsHeadsAreCalled()
    {
        QFETCH(QString, sentence);
        QFETCH(int, cube);
        QFETCH(int, red);
        QFETCH(int, sphere);
        QFETCH(int, blue);
        const Content content = retyped(example(::red), sentence);
        const TraceSource<double> source = sourceOf(content);
        QVERIFY(patternScores(source, 0, 0).self.value() >= 0.9);
        QVERIFY(patternScores(source, 0, 2).previousToken.value() >= 0.9);
        QVERIFY(patternScores(source, 0, 3).firstToken.value() >= 0.9);
        const Matrix<double> colours = source.matrix(Quantity::Weights, 0, 1);
        QVERIFY(colours(cube, red) >= 0.9);
        QVERIFY(colours(sphere, blue) >= 0.9);
        for (Index i = 2; i < colours.rows(); ++i)
            if (i != cube && i != sphere)
                QVERIFY2(colours(i, red) + (blue <= i ? colours(i, blue) : 0) < 0.1, "only nouns look for colours");
    }

    void nearestOfThreeColoursLeads()
    {
        const Content content = retyped(example(red), u"red cube and green and blue and shiny sphere"_s);
        const Matrix<double> colours = weightsOf(content, 0, 1);
        QVERIFY(colours(1, 0) >= 0.9);
        QVERIFY(colours(8, 5) >= 0.7);
    }

    void layerOneReadsWhatItsHeadsAreCalled()
    {
        const TraceSource<double> source = sourceOf(example(red));
        const Matrix<double> mine = source.matrix(Quantity::Weights, 1, 0);
        QVERIFY(mine(2, 1) > 0.4 && mine(2, 2) > 0.4);
        QVERIFY(mine(8, 7) > 0.4 && mine(8, 8) > 0.4);
        const Matrix<double> nearest = source.matrix(Quantity::Weights, 1, 1);
        for (Index i = 2; i < 7; ++i)
            QVERIFY(nearest(i, 2) >= 0.9);
        QVERIFY(nearest(8, 8) >= 0.9);
        const Matrix<double> twoBack = source.matrix(Quantity::Weights, 1, 2);
        for (Index i = 2; i < 9; ++i)
            QVERIFY(twoBack(i, i - 2) >= 0.9);
        const Matrix<double> another = source.matrix(Quantity::Weights, 1, 3);
        QVERIFY(another(8, 1) > 0.4 && another(8, 2) > 0.4);
    }

    void layerOneDependsOnLayerZero_data()
    {
        QTest::addColumn<int>("below");
        QTest::addColumn<int>("head");
        QTest::addColumn<int>("query");
        QTest::newRow("words of my colour") << 1 << 0 << 2;
        QTest::newRow("nearest coloured thing") << 1 << 1 << 4;
        QTest::newRow("two tokens back") << 2 << 2 << 8;
        QTest::newRow("words of another colour") << 1 << 3 << 8;
    }
    void layerOneDependsOnLayerZero()
    {
        QFETCH(int, below);
        QFETCH(int, head);
        QFETCH(int, query);
        Content content = example(red);
        const Matrix<double> before = weightsOf(content, 1, head);
        content.model.layers[0].heads[static_cast<std::size_t>(below)].enabled = false;
        const Matrix<double> after = weightsOf(content, 1, head);
        QVERIFY((after - before).row(query).cwiseAbs().sum() > 0.5);
    }

    void workedExampleGivesTheKnownNumbers()
    {
        const TraceSource<double> source = sourceOf(example(u"02_worked_example"_s));
        QVERIFY(std::abs(source.matrix(Quantity::Weights, 0, 0)(0, 0) - 0.804429682506957) < 1e-12);
        QVERIFY(std::abs(source.matrix(Quantity::Output, 0, 0)(0, 1) - 1.95570317493043) < 1e-12);
    }

    void colourHeadPassesOverShinyWhereTokenBeforeFails()
    {
        const Content content = example(u"03_red_and_shiny_cube"_s);
        QVERIFY(weightsOf(content, 0, 0)(4, 1) >= 0.9);
        QVERIFY(weightsOf(content, 0, 1)(4, 3) >= 0.9);
    }

    void colourHeadIsFooledByASphereWithoutColour()
    {
        const Matrix<double> weights = weightsOf(example(u"04_red_cube_on_sphere"_s), 0, 0);
        QVERIFY(weights(2, 1) >= 0.9);
        QVERIFY2(weights(7, 1) > 0.5, "the sphere reads the cube's colour");
    }

    void inductionGuessesTheNextNote()
    {
        Content content = example(u"05_induction"_s);
        TraceSource<double> source = sourceOf(content);
        QVERIFY(patternScores(source, 0, 0).previousToken.value() >= 0.9);
        QVERIFY(patternScores(source, 1, 0).induction.value() >= 0.9);
        const Matrix<double> guess = source.matrix(Quantity::LayerOutput, 1, 0).middleCols(3, 3);
        for (Index i = 3; i < 8; ++i)
            for (Index note = 0; note < 3; ++note)
                QVERIFY2(std::abs(guess(i, note) - (note == (i + 1) % 3 ? 1 : 0)) < 0.1,
                         qPrintable(QString::number(i)));
        content.model.layers[0].heads[0].enabled = false;
        QVERIFY(patternScores(sourceOf(content), 1, 0).induction.value() < 0.1);
    }

    void twoHeadsReadTwoTokensWhereOneAverages()
    {
        const TraceSource<double> source = sourceOf(example(u"06_two_heads"_s));
        const Matrix<double> expected{{1, 0}, {0, 1}, {0.5, 0.5}};
        for (Index h = 0; h < 3; ++h)
            QVERIFY((source.matrix(Quantity::Output, 0, h).row(2) - expected.row(h)).cwiseAbs().maxCoeff() < 1e-12);
    }

    void rowsAreSoftDividedAndSaturatedUndivided()
    {
        Content content = example(u"07_why_divide"_s);
        QCOMPARE(content.model.layers[0].heads[0].dK, 64);
        const Matrix<double> soft = weightsOf(content, 0, 0);
        content.model.layers[0].heads[0].scale.kind = Scale::Kind::None;
        const Matrix<double> hard = weightsOf(content, 0, 0);
        for (Index i = 0; i < 8; ++i) {
            const RowStatistics divided = rowStatistics(soft.row(i), 8);
            const RowStatistics undivided = rowStatistics(hard.row(i), 8);
            QVERIFY(divided.relativeEntropy.value() > 0.7);
            QVERIFY(undivided.maxWeight > 0.95);
            QVERIFY(undivided.gradientNorm < 0.1 * divided.gradientNorm);
        }
    }
};

QTEST_GUILESS_MAIN(ExamplesTest)
#include "tst_examples.moc"
