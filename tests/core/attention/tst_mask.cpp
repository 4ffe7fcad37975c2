#include "core/attention/mask.h"

#include <QTest>

#include <limits>
#include <stdexcept>

using namespace headlight;

namespace {

std::shared_ptr<const BoolMatrix> painted(std::initializer_list<std::initializer_list<bool>> cells)
{
    return std::make_shared<BoolMatrix>(cells);
}

/// The mask as a picture: a row per query, x where it sees the key.
QStringList picture(const Visibility& visibility)
{
    QStringList lines;
    for (Index i = 0; i < visibility.queries(); ++i) {
        QString line;
        for (Index j = 0; j < visibility.keys(); ++j)
            line += visibility.sees(i, j) ? u'x' : u'.';
        lines << line;
    }
    return lines;
}

} // namespace

class MaskTest : public QObject {
    Q_OBJECT

private slots:
    void showsTheRightKeys_data();
    void showsTheRightKeys();
    void spanAndCountAgreeWithTheCells_data() { showsTheRightKeys_data(); }
    void spanAndCountAgreeWithTheCells();
    void refusesWhatDoesNotFit_data();
    void refusesWhatDoesNotFit();
    void equalIfTheRuleIsEqual();
};

void MaskTest::showsTheRightKeys_data()
{
    QTest::addColumn<Visibility>("visibility");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const Mask& mask, const std::vector<Index>& hidden, Index n, Index m,
                        const char* expected) {
        QTest::newRow(name) << Visibility(mask, hidden, n, m) << QString::fromLatin1(expected).split(u' ');
    };
    using Kind = Mask::Kind;
    row("none", {}, {}, 2, 3, "xxx xxx");
    row("none with a hidden key", {}, {1}, 2, 3, "x.x x.x");
    row("causal", {.kind = Kind::Causal}, {}, 4, 4, "x... xx.. xxx. xxxx");
    row("causal, more keys: aligned to the top left", {.kind = Kind::Causal}, {}, 1, 8, "x.......");
    row("causal, more queries", {.kind = Kind::Causal}, {}, 4, 2, "x. xx xx xx");
    row("causal with a hidden first key", {.kind = Kind::Causal}, {0}, 3, 3, "... .x. .xx");
    row("bottom right, square", {.kind = Kind::CausalBottomRight}, {}, 3, 3, "x.. xx. xxx");
    row("bottom right, more keys", {.kind = Kind::CausalBottomRight}, {}, 1, 8, "xxxxxxxx");
    row("bottom right, two more keys", {.kind = Kind::CausalBottomRight}, {}, 2, 4, "xxx. xxxx");
    row("bottom right, more queries: empty rows", {.kind = Kind::CausalBottomRight}, {}, 5, 2, ".. .. .. x. xx");
    row("window of one", {.kind = Kind::Window, .window = 1}, {}, 3, 3, "x.. .x. ..x");
    row("window of two", {.kind = Kind::Window, .window = 2}, {}, 4, 4, "x... xx.. .xx. ..xx");
    row("window past the last key", {.kind = Kind::Window, .window = 2}, {}, 5, 2, "x. xx .x .. ..");
    row("the widest window", {.kind = Kind::Window, .window = std::numeric_limits<Index>::max()}, {}, 2, 2, "x. xx");
    row("painted", {.kind = Kind::Painted, .allowed = painted({{false, true}, {true, false}, {false, false}})}, {}, 3,
        2, ".x x. ..");
    row("painted with a hidden key", {.kind = Kind::Painted, .allowed = painted({{true, true}})}, {0}, 1, 2, ".x");
}

void MaskTest::showsTheRightKeys()
{
    QFETCH(Visibility, visibility);
    QFETCH(QStringList, expected);
    QCOMPARE(picture(visibility), expected);
}

void MaskTest::spanAndCountAgreeWithTheCells()
{
    QFETCH(Visibility, visibility);
    QFETCH(QStringList, expected);
    for (Index i = 0; i < visibility.queries(); ++i) {
        const QString line = expected.at(i);
        QVERIFY(0 <= visibility.begin(i) && visibility.begin(i) <= visibility.end(i));
        QVERIFY(visibility.end(i) <= visibility.keys());
        const auto span = line.mid(visibility.begin(i), visibility.end(i) - visibility.begin(i));
        QCOMPARE(visibility.count(i), line.count(u'x'));
        QCOMPARE(span.count(u'x'), line.count(u'x'));
        QCOMPARE(visibility.seesWholeSpan(i), !span.contains(u'.'));
    }
}

void MaskTest::refusesWhatDoesNotFit_data()
{
    QTest::addColumn<Mask>("mask");
    QTest::addColumn<Index>("hidden");
    QTest::addColumn<QString>("named");
    QTest::newRow("a painted mask of another shape")
        << Mask{.kind = Mask::Kind::Painted, .allowed = painted({{true, true}})} << Index(0)
        << QStringLiteral("1 × 2 over weights of 2 × 3");
    QTest::newRow("a painted mask without cells")
        << Mask{.kind = Mask::Kind::Painted} << Index(0) << QStringLiteral("0 × 0 over weights of 2 × 3");
    QTest::newRow("a window of no keys") << Mask{.kind = Mask::Kind::Window, .window = 0} << Index(0)
                                         << QStringLiteral("window of 0");
    QTest::newRow("a hidden key past the last") << Mask{} << Index(3) << QStringLiteral("hidden key 3 of 3");
    QTest::newRow("a hidden key before the first") << Mask{} << Index(-1) << QStringLiteral("hidden key -1 of 3");
}

void MaskTest::refusesWhatDoesNotFit()
{
    QFETCH(Mask, mask);
    QFETCH(Index, hidden);
    QFETCH(QString, named);
    try {
        const Visibility visibility(mask, {hidden}, 2, 3);
        QFAIL("nothing was thrown");
    } catch (const std::invalid_argument& error) {
        QVERIFY2(QString::fromUtf8(error.what()).contains(named), error.what());
    }
}

void MaskTest::equalIfTheRuleIsEqual()
{
    using Kind = Mask::Kind;
    const Mask window{.kind = Kind::Window, .window = 2};
    QVERIFY(window == (Mask{.kind = Kind::Window, .window = 2}));
    QVERIFY(window != (Mask{.kind = Kind::Window, .window = 3}));
    QVERIFY((Mask{.kind = Kind::Causal, .window = 2}) == (Mask{.kind = Kind::Causal, .window = 3}));
    QVERIFY((Mask{.kind = Kind::Causal}) != Mask{});

    const Mask one{.kind = Kind::Painted, .allowed = painted({{true, false}})};
    QVERIFY(one == (Mask{.kind = Kind::Painted, .allowed = painted({{true, false}})}));
    QVERIFY(one != (Mask{.kind = Kind::Painted, .allowed = painted({{true, true}})}));
    QVERIFY(one != (Mask{.kind = Kind::Painted, .allowed = painted({{true}, {false}})}));
    QVERIFY(one != (Mask{.kind = Kind::Painted}));
}

QTEST_GUILESS_MAIN(MaskTest)
#include "tst_mask.moc"
