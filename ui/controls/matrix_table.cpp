#include "ui/controls/matrix_table.h"

#include "ui/controls/matrix_delegate.h"
#include "ui/controls/matrix_header.h"
#include "ui/controls/matrix_model.h"

#include <QContextMenuEvent>
#include <QFontInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

// In pixels, with texts of up to 14 pixels.
constexpr int roomyRow = 26;
constexpr int tightRow = 22;
constexpr int headerLine = 24;
constexpr int uprightHeader = 72; // at most
constexpr int narrowColumn = 18;  // narrower, the grid scrolls
constexpr int readColumn = 36;    // of a grid that scrolls: as numbers are read at ease
constexpr int wideColumn = 104;   // wider does not help reading
constexpr int usualText = 14;
constexpr double labelShare = 0.4;

int widestOf(const QFontMetrics& metrics, const std::vector<GridLabel>& labels)
{
    int widest = 0;
    for (const GridLabel& label : labels)
        widest = std::max(widest, metrics.horizontalAdvance(label.text) + (label.marked ? 8 : 0));
    return widest;
}

/// Whether the key types what a number can begin with, so that it opens the cell; Ctrl and 1 is a shortcut.
bool beginsNumber(const QKeyEvent& key)
{
    const QString text = key.text();
    return text.size() == 1 && (text.at(0).isDigit() || u".,-+−√"_s.contains(text.at(0)))
           && !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

} // namespace

MatrixTable::MatrixTable(MatrixModel& model, QWidget* parent)
    : QTableView(parent), m_model(model), m_rows(new MatrixHeader(Qt::Vertical, this)),
      m_columns(new MatrixHeader(Qt::Horizontal, this))
{
    setObjectName(u"table"_s);
    setModel(&model);
    setVerticalHeader(m_rows);
    setHorizontalHeader(m_columns);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(ContiguousSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    viewport()->setAutoFillBackground(false);
    auto* delegate = new MatrixDelegate(this);
    setItemDelegate(delegate);
    connect(delegate, &MatrixDelegate::refused, this, &MatrixTable::refused);
    connect(delegate, &MatrixDelegate::movedOn, this, &MatrixTable::moveOn);
}

int MatrixTable::scaled(int length) const
{
    return std::max(length, length * QFontInfo(font()).pixelSize() / usualText);
}

void MatrixTable::setVisibleRows(int wanted, int least)
{
    m_wantedRows = wanted;
    m_leastRows = least;
    arrange();
}

void MatrixTable::arrange()
{
    measureLabels();
    arrangeColumns();
    arrangeRows();
    updateGeometry();
}

void MatrixTable::measureLabels()
{
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    m_rowLabelWidth = widestOf(metrics, m_model.content().rows);
    m_columnLabelWidth = widestOf(metrics, m_model.content().columns);
}

void MatrixTable::arrangeColumns()
{
    const int labels = std::min(m_rowLabelWidth + 8, static_cast<int>(labelShare * width()));
    m_rows->setFixedWidth(std::max(labels, 16));
    const int count = m_model.columnCount();
    if (count == 0)
        return;
    int gaps = 0;
    for (int column = 0; column < count; ++column)
        gaps += m_model.startsGroup(column) ? MatrixHeader::groupGap : 0;
    // Not asked of the scroll bar: it may still stand there for the columns that were.
    const bool scrollsDown =
        m_model.rowCount() > m_wantedRows || heightOf(m_model.rowCount(), scaled(tightRow)) > height();
    const int bar = scrollsDown ? verticalScrollBar()->sizeHint().width() : 0;
    const int room = width() - m_rows->width() - gaps - bar;
    m_scrollsSideways = count * scaled(narrowColumn) > room;
    const int each = m_scrollsSideways ? scaled(readColumn) : std::min(room / count, scaled(wideColumn));
    m_columns->setDefaultSectionSize(each);
    for (int column = 0; column < count; ++column)
        m_columns->resizeSection(column, each + (m_model.startsGroup(column) ? MatrixHeader::groupGap : 0));
    const bool upright = m_columnLabelWidth > each;
    m_columns->setUpright(upright);
    m_columns->setFixedHeight(upright ? std::min(m_columnLabelWidth + 8, scaled(uprightHeader)) : scaled(headerLine));
}

void MatrixTable::arrangeRows()
{
    const int count = std::clamp(m_model.rowCount(), 1, m_wantedRows);
    const int room = height() - heightOf(0, 0);
    m_rows->setDefaultSectionSize(std::clamp(room / count, scaled(tightRow), scaled(roomyRow)));
}

int MatrixTable::heightOf(int rows, int each) const
{
    return m_columns->height() + rows * each + (m_scrollsSideways ? horizontalScrollBar()->sizeHint().height() : 0);
}

QSize MatrixTable::sizeHint() const
{
    return {268, heightOf(std::clamp(m_model.rowCount(), 1, m_wantedRows), scaled(roomyRow))};
}

QSize MatrixTable::minimumSizeHint() const
{
    return {120, heightOf(std::clamp(m_model.rowCount(), 1, m_leastRows), scaled(tightRow))};
}

void MatrixTable::moveOn(int rows, int columns)
{
    const QModelIndex next = m_model.index(currentIndex().row() + rows, currentIndex().column() + columns);
    if (next.isValid())
        setCurrentIndex(next);
    setFocus();
}

bool MatrixTable::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::Paste) || beginsNumber(*key)) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

bool MatrixTable::stepByKey(const QKeyEvent& event)
{
    if (!event.modifiers().testFlag(Qt::AltModifier))
        return false;
    const bool up = event.key() == Qt::Key_Up || event.key() == Qt::Key_Right;
    const bool down = event.key() == Qt::Key_Down || event.key() == Qt::Key_Left;
    if (up || down)
        emit stepped(up ? 1 : -1, event.modifiers().testFlag(Qt::ShiftModifier));
    return up || down;
}

void MatrixTable::keyPressEvent(QKeyEvent* event)
{
    if (stepByKey(*event))
        return;
    if (event->matches(QKeySequence::Copy))
        return emit copyAsked();
    if (event->matches(QKeySequence::Paste))
        return emit pasteAsked();
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        return emit clearAsked();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && state() != EditingState) {
        edit(currentIndex(), EditKeyPressed, event);
        return;
    }
    const bool printable = !event->text().isEmpty() && event->text().at(0).isPrint();
    if (printable && !beginsNumber(*event))
        return event->ignore();
    QTableView::keyPressEvent(event);
}

void MatrixTable::keyReleaseEvent(QKeyEvent* event)
{
    if (!event->isAutoRepeat())
        emit keyReleased();
    QTableView::keyReleaseEvent(event);
}

void MatrixTable::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    viewport()->update();
}

void MatrixTable::focusOutEvent(QFocusEvent* event)
{
    emit keyReleased();
    QTableView::focusOutEvent(event);
    viewport()->update();
}

void MatrixTable::wheelEvent(QWheelEvent* event)
{
    const QPoint place = viewport()->mapFromGlobal(event->globalPosition().toPoint());
    const bool overCurrent = hasFocus() && currentIndex().isValid() && indexAt(place) == currentIndex()
                             && currentIndex().flags().testFlag(Qt::ItemIsEditable);
    if (!overCurrent)
        return QTableView::wheelEvent(event);
    const double steps = m_wheel.take(*event);
    event->accept();
    if (steps != 0)
        emit turned(steps, event->modifiers().testFlag(Qt::ShiftModifier));
}

void MatrixTable::contextMenuEvent(QContextMenuEvent* event)
{
    if (!currentIndex().isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& name, const QString& text, const QKeySequence& keys,
                         void (MatrixTable::*asked)()) {
        QAction* action = menu->addAction(text, this, asked);
        action->setObjectName(name);
        action->setShortcut(keys);
        action->setShortcutVisibleInContextMenu(true);
    };
    add(u"copy_cells"_s, tr("Copy"), QKeySequence::Copy, &MatrixTable::copyAsked);
    add(u"paste_cells"_s, tr("Paste"), QKeySequence::Paste, &MatrixTable::pasteAsked);
    add(u"clear_cells"_s, tr("Set to 0"), Qt::Key_Delete, &MatrixTable::clearAsked);
    menu->popup(event->globalPos());
}

void MatrixTable::resizeEvent(QResizeEvent* event)
{
    const int before = heightOf(0, 0);
    arrangeRows();
    arrangeColumns();
    QTableView::resizeEvent(event);
    if (heightOf(0, 0) != before)
        updateGeometry();
}

void MatrixTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
}

void MatrixTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    // QTableView would tell screen readers that the focus is here, where only the selection of the window is followed.
    if (hasFocus())
        QTableView::currentChanged(current, previous);
    else
        QAbstractItemView::currentChanged(current, previous);
    m_rows->viewport()->update();
    m_columns->viewport()->update();
    viewport()->update();
    emit currentChangedTo(current);
}

} // namespace headlight
