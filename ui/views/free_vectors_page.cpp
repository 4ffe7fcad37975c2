#include "ui/views/free_vectors_page.h"

#include "ui/controls/geometry_canvas.h"
#include "ui/controls/matrix_grid.h"
#include "ui/controls/style.h"
#include "ui/document/error_text.h"
#include "ui/export/geometry_figure.h"
#include "ui/paint/math_text.h"
#include "ui/paint/token_label.h"
#include "ui/views/softmax_bar.h"
#include "ui/views/view_message.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr int columnWidth = 324;
constexpr int columnMargin = 12;

VectorPlace placeOfCell(VectorTable table, Index row, Index column)
{
    if (table == VectorTable::Queries)
        return {VectorKind::Query, row};
    return {column < 2 ? VectorKind::Key : VectorKind::Value, row};
}

} // namespace

FreeVectorsPage::FreeVectorsPage(QWidget* parent)
    : FocusGiver(parent), m_evaluator(m_document), m_canvas(new GeometryCanvas), m_message(new QLabel),
      m_open(new QPushButton)
{
    setObjectName(u"freeVectorsPage"_s);
    m_canvas->setObjectName(u"freeVectorsCanvas"_s);
    m_canvas->setMovable(true);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_open->setObjectName(u"openFreeVectors"_s);
    setLook(m_message, Look::Muted);

    auto* side = new QWidget;
    side->setFixedWidth(columnWidth);
    setLook(side, Look::Card);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(columnMargin, 8, columnMargin, columnMargin);
    column->setSpacing(4);
    makeTable(m_queries, VectorTable::Queries, u"freeQueries"_s, *column);
    column->addSpacing(8);
    makeTable(m_pairs, VectorTable::Pairs, u"freePairs"_s, *column);
    column->addStretch();
    column->addWidget(m_open);
    auto* above = new QHBoxLayout;
    above->setSpacing(24);
    above->addWidget(m_canvas, 1);
    above->addWidget(m_message, 1);
    above->addWidget(side);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(12);
    layout->addLayout(above, 1);
    layout->addWidget(new SoftmaxBar(m_document, m_evaluator));
    setFocusProxy(m_canvas);

    connectCanvas();
    connect(m_open, &QPushButton::clicked, this, [this] {
        Content content = m_document.content();
        content.title = tr("Free vectors").toStdString();
        emit documentWanted(content);
    });
    connect(&m_document, &Document::changed, this, &FreeVectorsPage::showContent);
    connect(&m_document, &Document::selectionChanged, this, &FreeVectorsPage::showPicture);
    connect(&m_evaluator, &Evaluator::evaluated, this, &FreeVectorsPage::showPicture);
    m_document.load(freeVectors(), {});
    retranslate();
}

FreeVectorsPage::~FreeVectorsPage() = default;

void FreeVectorsPage::makeTable(Table& table, VectorTable kind, const QString& name, QVBoxLayout& column)
{
    table = {kind, new QLabel, new QToolButton, new QToolButton, new MatrixGrid};
    setLook(table.heading, Look::Heading);
    table.grid->setObjectName(name);
    table.grid->setRange(-10, 10, 0.1);
    table.grid->setVisibleRows(static_cast<int>(mostFreeVectors), 2);
    table.add->setObjectName(name + u"Add"_s);
    table.remove->setObjectName(name + u"Remove"_s);
    table.add->setText(u"+"_s);
    table.remove->setText(u"−"_s);
    auto* top = new QHBoxLayout;
    top->setSpacing(2);
    top->addWidget(table.heading, 1);
    for (QToolButton* button : {table.remove, table.add}) {
        setLook(button, Look::Quiet);
        top->addWidget(button);
    }
    column.addLayout(top);
    column.addWidget(table.grid);
    connect(table.add, &QToolButton::clicked, this,
            [this, &table] { edit(table, addVector(m_document.content(), table.kind)); });
    connect(table.remove, &QToolButton::clicked, this,
            [this, &table] { edit(table, removeVector(m_document.content(), table.kind, selectedRow(table))); });
    connect(table.grid, &MatrixGrid::gestureStarted, this, [this] { m_gesture = m_document.beginGesture(); });
    connect(table.grid, &MatrixGrid::gestureFinished, this, [this] { m_gesture = 0; });
    connect(table.grid, &MatrixGrid::entryEdited, this, [this, &table](Index row, Index at, double value) {
        edit(table, setVectors(m_document.content(), table.kind, row, at, Matrix<double>::Constant(1, 1, value)),
             m_gesture);
    });
    connect(table.grid, &MatrixGrid::pasted, this, [this, &table](Index row, Index at, const QString& text) {
        edit(table, pasteIntoVectors(m_document.content(), table.kind, row, at, text));
    });
    connect(table.grid, &MatrixGrid::currentCellChanged, this,
            [this, &table](Index row, Index at) { chooseCell(table, row, at); });
}

void FreeVectorsPage::connectCanvas()
{
    connect(m_canvas, &GeometryCanvas::gestureStarted, this, [this] { m_gesture = m_document.beginGesture(); });
    connect(m_canvas, &GeometryCanvas::gestureFinished, this, [this] { m_gesture = 0; });
    connect(m_canvas, &GeometryCanvas::chosen, this, &FreeVectorsPage::choose);
    connect(m_canvas, &GeometryCanvas::moved, this, [this](VectorPlace place, QPointF value) {
        Table& table = tableOf(place.kind);
        Matrix<double> numbers(1, 2);
        numbers << value.x(), value.y();
        edit(
            table,
            setVectors(m_document.content(), table.kind, place.index, place.kind == VectorKind::Value ? 2 : 0, numbers),
            m_gesture);
    });
}

void FreeVectorsPage::setDecimals(int decimals)
{
    m_decimals = decimals;
    showPicture();
}

GeometryOptions FreeVectorsPage::options() const
{
    GeometryOptions options;
    options.query = m_document.selection().query;
    options.key = m_document.selection().key;
    options.decimals = m_decimals;
    return options;
}

Index FreeVectorsPage::selectedRow(const Table& table) const
{
    return table.kind == VectorTable::Queries ? m_document.selection().query : m_document.selection().key;
}

void FreeVectorsPage::edit(Table& table, EditResult edited, quint64 gesture)
{
    const std::optional<EditError> error = m_document.edit(std::move(edited), gesture);
    table.grid->showRefusal(error ? Wording([reason = *error] { return errorText(reason); }) : Wording());
}

// The table goes along with the canvas, to the vector's first number.
void FreeVectorsPage::choose(VectorPlace place)
{
    Table& table = tableOf(place.kind);
    const Index first = place.kind == VectorKind::Value ? 2 : 0;
    const Index column = table.grid->currentColumn();
    const bool isThere = table.grid->currentRow() == place.index && column >= first && column < first + 2;
    if (!isThere)
        table.grid->setCurrentCell(place.index, first);
    chooseCell(table, place.index, table.grid->currentColumn());
}

void FreeVectorsPage::chooseCell(const Table& table, Index row, Index column)
{
    if (row < 0)
        return;
    Selection selection = m_document.selection();
    (table.kind == VectorTable::Queries ? selection.query : selection.key) = row;
    m_document.select(selection);
    m_canvas->setActive(placeOfCell(table.kind, row, column));
}

void FreeVectorsPage::showContent()
{
    showTable(m_queries);
    showTable(m_pairs);
    showPicture();
}

void FreeVectorsPage::showTable(Table& table)
{
    const Content& content = m_document.content();
    const auto& names = table.kind == VectorTable::Queries ? content.tokens : content.memory->tokens;
    GridContent shown;
    shown.matrix = vectorsOf(content, table.kind);
    shown.tile = wholeOf(shown.matrix);
    for (const std::string& name : names)
        shown.rows.push_back({tokenLabel(name), {}, false, false});
    const QString letters = table.kind == VectorTable::Queries ? u"q"_s : u"kv"_s;
    for (const QChar letter : letters)
        for (const int component : {1, 2})
            shown.columns.push_back({numbered(letter, component), {}, false, false});
    const QSignalBlocker quiet(table.grid); // what is selected stays, whatever the table makes of fewer rows
    table.grid->setContent(std::move(shown));
    table.add->setEnabled(static_cast<Index>(names.size()) < mostFreeVectors);
    table.remove->setEnabled(names.size() > 1);
}

void FreeVectorsPage::showPicture()
{
    if (!isVisible() && m_evaluator.source()) // showEvent catches up
        return;
    const QString text = viewMessage(m_document, m_evaluator);
    m_message->setText(text);
    m_message->setVisible(!text.isEmpty());
    m_canvas->setVisible(text.isEmpty());
    m_canvas->setPicture(text.isEmpty() ? m_evaluator.source() : nullptr, options());
}

double FreeVectorsPage::pictureWidth() const
{
    return m_canvas->width();
}

Picture FreeVectorsPage::picture(const Theme& theme, double width) const
{
    return geometryFigure(m_evaluator.exportable(), options(), theme, font(), width, tr("Free vectors"));
}

void FreeVectorsPage::retranslate()
{
    m_queries.heading->setText(tr("Queries"));
    m_pairs.heading->setText(tr("Keys and values"));
    m_queries.grid->setTitle(m_queries.heading->text());
    m_pairs.grid->setTitle(m_pairs.heading->text());
    const auto say = [](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    say(m_queries.add, tr("Add a query"));
    say(m_queries.remove, tr("Remove the selected query"));
    say(m_pairs.add, tr("Add a key with its value"));
    say(m_pairs.remove, tr("Remove the selected key with its value"));
    m_open->setText(tr("Turn into a Document"));
    m_open->setToolTip(tr("Opens these vectors as a new document, with the keys and values as its memory"));
}

void FreeVectorsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showPicture();
    }
    QWidget::changeEvent(event);
}

void FreeVectorsPage::showEvent(QShowEvent*)
{
    showPicture();
}

} // namespace headlight
