#include "ui/editors/memory_editor.h"

#include "ui/controls/matrix_grid.h"
#include "ui/controls/menu_button.h"
#include "ui/controls/prompt_line.h"
#include "ui/controls/style.h"
#include "ui/controls/text_field.h"
#include "ui/document/memory_edits.h"
#include "ui/editors/embedding_content.h"
#include "ui/editors/fill_entries.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

namespace headlight {

using namespace Qt::StringLiterals;

MemoryEditor::MemoryEditor(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_heading(new QLabel(this)), m_size(new QLabel(this)),
      m_field(new TextField(this)), m_refusal(new RefusalLine(this)), m_prompt(new PromptLine(this)),
      m_grid(new MatrixGrid(this)),
      m_typing(document, [this](const Wording& reason) { m_refusal->showReason(reason); }),
      m_numbers(document, [this](const Wording& reason) { m_grid->showRefusal(reason); })
{
    setObjectName(u"memory_editor"_s);
    setLook(m_heading, Look::Heading);
    setLook(m_size, Look::Muted);
    m_field->setObjectName(u"memory_field"_s);
    m_field->setMinimumHeight(36);
    m_grid->setObjectName(u"memory_grid"_s);
    m_grid->setRange(-2, 2, 0.05);
    m_grid->setVisibleRows(12, 6);
    m_heading->setBuddy(m_field);
    m_menu = new MenuButton(
        MenuButton::Frame::None, [] { return u"⋯"_s; }, [this](QMenu& menu) { fillMenu(menu); }, this);
    m_menu->setObjectName(u"memory_menu"_s);
    m_menu->setExplanation([] { return tr("Rows of the memory"); });
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
    layout->addWidget(m_field);
    layout->addWidget(m_refusal);
    layout->addWidget(m_prompt);
    layout->addWidget(m_grid);

    m_typing.followTyping(*m_field, [](const Content& base, const QString& text) { return setMemoryText(base, text); });
    m_numbers.follow(*m_grid);
    connect(m_grid, &MatrixGrid::entryEdited, this, [this](Index row, Index column, double value) {
        m_numbers.send(setMemoryEmbedding(m_numbers.base(), row, column, value));
    });
    connect(m_grid, &MatrixGrid::pasted, this, [this](Index row, Index column, const QString& text) {
        m_numbers.send(pasteIntoMemory(m_document.content(), row, column, text));
    });
    connect(m_grid, &MatrixGrid::cleared, this, [this](Index row, Index column, const QString& zeros) {
        m_numbers.send(called(EditLabel::Kind::FillMemory, pasteIntoMemory(m_document.content(), row, column, zeros)));
    });
    connect(m_grid, &MatrixGrid::currentCellChanged, this, [this](Index row, Index) {
        Selection selection = m_document.selection();
        selection.key = row;
        if (row >= 0)
            m_document.select(selection);
    });
    connect(&document, &Document::changed, this, &MemoryEditor::showContent);
    connect(&document, &Document::selectionChanged, this, &MemoryEditor::showSelection);
    retranslate();
}

void MemoryEditor::showContent()
{
    const Content& content = m_document.content();
    if (!content.memory)
        return hide();
    if (testAttribute(Qt::WA_WState_ExplicitShowHide) && parentWidget() != nullptr)
        show(); // unless it has yet to be put in its place, which shows it
    // A text that gives these tokens already is left as it was typed.
    const EditResult typed = setMemoryText(content, m_field->text());
    if (!typed || typed.value().content.memory != content.memory)
        m_field->showText(memoryText(content));
    {
        const QSignalBlocker quiet(m_grid); // the selection follows the document below, not the table
        m_grid->setContent(memoryContent(content));
    }
    m_grid->setVisible(!content.memory->tokens.empty());
    m_size->setText(u"%1 × %2"_s.arg(content.memory->tokens.size()).arg(content.dModel()));
    showSelection();
}

void MemoryEditor::showSelection()
{
    const Content& content = m_document.content();
    const Index token = m_document.selection().key;
    if (content.memory && !content.memory->tokens.empty() && m_grid->currentRow() != token)
        m_grid->setCurrentCell(token, m_grid->currentColumn());
}

void MemoryEditor::fillMenu(QMenu& menu)
{
    addFillEntries(menu, *m_prompt, m_numbers,
                   [this](const EmbeddingFill& fill) { return fillMemory(m_document.content(), fill); });
    menu.addSeparator();
    addEntry(menu, u"remove_memory"_s, tr("Remove the memory"),
             [this] { m_numbers.send(removeMemory(m_document.content())); });
}

void MemoryEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MemoryEditor::retranslate()
{
    m_heading->setText(tr("Memory"));
    m_heading->setToolTip(tr("Keys and values come from these tokens, not from the sentence"));
    m_field->setPlaceholderText(tr("Type the tokens that are read"));
    m_field->setAccessibleName(tr("Memory"));
    m_field->setToolTip(tr("| splits a word in two; _ between two words makes them one token"));
    m_grid->setTitle(tr("Embeddings of the memory"));
    showContent();
}

} // namespace headlight
