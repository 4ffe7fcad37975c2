#include "support/matrix_source.h"
#include "support/small_content.h"
#include "ui/document/evaluate.h"
#include "ui/export/caption.h"
#include "ui/export/figures.h"
#include "ui/export/picture_layout.h"
#include "ui/export/print_size.h"

#include <QPainter>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// A square of one colour.
Picture plain(QSizeF size, const QColor& color = QColor(1, 2, 3))
{
    return {size, u"plain"_s, [=](QPainter& painter) { painter.fillRect(QRectF(QPointF(), size), color); }};
}

QImage imageOf(const Picture& picture)
{
    return pictureImage(picture).value();
}

bool isAll(const QImage& image, QRgb color)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) != color)
                return false;
    return true;
}

QFont font()
{
    QFont sized;
    sized.setPixelSize(13);
    return sized;
}

QString captionOf(const Content& content, std::optional<HeadPlace> head, Range range = Range::Unit)
{
    const auto source = evaluate(content).value();
    HeatmapOptions colors;
    colors.range = range;
    CaptionSubject subject;
    subject.head = head;
    subject.colors = colors;
    return captionText(content, *source, subject);
}

} // namespace

class TestPictureLayout : public QObject {
    Q_OBJECT

private slots:
    void aScaledPictureIsThePictureLarger()
    {
        const QImage image = imageOf(scaled(plain({10, 20}), 3));
        QCOMPARE(image.size(), QSize(30, 60));
        QVERIFY(isAll(image, qRgb(1, 2, 3)));
    }

    void aWidenedPictureHasGroundAtItsRight()
    {
        const QImage image = imageOf(widened(plain({10, 20}), 25, Theme::light()));
        QCOMPARE(image.size(), QSize(25, 20));
        QVERIFY(isAll(image.copy(0, 0, 10, 20), qRgb(1, 2, 3)));
        QVERIFY(isAll(image.copy(10, 0, 15, 20), Theme::light().ground.rgb()));
        QCOMPARE(widened(plain({10, 20}), 5, Theme::light()).size, QSizeF(10, 20));
    }

    void aCaptionStandsUnderAnUnchangedPicture()
    {
        const Picture figure =
            heatmapFigure(std::make_shared<MatrixSource>(MatrixSource::causal(4)), {}, Theme::light(), font(), 600);
        const QString text = u"words that are many "_s.repeated(20);
        const QImage bare = imageOf(figure);
        const QImage image = imageOf(captioned(figure, text, Theme::light(), font()));
        QCOMPARE(image.width(), bare.width());
        QVERIFY(image.height() > bare.height() + 60); // several lines
        QCOMPARE(image.copy(0, 0, bare.width(), bare.height() - 16), bare.copy(0, 0, bare.width(), bare.height() - 16));
        QVERIFY(!isAll(image.copy(0, bare.height(), bare.width(), 20), Theme::light().ground.rgb()));
        const int margin = 20;
        QVERIFY(isAll(image.copy(image.width() - margin, bare.height(), margin, image.height() - bare.height()),
                      Theme::light().ground.rgb()));
        QCOMPARE(imageOf(captioned(figure, {}, Theme::light(), font())), bare);
    }

    void aKoreanCaptionIsTextThatWraps()
    {
        const QString text = u"가나다라마바사아자차카타파하"_s.repeated(8);
        const QByteArray svg = pictureSvg(captioned(plain({300, 50}), text, Theme::light(), font()));
        QVERIFY(svg.count("<text") >= 3);
        QVERIFY(svg.contains(u"가나다라"_s.toUtf8()));
        // Line below line: there is ink right above the caption's margin.
        const QImage image = imageOf(captioned(plain({300, 50}), text, Theme::light(), font()));
        const int bottom = image.height() - 24; // the margin
        QVERIFY(!isAll(image.copy(0, bottom - 20, image.width(), 20), Theme::light().ground.rgb()));
    }

    void aSheetHasThePicturesInRows()
    {
        const QColor colors[] = {Qt::red, Qt::green, Qt::blue};
        std::vector<Picture> pictures;
        for (const QColor& color : colors)
            pictures.push_back(plain({100, 50}, color));
        const QImage image = imageOf(contactSheet(pictures, 2, 400, Theme::light(), {}, font()));
        QCOMPARE(image.size(), QSize(400, 200));
        QVERIFY(isAll(image.copy(0, 0, 200, 100), QColor(Qt::red).rgb()));
        QVERIFY(isAll(image.copy(200, 0, 200, 100), QColor(Qt::green).rgb()));
        QVERIFY(isAll(image.copy(0, 100, 200, 100), QColor(Qt::blue).rgb()));
        QVERIFY(isAll(image.copy(200, 100, 200, 100), Theme::light().ground.rgb()));
        pictures.insert(pictures.begin() + 1, Picture()); // of a head without one: it leaves no hole
        QCOMPARE(imageOf(contactSheet(pictures, 2, 400, Theme::light(), {}, font())), image);
    }

    void aSheetsCaptionIsAsLargeAsItsPicturesText()
    {
        const Picture large = plain({480, 100});
        const auto letters = [&](int columns) {
            const QByteArray svg = pictureSvg(contactSheet(std::vector<Picture>(4, large), columns, 960, Theme::light(),
                                                           u"words of the caption"_s, font()));
            const qsizetype at = svg.lastIndexOf("matrix(", svg.indexOf("words of"));
            return svg.mid(at + 7, svg.indexOf(',', at) - at - 7).toDouble();
        };
        QCOMPARE(letters(2), 1.0);
        QVERIFY(std::abs(letters(3) - 2.0 / 3) < 1e-5);
        QCOMPARE(letters(4), 0.6); // smaller ones could not be read
    }

    void aCaptionOfStepsNamesNoQuantityAndNoColours()
    {
        const Content content = test::smallContent();
        CaptionSubject subject = captionSubject(ViewKind::Steps, {});
        subject.head = HeadPlace{0, 1};
        const QString text = captionText(content, *evaluate(content).value(), subject);
        QVERIFY2(text.contains(u"L0H1 (right); mask: causal; "_s) && !text.contains(u"colours"_s), qPrintable(text));
    }

    void aCaptionOfAComparisonSaysWhatDiffers()
    {
        const Content b = test::smallContent();
        Content a = b;
        CaptionSubject subject = captionSubject(ViewKind::Compare, {});
        subject.head = HeadPlace{0, 1};
        const auto text = [&] {
            subject.other = CaptionOther{a, evaluate(a).value(), {}, true};
            return captionText(b, *evaluate(b).value(), subject);
        };
        QVERIFY2(text().endsWith(u"”. L0H1 (right); Weights; mask: causal; scores divided by √dₖ = 1."_s),
                 qPrintable(text()));
        a.model.layers[0].mask.kind = Mask::Kind::None;
        a.model.scoreMultiplier = 3;
        QVERIFY2(
            text().contains(u"Weights; A: mask: none; scores divided by √dₖ = 1; every score × 3; B: mask: causal"_s),
            qPrintable(text()));
        a.title = "Another";
        QVERIFY2(text().startsWith(u"A: Another. “"_s) && text().contains(u" B: "_s), qPrintable(text()));
        subject.other->isA = false;
        QVERIFY(captionText(b, *evaluate(b).value(), subject).contains(u"B: Another."_s));
    }

    void aPrintedPictureHasItsMillimetresAndPoints()
    {
        const PrintSize print{84, 8};
        const double width = drawingWidth(print, font());
        const Picture page = printed(plain({width / 2, 100}), print, font());
        QCOMPARE(page.size.width() / 96 * 25.4, 84.0);
        // A text of 13 px, 9.75 pt, comes out at 8 pt.
        QCOMPARE(page.size.height(), 100 * 8 / 9.75);
        const QByteArray svg = pictureSvg(page);
        QVERIFY2(svg.contains("<svg width=\"84mm\""), svg.left(120).constData());
        const QImage image = pictureImage(page, 300).value();
        QCOMPARE(image.width(), qRound(84 / 25.4 * 300));
        QCOMPARE(image.pixel(image.width() - 1, 0), qRgb(255, 255, 255));
    }

    void paperHasFinerCellsThanAScreen()
    {
        // Every other column is bright: shrunk to fewer dots, all cells look bright.
        Matrix<double> stripes = Matrix<double>::Zero(400, 400);
        for (Index j = 0; j < 400; j += 2)
            stripes.col(j).setOnes();
        const auto names = MatrixSource::names(400);
        const auto source = std::make_shared<MatrixSource>(std::move(stripes), names, names);
        const PrintSize print{84, 8};
        const Picture figure = heatmapFigure(source, {}, printTheme(), font(), drawingWidth(print, font()));
        const auto darkShare = [](const QByteArray& svg) {
            const qsizetype from = svg.indexOf("base64,") + 7;
            const QImage cells = QImage::fromData(QByteArray::fromBase64(svg.mid(from, svg.indexOf('"', from) - from)));
            int dark = 0;
            for (int x = 0; x < cells.width(); ++x)
                dark += qGray(cells.pixel(x, cells.height() / 2)) < 128 ? 1 : 0;
            return double(dark) / cells.width();
        };
        QCOMPARE(darkShare(pictureSvg(figure)), 1.0); // 0 for an image that cannot be read
        QCOMPARE(darkShare(pictureSvg(printed(figure, print, font()))), 0.5);
    }

    void greysStayApartInAMapOfOneHueAlone()
    {
        for (const ColorMap map : {ColorMap::Blue, ColorMap::Teal, ColorMap::Grey}) {
            const double step = leastGreyStep(ColorScale::sequential(map, printTheme()));
            QVERIFY2(step > 20 && step < 25, QByteArray::number(step)); // L* is linear from 99.5 to about 10
        }
        QVERIFY(leastGreyStep(ColorScale::diverging(printTheme())) < 1);
        QVERIFY(clearGreyStep > 1 && clearGreyStep < 20);
    }

    void aCaptionSaysAllThatAReaderNeeds()
    {
        Content content = test::smallContent();
        content.model.scoreMultiplier = 2.5;
        const QString one = captionOf(content, HeadPlace{0, 1});
        for (const QString& part : {u"small."_s, u"“red cube red”."_s, u"L0H1 (right)"_s, u"Weights"_s,
                                    u"mask: causal"_s, u"√dₖ = 1"_s, u"every score × 2.5"_s, u"colours from 0 to 1."_s})
            QVERIFY2(one.contains(part), qPrintable(one));
        content.model.scoreMultiplier = 0.5;
        for (Layer<double>& layer : content.model.layers)
            for (Head& head : layer.heads)
                head.scale = {.kind = Scale::Kind::Number, .number = 7};
        const QString alike = captionOf(content, std::nullopt);
        for (const QString& part : {u"every score × 0.5"_s, u"scores divided by 7;"_s})
            QVERIFY2(alike.contains(part), qPrintable(alike));
        content = test::smallContent();
        content.model.layers[1].mask.kind = Mask::Kind::None;
        const QString all = captionOf(content, std::nullopt, Range::Own);
        for (const QString& part : {u"All layers and heads"_s, u"mask: differs between layers"_s,
                                    u"scores divided by √dₖ;"_s, u"of each head."_s})
            QVERIFY2(all.contains(part), qPrintable(all));
        QVERIFY(!all.contains(u"every score"_s));
    }

    void aCaptionNamesTheHeadsThatStandTogether()
    {
        Content content = test::smallContent();
        const auto source = evaluate(content).value();
        CaptionSubject flow = captionSubject(ViewKind::Flow, {});
        flow.together = {{0, 0}, {0, 1}};
        content.model.layers[1].mask.kind = Mask::Kind::None; // which is not shown
        const QString text = captionText(content, *source, flow);
        QVERIFY2(text.contains(u"L0H0 (left), L0H1 (right); Weights; mask: causal; "_s), qPrintable(text));
        QVERIFY2(!text.contains(u"colours"_s), qPrintable(text));
        flow.together.clear();
        for (const Index head : {0, 1, 2, 3, 5, 6, 8, 11})
            flow.together.push_back({0, head});
        MatrixSource many(Matrix<double>::Ones(1, 1), {"a"}, {"a"});
        flow.rules = false;
        QVERIFY2(captionText(content, many, flow).contains(u"L0H0–L0H3, L0H5, L0H6, L0H8, L0H11; Weights."_s),
                 qPrintable(captionText(content, many, flow)));
    }

    void aCaptionSaysWhatIsQuietLeftOutAndByDecades_data()
    {
        QTest::addColumn<ViewKind>("view");
        QTest::addColumn<bool>("quiet");
        QTest::addColumn<bool>("without");
        QTest::addColumn<bool>("decades");
        QTest::newRow("heatmap") << ViewKind::Heatmap << true << true << true;
        QTest::newRow("grid") << ViewKind::Grid << true << true << true;
        QTest::newRow("a flow has lines and a threshold of its own") << ViewKind::Flow << false << true << false;
        QTest::newRow("steps are sums over all keys") << ViewKind::Steps << true << false << true;
        QTest::newRow("geometry has vectors") << ViewKind::Geometry << false << false << false;
        QTest::newRow("compare") << ViewKind::Compare << true << true << true;
    }
    void aCaptionSaysWhatIsQuietLeftOutAndByDecades()
    {
        QFETCH(ViewKind, view);
        QFETCH(bool, quiet);
        QFETCH(bool, without);
        QFETCH(bool, decades);
        const Content content = test::smallContent();
        HeatmapOptions options;
        options.threshold = 0.1;
        options.logarithmic = true;
        options.keysLeftOut = {1};
        CaptionSubject subject = captionSubject(view, options);
        if (view != ViewKind::Grid)
            subject.head = HeadPlace{0, 0};
        const QString text = captionText(content, *evaluate(content).value(), subject);
        const auto says = [&](const QString& part) { return text.contains(part, Qt::CaseInsensitive); };
        QVERIFY2(says(u"quiet: below 0.1"_s) == quiet, qPrintable(text));
        QVERIFY2(says(u"without “cube”, renormalised"_s) == without, qPrintable(text));
        QVERIFY2(says(u"logarithmic"_s) == decades, qPrintable(text));
    }

    void aThresholdOfAnotherQuantitySaysNothingOfWeights()
    {
        HeatmapOptions options;
        options.threshold = 0.1;
        QCOMPARE(weightOptions(options).threshold, 0.1);
        options.quantity = Quantity::Scores;
        QCOMPARE(weightOptions(options).threshold, 0.0);
    }

    void aCaptionsSentenceHasNoMarksOfSplitting()
    {
        Content content = test::smallContent();
        content.sentence = "상자|가 New_York";
        QVERIFY(captionOf(content, HeadPlace{0, 0}).contains(u"“상자가 New York”"_s));
        content.sentence.reset();
        QVERIFY(captionOf(content, HeadPlace{0, 0}).contains(u"“red cube red”"_s));
    }

    void aLongSentenceIsCutInACaption()
    {
        Content content = test::smallContent();
        content.sentence = std::string(5000, 'x');
        const QString text = captionOf(content, HeadPlace{0, 0});
        QVERIFY(text.contains(u"xx…”"_s) && text.size() < 1000);
    }
};

QTEST_MAIN(TestPictureLayout)
#include "tst_picture_layout.moc"
