#include "support/matrix_source.h"
#include "support/other_program.h"
#include "ui/export/figures.h"
#include "ui/paint/interface_font.h"

#include <QFile>
#include <QFileInfo>
#include <QFontInfo>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cerrno>
#include <set>

using namespace headlight;
using test::output;
using namespace Qt::StringLiterals;

namespace {

Picture causalFigure(Index tokens, const Theme& theme = Theme::light(), double width = 600)
{
    return heatmapFigure(std::make_shared<MatrixSource>(MatrixSource::causal(tokens)), {}, theme, QFont(), width);
}

Picture koreanFigure()
{
    const std::vector<std::string> tokens{"빨간 상자", "공", "a0b1", "fluffy"};
    MatrixSource source(Matrix<double>::Constant(4, 4, 0.25), tokens, tokens);
    source.name = "색을 읽는 머리";
    return heatmapFigure(std::make_shared<MatrixSource>(std::move(source)), {}, Theme::light(),
                         fontForLanguage(QFont(), u"ko"_s), 600);
}

/// A square of one colour.
Picture plain(QSizeF size)
{
    return {size, u"plain"_s,
            [size](QPainter& painter) { painter.fillRect(QRectF(QPointF(), size), QColor(1, 2, 3)); }};
}

QRgb weightColor(double weight, const Theme& theme = Theme::light())
{
    return ColorScale::sequential(ColorMap::Blue, theme).at(weight);
}

/// All text of an SVG, a line an element.
QString svgTexts(const QByteArray& svg)
{
    QString all;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == "text"_L1)
            all += reader.readElementText() + u'\n';
    return reader.hasError() ? u"not XML: "_s + reader.errorString() : all;
}

} // namespace

class TestImageExport : public QObject {
    Q_OBJECT

private slots:
    void pngHasTheAskedSizeAndResolution_data();
    void pngHasTheAskedSizeAndResolution();
    void aCoarsePngShowsTheWholePicture();
    void pngCellsHaveExactColours();
    void pngCarriesItsTitle();
    void aTrimmedPictureEndsBehindItsLastColumn();
    void tooWideIsRefusedAndNamesTheLimit();
    void tooManyPixelsAreRefused();
    void svgTextIsText();
    void theHeadingIsOfWhatIsShown();
    void svgTextHasAColour();
    void svgTextNamesAFamilyThatIsThere();
    void svgCellsAreRectanglesOfExactColours();
    void largeSvgStaysSmallAndSharp();
    void anotherProgramDrawsAnSvgsCellsSharp();
    void pdfTextIsText();
    void pdfTextIsTextInTheKoreanFontToo();
    void pdfCellsHaveExactColours_data();
    void pdfCellsHaveExactColours();
    void unknownEndingIsRefused();
    void failedWriteLeavesNothing();
    void emptyPictureIsRefused();
    void endingMayBeInCapitals();
};

void TestImageExport::pngHasTheAskedSizeAndResolution_data()
{
    QTest::addColumn<int>("dpi");
    QTest::addColumn<int>("width");
    QTest::newRow("screen") << 96 << 600;
    QTest::newRow("print") << 300 << 1875;
    QTest::newRow("coarse") << 72 << 450;
}

void TestImageExport::pngHasTheAskedSizeAndResolution()
{
    QFETCH(int, dpi);
    QFETCH(int, width);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"figure.png"_s);
    QVERIFY(!exportPicture(causalFigure(4), path, dpi));
    const QImage image(path);
    QCOMPARE(image.width(), width);
    QCOMPARE(qRound(image.dotsPerMeterX() * 0.0254), dpi);
    QCOMPARE(image.dotsPerMeterY(), image.dotsPerMeterX());
}

void TestImageExport::aCoarsePngShowsTheWholePicture()
{
    const Picture halves{{100, 40}, {}, [](QPainter& painter) {
                             painter.fillRect(QRectF(0, 0, 50, 40), Qt::red);
                             painter.fillRect(QRectF(50, 0, 50, 40), Qt::blue);
                         }};
    for (const int dpi : {24, 48, 72, 96, 144}) {
        const QImage image = pictureImage(halves, dpi).value();
        QCOMPARE(image.pixelColor(image.width() / 2 - 2, 5), QColor(Qt::red));
        QCOMPARE(image.pixelColor(image.width() / 2 + 2, 5), QColor(Qt::blue));
        QCOMPARE(image.pixelColor(image.width() - 1, image.height() - 1), QColor(Qt::blue));
    }
}

void TestImageExport::pngCellsHaveExactColours()
{
    const Result<QImage, ExportError> image = pictureImage(causalFigure(4, Theme::darkTheme()), 200);
    QVERIFY(image);
    std::set<QRgb> seen;
    for (int y = 0; y < image.value().height(); ++y)
        for (int x = 0; x < image.value().width(); ++x)
            seen.insert(image.value().pixel(x, y));
    for (const double weight : {1.0, 0.5, 1.0 / 3, 0.25})
        QVERIFY(seen.count(weightColor(weight, Theme::darkTheme())) == 1);
}

void TestImageExport::pngCarriesItsTitle()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"figure.png"_s);
    QVERIFY(!exportPicture(koreanFigure(), path));
    QVERIFY(QImage(path).text(u"Title"_s).contains(u"색을 읽는 머리"_s));
}

void TestImageExport::aTrimmedPictureEndsBehindItsLastColumn()
{
    const Picture wide = causalFigure(4, Theme::light(), 4000);
    const Picture narrow = trimmed(wide);
    QCOMPARE(wide.size.width(), 4000.0);
    QVERIFY(narrow.size.width() < 3000);
    const QImage whole = pictureImage(wide).value();
    const QImage cut = pictureImage(narrow).value();
    QCOMPARE(whole.copy(cut.rect()), cut);
    const QImage rest = whole.copy(cut.width(), 0, whole.width() - cut.width(), whole.height());
    QImage ground(rest.size(), rest.format());
    ground.fill(Theme::light().ground);
    QCOMPARE(rest, ground);
    QCOMPARE(trimmed(causalFigure(40)).size.width(), 600.0);
    QCOMPARE(trimmed(plain({300, 20})).size.width(), 300.0);
}

void TestImageExport::tooWideIsRefusedAndNamesTheLimit()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"wide.png"_s);
    const auto error = exportPicture(plain({32768, 10}), path);
    QVERIFY(error);
    QCOMPARE(error->kind, ExportError::Kind::TooWide);
    QVERIFY(errorText(*error).contains(u"32,767"_s));
    QVERIFY(errorText(*error).contains(u"PDF"_s));
    QVERIFY(!QFileInfo::exists(path));
    QVERIFY(!exportPicture(plain({32767, 2}), path));
    QCOMPARE(QImage(path).width(), 32767);
    QVERIFY(!exportPicture(plain({40000, 10}), folder.filePath(u"wide.pdf"_s)));
}

void TestImageExport::tooManyPixelsAreRefused()
{
    const Result<QImage, ExportError> image = pictureImage(plain({30000, 30000}));
    QVERIFY(!image);
    QCOMPARE(image.error().kind, ExportError::Kind::TooManyPixels);
    QVERIFY(errorText(image.error()).contains(u"900"_s));
    QCOMPARE(pictureImage(plain({20100, 20000})).error().kind, ExportError::Kind::TooManyPixels); // 402
}

void TestImageExport::svgTextIsText()
{
    const QString texts = svgTexts(pictureSvg(koreanFigure()));
    for (const QString& expected :
         {u"L0H0"_s, u"색을 읽는 머리"_s, u"빨간 상자"_s, u".50"_s, u"keys: what is read →"_s, u"0.75"_s})
        QVERIFY2(texts.contains(expected), qPrintable(texts));
}

void TestImageExport::theHeadingIsOfWhatIsShown()
{
    MatrixSource source = MatrixSource::causal(3);
    source.layers = 2;
    source.name = "a head's name";
    const auto figure = [shared = std::make_shared<MatrixSource>(source)](Quantity quantity, Index layer) {
        HeatmapOptions options;
        options.quantity = quantity;
        options.layer = layer;
        return heatmapFigure(shared, options, Theme::light(), QFont(), 600);
    };
    QCOMPARE(figure(Quantity::Embeddings, 1).title, u"Embeddings X"_s);
    QCOMPARE(figure(Quantity::LayerOutput, 1).title, u"L1: Output of the layer"_s);
    QCOMPARE(figure(Quantity::Scores, 1).title, u"L1H0: a head's name · Scores"_s);
    QVERIFY(figure(Quantity::Scores, 2).size.isEmpty());
    for (const QByteArray& file : {pictureSvg(figure(Quantity::Scores, 1)), picturePdf(figure(Quantity::Scores, 1))})
        QVERIFY(file.contains("<title>L1H0: ") || file.contains("/Title"));
}

void TestImageExport::svgTextHasAColour()
{
    QVERIFY(!pictureSvg(koreanFigure()).contains("<text fill=\"\""));
    QVERIFY(!pictureSvg(koreanFigure()).contains("fill=\"\""));
}

void TestImageExport::svgTextNamesAFamilyThatIsThere()
{
    QFont asked;
    asked.setFamily(u"Sans Serif"_s);
    const Picture text{{100, 40}, {}, [&](QPainter& painter) {
                           painter.setFont(asked);
                           painter.drawText(QPointF(5, 20), u"text"_s);
                       }};
    const QByteArray svg = pictureSvg(text);
    const QString family = QFontInfo(asked).family();
    QVERIFY2(svg.contains(u"font-family=\"'%1', sans-serif\""_s.arg(family).toUtf8()), svg.constData());
    QVERIFY(family == u"Sans Serif"_s || !svg.contains("\"Sans Serif\""));
}

void TestImageExport::svgCellsAreRectanglesOfExactColours()
{
    const QByteArray svg = pictureSvg(causalFigure(4));
    QVERIFY(!svg.contains("<image"));
    for (const double weight : {1.0, 0.5, 1.0 / 3, 0.25})
        QVERIFY2(svg.contains(QColor(weightColor(weight)).name().toUtf8()),
                 QColor(weightColor(weight)).name().toUtf8());
    // A cell is an element, without the group and the font that the generator gives each.
    QVERIFY(svg.count("<rect fill=\"#") > 16);
    for (qsizetype at = svg.indexOf("<rect "); at >= 0; at = svg.indexOf("<rect ", at + 1))
        QVERIFY(!svg.mid(at, svg.indexOf("/>", at) - at).contains("font"));
    QCOMPARE(svg.count("<g "), svg.count("</g>"));
    QVERIFY(!svgTexts(svg).startsWith(u"not XML"_s));
}

void TestImageExport::largeSvgStaysSmallAndSharp()
{
    const QByteArray svg = pictureSvg(causalFigure(400));
    QVERIFY2(svg.size() < 2000000, QByteArray::number(svg.size()));
    QVERIFY(svg.contains("image-rendering:pixelated"));
    QVERIFY(!svgTexts(svg).startsWith(u"not XML"_s));
}

void TestImageExport::anotherProgramDrawsAnSvgsCellsSharp()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"figure.svg"_s);
    QVERIFY(!exportPicture(causalFigure(4), path));
    if (!output(u"rsvg-convert"_s, {u"-d"_s, u"96"_s, u"-p"_s, u"96"_s, u"-o"_s, folder.filePath(u"s.png"_s), path}))
        QSKIP("rsvg-convert is not installed");
    const QImage drawn = QImage(folder.filePath(u"s.png"_s)).convertToFormat(QImage::Format_RGB32);
    const QImage exact = pictureImage(causalFigure(4)).value();
    QCOMPARE(drawn.size(), exact.size());
    const std::set<QRgb> cells{weightColor(1), weightColor(0.5), weightColor(1.0 / 3), weightColor(0.25)};
    int all = 0;
    int same = 0;
    for (int y = 0; y < exact.height(); ++y)
        for (int x = 0; x < exact.width(); ++x)
            if (cells.count(exact.pixel(x, y))) {
                ++all;
                same += drawn.pixel(x, y) == exact.pixel(x, y) ? 1 : 0;
            }
    QVERIFY2(all > 20000 && same > 0.99 * all, qPrintable(u"%1 of %2"_s.arg(same).arg(all)));
}

void TestImageExport::pdfTextIsText()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"figure.pdf"_s);
    QVERIFY(!exportPicture(causalFigure(4), path));
    const auto text = output(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
    if (!text)
        QSKIP("pdftotext is not installed");
    for (const char* expected : {"L0H0", "t3", ".25", "1.00", "keys: what is read"})
        QVERIFY2(text->contains(expected), text->constData());
}

void TestImageExport::pdfTextIsTextInTheKoreanFontToo()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"figure.pdf"_s);
    QVERIFY(!exportPicture(koreanFigure(), path));
    const auto text = output(u"pdftotext"_s, {path, u"-"_s});
    if (!text)
        QSKIP("pdftotext is not installed");
    const QString read = QString::fromUtf8(*text);
    for (const QString& expected : {u"L0H0"_s, u"빨간 상자"_s, u"색을 읽는 머리"_s, u"a0b1"_s, u"fluffy"_s})
        QVERIFY2(read.contains(expected), text->constData());
}

void TestImageExport::pdfCellsHaveExactColours_data()
{
    QTest::addColumn<int>("tokens");
    QTest::newRow("rectangles") << 4;
    QTest::newRow("an image") << 100;
}

void TestImageExport::pdfCellsHaveExactColours()
{
    QFETCH(int, tokens);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"figure.pdf"_s);
    QVERIFY(!exportPicture(causalFigure(tokens), path));
    if (!output(u"pdftoppm"_s, {u"-r"_s, u"192"_s, u"-png"_s, u"-singlefile"_s, path, folder.filePath(u"page"_s)}))
        QSKIP("pdftoppm is not installed");
    const QImage page(folder.filePath(u"page.png"_s));
    std::set<QRgb> seen;
    for (int y = 0; y < page.height(); ++y)
        for (int x = 0; x < page.width(); ++x)
            seen.insert(page.pixel(x, y));
    for (int i = 0; i < 4; ++i)
        QVERIFY2(seen.count(weightColor(1.0 / (i + 1))) == 1, QByteArray::number(i));
}

void TestImageExport::unknownEndingIsRefused()
{
    QTemporaryDir folder;
    for (const QString& name : {u"figure.bmp"_s, u"figure"_s}) {
        const auto error = exportPicture(causalFigure(3), folder.filePath(name));
        QVERIFY(error);
        QCOMPARE(error->kind, ExportError::Kind::UnknownFormat);
        QVERIFY(errorText(*error).contains(u".svg"_s));
        QVERIFY(!QFileInfo::exists(folder.filePath(name)));
    }
}

void TestImageExport::failedWriteLeavesNothing()
{
    QTemporaryDir folder;
    for (const QString& ending : {u".png"_s, u".svg"_s, u".pdf"_s}) {
        const auto error = exportPicture(causalFigure(3), folder.filePath(u"nowhere/figure"_s + ending));
        QVERIFY(error);
        QCOMPARE(error->kind, ExportError::Kind::CannotWrite);
        QVERIFY(errorText(*error).contains(u"figure"_s + ending));
    }
    QVERIFY(QDir(folder.path()).isEmpty());
    const ExportError denied{ExportError::Kind::CannotWrite, u"figure.png"_s, qt_error_string(EACCES), 0, 0};
    QVERIFY2(errorText(denied).contains(u"(permission denied)"_s), qPrintable(errorText(denied)));
}

void TestImageExport::emptyPictureIsRefused()
{
    QTemporaryDir folder;
    for (const QString& ending : {u".png"_s, u".svg"_s, u".pdf"_s}) {
        const auto error = exportPicture(causalFigure(0), folder.filePath(u"empty"_s + ending));
        QVERIFY(error);
        QCOMPARE(error->kind, ExportError::Kind::Empty);
    }
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestImageExport::endingMayBeInCapitals()
{
    QTemporaryDir folder;
    QVERIFY(!exportPicture(causalFigure(3), folder.filePath(u"FIGURE.PNG"_s)));
    QVERIFY(!QImage(folder.filePath(u"FIGURE.PNG"_s)).isNull());
}

QTEST_MAIN(TestImageExport)
#include "tst_image_export.moc"
