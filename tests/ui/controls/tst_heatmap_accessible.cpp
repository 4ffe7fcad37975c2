#include "support/matrix_source.h"
#include "ui/controls/accessible_table.h"
#include "ui/controls/heatmap_canvas.h"

#include <QSignalSpy>
#include <QTest>

using namespace headlight;
using namespace Qt::StringLiterals;

class TestHeatmapAccessible : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aHeatmapIsATable();
    void aCellSaysItsQueryKeyAndValue_data();
    void aCellSaysItsQueryKeyAndValue();
    void theValueHasTheDecimalsShown();
    void headersAreTheTokens();
    void theSelectedCellIsTheSelectedOne();
    void pressingACellChoosesIt();
    void aCellIsWhereItIsPainted();
    void childrenAndIndicesAgree();
    void theSelectedCellIsReadOutWhereTheKeysAre();
    void anotherValueOfTheSelectedCellIsToldOnce();
    void anotherMatrixHasNoCellOfTheOneBefore();
    void manyCellsMakeFewObjects();
    void anEmptyHeatmapHasNoCells();

private:
    using News = AccessibleTable::News;

    AccessibleTable& news() const { return dynamic_cast<AccessibleTable&>(*interface()); }
    QAccessibleInterface* interface() const { return QAccessible::queryAccessibleInterface(m_canvas.get()); }
    QAccessibleTableInterface* table() const { return interface()->tableInterface(); }
    QString nameOf(int row, int column) const { return table()->cellAt(row, column)->text(QAccessible::Name); }
    void show(MatrixSource source, const HeatmapOptions& options = {})
    {
        m_canvas->setHeatmap(std::make_shared<MatrixSource>(std::move(source)), options);
    }

    std::unique_ptr<HeatmapCanvas> m_canvas;
};

void TestHeatmapAccessible::init()
{
    m_canvas = std::make_unique<HeatmapCanvas>();
    m_canvas->resize(500, 400);
    show(MatrixSource::causal(4));
    m_canvas->select(1, 1);
    news().newsOfContent();
}

void TestHeatmapAccessible::aHeatmapIsATable()
{
    QCOMPARE(interface()->role(), QAccessible::Table);
    QCOMPARE(interface()->text(QAccessible::Name), u"Weights, L0H0"_s);
    QVERIFY(table());
    QCOMPARE(table()->rowCount(), 4);
    QCOMPARE(table()->columnCount(), 4);
    QVERIFY(!table()->cellAt(4, 0));
    QVERIFY(!table()->cellAt(0, -2));
}

void TestHeatmapAccessible::aCellSaysItsQueryKeyAndValue_data()
{
    QTest::addColumn<Quantity>("quantity");
    QTest::addColumn<QString>("seen");
    QTest::addColumn<QString>("hidden");
    const QString forbidden = u"query t1, key t2, forbidden by the mask"_s;
    QTest::newRow("weights") << Quantity::Weights << u"query t2, key t0, 0.33"_s << forbidden;
    QTest::newRow("scores") << Quantity::Scores << u"query t2, key t0, 0.33"_s << forbidden;
    QTest::newRow("products") << Quantity::Products << u"query t2, key t0, 0.33"_s << u"query t1, key t2, 0"_s;
    QTest::newRow("queries") << Quantity::Queries << u"query t2, q₁, 0.33"_s << u"query t1, q₃, 0"_s;
    QTest::newRow("values") << Quantity::Values << u"key t2, v₁, 0.33"_s << u"key t1, v₃, 0"_s;
    QTest::newRow("embeddings") << Quantity::Embeddings << u"token t2, x₁, 0.33"_s << u"token t1, x₃, 0"_s;
}

void TestHeatmapAccessible::aCellSaysItsQueryKeyAndValue()
{
    QFETCH(Quantity, quantity);
    QFETCH(QString, seen);
    QFETCH(QString, hidden);
    HeatmapOptions options;
    options.quantity = quantity;
    show(MatrixSource::causal(4), options);
    QCOMPARE(nameOf(2, 0), seen);
    QCOMPARE(nameOf(1, 2), hidden);
}

void TestHeatmapAccessible::theValueHasTheDecimalsShown()
{
    HeatmapOptions options;
    options.decimals = 5;
    show(MatrixSource::causal(4), options);
    QCOMPARE(nameOf(2, 0), u"query t2, key t0, 0.33333"_s);
}

void TestHeatmapAccessible::headersAreTheTokens()
{
    QAccessibleTableCellInterface* cell = table()->cellAt(3, 1)->tableCellInterface();
    QVERIFY(cell);
    QCOMPARE(cell->rowIndex(), 3);
    QCOMPARE(cell->columnIndex(), 1);
    QCOMPARE(cell->rowHeaderCells().value(0)->text(QAccessible::Name), u"t3"_s);
    QCOMPARE(cell->rowHeaderCells().value(0)->role(), QAccessible::RowHeader);
    QCOMPARE(cell->columnHeaderCells().value(0)->text(QAccessible::Name), u"t1"_s);
    QCOMPARE(cell->columnHeaderCells().value(0)->role(), QAccessible::ColumnHeader);
    QCOMPARE(table()->rowDescription(2), u"t2"_s);
    QCOMPARE(table()->columnDescription(0), u"t0"_s);
    const BoolMatrix none = BoolMatrix::Constant(2, 2, false);
    show({Matrix<double>::Zero(2, 2), MatrixSource::names(2), MatrixSource::names(2), none});
    QCOMPARE(table()->rowDescription(1), u"t1, sees nothing"_s);
}

void TestHeatmapAccessible::theSelectedCellIsTheSelectedOne()
{
    QCOMPARE(table()->selectedCells(), QList{table()->cellAt(1, 1)});
    QVERIFY(table()->cellAt(1, 1)->state().selected);
    QVERIFY(!table()->cellAt(1, 0)->state().selected);
    QVERIFY(table()->cellAt(1, 1)->state().readOnly);
    m_canvas->select(2, std::nullopt);
    QCOMPARE(table()->selectedCellCount(), 0);
    QVERIFY(table()->selectedCells().isEmpty());
}

void TestHeatmapAccessible::pressingACellChoosesIt()
{
    QSignalSpy chosen(m_canvas.get(), &HeatmapCanvas::cellChosen);
    QAccessibleActionInterface* action = table()->cellAt(3, 2)->actionInterface();
    QCOMPARE(action->actionNames(), QStringList{QAccessibleActionInterface::pressAction()});
    action->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0], QVariantList({QVariant::fromValue<Index>(3), QVariant::fromValue<Index>(2)}));
}

void TestHeatmapAccessible::aCellIsWhereItIsPainted()
{
    const QRect cell = table()->cellAt(2, 3)->rect();
    const QRect painted = m_canvas->heatmap().cellRect({2, 3}).toAlignedRect();
    QCOMPARE(cell, QRect(m_canvas->mapToGlobal(painted.topLeft()), painted.size()));
    QCOMPARE(interface()->childAt(cell.center().x(), cell.center().y()), table()->cellAt(2, 3));
}

void TestHeatmapAccessible::childrenAndIndicesAgree()
{
    QCOMPARE(interface()->childCount(), 16 + 4 + 4);
    for (int index = 0; index < interface()->childCount(); ++index) {
        QAccessibleInterface* child = interface()->child(index);
        QVERIFY(child && child->isValid());
        QCOMPARE(interface()->indexOfChild(child), index);
        QCOMPARE(child->parent(), interface());
    }
    QCOMPARE(interface()->child(6), table()->cellAt(1, 2));
    QVERIFY(!interface()->child(24));
    QVERIFY(!interface()->child(-1));
}

void TestHeatmapAccessible::theSelectedCellIsReadOutWhereTheKeysAre()
{
    m_canvas->select(2, 1);
    QCOMPARE(news().newsOfCurrentCell(), (std::vector<News>{{QAccessible::Selection, {2, 1}}}));
    QVERIFY(!interface()->focusChild());
    m_canvas->show();
    m_canvas->activateWindow();
    m_canvas->setFocus();
    QTRY_VERIFY(m_canvas->hasFocus());
    QCOMPARE(news().newsOfCurrentCell(),
             (std::vector<News>{{QAccessible::Selection, {2, 1}}, {QAccessible::Focus, {2, 1}}}));
    QCOMPARE(interface()->focusChild(), table()->cellAt(2, 1));
    QVERIFY(table()->cellAt(2, 1)->state().focused);
    QVERIFY(!table()->cellAt(2, 0)->state().focused);
}

void TestHeatmapAccessible::anotherValueOfTheSelectedCellIsToldOnce()
{
    QVERIFY(news().newsOfContent().empty());
    show({Matrix<double>::Constant(4, 4, 0.25), MatrixSource::names(4), MatrixSource::names(4)});
    QCOMPARE(news().newsOfContent(), (std::vector<News>{{QAccessible::NameChanged, {1, 1}}}));
    QVERIFY(news().newsOfContent().empty());
}

void TestHeatmapAccessible::anotherMatrixHasNoCellOfTheOneBefore()
{
    const QAccessible::Id cell = QAccessible::uniqueId(table()->cellAt(3, 3));
    show(MatrixSource::causal(3));
    QVERIFY(!QAccessible::accessibleInterface(cell)->isValid());
    QCOMPARE(news().newsOfContent(), (std::vector<News>{{QAccessible::TableModelChanged, {}}}));
    QVERIFY(!QAccessible::accessibleInterface(cell));
    QCOMPARE(table()->rowCount(), 3);
    QVERIFY(!table()->cellAt(3, 3));
}

void TestHeatmapAccessible::manyCellsMakeFewObjects()
{
    show({Matrix<double>::Constant(2, 8192, 0.5), MatrixSource::names(2), MatrixSource::names(8192)});
    QTRY_COMPARE(table()->columnCount(), 8192); // it is read on another thread
    QCOMPARE(nameOf(1, 8191), u"query t1, key t8191, 0.50"_s);
    QCOMPARE(interface()->indexOfChild(table()->cellAt(1, 8191)), 2 * 8192 - 1);
    QCOMPARE(interface()->childCount(), AccessibleTable::mostObjects);
    const QAccessible::Id first = QAccessible::uniqueId(table()->cellAt(0, 0));
    for (int column = 1; column <= AccessibleTable::mostObjects; ++column)
        QVERIFY(table()->cellAt(0, column));
    QVERIFY(!QAccessible::accessibleInterface(first)); // the oldest made room
    QCOMPARE(nameOf(0, 0), u"query t0, key t0, 0.50"_s);
}

void TestHeatmapAccessible::anEmptyHeatmapHasNoCells()
{
    m_canvas->setHeatmap(nullptr, {});
    QCOMPARE(table()->rowCount(), 0);
    QCOMPARE(interface()->childCount(), 0);
    QVERIFY(!interface()->child(0));
    QVERIFY(!table()->cellAt(0, 0));
    QVERIFY(table()->selectedCells().isEmpty());
    m_canvas->select(0, 0);
    QVERIFY(news().newsOfCurrentCell().empty());
    QVERIFY(!interface()->focusChild());
}

QTEST_MAIN(TestHeatmapAccessible)
#include "tst_heatmap_accessible.moc"
