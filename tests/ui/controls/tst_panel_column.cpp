#include "ui/controls/matrix_grid.h"
#include "ui/controls/panel_column.h"
#include "ui/controls/token_chips.h"

#include <QScrollBar>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestPanelColumn : public QObject {
    Q_OBJECT

private slots:
    void panelsGiveWayBeforeTheColumnScrolls()
    {
        auto* chips = new TokenChips;
        chips->setTokens({"a", "red", "and", "shiny", "cube", "on", "top", "of", "a", "blue", "sphere"});
        GridContent content;
        content.rows.assign(11, {u"token"_s, {}, false, false});
        content.columns.assign(4, {u"dimension"_s, {}, false, false});
        content.matrix = Matrix<double>(Matrix<double>::Zero(11, 4));
        content.tile = wholeOf(content.matrix);
        auto* grid = new MatrixGrid;
        grid->setContent(std::move(content));
        grid->setVisibleRows(12, 5);
        PanelColumn column({chips, grid});
        column.resize(285, 700);
        column.show();
        QTRY_COMPARE(column.verticalScrollBar()->maximum(), 0);
        const int roomy = grid->height();
        column.resize(285, 380);
        QTRY_VERIFY(grid->height() < roomy);
        QTRY_COMPARE(column.verticalScrollBar()->maximum(), 0);
        column.resize(285, 200);
        QTRY_VERIFY(column.verticalScrollBar()->maximum() > 0);
        QTRY_COMPARE(grid->height(), grid->sizeHint().height()); // it scrolls all the same
    }
};

QTEST_MAIN(TestPanelColumn)
#include "tst_panel_column.moc"
