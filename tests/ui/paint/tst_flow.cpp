#include "support/matrix_check.h"
#include "support/matrix_source.h"
#include "ui/paint/color_map.h"
#include "ui/paint/flow.h"
#include "ui/paint/head_colors.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;
using test::rows;

namespace {

constexpr QSize size(700, 400);

std::shared_ptr<MatrixSource> sourceOf(const Matrix<double>& weights, BoolMatrix allowed = {})
{
    return std::make_shared<MatrixSource>(weights, MatrixSource::names(weights.rows()),
                                          MatrixSource::names(weights.cols()), std::move(allowed));
}

Flow flowOf(const std::shared_ptr<const AttentionSource>& source, const FlowOptions& options = {},
            const QRectF& room = QRectF(QPointF(), QSizeF(size)))
{
    return {source, options, readFlow(source.get(), options), Theme::light(), QFont(), room};
}

QImage painted(const Flow& flow, const FlowMarks& marks = {})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Theme::light().ground);
    QPainter painter(&image);
    flow.paint(painter, marks);
    return image;
}

/// How far the pixels beside the end of a line at a token are from the ground, added up.
int inkAt(const QImage& image, const Flow& flow, FlowSide side, Index place)
{
    const FlowColumn& column = flow.columns().of(side);
    const int x = static_cast<int>(column.lineX) + (side == FlowSide::Queries ? 3 : -4);
    const int middle = static_cast<int>(column.yOf(place));
    int ink = 0;
    for (int y = middle - 6; y <= middle + 6; ++y)
        ink += std::abs(qGreen(image.pixel(x, y)) - Theme::light().ground.green());
    return ink;
}

FlowMarks selected(Index query, Index key = 0, FlowSide side = FlowSide::Queries)
{
    return {query, key, side, std::nullopt};
}

} // namespace

class TestFlow : public QObject {
    Q_OBJECT

private slots:
    void everyTokenIsHit_data();
    void everyTokenIsHit();
    void nothingLiesOutsideTheRoom();
    void shorterColumnStandsInTheMiddle();
    void fewTokensStandNearOneAnother();
    void aLegendStandsWhereItIsWanted();
    void strongerWeightsHaveThickerLines();
    void weightsBelowTheThresholdHaveNoLine();
    void selectedTokensLinesAreStrong();
    void hoveredTokenShowsItsLinesAlone();
    void aKeyShowsWhoReadsIt();
    void headsHaveLinesSideBySide();
    void sightlessQueryIsSaidInWords();
    void shareOfLinesIsSaid_data();
    void shareOfLinesIsSaid();
    void emptySourcesPaint();
};

void TestFlow::everyTokenIsHit_data()
{
    QTest::addColumn<int>("queries");
    QTest::addColumn<int>("keys");
    QTest::newRow("one token") << 1 << 1;
    QTest::newRow("six tokens") << 6 << 6;
    QTest::newRow("one query, two keys") << 1 << 2;
    QTest::newRow("400 tokens") << 400 << 400;
}

void TestFlow::everyTokenIsHit()
{
    QFETCH(int, queries);
    QFETCH(int, keys);
    const Flow flow = flowOf(sourceOf(Matrix<double>::Constant(queries, keys, 1.0 / keys)), {}, {20, 10, 660, 380});
    for (const FlowSide side : {FlowSide::Queries, FlowSide::Keys}) {
        const FlowColumn& column = flow.columns().of(side);
        for (Index i = 0; i < flow.count(side); ++i)
            QCOMPARE(flow.tokenAt({column.labels.center().x(), column.yOf(i)}), std::optional(FlowToken{side, i}));
        QVERIFY(!flow.tokenAt({column.labels.center().x(), column.labels.bottom() + 1}));
    }
    QVERIFY(!flow.tokenAt({350, flow.columns().queries.yOf(0)})); // between the columns
}

void TestFlow::nothingLiesOutsideTheRoom()
{
    for (const int tokens : {1, 9, 60, 500, 4096}) {
        MatrixSource source = MatrixSource::causal(5);
        const QRectF room(20, 10, 400, 300);
        const auto names = std::vector<std::string>(static_cast<std::size_t>(tokens), "an uncommonly long token");
        FlowOptions options;
        options.heads = {0, 1, 2};
        options.legend = true;
        const auto shared = std::make_shared<MatrixSource>(Matrix<double>::Zero(tokens, tokens), names, names);
        shared->heads = 3;
        const FlowColumns columns = flowOf(shared, options, room).columns();
        for (const FlowColumn& column : {columns.queries, columns.keys})
            for (const QRectF& part : {column.labels, column.title})
                QVERIFY(room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(part));
        QVERIFY(columns.keys.lineX - columns.queries.lineX > 100);
        QVERIFY(columns.legend.bottom() <= room.bottom() + 0.01);
    }
}

void TestFlow::shorterColumnStandsInTheMiddle()
{
    const FlowColumns columns = flowOf(sourceOf(rows({{0.2, 0.3, 0.5}}))).columns();
    QVERIFY(std::abs(columns.queries.yOf(0) - columns.keys.yOf(1)) <= 1);
}

void TestFlow::fewTokensStandNearOneAnother()
{
    const Flow flow = flowOf(sourceOf(rows({{0.2, 0.8}, {0.5, 0.5}})));
    const FlowColumn& queries = flow.columns().queries;
    const double between = queries.yOf(1) - queries.yOf(0);
    const double line = flow.labelRect({FlowSide::Queries, 0}).height();
    QVERIFY(between >= line && between <= 3 * line);
}

void TestFlow::aLegendStandsWhereItIsWanted()
{
    const auto source = sourceOf(rows({{0.2, 0.8}, {0.5, 0.5}}));
    source->heads = 2;
    FlowOptions options;
    options.heads = {0, 1};
    QVERIFY(flowOf(source, options).columns().legend.isEmpty());
    options.legend = true;
    QVERIFY(!flowOf(source, options).columns().legend.isEmpty());
}

void TestFlow::strongerWeightsHaveThickerLines()
{
    const Flow flow = flowOf(sourceOf(rows({{0.1, 0.3, 0.6}})));
    const QImage image = painted(flow);
    const int weak = inkAt(image, flow, FlowSide::Keys, 0);
    const int middle = inkAt(image, flow, FlowSide::Keys, 1);
    const int strong = inkAt(image, flow, FlowSide::Keys, 2);
    QVERIFY2(weak > 20 && middle > 2 * weak && strong > 2 * middle,
             qPrintable(u"%1 %2 %3"_s.arg(weak).arg(middle).arg(strong)));
}

void TestFlow::weightsBelowTheThresholdHaveNoLine()
{
    FlowOptions options;
    options.threshold = 0.3;
    const Flow flow = flowOf(sourceOf(rows({{0.1, 0.3, 0.6}})), options);
    const QImage image = painted(flow);
    QCOMPARE(inkAt(image, flow, FlowSide::Keys, 0), 0);
    QVERIFY(inkAt(image, flow, FlowSide::Keys, 1) > 0);
    QCOMPARE(painted(flow, selected(0)).copy(), painted(flow, selected(0)));
    QCOMPARE(inkAt(painted(flow, selected(0)), flow, FlowSide::Keys, 0), 0);
}

void TestFlow::selectedTokensLinesAreStrong()
{
    const Flow flow = flowOf(sourceOf(rows({{1, 0}, {0, 1}})));
    const QImage calm = painted(flow);
    const QImage marked = painted(flow, selected(0));
    QVERIFY(inkAt(marked, flow, FlowSide::Queries, 0) >= inkAt(calm, flow, FlowSide::Queries, 0));
    const int faded = inkAt(marked, flow, FlowSide::Queries, 1);
    QVERIFY(faded > 0 && 3 * faded < inkAt(calm, flow, FlowSide::Queries, 1));
}

void TestFlow::hoveredTokenShowsItsLinesAlone()
{
    const Flow flow = flowOf(sourceOf(rows({{1, 0}, {0, 1}})));
    FlowMarks marks = selected(0);
    marks.hovered = FlowToken{FlowSide::Queries, 1};
    const QImage image = painted(flow, marks);
    QCOMPARE(inkAt(image, flow, FlowSide::Queries, 0), 0);
    QCOMPARE(inkAt(image, flow, FlowSide::Queries, 1), inkAt(painted(flow), flow, FlowSide::Queries, 1));
}

void TestFlow::aKeyShowsWhoReadsIt()
{
    const Flow flow = flowOf(sourceOf(rows({{1, 0}, {0, 1}, {0, 1}})));
    const QImage image = painted(flow, selected(0, 1, FlowSide::Keys));
    const int strong = inkAt(painted(flow), flow, FlowSide::Queries, 2);
    QVERIFY(inkAt(image, flow, FlowSide::Queries, 1) >= strong);
    QVERIFY(inkAt(image, flow, FlowSide::Queries, 2) >= strong);
    QVERIFY(3 * inkAt(image, flow, FlowSide::Queries, 0) < strong);
}

void TestFlow::headsHaveLinesSideBySide()
{
    const auto source = sourceOf(rows({{1}}));
    source->heads = 12;
    FlowOptions options;
    options.heads = {1, 4, 11};
    const Flow flow = flowOf(source, options);
    const QImage image = painted(flow);
    const FlowColumn& column = flow.columns().queries;
    for (const Index head : options.heads) {
        bool found = false;
        for (int y = 0; y < size.height(); ++y)
            found = found || image.pixel(350, y) == headColor(head, Theme::light()).rgb();
        QVERIFY2(found, qPrintable(QString::number(head)));
    }
    QVERIFY(column.pitch > 0);
}

void TestFlow::sightlessQueryIsSaidInWords()
{
    BoolMatrix allowed = BoolMatrix::Constant(2, 2, true);
    allowed.row(1).setConstant(false);
    const Matrix<double> weights = rows({{0.5, 0.5}, {0, 0}});
    const Flow seeing = flowOf(sourceOf(weights));
    const Flow flow = flowOf(sourceOf(weights, allowed));
    QVERIFY(flow.isSightless(1) && !flow.isSightless(0));
    const QRect beside(static_cast<int>(flow.columns().queries.lineX) + 2,
                       static_cast<int>(flow.columns().queries.yOf(1)) - 6, 60, 12);
    const auto isEmptyThere = [&](const QImage& image) {
        QImage ground = image.copy(beside);
        ground.fill(Theme::light().ground);
        return image.copy(beside) == ground;
    };
    QVERIFY(isEmptyThere(painted(seeing)));
    QVERIFY(!isEmptyThere(painted(flow)));
}

void TestFlow::shareOfLinesIsSaid_data()
{
    QTest::addColumn<double>("threshold");
    QTest::addColumn<QString>("text");
    QTest::newRow("a threshold") << 0.2 << u"15 of 45 weights ≥ 0.2"_s;
    QTest::newRow("none") << 0.0 << u"45 of 45 weights > 0"_s;
    QTest::newRow("all are below") << 1.0 << u"1 of 45 weights ≥ 1"_s;
}

void TestFlow::shareOfLinesIsSaid()
{
    QFETCH(double, threshold);
    FlowOptions options;
    options.threshold = threshold;
    const MatrixSource source = MatrixSource::causal(9);
    QTEST(flowShareText(readFlow(&source, options)->lines, threshold), "text");
    FlowLines lines;
    lines.lines.resize(3);
    lines.reached = 4000;
    lines.weights = 16777216;
    lines.threshold = 0.32;
    lines.raised = true;
    QCOMPARE(flowShareText(lines, 0.05),
             u"4,000 of 16,777,216 weights ≥ 0.32 · too many from 0.05 on · 3 of them drawn"_s);
}

void TestFlow::emptySourcesPaint()
{
    FlowOptions missing;
    missing.heads = {0, 7};
    FlowOptions none;
    none.heads = {};
    const auto source = sourceOf(rows({{1}}));
    for (const Flow& flow :
         {flowOf(nullptr), flowOf(sourceOf(Matrix<double>(0, 0))), flowOf(source, missing), flowOf(source, none)}) {
        QVERIFY(flow.isEmpty());
        QVERIFY(!flow.tokenAt({10, 10}));
        painted(flow, selected(0));
    }
}

QTEST_MAIN(TestFlow)
#include "tst_flow.moc"
