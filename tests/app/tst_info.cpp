#include "core/files/document_file.h"
#include "tests/support/command_run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;
using test::run;

class Info : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_path;

private slots:
    /// Two equal layers; head 1 of layer 0 is off and has a name of two lines.
    void initTestCase()
    {
        Content content = readDocumentFile(test::casePath(u"built_heads"_s)).value();
        content.model.layers.resize(1);
        content.model.layers.push_back(content.model.layers[0]);
        Head& head = content.model.layers[0].heads[1];
        head.enabled = false;
        head.name = "look\nup";
        m_path = m_folder.filePath(u"two.headlight"_s);
        QVERIFY(!saveDocumentFile(m_path, content));
    }

    void aLineIsAFact()
    {
        const QStringList lines = QString::fromUtf8(run({u"info"_s, m_path}).out).split(u'\n');
        const QStringList heads = lines.filter(u"  d_k "_s);
        QCOMPARE(heads.size() % 2, 0);
        const auto fact = [&lines](const QString& name) {
            const QStringList found = lines.filter(name);
            return found.isEmpty() ? QString() : found.first().mid(name.size()).trimmed();
        };
        QCOMPARE(fact(u"layers"_s), u"2"_s);
        QCOMPARE(fact(u"heads"_s), QString::number(heads.size()));
        QVERIFY2(heads[1].startsWith(u"L0H1"_s) && heads[1].endsWith(u"  (off)  look up"_s), qPrintable(heads[1]));
        QVERIFY(!heads[0].contains(u"(off)"_s));
    }

    void programsReadTheSame()
    {
        const QJsonObject json = QJsonDocument::fromJson(run({u"info"_s, m_path, u"--format=json"_s}).out).object();
        const QJsonArray layers = json[u"layers"_s].toArray();
        QCOMPARE(layers.size(), 2);
        QCOMPARE(layers[0][u"heads"_s][0][u"enabled"_s].toBool(), true);
        QCOMPARE(layers[0][u"heads"_s][1][u"enabled"_s].toBool(), false);
        QCOMPARE(layers[0][u"heads"_s][1][u"name"_s].toString(), u"look\nup"_s);
    }

    void anArrayFileIsToldByItsEnding()
    {
        for (const QString& name : {u"a.npy"_s, u"A.NPZ"_s, u"b.safetensors"_s}) {
            const test::CommandRun result = run({u"info"_s, name});
            QCOMPARE(result.status, 1);
            QVERIFY2(result.err.contains(u"array files"_s), qPrintable(result.err));
        }
    }
};

QTEST_GUILESS_MAIN(Info)
#include "tst_info.moc"
