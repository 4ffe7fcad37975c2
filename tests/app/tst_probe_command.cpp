#include "core/files/document_file.h"
#include "core/files/probe_csv.h"
#include "tests/support/command_run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;
using test::run;

namespace {

const QString example = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/examples/01_red_cube_blue_sphere.headlight");
const QString worked = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/examples/02_worked_example.headlight");
const QString plain = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/examples/03_red_and_shiny_cube.headlight");

} // namespace

class ProbeCommand : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_pairs;

private slots:
    void initTestCase()
    {
        m_pairs = m_folder.filePath(u"two.csv"_s);
        QVERIFY(
            !saveProbeCsvFile(m_pairs, {{"a red cube", {{"cube", "red"}}}, {"a small blue ball", {{"ball", "blue"}}}}));
    }

    void theDocumentsOwnListIsProbed()
    {
        const auto found = run({u"probe"_s, example});
        QCOMPARE(found.status, exitDone);
        const QString text = QString::fromUtf8(found.out);
        QVERIFY(text.contains(u"L0H1 nearest colour word to the left"_s));
        QVERIFY(text.contains(u"12 sentences, 18 tagged pairs"_s));
        QVERIFY(text.contains(u"2000 draws, seed 1"_s));
        QCOMPARE(run({u"probe"_s, example}).out, found.out);
        QVERIFY(run({u"probe"_s, example, u"--seed"_s, u"2"_s}).out != found.out);
    }

    void twoSentencesAreSaidToTellNothing()
    {
        const QString text = QString::fromUtf8(run({u"probe"_s, example, u"--pairs"_s, m_pairs}).out);
        QVERIFY(text.contains(u"cannot tell"_s));
        QVERIFY(text.contains(u"No interval"_s));
        QVERIFY(text.contains(u"“small”"_s));
    }

    void programsReadTheSame()
    {
        const QJsonObject json =
            QJsonDocument::fromJson(run({u"probe"_s, example, u"--pairs"_s, m_pairs, u"--json"_s}).out).object();
        QCOMPARE(json[u"sentences"_s].toInt(), 2);
        QCOMPARE(json[u"counts"_s][u"adjacent"_s][u"rows"_s].toInt(), 2);
        QCOMPARE(json[u"heads"_s].toArray().size(), 8);
        const auto mean = [&](int head, const QString& rows, const QString& measure) {
            return json[u"heads"_s][head][rows][measure][u"mean"_s].toDouble(-1);
        };
        for (int head = 0; head < 8; ++head)
            QCOMPARE(mean(head, u"adjacent"_s, u"tagged"_s), mean(head, u"adjacent"_s, u"previous"_s));
        QCOMPARE(mean(0, u"all"_s, u"even"_s), (1 / 3. + 1 / 4.) / 2);
        QCOMPARE(mean(0, u"apart"_s, u"tagged"_s), -1.0);
        QVERIFY(json[u"best_of_a_half"_s].isNull());
        QCOMPARE(json[u"unknown_words"_s].toArray().size(), 1);
        const QByteArray csv = run({u"probe"_s, example, u"--pairs"_s, m_pairs, u"--csv"_s}).out;
        QVERIFY(csv.startsWith("layer,head,rows,measure,mean,low,high,row_count,sentence_count\r\n0,0,all,tagged,"));
        QVERIFY(csv.contains("\r\n0,2,others,previous,"));
        const auto whole = QJsonDocument::fromJson(run({u"probe"_s, example, u"--json"_s}).out).object();
        QVERIFY(whole[u"heads"_s][1][u"all"_s][u"tagged"_s][u"low"_s].isDouble());
        QVERIFY(whole[u"best_of_a_half"_s][u"of"_s].toInt() == 8);
    }

    void listOfWhichNothingIsLeftIsRefused()
    {
        const QString path = m_folder.filePath(u"left.csv"_s);
        QVERIFY(!saveProbeCsvFile(path, {{"a red cube", {{"cube", "green"}, {"red", "cube"}}}}));
        const auto none = run({u"probe"_s, example, u"--pairs"_s, path});
        QCOMPARE(none.status, exitBadData);
        QVERIFY2(none.out.isEmpty() && none.err.contains(u"no tagged pair is left"_s), qPrintable(none.err));
        QVERIFY2(none.err.contains(u"“green” is not one of its words. (2 such faults)"_s), qPrintable(none.err));
        // Where some are left, the reasons stand first.
        QVERIFY(!saveProbeCsvFile(path, {{"a red cube", {{"cube", "green"}, {"cube", "red"}}}}));
        const QString some = QString::fromUtf8(run({u"probe"_s, example, u"--pairs"_s, path}).out);
        QVERIFY2(some.startsWith(u"Sentence 1: “green”"_s), qPrintable(some));
        // Without a pair nothing was picked.
        QVERIFY(!saveProbeCsvFile(path, {{"a red cube", {}}}));
        const auto bare = run({u"probe"_s, example, u"--pairs"_s, path});
        QCOMPARE(bare.status, exitDone);
        QVERIFY2(!bare.out.contains("picked"), bare.out.constData());
    }

    void faultsAreOneLine()
    {
        const auto none = run({u"probe"_s, plain});
        QCOMPARE(none.status, exitBadData);
        QVERIFY(none.err.contains(u"it has no sentences to probe"_s) && none.out.isEmpty());
        const QString empty = m_folder.filePath(u"empty.csv"_s);
        QVERIFY(!saveProbeCsvFile(empty, {}));
        QCOMPARE(run({u"probe"_s, example, u"--pairs"_s, empty}).err,
                 u"headlight: %1: it has no sentences to probe\n"_s.arg(empty));
        QVERIFY(run({u"probe"_s, worked, u"--pairs"_s, m_pairs}).err.contains(u"memory"_s));
        const QString broken = m_folder.filePath(u"broken.csv"_s);
        QFile file(broken);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("sentence,reader,read\na red cube,cube,\n");
        file.close();
        const auto fault = run({u"probe"_s, example, u"--pairs"_s, broken});
        QCOMPARE(fault.status, exitBadData);
        QVERIFY2(fault.err.contains(u"line 2, column 17: One word of the pair is missing"_s), qPrintable(fault.err));
        QCOMPARE(run({u"probe"_s, example, u"--json"_s, u"--csv"_s}).status, exitBadUsage);
        QCOMPARE(run({u"probe"_s, example, u"--pairs"_s, m_pairs, u"-o"_s, m_pairs}).status, exitBadUsage);
        QVERIFY(readProbeCsvFile(m_pairs).ok());
    }
};

QTEST_MAIN(ProbeCommand)
#include "tst_probe_command.moc"
