#include "core/files/document_file.h"
#include "core/text/tokenize.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <bit>
#include <limits>
#include <random>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

Content parsed(const QByteArray& bytes)
{
    const Result<Content, FileError> content = parseDocument(bytes);
    if (!content)
        qFatal("refused: kind %d at %s", static_cast<int>(content.error().kind), qPrintable(content.error().place));
    return content.value();
}

Layer<double> plainLayer(Index dModel)
{
    Layer<double> layer;
    layer.heads = {Head{{}, dModel, dModel, {}, true}};
    layer.wq = layer.wk = layer.wv = Matrix<double>::Identity(dModel, dModel).eval();
    layer.mask.kind = Mask::Kind::Causal;
    return layer;
}

/// Three tokens in two dimensions, everything else at its default.
Content plainContent()
{
    Content content;
    content.tokens = {"a", "red", "cube"};
    content.embeddings = Matrix<double>::Identity(3, 2).eval();
    content.model.layers = {plainLayer(2)};
    return content;
}

/// Everything that a document can say, far from its default.
Content fullContent()
{
    Content content = plainContent();
    content.title = "“Quoted”, \\ and \"\n\t\x01 상자 🟥";
    content.sentence = "빨간 상자|가 New_York";
    content.tokens = {"빨간", "상자", "가", "New York"};
    content.embeddings = Matrix<double>::Random(4, 2).eval();
    content.dimensions = {"pos", "x y"};
    content.positions = PositionColumns{{{"pos", PositionColumn::Square}, {"x y", PositionColumn::One}}};
    content.words = {{"cube", {1.5, -2}}, {"", {0, 1e-300}}};
    content.newWords = {NewWordRule::Kind::Normal, 4294967295U};
    content.memory = Memory{{std::string("key\0 1", 7), "key 2"}, Matrix<double>::Random(2, 2).eval()};
    content.model.scoreMultiplier = 0.125;
    Layer<double>& layer = content.model.layers[0];
    layer.heads = {Head{"look-up", 1, 3, {Scale::Kind::None}, true}, Head{{}, 2, 1, {Scale::Kind::Number, 2.5}, false}};
    layer.wq = Matrix<double>::Random(2, 3).eval();
    layer.wk = Matrix<double>::Random(2, 3).eval();
    layer.wv = Matrix<double>::Random(2, 4).eval();
    layer.wo = SharedMatrix<double>(Matrix<double>::Random(4, 2).eval());
    layer.mask.kind = Mask::Kind::Painted;
    layer.mask.allowed = std::make_shared<const BoolMatrix>(BoolMatrix::Identity(4, 2));
    layer.heads[1].published = {{{0, 1}, 0.125}, {{3, 0}, 1.0 / 3}};
    layer.hiddenKeys = {1};
    layer.residual = false;
    layer.layerNorm = true;
    content.scenes = {{ViewKind::Grid, 0, 1, 3, 1, 1.0 / 3, "“상자”\n\"reads\" 🟥"},
                      {ViewKind::Saturation, 0, 0, 0, 0, 2, "a lab", false, {{"shift", -0.1}, {"…", 1e300}}},
                      {},
                      {ViewKind::Heatmap, 0, 0, 2, 0, 0, ""}};
    content.probe = {{"빨간 상자|가 \"있다\"", {{"상자", "빨간"}, {"a#2", ";→"}}}, {"", {}}, {"alone", {{"", ""}}}};
    return content;
}

} // namespace

class DocumentRoundTrip : public QObject {
    Q_OBJECT

private slots:
    void plainDocumentComesBackEqual() { QVERIFY(parsed(writeDocument(plainContent())) == plainContent()); }

    void documentWithEverythingComesBackEqual()
    {
        const Content content = fullContent();
        const Content back = parsed(writeDocument(content));
        QCOMPARE(back.title, content.title);
        QCOMPARE(back.sentence, content.sentence);
        QCOMPARE(back.memory->tokens[0], content.memory->tokens[0]);
        QVERIFY(back == content);
        QCOMPARE(writeDocument(back), writeDocument(content));
    }

    void everyMaskAndPositionAndRuleComesBack()
    {
        for (const Mask::Kind kind :
             {Mask::Kind::None, Mask::Kind::Causal, Mask::Kind::CausalBottomRight, Mask::Kind::Window})
            for (const bool memory : {false, true}) {
                Content content = plainContent();
                if (memory)
                    content.memory = Memory{{"m"}, Matrix<double>::Ones(1, 2).eval()};
                content.model.layers[0].mask.kind = kind;
                content.model.layers[0].mask.window = 2;
                QVERIFY(parsed(writeDocument(content)) == content);
            }
        Content content = plainContent();
        content.positions = SinusoidalPositions{};
        content.newWords.kind = NewWordRule::Kind::OneHot;
        content.split = Split::Characters;
        QVERIFY(parsed(writeDocument(content)) == content);
        content.positions = PositionMatrix{Matrix<double>::Random(3, 2).eval()};
        QVERIFY(parsed(writeDocument(content)) == content);
    }

    void documentWithoutTokensKeepsItsWidth()
    {
        Content content = plainContent();
        content.tokens.clear();
        content.sentence = "";
        content.embeddings = Matrix<double>(0, 2);
        QVERIFY(parsed(writeDocument(content)) == content);
        content.model.layers[0].mask = {Mask::Kind::Painted, 1, std::make_shared<const BoolMatrix>(0, 0)};
        content.positions = PositionMatrix{Matrix<double>(0, 2)};
        QVERIFY(parsed(writeDocument(content)) == content);
    }

    void everyDoubleComesBackBitForBit()
    {
        using Limits = std::numeric_limits<double>;
        std::vector<double> numbers{0.0,
                                    -0.0,
                                    1,
                                    -1,
                                    0.1,
                                    1e308,
                                    -Limits::max(),
                                    Limits::min(),
                                    5e-324,
                                    1e22,
                                    1e16,
                                    1e-5,
                                    1e-6,
                                    1.0 / 3,
                                    123456789012345680.0,
                                    9007199254740993.0,
                                    100,
                                    1e5,
                                    1e15,
                                    12345,
                                    4.9406564584124654e-324,
                                    2.2250738585072011e-308};
        std::mt19937_64 random(7);
        while (numbers.size() < 20000) {
            const double number = std::bit_cast<double>(random());
            if (std::isfinite(number))
                numbers.push_back(number);
        }
        Content content = plainContent();
        const auto rows = static_cast<Index>(numbers.size() / 4);
        content.memory = Memory{std::vector<std::string>(static_cast<std::size_t>(rows), "m"), {}};
        content.memory->tokens.resize(4096, "m");
        content.memory->embeddings = Eigen::Map<const Matrix<double>>(numbers.data(), 4096, 4).eval();
        content.embeddings = Matrix<double>::Identity(3, 4).eval();
        content.model.layers = {plainLayer(4)};
        const Content back = parsed(writeDocument(content));
        for (Index i = 0; i < 4096 * 4; ++i)
            QCOMPARE(std::bit_cast<quint64>(back.memory->embeddings->data()[i]),
                     std::bit_cast<quint64>(numbers[static_cast<std::size_t>(i)]));
    }

    void minusZeroIsReadHoweverItIsWritten()
    {
        for (const char* zero : {"-0", "-0.0", "-0e5", "-0 "}) {
            QByteArray text = writeDocument(plainContent());
            text.replace("[0, 1]", QByteArray("[0,").append(zero).append("]"));
            QVERIFY2(std::signbit((*parsed(text).embeddings)(1, 1)), zero);
        }
        QVERIFY(!std::signbit((*parsed(writeDocument(plainContent())).embeddings)(1, 0)));
    }

    void fileIsReadable()
    {
        Content content = plainContent();
        content.title = "Three tokens";
        content.model.layers[0].mask.kind = Mask::Kind::None;
        QCOMPARE(QString::fromUtf8(writeDocument(content)), uR"({
  "format": "headlight",
  "version": 1,
  "title": "Three tokens",
  "tokens": ["a", "red", "cube"],
  "embeddings": [
    [1, 0],
    [0, 1],
    [0, 0]
  ],
  "layers": [
    {
      "heads": [
        {
          "query": [
            [1, 0],
            [0, 1]
          ],
          "key": [
            [1, 0],
            [0, 1]
          ],
          "value": [
            [1, 0],
            [0, 1]
          ]
        }
      ],
      "mask": "none"
    }
  ]
}
)"_s);
    }

    void tokensWinOverASentenceThatDisagrees()
    {
        QByteArray text = writeDocument(plainContent());
        text.replace("\"tokens\"", "\"sentence\": \"a red cube\", \"tokens\"");
        QCOMPARE(parsed(text).sentence, std::optional<std::string>("a red cube"));
        text.replace("a red cube", "a blue cube");
        QCOMPARE(parsed(text).sentence, std::optional<std::string>());
        QCOMPARE(parsed(text).tokens, plainContent().tokens);
    }

    void aSceneIsALineThatSaysWhatIsNotItsDefault()
    {
        Content content = plainContent();
        content.scenes = {{}, {ViewKind::Grid, 0, 0, 2, 1, 0.1, "look"}, {ViewKind::Geometry, 0, 0, 0, 0, 1, "", true}};
        const QByteArray text = writeDocument(content);
        QVERIFY2(text.contains("  \"scenes\": [\n    {\"view\": \"heatmap\"},\n    {\"view\": \"grid\", \"query\": 2, "
                               "\"key\": 1, \"score_multiplier\": 0.1, \"caption\": \"look\"},\n    {\"view\": "
                               "\"geometry\", \"free_vectors\": true}\n  ]\n}\n"),
                 text.constData());
    }

    void scenesOfADocumentWithoutTokensComeBack()
    {
        Content content = plainContent();
        content.tokens.clear();
        content.embeddings = Matrix<double>(0, 2);
        content.scenes = {{ViewKind::Grid, 0, 0, 0, 0, 5e-324, "before the first word"}};
        QVERIFY(parsed(writeDocument(content)) == content);
    }

    void asManyScenesAsTheLimitAreRead()
    {
        Content content = plainContent();
        content.scenes.assign(static_cast<std::size_t>(limits::scenes), {});
        content.scenes[7].caption = std::string(static_cast<std::size_t>(limits::nameBytes), 'x');
        QVERIFY(parsed(writeDocument(content)) == content);
    }

    void byteOrderMarkIsSkipped() { QVERIFY(parsed("\xEF\xBB\xBF" + writeDocument(plainContent())) == plainContent()); }

    void positionColumnWithoutDimensionIsNotWritten()
    {
        Content content = plainContent();
        content.positions = PositionColumns{{{"gone", PositionColumn::One}}};
        QVERIFY(std::get<PositionColumns>(parsed(writeDocument(content)).positions).columns.empty());
    }

    void published_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(HEADLIGHT_TEST_DATA "/cases/documents"));
        const QStringList names = folder.entryList({u"*.headlight"_s});
        QVERIFY(!names.isEmpty());
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void published()
    {
        QFETCH(QString, path);
        const Result<Content, FileError> content = readDocumentFile(path);
        QVERIFY(content.ok());
        const QByteArray written = writeDocument(content.value());
        QVERIFY(parsed(written) == content.value());
        QCOMPARE(writeDocument(parsed(written)), written);
    }
};

QTEST_GUILESS_MAIN(DocumentRoundTrip)
#include "tst_document_round_trip.moc"
