#include "core/files/document_file.h"
#include "support/small_content.h"
#include "ui/document/blank.h"
#include "ui/document/document.h"
#include "ui/document/evaluate.h"
#include "ui/document/head_edits.h"
#include "ui/document/layer_edits.h"
#include "ui/document/matrix_edits.h"
#include "ui/document/memory_edits.h"
#include "ui/document/model_edits.h"
#include "ui/document/token_edits.h"

#include <QTest>

#include <functional>
#include <random>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

namespace {

/// Any edit of any content, valid or refused, by a seed.
class RandomEdits {
public:
    explicit RandomEdits(unsigned seed) : m_engine(seed) {}

    EditResult next(const Content& content)
    {
        m_content = &content;
        m_layer = upTo(static_cast<Index>(content.model.layers.size()));
        const auto& heads = content.model.layers[static_cast<std::size_t>(m_layer)].heads;
        m_head = upTo(static_cast<Index>(heads.size()));
        switch (upTo(5)) {
        case 0:
            return headEdit();
        case 1:
            return layerEdit();
        case 2:
            return tokenEdit();
        case 3:
            return rowEdit();
        default:
            return dimensionEdit();
        }
    }

    /// 0 … count − 1.
    Index upTo(Index count)
    {
        return static_cast<Index>(m_engine() % static_cast<unsigned>(std::max<Index>(count, 1)));
    }

private:
    double number() { return std::vector{0., 1., -1.5, 0.1, 1e-300, 1e300, -0.}[static_cast<std::size_t>(upTo(7))]; }
    QString word() { return QStringList{u"red"_s, u"공"_s, u"a"_s, u"New_York"_s, u"!"_s, u"😀"_s}.at(upTo(6)); }
    QString words()
    {
        QString text;
        for (Index count = upTo(6); count > 0; --count)
            text += word() + u' ';
        return text;
    }
    NewWordRule rule() { return {static_cast<NewWordRule::Kind>(upTo(3)), static_cast<std::uint32_t>(upTo(9))}; }
    EmbeddingFill fill() { return {static_cast<EmbeddingFill::Kind>(upTo(4)), static_cast<std::uint32_t>(upTo(9))}; }
    Scale scale() { return {static_cast<Scale::Kind>(upTo(3)), number()}; }
    Mask mask()
    {
        Mask mask;
        mask.kind = static_cast<Mask::Kind>(upTo(5));
        mask.window = upTo(4);
        return mask;
    }
    MatrixPlace place() { return {static_cast<MatrixKind>(upTo(4)), m_layer, m_head}; }
    Index queries() const { return static_cast<Index>(m_content->tokens.size()); }
    Index keys() const { return m_content->memory ? static_cast<Index>(m_content->memory->tokens.size()) : queries(); }

    EditResult headEdit();
    EditResult layerEdit();
    EditResult tokenEdit();
    EditResult rowEdit();
    EditResult dimensionEdit();

    std::mt19937 m_engine;
    const Content* m_content = nullptr;
    Index m_layer = 0;
    Index m_head = 0;
};

EditResult RandomEdits::headEdit()
{
    const Content& c = *m_content;
    const auto heads = static_cast<Index>(c.model.layers[static_cast<std::size_t>(m_layer)].heads.size());
    const MatrixPlace at = place();
    const Matrix<double> matrix = matrixAt(c, at);
    const std::function<EditResult()> edits[] = {
        [&] { return setMatrixEntry(c, at, upTo(matrix.rows()), upTo(matrix.cols()), number()); },
        [&] { return setMatrix(c, at, identityAt(c, at)); },
        [&] { return pasteIntoMatrix(c, at, 0, 0, u"1\t2\n3\t4"_s); },
        [&] { return setHeadName(c, m_layer, m_head, word()); },
        [&] { return setHeadShape(c, m_layer, m_head, upTo(4), upTo(4)); },
        [&] { return setHeadScale(c, m_layer, m_head, scale()); },
        [&] { return setHeadDivided(c, m_layer, m_head, upTo(2) == 0); },
        [&] { return setDividedEverywhere(c, upTo(2) == 0); },
        [&] { return setHeadEnabled(c, m_layer, m_head, upTo(2) == 0); },
        [&] { return setHeadPattern(c, m_layer, m_head, allPatterns()[static_cast<std::size_t>(upTo(6))]); },
        [&] { return heads < 5 ? addHead(c, m_layer) : removeHead(c, m_layer, m_head); },
        [&] { return heads < 5 ? duplicateHead(c, m_layer, m_head) : removeHead(c, m_layer, m_head); },
        [&] { return removeHead(c, m_layer, m_head); },
        [&] { return moveHead(c, m_layer, m_head, upTo(heads)); }};
    return edits[upTo(std::size(edits))]();
}

EditResult RandomEdits::layerEdit()
{
    const Content& c = *m_content;
    const auto layers = static_cast<Index>(c.model.layers.size());
    const std::function<EditResult()> edits[] = {
        [&] { return setMask(c, m_layer, mask()); },
        [&] { return setMaskEverywhere(c, mask()); },
        [&] {
            return queries() * keys() > 0 ? setMaskCell(c, m_layer, upTo(queries()), upTo(keys()), upTo(2) == 0)
                                          : setMask(c, m_layer, mask());
        },
        [&] {
            return setHiddenKeys(c, m_layer,
                                 keys() > 0 ? std::vector{upTo(keys()), upTo(keys())} : std::vector<Index>());
        },
        [&] { return setResidual(c, m_layer, upTo(2) == 0); },
        [&] { return setLayerNorm(c, m_layer, upTo(2) == 0); },
        [&] { return layers < 4 ? addLayer(c) : removeLayer(c, m_layer); },
        [&] { return layers < 4 ? duplicateLayer(c, m_layer) : removeLayer(c, m_layer); },
        [&] { return removeLayer(c, m_layer); },
        [&] { return moveLayer(c, m_layer, upTo(layers)); },
        [&] { return setScoreMultiplier(c, number()); }};
    return edits[upTo(std::size(edits))]();
}

EditResult RandomEdits::tokenEdit()
{
    const Content& c = *m_content;
    const std::function<EditResult()> edits[] = {[&] { return setSentence(c, words()); },
                                                 [&] { return setSentence(c, sentenceOf(c) + u' ' + word()); },
                                                 [&] { return setSplit(c, static_cast<Split>(upTo(2))); },
                                                 [&] { return setNewWordRule(c, rule()); },
                                                 [&] { return setTitle(c, words()); },
                                                 [&] { return addMemory(c); },
                                                 [&] { return removeMemory(c); },
                                                 [&] { return setMemoryText(c, words()); },
                                                 [&] {
                                                     return setMemoryTokens(c, {"key 1", "red", "key 2"});
                                                 }};
    return edits[upTo(std::size(edits))]();
}

EditResult RandomEdits::rowEdit()
{
    const Content& c = *m_content;
    const Index dimension = upTo(c.dModel());
    const Index memory = c.memory ? keys() : 1;
    if (queries() == 0 || memory == 0)
        return setSentence(c, words());
    const std::function<EditResult()> edits[] = {
        [&] { return setEmbedding(c, upTo(queries()), dimension, number()); },
        [&] { return fillEmbeddings(c, fill()); },
        [&] { return pasteIntoEmbeddings(c, upTo(queries()), dimension, u"7\n8"_s); },
        [&] { return setMemoryEmbedding(c, upTo(memory), dimension, number()); },
        [&] { return fillMemory(c, fill()); },
        [&] { return pasteIntoMemory(c, upTo(memory), dimension, u"5\t6"_s); }};
    return edits[upTo(std::size(edits))]();
}

EditResult RandomEdits::dimensionEdit()
{
    const Content& c = *m_content;
    const Index dimension = upTo(c.dModel());
    const std::function<EditResult()> edits[] = {
        [&] { return c.dModel() < 9 ? addDimension(c, word()) : removeDimension(c, dimension); },
        [&] { return c.dModel() < 9 ? addDimension(c, {}) : removeDimension(c, dimension); },
        [&] { return removeDimension(c, dimension); },
        [&] { return renameDimension(c, dimension, word()); },
        [&] { return c.dModel() < 9 ? addPositionColumns(c) : setPositions(c, NoPositions{}); },
        [&] { return setPositions(c, SinusoidalPositions{}); },
        [&] { return setPositions(c, PositionMatrix{counting(queries(), c.dModel())}); },
        [&] {
            return setPositions(c, PositionColumns{{{word().toStdString(), PositionColumn::Square}}});
        }};
    return edits[upTo(std::size(edits))]();
}

} // namespace

class TestRandomEdits : public QObject {
    Q_OBJECT

private slots:
    void everyContentCanBeSavedAndComputed_data();
    void everyContentCanBeSavedAndComputed();
};

void TestRandomEdits::everyContentCanBeSavedAndComputed_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestRandomEdits::everyContentCanBeSavedAndComputed()
{
    QFETCH(unsigned, seed);
    RandomEdits random(seed);
    Document document;
    const Content start = seed % 2 == 0 ? smallContent() : blankContent();
    document.load(start, {});
    int taken = 0;
    for (int edit = 0; edit < 600; ++edit) {
        const EditResult edited = random.next(document.content());
        if (document.edit(edited, static_cast<quint64>(random.upTo(3))))
            continue;
        ++taken;
        const Content& content = document.content();
        requireShapes(content.model, inputOf(content));
        evaluate(content);
        const auto read = parseDocument(writeDocument(content));
        if (!read)
            QFAIL(qPrintable(u"%1: %2 after edit %3 of kind %4"_s.arg(read.error().place)
                                 .arg(static_cast<int>(read.error().kind))
                                 .arg(edit)
                                 .arg(static_cast<int>(edited.value().label.kind))));
        if (read.value() != content)
            QFAIL(qPrintable(u"another content is read after edit %1 of kind %2"_s.arg(edit).arg(
                static_cast<int>(edited.value().label.kind))));
    }
    QVERIFY(taken > 300);
    const Content end = document.content();
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QVERIFY(document.content() == start);
    while (document.undoStack().canRedo())
        document.undoStack().redo();
    QVERIFY(document.content() == end);
}

QTEST_GUILESS_MAIN(TestRandomEdits)
#include "tst_random_edits.moc"
