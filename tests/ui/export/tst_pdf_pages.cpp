#include "support/other_program.h"
#include "ui/export/picture_layout.h"
#include "ui/export/picture_pages.h"
#include "ui/export/print_size.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace headlight;
using test::output;
using namespace Qt::StringLiterals;

namespace {

/// A rectangle of one colour.
Picture plain(QSizeF size)
{
    return {size, u"plain"_s,
            [size](QPainter& painter) { painter.fillRect(QRectF(QPointF(), size), QColor(1, 2, 3)); }};
}

} // namespace

class TestPdfPages : public QObject {
    Q_OBJECT

private slots:
    void aPageHasThePicturesSize()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"plain.pdf"_s);
        QVERIFY(!exportPicture(plain({960, 480}), path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QRegularExpression box(u"/MediaBox \\[\\s*0 0 720(\\.0+)? 360(\\.0+)?\\s*\\]"_s);
        QVERIFY(box.match(QString::fromLatin1(file.readAll())).hasMatch());
    }

    void pagesEndWithTheirPictures()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"plain.pdf"_s);
        const double column = 84 / 25.4 * 96; // 238.11 points
        QVERIFY(saveBytes(picturesPdf({plain({column, 100.5}), plain({50, 41})}, u"Two"_s), path) == std::nullopt);
        const auto sizes = output(u"pdfinfo"_s, {u"-f"_s, u"1"_s, u"-l"_s, u"2"_s, path});
        if (!sizes)
            QSKIP("pdfinfo is not installed");
        for (const char* size : {"1 size: 238.11 x 75.375 pts", "2 size: 37.5 x 30.75 pts"})
            QVERIFY2(sizes->simplified().contains(size), sizes->constData());
        QVERIFY(output(u"pdftoppm"_s, {u"-r"_s, u"960"_s, u"-f"_s, u"1"_s, u"-l"_s, u"1"_s, u"-png"_s, u"-singlefile"_s,
                                       path, folder.filePath(u"page"_s)}));
        const QImage page(folder.filePath(u"page.png"_s));
        for (const QPoint inside : {QPoint(2, 2), QPoint(page.width() - 3, page.height() - 3)})
            QCOMPARE(page.pixel(inside), qRgb(1, 2, 3));
    }

    void aLongPictureGoesOnOnAnotherPageWhereItMayBeCut()
    {
        const double most = pageHeight(400);
        Picture tall = plain({400, 2.5 * most});
        QCOMPARE(pagesOf(tall).size(), 1U); // nothing says where
        tall.breaks = {0.4 * most, 0.9 * most, 1.2 * most, 1.8 * most, 2.3 * most};
        std::vector<double> heights;
        for (const Picture& page : pagesOf(tall))
            heights.push_back(std::round(10 * page.size.height() / most));
        QCOMPARE(heights, (std::vector<double>{9, 9, 7})); // cut at 0.9 and 1.8
        const Picture halved = scaled(tall, 0.3);          // at its new size it fits
        QCOMPARE(halved.breaks.front(), 0.3 * tall.breaks.front());
        QCOMPARE(pagesOf(halved).size(), 1U);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"tall.pdf"_s);
        QVERIFY(!exportPicture(tall, path));
        const auto info = output(u"pdfinfo"_s, {path});
        if (!info)
            QSKIP("pdfinfo is not installed");
        QVERIFY2(info->simplified().contains("Pages: 3"), info->constData());
    }

    void wordsArePartedHoweverLong()
    {
        const QString words = u"supercalifragilistic old incomprehensibilities new"_s;
        QTemporaryDir folder;
        const QString path = folder.filePath(u"words.pdf"_s);
        QVERIFY(
            !exportPicture(printed(captioned(plain({900, 20}), words, Theme::light(), QFont()), {}, QFont()), path));
        const auto text = output(u"pdftotext"_s, {path, u"-"_s});
        if (!text)
            QSKIP("pdftotext is not installed");
        QVERIFY2(QString::fromUtf8(*text).simplified().contains(words), text->constData());
    }
};

QTEST_MAIN(TestPdfPages)
#include "tst_pdf_pages.moc"
