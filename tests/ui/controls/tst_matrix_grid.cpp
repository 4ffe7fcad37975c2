#include "support/slider_events.h"
#include "ui/controls/matrix_grid.h"
#include "ui/controls/matrix_header.h"
#include "ui/controls/matrix_table.h"
#include "ui/controls/number_field.h"
#include "ui/controls/value_slider.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

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
        for (const QChar begin : u"−√.,+-"_s) {
            QKeyEvent event(QEvent::ShortcutOverride, 0, {}, QString(begin));
            event.ignore();
            QApplication::sendEvent(m_table, &event);
            QVERIFY(event.isAccepted());
        }
        QTest::keyClick(m_table, Qt::Key_X); // a letter begins no number
        QVERIFY(m_table->viewport()->findChild<NumberField*>(u"cell_editor"_s) == nullptr);
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

    void aRefusalGoesWithTheNextCellEditOrPaste()
    {
        const auto refuse = [this] { m_grid->showRefusal([] { return u"no"_s; }); };
        refuse();
        m_grid->setCurrentCell(1, 1);
        QVERIFY(!refusal()->isVisible());
        refuse();
        QTest::keyClick(m_table, Qt::Key_Up, Qt::AltModifier);
        QVERIFY(!refusal()->isVisible());
        refuse();
        QTest::keyClick(m_table, Qt::Key_V, Qt::ControlModifier);
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
        QVERIFY(!m_grid->findChild<NumberField*>(u"cell_value"_s)->isEnabled());
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
        QTest::keyClick(m_table, Qt::Key_Right, Qt::AltModifier);
        QVERIFY(m_numbers(0, 1) == 0.29);
    }

    void aHeldStepIsOneGestureUntilTheKeyOrTheFocusGoes()
    {
        QTest::keyPress(m_table, Qt::Key_Up, Qt::AltModifier);
        QKeyEvent again(QEvent::KeyRelease, Qt::Key_Up, Qt::AltModifier, {}, true);
        QApplication::sendEvent(m_table, &again);
        QCOMPARE(m_finished->count(), 0);
        m_table->clearFocus();
        QCOMPARE(m_started->count(), 1);
        QCOMPARE(m_finished->count(), 1);
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
        m_table->clearFocus();
        turnWheel(m_table->viewport(), 1, {}, selected); // it scrolls the panel
        QCOMPARE(m_edited->count(), 2);
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
        m_grid->setRange(-1, 1, 0.1);
        QCOMPARE(slider->scale().maximum(), 2.0);
    }

    void theSlidersEndsStayWhereTheyAreWhileItIsDragged()
    {
        auto* slider = m_grid->findChild<ValueSlider*>(u"cell_slider"_s);
        m_grid->setRange(-1, 1, 0.1);
        QTest::mousePress(slider, Qt::LeftButton, {}, {slider->width() / 2, 14});
        answer(0, 1, 20); // a large number of an undone step, say
        QCOMPARE(slider->scale().maximum(), 1.0);
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width() / 2, 14});
        answer(0, 1, 21);
        QCOMPARE(slider->scale().maximum(), 32.0);
    }

    void aDoubleClickOnTheSliderSetsTheCellToZero()
    {
        answer(0, 1, 0.5);
        auto* slider = m_grid->findChild<ValueSlider*>(u"cell_slider"_s);
        QTest::mouseDClick(slider, Qt::LeftButton, {}, {slider->width() / 2, 14});
        QCOMPARE(m_numbers(0, 1), 0.0);
    }

    void positionsTakeNoRoomOnTheSlider()
    {
        m_grid->setRange(-1, 1, 0.1);
        answer(2, 0, 64); // in the column that is read only
        QCOMPARE(m_grid->findChild<ValueSlider*>(u"cell_slider"_s)->scale().maximum(), 1.0);
    }

    void theFieldUnderTheGridEditsTheSelectedCell()
    {
        auto* field = m_grid->findChild<NumberField*>(u"cell_value"_s);
        field->setFocus();
        QTest::keyClicks(field, u"2.5"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(m_numbers(0, 1), 2.5);
        QCOMPARE(m_edited->count(), 1);
        field->selectAll();
        QTest::keyClicks(field, u"much"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(refusal()->text().contains(u"much"_s));
    }

    void theSelectedCellIsCalledByItsRowThenItsColumn()
    {
        m_grid->setCellPattern(u"%1 to %2"_s);
        m_grid->setCurrentCell(2, 3);
        QCOMPARE(m_grid->findChild<QLabel*>(u"cell_name"_s)->text(), u"row 2 to c3"_s);
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
        const QSignalSpy cleared(m_grid.get(), &MatrixGrid::cleared);
        answer(0, 1, 5);
        QTest::keyClick(m_table, Qt::Key_Backspace);
        QCOMPARE(m_numbers(0, 1), 0.0);
        m_table->selectionModel()->select(QItemSelection(m_table->model()->index(0, 1), m_table->model()->index(1, 3)),
                                          QItemSelectionModel::ClearAndSelect);
        QTest::keyClick(m_table, Qt::Key_Delete);
        QCOMPARE(cleared.count(), 1); // one edit
        QCOMPARE(cleared.first().at(2).toString(), u"0\t0\t0\n0\t0\t0\n"_s);
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
};

QTEST_MAIN(TestMatrixGrid)
#include "tst_matrix_grid.moc"
