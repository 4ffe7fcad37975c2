#include "support/slider_events.h"
#include "ui/controls/matrix_grid.h"
#include "ui/controls/matrix_header.h"
#include "ui/controls/matrix_table.h"
#include "ui/controls/number_field.h"
#include "ui/controls/value_slider.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <memory>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

GridContent contentOf(Index rows, Index columns)
{
    Matrix<double> matrix = Matrix<double>::Zero(rows, columns);
    GridContent content;
    for (Index row = 0; row < rows; ++row)
        content.rows.push_back({u"row %1"_s.arg(row), {}, false, false});
    for (Index column = 0; column < columns; ++column)
        content.columns.push_back({u"c%1"_s.arg(column), {}, false, false});
    content.matrix = std::move(matrix);
    content.tile = wholeOf(content.matrix);
    return content;
}

} // namespace

class TestMatrixGrid : public QObject {
    Q_OBJECT

    std::unique_ptr<MatrixGrid> m_grid;
    MatrixTable* m_table = nullptr;
    Matrix<double> m_numbers;
    std::unique_ptr<QSignalSpy> m_started, m_edited, m_finished, m_pasted;

    RefusalLine* refusal() const { return m_grid->findChild<RefusalLine*>(u"refusal"_s); }

    /// Takes edits in as a document does.
    void answer(Index row, Index column, double value)
    {
        m_numbers(row, column) = value;
        GridContent content = m_grid->content();
        content.matrix = m_numbers;
        m_grid->setContent(content);
    }

    void type(const QString& text, Qt::Key end)
    {
        for (const QChar character : text) {
            auto* editor = m_table->viewport()->findChild<NumberField*>(u"cell_editor"_s);
            QTest::keyClicks(editor != nullptr ? static_cast<QWidget*>(editor) : m_table, QString(character));
        }
        auto* editor = m_table->viewport()->findChild<NumberField*>(u"cell_editor"_s);
        QVERIFY(editor != nullptr);
        QTest::keyClick(editor, end);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

private slots:
    void init()
    {
        m_grid = std::make_unique<MatrixGrid>();
        m_table = m_grid->findChild<MatrixTable*>();
        GridContent content = contentOf(3, 4);
        content.columns[0].readOnly = true;
        m_numbers = *content.matrix;
        m_grid->setContent(content);
        m_grid->resize(300, 220);
        m_grid->show();
        QVERIFY(QTest::qWaitForWindowActive(m_grid.get()));
        m_table->setFocus();
        m_started = std::make_unique<QSignalSpy>(m_grid.get(), &MatrixGrid::gestureStarted);
        m_edited = std::make_unique<QSignalSpy>(m_grid.get(), &MatrixGrid::entryEdited);
        m_finished = std::make_unique<QSignalSpy>(m_grid.get(), &MatrixGrid::gestureFinished);
        m_pasted = std::make_unique<QSignalSpy>(m_grid.get(), &MatrixGrid::pasted);
        connect(m_grid.get(), &MatrixGrid::entryEdited, this, &TestMatrixGrid::answer);
    }

    void digitsOpenACellButShortcutsDoNot()
    {
        const auto takes = [this](Qt::KeyboardModifiers modifiers) {
            QKeyEvent event(QEvent::ShortcutOverride, Qt::Key_1, modifiers, u"1"_s);
            event.ignore();
            QApplication::sendEvent(m_table, &event);
            return event.isAccepted();
        };
        QVERIFY(takes({}));
        QVERIFY(takes(Qt::KeypadModifier));
        QVERIFY(!takes(Qt::ControlModifier));
        QVERIFY(!takes(Qt::AltModifier));
    }

    void theModelKeepsQtsContract()
    {
        const QAbstractItemModelTester tester(m_table->model());
        m_grid->setContent(contentOf(5, 2));
        m_grid->setContent(contentOf(0, 0));
    }

    void theFirstEditableCellIsSelected()
    {
        QCOMPARE(m_grid->currentRow(), 0);
        QCOMPARE(m_grid->currentColumn(), 1);
    }

    void typingANumberAndEnterEditsAndMovesDown()
    {
        type(u"1/4"_s, Qt::Key_Return);
        QCOMPARE(m_edited->count(), 1);
        QCOMPARE(m_numbers(0, 1), 0.25);
        QCOMPARE(m_grid->currentRow(), 1);
        QCOMPARE(m_grid->currentColumn(), 1);
    }

    void tabMovesRight()
    {
        type(u"-3"_s, Qt::Key_Tab);
        QCOMPARE(m_numbers(0, 1), -3.0);
        QCOMPARE(m_grid->currentRow(), 0);
        QCOMPARE(m_grid->currentColumn(), 2);
    }

    void escapeLeavesTheNumberAsItWas()
    {
        type(u"7"_s, Qt::Key_Escape);
        QCOMPARE(m_edited->count(), 0);
        QCOMPARE(m_numbers(0, 1), 0.0);
    }

    void badTextKeepsTheNumberAndSaysWhy()
    {
        type(u"1x"_s, Qt::Key_Return);
        QCOMPARE(m_edited->count(), 0);
        QVERIFY(refusal()->isVisible());
        QVERIFY(refusal()->text().contains(u"1x"_s));
        auto* editor = m_table->viewport()->findChild<NumberField*>(u"cell_editor"_s);
        QTest::keyClick(editor, Qt::Key_Escape);
        QVERIFY(!refusal()->isVisible());
    }

    void theEditorShowsFullPrecision()
    {
        answer(0, 1, 1.0 / 3);
        m_table->edit(m_table->currentIndex());
        auto* editor = m_table->viewport()->findChild<NumberField*>(u"cell_editor"_s);
        QCOMPARE(editor->text(), u"0.3333333333333333"_s);
    }

    void readOnlyColumnsAreNotEdited()
    {
        m_grid->setCurrentCell(0, 0);
        QTest::keyClicks(m_table, u"5"_s);
        QTest::keyClick(m_table, Qt::Key_Up, Qt::AltModifier);
        QVERIFY(m_table->viewport()->findChild<NumberField*>(u"cell_editor"_s) == nullptr);
        QCOMPARE(m_edited->count(), 0);
        QVERIFY(!m_grid->findChild<ValueSlider*>(u"cell_slider"_s)->isEnabled());
    }

    void altWithAnArrowStepsInOneGesture()
    {
        m_grid->setRange(-1, 1, 0.1);
        QTest::keyPress(m_table, Qt::Key_Up, Qt::AltModifier);
        QTest::keyPress(m_table, Qt::Key_Up, Qt::AltModifier);
        QTest::keyRelease(m_table, Qt::Key_Up, Qt::AltModifier);
        QVERIFY(m_numbers(0, 1) == 0.2);
        QCOMPARE(m_started->count(), 1);
        QCOMPARE(m_finished->count(), 1);
        QTest::keyClick(m_table, Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(m_numbers(0, 1) == 0.19);
    }

    void theWheelStepsTheSelectedCellOnly()
    {
        m_grid->setRange(-1, 1, 0.1);
        const QPointF selected = m_table->visualRect(m_table->currentIndex()).center();
        const QPointF other = m_table->visualRect(m_table->model()->index(1, 2)).center();
        turnWheel(m_table->viewport(), 1, {}, selected);
        turnWheel(m_table->viewport(), 1, {}, selected);
        turnWheel(m_table->viewport(), 1, {}, other);
        QVERIFY(m_numbers(0, 1) == 0.2);
        QCOMPARE(m_edited->count(), 2);
        QCOMPARE(m_started->count(), 1);
        QTRY_COMPARE(m_finished->count(), 1);
    }

    void theSliderDragsTheSelectedCellInOneGesture()
    {
        auto* slider = m_grid->findChild<ValueSlider*>(u"cell_slider"_s);
        m_grid->setRange(-1, 1, 0.1);
        QTest::mousePress(slider, Qt::LeftButton, {}, {slider->width() / 2, 14});
        QTest::mouseMove(slider, {slider->width() * 3 / 4, 14});
        QTest::mouseMove(slider, {slider->width(), 14});
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width(), 14});
        QCOMPARE(m_numbers(0, 1), 1.0);
        QCOMPARE(m_started->count(), 1);
        QCOMPARE(m_finished->count(), 1);
    }

    void theSliderMakesRoomForLargerNumbersUntilAPersonSetsIt()
    {
        auto* slider = m_grid->findChild<ValueSlider*>(u"cell_slider"_s);
        m_grid->setRange(-1, 1, 0.1);
        answer(2, 2, -20);
        QCOMPARE(slider->scale().maximum(), 32.0);
        slider->setRange(0, 2, 0.1);
        emit slider->rangeEdited(0, 2, 0.1);
        answer(2, 2, 50);
        QCOMPARE(slider->scale().maximum(), 2.0);
    }

    void theFieldUnderTheGridEditsTheSelectedCell()
    {
        auto* field = m_grid->findChild<NumberField*>(u"cell_value"_s);
        field->setFocus();
        QTest::keyClicks(field, u"2.5"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(m_numbers(0, 1), 2.5);
        QCOMPARE(m_edited->count(), 1);
    }

    void copiesARangeForASpreadsheet()
    {
        answer(0, 1, 1.5);
        answer(1, 2, -0.1);
        m_table->selectionModel()->select(QItemSelection(m_table->model()->index(0, 1), m_table->model()->index(1, 2)),
                                          QItemSelectionModel::ClearAndSelect);
        QTest::keyClick(m_table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().trimmed(), u"1.5\t0\n0\t-0.1"_s);
    }

    void pasteAsksForTheTextAtTheSelection()
    {
        QGuiApplication::clipboard()->setText(u"1\t2\n3\t4"_s);
        m_grid->setCurrentCell(1, 2);
        QTest::keyClick(m_table, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_pasted->count(), 1);
        QCOMPARE(m_pasted->first().at(0).value<Index>(), 1);
        QCOMPARE(m_pasted->first().at(1).value<Index>(), 2);
        QCOMPARE(m_pasted->first().at(2).toString(), u"1\t2\n3\t4"_s);
    }

    void deleteSetsTheCellToZero()
    {
        answer(0, 1, 5);
        QTest::keyClick(m_table, Qt::Key_Delete);
        QCOMPARE(m_numbers(0, 1), 0.0);
    }

    void nineByNineFitsAPanelWithoutScrolling()
    {
        m_grid->setContent(contentOf(9, 9));
        m_grid->resize(268, 400);
        QTRY_VERIFY(m_table->columnWidth(8) >= 22);
        QTRY_VERIFY(m_table->horizontalHeader()->length() <= m_table->viewport()->width());
    }

    void itScrollsNoMoreThanItMust()
    {
        const auto* bar = m_table->horizontalScrollBar();
        m_grid->resize(258, 400);
        for (const int columns : {9, 10, 9, 16, 10, 9, 12, 11, 9}) {
            GridContent content = contentOf(9, columns);
            content.columns[1].text = u"before"_s; // written upright
            content.columns[0].readOnly = true;
            m_grid->setContent(std::move(content));
            m_grid->grab();
            QTRY_COMPARE(m_table->verticalScrollBar()->maximum(), 0);
            const int labels = m_table->verticalHeader()->width();
            QTRY_COMPARE(bar->isVisible(), labels + MatrixHeader::groupGap + columns * 18 > m_table->width());
        }
    }

    void thousandsOfRowsAndColumnsAreShownAtOnce()
    {
        m_grid->setContent(contentOf(4096, 4096));
        QCOMPARE(m_table->model()->rowCount(), 4096);
        m_grid->setCurrentCell(4095, 4095);
        m_grid->grab();
        QVERIFY(m_table->visualRect(m_table->currentIndex()).intersects(m_table->viewport()->rect()));
    }

    void theSelectionStaysWhenNumbersChange()
    {
        m_grid->setCurrentCell(2, 3);
        answer(0, 1, 9);
        QCOMPARE(m_grid->currentRow(), 2);
        m_grid->setContent(contentOf(2, 2));
        QCOMPARE(m_grid->currentRow(), 1);
        QCOMPARE(m_grid->currentColumn(), 1);
    }

    void aLongNameStandsAboveItsSlider()
    {
        const auto* name = m_grid->findChild<QLabel*>(u"cell_name"_s);
        const auto* slider = m_grid->findChild<ValueSlider*>(u"cell_slider"_s);
        const auto shown = [&](const QString& row) {
            GridContent content = contentOf(2, 2);
            content.rows[0].text = row;
            m_grid->setContent(std::move(content));
            m_grid->setCurrentCell(0, 0);
            QCoreApplication::sendPostedEvents();
            m_grid->layout()->activate();
            QVERIFY(name->width() >= name->fontMetrics().horizontalAdvance(name->text()));
            QVERIFY(slider->width() >= 96);
        };
        m_grid->resize(258, 300);
        shown(u"on"_s);
        QVERIFY(name->geometry().right() < slider->geometry().left());
        shown(u"a rather long row"_s);
        QVERIFY(name->geometry().bottom() < slider->geometry().center().y());
        QCOMPARE(slider->geometry().left(), name->geometry().left());
    }

    void theSlidersEndsAreFiniteForAnyNumbers()
    {
        GridContent content = contentOf(2, 2);
        content.matrix = Matrix<double>(Matrix<double>::Constant(2, 2, 1.5e308));
        content.tile = wholeOf(content.matrix);
        m_grid->setContent(std::move(content));
        const SliderScale& scale = m_grid->findChild<ValueSlider*>(u"cell_slider"_s)->scale();
        QVERIFY(std::isfinite(scale.maximum() - scale.minimum()));
        QVERIFY(std::isfinite(scale.valueAt(0.25, false)));
    }
};

QTEST_MAIN(TestMatrixGrid)
#include "tst_matrix_grid.moc"
