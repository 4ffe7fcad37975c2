#include "ui/controls/matrix_delegate.h"

#include "ui/controls/matrix_header.h"
#include "ui/controls/matrix_model.h"
#include "ui/controls/number_field.h"
#include "ui/controls/style.h"
#include "ui/controls/tile_number.h"
#include "ui/paint/color_map.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr double radius = 4;
constexpr int leastEditor = 88; // px

/// Draws the number as it fits: squeezed before it is cut.
void paintNumber(QPainter& painter, const QRectF& tile, double value)
{
    const QRectF box = tile.adjusted(0.5, 0, -0.5, 0);
    QString text = tileNumber(value, box.width(), QFontMetricsF(painter.font()));
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(text);
    if (width > box.width()) {
        QFont font = painter.font();
        font.setStretch(static_cast<int>(100 * std::max(leastStretch, box.width() / width)));
        painter.setFont(font);
        text = QFontMetricsF(font).elidedText(text, Qt::ElideRight, tile.width() + 1);
    }
    painter.drawText(tile, Qt::AlignCenter | Qt::TextDontClip, text);
}

/// Two tones, so that it stands out on any colour.
void paintOutline(QPainter& painter, const QRectF& tile, const QColor& outer, const QColor& inner)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(inner, 1));
    painter.drawRoundedRect(tile.adjusted(1.5, 1.5, -1.5, -1.5), radius - 1, radius - 1);
    painter.setPen(QPen(outer, 2));
    painter.drawRoundedRect(tile, radius, radius);
}

} // namespace

void MatrixDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = static_cast<const QAbstractItemView*>(option.widget);
    const auto* numbers = static_cast<const MatrixModel*>(index.model());
    const Theme& theme = themeOf(view);
    const bool readOnly = numbers->isReadOnly(index.column());
    const double share = index.data(MatrixModel::ShareRole).toDouble();
    QRectF tile = QRectF(option.rect).adjusted(1, 1, -1, -1);
    if (numbers->startsGroup(index.column()))
        tile.setLeft(tile.left() + MatrixHeader::groupGap);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(view->font());
    painter->setPen(theme.muted);
    if (!readOnly) {
        const ColorScale scale = ColorScale::diverging(theme, Strength::Soft);
        painter->setPen(Qt::NoPen);
        painter->setBrush(QColor(scale.at(share)));
        painter->drawRoundedRect(tile, radius, radius);
        painter->setPen(QColor(scale.textAt(share)));
    }
    paintNumber(*painter, tile, index.data(MatrixModel::ValueRole).toDouble());
    if (index == view->currentIndex()) {
        paintOutline(*painter, tile, view->hasFocus() ? theme.accent : theme.ink, theme.panel);
    } else if (option.state.testFlag(QStyle::State_Selected)) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(theme.accent, 1.5));
        painter->drawRoundedRect(tile.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    }
    painter->restore();
}

QWidget* MatrixDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const
{
    auto* field = new NumberField(parent);
    field->setObjectName(u"cell_editor"_s);
    field->setFull();
    connect(field, &NumberField::refused, this, &MatrixDelegate::refused);
    return field;
}

void MatrixDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    static_cast<NumberField*>(editor)->setValue(index.data(MatrixModel::ValueRole).toDouble());
}

void MatrixDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    auto* field = static_cast<NumberField*>(editor);
    if (field->commit())
        model->setData(index, field->value(), Qt::EditRole);
}

void MatrixDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    QRect box = option.rect;
    box.setWidth(std::max(box.width(), leastEditor));
    const int right = editor->parentWidget()->width();
    if (box.right() >= right)
        box.moveRight(std::max(box.width(), right) - 1);
    editor->setGeometry(box);
}

bool MatrixDelegate::eventFilter(QObject* watched, QEvent* event)
{
    auto* field = qobject_cast<NumberField*>(watched);
    if (field == nullptr || event->type() != QEvent::KeyPress)
        return QStyledItemDelegate::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape)
        field->revert();
    const bool down = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!down && key != Qt::Key_Tab && key != Qt::Key_Backtab)
        return QStyledItemDelegate::eventFilter(watched, event);
    if (!field->commit()) {
        field->selectAll();
        return true;
    }
    emit commitData(field);
    emit closeEditor(field, NoHint);
    emit movedOn(down ? 1 : 0, down ? 0 : key == Qt::Key_Tab ? 1 : -1);
    return true;
}

} // namespace headlight
