#include "support/main_window_fixture.h"
#include "ui/controls/matrix_grid.h"
#include "ui/controls/menu_button.h"
#include "ui/controls/sentence_field.h"
#include "ui/controls/value_slider.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>

using namespace headlight;
using namespace Qt::StringLiterals;

namespace {

/// Types a text into a field in place of what stands there, and Enter.
template <class Field>
void typeInto(Field* field, const QString& text)
{
    QTest::mouseClick(field, Qt::LeftButton);
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

/// Chooses an entry of a button's menu.
void choose(MenuButton* button, const QString& entry)
{
    button->filledMenu().findChild<QAction*>(entry)->trigger();
}

/// Clicks a cell of a grid.
QTableView* clickCell(MatrixGrid* grid, int row, int column)
{
    auto* table = grid->findChild<QTableView*>(u"table"_s);
    table->scrollTo(table->model()->index(row, column));
    const QPoint middle = table->visualRect(table->model()->index(row, column)).center();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, middle);
    return table;
}

/// Clicks a cell and types a number into it.
void typeCell(MatrixGrid* grid, int row, int column, const QString& number)
{
    QTableView* table = clickCell(grid, row, column);
    QTest::keyClicks(table, number);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
}

/// Drags a slider's handle past its right end.
void dragToTheEnd(ValueSlider* slider)
{
    const QPoint middle = slider->rect().center();
    QTest::mousePress(slider, Qt::LeftButton, {}, middle);
    QTest::mouseMove(slider, middle + QPoint(slider->width() / 4, 0));
    QTest::mouseMove(slider, middle + QPoint(slider->width(), 0));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, middle + QPoint(slider->width(), 0));
}

} // namespace

class TestWorkedExample : public QObject {
    Q_OBJECT

private slots:
    /// One query (2, 0), keys (1, 0) and (0, 1), values (10, 0) and (0, 10): the weights are 0.8044 and 0.1956.
    void isBuiltByHandInTheWindow()
    {
        MainWindowFixture f;
        f.trigger(u"fileNew"_s);
        auto* embeddings = f.find<MatrixGrid>(u"embeddings_grid"_s);
        auto* memory = f.find<MatrixGrid>(u"memory_grid"_s);
        auto* head = f.find<MatrixGrid>(u"head_grid"_s);

        typeInto(f.find<SentenceField>(u"sentence_field"_s), u"query"_s);
        QCOMPARE(f.document().content().tokens, std::vector<std::string>{"query"});

        auto* dimensions = f.find<MenuButton>(u"embeddings_menu"_s);
        while (f.document().content().dModel() > 2) {
            clickCell(embeddings, 0, 2);
            choose(dimensions, u"remove_dimension"_s);
        }
        f.trigger(u"modelAddMemory"_s);
        f.trigger(u"maskNone"_s);
        typeInto(f.find<QLineEdit>(u"memory_field"_s), u"key_1 key_2"_s);
        QCOMPARE(f.document().content().memory->tokens, (std::vector<std::string>{"key 1", "key 2"}));

        clickCell(embeddings, 0, 0);
        dragToTheEnd(embeddings->findChild<ValueSlider*>(u"cell_slider"_s));
        typeCell(embeddings, 0, 1, u"0"_s);
        QCOMPARE(f.document().content().embeddings->row(0), Eigen::RowVector2d(2, 0));
        const QStringList rows[] = {{u"1"_s, u"0"_s}, {u"0"_s, u"1"_s}};
        for (int row = 0; row < 2; ++row) {
            for (int column = 0; column < 2; ++column)
                typeCell(memory, row, column, rows[row][column]);
        }
        QVERIFY(*f.document().content().memory->embeddings == Eigen::Matrix2d::Identity());

        typeInto(f.find<QLineEdit>(u"head_d_k"_s), u"2"_s);
        typeInto(f.find<QLineEdit>(u"head_d_v"_s), u"2"_s);
        for (const QString& matrix : {u"W_Q"_s, u"W_K"_s}) {
            f.find<QAbstractButton>(u"tab_"_s + matrix)->click();
            choose(f.find<MenuButton>(u"head_presets"_s), u"preset_identity"_s);
        }
        f.find<QAbstractButton>(u"tab_W_V"_s)->click();
        clickCell(head, 0, 0);
        QApplication::clipboard()->setText(u"10\t0\n0\t10"_s);
        head->paste();

        auto* decimals = f.find<QComboBox>(u"decimals"_s);
        decimals->setCurrentIndex(2); // four
        emit decimals->activated(2);
        f.document().select({0, 0, 0, 0});
        auto* heatmap = f.find<QWidget>(u"heatmap"_s);
        QTRY_VERIFY2(heatmap->accessibleName().contains(u"0.8044"_s), qPrintable(heatmap->accessibleName()));
        f.document().select({0, 0, 0, 1});
        QTRY_VERIFY2(heatmap->accessibleName().contains(u"0.195"_s), qPrintable(heatmap->accessibleName()));

        while (f.action(u"editUndo"_s)->isEnabled())
            f.trigger(u"editUndo"_s);
        QVERIFY(f.document().content().tokens.empty());
        while (f.action(u"editRedo"_s)->isEnabled())
            f.trigger(u"editRedo"_s);
        f.document().select({0, 0, 0, 0});
        QTRY_VERIFY(heatmap->accessibleName().contains(u"0.8044"_s));
    }
};

QTEST_MAIN(TestWorkedExample)
#include "tst_worked_example.moc"
