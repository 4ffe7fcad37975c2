#include "ui/paint/label_places.h"
#include "ui/paint/text.h"
#include "ui/paint/wrapped_text.h"

#include <QFontMetricsF>
#include <QTest>

#include <random>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestLabelPlaces : public QObject {
    Q_OBJECT

private slots:
    void aLabelStandsWhereItPrefers();
    void noLabelCoversAnother();
    void labelsStayInTheRoom();
    void labelsCoverNothingThatIsTaken();
    void aSelectedLabelAlwaysHasAPlace();
    void earlierLabelsHaveTheFirstChoice();
    void wrappedLinesFitAndHoldEveryWord();
    void linesThatAreTooManyEndInDots();
};

namespace {

constexpr QSizeF size(40, 14);
const QRectF room(0, 0, 400, 300);

std::vector<LabelWish> crowd(int count, bool always = false)
{
    std::mt19937 generator(3);
    std::uniform_real_distribution<double> place(0, 1);
    std::vector<LabelWish> wishes;
    for (int i = 0; i < count; ++i)
        wishes.push_back({{400 * place(generator), 300 * place(generator)}, size, {1, 0}, always});
    return wishes;
}

} // namespace

void TestLabelPlaces::aLabelStandsWhereItPrefers()
{
    const QPointF anchor(200, 150);
    QVERIFY(placedLabels({{anchor, size, {1, 0}, false}}, room, 5)[0]->left() > anchor.x());
    QVERIFY(placedLabels({{anchor, size, {-1, 0}, false}}, room, 5)[0]->right() < anchor.x());
    QVERIFY(placedLabels({{anchor, size, {0, -1}, false}}, room, 5)[0]->bottom() < anchor.y());
    QVERIFY(placedLabels({{anchor, size, {0, 1}, false}}, room, 5)[0]->top() > anchor.y());
    QVERIFY(placedLabels({{anchor, size, {0, 0}, false}}, room, 5)[0]->left() > anchor.x());
}

void TestLabelPlaces::noLabelCoversAnother()
{
    const auto places = placedLabels(crowd(300), room, 5);
    int placed = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        placed += places[i] ? 1 : 0;
        for (std::size_t j = 0; places[i] && j < i; ++j)
            QVERIFY(!places[j] || !places[i]->intersects(*places[j]));
    }
    QVERIFY(placed > 50 && placed < 300);
}

void TestLabelPlaces::labelsStayInTheRoom()
{
    for (const auto& place : placedLabels(crowd(300), room, 5))
        QVERIFY(!place || room.contains(*place));
    for (const auto& place : placedLabels(crowd(5, true), room, 5))
        QVERIFY(room.contains(*place));
}

void TestLabelPlaces::labelsCoverNothingThatIsTaken()
{
    const QRectF taken(0, 0, 200, 300);
    for (const auto& place : placedLabels(crowd(100), room, 5, {taken}))
        QVERIFY(!place || !place->intersects(taken));
}

void TestLabelPlaces::aSelectedLabelAlwaysHasAPlace()
{
    const auto places =
        placedLabels({{{200, 150}, size, {1, 0}, true}, {{200, 150}, size, {1, 0}, true}}, room, 5, {room});
    QVERIFY(places[0] && places[1]);
    QVERIFY(!places[0]->intersects(*places[1]));
    // in a room smaller than itself too
    QVERIFY(placedLabels({{{5, 5}, size, {1, 0}, true}}, QRectF(0, 0, 10, 10), 5)[0]);
}

void TestLabelPlaces::earlierLabelsHaveTheFirstChoice()
{
    const LabelWish wish{{200, 150}, size, {1, 0}, false};
    const auto places = placedLabels({wish, wish}, room, 5);
    QCOMPARE(*places[0], *placedLabels({wish}, room, 5)[0]);
    QVERIFY(places[1] != places[0]);
}

void TestLabelPlaces::wrappedLinesFitAndHoldEveryWord()
{
    const QFont font = pictureFont(QFont());
    const QString text = u"numbers of the whole vectors stand beneath the picture"_s;
    const QStringList lines = wrappedText(text, font, 120, 10);
    QVERIFY(lines.size() > 1);
    for (const QString& line : lines)
        QVERIFY(QFontMetricsF(font).horizontalAdvance(line) <= 120);
    QCOMPARE(lines.join(u' '), text);
    QVERIFY(wrappedText({}, font, 120, 3).isEmpty());
}

void TestLabelPlaces::linesThatAreTooManyEndInDots()
{
    const QFont font = pictureFont(QFont());
    const QStringList lines = wrappedText(u"one two three four five six seven eight nine ten"_s, font, 80, 2);
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.back().endsWith(u'…'));
}

QTEST_MAIN(TestLabelPlaces)
#include "tst_label_places.moc"
