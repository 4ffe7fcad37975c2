#include "ui/editors/head_editor.h"

#include "core/model/fill.h"
#include "ui/controls/matrix_grid.h"
#include "ui/controls/menu_button.h"
#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/prompt_line.h"
#include "ui/controls/style.h"
#include "ui/document/head_edits.h"
#include "ui/editors/head_content.h"
#include "ui/editors/head_form.h"
#include "ui/editors/matrix_tab.h"
#include "ui/editors/seed.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

HeadEditor::HeadEditor(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_tabs(new QButtonGroup(this)), m_prompt(new PromptLine(this)),
      m_grid(new MatrixGrid(this)), m_form(new HeadForm(document, this)),
      m_sender(document, [this](const Wording& reason) { m_grid->showRefusal(reason); })
{
    setObjectName(u"head_editor"_s);
    m_presets = new MenuButton(
        MenuButton::Frame::None, [] { return tr("Preset ▾"); }, [this](QMenu& menu) { fillPresets(menu); }, this);
    m_presets->setObjectName(u"head_presets"_s);
    m_presets->setExplanation([] { return tr("Fill this matrix, or build the head to read by a pattern"); });
    auto* top = new QHBoxLayout;
    top->setSpacing(0);
    const QString formulas[] = {u"W_Q"_s, u"W_K"_s, u"W_V"_s, u"W_O"_s};
    for (int kind = 0; kind < 4; ++kind) {
        auto* tab = new MatrixTab(formulas[kind], this);
        tab->setObjectName(u"tab_"_s + formulas[kind]);
        m_tabs->addButton(tab, kind);
        top->addWidget(tab);
    }
    m_tabs->button(0)->setChecked(true);
    top->addStretch();
    top->addWidget(m_presets);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(top);
    layout->addWidget(m_prompt);
    layout->addWidget(m_grid);
    layout->addSpacing(8);
    layout->addWidget(m_form);

    connectGrid();
    connect(m_tabs, &QButtonGroup::idToggled, this, [this](int kind, bool on) {
        if (on)
            showMatrix(static_cast<MatrixKind>(kind));
    });
    connect(&document, &Document::changed, this, &HeadEditor::showContent);
    connect(&document, &Document::selectionChanged, this, &HeadEditor::showContent);
    retranslate();
}

void HeadEditor::connectGrid()
{
    m_grid->setObjectName(u"head_grid"_s);
    m_grid->setVisibleRows(12, 5);
    m_grid->setCellPattern(u"%1 → %2"_s);
    m_sender.follow(*m_grid);
    connect(m_grid, &MatrixGrid::entryEdited, this, [this](Index row, Index column, double value) {
        m_sender.send(setMatrixEntry(m_sender.base(), place(), row, column, value));
    });
    connect(m_grid, &MatrixGrid::pasted, this, [this](Index row, Index column, const QString& text) {
        m_sender.send(pasteIntoMatrix(m_document.content(), place(), row, column, text));
    });
    connect(m_grid, &MatrixGrid::cleared, this, [this](Index row, Index column, const QString& zeros) {
        m_sender.send(
            called(EditLabel::Kind::FillMatrix, pasteIntoMatrix(m_document.content(), place(), row, column, zeros)));
    });
}

MatrixPlace HeadEditor::place() const
{
    return {m_kind, m_document.selection().layer, m_document.selection().head};
}

void HeadEditor::showMatrix(MatrixKind kind)
{
    m_kind = kind;
    m_tabs->button(static_cast<int>(kind))->setChecked(true);
    m_grid->showRefusal({});
    showContent();
}

void HeadEditor::fillMatrix(const Matrix<double>& matrix)
{
    m_sender.send(setMatrix(m_document.content(), place(), matrix));
}

void HeadEditor::askForRandom()
{
    ask(*m_prompt, 1, [this](std::uint32_t seed) {
        const Matrix<double> now = matrixAt(m_document.content(), place());
        const double deviation = 1 / std::sqrt(static_cast<double>(now.rows()));
        return m_sender.refusalOf(
            setMatrix(m_document.content(), place(), normalMatrix(now.rows(), now.cols(), seed, deviation)));
    });
}

void HeadEditor::fillPresets(QMenu& menu)
{
    addEntry(menu, u"preset_identity"_s, tr("Identity"),
             [this] { fillMatrix(identityAt(m_document.content(), place())); });
    addEntry(menu, u"preset_zero"_s, tr("Zeros"), [this] {
        const Matrix<double> now = matrixAt(m_document.content(), place());
        fillMatrix(Matrix<double>::Zero(now.rows(), now.cols()));
    });
    addEntry(menu, u"preset_random"_s, tr("Random numbers…"), [this] { askForRandom(); });
    menu.addSeparator();
    const std::pair<Pattern, QString> patterns[] = {
        {Pattern::Self, tr("Read the token itself")},
        {Pattern::PreviousToken, tr("Read the token before")},
        {Pattern::FirstToken, tr("Read the first token")},
        {Pattern::SameToken, tr("Read an equal token before")},
        {Pattern::Uniform, tr("Read all tokens alike")},
        {Pattern::Induction, tr("Read what followed an equal token (two layers)")},
    };
    for (const auto& [pattern, text] : patterns) {
        const std::string_view name = patternName(pattern);
        addEntry(menu, u"pattern_"_s + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())), text,
                 [this, which = pattern] {
                     const Selection& at = m_document.selection();
                     m_sender.send(setHeadPattern(m_document.content(), at.layer, at.head, which));
                 });
    }
}

void HeadEditor::showContent()
{
    if (m_shown != place())
        m_grid->setRange(-8, 8, 0.1); // not the last matrix's, which may have needed more room
    m_shown = place();
    m_grid->setContent(matrixContent(m_document.content(), place()));
}

void HeadEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void HeadEditor::paintEvent(QPaintEvent*)
{
    // The line that the tabs stand on.
    const QWidget* tab = m_tabs->button(0);
    QPainter(this).fillRect(0, tab->geometry().bottom(), width(), 1, themeOf(this).line);
}

void HeadEditor::retranslate()
{
    const QString purposes[] = {
        tr("W_Q makes queries: what a token looks for"), tr("W_K makes keys: what a token is about"),
        tr("W_V makes values: what a token hands over"), tr("W_O brings what the head read back into the dimensions")};
    for (int kind = 0; kind < 4; ++kind)
        setMathToolTip(*m_tabs->button(kind), purposes[kind]);
    m_grid->setTitle(tr("Matrix of the head"));
    showContent();
}

} // namespace headlight
