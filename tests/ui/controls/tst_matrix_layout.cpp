#include "ui/controls/matrix_grid.h"
#include "ui/controls/matrix_header.h"
#include "ui/controls/matrix_table.h"
#include "ui/controls/value_slider.h"

#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QScrollBar>
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

class TestMatrixLayout : public QObject {
    Q_OBJECT

    std::unique_ptr<MatrixGrid> m_grid;
    MatrixTable* m_table = nullptr;

private slots:
    void init()
    {
        m_grid = std::make_unique<MatrixGrid>();
        m_table = m_grid->findChild<MatrixTable*>();
        m_grid->setContent(contentOf(3, 4));
        m_grid->resize(300, 220);
        m_grid->show();
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

    void aGridThatScrollsShowsItsNumbersAtEase()
    {
        m_grid->setContent(contentOf(6, 32));
        m_grid->resize(268, 400);
        m_grid->grab();
        QTRY_VERIFY(m_table->horizontalScrollBar()->isVisible());
        QVERIFY(m_table->columnWidth(0) >= m_table->fontMetrics().horizontalAdvance(u"−1.2"_s));
    }

    void thousandsOfRowsAndColumnsAreShownAtOnce()
    {
        m_grid->setContent(contentOf(4096, 4096));
        QCOMPARE(m_table->model()->rowCount(), 4096);
        m_grid->setCurrentCell(4095, 4095);
        m_grid->grab();
        QVERIFY(m_table->visualRect(m_table->currentIndex()).intersects(m_table->viewport()->rect()));
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

    void aToolTipHasTheWholeNumberAndWhatItIsAbout()
    {
        GridContent content = contentOf(1, 1);
        content.matrix = Matrix<double>(Matrix<double>::Constant(1, 1, 1.0 / 3));
        content.about = [](Index row, Index column) { return u"about %1 %2"_s.arg(row).arg(column); };
        m_grid->setContent(std::move(content));
        QCOMPARE(m_table->model()->index(0, 0).data(Qt::ToolTipRole).toString(), u"0.3333333333333333\nabout 0 0"_s);
    }
};

QTEST_MAIN(TestMatrixLayout)
#include "tst_matrix_layout.moc"
