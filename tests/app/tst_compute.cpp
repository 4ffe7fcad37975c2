#include "tests/support/command_run.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;
using test::casePath;
using test::fileContent;
using test::run;

namespace {

QJsonObject computed(QStringList arguments)
{
    const test::CommandRun result = run(QStringList{u"compute"_s} + arguments);
    if (result.status != 0)
        qFatal("%s", qPrintable(result.err));
    QJsonParseError fault;
    const QJsonDocument json = QJsonDocument::fromJson(result.out, &fault);
    if (fault.error != QJsonParseError::NoError)
        qFatal("no JSON: %s", qPrintable(fault.errorString()));
    return json.object();
}

QJsonObject headOf(const QJsonObject& json, int layer, int head)
{
    return json[u"layers"_s][layer][u"heads"_s][head].toObject();
}

/// Names the first cell that differs by more than 1e-12 relative.
QString difference(const QJsonArray& actual, const QJsonArray& expected, bool nullIsZero)
{
    if (actual.size() != expected.size())
        return u"%1 rows for %2"_s.arg(actual.size()).arg(expected.size());
    for (qsizetype i = 0; i < expected.size(); ++i) {
        const QJsonArray row = expected[i].toArray();
        if (actual[i].toArray().size() != row.size())
            return u"row %1 has another length"_s.arg(i);
        for (qsizetype j = 0; j < row.size(); ++j) {
            const QJsonValue found = actual[i][j];
            const bool alike = row[j].isNull() && !nullIsZero
                                   ? found.isNull()
                                   : found.isDouble()
                                         && std::abs(found.toDouble() - row[j].toDouble())
                                                <= 1e-12 * std::max(std::abs(row[j].toDouble()), 1e-3);
            if (!alike)
                return u"[%1][%2]: %3 for %4"_s.arg(i)
                    .arg(j)
                    .arg(found.toDouble(), 0, 'g', 17)
                    .arg(row[j].toDouble(), 0, 'g', 17);
        }
    }
    return {};
}

} // namespace

class Compute : public QObject {
    Q_OBJECT

private slots:
    void contractsExampleIsMet()
    {
        const QJsonObject expected = QJsonDocument::fromJson(R"({ "what": "weights", "query_tokens": ["query"],
            "key_tokens": ["key 1", "key 2"], "layers": [ { "layer": 0, "heads": [ { "head": 0,
            "rows": [[0.8044296825069569, 0.19557031749304313]] } ] } ] })")
                                         .object();
        QCOMPARE(computed({casePath(u"worked_example"_s)}), expected);
    }

    void casesAreReproduced_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QJsonArray>("layers");
        const QJsonObject all =
            QJsonDocument::fromJson(fileContent(QStringLiteral(HEADLIGHT_TEST_DATA "/cases/expected.json"))).object();
        QVERIFY(!all.isEmpty());
        for (auto it = all.begin(); it != all.end(); ++it)
            QTest::newRow(qPrintable(it.key())) << it.key() << it.value().toArray();
    }

    void casesAreReproduced()
    {
        QFETCH(QString, name);
        QFETCH(QJsonArray, layers);
        const QString path = casePath(name);
        for (const QString& what : {u"scores"_s, u"weights"_s, u"output"_s}) {
            const QJsonObject json = computed({path, u"--what"_s, what});
            QCOMPARE(json[u"layers"_s].toArray().size(), layers.size());
            for (int l = 0; l < layers.size(); ++l)
                for (int h = 0; h < layers[l][u"heads"_s].toArray().size(); ++h)
                    QCOMPARE(difference(headOf(json, l, h)[u"rows"_s].toArray(),
                                        layers[l][u"heads"_s][h][what].toArray(), what == u"weights"_s),
                             QString());
        }
        const QJsonObject json = computed({path, u"--what=layer_output"_s});
        for (int l = 0; l < layers.size(); ++l)
            QCOMPARE(
                difference(json[u"layers"_s][l][u"rows"_s].toArray(), layers[l][u"layer_output"_s].toArray(), false),
                QString());
    }

    void oneLayerAndHeadAreChosen()
    {
        const QString path = casePath(u"three_layers_mixed"_s);
        const QJsonObject all = computed({path});
        const QJsonObject one = computed({path, u"--layer"_s, u"1"_s, u"--head"_s, u"0"_s});
        QCOMPARE(one[u"layers"_s].toArray().size(), 1);
        QCOMPARE(one[u"layers"_s][0][u"layer"_s].toInt(), 1);
        QCOMPARE(headOf(one, 0, 0), headOf(all, 1, 0));
    }

    void embeddingsStandAtTheTop()
    {
        const QJsonObject json = computed({casePath(u"worked_example"_s), u"--what"_s, u"embeddings"_s});
        QCOMPARE(json[u"rows"_s], QJsonValue(QJsonArray{QJsonArray{2, 0}}));
        QVERIFY(!json.contains(u"layers"_s));
    }

    void queriesKeysAndValuesAreProjections()
    {
        const QString path = casePath(u"worked_example"_s);
        const auto rows = [&](const QString& what) -> QJsonValue {
            return headOf(computed({path, u"--what"_s, what}), 0, 0)[u"rows"_s];
        };
        QCOMPARE(rows(u"queries"_s), QJsonValue(QJsonArray{QJsonArray{2, 0}}));
        QCOMPARE(rows(u"keys"_s), QJsonValue(QJsonArray{QJsonArray{1, 0}, QJsonArray{0, 1}}));
        QCOMPARE(rows(u"values"_s), QJsonValue(QJsonArray{QJsonArray{10, 0}, QJsonArray{0, 10}}));
    }

    void gradientIsOneMatrixAQueryRow()
    {
        const QString path = casePath(u"worked_example_zero_query"_s);
        const QJsonObject json =
            computed({path, u"--what"_s, u"gradient"_s, u"--layer"_s, u"0"_s, u"--head"_s, u"0"_s});
        const QJsonArray expected{QJsonArray{QJsonArray{0.25, -0.25}, QJsonArray{-0.25, 0.25}}};
        QCOMPARE(headOf(json, 0, 0)[u"matrices"_s], QJsonValue(expected));
    }

    void statisticsSayHowSpreadARowIs()
    {
        const QJsonObject head =
            headOf(computed({casePath(u"worked_example_zero_query"_s), u"--what"_s, u"statistics"_s}), 0, 0);
        const QJsonObject row = head[u"rows"_s][0].toObject();
        QCOMPARE(row[u"entropy"_s].toDouble(), std::log(2));
        QCOMPARE(row[u"relative_entropy"_s].toDouble(), 1.0);
        QCOMPARE(row[u"max_weight"_s].toDouble(), 0.5);
        QCOMPARE(row[u"effective_keys"_s].toDouble(), 2.0);
        QCOMPARE(row[u"gradient_norm"_s].toDouble(), 0.5);
        QVERIFY(head[u"patterns"_s][u"self"_s].isNull());
        QVERIFY(head[u"baselines"_s].toObject().contains(u"induction"_s));
    }

    void patternsAndBaselinesAreMeansOverRows()
    {
        const QJsonObject head =
            headOf(computed({casePath(u"causal_equal_scores"_s), u"--what"_s, u"statistics"_s}), 0, 0);
        const double mean = (1.0 / 2 + 1.0 / 3 + 1.0 / 4) / 3;
        for (const QString& where : {u"patterns"_s, u"baselines"_s})
            for (const QString& name : {u"previous_token"_s, u"first_token"_s, u"self"_s})
                QVERIFY(std::abs(head[where][name].toDouble() - mean) < 1e-15);
        QVERIFY(head[u"patterns"_s][u"same_token"_s].isNull());
        QVERIFY(head[u"rows"_s][0][u"relative_entropy"_s].isNull());
    }

    void csvIsLong()
    {
        const QByteArray csv = run({u"compute"_s, casePath(u"worked_example"_s), u"--format"_s, u"csv"_s}).out;
        QCOMPARE(csv, QByteArray("layer,head,query,key,query_token,key_token,value\r\n"
                                 "0,0,0,0,query,key 1,0.8044296825069569\r\n"
                                 "0,0,0,1,query,key 2,0.19557031749304313\r\n"));
        const QByteArray output =
            run({u"compute"_s, casePath(u"worked_example_zero_query"_s), u"--format=csv"_s, u"--what=output"_s}).out;
        QCOMPARE(output,
                 QByteArray("layer,head,query,dimension,query_token,value\r\n0,0,0,0,query,5\r\n0,0,0,1,query,5\r\n"));
    }

    void forbiddenScoresAreEmptyInCsvAndInfiniteInNpy()
    {
        const QStringList arguments{u"compute"_s, casePath(u"causal_equal_scores"_s), u"--what"_s, u"scores"_s,
                                    u"--format"_s};
        const QByteArray csv = run(arguments + QStringList{u"csv"_s}).out;
        QVERIFY(csv.contains("\r\n0,0,0,1,a,b,\r\n"));
        const QByteArray npy = run(arguments + QStringList{u"npy"_s}).out;
        QVERIFY(npy.contains("'shape': (4, 4)"));
        double second = 0;
        std::memcpy(&second, npy.right(16 * 8).constData() + 8, sizeof second);
        QCOMPARE(second, -std::numeric_limits<double>::infinity());
    }

    void npyStacksEqualShapes()
    {
        const auto shapeOf = [](QStringList arguments) {
            const QByteArray npy = run(QStringList{u"compute"_s, u"--format"_s, u"npy"_s} + arguments).out;
            const qsizetype begin = npy.indexOf("'shape': ") + 9;
            return npy.mid(begin, npy.indexOf(')', begin) + 1 - begin);
        };
        const QString two = casePath(u"two_heads_read_two_tokens"_s);
        QCOMPARE(shapeOf({two}), QByteArray("(1, 2, 3, 3)"));
        QCOMPARE(shapeOf({two, u"--head"_s, u"1"_s}), QByteArray("(3, 3)"));
        QCOMPARE(shapeOf({two, u"--what"_s, u"layer_output"_s}), QByteArray("(3, 4)"));
        QCOMPARE(shapeOf({two, u"--what=gradient"_s, u"--layer=0"_s, u"--head=0"_s}), QByteArray("(3, 3, 3)"));
    }

    void interventionsChangeTheNumbers()
    {
        const QString path = casePath(u"worked_example"_s);
        const auto first = [&](QStringList more) {
            return headOf(computed(QStringList{path} + more), 0, 0)[u"rows"_s][0][0].toDouble();
        };
        QCOMPARE(first({u"--scale"_s, u"none"_s}), 0.8807970779778825);
        QCOMPARE(first({u"--scale"_s, u"1"_s, u"--multiply"_s, u"0"_s}), 0.5);
        QCOMPARE(first({u"--mask"_s, u"causal"_s}), 1.0);
        QCOMPARE(first({u"--what"_s, u"output"_s, u"--ablate"_s, u"0.0"_s}), 8.04429682506957);
        const QJsonObject ablated = computed({path, u"--what"_s, u"layer_output"_s, u"--ablate"_s, u"0.0"_s});
        QCOMPARE(ablated[u"layers"_s][0][u"rows"_s], QJsonValue(QJsonArray{QJsonArray{0, 0}}));
        const QJsonObject longer = computed({path, u"--sentence"_s, u"query again"_s});
        QCOMPARE(longer[u"query_tokens"_s], QJsonValue(QJsonArray{u"query"_s, u"again"_s}));
        QCOMPARE(headOf(longer, 0, 0)[u"rows"_s][1], QJsonValue(QJsonArray{0.5, 0.5}));
    }

    void aGradientIsOneSquareMatrixAQuery()
    {
        const QStringList asked{u"compute"_s, casePath(u"worked_example"_s), u"--what=gradient"_s, u"--layer=0"_s,
                                u"--head=0"_s};
        const QByteArray csv = run(asked + QStringList{u"--format=csv"_s}).out;
        QVERIFY2(csv.contains("\n0,0,0,0,1,query,key 1,key 2,-0.157"), csv.constData());
        const QByteArray npy = run(asked + QStringList{u"--format=npy"_s}).out;
        QVERIFY2(npy.left(128).contains("(1, 2, 2)"), npy.left(128).constData());
    }

    void patternsStandBesideTheirBaselines()
    {
        const QStringList asked{casePath(u"built_heads"_s), u"--what=statistics"_s};
        const QJsonObject head = headOf(computed(asked), 0, 1);
        QVERIFY(head[u"patterns"_s] != head[u"baselines"_s]);
        const QByteArray csv = run(QStringList{u"compute"_s, u"--format=csv"_s} + asked).out;
        QVERIFY(csv.contains(",pattern.self,") && csv.contains(",baseline.self,"));
    }

    void fileAppearsWholeOrNotAtAll()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"weights.json"_s);
        const test::CommandRun written = run({u"compute"_s, casePath(u"worked_example"_s), u"-o"_s, path});
        QCOMPARE(written.status, 0);
        QVERIFY(written.out.isEmpty());
        QCOMPARE(fileContent(path), run({u"compute"_s, casePath(u"worked_example"_s)}).out);
        const QString missing = folder.filePath(u"no/such/folder"_s);
        const test::CommandRun refused = run({u"compute"_s, casePath(u"worked_example"_s), u"-o"_s, missing});
        QCOMPARE(refused.status, 1);
        QVERIFY(refused.err.startsWith(u"headlight: "_s + missing + u": "_s));
        QVERIFY(!QFile::exists(missing));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"weights.json"_s});
    }

    void numbersReadBackAsTheyWere()
    {
        const QByteArray npy = run({u"compute"_s, casePath(u"three_layers_mixed"_s), u"--layer=2"_s, u"--head=0"_s,
                                    u"--what=output"_s, u"--format=npy"_s})
                                   .out;
        const QJsonArray rows =
            headOf(computed({casePath(u"three_layers_mixed"_s), u"--layer=2"_s, u"--head=0"_s, u"--what=output"_s}), 0,
                   0)[u"rows"_s]
                .toArray();
        const qsizetype columns = rows[0].toArray().size();
        const QByteArray data = npy.right(rows.size() * columns * 8);
        for (qsizetype i = 0; i < rows.size() * columns; ++i) {
            double number = 0;
            std::memcpy(&number, data.constData() + 8 * i, sizeof number);
            QCOMPARE(rows[i / columns][i % columns].toDouble(), number);
        }
    }
};

QTEST_GUILESS_MAIN(Compute)
#include "tst_compute.moc"
