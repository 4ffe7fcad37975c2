#include "support/example_content.h"
#include "support/small_content.h"
#include "ui/export/geometry_figure.h"
#include "ui/paint/geometry_picture.h"
#include "ui/paint/text.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <numbers>

using namespace headlight;
using namespace headlight::test;
using namespace Qt::StringLiterals;

class TestGeometryPicture : public QObject {
    Q_OBJECT

private slots:
    void theWorkedExampleReadsAsByHand();
    void aPlaneOfTwoDimensionsIsNoProjection();
    void widerHeadsShowTheirPrincipalDirections();
    void vectorsThatLieInOnePlaneLoseNothing();
    void chosenComponentsAreTakenAsTheyAre();
    void theFootLiesOnTheQuerysLine();
    void theOutputLiesInTheHullOfWhatIsSeen();
    void theHullIsOfTheKeysThatAreSeen();
    void aQueryThatSeesNothingHasNoHull();
    void placesOutsideAreBroughtInside();
    void aHeadIsFoundAtItsTip();
    void coincidentHeadsShareALabel();
    void theSelectedPairIsAlwaysLabelled();
    void noLabelsOverlap();
    void noAxisNameRunsUnderALabel();
    void oneDimensionIsALine();
    void zeroVectorsAreDrawn();
    void keptFramesStay();
    void withoutTokensThereIsNothing();
    void everythingIsDrawnInsideTheRoom();
    void theFigureHasAHeading();
    void whatIsTakenOverChangesNothing();

private:
    GeometryPicture pictureOf(const Content& content, const GeometryOptions& options = {}) const
    {
        return {sourceOf(content), options, Theme::light(), QFont(), QRectF(0, 0, 700, 480)};
    }
};

void TestGeometryPicture::theWorkedExampleReadsAsByHand()
{
    const GeometryPicture picture = pictureOf(caseContent(u"worked_example"_s));
    const GeometryNumbers& numbers = picture.numbers();
    QCOMPARE(numbers.queries, rows({{2, 0}}));
    QCOMPARE(numbers.keys, rows({{1, 0}, {0, 1}}));
    QCOMPARE(numbers.values, rows({{10, 0}, {0, 10}}));
    QVERIFY(agree(numbers.weights(0, 0), 0.804429682506957, 1e-15));
    QVERIFY(agree(numbers.output(0, 0), 8.04429682506957, 1e-15));
    QVERIFY(agree(numbers.output(0, 1), 1.95570317493043, 1e-14));
    QCOMPARE(numbers.pair.product, 2.);
    QCOMPARE(*numbers.pair.angle, 0.);
    QCOMPARE(*numbers.pair.foot, 0.5);
    QCOMPARE(numbers.valueNorm, 10.);

    Content content = caseContent(u"worked_example"_s);
    content.memory->embeddings = rows({{1, 2}, {0, 1}});
    const QString angle = pairLines(pictureOf(content).numbers(), 2)[1][0].value;
    QCOMPARE(angle, u"63.4°"_s); // one decimal less than the other numbers

    GeometryOptions other;
    other.key = 1;
    QCOMPARE(*pictureOf(caseContent(u"worked_example"_s), other).numbers().pair.angle, std::numbers::pi / 2);
}

void TestGeometryPicture::aPlaneOfTwoDimensionsIsNoProjection()
{
    GeometryOptions options;
    options.keyDimensions = std::array<Index, 2>{5, 3}; // for wider heads: of no concern here
    const GeometryPicture picture = pictureOf(caseContent(u"worked_example"_s), options);
    QVERIFY(!picture.numbers().keyPlane.isProjection());
    QVERIFY(projectionText(picture.numbers().keyPlane).isEmpty());
    QCOMPARE(axisText(picture.numbers().keyPlane, false, 1), u"q₂, k₂"_s);
}

void TestGeometryPicture::widerHeadsShowTheirPrincipalDirections()
{
    const Content content = randomContent(12, 5);
    const GeometryNumbers numbers = pictureOf(content).numbers();
    QVERIFY(numbers.keyPlane.isProjection() && !numbers.keyPlane.dimensions);
    QVERIFY(numbers.keyPlane.shares(0, 0) >= numbers.keyPlane.shares(0, 1));
    const double shown =
        (numbers.queries.squaredNorm() + numbers.keys.squaredNorm()) / (2 * (*content.embeddings).squaredNorm());
    QVERIFY(agree(numbers.keyPlane.shares.sum(), shown, 1e-12));
    for (const int axis : {0, 1}) {
        const QString share = QString::number(100 * numbers.keyPlane.shares(0, axis), 'f', 0);
        QVERIFY(axisText(numbers.keyPlane, false, axis).contains(u'(' + share));
    }
    QVERIFY(projectionText(numbers.keyPlane).contains(u'5'));
    // lengths in the readout are of all five dimensions
    QVERIFY(agree(numbers.pair.firstNorm, (*content.embeddings).row(0).norm(), 1e-14));
    GeometryOptions third;
    third.key = 3;
    QVERIFY(agree(pictureOf(content, third).numbers().valueNorm, (*content.embeddings).row(3).norm(), 1e-14));
}

void TestGeometryPicture::vectorsThatLieInOnePlaneLoseNothing()
{
    Content content = randomContent(6, 5);
    content.embeddings = Matrix<double>(randomMatrix<double>(6, 2, 1) * randomMatrix<double>(2, 5, 2));
    const GeometryNumbers numbers = pictureOf(content).numbers();
    QVERIFY(!numbers.keyPlane.isProjection());
    QVERIFY(projectionText(numbers.keyPlane).contains(u"lie in this plane"_s));
    QVERIFY(agree(numbers.keys.row(3).norm(), (*content.embeddings).row(3).norm(), 1e-12));
    // components of the same vectors do lose
    GeometryOptions options;
    options.keyDimensions = std::array<Index, 2>{0, 1};
    QVERIFY(pictureOf(content, options).numbers().keyPlane.isProjection());
}

void TestGeometryPicture::chosenComponentsAreTakenAsTheyAre()
{
    const Content content = randomContent(7, 5);
    GeometryOptions options;
    options.keyDimensions = std::array<Index, 2>{3, 1};
    options.valueDimensions = std::array<Index, 2>{4, 99};
    const GeometryNumbers numbers = pictureOf(content, options).numbers();
    QCOMPARE(numbers.keys.col(0), (*content.embeddings).col(3));
    QCOMPARE(numbers.queries.col(1), (*content.embeddings).col(1));
    QCOMPARE(numbers.values.col(0), (*content.embeddings).col(4));
    QCOMPARE((*numbers.valuePlane.dimensions)[1], 4); // brought inside
    QCOMPARE(axisText(numbers.keyPlane, false, 0), u"q₄, k₄"_s);
}

void TestGeometryPicture::theFootLiesOnTheQuerysLine()
{
    Content content = caseContent(u"worked_example"_s);
    content.memory->embeddings = rows({{1, 2}, {0, 1}});
    const GeometryNumbers numbers = pictureOf(content).numbers();
    // k = (1, 2) casts (1, 0) on q = (2, 0)
    QCOMPARE(*numbers.pair.foot, 0.5);
    QVERIFY(agree(*numbers.pair.angle, std::atan(2.), 1e-15));
}

void TestGeometryPicture::theOutputLiesInTheHullOfWhatIsSeen()
{
    GeometryOptions options;
    options.query = 2;
    Content content = randomContent(6, 2);
    content.model.layers[0].mask.kind = Mask::Kind::Causal;
    const GeometryNumbers numbers = pictureOf(content, options).numbers();
    QCOMPARE(numbers.seen, (std::vector<bool>{true, true, true, false, false, false}));
    QCOMPARE(numbers.hull.size(), 3u);
    for (const Index corner : numbers.hull)
        QVERIFY(corner <= 2);
    for (std::size_t i = 0; i < 3; ++i) {
        const auto a = numbers.values.row(numbers.hull[i]);
        const auto b = numbers.values.row(numbers.hull[(i + 1) % 3]);
        const auto o = numbers.output.row(0);
        QVERIFY((b(0) - a(0)) * (o(1) - a(1)) - (b(1) - a(1)) * (o(0) - a(0)) > 0);
    }
}

void TestGeometryPicture::theHullIsOfTheKeysThatAreSeen()
{
    Content content = randomContent(6, 2);
    content.model.layers[0].hiddenKeys = {0, 1};
    const GeometryNumbers numbers = pictureOf(content).numbers();
    QVERIFY(numbers.hull.size() >= 3);
    for (const Index corner : numbers.hull)
        QVERIFY(corner >= 2);
}

void TestGeometryPicture::aQueryThatSeesNothingHasNoHull()
{
    Content content = caseContent(u"worked_example"_s);
    content.model.layers[0].hiddenKeys = {0, 1};
    const GeometryPicture picture = pictureOf(content);
    QVERIFY(picture.numbers().seesNothing());
    QCOMPARE(picture.numbers().output, rows({{0, 0}}));
    QImage image(700, 480, QImage::Format_RGB32);
    QPainter painter(&image);
    picture.paint(painter);
}

void TestGeometryPicture::placesOutsideAreBroughtInside()
{
    GeometryOptions options;
    options.layer = 9;
    options.head = 9;
    options.query = 9;
    options.key = -3;
    const GeometryPicture picture = pictureOf(caseContent(u"worked_example"_s), options);
    QCOMPARE(picture.options().layer, 0);
    QCOMPARE(picture.options().query, 0);
    QCOMPARE(picture.options().key, 0);
}

void TestGeometryPicture::aHeadIsFoundAtItsTip()
{
    const GeometryPicture picture = pictureOf(randomContent(5, 2));
    for (const VectorKind kind : {VectorKind::Key, VectorKind::Value})
        for (Index i = 0; i < 5; ++i) {
            const VectorPlace place{kind, i};
            const auto near = picture.vectorsAt(picture.tip(place));
            QVERIFY(std::find(near.begin(), near.end(), place) != near.end());
        }
    QVERIFY(picture.vectorsAt({1, 1}).empty());
}

void TestGeometryPicture::coincidentHeadsShareALabel()
{
    const GeometryPicture picture = pictureOf(caseContent(u"causal_equal_scores"_s));
    // every token of this document has the same key
    std::size_t named = 0;
    for (const GeometryLabel& label : picture.labels(VectorKind::Key))
        named += label.vectors.size();
    QCOMPARE(named, 8u);
    QVERIFY(picture.labels(VectorKind::Key).size() <= 2);
    Content same = randomContent(3, 2);
    same.tokens = {"rose", "rose", "rose"};
    same.embeddings = rows({{1, 2}, {1, 2}, {1, 2}});
    QCOMPARE(pictureOf(same).labels(VectorKind::Value).front().text, u"rose"_s); // said once
}

void TestGeometryPicture::theSelectedPairIsAlwaysLabelled()
{
    GeometryOptions options;
    options.query = 100;
    options.key = 200;
    const GeometryPicture picture = pictureOf(randomContent(300, 2), options);
    for (const VectorKind kind : {VectorKind::Key, VectorKind::Value})
        for (const GeometryLabel& label : picture.labels(kind))
            QVERIFY(!label.selected || !label.place.isEmpty());
}

void TestGeometryPicture::noLabelsOverlap()
{
    const GeometryPicture picture = pictureOf(randomContent(60, 3));
    for (const VectorKind kind : {VectorKind::Key, VectorKind::Value}) {
        const auto& labels = picture.labels(kind);
        for (std::size_t i = 0; i < labels.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(labels[i].place.isEmpty() || labels[j].place.isEmpty()
                        || !labels[i].place.intersects(labels[j].place));
    }
}

void TestGeometryPicture::noAxisNameRunsUnderALabel()
{
    QFont large;
    large.setPixelSize(28); // as in presenter mode
    int named = 0;
    for (const int tokens : {2, 6, 9, 20})
        for (const int width : {420, 560, 700, 1000})
            for (int query = 0; query < tokens; ++query) {
                GeometryOptions options;
                options.query = query;
                options.key = query;
                const GeometryPicture picture(sourceOf(longContent(tokens)), options, Theme::light(), large,
                                              QRectF(0, 0, width, 480));
                for (const VectorKind kind : {VectorKind::Query, VectorKind::Value})
                    for (const int axis : {0, 1}) {
                        const QRectF name = picture.axisName(kind, axis);
                        named += name.isEmpty() ? 0 : 1;
                        for (const GeometryLabel& label : picture.labels(kind))
                            QVERIFY(name.isEmpty() || !label.place.intersects(name));
                    }
            }
    QVERIFY(named > 100);
}

void TestGeometryPicture::oneDimensionIsALine()
{
    Content content = randomContent(3, 1);
    const GeometryPicture picture = pictureOf(content);
    QVERIFY(picture.numbers().keyPlane.isFlat() && picture.numbers().valuePlane.isFlat());
    // queries lie above the line, keys below it
    const double line = picture.plane(VectorKind::Key).at({0, 0}).y();
    QVERIFY(picture.tip({VectorKind::Query, 1}).y() < line);
    QVERIFY(picture.tip({VectorKind::Key, 1}).y() > line);
    QCOMPARE(picture.tip({VectorKind::Value, 1}).y(), picture.plane(VectorKind::Value).at({0, 0}).y());
    QCOMPARE(axisText(picture.numbers().valuePlane, true, 0), u"v₁"_s);
}

void TestGeometryPicture::zeroVectorsAreDrawn()
{
    for (const Index d : {1, 2, 4}) {
        Content content = randomContent(3, d);
        content.embeddings = SharedMatrix<double>(Matrix<double>::Zero(3, d));
        const GeometryPicture picture = pictureOf(content);
        QVERIFY(!picture.numbers().pair.angle);
        QVERIFY(pairLines(picture.numbers(), 2)[1][0].value.startsWith(u"none"_s));
        QCOMPARE(picture.tip({VectorKind::Value, 2}), picture.plane(VectorKind::Value).at({0, 0}));
        QImage image(700, 480, QImage::Format_RGB32);
        QPainter painter(&image);
        picture.paint(painter);
    }
}

void TestGeometryPicture::keptFramesStay()
{
    const Content content = caseContent(u"worked_example"_s);
    const GeometryPicture before = pictureOf(content);
    Content moved = content;
    moved.embeddings = rows({{30, 0}});
    const GeometryPicture after(sourceOf(moved), {}, Theme::light(), QFont(), QRectF(0, 0, 700, 480), before.frames());
    QCOMPARE(after.tip({VectorKind::Key, 1}), before.tip({VectorKind::Key, 1}));
}

void TestGeometryPicture::withoutTokensThereIsNothing()
{
    Content content = caseContent(u"worked_example"_s);
    content.tokens.clear();
    content.embeddings = Matrix<double>(0, 2);
    QVERIFY(pictureOf(content).isEmpty());
    QVERIFY(GeometryPicture(nullptr, {}, Theme::light(), QFont(), QRectF(0, 0, 700, 480)).isEmpty());
    QVERIFY(geometryFigure(nullptr, {}, Theme::light(), QFont(), 700).size.isEmpty());
}

void TestGeometryPicture::everythingIsDrawnInsideTheRoom()
{
    for (const Index n : {1, 6, 40, 400}) {
        const QRectF room(50, 40, 600, 440);
        const GeometryPicture picture(sourceOf(randomContent(n, 6)), {}, Theme::light(), QFont(), room);
        QImage image(700, 520, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        picture.paint(painter);
        painter.end();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (!room.adjusted(-1, -1, 1, 1).contains(QPointF(x, y)))
                    QVERIFY2(image.pixel(x, y) == qRgb(255, 255, 255),
                             qPrintable(u"%1 tokens draw at %2, %3"_s.arg(n).arg(x).arg(y)));
    }
}

void TestGeometryPicture::theFigureHasAHeading()
{
    const Picture figure = geometryFigure(sourceOf(caseContent(u"worked_example"_s)), {}, Theme::light(), QFont(), 800);
    QCOMPARE(figure.size.width(), 800.);
    QCOMPARE(figure.title, u"L0H0: “query” reads “key 1”"_s);
    const QByteArray svg = pictureSvg(figure);
    QVERIFY(svg.contains("8.04"));
    QVERIFY(!svg.contains("nan"));
}

void TestGeometryPicture::whatIsTakenOverChangesNothing()
{
    const auto source = test::sourceOf(test::caseContent(u"built_heads"_s));
    GeometryOptions first;
    first.query = 1;
    GeometryOptions second;
    second.query = 5;
    second.key = 3;
    const auto before = geometryNumbers(*source, first);
    const auto anew = geometryNumbers(*source, second);
    const auto held = geometryNumbers(*source, second, &*before);
    QVERIFY(held->keys == anew->keys && held->values == anew->values);
    QVERIFY(held->output == anew->output && held->weights == anew->weights);
    QVERIFY(held->seen == anew->seen && held->hull == anew->hull);
    QCOMPARE(held->pair.product, anew->pair.product);
    QCOMPARE(held->valueNorm, anew->valueNorm);
    QVERIFY(before->seen != held->seen);
}

QTEST_MAIN(TestGeometryPicture)
#include "tst_geometry_picture.moc"
