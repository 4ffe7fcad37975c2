#include "support/matrix_source.h"
#include "support/other_program.h"
#include "ui/export/batch_export.h"
#include "ui/export/figures.h"
#include "ui/export/gif_export.h"
#include "ui/export/gif_palette.h"
#include "ui/export/number_table.h"
#include "ui/export/sweep.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>
#include <set>

using namespace headlight;
using test::output;
using namespace Qt::StringLiterals;

namespace {

/// Squares, each of a colour of its own.
PictureSeries squares(int count, ExportProgress* cancelAtSecond = nullptr)
{
    PictureSeries series;
    for (int i = 0; i < count; ++i)
        series.names.append(u"L0H%1"_s.arg(i));
    series.picture = [cancelAtSecond](int i) {
        if (cancelAtSecond && i == 1)
            cancelAtSecond->cancelled = true;
        const QSizeF size(40 + 10 * i, 30);
        return Picture{size, u"square"_s,
                       [=](QPainter& painter) { painter.fillRect(QRectF(QPointF(), size), QColor(10 * i, 50, 200)); }};
    };
    return series;
}

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

/// The cells' colours of a heatmap of 1 … 4 tokens read evenly.
std::set<QRgb> cellColors()
{
    const ColorScale scale = ColorScale::sequential(ColorMap::Blue, Theme::light());
    return {scale.at(1), scale.at(0.5), scale.at(1.0 / 3), scale.at(0.25)};
}

} // namespace

class TestBatchExport : public QObject {
    Q_OBJECT

private slots:
    void aFolderHasAFileForEachHead()
    {
        QTemporaryDir room;
        const QString folder = room.filePath(u"heads"_s);
        const auto forAll = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup;
        QVERIFY(QFile(room.path()).setPermissions(forAll)); // unlike those of a temporary folder
        QVERIFY(QDir().mkdir(folder));                      // an empty one may be there
        ExportProgress progress;
        QVERIFY(!exportFolder(squares(3), folder, u"png"_s, 96, &progress));
        QCOMPARE(filesIn(folder), QStringList({u"L0H0.png"_s, u"L0H1.png"_s, u"L0H2.png"_s}));
        QCOMPARE(QImage(folder + u"/L0H2.png"_s).size(), QSize(60, 30));
        QCOMPARE(progress.total, 3);
        QCOMPARE(filesIn(room.path()), QStringList(u"heads"_s));
        QVERIFY(QFile(folder).permissions() == QFile(room.path()).permissions());
    }

    void aFolderInUseIsRefusedAndKept()
    {
        QTemporaryDir room;
        QFile mine(room.filePath(u".mine"_s)); // hidden ones count too
        QVERIFY(mine.open(QIODevice::WriteOnly));
        const auto error = exportFolder(squares(2), room.path(), u"png"_s, 96);
        QVERIFY(error && error->kind == ExportError::Kind::FolderInUse);
        QVERIFY(errorText(*error).contains(u"not empty"_s));
        QCOMPARE(filesIn(room.path()), QStringList(u".mine"_s));
    }

    void aCancelledExportLeavesNothing()
    {
        QTemporaryDir room;
        for (int kind = 0; kind < 3; ++kind) {
            ExportProgress progress;
            const PictureSeries series = squares(3, &progress);
            const QString path = room.filePath(u"result"_s);
            const auto error = kind == 0   ? exportFolder(series, path, u"svg"_s, 96, &progress)
                               : kind == 1 ? exportPages(series, u"t"_s, path, &progress)
                                           : exportGif(series, 10, 96, path, &progress);
            QVERIFY2(error && error->kind == ExportError::Kind::Cancelled, QByteArray::number(kind));
            QCOMPARE(filesIn(room.path()), QStringList());
        }
    }

    void aPictureCancelledWhileItIsDrawnLeavesNothing()
    {
        QTemporaryDir room;
        for (const QString& ending : {u"png"_s, u"svg"_s, u"pdf"_s}) {
            ExportProgress progress;
            const Picture slow{{20, 20}, {}, [&](QPainter&) { progress.cancelled = true; }};
            const auto error = exportPicture(slow, room.filePath(u"result."_s + ending), 96, &progress);
            QVERIFY2(error && error->kind == ExportError::Kind::Cancelled, qPrintable(ending));
            const PictureSeries series{{u"a"_s, u"b"_s}, [&](int) { return slow; }};
            progress.cancelled = false;
            QVERIFY(exportGif(series, 10, 96, room.filePath(u"result.gif"_s), &progress));
            QCOMPARE(filesIn(room.path()), QStringList());
        }
    }

    void aHeadWithoutAPictureLeavesNothing()
    {
        QTemporaryDir room;
        PictureSeries series = squares(2);
        series.picture = [good = series.picture](int i) { return i == 1 ? Picture() : good(i); };
        for (int kind = 0; kind < 3; ++kind) {
            const QString path = room.filePath(u"result"_s);
            const auto error = kind == 0   ? exportFolder(series, path, u"svg"_s, 96)
                               : kind == 1 ? exportPages(series, u"t"_s, path)
                                           : exportGif(series, 10, 96, path);
            QVERIFY2(error && error->kind == ExportError::Kind::Empty, QByteArray::number(kind));
            QVERIFY(kind != 0 || error->path == path); // the folder, not a file in one that is gone
            QCOMPARE(filesIn(room.path()), QStringList());
        }
    }

    void aPdfHasAPageForEachHeadOfItsSize()
    {
        QTemporaryDir room;
        const QString path = room.filePath(u"heads.pdf"_s);
        QVERIFY(!exportPages(squares(3), u"Heads"_s, path));
        const auto text = output(u"pdfinfo"_s, {u"-f"_s, u"1"_s, u"-l"_s, u"3"_s, path});
        if (!text)
            QSKIP("pdfinfo is not installed");
        QVERIFY(text->contains("Pages:           3"));
        // 40, 50, 60 px at 96 to the inch, in points
        QVERIFY2(QRegularExpression(u"1 size: +(30|29.9).*2 size: +(37|38).*3 size: +45"_s,
                                    QRegularExpression::DotMatchesEverythingOption)
                     .match(QString::fromLatin1(*text))
                     .hasMatch(),
                 text->constData());
    }

    void aGifHasItsFramesTimesAndLoops()
    {
        QTemporaryDir room;
        const QString path = room.filePath(u"a.gif"_s);
        QVERIFY(!exportGif(squares(4), 30, 96, path));
        QImageReader reader(path);
        QCOMPARE(reader.size(), QSize(70, 30)); // of the largest frame
        QCOMPARE(reader.imageCount(), 4);
        QCOMPARE(reader.loopCount(), -1);
        int total = 0;
        for (int i = 0; i < 4; ++i) {
            const QImage frame = reader.read();
            QCOMPARE(frame.pixel(0, 0), qRgb(10 * i, 50, 200));
            QCOMPARE(frame.pixel(69, 29), qRgb(10 * i, 50, 200));
            total += reader.nextImageDelay();
        }
        QCOMPARE(total, 130); // 4 ÷ 30 s in hundredths
    }

    void aGifsCellsHaveExactColours()
    {
        const Picture figure =
            heatmapFigure(std::make_shared<MatrixSource>(MatrixSource::causal(4)), {}, Theme::light(), QFont(), 600);
        QTemporaryDir room;
        const QString path = room.filePath(u"a.gif"_s);
        QVERIFY(!exportGif({{u"a"_s, u"b"_s}, [&](int) { return figure; }}, 10, 96, path));
        const QImage frame = QImageReader(path).read().convertToFormat(QImage::Format_RGB32);
        const QImage exact = pictureImage(figure).value();
        const std::set<QRgb> cells = cellColors();
        int wrong = 0;
        int right = 0;
        for (int y = 0; y < exact.height(); ++y)
            for (int x = 0; x < exact.width(); ++x)
                if (cells.count(exact.pixel(x, y)))
                    (frame.pixel(x, y) == exact.pixel(x, y) ? right : wrong) += 1;
        QCOMPARE(wrong, 0);
        QVERIFY(right > 20000);
    }

    void aFewColoursAreKeptExactly()
    {
        QImage image(16, 16, QImage::Format_RGB32);
        for (int i = 0; i < 256; ++i)
            image.setPixel(i % 16, i / 16, qRgb(i, 255 - i, i / 2));
        const IndexedImage result = indexed(image);
        QCOMPARE(result.colors.size(), std::size_t{256});
        for (int i = 0; i < 256; ++i)
            QCOMPARE(result.colors[result.pixels[static_cast<std::size_t>(i)]], image.pixel(i % 16, i / 16));
    }

    void ofManyColoursTheAreasAreKept()
    {
        QImage image(100, 100, QImage::Format_RGB32);
        for (int y = 0; y < 100; ++y)
            for (int x = 0; x < 100; ++x)
                image.setPixel(x, y, x < 50 ? qRgb(1, 2, 3) : qRgb(2 * x, 2 * y, 77));
        const IndexedImage result = indexed(image);
        QCOMPARE(result.colors.size(), std::size_t{256});
        QCOMPARE(result.colors[result.pixels[0]], qRgb(1, 2, 3));
        const QRgb near = result.colors[result.pixels[99 * 100 + 75]];
        QVERIFY(std::abs(qRed(near) - 150) + std::abs(qGreen(near) - 198) < 24);
    }

    void aTooWideGifIsRefused()
    {
        const auto error = exportGif({{u"a"_s, u"b"_s},
                                      [](int) {
                                          return Picture{{9000, 10}, {}, {}};
                                      }},
                                     10, 96, u"/nowhere/a.gif"_s);
        QVERIFY(error && error->kind == ExportError::Kind::GifTooWide);
        QVERIFY(errorText(*error).contains(u"8,000"_s));
    }

    void aSweepGoesInEqualRatiosAndHitsItsEnds()
    {
        const std::vector<double> values = sweepValues({0.25, 8, 6, 10});
        QCOMPARE(values.size(), std::size_t{6});
        for (std::size_t i = 0; i < values.size(); ++i)
            QVERIFY(std::abs(values[i] / std::pow(2.0, double(i) - 2) - 1) < 1e-12);
        QCOMPARE(values.back(), 8.0);
        const std::vector<double> down = sweepValues({3, 0.1, 2, 10});
        QCOMPARE(down, (std::vector<double>{3, 0.1}));
        QCOMPARE(sweepText(0.05), u"Every score × 0.050"_s);
        QCOMPARE(sweepText(0.5), u"Every score × 0.50"_s);
        QCOMPARE(sweepText(12.34), u"Every score × 12.3"_s);
    }

    void aTableHasLabelsAndExactNumbers()
    {
        Matrix<double> scores(2, 2);
        scores << 0.1, -std::numeric_limits<double>::infinity(), 1e-7, 3;
        const MatrixSource source(scores, {"a", "tab\t\"b\""}, {"x", "y"});
        QCOMPARE(numberTable(source, Quantity::Scores, 0, 0), u"\tx\ty\na\t0.1\t\n\"tab\t\"\"b\"\"\"\t1e-07\t3\n"_s);
        QVERIFY(numberTable(source, Quantity::Queries, 0, 0).startsWith(u"\tq₁\tq₂\n"_s));
        QVERIFY(numberTable(source, Quantity::Keys, 0, 0).startsWith(u"\tk₁\tk₂\nx\t"_s));
    }
};

QTEST_MAIN(TestBatchExport)
#include "tst_batch_export.moc"
