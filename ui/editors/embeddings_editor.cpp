#include "ui/editors/embeddings_editor.h"

#include "ui/controls/matrix_grid.h"
#include "ui/controls/menu_button.h"
#include "ui/controls/prompt_line.h"
#include "ui/controls/style.h"
#include "ui/document/embedding_edits.h"
#include "ui/editors/embedding_content.h"
#include "ui/editors/fill_entries.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

EmbeddingsEditor::EmbeddingsEditor(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_heading(new QLabel(this)), m_size(new QLabel(this)),
      m_prompt(new PromptLine(this)), m_grid(new MatrixGrid(this)), m_empty(new QLabel(this)),
      m_sender(document, [this](const Wording& reason) { m_grid->showRefusal(reason); })
{
    setObjectName(u"embeddings_editor"_s);
    setLook(m_heading, Look::Heading);
    setLook(m_size, Look::Muted);
    setLook(m_empty, Look::Muted);
    m_size->setObjectName(u"embeddings_size"_s);
    m_grid->setObjectName(u"embeddings_grid"_s);
    m_grid->setRange(-2, 2, 0.05);
    m_grid->setVisibleRows(12, 9);
    m_menu = new MenuButton(
        MenuButton::Frame::None, [] { return u"⋯"_s; }, [this](QMenu& menu) { fillMenu(menu); }, this);
    m_menu->setObjectName(u"embeddings_menu"_s);
    m_menu->setExplanation([] { return tr("Rows, dimensions and positions"); });
    auto* top = new QHBoxLayout;
    top->setSpacing(4);
    top->addWidget(m_heading);
    top->addStretch();
    top->addWidget(m_size);
    top->addWidget(m_menu);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(top);
    layout->addWidget(m_prompt);
    layout->addWidget(m_empty);
    layout->addWidget(m_grid);

    m_sender.follow(*m_grid);
    connect(m_grid, &MatrixGrid::entryEdited, this, [this](Index row, Index column, double value) {
        m_sender.send(setEmbedding(m_sender.base(), row, column, value));
    });
    connect(m_grid, &MatrixGrid::pasted, this, [this](Index row, Index column, const QString& text) {
        m_sender.send(pasteIntoEmbeddings(m_document.content(), row, column, text));
    });
    connect(m_grid, &MatrixGrid::cleared, this, [this](Index row, Index column, const QString& zeros) {
        m_sender.send(
            called(EditLabel::Kind::FillEmbeddings, pasteIntoEmbeddings(m_document.content(), row, column, zeros)));
    });
    connect(m_grid, &MatrixGrid::currentCellChanged, this, [this](Index row, Index) {
        Selection selection = m_document.selection();
        selection.query = row;
        if (row >= 0)
            m_document.select(selection);
    });
    connect(&document, &Document::changed, this, &EmbeddingsEditor::showContent);
    connect(&document, &Document::selectionChanged, this, &EmbeddingsEditor::showSelection);
    retranslate();
}

void EmbeddingsEditor::showContent()
{
    const Content& content = m_document.content();
    {
        const QSignalBlocker quiet(m_grid); // the selection follows the document below, not the table
        m_grid->setContent(embeddingContent(content));
    }
    m_grid->setVisible(!content.tokens.empty());
    m_empty->setVisible(content.tokens.empty());
    m_size->setText(u"%1 × %2"_s.arg(content.tokens.size()).arg(content.dModel()));
    showSelection();
}

void EmbeddingsEditor::showSelection()
{
    const Index token = m_document.selection().query;
    if (!m_document.content().tokens.empty() && m_grid->currentRow() != token)
        m_grid->setCurrentCell(token, m_grid->currentColumn());
}

void EmbeddingsEditor::fillMenu(QMenu& menu)
{
    addColumnEntries(menu);
    menu.addSeparator();
    addFillEntries(menu, *m_prompt, m_sender,
                   [this](const EmbeddingFill& fill) { return fillEmbeddings(m_document.content(), fill); });
    menu.addSeparator();
    addPositionEntries(menu);
}

void EmbeddingsEditor::addColumnEntries(QMenu& menu)
{
    addEntry(menu, u"add_dimension"_s, tr("Add a dimension…"), [this] { askForNewDimension(); });
    const Index dimension = m_grid->currentColumn();
    if (dimension < 0)
        return;
    const Content& content = m_document.content();
    const QString name = asMenuText(dimensionName(content, dimension));
    addEntry(menu, u"rename_dimension"_s, tr("Rename “%1”…").arg(name), [this] { askForDimensionName(); });
    addEntry(menu, u"remove_dimension"_s, tr("Remove “%1”").arg(name),
             [this, dimension] { m_sender.send(removeDimension(m_document.content(), dimension)); });
    if (content.dimensions.empty())
        return;
    std::optional<PositionColumn> now;
    if (const auto* rule = std::get_if<PositionColumns>(&content.positions)) {
        const auto found = rule->columns.find(content.dimensions[static_cast<std::size_t>(dimension)]);
        if (found != rule->columns.end())
            now = found->second;
    }
    QMenu& holds = *menu.addMenu(tr("“%1” holds").arg(name));
    const auto choice = [&](const QString& objectName, const QString& text, std::optional<PositionColumn> column) {
        addChoice(holds, objectName, text, now == column, [this, column] { writePositions(column); });
    };
    choice(u"column_typed"_s, tr("What is typed"), std::nullopt);
    choice(u"column_index"_s, tr("The position: 0, 1, 2, …"), PositionColumn::Linear);
    choice(u"column_square"_s, tr("The position squared: 0, 1, 4, …"), PositionColumn::Square);
    choice(u"column_one"_s, tr("1 for every token"), PositionColumn::One);
}

void EmbeddingsEditor::addPositionEntries(QMenu& menu)
{
    const Positions& now = m_document.content().positions;
    const auto set = [this](const Positions& positions) {
        return [this, positions] { m_sender.send(setPositions(m_document.content(), positions)); };
    };
    addChoice(menu, u"positions_none"_s, tr("No positions"), std::holds_alternative<NoPositions>(now),
              set(NoPositions{}));
    addChoice(menu, u"positions_sinusoidal"_s, tr("Sinusoidal positions"),
              std::holds_alternative<SinusoidalPositions>(now), set(SinusoidalPositions{}));
    addEntry(menu, u"positions_columns"_s, tr("Add position columns: pos, pos², one"),
             [this] { m_sender.send(addPositionColumns(m_document.content())); });
}

void EmbeddingsEditor::writePositions(std::optional<PositionColumn> column)
{
    const Content& content = m_document.content();
    const auto* now = std::get_if<PositionColumns>(&content.positions);
    if (!column && now == nullptr)
        return; // it holds what is typed already
    PositionColumns rule = now != nullptr ? *now : PositionColumns{};
    const std::string& name = content.dimensions[static_cast<std::size_t>(m_grid->currentColumn())];
    if (column)
        rule.columns[name] = *column;
    else
        rule.columns.erase(name);
    m_sender.send(setPositions(content, rule.columns.empty() ? Positions(NoPositions{}) : Positions(rule)));
}

void EmbeddingsEditor::askForNewDimension()
{
    m_prompt->ask([] { return tr("Name of the new dimension"); }, {},
                  [this](const QString& name) {
                      const Wording refusal = m_sender.refusalOf(addDimension(m_document.content(), name));
                      if (!refusal)
                          m_grid->setCurrentCell(m_grid->currentRow(), m_document.content().dModel() - 1);
                      return refusal;
                  });
}

void EmbeddingsEditor::askForDimensionName()
{
    const Index dimension = m_grid->currentColumn();
    const QString name = dimensionName(m_document.content(), dimension);
    m_prompt->ask([name] { return tr("New name of “%1”").arg(name); }, name,
                  [this, dimension](const QString& text) {
                      return m_sender.refusalOf(renameDimension(m_document.content(), dimension, text));
                  });
}

void EmbeddingsEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void EmbeddingsEditor::retranslate()
{
    m_heading->setText(tr("Embeddings"));
    m_heading->setToolTip(tr("Each token as a row of numbers"));
    m_empty->setText(tr("Each token gets a row here."));
    m_grid->setTitle(tr("Embeddings"));
    showContent(); // tooltips of labels hold words
}

} // namespace headlight
