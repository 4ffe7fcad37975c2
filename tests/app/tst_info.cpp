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

    void aLessonIsToldWithItsAnswers()
    {
        const QString path = QStringLiteral(HEADLIGHT_TEST_DATA "/lessons/good.headlight-lesson");
        const QString text = QString::fromUtf8(run({u"info"_s, path}).out);
        QVERIFY2(text.contains(u"1  A number  [0.19557]\n2  A choice  [eight]\n3  A cell  [key 1]\n"
                               "4  An order  [first → second]\n"_s),
                 qPrintable(text));
        const QJsonObject json = QJsonDocument::fromJson(run({u"info"_s, path, u"--format=json"_s}).out).object();
        QCOMPARE(json[u"kind"_s].toString(), u"lesson"_s);
        const QJsonArray steps = json[u"steps"_s].toArray();
        QCOMPARE(steps.size(), 4);
        QCOMPARE(steps[0][u"values"_s][u"a1"_s].toDouble(), 0.8044296825069569);
        QCOMPARE(steps[0][u"asks"_s].toString(), u"function_of"_s);
        QCOMPARE(steps[0][u"answer"_s].toDouble(), 0.19557031749304313);
        QCOMPARE(steps[1][u"answer"_s].toInt(-1), 0);
        QCOMPARE(steps[2][u"answer"_s].toArray(), QJsonArray{0});
        QVERIFY(steps[3][u"answer"_s].isNull());
    }

    void aLessonIsKnownInCapitals()
    {
        const QString path = m_folder.filePath(u"GOOD.HEADLIGHT-LESSON"_s);
        QVERIFY(QFile::copy(QStringLiteral(HEADLIGHT_TEST_DATA "/lessons/good.headlight-lesson"), path));
        QVERIFY(run({u"info"_s, path}).out.contains("lesson"));
    }

    void aFaultyLessonIsRefusedWithItsPlace()
    {
        const auto errorOf = [](const QString& command, const QString& name) {
            const test::CommandRun result =
                run({command, QStringLiteral(HEADLIGHT_TEST_DATA "/lessons/%1.headlight-lesson").arg(name)});
            return result.status == 1 && result.out.isEmpty() ? QString(result.err) : QString();
        };
        const QString unknown = errorOf(u"info"_s, u"text_with_an_unknown_value"_s);
        QVERIFY2(unknown.contains(u": steps[0].text.en: "_s) && unknown.contains(u"a1"_s), qPrintable(unknown));
        const QString lab = errorOf(u"info"_s, u"setting_outside_its_range"_s);
        QVERIFY2(
            lab.contains(u": steps[0].show.lab.d: The lab cannot show this: d takes a whole number from 1 to 512"_s),
            qPrintable(lab));
        QVERIFY(errorOf(u"info"_s, u"a_document"_s).contains(u"This is a document"_s));
        QVERIFY(errorOf(u"compute"_s, u"good"_s).contains(u"This is a lesson"_s));
    }

    void aDocumentOpensWhateverItsScenesSetInLabs()
    {
        Content content = readDocumentFile(m_path).value();
        Scene scene;
        scene.view = ViewKind::WhyRoot;
        scene.lab = {{"d", 9999}, {"brush", 1}};
        content.scenes = {scene};
        const QString path = m_folder.filePath(u"scene.headlight"_s);
        QVERIFY(!saveDocumentFile(path, content));
        const test::CommandRun result = run({u"info"_s, path});
        QVERIFY2(result.status == 0, qPrintable(result.err));
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
