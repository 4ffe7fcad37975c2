#include "support/command_run.h"

#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight::test;
using namespace Qt::StringLiterals;

/// The program itself, as a shell runs it.
class TestProgram : public QObject {
    Q_OBJECT

private slots:
    void whatDrawsSaysNothing_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("name");
        QTest::newRow("render") << u"render"_s << u"out.png"_s;
        QTest::newRow("worksheet") << u"worksheet"_s << u"out.pdf"_s;
    }
    void whatDrawsSaysNothing()
    {
        QFETCH(QString, command);
        QFETCH(QString, name);
        const QTemporaryDir folder;
        const QString path = folder.filePath(name);
        QProcess program;
        // Neither a display nor a session: as on a server, or in a job that the clock starts.
        QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
        for (const QString& variable :
             {u"XDG_RUNTIME_DIR"_s, u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s, u"QT_LOGGING_RULES"_s})
            bare.remove(variable);
        program.setProcessEnvironment(bare);
        program.start(QStringLiteral(HEADLIGHT_PROGRAM), {command, casePath(u"causal_equal_scores"_s), u"-o"_s, path});
        QVERIFY(program.waitForFinished());
        QCOMPARE(QString::fromUtf8(program.readAllStandardError()), QString());
        QCOMPARE(program.readAllStandardOutput(), QByteArray());
        QCOMPARE(program.exitCode(), 0);
        QVERIFY(QFileInfo(path).size() > 0);
    }
};

QTEST_GUILESS_MAIN(TestProgram)
#include "tst_program.moc"
