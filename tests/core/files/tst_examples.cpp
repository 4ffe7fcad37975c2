#include "core/analysis/pattern_scores.h"
#include "core/analysis/row_statistics.h"
#include "core/files/document_file.h"
#include "core/model/forward.h"
#include "core/model/trace_source.h"
#include "core/text/tokenize.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

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

/// Each test runs on the English documents and on the Korean ones.
void addLanguages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QString();
    QTest::newRow("Korean") << u"ko/"_s;
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

const QString redCube = u"01_red_cube_blue_sphere"_s;

} // namespace

class ExamplesTest : public QObject {
    Q_OBJECT

private slots:
    void everyExampleLoadsAndComputes_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& language : {QString(), u"ko/"_s})
            for (const QString& file : QDir(folder + language).entryList({u"*.headlight"_s}, QDir::Files))
                QTest::addRow("%s%s", qPrintable(language), qPrintable(file)) << language + file.chopped(10);
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

    void thereAreEightInEachLanguage()
    {
        const QStringList english = QDir(folder).entryList({u"*.headlight"_s}, QDir::Files);
        QCOMPARE(english.size(), 8);
        QCOMPARE(QDir(folder + u"ko"_s).entryList({u"*.headlight"_s}, QDir::Files), english);
    }

    void theReplicaGivesThePublishedWeights()
    {
        const std::vector<double> published{0.123, 0.016, 0.323, 0.206, 0.930, 0.013,
                                            0.544, 0.020, 0.090, 0.070, 0.112, 0.025};
        constexpr Index red = 1, cube = 2, blue = 7, sphere = 8;
        for (const QString& language : {QString(), u"ko/"_s}) {
            const Content content = example(language + u"08_replica"_s);
            QCOMPARE(*content.sentence, std::string("a red cube on top of a blue sphere"));
            const TraceSource<double> source = sourceOf(content);
            QCOMPARE(source.headCount(0), 12);
            double sum = 0;
            for (Index h = 0; h < 12; ++h) {
                const double weight = source.matrix(Quantity::Weights, 0, h)(cube, red);
                QVERIFY2(std::abs(weight - published[static_cast<std::size_t>(h)]) <= 1e-15, qPrintable(language));
                QVERIFY(!source.isMadeUp(0, h, cube, red) && source.isMadeUp(0, h, cube, cube));
                sum += weight;
            }
            QCOMPARE(QString::number(sum / 12, 'f', 3), u"0.206"_s);
            const auto weight = [&](Index layer, Index head, Index query, Index key) {
                return source.isMadeUp(layer, head, query, key)
                           ? -1
                           : source.matrix(Quantity::Weights, layer, head)(query, key);
            };
            QVERIFY(std::abs(weight(1, 0, sphere, sphere) - 0.95) <= 1e-15);
            QVERIFY(std::abs(weight(1, 1, cube, red) - 0.93) <= 1e-15);
            QVERIFY(std::abs(weight(1, 1, sphere, blue) - 0.94) <= 1e-15);
            QVERIFY(std::abs(weight(2, 0, sphere, red) - 0.76) <= 1e-15);
            for (Index query = 1; query <= sphere; ++query)
                QVERIFY(weight(1, 2, query, 0) > 0.9);
            for (Index layer = 0; layer < source.layerCount(); ++layer)
                for (Index head = 0; head < source.headCount(layer); ++head)
                    QVERIFY2(source.headName(layer, head).find(language.isEmpty() ? "replica" : "복제본") == 0,
                             "it is labelled");
        }
    }

    void aWeightThatIsChangedWasNotPublished()
    {
        constexpr Index red = 1, cube = 2;
        const Content replica = example(u"08_replica"_s);
        const auto isMadeUp = [](const Content& content) { return sourceOf(content).isMadeUp(0, 0, cube, red); };
        QVERIFY(!isMadeUp(replica));
        Content edited = replica;
        edited.model.scoreMultiplier = 3;
        QVERIFY(isMadeUp(edited));
        QVERIFY(sourceOf(edited).publishedCells(0, 0).empty());
        edited.model.scoreMultiplier = 1; // it is the published number again
        QVERIFY(!isMadeUp(edited));
        edited.model.layers[0].mask.kind = Mask::Kind::None;
        QVERIFY(isMadeUp(edited));
        edited = replica;
        edited.model.layers[0].hiddenKeys = {0};
        QVERIFY(isMadeUp(edited));
        edited = replica;
        edited.model.layers[0].heads[0].scale = {Scale::Kind::Number, 2};
        QVERIFY(isMadeUp(edited));
        edited = replica;
        edited.embeddings = (2 * *replica.embeddings).eval();
        QVERIFY(isMadeUp(edited));
    }

    void koreanExamplesHaveNoEnglishWords_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& file : QDir(folder + u"ko"_s).entryList({u"*.headlight"_s}, QDir::Files))
            QTest::addRow("%s", qPrintable(file)) << u"ko/"_s + file.chopped(10);
    }
    void koreanExamplesHaveNoEnglishWords()
    {
        QFETCH(QString, name);
        const Content content = example(name);
        std::vector<std::string> texts = content.tokens;
        texts.insert(texts.end(), content.dimensions.begin(), content.dimensions.end());
        if (name.endsWith(u"08_replica"_s)) // what was published is about the English words
            texts.erase(std::remove_if(texts.begin(), texts.end(),
                                       [&](const std::string& text) {
                                           return std::find(content.tokens.begin(), content.tokens.end(), text)
                                                  != content.tokens.end();
                                       }),
                        texts.end());
        else
            texts.push_back(content.sentence.value_or(""));
        if (content.memory)
            texts.insert(texts.end(), content.memory->tokens.begin(), content.memory->tokens.end());
        for (const Layer<double>& layer : content.model.layers)
            for (const Head& head : layer.heads)
                texts.push_back(head.name);
        const QRegularExpression english(u"[A-Za-z]{2,}"_s);
        for (const std::string& text : texts)
            QVERIFY2(!QString::fromStdString(text).contains(english), text.c_str());
    }

    void layerZeroReadsWhatItsHeadsAreCalled_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<int>("cube");
        QTest::addColumn<int>("red");
        QTest::addColumn<int>("sphere");
        QTest::addColumn<int>("blue");
        QTest::newRow("as it opens") << redCube << u"a red cube on top of a blue sphere"_s << 2 << 1 << 8 << 7;
        QTest::newRow("and shiny") << redCube << u"a red and shiny cube on top of a blue sphere"_s << 4 << 1 << 10 << 9;
        QTest::newRow("in the middle of typing")
            << redCube << u"a red and shi cube on top of a blue sphere"_s << 4 << 1 << 10 << 9;
        QTest::newRow("other things") << redCube << u"the green ball is left of the small blue box"_s << 2 << 1 << 9
                                      << 8;
        QTest::newRow("Korean") << redCube << u"빨간 상자|가 아주 파란 공 위|에 있다"_s << 1 << 0 << 5 << 4;
        QTest::newRow("Korean, as it opens")
            << u"ko/"_s + redCube << u"작은 파란 공 위|에 빨간 상자|가 있다"_s << 6 << 5 << 2 << 1;
        QTest::newRow("Korean, and shiny")
            << u"ko/"_s + redCube << u"작은 파란 공 위|에 빨갛고 반짝이는 상자|가 있다"_s << 7 << 5 << 2 << 1;
    }
    void layerZeroReadsWhatItsHeadsAreCalled()
    {
        QFETCH(QString, name);
        QFETCH(QString, sentence);
        QFETCH(int, cube);
        QFETCH(int, red);
        QFETCH(int, sphere);
        QFETCH(int, blue);
        const Content content = retyped(example(name), sentence);
        const TraceSource<double> source = sourceOf(content);
        QVERIFY(patternScores(source, 0, 0).self.value() >= 0.9);
        QVERIFY(patternScores(source, 0, 2).previousToken.value() >= 0.9);
        QVERIFY(patternScores(source, 0, 3).firstToken.value() >= 0.9);
        const Matrix<double> colours = source.matrix(Quantity::Weights, 0, 1);
        QVERIFY(colours(cube, red) >= 0.9);
        QVERIFY(colours(sphere, blue) >= 0.9);
        for (Index i = 2; i < colours.rows(); ++i)
            if (i != cube && i != sphere)
                QVERIFY2((red <= i ? colours(i, red) : 0) + (blue <= i ? colours(i, blue) : 0) < 0.1,
                         "only nouns look for colours");
    }

    void nearestOfThreeColoursLeads()
    {
        const Content content = retyped(example(redCube), u"red cube and green and blue and shiny sphere"_s);
        const Matrix<double> colours = weightsOf(content, 0, 1);
        QVERIFY(colours(1, 0) >= 0.9);
        QVERIFY(colours(8, 5) >= 0.7);
    }

    void layerOneReadsWhatItsHeadsAreCalled_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::newRow("English: cube, sphere") << redCube << 2 << 8;
        QTest::newRow("Korean: 공, 상자") << u"ko/"_s + redCube << 2 << 6;
    }
    void layerOneReadsWhatItsHeadsAreCalled()
    {
        QFETCH(QString, name);
        QFETCH(int, first); // two things, each right behind its colour word
        QFETCH(int, second);
        const TraceSource<double> source = sourceOf(example(name));
        const Matrix<double> mine = source.matrix(Quantity::Weights, 1, 0);
        for (const int thing : {first, second}) {
            QVERIFY(mine(thing, thing - 1) > 0.35 && mine(thing, thing) > 0.35);
            QVERIFY(mine(thing, thing - 1) + mine(thing, thing) > 0.95);
        }
        const Matrix<double> nearest = source.matrix(Quantity::Weights, 1, 1);
        for (Index i = first; i < second - 1; ++i)
            QVERIFY(nearest(i, first) >= 0.9);
        QVERIFY(nearest(second, second) >= 0.9);
        const Matrix<double> twoBack = source.matrix(Quantity::Weights, 1, 2);
        for (Index i = 2; i < twoBack.rows(); ++i)
            QVERIFY(twoBack(i, i - 2) >= 0.9);
        const Matrix<double> another = source.matrix(Quantity::Weights, 1, 3);
        QVERIFY(another(second, first - 1) > 0.4 && another(second, first) > 0.4);
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
        Content content = example(redCube);
        const Matrix<double> before = weightsOf(content, 1, head);
        content.model.layers[0].heads[static_cast<std::size_t>(below)].enabled = false;
        const Matrix<double> after = weightsOf(content, 1, head);
        QVERIFY((after - before).row(query).cwiseAbs().sum() > 0.5);
    }

    void workedExampleGivesTheKnownNumbers_data() { addLanguages(); }
    void workedExampleGivesTheKnownNumbers()
    {
        QFETCH(QString, language);
        const TraceSource<double> source = sourceOf(example(language + u"02_worked_example"_s));
        QVERIFY(std::abs(source.matrix(Quantity::Weights, 0, 0)(0, 0) - 0.804429682506957) < 1e-12);
        QVERIFY(std::abs(source.matrix(Quantity::Output, 0, 0)(0, 1) - 1.95570317493043) < 1e-12);
    }

    void colourHeadPassesOverShinyWhereTokenBeforeFails_data() { addLanguages(); }
    void colourHeadPassesOverShinyWhereTokenBeforeFails()
    {
        QFETCH(QString, language);
        const Content content = example(language + u"03_red_and_shiny_cube"_s);
        const Index cube = language.isEmpty() ? 4 : 3; // a red and shiny cube, 아주 빨갛고 반짝이는 상자
        QVERIFY(weightsOf(content, 0, 0)(cube, 1) >= 0.9);
        QVERIFY(weightsOf(content, 0, 1)(cube, cube - 1) >= 0.9);
    }

    void colourHeadIsFooledByASphereWithoutColour_data() { addLanguages(); }
    void colourHeadIsFooledByASphereWithoutColour()
    {
        QFETCH(QString, language);
        const Matrix<double> weights = weightsOf(example(language + u"04_red_cube_on_sphere"_s), 0, 0);
        const bool english = language.isEmpty(); // a red cube on top of a sphere, 큰 빨간 상자 위에 공이 있다
        QVERIFY(weights(2, 1) >= 0.9);
        QVERIFY2(weights(english ? 7 : 5, 1) > 0.5, "the sphere reads the cube's colour");
    }

    void inductionGuessesTheNextNote_data() { addLanguages(); }
    void inductionGuessesTheNextNote()
    {
        QFETCH(QString, language);
        Content content = example(language + u"05_induction"_s);
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

    void twoHeadsReadTwoTokensWhereOneAverages_data() { addLanguages(); }
    void twoHeadsReadTwoTokensWhereOneAverages()
    {
        QFETCH(QString, language);
        const TraceSource<double> source = sourceOf(example(language + u"06_two_heads"_s));
        const Matrix<double> expected{{1, 0}, {0, 1}, {0.5, 0.5}};
        for (Index h = 0; h < 3; ++h)
            QVERIFY((source.matrix(Quantity::Output, 0, h).row(2) - expected.row(h)).cwiseAbs().maxCoeff() < 1e-12);
    }

    void rowsAreSoftDividedAndSaturatedUndivided_data() { addLanguages(); }
    void rowsAreSoftDividedAndSaturatedUndivided()
    {
        QFETCH(QString, language);
        Content content = example(language + u"07_why_divide"_s);
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
