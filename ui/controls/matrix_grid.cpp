#include "ui/controls/matrix_grid.h"

#include "ui/controls/cell_row.h"
#include "ui/controls/matrix_model.h"
#include "ui/controls/matrix_table.h"
#include "ui/controls/value_slider.h"
#include "ui/document/pasted_numbers.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QItemSelectionModel>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

MatrixGrid::MatrixGrid(QWidget* parent)
    : QWidget(parent), m_model(new MatrixModel(this)), m_table(new MatrixTable(*m_model, this)),
      m_refusal(new RefusalLine(this)), m_cell(new CellRow(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_table);
    layout->addWidget(m_refusal);
    layout->addWidget(m_cell);
    connect(&m_gesture, &Gesture::started, this, &MatrixGrid::gestureStarted);
    connect(&m_gesture, &Gesture::finished, this, &MatrixGrid::gestureFinished);
    connect(m_cell, &CellRow::gestureStarted, &m_gesture, &Gesture::begin);
    connect(m_cell, &CellRow::gestureFinished, &m_gesture, &Gesture::finish);
    connect(m_cell, &CellRow::valueEdited, this,
            [this](double value) { editEntry(currentRow(), currentColumn(), value); });
    connect(m_cell, &CellRow::rangeEdited, this, [this] { m_rangeIsPersons = true; });
    connect(m_cell, &CellRow::refused, this, &MatrixGrid::showRefusal);
    connect(m_model, &MatrixModel::typed, this,
            [this](const QModelIndex& index, double value) { editEntry(index.row(), index.column(), value); });
    connect(m_table, &MatrixTable::refused, this, &MatrixGrid::showRefusal);
    connect(m_table, &MatrixTable::stepped, this, [this](double steps, bool fine) {
        m_gesture.begin();
        stepCurrent(steps, fine);
    });
    connect(m_table, &MatrixTable::turned, this, [this](double steps, bool fine) {
        m_gesture.turn();
        stepCurrent(steps, fine);
    });
    connect(m_table, &MatrixTable::keyReleased, &m_gesture, &Gesture::finish);
    connect(m_table, &MatrixTable::copyAsked, this, &MatrixGrid::copy);
    connect(m_table, &MatrixTable::pasteAsked, this, &MatrixGrid::paste);
    connect(m_table, &MatrixTable::clearAsked, this, &MatrixGrid::clearSelected);
    connect(m_table, &MatrixTable::currentChangedTo, this, [this](const QModelIndex& current) {
        m_gesture.finish();
        showRefusal({});
        updateCell();
        emit currentCellChanged(current.row(), current.column());
    });
}

MatrixGrid::~MatrixGrid()
{
    // A cell that is still being typed in speaks up when its window goes: by then nobody is left to listen.
    m_model->disconnect(this);
    m_table->disconnect(this);
    m_cell->disconnect(this);
}

void MatrixGrid::setContent(GridContent content)
{
    const bool sameLabels = content.rows == m_model->content().rows && content.columns == m_model->content().columns;
    const int row = std::max(0, m_table->currentIndex().row());
    const int column = m_table->currentIndex().column();
    m_model->setContent(std::move(content));
    if (!sameLabels) {
        m_table->arrange();
        const int separator = fontMetrics().horizontalAdvance(u" → "_s);
        m_cell->setNameWidth(m_table->labelWidths() + separator);
    }
    makeRoomOnSlider();
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0 && m_model->columnCount() > 0) {
        int first = 0;
        while (first + 1 < m_model->columnCount() && m_model->isReadOnly(first))
            ++first;
        setCurrentCell(std::min(row, m_model->rowCount() - 1),
                       column < 0 ? first : std::min(column, m_model->columnCount() - 1));
    }
    updateCell();
}

const GridContent& MatrixGrid::content() const
{
    return m_model->content();
}

void MatrixGrid::setCellPattern(const QString& pattern)
{
    m_pattern = pattern;
    updateCell();
}

void MatrixGrid::setTitle(const QString& title)
{
    m_table->setAccessibleName(title);
}

void MatrixGrid::setRange(double minimum, double maximum, double step)
{
    if (!m_rangeIsPersons)
        m_cell->setRange(minimum, maximum, step);
}

void MatrixGrid::setVisibleRows(int wanted, int least)
{
    m_table->setVisibleRows(wanted, least);
}

Index MatrixGrid::currentRow() const
{
    return m_table->currentIndex().row();
}

Index MatrixGrid::currentColumn() const
{
    return m_table->currentIndex().column();
}

void MatrixGrid::setCurrentCell(Index row, Index column)
{
    if (const QModelIndex cell = m_model->index(static_cast<int>(row), static_cast<int>(column)); cell.isValid())
        m_table->setCurrentIndex(cell);
}

void MatrixGrid::showRefusal(const Wording& reason)
{
    m_refusal->showReason(reason);
}

QString MatrixGrid::selectedText() const
{
    const QItemSelection selection = m_table->selectionModel()->selection();
    if (selection.isEmpty())
        return {};
    const QItemSelectionRange& range = selection.first();
    Matrix<double> numbers(range.height(), range.width());
    for (int row = 0; row < range.height(); ++row)
        for (int column = 0; column < range.width(); ++column)
            numbers(row, column) = content().at(range.top() + row, range.left() + column);
    return copiedNumbers(numbers);
}

void MatrixGrid::copy() const
{
    if (const QString text = selectedText(); !text.isEmpty())
        QGuiApplication::clipboard()->setText(text);
}

void MatrixGrid::paste()
{
    const QItemSelection selection = m_table->selectionModel()->selection();
    if (selection.isEmpty())
        return;
    showRefusal({});
    emit pasted(selection.first().top(), selection.first().left(), QGuiApplication::clipboard()->text());
}

void MatrixGrid::clearSelected()
{
    const QItemSelection selection = m_table->selectionModel()->selection();
    if (selection.isEmpty())
        return;
    const QItemSelectionRange& range = selection.first();
    if (range.width() == 1 && range.height() == 1)
        return editEntry(range.top(), range.left(), 0);
    emit cleared(range.top(), range.left(), copiedNumbers(Matrix<double>::Zero(range.height(), range.width())));
}

void MatrixGrid::editEntry(Index row, Index column, double value)
{
    if (row < 0 || column < 0 || m_model->isReadOnly(static_cast<int>(column)))
        return;
    showRefusal({});
    emit entryEdited(row, column, value);
}

void MatrixGrid::stepCurrent(double steps, bool fine)
{
    if (currentRow() < 0)
        return;
    const double step = m_cell->slider().scale().step();
    const double value = content().at(currentRow(), currentColumn());
    editEntry(currentRow(), currentColumn(), neatSum(value, fine ? steps * step / 10 : steps * step, step / 10));
}

void MatrixGrid::makeRoomOnSlider()
{
    const SliderScale& scale = m_cell->slider().scale();
    if (!m_rangeIsPersons && !m_gesture.isRunning() && m_model->extent() > scale.maximum())
        m_cell->setRange(-m_model->extent(), m_model->extent(), scale.step());
}

void MatrixGrid::updateCell()
{
    const QModelIndex current = m_table->currentIndex();
    m_cell->setVisible(current.isValid());
    if (!current.isValid())
        return;
    const QString row = content().rows[static_cast<std::size_t>(current.row())].text;
    const QString column = content().columns[static_cast<std::size_t>(current.column())].text;
    m_cell->show(m_pattern.arg(row, column), content().at(current.row(), current.column()),
                 !m_model->isReadOnly(current.column()));
}

} // namespace headlight
