#include "support/matrix_source.h"
#include "ui/export/figures.h"

#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

Picture figureOf(Index rows, Index columns, double width)
{
    const auto source = std::make_shared<MatrixSource>(Matrix<double>::Constant(rows, columns, 0.1),
                                                       MatrixSource::names(rows), MatrixSource::names(columns));
    return heatmapFigure(source, {}, Theme::light(), QFont(), width);
}

/// How often a name stands in a figure.
qsizetype count(const QByteArray& svg, Index name)
{
    return svg.count(">t" + QByteArray::number(name) + "<");
}

} // namespace

class TestHeatmapPage : public QObject {
    Q_OBJECT

private slots:
    void everyRowOfAPageIsNamed_data()
    {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<double>("width");
        QTest::newRow("a long sentence on a screen") << 40 << 960.0;
        QTest::newRow("a sentence in a column of two") << 16 << 387.0;
        QTest::newRow("a short one in little room") << 5 << 260.0;
    }
    void everyRowOfAPageIsNamed()
    {
        QFETCH(int, tokens);
        QFETCH(double, width);
        const QByteArray svg = pictureSvg(figureOf(tokens, tokens, width));
        for (Index i = 0; i < tokens; ++i)
            QVERIFY2(count(svg, i) > 0, QByteArray::number(i));
    }

    void cellsGrowWithThePage()
    {
        for (const double width : {960.0, 3000.0})
            QVERIFY2(figureOf(6, 6, width).used > 0.9 * width, QByteArray::number(width));
    }

    void aPageIsNotMuchHigherThanWide()
    {
        for (const auto& [rows, columns] : {std::pair<Index, Index>{40, 2}, {400, 3}, {400, 400}, {6, 6}, {1, 1}})
            QVERIFY2(figureOf(rows, columns, 960).size.height() < 1.15 * 960, QByteArray::number(rows));
        QVERIFY(figureOf(2, 40, 960).size.height() < 300);
    }
};

QTEST_MAIN(TestHeatmapPage)
#include "tst_heatmap_page.moc"
