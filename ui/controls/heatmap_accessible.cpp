#include "ui/controls/heatmap_accessible.h"

#include "core/model/veiled_source.h"
#include "core/text/korean.h"
#include "ui/controls/accessible_table.h"
#include "ui/controls/heatmap_canvas.h"
#include "ui/paint/hidden_text.h"
#include "ui/paint/number_text.h"
#include "ui/paint/quantity_text.h"

#include <QCoreApplication>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

class HeatmapTable final : public PaintedTable {
    Q_DECLARE_TR_FUNCTIONS(headlight::HeatmapTable)

public:
    explicit HeatmapTable(HeatmapCanvas& canvas) : m_canvas(canvas) {}

    QString name() const override
    {
        const HeatmapOptions& options = map().options();
        const QString quantity = quantityName(options.quantity);
        const bool isOfLayer = options.quantity == Quantity::Embeddings || options.quantity == Quantity::LayerOutput;
        return isOfLayer ? quantity : u"%1, %2"_s.arg(quantity, headPlaceText(options.layer, options.head));
    }
    Index rowCount() const override { return map().isEmpty() ? 0 : map().rowCount(); }
    Index columnCount() const override { return map().isEmpty() ? 0 : map().columnCount(); }
    QString rowName(Index row) const override
    {
        const QString label = map().fullRowLabel(row);
        return map().seesNothing(row) ? filledIn(tr("%1, sees nothing"), {label}) : label;
    }
    QString columnName(Index column) const override { return map().fullColumnLabel(column); }
    QString cellName(Cell cell) const override;
    std::optional<Cell> currentCell() const override { return m_canvas.selectedCell(); }
    QRect cellRect(Cell cell) const override;
    std::optional<Cell> cellAt(QPoint point) const override { return map().cellAt(point); }
    void press(Cell cell) const override { emit m_canvas.cellChosen(cell.row, cell.column); }

private:
    const Heatmap& map() const { return m_canvas.heatmap(); }

    HeatmapCanvas& m_canvas;
};

QString HeatmapTable::cellName(Cell cell) const
{
    const Quantity quantity = map().options().quantity;
    const QString row = map().fullRowLabel(cell.row);
    const QString column = map().fullColumnLabel(cell.column);
    if (map().isForbidden(cell))
        return filledIn(tr("query %1, key %2, forbidden by the mask"), {row, column});
    const double number = map().value(cell);
    QString value = isHiddenNumber(number) ? hiddenText() : numberText(number, map().options().decimals);
    if (map().isMadeUp(cell))
        value = u"%1, %2"_s.arg(value, madeUpText());
    if (isKeyed(quantity))
        return filledIn(tr("query %1, key %2, %3"), {row, column, value});
    if (hasKeyRows(quantity))
        return filledIn(tr("key %1, %2, %3"), {row, column, value});
    if (quantity == Quantity::Queries || quantity == Quantity::Output)
        return filledIn(tr("query %1, %2, %3"), {row, column, value});
    return filledIn(tr("token %1, %2, %3"), {row, column, value});
}

QRect HeatmapTable::cellRect(Cell cell) const
{
    if (cell.row < 0)
        return map().columnLabelRect(cell.column).toAlignedRect();
    if (cell.column < 0)
        return map().rowLabelRect(cell.row).toAlignedRect();
    return map().cellRect(cell).toAlignedRect();
}

} // namespace

void registerAccessibleHeatmap()
{
    readAsTable<HeatmapCanvas, HeatmapTable>();
}

} // namespace headlight
