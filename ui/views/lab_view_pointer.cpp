// What the pointer and the keys do on a lab's page.

#include "ui/document/document.h"
#include "ui/views/lab_view.h"

namespace headlight {

void LabView::press(int part, QPointF value)
{
    m_gesture.begin();
    auto now = request();
    if (!now)
        return;
    now->grabbed = m_grab = LabGrab{value, now->state, now->key};
    takeState(lab().pressed(*now, part, value));
    selectCell(lab().cellAt(*now, part, value));
}

void LabView::nudge(QPoint direction)
{
    const auto now = request();
    if (!now)
        return;
    takeState(lab().nudged(*now, direction));
    selectCell(lab().cellBeside(*now, direction));
}

void LabView::selectCell(const std::optional<LabCell>& cell)
{
    if (cell)
        m_document.select({m_document.selection().layer, cell->head, cell->query, cell->key});
}

void LabView::drag(int part, QPointF value)
{
    auto now = request();
    if (!now || !m_grab)
        return;
    now->grabbed = m_grab;
    takeState(lab().moved(*now, part, value));
}

} // namespace headlight
