#include "ui/lessons/order_answer.h"

#include "ui/lessons/line_delegate.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <random>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// An order that is not the right one, and the same whenever the step is shown.
std::vector<std::size_t> mixedUp(std::size_t count, std::size_t step)
{
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::mt19937 random(static_cast<std::uint32_t>(step + 1));
    for (std::size_t i = count; i > 1; --i)
        std::swap(order[i - 1], order[random() % i]);
    if (std::is_sorted(order.begin(), order.end()))
        std::rotate(order.begin(), order.begin() + 1, order.end());
    return order;
}

} // namespace

OrderAnswer::OrderAnswer(LessonRun& run, QWidget* parent)
    : AnswerForm(parent), m_run(run), m_list(new QListWidget), m_up(new QPushButton), m_down(new QPushButton)
{
    setObjectName(u"orderAnswer"_s);
    m_list->setObjectName(u"answerLines"_s);
    m_up->setObjectName(u"lineUp"_s);
    m_down->setObjectName(u"lineDown"_s);
    m_list->setItemDelegate(new LineDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_up);
    buttons->addWidget(m_down);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(8);
    layout->addWidget(m_list);
    layout->addLayout(buttons);

    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_list, &QListWidget::currentRowChanged, this, &OrderAnswer::showButtons);
    connect(m_list->model(), &QAbstractItemModel::rowsMoved, this, [this] {
        showButtons();
        emit changed();
    });
    fill(mixedUp(run.step().prediction->lines.size(), run.index()));
    m_list->setCurrentRow(0);
    OrderAnswer::showTexts();
}

void OrderAnswer::fill(const std::vector<std::size_t>& order)
{
    m_list->clear();
    for (const std::size_t line : order) {
        auto* item = new QListWidgetItem(m_run.text(m_run.step().prediction->lines[line]), m_list);
        item->setData(Qt::UserRole, static_cast<qulonglong>(line));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled);
    }
    fitHeight();
}

std::optional<LessonAnswer> OrderAnswer::answer()
{
    std::vector<std::size_t> order;
    for (int row = 0; row < m_list->count(); ++row)
        order.push_back(m_list->item(row)->data(Qt::UserRole).toULongLong());
    return order;
}

void OrderAnswer::close(const LessonAnswer& right)
{
    m_closed = true;
    fill(std::get<std::vector<std::size_t>>(right));
    m_list->setDragEnabled(false);
    m_up->hide();
    m_down->hide();
}

void OrderAnswer::showTexts()
{
    m_up->setText(tr("↑ Up"));
    m_up->setAccessibleName(tr("Move the line up"));
    m_up->setToolTip(tr("Moves the chosen line up (Alt+Up)"));
    m_down->setText(tr("↓ Down"));
    m_down->setAccessibleName(tr("Move the line down"));
    m_down->setToolTip(tr("Moves the chosen line down (Alt+Down)"));
    m_list->setAccessibleName(tr("Lines to put in order"));
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        item->setText(m_run.text(m_run.step().prediction->lines[item->data(Qt::UserRole).toULongLong()]));
    }
    fitHeight();
}

QWidget* OrderAnswer::firstControl()
{
    return m_list;
}

void OrderAnswer::move(int by)
{
    const int row = m_list->currentRow();
    if (m_closed || row < 0 || row + by < 0 || row + by >= m_list->count())
        return;
    QListWidgetItem* item = m_list->takeItem(row);
    m_list->insertItem(row + by, item);
    m_list->setCurrentRow(row + by);
    fitHeight();
    emit changed();
}

void OrderAnswer::showButtons()
{
    m_up->setEnabled(m_list->currentRow() > 0);
    m_down->setEnabled(m_list->currentRow() + 1 < m_list->count());
}

// All lines are seen: the column scrolls, and nothing in it does.
void OrderAnswer::fitHeight()
{
    int height = m_list->height() - m_list->viewport()->height();
    for (int row = 0; row < m_list->count(); ++row)
        height += m_list->sizeHintForRow(row);
    m_list->setFixedHeight(std::max(height, m_list->fontMetrics().height()));
}

bool OrderAnswer::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return AnswerForm::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool moves =
        key.modifiers().testFlag(Qt::AltModifier) && (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down);
    if (moves)
        move(key.key() == Qt::Key_Up ? -1 : 1);
    else if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
        emit committed();
    else
        return AnswerForm::eventFilter(watched, event);
    return true;
}

void OrderAnswer::resizeEvent(QResizeEvent* event)
{
    AnswerForm::resizeEvent(event);
    fitHeight();
}

} // namespace headlight
