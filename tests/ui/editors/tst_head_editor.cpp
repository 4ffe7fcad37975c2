#include "core/model/fill.h"
#include "support/editor_test.h"
#include "ui/controls/matrix_grid.h"
#include "ui/controls/matrix_table.h"
#include "ui/controls/number_field.h"
#include "ui/controls/token_chip.h"
#include "ui/controls/value_slider.h"
#include "ui/document/token_edits.h"
#include "ui/editors/head_editor.h"
#include "ui/editors/layer_editor.h"
#include "ui/editors/mask_grid.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QCheckBox>
#include <QLabel>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestHeadEditor : public QObject {
    Q_OBJECT

    std::unique_ptr<Document> m_document;
    std::unique_ptr<HeadEditor> m_head;
    std::unique_ptr<LayerEditor> m_layer;
    MatrixGrid* m_grid = nullptr;

    const Layer<double>& layer() const { return m_document->content().model.layers.front(); }
    int steps() const { return m_document->undoStack().count(); }

    void enter(const QString& field, const QString& text, QWidget& editor)
    {
        auto* number = editor.findChild<NumberField*>(field);
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, text);
        QTest::keyClick(number, Qt::Key_Return);
    }

private slots:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->load(smallContent(), {});
        m_head = std::make_unique<HeadEditor>(*m_document);
        m_layer = std::make_unique<LayerEditor>(*m_document);
        m_grid = m_head->findChild<MatrixGrid*>(u"head_grid"_s);
        m_head->resize(280, 500);
        m_layer->resize(280, 400);
        m_head->show();
        m_layer->show();
    }

    void cleanup()
    {
        m_head.reset();
        m_layer.reset();
        m_document.reset();
    }

    void everyTabShowsItsMatrix_data()
    {
        QTest::addColumn<QString>("tab");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("column");
        QTest::newRow("W_Q: dimensions to queries") << u"W_Q"_s << u"x"_s << u"q₁"_s;
        QTest::newRow("W_K: dimensions to keys") << u"W_K"_s << u"x"_s << u"k₁"_s;
        QTest::newRow("W_V: dimensions to values") << u"W_V"_s << u"x"_s << u"v₁"_s;
        QTest::newRow("W_O: values to dimensions") << u"W_O"_s << u"v₁"_s << u"x"_s;
    }

    void everyTabShowsItsMatrix()
    {
        QFETCH(QString, tab);
        QFETCH(QString, row);
        QFETCH(QString, column);
        QTest::mouseClick(m_head->findChild<QAbstractButton*>(u"tab_"_s + tab), Qt::LeftButton);
        QCOMPARE(m_grid->content().rows.front().text, row);
        QCOMPARE(m_grid->content().columns.front().text, column);
    }

    void theSelectedHeadIsShownAndEdited()
    {
        m_document->select({0, 1, 0, 0});
        QCOMPARE(m_grid->content().at(0, 0), 2.0);
        auto* table = m_grid->findChild<MatrixTable*>();
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(layer().wqOf(1)(0, 0), 2.1);
        QCOMPARE(layer().wqOf(0)(0, 0), 1.0);
        QCOMPARE(steps(), 1);
        m_document->undoStack().undo();
        QCOMPARE(m_document->content(), smallContent());
    }

    void presetsFillTheShownMatrix()
    {
        m_head->showMatrix(MatrixKind::Key);
        QVERIFY(choose(*m_head, u"head_presets"_s, u"preset_zero"_s));
        QVERIFY(layer().wkOf(0).isZero());
        QVERIFY(choose(*m_head, u"head_presets"_s, u"preset_identity"_s));
        QVERIFY(layer().wkOf(0).isIdentity());
        QCOMPARE(steps(), 2);
    }

    void theIdentityOfAPartOfWOIsItsOwnPart()
    {
        m_document->selectHead({0, 1});
        m_head->findChild<QAbstractButton*>(u"tab_W_O"_s)->click();
        QVERIFY(choose(*m_head, u"head_presets"_s, u"preset_zero"_s));
        QVERIFY(choose(*m_head, u"head_presets"_s, u"preset_identity"_s));
        QVERIFY((**layer().wo).bottomRows(2).isZero()); // rows 2 and 3 of the identity of two columns
    }

    void randomNumbersAreOneOverTheRootOfTheRows()
    {
        QVERIFY(choose(*m_head, u"head_presets"_s, u"preset_random"_s));
        auto* seed = m_head->findChild<TextField*>(u"prompt_field"_s);
        seed->setText(u"7"_s);
        QTest::keyClick(seed, Qt::Key_Return);
        const Matrix<double> square = layer().wqOf(0);
        QCOMPARE(square, normalMatrix(2, 2, 7, 1 / std::sqrt(2.0)));
        enter(u"head_d_k"_s, u"3"_s, *m_head);
        QVERIFY(choose(*m_head, u"head_presets"_s, u"preset_random"_s));
        seed->setText(u"7"_s);
        QTest::keyClick(seed, Qt::Key_Return);
        QCOMPARE(Matrix<double>(layer().wqOf(0)), normalMatrix(2, 3, 7, 1 / std::sqrt(2.0)));
    }

    void theMostComponentsFitIntoTheirFields()
    {
        for (const QString& name : {u"head_d_k"_s, u"head_d_v"_s}) {
            const auto* field = m_head->findChild<NumberField*>(name);
            QVERIFY(field->width() >= field->fontMetrics().horizontalAdvance(u"4096"_s) + 16 + 4); // padding, frame
            QVERIFY(m_head->rect().contains(QRect(field->mapTo(m_head.get(), QPoint()), field->size())));
        }
    }

    void aDragInTheGridIsOneStepAndItsCellIsNamed()
    {
        m_grid->setCurrentCell(0, 1);
        QCOMPARE(m_grid->findChild<QLabel*>(u"cell_name"_s)->text(), u"x → q₂"_s);
        auto* slider = m_grid->findChild<ValueSlider*>(u"cell_slider"_s);
        emit slider->gestureStarted();
        emit slider->valueEdited(0.5);
        emit slider->valueEdited(0.75);
        emit slider->gestureFinished();
        QCOMPARE(layer().wqOf(0)(0, 1), 0.75);
        QCOMPARE(steps(), 1);
    }

    void aPatternThatCannotBeBuiltIsRefusedWithItsNeeds()
    {
        QVERIFY(choose(*m_head, u"head_presets"_s, u"pattern_previous_token"_s));
        QVERIFY(!m_grid->findChild<RefusalLine*>(u"refusal"_s)->text().isEmpty());
        QCOMPARE(m_document->content(), smallContent());
        QVERIFY(choose(*m_head, u"head_presets"_s, u"pattern_uniform"_s));
        QVERIFY(layer().wqOf(0).isZero());
    }

    void typingTheNameIsOneStep()
    {
        auto* name = m_head->findChild<TextField*>(u"head_name"_s);
        name->selectAll();
        typeInto(*name, u"look-up"_s);
        QCOMPARE(layer().heads[0].name, std::string("look-up"));
        QCOMPARE(steps(), 1);
        m_document->selectHead({0, 1}); // what is typed now is about another head
        name->selectAll();
        typeInto(*name, u"other"_s);
        QCOMPARE(layer().heads[0].name, std::string("look-up"));
        QCOMPARE(layer().heads[1].name, std::string("other"));
        QCOMPARE(steps(), 2);
    }

    void aRefusalGoesWithItsHead()
    {
        enter(u"head_d_k"_s, u"0"_s, *m_head);
        const QList<RefusalLine*> refusals = m_head->findChildren<RefusalLine*>();
        const auto refuses = [&refusals] {
            return std::any_of(refusals.begin(), refusals.end(), [](const auto* line) { return line->isVisible(); });
        };
        QVERIFY(refuses());
        m_document->selectHead({0, 1});
        QVERIFY(!refuses());
        m_grid->showRefusal([] { return u"no"_s; });
        m_head->findChild<QAbstractButton*>(u"tab_W_K"_s)->click();
        QVERIFY(!refuses());
    }

    void shapesChangeAndRefuse()
    {
        enter(u"head_d_k"_s, u"0"_s, *m_head);
        QCOMPARE(layer().heads[0].dK, 2);
        QCOMPARE(steps(), 0);
        enter(u"head_d_k"_s, u"3"_s, *m_head);
        QCOMPARE(layer().heads[0].dK, 3);
        QCOMPARE(m_grid->content().columns.size(), 3U);
        enter(u"head_d_v"_s, u"1"_s, *m_head);
        QCOMPARE(layer().heads[0].dV, 1);
    }

    void theDivisorComesBack()
    {
        const auto* divisor = m_head->findChild<NumberField*>(u"head_divisor"_s);
        const auto* button = m_head->findChild<MenuButton*>(u"head_scale"_s);
        QVERIFY(!divisor->isVisible());
        QCOMPARE(button->text(), u"÷ √dₖ ▾"_s);
        QVERIFY(choose(*m_head, u"head_scale"_s, u"scale_number"_s));
        QVERIFY(divisor->isVisible());
        QCOMPARE(button->text(), u"÷ ▾"_s);
        enter(u"head_divisor"_s, u"2.5"_s, *m_head);
        QCOMPARE(layer().heads[0].scale, (Scale{Scale::Kind::Number, 2.5}));
        enter(u"head_divisor"_s, u"-1"_s, *m_head);
        QCOMPARE(layer().heads[0].scale, (Scale{Scale::Kind::Number, 2.5}));
        QCOMPARE(m_head->findChild<NumberField*>(u"head_divisor"_s)->value(), 2.5);
        QVERIFY(choose(*m_head, u"head_scale"_s, u"scale_sqrt_dk"_s));
        QVERIFY(choose(*m_head, u"head_scale"_s, u"scale_number"_s));
        QCOMPARE(layer().heads[0].scale, (Scale{Scale::Kind::Number, 2.5}));
    }

    void headsAreSwitchedAddedMovedAndRemoved()
    {
        m_head->findChild<QCheckBox*>(u"head_enabled"_s)->click();
        QVERIFY(!layer().heads[0].enabled);
        QVERIFY(choose(*m_head, u"head_menu"_s, u"duplicate_head"_s));
        QCOMPARE(layer().heads.size(), 3U);
        QCOMPARE(m_document->selection().head, 1);
        QVERIFY(choose(*m_head, u"head_menu"_s, u"move_head_right"_s));
        QCOMPARE(m_document->selection().head, 2);
        QVERIFY(choose(*m_head, u"head_menu"_s, u"add_head"_s));
        QCOMPARE(m_document->selection().head, 3);
        QVERIFY(choose(*m_head, u"head_menu"_s, u"remove_head"_s));
        QCOMPARE(steps(), 5);
        while (layer().heads.size() > 1)
            QVERIFY(choose(*m_head, u"head_menu"_s, u"remove_head"_s));
        QVERIFY(!choose(*m_head, u"head_menu"_s, u"remove_head"_s));
        while (m_document->undoStack().canUndo())
            m_document->undoStack().undo();
        QCOMPARE(m_document->content(), smallContent());
    }

    void screenReadersReadAndSwitchThePaintedMask()
    {
        QVERIFY(choose(*m_layer, u"layer_mask"_s, u"mask_painted"_s));
        QAccessibleInterface* read =
            QAccessible::queryAccessibleInterface(m_layer->findChild<MaskGrid*>(u"mask_grid"_s));
        QAccessibleTableInterface* table = read->tableInterface();
        QVERIFY(table);
        QCOMPARE(read->text(QAccessible::Name), u"Painted mask: queries down, keys across"_s);
        QCOMPARE(table->cellAt(0, 2)->text(QAccessible::Name), u"“a” does not see “a”"_s);
        QVERIFY(table->cellAt(0, 2)->state().checkable && !table->cellAt(0, 2)->state().checked);
        table->cellAt(0, 2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY((*layer().mask.allowed)(0, 2));
        QVERIFY(table->cellAt(0, 2)->state().checked && table->cellAt(0, 2)->state().selected);
        QCOMPARE(table->cellAt(0, 2)->text(QAccessible::Name), u"“a” sees “a”"_s);
    }

    void masksAreChosenAndPaintedInOneStroke()
    {
        auto* painted = m_layer->findChild<MaskGrid*>(u"mask_grid"_s);
        QVERIFY(!painted->isVisible());
        QVERIFY(choose(*m_layer, u"layer_mask"_s, u"mask_painted"_s));
        QVERIFY(painted->isVisible());
        QCOMPARE((*layer().mask.allowed)(0, 2), false);
        const QPoint from = painted->squareOf(0, 2).center().toPoint();
        const QPoint to = painted->squareOf(1, 2).center().toPoint();
        QTest::mousePress(painted, Qt::LeftButton, {}, from);
        QTest::mouseMove(painted, to);
        QTest::mouseRelease(painted, Qt::LeftButton, {}, to);
        QVERIFY((*layer().mask.allowed)(0, 2) && (*layer().mask.allowed)(1, 2));
        QCOMPARE(steps(), 2);
        QCOMPARE(painted->accessibleDescription(), u"“b” sees “a”"_s);
        // The next stroke is a step of its own; begun on a cell that is seen, it forbids.
        const QSignalSpy switched(painted, &MaskGrid::cellSwitched);
        const QPoint seen = painted->squareOf(2, 0).center().toPoint();
        QTest::mousePress(painted, Qt::LeftButton, {}, seen);
        QTest::mouseMove(painted, seen + QPoint(1, 1));
        QTest::mouseRelease(painted, Qt::LeftButton, {}, seen + QPoint(1, 1));
        QVERIFY(!(*layer().mask.allowed)(2, 0));
        QCOMPARE(switched.count(), 1);
        QCOMPARE(steps(), 3);
        QVERIFY(choose(*m_layer, u"layer_mask"_s, u"mask_painted"_s)); // it is painted already
        QVERIFY(!(*layer().mask.allowed)(2, 0));
    }

    void aMaskIsPaintedByKeysToo()
    {
        QVERIFY(choose(*m_layer, u"layer_mask"_s, u"mask_painted"_s));
        auto* painted = m_layer->findChild<MaskGrid*>(u"mask_grid"_s);
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Right, Qt::Key_Up, Qt::Key_Space})
            QTest::keyClick(painted, key);
        QVERIFY((*layer().mask.allowed)(0, 2));
        QTest::keyClick(painted, Qt::Key_Space);
        QVERIFY(!(*layer().mask.allowed)(0, 2));
        QCOMPARE(steps(), 3);
    }

    void aMaskTooLargeToPaintSaysSo()
    {
        const auto noted = [this] {
            const QList<QLabel*> labels = m_layer->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->isVisible() && label->text().contains(u"cannot be painted"_s);
            });
        };
        QVERIFY(!noted());
        m_document->edit(setSentence(m_document->content(), u"a "_s.repeated(MaskGrid::mostTokens + 1)));
        QVERIFY(choose(*m_layer, u"layer_mask"_s, u"mask_painted"_s));
        QVERIFY(noted());
        QVERIFY(!m_layer->findChild<MaskGrid*>(u"mask_grid"_s)->isVisible());
    }

    void theWindowHasAField()
    {
        const auto* window = m_layer->findChild<NumberField*>(u"layer_window"_s);
        QVERIFY(!window->isVisible());
        QVERIFY(!choose(*m_layer, u"layer_mask"_s, u"mask_bottom_right"_s)); // the same as causal without a memory
        QVERIFY(choose(*m_layer, u"layer_mask"_s, u"mask_window"_s));
        QVERIFY(window->isVisible());
        enter(u"layer_window"_s, u"2"_s, *m_layer);
        QCOMPARE(layer().mask.kind, Mask::Kind::Window);
        QCOMPARE(layer().mask.window, 2);
    }

    void keysAreHiddenByClickingThem()
    {
        auto* chip = m_layer->findChild<TokenChip*>(u"token_1"_s);
        QTest::mouseClick(chip, Qt::LeftButton);
        QCOMPARE(layer().hiddenKeys, std::vector<Index>{1});
        QVERIFY(chip->isStruckOut());
        QTest::mouseClick(m_layer->findChild<TokenChip*>(u"token_0"_s), Qt::LeftButton);
        QCOMPARE(layer().hiddenKeys, (std::vector<Index>{0, 1}));
        QTest::mouseClick(chip, Qt::LeftButton);
        QCOMPARE(layer().hiddenKeys, std::vector<Index>{0});
    }

    void layersAreSwitchedAddedMovedAndRemoved()
    {
        m_layer->findChild<QCheckBox*>(u"layer_residual"_s)->click();
        m_layer->findChild<QCheckBox*>(u"layer_norm"_s)->click();
        QVERIFY(!layer().residual && layer().layerNorm);
        QVERIFY(choose(*m_layer, u"layer_menu"_s, u"add_layer"_s));
        QCOMPARE(m_document->selection().layer, 1);
        QVERIFY(choose(*m_layer, u"layer_menu"_s, u"move_layer_earlier"_s));
        QCOMPARE(m_document->selection().layer, 0);
        QVERIFY(!choose(*m_layer, u"layer_menu"_s, u"move_layer_earlier"_s));
        QVERIFY(choose(*m_layer, u"layer_menu"_s, u"remove_layer"_s));
        QVERIFY(!choose(*m_layer, u"layer_menu"_s, u"remove_layer"_s));
        QCOMPARE(m_document->content().model.layers.size(), 1U);
    }
};

QTEST_MAIN(TestHeadEditor)
#include "tst_head_editor.moc"
