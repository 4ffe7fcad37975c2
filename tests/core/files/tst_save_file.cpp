#include "core/files/csv.h"
#include "core/files/document_file.h"
#include "core/files/npy.h"
#include "core/files/save_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/resource.h>

#include <cerrno>
#include <csignal>
#endif

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

} // namespace

class SavedFiles : public QObject {
    Q_OBJECT

private slots:
    void fileAppearsAndIsReplacedWhole()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"상자 🟥.headlight"_s);
        QVERIFY(!saveFile(path, "first"));
        QCOMPARE(contentOf(path), QByteArray("first"));
        QVERIFY(!saveFile(path, "2"));
        QCOMPARE(contentOf(path), QByteArray("2"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void fileIsNotTouchedBeforeCommit()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"numbers"_s);
        QVERIFY(!saveFile(path, "before"));
        {
            SaveFile file(path);
            QVERIFY(file.write("half of it"));
            QCOMPARE(contentOf(path), QByteArray("before"));
        }
        QCOMPARE(contentOf(path), QByteArray("before"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void symbolicLinkIsFollowed()
    {
        const QTemporaryDir folder;
        const QString target = folder.filePath(u"target"_s);
        const QString link = folder.filePath(u"link"_s);
        QVERIFY(!saveFile(target, "old"));
        QVERIFY(QFile::link(target, link));
        QVERIFY(!saveFile(link, "new"));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(contentOf(target), QByteArray("new"));
    }

    void failureHasAReason_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("no such folder") << u"/nowhere/at/all.headlight"_s;
        QTest::newRow("a folder") << QDir::tempPath();
        QTest::newRow("no name") << QString();
        if (QFile::exists(u"/dev/full"_s))
            QTest::newRow("a full device") << u"/dev/full"_s;
    }

    void failureHasAReason()
    {
        QFETCH(QString, path);
        const std::optional<FileError> error = saveFile(path, "something");
        QVERIFY(error.has_value());
        QCOMPARE(error->kind, FileError::Kind::CannotWrite);
        QVERIFY(!error->values.value(0).isEmpty());
        if (path.startsWith(u"/dev"_s))
            QVERIFY(!QFileInfo(path).isFile());
    }

#ifdef Q_OS_UNIX
    void aFileThatFitsInPartSaysWhy_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("more than a buffer") << 100'000;
        QTest::newRow("less than a buffer") << 9'000;
    }

    // As on a disk that fills: a part is taken, then none.
    void aFileThatFitsInPartSaysWhy()
    {
        QFETCH(int, size);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"numbers"_s);
        QVERIFY(!saveFile(path, "before"));
        rlimit before;
        getrlimit(RLIMIT_FSIZE, &before);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{8192, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        const std::optional<FileError> error = saveFile(path, QByteArray(size, 'x'));
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        QVERIFY(error.has_value());
        QCOMPARE(error->values.value(0), qt_error_string(EFBIG));
        QCOMPARE(contentOf(path), QByteArray("before"));
    }
#endif

    void savedDocumentIsReadBack()
    {
        const QTemporaryDir folder;
        const auto content =
            readDocumentFile(QStringLiteral(HEADLIGHT_TEST_DATA "/cases/documents/three_layers_mixed.headlight"));
        QVERIFY(content.ok());
        const QString path = folder.filePath(u"copy.headlight"_s);
        QVERIFY(!saveDocumentFile(path, content.value()));
        const auto back = readDocumentFile(path);
        QVERIFY(back.ok());
        QVERIFY(back.value() == content.value());
    }

    void npyHeaderIsThePublishedOne_data()
    {
        QTest::addColumn<QList<qsizetype>>("shape");
        QTest::addColumn<QByteArray>("shapeText");
        QTest::newRow("matrix") << QList<qsizetype>{2, 3} << QByteArray("(2, 3)");
        QTest::newRow("list") << QList<qsizetype>{5} << QByteArray("(5,)");
        QTest::newRow("stack") << QList<qsizetype>{2, 4, 9, 9} << QByteArray("(2, 4, 9, 9)");
        QTest::newRow("nothing") << QList<qsizetype>{0, 3} << QByteArray("(0, 3)");
    }

    void npyHeaderIsThePublishedOne()
    {
        QFETCH(QList<qsizetype>, shape);
        QFETCH(QByteArray, shapeText);
        const QByteArray header = npyHeader({shape.begin(), shape.end()});
        QCOMPARE(header.left(8), QByteArray("\x93NUMPY\x01\x00", 8));
        QCOMPARE(header.size() % 64, 0);
        QCOMPARE(static_cast<uchar>(header[8]) + 256 * static_cast<uchar>(header[9]), header.size() - 10);
        QCOMPARE(header.back(), '\n');
        QCOMPARE(header.mid(10).trimmed(), "{'descr': '<f8', 'fortran_order': False, 'shape': " + shapeText + ", }");
    }

    void npyDataAreLittleEndianDoublesInRows()
    {
        Matrix<double> matrix(1, 2);
        matrix << 1, -std::numeric_limits<double>::infinity();
        QCOMPARE(npyData(matrix).toHex(), QByteArray("000000000000f03f000000000000f0ff"));
    }

    void csvFieldsAreQuotedWhereNeeded()
    {
        QCOMPARE(csvField("상자"), QByteArray("상자"));
        QCOMPARE(csvField(","), QByteArray("\",\""));
        QCOMPARE(csvField("say \"hi\""), QByteArray("\"say \"\"hi\"\"\""));
        QCOMPARE(csvField("a\nb"), QByteArray("\"a\nb\""));
        QCOMPARE(csvField("\r"), QByteArray("\"\r\""));
        QCOMPARE(csvField(""), QByteArray(""));
    }
};

QTEST_GUILESS_MAIN(SavedFiles)
#include "tst_save_file.moc"
