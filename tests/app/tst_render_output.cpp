#include "support/command_run.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QTemporaryDir>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;
using test::casePath;
using test::CommandRun;

namespace {

CommandRun render(QStringList arguments)
{
    arguments.prepend(u"render"_s);
    return test::run(arguments);
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestRenderOutput : public QObject {
    Q_OBJECT

private slots:
    void aCaptionIsPartOfThePicture()
    {
        const QString file = m_folder.filePath(u"c.svg"_s);
        QCOMPARE(render({casePath(u"worked_example"_s), u"--caption"_s, u"--multiply"_s, u"2"_s, u"-o"_s, file}).status,
                 0);
        const QByteArray svg = bytesOf(file);
        for (const char* part : {"mask: none", "√dₖ", "every score × 2"})
            QVERIFY2(svg.contains(part), part);
    }

    void printHasItsWidthAtThreeHundredDpi()
    {
        const QString file = m_folder.filePath(u"p.png"_s);
        QCOMPARE(render({casePath(u"built_heads"_s), u"--print"_s, u"84"_s, u"-o"_s, file}).status, 0);
        const QImage image(file);
        QCOMPARE(image.width(), qRound(84 / 25.4 * 300));
        QCOMPARE(qRound(image.dotsPerMeterX() * 0.0254), 300);
        QCOMPARE(image.pixel(0, 0), qRgb(255, 255, 255));
        const QString large = m_folder.filePath(u"l.png"_s);
        QCOMPARE(render({casePath(u"built_heads"_s), u"--print"_s, u"84"_s, u"--text-size"_s, u"12"_s, u"-o"_s, large})
                     .status,
                 0);
        QCOMPARE(QImage(large).width(), image.width());
        QVERIFY(QImage(large) != image);
    }

    void allHeadsAreFilesPagesOrASheet()
    {
        const QString folder = m_folder.filePath(u"heads"_s);
        const QString source = casePath(u"built_heads"_s);
        QCOMPARE(render({source, u"--all"_s, u"--files"_s, u"svg"_s, u"-o"_s, folder}).status, 0);
        const QStringList files = QDir(folder).entryList(QDir::Files);
        QVERIFY(files.contains(u"L0H0.svg"_s) && files.size() > 1);
        const CommandRun again = render({source, u"--all"_s, u"-o"_s, folder});
        QCOMPARE(again.status, 2);
        QVERIFY2(again.err.contains(u"not empty"_s), qPrintable(again.err));
        QCOMPARE(QDir(folder).entryList(QDir::Files), files);
        const QString pages = m_folder.filePath(u"h.pdf"_s);
        QCOMPARE(render({source, u"--all"_s, u"-o"_s, pages}).status, 0);
        QVERIFY(bytesOf(pages).contains("/Count " + QByteArray::number(files.size())));
        const QString sheet = m_folder.filePath(u"s.png"_s);
        QCOMPARE(render({source, u"--sheet"_s, u"--width"_s, u"777"_s, u"-o"_s, sheet}).status, 0);
        QCOMPARE(QImage(sheet).width(), 777);
    }

    void aFolderHasNoFilesName()
    {
        for (const QString& suffix : {u"svg"_s, u"PNG"_s, u"gif"_s}) {
            const QString path = m_folder.filePath(u"q."_s + suffix);
            const CommandRun run = render({casePath(u"built_heads"_s), u"--all"_s, u"-o"_s, path});
            QCOMPARE(run.status, 2);
            QVERIFY2(run.err.contains(u"--files"_s), qPrintable(run.err));
            QVERIFY(!QFile::exists(path));
        }
        QCOMPARE(render({casePath(u"built_heads"_s), u"--all"_s, u"-o"_s, m_folder.filePath(u"v1.2"_s)}).status, 0);
    }

    void aMissingFolderIsSaidOnce()
    {
        const QString path = m_folder.filePath(u"nodir/x.png"_s);
        for (const QStringList& extra : {QStringList(), {u"--caption"_s}}) {
            const CommandRun run = render(QStringList{casePath(u"worked_example"_s), u"-o"_s, path} + extra);
            QCOMPARE(run.status, 1);
            QCOMPARE(run.err.count(u"x.png"_s), 1);
            QVERIFY2(run.err.contains(u"no such folder"_s), qPrintable(run.err));
        }
    }

    void aSweepIsAnAnimationInEveryView_data()
    {
        QTest::addColumn<QString>("view");
        for (const char* view : {"heatmap", "grid", "steps", "geometry"})
            QTest::newRow(view) << QString::fromLatin1(view);
    }
    void aSweepIsAnAnimationInEveryView()
    {
        QFETCH(QString, view);
        const QString file = m_folder.filePath(view + u".gif"_s);
        const CommandRun ran =
            render({casePath(u"worked_example"_s), u"--view"_s, view, u"--sweep"_s, u"0.1:10"_s, u"--frames"_s, u"3"_s,
                    u"--fps"_s, u"4"_s, u"--width"_s, u"500"_s, u"-o"_s, file});
        QVERIFY2(ran.status == 0, qPrintable(ran.err));
        QImageReader reader(file);
        QCOMPARE(reader.imageCount(), 3);
        const QImage first = reader.read();
        QCOMPARE(reader.nextImageDelay(), 250);
        QVERIFY(first.width() == 500 && reader.read() != first);
    }

    // Differences of the frame in the middle, × 1, are none: in a range of its own they would be 0 from −1 to 1.
    void aSweptComparisonHasOneRangeOfDifferences()
    {
        const QString file = m_folder.filePath(u"compared.gif"_s);
        const CommandRun ran = render({casePath(u"worked_example"_s), u"--view"_s, u"compare"_s, u"--sweep"_s,
                                       u"0.25:4"_s, u"--frames"_s, u"3"_s, u"--width"_s, u"900"_s, u"-o"_s, file});
        QVERIFY2(ran.status == 0, qPrintable(ran.err));
        QImageReader reader(file);
        std::vector<QImage> legends;
        for (QImage frame = reader.read(); !frame.isNull(); frame = reader.read()) {
            const int bottom = frame.height() - 24 - 30; // above the line that says the multiplier
            legends.push_back(frame.copy(0, bottom - 24, frame.width(), 24).convertToFormat(QImage::Format_RGB32));
        }
        QCOMPARE(legends.size(), std::size_t(3));
        // A frame's 256 colours hold edges of letters nearly; another number would be another black and white.
        for (const QImage& legend : {legends[0], legends[2]})
            for (int y = 0; y < legend.height(); ++y)
                for (int x = 0; x < legend.width(); ++x)
                    QVERIFY(std::abs(qGray(legend.pixel(x, y)) - qGray(legends[1].pixel(x, y))) < 60);
    }

    void badCommandLinesAreRefused_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("named");
        QTest::newRow("text without print") << QStringList{u"--text-size"_s, u"8"_s} << u"--text-size"_s;
        QTest::newRow("narrow paper") << QStringList{u"--print"_s, u"3"_s} << u"--print"_s;
        QTest::newRow("print and width") << QStringList{u"--print"_s, u"84"_s, u"--width"_s, u"99"_s} << u"--print"_s;
        QTest::newRow("print in the dark")
            << QStringList{u"--print"_s, u"84"_s, u"--theme"_s, u"dark"_s} << u"--print"_s;
        QTest::newRow("all and a head") << QStringList{u"--all"_s, u"--head"_s, u"0"_s} << u"--all"_s;
        QTest::newRow("all and sheet") << QStringList{u"--all"_s, u"--sheet"_s} << u"--all"_s;
        QTest::newRow("all of the grid") << QStringList{u"--all"_s, u"--view"_s, u"grid"_s} << u"--view"_s;
        QTest::newRow("files alone") << QStringList{u"--files"_s, u"svg"_s} << u"--files"_s;
        QTest::newRow("frames alone") << QStringList{u"--frames"_s, u"3"_s} << u"--frames"_s;
        QTest::newRow("one end") << QStringList{u"--sweep"_s, u"3"_s} << u"--sweep"_s;
        QTest::newRow("from 0") << QStringList{u"--sweep"_s, u"0:1"_s} << u"--sweep"_s;
        QTest::newRow("three ends") << QStringList{u"--sweep"_s, u"1:2:3"_s} << u"--sweep"_s;
        QTest::newRow("one frame") << QStringList{u"--sweep"_s, u"1:2"_s, u"--frames"_s, u"1"_s} << u"--frames"_s;
        QTest::newRow("sweep in a PNG") << QStringList{u"--sweep"_s, u"1:2"_s} << u".gif"_s;
    }
    void badCommandLinesAreRefused()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, named);
        const QString file = m_folder.filePath(u"never.png"_s);
        const CommandRun ran = render(QStringList{casePath(u"built_heads"_s), u"-o"_s, file} + options);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains(named), qPrintable(ran.err));
        QVERIFY(!QFile::exists(file));
    }

    void aPngPastTheLimitIsRefusedAndPdfOffered()
    {
        const CommandRun ran = render({casePath(u"built_heads"_s), u"--print"_s, u"2000"_s, u"--dpi"_s, u"600"_s,
                                       u"-o"_s, m_folder.filePath(u"never.png"_s)});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains(u"32,767"_s) && ran.err.contains(u"PDF"_s), qPrintable(ran.err));
    }

    void aWidthInWhichNothingCanBeReadIsRefused_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("named");
        QTest::newRow("few pixels") << QStringList{u"--width"_s, u"100"_s} << u"--width"_s;
        QTest::newRow("many dpi") << QStringList{u"--width"_s, u"960"_s, u"--dpi"_s, u"4800"_s} << u"200"_s;
        QTest::newRow("narrow paper") << QStringList{u"--print"_s, u"20"_s} << u"44 mm"_s;
        QTest::newRow("a sheet") << QStringList{u"--sheet"_s, u"--width"_s, u"90"_s} << u"--width"_s;
    }
    void aWidthInWhichNothingCanBeReadIsRefused()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, named);
        QFile before(m_folder.filePath(u"kept.png"_s));
        QVERIFY(before.open(QIODevice::WriteOnly) && before.write("kept") == 4);
        before.close();
        const CommandRun ran = render(QStringList{casePath(u"built_heads"_s), u"-o"_s, before.fileName()} + options);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains(named), qPrintable(ran.err));
        QCOMPARE(bytesOf(before.fileName()), QByteArray("kept"));
    }

    void anOverflowOnTheWayLeavesNoFile()
    {
        const QString file = m_folder.filePath(u"never.gif"_s);
        const CommandRun ran =
            render({casePath(u"built_heads"_s), u"--scale"_s, u"1e-308"_s, u"--multiply"_s, u"1e-300"_s, u"--sweep"_s,
                    u"0.001:1000000"_s, u"--frames"_s, u"3"_s, u"-o"_s, file});
        QCOMPARE(ran.status, 1);
        QVERIFY(!QFile::exists(file));
    }

private:
    QTemporaryDir m_folder;
};

QTEST_MAIN(TestRenderOutput)
#include "tst_render_output.moc"
