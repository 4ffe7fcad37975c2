#include "ui/controls/matrix_header.h"

#include "ui/controls/matrix_model.h"
#include "ui/controls/style.h"

#include <QAbstractItemView>
#include <QPainter>

namespace headlight {

namespace {

constexpr int margin = 4;
constexpr double dot = 2.5; // radius of the mark on a row

} // namespace

MatrixHeader::MatrixHeader(Qt::Orientation orientation, QWidget* parent) : QHeaderView(orientation, parent)
{
    setSectionsClickable(true);
    setSectionResizeMode(QHeaderView::Fixed);
    setHighlightSections(false);
    setMinimumSectionSize(1);
}

void MatrixHeader::setUpright(bool upright)
{
    m_upright = upright;
    viewport()->update();
}

void MatrixHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const auto* view = static_cast<const QAbstractItemView*>(parentWidget());
    const auto* numbers = static_cast<const MatrixModel*>(model());
    const QModelIndex current = view->currentIndex();
    const bool vertical = orientation() == Qt::Vertical;
    const bool isCurrent = current.isValid() && (vertical ? current.row() : current.column()) == section;
    const Theme& theme = themeOf(view);
    QFont textFont = view->font();
    textFont.setBold(isCurrent);
    painter->save();
    painter->setFont(textFont);
    painter->setPen(isCurrent ? theme.ink : theme.muted);
    const QFontMetrics metrics(textFont);
    const QString text = numbers->headerData(section, orientation(), Qt::DisplayRole).toString();
    QRect box = rect;
    if (vertical) {
        box.adjust(0, 0, -margin - 2, 0);
        if (numbers->headerData(section, orientation(), MatrixModel::MarkedRole).toBool()) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->save();
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.accent);
            painter->drawEllipse(QPointF(rect.left() + dot + 0.5, rect.center().y() + 0.5), dot, dot);
            painter->restore();
            box.adjust(margin + 2, 0, 0, 0);
        }
        painter->drawText(box, Qt::AlignRight | Qt::AlignVCenter,
                          metrics.elidedText(text, Qt::ElideRight, box.width()));
    } else {
        if (numbers->startsGroup(section))
            box.adjust(groupGap, 0, 0, 0);
        if (m_upright) {
            painter->translate(box.left(), box.bottom() + 1);
            painter->rotate(-90);
            box = QRect(margin, 0, rect.height() - margin, box.width());
        }
        const auto align = m_upright ? Qt::AlignLeft : Qt::AlignHCenter;
        painter->drawText(box, static_cast<int>(align | Qt::AlignVCenter),
                          metrics.elidedText(text, Qt::ElideRight, box.width()));
    }
    painter->restore();
}

} // namespace headlight
