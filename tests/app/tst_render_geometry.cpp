#include "support/command_run.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

class TestRenderGeometry : public QObject {
    Q_OBJECT

private slots:
    void writesEachFormat();
    void thePairIsTheOneAskedFor();
    void dimensionsAreChosen();
    void widthIsTheImagesWidth();
    void badOptionsAreRefused_data();
    void badOptionsAreRefused();
    void aMissingTokenOrComponentIsNamed_data();
    void aMissingTokenOrComponentIsNamed();

private:
    QTemporaryDir m_folder;
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString svg(const QString& document, const QStringList& options) const
    {
        const CommandRun ran = run(QStringList{u"render"_s, casePath(document), u"--view"_s, u"geometry"_s,
                                               u"--language"_s, u"en"_s, u"-o"_s, path(u"x.svg"_s)}
                                   + options);
        QFile file(path(u"x.svg"_s));
        return ran.status == 0 && file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : ran.err;
    }
};

void TestRenderGeometry::writesEachFormat()
{
    for (const QString& ending : {u"png"_s, u"svg"_s, u"pdf"_s}) {
        const CommandRun ran =
            run({u"render"_s, casePath(u"built_heads"_s), u"--view"_s, u"geometry"_s, u"-o"_s, path(u"g."_s + ending)});
        QVERIFY2(ran.status == 0, qPrintable(ran.err));
        QVERIFY(QFile(path(u"g."_s + ending)).size() > 1000);
        QVERIFY(ran.out.isEmpty());
    }
}

void TestRenderGeometry::thePairIsTheOneAskedFor()
{
    const QString first = svg(u"worked_example"_s, {});
    QVERIFY(first.contains(u"(8.04, 1.96)"_s));
    QVERIFY(first.contains(u">0.0°<"_s));
    QVERIFY(svg(u"worked_example"_s, {u"--key"_s, u"1"_s}).contains(u">90.0°<"_s));
    QVERIFY(svg(u"worked_example"_s, {u"--decimals"_s, u"4"_s}).contains(u"(8.0443, 1.9557)"_s));
    QVERIFY(svg(u"worked_example"_s, {u"--scale"_s, u"none"_s}).contains(u"(8.81, 1.19)"_s));
}

void TestRenderGeometry::dimensionsAreChosen()
{
    QVERIFY(svg(u"replica_table"_s, {}).contains(u"1st principal direction"_s));
    QVERIFY(svg(u"replica_table"_s, {u"--dimensions"_s, u"principal"_s}).contains(u"1st principal direction"_s));
    QVERIFY(svg(u"replica_table"_s, {u"--dimensions"_s, u"6,1"_s}).contains(u"q₇, k₇"_s));
}

void TestRenderGeometry::widthIsTheImagesWidth()
{
    const CommandRun ran = run({u"render"_s, casePath(u"built_heads"_s), u"--view"_s, u"geometry"_s, u"--width"_s,
                                u"1111"_s, u"--dpi"_s, u"200"_s, u"-o"_s, path(u"w.png"_s)});
    QVERIFY2(ran.status == 0, qPrintable(ran.err));
    QCOMPARE(QImage(path(u"w.png"_s)).width(), 1111);
}

void TestRenderGeometry::badOptionsAreRefused_data()
{
    QTest::addColumn<QString>("dimensions");
    QTest::newRow("one component") << u"1"_s;
    QTest::newRow("the same twice") << u"2,2"_s;
    QTest::newRow("no number") << u"a,b"_s;
    QTest::newRow("below 0") << u"-1,0"_s;
    QTest::newRow("three") << u"0,1,2"_s;
}

void TestRenderGeometry::badOptionsAreRefused()
{
    QFETCH(QString, dimensions);
    const CommandRun ran = run({u"render"_s, casePath(u"replica_table"_s), u"--view"_s, u"geometry"_s,
                                u"--dimensions="_s + dimensions, u"-o"_s, path(u"b.svg"_s)});
    QCOMPARE(ran.status, 2);
    QVERIFY2(ran.err.startsWith(u"headlight: --dimensions: "_s), qPrintable(ran.err));
    QVERIFY(!QFile::exists(path(u"b.svg"_s)));
}

void TestRenderGeometry::aMissingTokenOrComponentIsNamed_data()
{
    QTest::addColumn<QString>("document");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("place");
    QTest::newRow("a query") << u"worked_example"_s << QStringList{u"--query"_s, u"1"_s} << u"tokens[1]: "_s;
    QTest::newRow("a key") << u"worked_example"_s << QStringList{u"--key"_s, u"2"_s} << u"memory.tokens[2]: "_s;
    QTest::newRow("a component") << u"replica_table"_s << QStringList{u"--dimensions"_s, u"0,9"_s}
                                 << u"layers[0].heads[0].key[9]: "_s;
    QTest::newRow("a head") << u"worked_example"_s << QStringList{u"--head"_s, u"1"_s} << u"heads[1]: "_s;
}

void TestRenderGeometry::aMissingTokenOrComponentIsNamed()
{
    QFETCH(QString, document);
    QFETCH(QStringList, options);
    QFETCH(QString, place);
    const CommandRun ran = run(
        QStringList{u"render"_s, casePath(document), u"--view"_s, u"geometry"_s, u"-o"_s, path(u"m.svg"_s)} + options);
    QCOMPARE(ran.status, 1);
    QVERIFY2(ran.err.contains(place), qPrintable(ran.err));
}

QTEST_MAIN(TestRenderGeometry)
#include "tst_render_geometry.moc"
