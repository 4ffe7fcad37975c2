#include "core/files/document_file.h"
#include "core/files/probe_csv.h"

#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;
using Kind = FileError::Kind;

namespace {

const std::vector<ProbeSentence> list{{"a red cube on top of a blue sphere", {{"cube", "red"}, {"sphere", "blue"}}},
                                      {"빨간 상자|가 있다", {{"상자", "빨간"}}},
                                      {"she said \"no, never\"", {{",", "no"}, {"\"#2", "never"}}},
                                      {"nothing to read", {}}};

} // namespace

class ProbeCsvTest : public QObject {
    Q_OBJECT

private slots:
    void aListComesBackEqual()
    {
        const auto back = parseProbeCsv(writeProbeCsv(list));
        QVERIFY(back.ok());
        QVERIFY(back.value() == list);
        QCOMPARE(writeProbeCsv({list[0]}), QByteArray("sentence,reader,read\r\n"
                                                      "a red cube on top of a blue sphere,cube,red\r\n"
                                                      "a red cube on top of a blue sphere,sphere,blue\r\n"));
        QVERIFY(parseProbeCsv(writeProbeCsv({})).value().empty());
    }

    void spreadsheetsMayWriteItTheirWay_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBFsentence,reader,read\r\na red cube,cube,red\r\n");
        QTest::newRow("semicolons") << QByteArray("Sentence;Reader;Read\na red cube;cube;red");
        QTest::newRow("line ends of old Macs") << QByteArray("sentence,reader,read\ra red cube,cube,red\r");
        QTest::newRow("tabs") << QByteArray("sentence\treader\tread\na red cube\tcube\tred\n");
        QTest::newRow("quotes") << QByteArray("\"sentence\",\"reader\",\"read\"\n\"a red cube\",\"cube\",\"red\"\n");
        QTest::newRow("spaces and empty lines") << QByteArray("sentence,reader,read\n\n a red cube , cube ,red\n,,\n");
    }
    void spreadsheetsMayWriteItTheirWay()
    {
        QFETCH(QByteArray, text);
        const auto read = parseProbeCsv(text);
        QVERIFY2(read.ok(), read ? "" : qPrintable(QString::number(static_cast<int>(read.error().kind))));
        QVERIFY(read.value() == (std::vector<ProbeSentence>{{"a red cube", {{"cube", "red"}}}}));
    }

    void faultsHaveTheirLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char* name, const QByteArray& text, Kind kind, int line, int column) {
            QTest::newRow(name) << text << static_cast<int>(kind) << line << column;
        };
        const QByteArray head = "sentence,reader,read\n";
        row("nothing", "", Kind::NoHeader, 1, 1);
        row("no header", "a red cube,cube,red\n", Kind::NoHeader, 1, 1);
        row("too few fields", head + "a red cube,cube,red\na red ball,ball\n", Kind::FieldCount, 3, 1);
        row("a comma without quotes", head + "red, blue,red,blue\n", Kind::FieldCount, 2, 1);
        row("open quote", head + "a red cube,cube,red\n\"a red\nball,ball,red\n", Kind::OpenQuote, 3, 1);
        row("no sentence", head + ",cube,red\n", Kind::NoSentence, 2, 1);
        row("half a pair", head + "a red cube,cube,\n", Kind::HalfPair, 2, 17);
        row("the other half", head + "빨간 상자,,red\n", Kind::HalfPair, 2, 7);
        row("after a line break in quotes", head + "\"a\nb\",b,a\n,x,y\n", Kind::NoSentence, 4, 1);
        row("a character that ends the text", head + QByteArray("a r\0ed cube,cube,red\n", 22), Kind::UnfitCharacter, 2,
            1);
        row("a character that turns the text", head + "a red cube,cube,\u202Ered\n", Kind::UnfitCharacter, 2, 17);
        row("Latin-1", "sentence,reader,read\n\xe9,\xe9,\xe9\n", Kind::BadUtf8, 0, 0);
        row("too long a sentence", head + QByteArray(limits::probeSentenceBytes + 1, 'x') + ",x,y\n", Kind::TooLong, 2,
            1);
        QByteArray many = head;
        for (int i = 0; i <= limits::probeSentences; ++i)
            many += "sentence " + QByteArray::number(i) + ",,\n";
        row("too many sentences", many, Kind::TooMany, limits::probeSentences + 2, 1);
        QByteArray pairs = head;
        for (int i = 0; i <= limits::probePairs; ++i)
            pairs += "one,a,b\n";
        row("too many pairs", pairs, Kind::TooMany, limits::probePairs + 2, 1);
    }
    void faultsHaveTheirLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, kind);
        const auto read = parseProbeCsv(text);
        QVERIFY(!read.ok());
        QCOMPARE(static_cast<int>(read.error().kind), kind);
        QTEST(static_cast<int>(read.error().line), "line");
        QTEST(static_cast<int>(read.error().column), "column");
    }

    void filesAreReadAndSaved()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"pairs.csv"_s);
        QVERIFY(!saveProbeCsvFile(path, list));
        QVERIFY(readProbeCsvFile(path).value() == list);
        QCOMPARE(readProbeCsvFile(folder.filePath(u"none.csv"_s)).error().kind, Kind::CannotRead);
        QCOMPARE(saveProbeCsvFile(folder.filePath(u"none/pairs.csv"_s), list)->kind, Kind::CannotWrite);
    }

    void equalSentencesAreOne()
    {
        const auto read = parseProbeCsv("sentence,reader,read\nx y z,y,x\na b,b,a\nx y z,z,x\n").value();
        QCOMPARE(read.size(), 2U);
        QVERIFY(read[0].pairs == (std::vector<ProbePair>{{"y", "x"}, {"z", "x"}}));
    }

    void documentsHoldALimitedList()
    {
        QVERIFY(!probeLimitError(list));
        std::vector<ProbeSentence> many(static_cast<std::size_t>(limits::probeSentences) + 1);
        QCOMPARE(probeLimitError(many)->place, u"probe"_s);
        std::vector<ProbeSentence> word{
            {"a", {{"a", std::string(static_cast<std::size_t>(limits::nameBytes) + 1, 'x')}}}};
        QCOMPARE(probeLimitError(word)->place, u"probe[0].pairs[0]"_s);
    }
};

QTEST_GUILESS_MAIN(ProbeCsvTest)
#include "tst_probe_csv.moc"
