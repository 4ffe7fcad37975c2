#include "support/editor_test.h"
#include "ui/controls/matrix_grid.h"
#include "ui/controls/matrix_table.h"
#include "ui/controls/text_field.h"
#include "ui/controls/value_slider.h"
#include "ui/document/memory_edits.h"
#include "ui/editors/embeddings_editor.h"
#include "ui/editors/memory_editor.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QSignalSpy>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestEmbeddingsEditor : public QObject {
    Q_OBJECT

    std::unique_ptr<Document> m_document;
    std::unique_ptr<EmbeddingsEditor> m_editor;
    MatrixGrid* m_grid = nullptr;

    double at(Index token, Index dimension) const { return (*m_document->content().embeddings)(token, dimension); }

    void answerPrompt(const QString& text)
    {
        auto* field = m_editor->findChild<TextField*>(u"prompt_field"_s);
        field->selectAll();
        typeInto(*field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }

private slots:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->load(smallContent(), {});
        m_editor = std::make_unique<EmbeddingsEditor>(*m_document);
        m_grid = m_editor->findChild<MatrixGrid*>(u"embeddings_grid"_s);
        m_editor->resize(268, 300);
        m_editor->show();
    }

    void cleanup()
    {
        m_editor.reset();
        m_document.reset();
    }

    void editingATokenEditsItsEquals()
    {
        auto* table = m_grid->findChild<MatrixTable*>();
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(at(0, 0), 1.05);
        QCOMPARE(at(2, 0), 1.05);
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undoStack().undo();
        QCOMPARE(m_document->content(), smallContent());
    }

    void positionColumnsAreAddedInOneStep()
    {
        QVERIFY(choose(*m_editor, u"embeddings_menu"_s, u"positions_columns"_s));
        QCOMPARE(m_document->content().dModel(), 5);
        QVERIFY(std::holds_alternative<PositionColumns>(m_document->content().positions));
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undoStack().undo();
        QCOMPARE(m_document->content(), smallContent());
    }

    void aDragIsOneUndoStep()
    {
        auto* slider = m_grid->findChild<ValueSlider*>(u"cell_slider"_s);
        QTest::mousePress(slider, Qt::LeftButton, {}, {10, 14});
        QTest::mouseMove(slider, {20, 14});
        QTest::mouseMove(slider, {slider->width(), 14});
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {slider->width(), 14});
        QCOMPARE(at(0, 0), 2.0);
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undoStack().undo();
        QCOMPARE(slider->value(), 1.0);
        m_document->undoStack().redo();
        QCOMPARE(slider->value(), 2.0);
    }

    void aDragBackToItsStartLeavesNoStep()
    {
        auto* slider = m_grid->findChild<ValueSlider*>(u"cell_slider"_s);
        const int x = qRound(12 + slider->scale().placeOf(1) * (slider->width() - 24));
        QTest::mousePress(slider, Qt::LeftButton, {}, {x, 14});
        QTest::mouseMove(slider, {x + 20, 14});
        QTest::mouseMove(slider, {x, 14});
        QTest::mouseRelease(slider, Qt::LeftButton, {}, {x, 14});
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void selectingARowSelectsTheTokenAndBack()
    {
        m_grid->setCurrentCell(1, 0);
        QCOMPARE(m_document->selection().query, 1);
        Selection selection = m_document->selection();
        selection.query = 2;
        m_document->select(selection);
        QCOMPARE(m_grid->currentRow(), 2);
    }

    void pastesFromASpreadsheetInOneStep()
    {
        QGuiApplication::clipboard()->setText(u"3\t4\n5\t6\n"_s);
        m_grid->setCurrentCell(0, 0);
        m_grid->paste();
        QCOMPARE(at(0, 1), 4.0);
        QCOMPARE(at(1, 0), 5.0);
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void aPasteThatDoesNotFitIsRefusedWithAReason()
    {
        QGuiApplication::clipboard()->setText(u"1\t2\t3"_s);
        m_grid->paste();
        QVERIFY(!m_grid->findChild<RefusalLine*>(u"refusal"_s)->text().isEmpty());
        QCOMPARE(m_document->content(), smallContent());
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void dimensionsAreAddedRenamedAndRemoved()
    {
        QVERIFY(choose(*m_editor, u"embeddings_menu"_s, u"add_dimension"_s));
        answerPrompt(u"x"_s); // there is one called x
        QCOMPARE(m_document->content().dModel(), 2);
        answerPrompt(u"z"_s);
        QCOMPARE(m_document->content().dModel(), 3);
        QCOMPARE(m_grid->currentColumn(), 2); // the new one
        QVERIFY(choose(*m_editor, u"embeddings_menu"_s, u"rename_dimension"_s));
        answerPrompt(u"noun"_s);
        QCOMPARE(m_document->content().dimensions[2], std::string("noun"));
        QVERIFY(choose(*m_editor, u"embeddings_menu"_s, u"remove_dimension"_s));
        QCOMPARE(m_document->content().dModel(), 2);
        QCOMPARE(m_document->undoStack().count(), 3);
        while (m_document->undoStack().canUndo())
            m_document->undoStack().undo();
        QCOMPARE(m_document->content(), smallContent());
    }

    void positionColumnsAreShownAndNotEdited()
    {
        m_grid->setCurrentCell(0, 1);
        QVERIFY(choose(*m_editor, u"embeddings_menu"_s, u"fill_zero"_s));
        QVERIFY(choose(*m_editor, u"embeddings_menu"_s, u"column_square"_s));
        QVERIFY(m_grid->content().columns[1].readOnly);
        QCOMPARE(m_grid->content().at(2, 1), 4.0);
        QCOMPARE(m_grid->content().about(2, 1), m_grid->content().columns[1].toolTip); // and no sum: it shows the sum
        QVERIFY(choose(*m_editor, u"embeddings_menu"_s, u"column_typed"_s));
        QVERIFY(!m_grid->content().columns[1].readOnly);
        QVERIFY(choose(*m_editor, u"embeddings_menu"_s, u"positions_sinusoidal"_s));
        QVERIFY(!m_grid->content().columns[1].readOnly);
        QVERIFY(!m_grid->content().about(1, 0).isEmpty());
    }

    void fillsAreOneStepEach()
    {
        for (const QString& entry : {u"fill_zero"_s, u"fill_one_hot"_s})
            QVERIFY(choose(*m_editor, u"embeddings_menu"_s, entry));
        QVERIFY(choose(*m_editor, u"embeddings_menu"_s, u"fill_normal"_s));
        answerPrompt(u"5"_s);
        QVERIFY(choose(*m_editor, u"embeddings_menu"_s, u"normalise"_s));
        QVERIFY(std::abs(m_document->content().embeddings->row(1).norm() - 1) < 1e-12);
        QVERIFY(m_document->content().embeddings->row(0) == m_document->content().embeddings->row(2));
        QCOMPARE(m_document->undoStack().count(), 4);
    }

    void emptyingCellsFillsThemWithZeros()
    {
        auto* table = m_grid->findChild<MatrixTable*>();
        table->selectAll();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, {60, 60}, table->mapToGlobal(QPoint(60, 60)));
        QCoreApplication::sendEvent(table->viewport(), &asked);
        auto* clear = table->findChild<QAction*>(u"clear_cells"_s);
        QVERIFY(clear != nullptr);
        clear->trigger();
        QVERIFY(m_document->content().embeddings->isZero());
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(m_document->undoLabel()->kind, EditLabel::Kind::FillEmbeddings);
        table->findChild<QAction*>(u"copy_cells"_s)->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"0\t0\n0\t0\n0\t0\n"_s);
    }

    void aRefusalGoesWithTheNextEdit()
    {
        const auto* refusal = m_grid->findChild<RefusalLine*>(u"refusal"_s);
        m_grid->showRefusal([] { return u"why"_s; });
        QVERIFY(choose(*m_editor, u"embeddings_menu"_s, u"fill_normal"_s));
        answerPrompt(u"5"_s);
        QVERIFY(refusal->isHidden());
    }

    void tokensEditedApartAreMarked()
    {
        Content content = smallContent();
        content.embeddings = Matrix<double>((Matrix<double>(3, 2) << 1, 0, 0, 1, 2, 0).finished());
        m_document->load(content, {});
        QVERIFY(m_grid->content().rows[0].marked);
        QVERIFY(!m_grid->content().rows[1].marked);
    }

    void theMemoryIsShownOnlyWhereThereIsOne()
    {
        QWidget parent;
        MemoryEditor memory(*m_document, &parent);
        parent.show();
        QVERIFY(!memory.isVisible());
        m_document->edit(addMemory(m_document->content()));
        QVERIFY(memory.isVisible());
        auto* field = memory.findChild<TextField*>(u"memory_field"_s);
        field->selectAll();
        typeInto(*field, u"key_1 key_2"_s);
        QCOMPARE(m_document->content().memory->tokens, (std::vector<std::string>{"key 1", "key 2"}));
        QCOMPARE(m_document->undoStack().count(), 2);
        auto* grid = memory.findChild<MatrixGrid*>(u"memory_grid"_s);
        emit grid->entryEdited(1, 1, 3);
        QCOMPARE((*m_document->content().memory->embeddings)(1, 1), 3.0);
        QVERIFY(choose(memory, u"memory_menu"_s, u"remove_memory"_s));
        QVERIFY(!memory.isVisible());
    }
};

QTEST_MAIN(TestEmbeddingsEditor)
#include "tst_embeddings_editor.moc"
