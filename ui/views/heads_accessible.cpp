#include "ui/views/heads_accessible.h"

#include "ui/controls/accessible_table.h"
#include "ui/views/heads_canvas.h"

#include <QCoreApplication>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

class HeadList final : public PaintedTable {
    Q_DECLARE_TR_FUNCTIONS(headlight::HeadList)

public:
    explicit HeadList(HeadsCanvas& canvas) : m_canvas(canvas) {}

    QAccessible::Role role() const override { return QAccessible::List; }
    QString name() const override { return tr("Heads"); }
    Index rowCount() const override { return static_cast<Index>(m_canvas.heads().size()); }
    Index columnCount() const override { return 1; }
    QString rowName(Index) const override { return {}; }
    QString columnName(Index) const override { return {}; }
    QString cellName(Cell cell) const override { return m_canvas.describe(head(cell)).replace(u'\n', u", "_s); }
    std::optional<Cell> currentCell() const override
    {
        return m_canvas.selected() ? cellOf(*m_canvas.selected()) : std::nullopt;
    }
    QRect cellRect(Cell cell) const override { return m_canvas.grid().thumbnailRect(head(cell)).toAlignedRect(); }
    std::optional<Cell> cellAt(QPoint point) const override
    {
        const std::optional<HeadPlace> place = m_canvas.grid().headAt(point);
        return place ? cellOf(*place) : std::nullopt;
    }
    void press(Cell cell) const override { m_canvas.choose(head(cell)); }

private:
    HeadPlace head(Cell cell) const { return m_canvas.heads()[static_cast<std::size_t>(cell.row)]; }
    std::optional<Cell> cellOf(HeadPlace place) const
    {
        const std::vector<HeadPlace> heads = m_canvas.heads();
        const auto found = std::find(heads.begin(), heads.end(), place);
        return found == heads.end() ? std::nullopt : std::optional(Cell{found - heads.begin(), 0});
    }

    HeadsCanvas& m_canvas;
};

} // namespace

void registerAccessibleHeads()
{
    readAsTable<HeadsCanvas, HeadList>();
}

} // namespace headlight
