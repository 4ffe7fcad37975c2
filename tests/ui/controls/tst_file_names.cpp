#include "ui/controls/dialogs.h"

#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestFileNames : public QObject {
    Q_OBJECT

private slots:
    void aNameEndsAsItsKindDoes_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QString>("name");
        QTest::newRow("no ending") << u"/f/a"_s << u"png"_s << u"/f/a.png"_s;
        QTest::newRow("its own") << u"/f/a.PNG"_s << u"png"_s << u"/f/a.PNG"_s;
        QTest::newRow("another picture's") << u"/f/c.svg"_s << u"png"_s << u"/f/c.png"_s;
        QTest::newRow("a table's") << u"/f/c.csv"_s << u"npy"_s << u"/f/c.npy"_s;
        QTest::newRow("a point in a name") << u"/f/v1.2"_s << u"pdf"_s << u"/f/v1.2.pdf"_s;
        QTest::newRow("a hidden file") << u"/f/.svg"_s << u"png"_s << u"/f/.svg.png"_s;
        QTest::newRow("a folder") << u"/f/heads"_s << QString() << u"/f/heads"_s;
    }
    void aNameEndsAsItsKindDoes()
    {
        QFETCH(QString, given);
        QFETCH(QString, suffix);
        QFETCH(QString, name);
        QCOMPARE(withSuffix(given, suffix), name);
    }
};

QTEST_MAIN(TestFileNames)
#include "tst_file_names.moc"
