#include "app/output.h"
#include "tests/support/command_run.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;
using test::casePath;
using test::run;

class CommandLine : public QObject {
    Q_OBJECT

private slots:
    void badUseHasStatus2AndOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("mentions");
        const QString good = casePath(u"worked_example"_s);
        const auto row = [](const char* name, const QStringList& arguments, const QString& mentions) {
            QTest::newRow(name) << arguments << mentions;
        };
        row("unknown command", {u"draw"_s}, u"draw"_s);
        row("no source", {u"compute"_s}, u"SOURCE"_s);
        row("two sources", {u"compute"_s, good, good}, good);
        row("two sources behind --", {u"compute"_s, u"--"_s, good, u"second"_s}, u"second"_s);
        row("a source for a new one", {u"new"_s, u"--sentence=a"_s, good}, good);
        row("a value for a switch", {u"render"_s, good, u"--values=1"_s}, u"--values"_s);
        row("two faults: the first is told", {u"compute"_s, good, u"--what=all"_s, u"--layer=x"_s}, u"--what"_s);
        row("gradient of every head", {u"compute"_s, good, u"--what=gradient"_s, u"--layer=0"_s}, u"--head"_s);
        row("a feature without a name", {u"new"_s, u"--sentence=a"_s, u"--feature==a"_s}, u"--feature"_s);
        row("a head past the last", {u"new"_s, u"--sentence=a"_s, u"--name=1.0=x"_s}, u"layers go from 0 to 0"_s);
        row("unknown option", {u"compute"_s, good, u"--layers"_s, u"1"_s}, u"--layers"_s);
        row("unknown short option", {u"compute"_s, good, u"-x"_s}, u"-x"_s);
        row("missing value", {u"compute"_s, good, u"--layer"_s}, u"--layer"_s);
        row("surplus value", {u"info"_s, good, u"--what=weights"_s}, u"--what"_s);
        row("twice", {u"compute"_s, good, u"--layer=0"_s, u"--layer=0"_s}, u"--layer"_s);
        row("unknown quantity", {u"compute"_s, good, u"--what"_s, u"weight"_s}, u"weight"_s);
        row("unknown format", {u"compute"_s, good, u"--format=xml"_s}, u"xml"_s);
        row("layer below 0", {u"compute"_s, good, u"--layer"_s, u"-1"_s}, u"-1"_s);
        row("half a layer", {u"compute"_s, good, u"--layer=0.5"_s}, u"0.5"_s);
        row("no number", {u"compute"_s, good, u"--multiply=much"_s}, u"much"_s);
        row("not finite", {u"compute"_s, good, u"--multiply=inf"_s}, u"inf"_s);
        row("below 0", {u"compute"_s, good, u"--multiply=-1"_s}, u"-1"_s);
        row("scale 0", {u"compute"_s, good, u"--scale=0"_s}, u"0"_s);
        row("unknown mask", {u"compute"_s, good, u"--mask=window"_s}, u"window"_s);
        row("no head to ablate", {u"compute"_s, good, u"--ablate=1"_s}, u"--ablate"_s);
        row("gradient of everything", {u"compute"_s, good, u"--what=gradient"_s}, u"--layer"_s);
        row("statistics as npy", {u"compute"_s, good, u"--what=statistics"_s, u"--format=npy"_s}, u"csv"_s);
        row("empty source", {u"compute"_s, u""_s}, u"SOURCE"_s);
        row("empty name of a file", {u"compute"_s, good, u"-o"_s, u""_s}, u"-o"_s);
        row("empty number", {u"compute"_s, good, u"--multiply="_s}, u"\"\""_s);
        row("line break in an argument", {u"compute"_s, good, u"--a\nb"_s}, u"--a b"_s);
    }

    void badUseHasStatus2AndOneLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, mentions);
        const test::CommandRun result = run(arguments);
        QCOMPARE(result.status, 2);
        QVERIFY(result.out.isEmpty());
        QVERIFY2(result.err.startsWith(u"headlight: "_s) && result.err.contains(mentions), qPrintable(result.err));
        QCOMPARE(result.err.count(u'\n'), 1);
    }

    void theSourceIsNotWrittenOver()
    {
        const QTemporaryDir folder;
        const QString source = folder.filePath(u"document.headlight"_s);
        QVERIFY(QFile::copy(casePath(u"worked_example"_s), source));
        const QString link = folder.filePath(u"link.svg"_s);
        QVERIFY(QFile::link(source, link));
        const QByteArray before = test::fileContent(source);
        for (const QStringList& arguments :
             {QStringList{u"compute"_s, source, u"-o"_s, source}, QStringList{u"compute"_s, source, u"-o"_s, link},
              QStringList{u"render"_s, source, u"-o"_s, link}}) {
            const test::CommandRun result = run(arguments);
            QCOMPARE(result.status, 2);
            QVERIFY2(result.err.contains(u"source itself"_s), qPrintable(result.err));
            QCOMPARE(test::fileContent(source), before);
        }
    }

    void badDataHasStatus1AndItsPlace_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("line");
        const QString good = casePath(u"worked_example"_s);
        const auto malformed = [](const char16_t* name) {
            return QStringLiteral(HEADLIGHT_TEST_DATA "/malformed/%1.headlight").arg(QString::fromUtf16(name));
        };
        const auto row = [](const char* name, const QStringList& arguments, const QString& line) {
            QTest::newRow(name) << arguments << line;
        };
        row("no file", {u"compute"_s, u"nowhere.headlight"_s}, u"headlight: nowhere.headlight: "_s);
        row("a folder", {u"info"_s, u"/"_s}, u"headlight: /: "_s);
        row("broken JSON", {u"compute"_s, malformed(u"trailing_comma")},
            malformed(u"trailing_comma") + u": line 5, column 23: "_s);
        row("wrong shape", {u"info"_s, malformed(u"query_of_another_width")},
            malformed(u"query_of_another_width") + u": layers[0].heads[0].key: "_s);
        row("no such layer", {u"compute"_s, good, u"--layer=1"_s}, good + u": layers[1]: "_s);
        row("no such layer, far off", {u"compute"_s, good, u"--layer=999"_s}, good + u": layers[999]: "_s);
        row("no such head", {u"compute"_s, good, u"--head=3"_s}, good + u": layers[0].heads[3]: "_s);
        row("no such head to ablate", {u"compute"_s, good, u"--ablate=0.1"_s}, good + u": layers[0].heads[1]: "_s);
        row("overflow", {u"compute"_s, good, u"--multiply=1e308"_s, u"--scale=1e-9"_s},
            good + u": layers[0].heads[0]: "_s);
        row("shapes that do not stack",
            {u"compute"_s, casePath(u"three_layers_mixed"_s), u"--what=values"_s, u"--format=npy"_s},
            u"three_layers_mixed"_s);
        row("array file", {u"info"_s, u"weights.npy"_s}, u"headlight: weights.npy: "_s);
    }

    void badDataHasStatus1AndItsPlace()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, line);
        const test::CommandRun result = run(arguments);
        QCOMPARE(result.status, 1);
        QVERIFY(result.out.isEmpty());
        QVERIFY2(result.err.contains(line), qPrintable(result.err));
        QCOMPARE(result.err.count(u'\n'), 1);
    }

    void helpAndVersionAreResults_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("mentions");
        QTest::newRow("help") << QStringList{u"--help"_s} << u"headlight compute SOURCE"_s;
        QTest::newRow("short help") << QStringList{u"-h"_s} << u"headlight info SOURCE"_s;
        QTest::newRow("version") << QStringList{u"--version"_s} << QStringLiteral("headlight " HEADLIGHT_VERSION "\n");
        QTest::newRow("help of compute") << QStringList{u"compute"_s, u"--help"_s} << u"--ablate L.H"_s;
        QTest::newRow("help beside a source") << QStringList{u"compute"_s, u"x"_s, u"--help"_s} << u"layer_output"_s;
        QTest::newRow("help of info") << QStringList{u"info"_s, u"--help"_s} << u"--format text|json"_s;
    }

    void helpAndVersionAreResults()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, mentions);
        const test::CommandRun result = run(arguments);
        QCOMPARE(result.status, 0);
        QVERIFY(result.err.isEmpty());
        QVERIFY2(QString::fromUtf8(result.out).contains(mentions), result.out.constData());
        QVERIFY(isCommandLine(arguments));
    }

    void onlyCommandsKeepTheWindowAway()
    {
        QVERIFY(isCommandLine({u"compute"_s}));
        QVERIFY(!isCommandLine({}));
        QVERIFY(!isCommandLine({u"lesson.headlight"_s}));
        QVERIFY(!isCommandLine({u"./compute"_s}));
        QVERIFY2(isCommandLine({u"compue"_s, u"lesson.headlight"_s}), "a mistyped command");
    }

    void infoSaysWhatADocumentIs()
    {
        const QString text = QString::fromUtf8(run({u"info"_s, casePath(u"two_heads_read_two_tokens"_s)}).out);
        for (const QString& part :
             {u"Two heads keep apart"_s, u"tokens"_s, u"d_model"_s, u"parameters"_s, u"L0H1  d_k 2"_s, u"reads red"_s})
            QVERIFY2(text.contains(part), qPrintable(part));
        const QByteArray json = run({u"info"_s, casePath(u"worked_example"_s), u"--format=json"_s}).out;
        QVERIFY(json.contains("\"memory_tokens\": 2"));
        QVERIFY(json.contains("\"d_k\": 2"));
        QVERIFY(json.contains("\"parameters\": 12") || json.contains("\"parameters\": 16"));
    }

    void helpFitsATerminal()
    {
        for (const QString& command : {u"compute"_s, u"render"_s, u"info"_s, u"new"_s}) {
            const QString help = QString::fromUtf8(run({command, u"--help"_s}).out);
            for (const QString& line : help.split(u'\n'))
                QVERIFY2(line.size() < 80, qPrintable(line));
        }
    }

    void closedOutputIsAnError()
    {
        QBuffer closed;
        QBuffer err;
        err.open(QIODevice::WriteOnly);
        QCOMPARE(runCommand({u"--version"_s}, closed, err), 1);
        QVERIFY2(err.data().contains("it is closed"), err.data().constData());
    }

    void fullDeviceIsAnError()
    {
        if (!QFile::exists(u"/dev/full"_s))
            QSKIP("there is no /dev/full");
        QFile full(u"/dev/full"_s);
        QVERIFY(full.open(QIODevice::WriteOnly));
        QBuffer err;
        err.open(QIODevice::WriteOnly);
        QCOMPARE(runCommand({u"compute"_s, casePath(u"worked_example"_s)}, full, err), 1);
        QVERIFY(err.data().startsWith("headlight: standard output: "));
        const test::CommandRun file = run({u"compute"_s, casePath(u"worked_example"_s), u"-o"_s, u"/dev/full"_s});
        QCOMPARE(file.status, 1);
        QVERIFY(file.err.startsWith(u"headlight: /dev/full: "_s));
    }
};

QTEST_GUILESS_MAIN(CommandLine)
#include "tst_command_line.moc"
