#include "ui/paint/plot.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <limits>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestPlot : public QObject {
    Q_OBJECT

private:
    const QRectF m_room{0, 0, 400, 300};
    const QFont m_font;

    static PlotContent content(bool logarithmic)
    {
        PlotContent content;
        content.x = {0.01, 100, logarithmic, u"x"_s};
        content.y = {0, 2, false, u"y"_s};
        return content;
    }
    int pixelsOf(const Plot& plot, const QColor& color) const
    {
        QImage image(m_room.size().toSize(), QImage::Format_RGB32);
        image.fill(Theme::light().ground);
        QPainter painter(&image);
        plot.paint(painter, m_room, Theme::light(), m_font);
        painter.end();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixel(x, y) == color.rgb();
        return count;
    }

private slots:
    void oneTickAloneTellsNoScale()
    {
        PlotContent narrow = content(false);
        narrow.x = {-36, 36, false, u"x"_s};
        for (const double width : {120., 180., 240., 320.}) {
            const QRectF room(0, 0, width, 300);
            const Plot plot(u"p"_s, narrow);
            QImage image(room.size().toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            plot.paint(painter, room, Theme::light(), m_font);
            painter.end();
            const QPointF corner = plot.at({-36, 0}, room, m_font);
            const int below = static_cast<int>(corner.y()) + 3;
            int ticks = 0;
            for (int x = static_cast<int>(corner.x()) + 1; x < image.width(); ++x)
                ticks += image.pixelColor(x, below) != Qt::white && image.pixelColor(x - 1, below) == Qt::white;
            QVERIFY2(ticks >= 2, qPrintable(u"%1 at width %2"_s.arg(ticks).arg(width)));
        }
    }

    void aPointReadsBackAsTheValueThatLiesThere_data()
    {
        QTest::addColumn<bool>("logarithmic");
        QTest::newRow("linear") << false;
        QTest::newRow("logarithmic") << true;
    }

    void aPointReadsBackAsTheValueThatLiesThere()
    {
        QFETCH(bool, logarithmic);
        const Plot plot(u"p"_s, content(logarithmic));
        for (const QPointF value : {QPointF(0.01, 0), QPointF(1, 1), QPointF(100, 2), QPointF(37, 0.25)}) {
            const auto back = plot.valueAt(plot.at(value, m_room, m_font), m_room, m_font);
            QVERIFY(back);
            QVERIFY(std::abs(back->x() - value.x()) < 1e-9 * 100);
            QVERIFY(std::abs(back->y() - value.y()) < 1e-9);
        }
    }

    void beyondTheAxesTheValueIsTheirEnd()
    {
        const Plot plot(u"p"_s, content(true));
        const auto value = plot.valueAt(QPointF(1e6, -1e6), m_room, m_font);
        QCOMPARE(value->x(), 100.);
        QCOMPARE(value->y(), 2.);
    }

    void seriesAreDrawnInTheirColours()
    {
        PlotContent drawn = content(false);
        drawn.series.push_back({u"a"_s, {{0.01, 1}, {100, 1}}, 0});
        drawn.series.push_back({u"b"_s, {{50, 1.5}}, 1, PlotSeries::Mark::Points});
        const Plot plot(u"p"_s, drawn);
        QVERIFY(pixelsOf(plot, plotColor(0, Theme::light())) > 200);
        QVERIFY(pixelsOf(plot, plotColor(1, Theme::light())) > 10);
    }

    void pointsHaveTheirLabelsBesideThem()
    {
        PlotContent drawn = content(false);
        drawn.series.push_back({u"a"_s, {{50, 1.9}, {51, 1.9}, {100, 0}}, 0, PlotSeries::Mark::Points});
        const int free = pixelsOf(Plot(u"p"_s, drawn), Theme::light().ground);
        drawn.series[0].labels = {u"8 heads: 25.8"_s, u"9 heads: 25.8"_s, u"end"_s};
        QVERIFY(pixelsOf(Plot(u"p"_s, drawn), Theme::light().ground) < free - 300);
    }

    void labelsKeepApartInAnyWidth()
    {
        PlotContent drawn = content(false);
        drawn.x = {0, 34, false, {}};
        drawn.y = {24.5, 26, false, {}};
        drawn.series.push_back({u"a"_s, {{1, 24.9}, {8, 25.8}, {16, 25.8}, {32, 25.4}}, 0, PlotSeries::Mark::Points});
        drawn.series[0].labels = {u"1 head: 24.9"_s, u"8 heads: 25.8"_s, u"16 heads: 25.8"_s, u"32 heads: 25.4"_s};
        const Plot plot(u"p"_s, drawn);
        for (double width = 240; width < 1000; width += 20) {
            const QRectF room(0, 0, width, 240);
            const std::vector<QRectF> places = plot.labelPlaces(plot.content().series[0], room, m_font);
            QCOMPARE(places.size(), std::size_t(4));
            for (std::size_t i = 0; i < places.size(); ++i) {
                QVERIFY(plot.frame(room, m_font).contains(places[i]));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!places[i].intersects(places[j]), qPrintable(QString::number(width)));
            }
        }
    }

    void whatIsNoNumberIsAGap()
    {
        PlotContent drawn = content(false);
        const double none = std::numeric_limits<double>::quiet_NaN();
        drawn.series.push_back({{}, {{0.01, 1}, {30, 1}, {31, none}, {70, 1}, {100, 1}}, 0});
        const int withGap = pixelsOf(Plot(u"p"_s, drawn), plotColor(0, Theme::light()));
        drawn.series[0].points[2].setY(1);
        QVERIFY(withGap > 0);
        QVERIFY(pixelsOf(Plot(u"p"_s, drawn), plotColor(0, Theme::light())) > withGap + 50);
    }

    void axesWithoutExtentAreHarmless()
    {
        const double none = std::numeric_limits<double>::quiet_NaN();
        for (const PlotAxis& axis :
             {PlotAxis{1, 1, false, {}}, PlotAxis{none, none, false, {}}, PlotAxis{0, 5, true, {}},
              PlotAxis{2, 1, true, {}}, PlotAxis{0, INFINITY, false, {}}}) {
            PlotContent drawn = content(false);
            drawn.x = drawn.y = axis;
            drawn.series.push_back({u"a"_s, {{0, 0}, {1, 1e300}, {2, -1e300}}, 0});
            drawn.marker = 1;
            const Plot plot(u"p"_s, drawn);
            QVERIFY(std::isfinite(plot.at({1, 1}, m_room, m_font).y()));
            pixelsOf(plot, Qt::black);
        }
    }

    void allPositiveNumbersHaveAPlaceOnALogarithmicAxis()
    {
        PlotContent drawn = content(false);
        drawn.y = {std::numeric_limits<double>::denorm_min(), std::numeric_limits<double>::max(), true, {}};
        const Plot plot(u"p"_s, drawn);
        const QRectF frame = plot.frame(m_room, m_font);
        for (const double value : {drawn.y.low, 1e-300, 1., 1e300, drawn.y.high}) {
            const QPointF at = plot.at({1, value}, m_room, m_font);
            QVERIFY(at.y() >= frame.top() - 1e-6 && at.y() <= frame.bottom() + 1e-6);
            QVERIFY(std::abs(std::log10(plot.valueAt(at, m_room, m_font)->y()) - std::log10(value)) < 0.5);
        }
        // 1 lies 324 decades above the lower end and 308 below the upper one.
        const double share = (frame.bottom() - plot.at({1, 1}, m_room, m_font).y()) / frame.height();
        QVERIFY2(std::abs(share - 323.3 / 631.6) < 1e-3, qPrintable(QString::number(share)));
    }

    void wordsSayTheValuesAtTheMarker()
    {
        PlotContent drawn = content(false);
        drawn.series.push_back({u"cube"_s, {{0, 0.5}, {10, 0.75}, {20, 0.875}}, 0});
        drawn.marker = 10;
        QVERIFY(Plot(u"p"_s, drawn).words().contains(u"cube: 10.00 → 0.7500"_s));
    }
};

QTEST_MAIN(TestPlot)
#include "tst_plot.moc"
