#include "ui/main_window/tool_bar.h"

#include "ui/controls/plain_tool_tip.h"
#include "ui/controls/style.h"
#include "ui/document/document.h"
#include "ui/document/error_text.h"
#include "ui/document/head_edits.h"
#include "ui/document/mask_text.h"
#include "ui/main_window/edit_menu.h"
#include "ui/main_window/mask_menu.h"
#include "ui/main_window/range_menu.h"
#include "ui/main_window/view_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <optional>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

const QString opens = u" ▾"_s; ///< behind the text of a button that opens a menu

/// What all heads' scores are divided by, if it is the same.
std::optional<Scale> commonScale(const Content& content)
{
    const Scale& first = content.model.layers.front().heads.front().scale;
    for (const Layer<double>& layer : content.model.layers) {
        for (const Head& head : layer.heads) {
            if (!(head.scale == first))
                return {};
        }
    }
    return first;
}

} // namespace

ToolBar::ToolBar(Document& document, EditMenu& edit, QWidget* parent)
    : QToolBar(parent), m_document(document), m_edit(edit)
{
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    addUndo(edit);
    addSeparator();
    m_views = new ViewBar;
    connect(m_views, &ViewBar::viewChosen, this, &ToolBar::viewChosen);
    addWidget(m_views);
    addSeparator();
    addMask();
    addDivision();
    addRange();
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    m_export = addButton(u"exportButton"_s);
    connect(m_export, &QToolButton::clicked, this, &ToolBar::exportWanted);
    connect(&document, &Document::changed, this, &ToolBar::showState);
    connect(&document, &Document::selectionChanged, this, &ToolBar::showState);
    connect(edit.undo(), &QAction::changed, this, &ToolBar::showState);
    connect(edit.redo(), &QAction::changed, this, &ToolBar::showState);
    retranslate();
}

QToolButton* ToolBar::addButton(const QString& name, QLayout* row)
{
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    if (row)
        row->addWidget(button);
    else
        addWidget(button);
    return button;
}

void ToolBar::addUndo(EditMenu& edit)
{
    m_undo = addButton(u"undoButton"_s);
    m_redo = addButton(u"redoButton"_s);
    for (QToolButton* button : {m_undo, m_redo})
        setLook(button, Look::Quiet);
    connect(m_undo, &QToolButton::clicked, edit.undo(), &QAction::trigger);
    connect(m_redo, &QToolButton::clicked, edit.redo(), &QAction::trigger);
}

void ToolBar::addMask()
{
    m_mask = addButton(u"maskButton"_s);
    auto* menu = new MaskMenu(m_document, MaskScope::SelectedLayer, m_mask);
    connect(menu, &MaskMenu::refused, this, &ToolBar::refused);
    m_mask->setMenu(menu);
    m_mask->setPopupMode(QToolButton::InstantPopup);
}

void ToolBar::addDivision()
{
    auto* pair = new QWidget;
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins({});
    row->setSpacing(0);
    m_divided = addButton(u"dividedButton"_s, row);
    setLook(m_divided, Look::Joined);
    m_divided->setCheckable(true);
    connect(m_divided, &QToolButton::clicked, this, [this](bool divided) {
        const Selection& at = m_document.selection();
        m_document.edit(setHeadDivided(m_document.content(), at.layer, at.head, divided));
        showState();
    });
    m_dividedEverywhere = addButton(u"dividedEverywhereButton"_s, row);
    setLook(m_dividedEverywhere, Look::JoinedEnd);
    auto* menu = new QMenu(m_dividedEverywhere);
    const auto add = [&](const QString& name, bool divided) {
        QAction* action = menu->addAction(QString());
        action->setObjectName(name);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, divided] {
            m_document.edit(setDividedEverywhere(m_document.content(), divided));
            showState();
        });
        return action;
    };
    m_allDivided = add(u"allDivided"_s, true);
    m_noneDivided = add(u"noneDivided"_s, false);
    m_dividedEverywhere->setMenu(menu);
    m_dividedEverywhere->setPopupMode(QToolButton::InstantPopup);
    addWidget(pair);
}

void ToolBar::addRange()
{
    m_range = addButton(u"rangeButton"_s);
    m_ranges = new RangeMenu(m_range);
    connect(m_ranges, &RangeMenu::rangeChosen, this, [this](Range range) {
        showState();
        emit rangeChosen(range);
    });
    m_range->setMenu(m_ranges);
    m_range->setPopupMode(QToolButton::InstantPopup);
}

void ToolBar::showView(ViewKind kind)
{
    m_views->showView(kind);
}

void ToolBar::setDocumentReachable(bool reachable)
{
    for (QToolButton* button : {m_mask, m_divided, m_dividedEverywhere})
        button->setEnabled(reachable);
}

void ToolBar::showRange(Range range)
{
    m_ranges->showRange(range);
    showState();
}

void ToolBar::showState()
{
    const Content& content = m_document.content();
    const Selection& at = m_document.selection();
    const Scale& scale = m_document.selectedHead().scale;

    m_undo->setEnabled(m_edit.undo()->isEnabled());
    m_redo->setEnabled(m_edit.redo()->isEnabled());
    setPlainToolTip(*m_undo, m_edit.undo()->text().replace(u"&&"_s, u"&"_s));
    setPlainToolTip(*m_redo, m_edit.redo()->text().replace(u"&&"_s, u"&"_s));

    const QString mask = maskText(m_document.selectedLayer().mask);
    m_maskText =
        masksDiffer(m_document) ? tr("Mask: %1 in layer %2").arg(mask).arg(at.layer) : tr("Mask: %1").arg(mask);
    m_shortMaskText = masksDiffer(m_document) ? tr("%1 in layer %2").arg(mask).arg(at.layer) : mask;
    m_mask->setToolTip(masksDiffer(m_document)
                           ? tr("Layers have different masks. A choice is for layer %1.").arg(at.layer)
                           : tr("Which keys a query of layer %1 may see").arg(at.layer));

    const std::optional<Scale> common = commonScale(content);
    const bool divided = scale.kind == Scale::Kind::SqrtDk;
    m_divided->setChecked(divided);
    m_divided->setText(scale.kind == Scale::Kind::Number ? u"÷ %1"_s.arg(scale.number, 0, 'g', 4) : u"÷ √dₖ"_s);
    m_divided->setToolTip(tr("Divide the scores of L%1H%2 by √dₖ").arg(at.layer).arg(at.head));
    // The arrow alone: what it opens is about all heads, unless they differ, which has to be said.
    m_dividedEverywhere->setText(common ? opens.trimmed() : tr("mixed", "some heads are divided, others not") + opens);
    m_dividedEverywhere->setToolTip(common ? tr("Divide the scores of all heads, or of none")
                                           : tr("Heads divide their scores by different numbers."));
    m_dividedEverywhere->setAccessibleName(m_dividedEverywhere->toolTip());
    m_allDivided->setChecked(common && common->kind == Scale::Kind::SqrtDk);
    m_noneDivided->setChecked(common && common->kind == Scale::Kind::None);

    fit();
}

/// Says all in words, or as much as there is room for.
void ToolBar::fit()
{
    for (const Words words : {Words::All, Words::Signs, Words::Values, Words::Least}) {
        setWords(words);
        if (sizeHint().width() <= width())
            return;
    }
}

void ToolBar::setWords(Words words)
{
    const bool signs = words != Words::All;
    m_undo->setText(signs ? u"↶"_s : u"↶ "_s + tr("Undo"));
    m_redo->setText(signs ? u"↷"_s : u"↷ "_s + tr("Redo"));
    const bool values = words >= Words::Values;
    m_mask->setText((values ? m_shortMaskText : m_maskText) + opens);
    m_mask->setAccessibleName(m_maskText);
    const auto range = static_cast<std::size_t>(m_ranges->range());
    const std::array all{tr("Colours: 0–1"), tr("Colours: all heads"), tr("Colours: this head")};
    const std::array shown{u"0–1"_s, tr("all heads"), tr("this head")};
    m_range->setText((values ? shown[range] : all[range]) + opens);
    m_range->setAccessibleName(all[range]);
    m_views->setFolded(words == Words::Least);
}

void ToolBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    fit();
}

void ToolBar::retranslate()
{
    setWindowTitle(tr("Tools"));
    m_undo->setAccessibleName(tr("Undo"));
    m_redo->setAccessibleName(tr("Redo"));
    m_allDivided->setText(tr("Divide in All Heads"));
    m_noneDivided->setText(tr("Divide in No Head"));
    m_range->setToolTip(tr("What the ends of the colour scale stand for"));
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Save the picture as PNG, SVG or PDF"));
    showState();
}

void ToolBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

} // namespace headlight
