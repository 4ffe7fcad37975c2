#include "app/command.h"
#include "core/analysis/pattern_scores.h"
#include "core/files/document_file.h"
#include "core/model/forward.h"
#include "core/model/trace_source.h"

#include <QBuffer>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

struct Ran {
    int status = 0;
    QByteArray out;
    QByteArray err;
};

Ran run(const QStringList& arguments)
{
    Ran ran;
    QBuffer out(&ran.out);
    QBuffer err(&ran.err);
    out.open(QIODevice::WriteOnly);
    err.open(QIODevice::WriteOnly);
    ran.status = runCommand(QStringList{u"new"_s} + arguments, out, err);
    return ran;
}

Content made(const QStringList& arguments)
{
    const Ran ran = run(arguments);
    if (ran.status != exitDone)
        qFatal("%s", ran.err.constData());
    Result<Content, FileError> content = parseDocument(ran.out);
    return std::move(content).value();
}

TraceSource<double> sourceOf(const Content& content)
{
    const Input<double> input = inputOf(content);
    return {content.model,
            input,
            forward(content.model, input).value(),
            {content.tokens, content.tokens, content.dimensions}};
}

const QString nine = u"a red cube on top of a blue sphere"_s;
const QString thirty = u"the cat saw the dog and the dog saw the cat and then the small cat ran to the old house "
                       "where the old dog ran after the small cat"_s;

std::optional<double> scoreOf(const Content& content, Index layer, Index head, const QString& pattern)
{
    const PatternScores scores = patternScores(sourceOf(content), layer, head);
    return pattern == u"self"_s             ? scores.self
           : pattern == u"previous_token"_s ? scores.previousToken
           : pattern == u"first_token"_s    ? scores.firstToken
           : pattern == u"same_token"_s     ? scores.sameToken
                                            : scores.induction;
}

} // namespace

class NewTest : public QObject {
    Q_OBJECT

private slots:
    void aSentenceIsEnough()
    {
        const Content content = made({u"--sentence"_s, nine});
        QCOMPARE(content.tokens.size(), 9U);
        QCOMPARE(QString::fromStdString(*content.sentence), nine);
        QCOMPARE(content.dimensions,
                 (std::vector<std::string>{"a", "red", "cube", "on", "top", "of", "blue", "sphere"}));
        QVERIFY(content.embeddings->row(0) == content.embeddings->row(6));
        QCOMPARE(content.embeddings->sum(), 9.0);
        QVERIFY(content.model.layers.at(0).mask.kind == Mask::Kind::Causal);
        QVERIFY(content.newWords.kind == NewWordRule::Kind::OneHot);
    }

    void theSameSeedMakesTheSameDocument()
    {
        const QStringList arguments{u"--sentence"_s, nine, u"--layers=2"_s, u"--heads=3"_s, u"--embedding=normal"_s};
        QCOMPARE(run(arguments).out, run(arguments).out);
        QVERIFY(run(arguments).out != run(arguments + QStringList{u"--seed=1"_s}).out);
        const Content content = made(arguments);
        QVERIFY(*content.model.layers[0].wq != *content.model.layers[1].wq);
        QVERIFY(*content.model.layers[0].wq != *content.model.layers[0].wk);
    }

    void shapesAreAsAskedFor()
    {
        const Content content =
            made({u"--sentence"_s, u"a b"_s, u"--layers=3"_s, u"--heads=2"_s, u"--d-model=10"_s, u"--d-k=4"_s,
                  u"--d-v=3"_s, u"--mask=none"_s, u"--no-residual"_s, u"--layer-norm"_s, u"--title=T"_s});
        QCOMPARE(content.dModel(), 10);
        QCOMPARE(content.model.layers.size(), 3U);
        const Layer<double>& layer = content.model.layers[2];
        QCOMPARE(layer.heads.size(), 2U);
        QCOMPARE(layer.heads[1].dK, 4);
        QCOMPARE(layer.heads[1].dV, 3);
        QVERIFY(layer.mask.kind == Mask::Kind::None);
        QVERIFY(!layer.residual && layer.layerNorm);
        QCOMPARE(content.title, std::string("T"));
    }

    void queriesAndKeysHaveVarianceOne()
    {
        const Content content = made({u"--sentence"_s, nine, u"--embedding=normal"_s, u"--d-model=64"_s, u"--d-k=64"_s,
                                      u"--positions=columns"_s});
        const Matrix<double> queries = sourceOf(content).matrix(Quantity::Queries, 0, 0);
        const double variance = queries.squaredNorm() / static_cast<double>(queries.size());
        QVERIFY2(variance > 0.7 && variance < 1.4, qPrintable(QString::number(variance)));
    }

    void patternsScoreOnTheirMeasure_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<int>("layer");
        for (const QString& pattern :
             {u"self"_s, u"previous_token"_s, u"first_token"_s, u"same_token"_s, u"induction"_s})
            for (const QString& sentence : {nine, thirty})
                for (const int layer : {0, 1})
                    if (pattern != u"induction"_s || layer == 1)
                        QTest::addRow("%s, %lld letters, layer %d", qPrintable(pattern),
                                      static_cast<long long>(sentence.size()), layer)
                            << pattern << sentence << layer;
    }
    void patternsScoreOnTheirMeasure()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, sentence);
        QFETCH(int, layer);
        const Content content = made({u"--sentence"_s, sentence, u"--layers=2"_s, u"--heads=2"_s, u"--pattern"_s,
                                      u"%1.1=%2"_s.arg(layer).arg(pattern)});
        const std::optional<double> score = scoreOf(content, layer, 1, pattern);
        QVERIFY(score.has_value());
        QVERIFY2(*score >= 0.9, qPrintable(QString::number(*score)));
        const Head& head = content.model.layers[static_cast<std::size_t>(layer)].heads[1];
        QCOMPARE(QString::fromStdString(head.name), QString(pattern).replace(u'_', u' '));
    }

    void newWordsKeepOutOfWhatInductionWrites()
    {
        const Content content = made({u"--sentence"_s, nine, u"--layers=2"_s, u"--pattern=1.0=induction"_s});
        QVERIFY(content.newWords.kind == NewWordRule::Kind::Zero);
        QCOMPARE(content.dimensions.at(11), std::string("after a"));
    }

    void theThirtyTokensAreThirty() { QCOMPARE(made({u"--sentence"_s, thirty}).tokens.size(), 30U); }

    void featuresAreDimensionsByName()
    {
        const Content content = made({u"--sentence"_s, nine, u"--feature=colour=red,blue,green"_s,
                                      u"--feature=noun=cube,sphere"_s, u"--positions=columns"_s});
        QCOMPARE(content.dimensions, (std::vector<std::string>{"one", "pos", "pos²", "colour", "noun"}));
        QCOMPARE((*content.embeddings)(1, 3), 1.0);
        QCOMPARE((*content.embeddings)(2, 4), 1.0);
        QCOMPARE(content.embeddings->sum(), 4.0);
        QCOMPARE(content.words.at("green"), (std::vector<double>{0, 0, 0, 1, 0}));
        QVERIFY(std::holds_alternative<PositionColumns>(content.positions));
    }

    void dimensionsTakeTheirNames()
    {
        const Content content =
            made({u"--sentence=a b"_s, u"--embedding=normal"_s, u"--dimensions=x,y,z"_s, u"--positions=sinusoidal"_s});
        QCOMPARE(content.dimensions, (std::vector<std::string>{"x", "y", "z"}));
        QVERIFY(std::holds_alternative<SinusoidalPositions>(content.positions));
    }

    void headsTakeTheirNames()
    {
        const Content content = made({u"--sentence=a b"_s, u"--pattern=0.0=self"_s, u"--name=0.0=나 자신"_s});
        QCOMPARE(content.model.layers[0].heads[0].name, std::string("나 자신"));
    }

    void identityAndZeroWeightsAreAsTheySay()
    {
        const Content content = made({u"--sentence=a b"_s, u"--weights=identity"_s, u"--heads=2"_s, u"--d-k=2"_s});
        QVERIFY(content.model.layers[0].wqOf(1).isIdentity(0));
        QVERIFY(made({u"--sentence=a b"_s, u"--weights=zero"_s}).model.layers[0].wq->isZero(0));
    }

    void writesItsFileWhole()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"장면.headlight"_s);
        const Ran ran = run({u"--sentence"_s, nine, u"-o"_s, path});
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.isEmpty());
        QVERIFY(readDocumentFile(path).value() == made({u"--sentence"_s, nine}));
    }

    void helpNamesEveryOption()
    {
        const Ran ran = run({u"--help"_s});
        QCOMPARE(ran.status, 0);
        for (const char* option :
             {"--sentence", "--split", "--title",     "--layers",      "--heads",      "--d-model",   "--d-k",
              "--d-v",      "--seed",  "--embedding", "--feature",     "--dimensions", "--positions", "--weights",
              "--pattern",  "--name",  "--mask",      "--no-residual", "--layer-norm", "-o"})
            QVERIFY2(ran.out.contains(option), option);
        QVERIFY(ran.out.contains("previous_token"));
    }

    void badRequestsEndWithOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        const QStringList ab{u"--sentence=a b"_s};
        QTest::newRow("no sentence") << QStringList() << 2 << u"--sentence"_s;
        QTest::newRow("an empty sentence") << QStringList{u"--sentence= "_s} << 2 << u"--sentence"_s;
        QTest::newRow("an unknown option") << ab + QStringList{u"--colour"_s} << 2 << u"--colour"_s;
        QTest::newRow("no layers") << ab + QStringList{u"--layers=0"_s} << 2 << u"--layers"_s;
        QTest::newRow("too many heads") << ab + QStringList{u"--heads=257"_s} << 2 << u"256"_s;
        QTest::newRow("an unknown rule") << ab + QStringList{u"--embedding=bert"_s} << 2 << u"one_hot"_s;
        QTest::newRow("an unknown pattern") << ab + QStringList{u"--pattern=0.0=adjective"_s} << 2 << u"same_token"_s;
        QTest::newRow("a pattern nowhere") << ab + QStringList{u"--pattern=self"_s} << 2 << u"0.1=TEXT"_s;
        QTest::newRow("a pattern twice") << ab + QStringList{u"--pattern=0.0=self"_s, u"--pattern=0.0=uniform"_s} << 2
                                         << u"0.0"_s;
        QTest::newRow("a head that is not there") << ab + QStringList{u"--pattern=1.0=self"_s} << 2 << u"1.0"_s;
        QTest::newRow("a feature without words") << ab + QStringList{u"--feature=colour"_s} << 2 << u"colour"_s;
        QTest::newRow("a pair that does not fit")
            << ab + QStringList{u"--layers=2"_s, u"--pattern=1.0=induction"_s, u"--pattern=0.0=self"_s} << 2
            << u"induction"_s;
        QTest::newRow("induction in the first layer")
            << ab + QStringList{u"--pattern=0.0=induction"_s} << 1 << u"0.0"_s;
        QTest::newRow("a pattern without positions")
            << ab + QStringList{u"--pattern=0.0=self"_s, u"--positions=none"_s} << 1 << u"0.0"_s;
        QTest::newRow("a later layer without residual")
            << ab + QStringList{u"--layers=2"_s, u"--pattern=1.0=self"_s, u"--no-residual"_s} << 1 << u"1.0"_s;
        QTest::newRow("d_model below its rows") << ab + QStringList{u"--d-model=1"_s} << 1 << u"2"_s;
        QTest::newRow("too large for a file")
            << ab + QStringList{u"--layers=256"_s, u"--heads=256"_s, u"--d-model=4096"_s, u"--d-k=4096"_s} << 1
            << u"256"_s;
        QTest::newRow("a title past its limit")
            << ab + QStringList{u"--title="_s + QString(2000, u'x')} << 1 << u"1024"_s;
        QTest::newRow("a file that cannot be written")
            << ab + QStringList{u"-o"_s, u"/nowhere/x.headlight"_s} << 1 << u"/nowhere/x.headlight"_s;
    }
    void badRequestsEndWithOneLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, says);
        const Ran ran = run(arguments);
        QCOMPARE(ran.status, status);
        QVERIFY(ran.out.isEmpty());
        QVERIFY(ran.err.startsWith("headlight: "));
        QCOMPARE(ran.err.count('\n'), 1);
        QVERIFY2(QString::fromUtf8(ran.err).contains(says), ran.err.constData());
    }
};

QTEST_GUILESS_MAIN(NewTest)
#include "tst_new.moc"
