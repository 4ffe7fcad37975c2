#include "ui/lessons/line_delegate.h"

#include "ui/controls/style.h"
#include "ui/lessons/wrapped_math.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

namespace headlight {

namespace {

constexpr int besides = 8;
constexpr int above = 6;

} // namespace

void LineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    const QString text = ground.text;
    ground.text.clear();
    const QWidget* view = option.widget;
    view->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, view);
    const QPointF corner = option.rect.topLeft() + QPointF(besides, above);
    drawWrappedMath(*painter, corner, text, option.font, option.rect.width() - 2 * besides, themeOf(view).ink);
}

QSize LineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const QString text = index.data(Qt::DisplayRole).toString();
    return {width, wrappedMathHeight(text, option.font, width - 2 * besides) + 2 * above};
}

} // namespace headlight
