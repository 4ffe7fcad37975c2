#include "ui/main_window/mask_menu.h"

#include "ui/document/document.h"
#include "ui/document/error_text.h"
#include "ui/document/layer_edits.h"
#include "ui/document/mask_text.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

Mask maskOf(Mask::Kind kind, Index window = 1)
{
    Mask mask;
    mask.kind = kind;
    mask.window = window;
    return mask;
}

} // namespace

bool masksDiffer(const Document& document)
{
    const auto& layers = document.content().model.layers;
    return std::any_of(layers.begin(), layers.end(),
                       [&](const Layer<double>& layer) { return !(layer.mask == layers.front().mask); });
}

MaskMenu::MaskMenu(Document& document, MaskScope scope, QWidget* parent)
    : QMenu(parent), m_document(document), m_scope(scope)
{
    setToolTipsVisible(true);
    add(maskOf(Mask::Kind::None), u"maskNone"_s);
    add(maskOf(Mask::Kind::Causal), u"maskCausal"_s);
    add(maskOf(Mask::Kind::CausalBottomRight), u"maskCausalBottomRight"_s);
    for (const Index window : {1, 2, 3, 4, 8})
        add(maskOf(Mask::Kind::Window, window), u"maskWindow%1"_s.arg(window));
    if (scope == MaskScope::SelectedLayer) {
        add(maskOf(Mask::Kind::Painted), u"maskPainted"_s);
        addSeparator();
        auto* everywhere = new MaskMenu(document, MaskScope::AllLayers, this);
        everywhere->setObjectName(u"maskEverywhere"_s);
        connect(everywhere, &MaskMenu::refused, this, &MaskMenu::refused);
        addMenu(everywhere);
    }
    connect(&document, &Document::changed, this, &MaskMenu::showState);
    connect(&document, &Document::selectionChanged, this, &MaskMenu::showState);
    retranslate();
}

void MaskMenu::add(const Mask& mask, const QString& name)
{
    QAction* action = addAction(QString());
    action->setObjectName(name);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, mask] {
        const Content& content = m_document.content();
        const auto error = m_document.edit(m_scope == MaskScope::AllLayers
                                               ? setMaskEverywhere(content, mask)
                                               : headlight::setMask(content, m_document.selection().layer, mask));
        if (error)
            emit refused([error = *error] { return errorText(error); });
        showState();
    });
    m_choices.append({action, mask});
}

void MaskMenu::showState()
{
    const bool mixed = m_scope == MaskScope::AllLayers && masksDiffer(m_document);
    const Mask& present = m_document.selectedLayer().mask;
    for (const Choice& choice : m_choices) {
        const bool same =
            choice.mask.kind == Mask::Kind::Painted ? present.kind == Mask::Kind::Painted : choice.mask == present;
        choice.action->setChecked(same && !mixed);
    }
}

void MaskMenu::retranslate()
{
    if (m_scope == MaskScope::AllLayers)
        setTitle(tr("In All Layers"));
    else
        setTitle(tr("Mask"));
    for (const Choice& choice : m_choices) {
        QString text = maskText(choice.mask);
        text[0] = text[0].toUpper();
        choice.action->setText(text);
        switch (choice.mask.kind) {
        case Mask::Kind::None:
            choice.action->setToolTip(tr("Every query sees every key."));
            break;
        case Mask::Kind::Causal:
            choice.action->setToolTip(tr("A query sees the keys up to its own place: nothing that comes later."));
            break;
        case Mask::Kind::CausalBottomRight:
            choice.action->setToolTip(tr("The last query sees every key, the one before it one key less, and so on."));
            break;
        case Mask::Kind::Window:
            choice.action->setToolTip(tr("A query sees itself and what stands just before it."));
            break;
        case Mask::Kind::Painted:
            choice.action->setToolTip(tr("Cell by cell, beginning with what can be seen now."));
            break;
        }
    }
    showState();
}

void MaskMenu::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMenu::changeEvent(event);
}

} // namespace headlight
