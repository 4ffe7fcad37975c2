#include "ui/labs/mask_case.h"
#include "ui/labs/masks_lab.h"
#include "ui/labs/mistake_text.h"
#include "ui/paint/cell_table.h"
#include "ui/paint/table.h"
#include "ui/paint/text.h"

#include <QTest>

#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

LabRequest requestOf(const LabState& set)
{
    LabRequest request;
    request.kind = ViewKind::Masks;
    request.state = labOf(ViewKind::Masks).completed(set);
    return request;
}

double choice(MaskChoice mask)
{
    return static_cast<double>(mask);
}

double choice(Mistake mistake)
{
    return static_cast<double>(mistake);
}

MistakeResult resultOf(Mistake mistake, MaskChoice mask = MaskChoice::Causal)
{
    return mistakeResult(maskCase(requestOf({{"mask", choice(mask)}}).state), mistake);
}

const CellTable& cellsOf(const Page& page, int part)
{
    return dynamic_cast<const CellTable&>(*page.parts[static_cast<std::size_t>(part)]);
}

double sumOf(const Matrix<double>& weights, Index row)
{
    return weights.row(row).sum();
}

} // namespace

class TestMasksLab : public QObject {
    Q_OBJECT

    const Lab& m_lab = labOf(ViewKind::Masks);

private slots:
    void everyMaskLetsThroughWhatItShould()
    {
        const auto rowOf = [](const LabState& set, Index row) {
            const BoolMatrix allowed = maskCase(requestOf(set).state).allowed;
            std::string bits;
            for (Index j = 0; j < allowed.cols(); ++j)
                bits += allowed(row, j) ? '1' : '0';
            return bits;
        };
        QCOMPARE(rowOf({{"mask", 0}}, 0), std::string("11111"));
        QCOMPARE(rowOf({{"mask", 1}}, 2), std::string("11100"));
        QCOMPARE(rowOf({{"mask", 2}, {"window", 2}}, 3), std::string("00110"));
        QCOMPARE(rowOf({{"mask", 3}, {"padding", 2}}, 4), std::string("11100"));
        QCOMPARE(rowOf({{"mask", 4}, {"row_2", 5}}, 1), std::string("10100"));
        QCOMPARE(rowOf({{"mask", 4}}, 1), std::string("11000")); // begins as causal
    }

    void scoresAndWeightsByHand()
    {
        // “red”: q = (1, 1), k = (1, 0) and (2, 1): products 1 and 3, ÷ √2.
        const Page page = m_lab.page(requestOf({}));
        QVERIFY(std::abs(cellsOf(page, MasksLab::scoresBefore).content().values(1, 1) - 3 / std::sqrt(2.)) < 1e-15);
        const Matrix<double>& weights = cellsOf(page, MasksLab::weightCells).content().values;
        QVERIFY(std::abs(weights(1, 1) - 1 / (1 + std::exp(-std::sqrt(2.)))) < 1e-15);
        QCOMPARE(weights(1, 2), 0.);
        QCOMPARE(weights(0, 0), 1.);
        QVERIFY(!cellsOf(page, MasksLab::scoresAfter).content().allowed(1, 2));
        QVERIFY(page.parts[MasksLab::seenTable]->words().contains(u"red, may see a red, sum 1.000"_s));
        QVERIFY(page.words().contains(u"15 of 25 cells"_s));
    }

    void everyMistakeIsShownBesideTheRightResult_data()
    {
        QTest::addColumn<int>("mistake");
        for (int i = 1; i <= static_cast<int>(Mistake::AveragedBefore); ++i)
            QTest::addRow("%s", qPrintable(mistakeName(static_cast<Mistake>(i)))) << i;
    }

    void everyMistakeIsShownBesideTheRightResult()
    {
        QFETCH(int, mistake);
        for (int mask = 0; mask <= static_cast<int>(MaskChoice::Painted); ++mask) {
            const Page page = m_lab.page(requestOf({{"mask", mask}, {"break", mistake}}));
            const Matrix<double>& right = cellsOf(page, MasksLab::rightCells).content().values;
            const Matrix<double>& wrong = cellsOf(page, MasksLab::wrongCells).content().values;
            const Matrix<double>& difference = cellsOf(page, MasksLab::differenceCells).content().values;
            QVERIFY((wrong - right - difference).cwiseAbs().maxCoeff() < MistakeResult::rounding);
            QVERIFY(!page.words().contains(u"NaN"_s) || static_cast<Mistake>(mistake) == Mistake::FlippedMask);
        }
        // Under a causal mask each of them can be seen.
        QVERIFY(resultOf(static_cast<Mistake>(mistake)).difference().cwiseAbs().maxCoeff() > 0.01);
    }

    void rowsSumToOneWhereTheyShould()
    {
        for (const Mistake mistake : {Mistake::NoRoot, Mistake::ModelRoot, Mistake::SoftmaxTwice, Mistake::ShiftedMask,
                                      Mistake::FiniteMask, Mistake::AveragedBefore}) {
            const MistakeResult result = resultOf(mistake);
            for (Index i = 0; i < result.right.rows(); ++i) {
                QVERIFY(std::abs(sumOf(result.right, i) - 1) < 1e-14);
                QVERIFY(std::abs(sumOf(result.wrong, i) - 1) < 1e-14);
            }
        }
        QVERIFY(std::abs(sumOf(resultOf(Mistake::WrongAxis).wrong, 0) - 1) > 0.1);
        QVERIFY(sumOf(resultOf(Mistake::MaskAfterSoftmax).wrong, 0) < 0.9);
        QCOMPARE(sumOf(resultOf(Mistake::FlippedMask).wrong, 4), 0.);
        const MistakeResult columns = resultOf(Mistake::WrongAxis);
        for (Index j = 0; j < columns.wrong.cols(); ++j)
            QVERIFY(std::abs(columns.wrong.col(j).sum() - 1) < 1e-14);
    }

    void sharperAndFlatter()
    {
        const MistakeResult sharper = resultOf(Mistake::NoRoot);
        const MistakeResult flatter = resultOf(Mistake::ModelRoot);
        for (Index i = 1; i < 5; ++i) {
            QVERIFY(sharper.wrong.row(i).maxCoeff() > sharper.right.row(i).maxCoeff());
            QVERIFY(flatter.wrong.row(i).maxCoeff() < flatter.right.row(i).maxCoeff());
        }
        QVERIFY(m_lab.page(requestOf({{"break", choice(Mistake::NoRoot)}})).words().contains(u"1.41 times"_s));
        QVERIFY(m_lab.page(requestOf({{"break", choice(Mistake::NoRoot)}})).words().contains(u"8 times"_s));
    }

    void lowScoresLetTheForbiddenKeysWin()
    {
        const MistakeResult result = resultOf(Mistake::FiniteMask);
        QCOMPARE(result.wrong(0, 0), 0.); // all of it to the four that are forbidden
        QCOMPARE(result.wrong(0, 1), 0.25);
        QVERIFY(std::abs(result.wrong(4, 1) - result.right(4, 1)) < 1e-6); // nothing is forbidden here
        QVERIFY(resultOf(Mistake::FiniteMask, MaskChoice::None).difference() == Matrix<double>::Zero(5, 5));
        QVERIFY(m_lab.page(requestOf({{"mask", 0}, {"break", choice(Mistake::FiniteMask)}}))
                    .words()
                    .contains(u"cannot be seen here"_s));
    }

    void theAblatedHeadsColumnsAreNotItsOwn()
    {
        // The first token sees itself: head 1 gives (1, 0), head 2 (0, 1).
        // [1 0 0 0]·W_O = (1, 0, 1, 0); [1 0 0 1]·W_O = (1, 0, 2, −1), whose last two become 0.
        const MistakeResult result = resultOf(Mistake::AblatedAfter);
        Matrix<double> right(1, 4);
        right << 1, 0, 1, 0;
        Matrix<double> wrong(1, 4);
        wrong << 1, 0, 0, 0;
        QCOMPARE(Matrix<double>(result.right.row(0)), right);
        QCOMPARE(Matrix<double>(result.wrong.row(0)), wrong);
    }

    void aCellIsPainted()
    {
        LabRequest request = requestOf({});
        const auto press = [&](int part, QPointF at) {
            request.grabbed = LabGrab{at, request.state, 0};
            request.state = m_lab.pressed(request, part, at);
        };
        press(MasksLab::scoresAfter, {3, 1}); // key 3 of row 1: on
        QCOMPARE(request.state.at("mask"), choice(MaskChoice::Painted));
        QCOMPARE(request.state.at("row_2"), 11.);
        QCOMPARE(request.state.at("row_3"), 7.); // as the mask before had it
        request.state = m_lab.moved(request, MasksLab::scoresAfter, {3, 2});
        request.state = m_lab.moved(request, MasksLab::scoresAfter, {2, 2}); // is on already and stays
        QCOMPARE(request.state.at("row_3"), 15.);
        press(MasksLab::weightCells, {0, 0}); // off
        request.state = m_lab.moved(request, MasksLab::weightCells, {0, 1});
        QCOMPARE(request.state.at("row_1"), 0.);
        QCOMPARE(request.state.at("row_2"), 10.);
        QVERIFY(m_lab.page(request).words().contains(u"One row sees nothing"_s));
    }

    void aCellIsPaintedByKeys()
    {
        LabRequest request = requestOf({});
        const auto press = [&](QPoint key) { request.state = m_lab.nudged(request, key); };
        press({0, 0}); // shows where it is
        QCOMPARE(request.state.at("cursor"), 0.);
        press({1, 0});
        press({0, -1});
        press({1, 0});
        QCOMPARE(request.state.at("cursor"), 7.); // row 2, key 3
        QCOMPARE(cellsOf(m_lab.page(request), MasksLab::scoresAfter).content().framed, QPoint(2, 1));
        press({0, 0});
        QCOMPARE(request.state.at("row_2"), 7.);
        press({0, 0});
        QCOMPARE(request.state.at("row_2"), 3.);
        for (int i = 0; i < 9; ++i)
            press({0, 1}); // stays inside
        QCOMPARE(request.state.at("cursor"), 2.);
    }

    void noRowSumsToOneWhereNothingIsSeen()
    {
        const auto words = [&](const LabState& set) { return m_lab.page(requestOf(set)).words(); };
        const QString nothing = words({{"mask", choice(MaskChoice::Padding)}, {"padding", 5}});
        QVERIFY(nothing.contains(u"0 of 25 cells"_s) && nothing.contains(u"5 rows see nothing"_s));
        QVERIFY(!nothing.contains(u"still sums to 1"_s) && !nothing.contains(u"largest weight"_s));
        QVERIFY(words({}).contains(u"still sums to 1"_s));
        QVERIFY(words({}).contains(u"One row sees a single key"_s));
        QVERIFY(!words({{"mask", choice(MaskChoice::None)}}).contains(u"others become"_s));
        QVERIFY(words({{"mask", choice(MaskChoice::Padding)}, {"padding", 5}, {"break", 1}})
                    .contains(u"no row may see anything"_s));
    }

    void theCellsTooManyAndTooFewAreCounted()
    {
        const QString words = m_lab.page(requestOf({{"break", choice(Mistake::ShiftedMask)}})).words();
        QVERIFY2(words.contains(u"4 cells too many can be seen, none too few"_s), qPrintable(words));
        const QString none =
            m_lab.page(requestOf({{"mask", choice(MaskChoice::None)}, {"break", choice(Mistake::ShiftedMask)}}))
                .words();
        QVERIFY2(none.contains(u"which is the same here"_s) && !none.contains(u"0 cells"_s), qPrintable(none));
    }

    void whatTheMaskDoesNotUseCannotBeSet()
    {
        for (int mask = 0; mask <= static_cast<int>(MaskChoice::Painted); ++mask) {
            const LabState state = requestOf({{"mask", mask}}).state;
            QCOMPARE(m_lab.whyIdle("window", state).isEmpty(), static_cast<MaskChoice>(mask) == MaskChoice::Window);
            QCOMPARE(m_lab.whyIdle("padding", state).isEmpty(), static_cast<MaskChoice>(mask) == MaskChoice::Padding);
            QCOMPARE(m_lab.whyIdle("row_2", state).isEmpty(), static_cast<MaskChoice>(mask) == MaskChoice::Painted);
            QVERIFY(m_lab.whyIdle("break", state).isEmpty());
        }
    }

    void theDifferenceHasNumbersInLittleRoom_data() { everyMistakeIsShownBesideTheRightResult_data(); }
    void theDifferenceHasNumbersInLittleRoom()
    {
        QFETCH(int, mistake);
        const Page page = m_lab.page(requestOf({{"break", mistake}}));
        const CellTable& cells = cellsOf(page, MasksLab::differenceCells);
        QVERIFY(cells.content().legend);
        const QFont font = pictureFont({});
        const QRectF inside = cells.cells({0, 0, 280, cells.leastHeight(280, font)}, font);
        const QSizeF cell(inside.width() / static_cast<double>(cells.content().values.cols()),
                          inside.height() / static_cast<double>(cells.content().values.rows()));
        QCOMPARE(cells.fittingDecimals(cell, font), std::optional<int>(2));
    }

    void nothingToPressIsNamedOnThePage()
    {
        for (const double mistake : {0., 1.})
            QVERIFY(!m_lab.page(requestOf({{"break", mistake}})).words().contains(u"drag"_s));
        QVERIFY(m_lab.hint({}).contains(u"drag"_s));
    }

    void otherPartsAreNotPainted()
    {
        const LabRequest request = requestOf({});
        QCOMPARE(m_lab.pressed(request, MasksLab::findings, {0, 0}), request.state);
        const LabRequest ablated = requestOf({{"break", choice(Mistake::AblatedAfter)}});
        QCOMPARE(m_lab.pressed(ablated, MasksLab::rightCells, {0, 0}), ablated.state);
        QVERIFY(m_lab.pressed(ablated, MasksLab::scoresBelow, {0, 0}) != ablated.state);
    }
};

QTEST_MAIN(TestMasksLab)
#include "tst_masks_lab.moc"
