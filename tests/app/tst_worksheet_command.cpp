#include "support/command_run.h"

#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;
using test::casePath;
using test::CommandRun;

namespace {

CommandRun sheet(QStringList arguments)
{
    arguments.prepend(u"worksheet"_s);
    return test::run(arguments);
}

} // namespace

class TestWorksheetCommand : public QObject {
    Q_OBJECT

private slots:
    void pdfIsWritten_data()
    {
        QTest::addColumn<QString>("source");
        QTest::newRow("of a document") << casePath(u"built_heads"_s);
        QTest::newRow("of a lesson") << QStringLiteral(HEADLIGHT_TEST_DATA "/lessons/good.headlight-lesson");
    }
    void pdfIsWritten()
    {
        QFETCH(QString, source);
        const QString path = m_folder.filePath(u"out.pdf"_s);
        QFile::remove(path);
        const CommandRun result = sheet({source, u"-o"_s, path, u"--seed"_s, u"9"_s, u"--exercises=2"_s});
        QVERIFY2(result.status == 0, qPrintable(result.err));
        QVERIFY(result.out.isEmpty());
        const QByteArray pdf = test::fileContent(path);
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.count("/Type /Page\n") >= 2);
    }

    void keyIsLeftOutOnDemand()
    {
        const auto pages = [&](const QStringList& more) {
            const QString path = m_folder.filePath(u"key.pdf"_s);
            const CommandRun result = sheet(QStringList{casePath(u"built_heads"_s), u"-o"_s, path} + more);
            return result.status == 0 ? test::fileContent(path).count("/Type /Page\n") : -1;
        };
        const auto asked = pages({u"--without-key"_s});
        QVERIFY(asked > 0);
        QVERIFY(pages({}) > asked);
    }

    void lessonIsKnownInCapitals()
    {
        const QString lesson = m_folder.filePath(u"GOOD.HEADLIGHT-LESSON"_s);
        QVERIFY(QFile::copy(QStringLiteral(HEADLIGHT_TEST_DATA "/lessons/good.headlight-lesson"), lesson));
        const CommandRun result = sheet({lesson, u"-o"_s, m_folder.filePath(u"capitals.pdf"_s)});
        QVERIFY2(result.status == 0, qPrintable(result.err));
    }

    void languageIsThatOfTheOption()
    {
        const QString english = m_folder.filePath(u"en.pdf"_s);
        const QString korean = m_folder.filePath(u"ko.pdf"_s);
        QCOMPARE(sheet({casePath(u"built_heads"_s), u"-o"_s, english, u"--language"_s, u"en"_s}).status, 0);
        QCOMPARE(sheet({casePath(u"built_heads"_s), u"-o"_s, korean, u"--language"_s, u"ko"_s}).status, 0);
        QVERIFY(test::fileContent(english) != test::fileContent(korean));
    }

    void badCommandIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("part");
        const QString source = casePath(u"built_heads"_s);
        const QString out = m_folder.filePath(u"x.pdf"_s);
        const auto row = [](const char* name, const QStringList& arguments, int status, const QString& part) {
            QTest::newRow(name) << arguments << status << part;
        };
        row("no file", {source}, 2, u"-o"_s);
        row("a picture", {source, u"-o"_s, u"x.png"_s}, 2, u"let the name end in .pdf"_s);
        row("a document without exercises", {source, u"-o"_s, out, u"--exercises"_s, u"0"_s}, 2,
            u"a document has no questions"_s);
        row("too many", {source, u"-o"_s, out, u"--exercises"_s, u"25"_s}, 2, u"--exercises"_s);
        row("seed below 0", {source, u"-o"_s, out, u"--seed=-1"_s}, 2, u"--seed"_s);
        row("another paper", {source, u"-o"_s, out, u"--paper"_s, u"a3"_s}, 2, u"--paper"_s);
        row("a faulty lesson",
            {QStringLiteral(HEADLIGHT_TEST_DATA "/lessons/no_choice_is_right.headlight-lesson"), u"-o"_s, out}, 1,
            u"steps[1].predict.choices"_s);
        row("a setting that a lab refuses",
            {QStringLiteral(HEADLIGHT_TEST_DATA "/lessons/unknown_setting_of_a_lab.headlight-lesson"), u"-o"_s, out}, 1,
            u"steps[0].show.lab.dd"_s);
        row("no such folder", {source, u"-o"_s, u"/nowhere/at/all/x.pdf"_s}, 1, u"folder"_s);
    }
    void badCommandIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, part);
        const CommandRun result = sheet(arguments);
        QCOMPARE(result.status, status);
        QVERIFY2(result.err.contains(part), qPrintable(result.err));
        QVERIFY(!QFile::exists(m_folder.filePath(u"x.pdf"_s)));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_MAIN(TestWorksheetCommand)
#include "tst_worksheet_command.moc"
