#include "core/files/document_file.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;
using Kind = FileError::Kind;

namespace {

const QHash<QString, Kind>& kinds()
{
    static const QHash<QString, Kind> known{{u"UnexpectedEnd"_s, Kind::UnexpectedEnd},
                                            {u"Syntax"_s, Kind::Syntax},
                                            {u"BadUtf8"_s, Kind::BadUtf8},
                                            {u"LoneSurrogate"_s, Kind::LoneSurrogate},
                                            {u"TooDeep"_s, Kind::TooDeep},
                                            {u"NotFinite"_s, Kind::NotFinite},
                                            {u"ListTooLong"_s, Kind::ListTooLong},
                                            {u"NumberRange"_s, Kind::NumberRange},
                                            {u"DuplicateKey"_s, Kind::DuplicateKey},
                                            {u"NotADocument"_s, Kind::NotADocument},
                                            {u"NewerVersion"_s, Kind::NewerVersion},
                                            {u"MissingKey"_s, Kind::MissingKey},
                                            {u"UnknownKey"_s, Kind::UnknownKey},
                                            {u"ReservedKey"_s, Kind::ReservedKey},
                                            {u"WrongType"_s, Kind::WrongType},
                                            {u"BadChoice"_s, Kind::BadChoice},
                                            {u"Empty"_s, Kind::Empty},
                                            {u"NotWhole"_s, Kind::NotWhole},
                                            {u"NotPositive"_s, Kind::NotPositive},
                                            {u"OutOfRange"_s, Kind::OutOfRange},
                                            {u"WrongShape"_s, Kind::WrongShape},
                                            {u"RaggedRow"_s, Kind::RaggedRow},
                                            {u"WrongLength"_s, Kind::WrongLength},
                                            {u"ImpliedOutput"_s, Kind::ImpliedOutput},
                                            {u"UnknownDimension"_s, Kind::UnknownDimension},
                                            {u"TooMany"_s, Kind::TooMany},
                                            {u"TooLong"_s, Kind::TooLong}};
    return known;
}

FileError refusal(const QByteArray& bytes)
{
    const Result<Content, FileError> content = parseDocument(bytes);
    return content ? FileError{Kind::CannotRead, u"accepted"_s, {}} : content.error();
}

QByteArray joined(qsizetype count, const QByteArray& item)
{
    QByteArrayList items;
    for (qsizetype i = 0; i < count; ++i)
        items.append(item);
    return items.join(',');
}

/// JSON with its quotes written as apostrophes.
QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

/// A document of one layer; each part as JSON.
QByteArray document(const QByteArray& tokens, const QByteArray& embeddings, const QByteArray& heads,
                    const QByteArray& rest = {})
{
    return json("{'format': 'headlight', 'version': 1, 'tokens': [") + tokens + json("], 'embeddings': [") + embeddings
           + json("], 'layers': [{'heads': [") + heads + "]" + rest + "}]}";
}

const QByteArray oneHead = json("{'query': [[1]], 'key': [[1]], 'value': [[1]]}");

} // namespace

class MalformedDocuments : public QObject {
    Q_OBJECT

private slots:
    void fileIsRefusedAtItsPlace_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("expected");
        const QDir folder(QStringLiteral(HEADLIGHT_TEST_DATA "/malformed"));
        QFile manifest(folder.filePath(u"manifest.tsv"_s));
        QVERIFY(manifest.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(manifest.readAll()).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), folder.entryList({u"*.headlight"_s}).size());
        for (const QString& line : lines) {
            const QStringList fields = line.split(u'\t');
            QCOMPARE(fields.size(), 5);
            QTest::newRow(qPrintable(fields[0])) << folder.filePath(fields[0]) << fields;
        }
    }

    void fileIsRefusedAtItsPlace()
    {
        QFETCH(QString, path);
        QFETCH(QStringList, expected);
        const Result<Content, FileError> content = readDocumentFile(path);
        QVERIFY(!content.ok());
        const FileError& error = content.error();
        QCOMPARE(kinds().key(error.kind), expected[1]);
        QCOMPARE(error.place, expected[2]);
        QVERIFY(error.line > 0 && error.column > 0);
        if (!expected[3].isEmpty())
            QCOMPARE(error.line, expected[3].toLongLong());
        if (!expected[4].isEmpty())
            QCOMPARE(error.column, expected[4].toLongLong());
    }

    void valuesNameWhatIsWrong_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("values");
        QTest::newRow("nearest key") << u"unknown_key"_s << QStringList{u"titel"_s, u"title"_s};
        QTest::newRow("both shapes") << u"one_embedding_too_few"_s << QStringList{u"2"_s, u"2"_s, u"1"_s, u"2"_s};
        QTest::newRow("shape of the key") << u"query_of_another_width"_s << QStringList{u"2"_s, u"2"_s, u"2"_s, u"1"_s};
        QTest::newRow("both types") << u"token_is_a_number"_s << QStringList{u"string"_s, u"number"_s};
        QTest::newRow("both versions") << u"newer_version"_s << QStringList{u"2"_s, u"1"_s, u"headlight"_s};
        QTest::newRow("choices") << u"unknown_split"_s << QStringList{u"letters"_s, u"words"_s, u"characters"_s};
        QTest::newRow("widths") << u"implied_output_of_another_width"_s << QStringList{u"1"_s, u"2"_s};
        QTest::newRow("range") << u"hidden_key_too_high"_s << QStringList{u"2"_s, u"0"_s, u"1"_s};
        QTest::newRow("nearest dimension") << u"positions_for_no_dimension"_s << QStringList{u"z"_s, u"x"_s};
        QTest::newRow("missing") << u"no_query"_s << QStringList{u"query"_s};
        QTest::newRow("last characters") << u"plus_sign"_s << QStringList{u"\"embeddings\": [[+"_s};
        QTest::newRow("a whole character") << u"curly_quotes"_s << QStringList{u"1, “"_s};
    }

    void valuesNameWhatIsWrong()
    {
        QFETCH(QString, file);
        QFETCH(QStringList, values);
        const auto content = readDocumentFile(QStringLiteral(HEADLIGHT_TEST_DATA "/malformed/%1.headlight").arg(file));
        QVERIFY(!content.ok());
        QCOMPARE(content.error().values, values);
    }

    void limitsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("place");
        QTest::newRow("tokens") << document(joined(8193, "\"t\""), "", oneHead) << u"tokens"_s << u"tokens"_s;
        QTest::newRow("d_model") << document("\"t\"", "[" + joined(4097, "0") + "]", oneHead) << u"d_model"_s
                                 << u"embeddings"_s;
        QTest::newRow("d_k") << document(
            "\"t\"", "[0]", json("{'query': [[") + joined(4097, "0") + json("]], 'key': [[1]], 'value': [[1]]}"))
                             << u"d_k"_s << u"layers[0].heads[0].query"_s;
        QTest::newRow("d_v") << document("\"t\"", "[0]",
                                         json("{'query': [[1]], 'key': [[1]], 'value': [[") + joined(4097, "0") + "]]}")
                             << u"d_v"_s << u"layers[0].heads[0].value"_s;
        QTest::newRow("heads") << document("\"t\"", "[0]", joined(257, oneHead)) << u"heads"_s << u"layers[0].heads"_s;
        QTest::newRow("layers") << document("\"t\"", "[0]", oneHead, "}" + joined(257, "").replace(",", ",{}") + ",{")
                                << u"layers"_s << u"layers"_s;
        QTest::newRow("mask") << document(joined(2049, "\"t\""), joined(2049, "[0]"), oneHead,
                                          json(", 'mask': {'allowed': []}"))
                              << u"mask"_s << u"layers[0].mask.allowed"_s;
    }

    void limitsAreNamed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, what);
        QFETCH(QString, place);
        const FileError error = refusal(bytes);
        QCOMPARE(kinds().key(error.kind), u"TooMany"_s);
        QCOMPARE(error.values.value(0), what);
        QCOMPARE(error.place, place);
    }

    void documentAtALimitIsRead()
    {
        QVERIFY(parseDocument(document(joined(8192, "\"t\""), joined(8192, "[0]"), oneHead)).ok());
        QVERIFY(parseDocument(document('"' + QByteArray(1024, 'x') + '"', "[0]", oneHead)).ok());
        const FileError error = refusal(document('"' + QByteArray(1025, 'x') + '"', "[0]", oneHead));
        QCOMPARE(error.kind, Kind::TooLong);
        QCOMPARE(error.place, u"tokens[0]"_s);
        QCOMPARE(error.values, QStringList({u"1024"_s, u"1025"_s}));
    }

    void fileOfTooManyBytesIsRefusedUnread()
    {
        const QByteArray bytes(limits::fileBytes + 1, ' ');
        QCOMPARE(refusal(bytes).kind, Kind::FileTooBig);
        QCOMPARE(refusal(bytes).values, QStringList{u"256"_s});
    }

    void hostileFileIsRefusedQuickly()
    {
        QCOMPARE(refusal(QByteArray(1 << 24, '[')).kind, Kind::TooDeep);
        for (const char* item : {"0,", "\"\",", "[],", "{},", "true,"})
            QCOMPARE(refusal("[[" + QByteArray(item).repeated(1 << 21)).kind, Kind::ListTooLong);
        QByteArray keys = "{";
        for (int i = 0; i < 300000; ++i)
            keys += '"' + QByteArray::number(i) + "\":0,";
        QCOMPARE(refusal(keys + "\"x\":0}").kind, Kind::NotADocument);
        const QByteArray longKey =
            json("{'format': 'headlight', 'version': 1, '") + QByteArray(1 << 22, 'k') + "\": 0}";
        const FileError error = refusal(longKey);
        QCOMPARE(error.kind, Kind::UnknownKey);
        QVERIFY(error.place.size() < 200 && error.values[0].size() < 200);
    }

    void missingFileAndFolderAreRefused()
    {
        QCOMPARE(readDocumentFile(u"/nowhere/at/all"_s).error().kind, Kind::CannotRead);
        QCOMPARE(readDocumentFile(QDir::tempPath()).error().kind, Kind::CannotRead);
        QVERIFY(!readDocumentFile(u"/nowhere/at/all"_s).error().values.value(0).isEmpty());
    }

    void everyCutOfAGoodDocumentIsRefused()
    {
        const QByteArray good = document("\"t\"", "[0]", oneHead, json(", 'mask': {'window': 1}"));
        QVERIFY(parseDocument(good).ok());
        for (qsizetype length = 0; length < good.size(); ++length)
            QVERIFY2(!parseDocument(good.left(length)).ok(), good.left(length).constData());
    }
};

QTEST_GUILESS_MAIN(MalformedDocuments)
#include "tst_malformed_documents.moc"
