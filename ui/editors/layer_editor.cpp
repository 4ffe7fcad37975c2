#include "ui/editors/layer_editor.h"

#include "core/files/document_file.h"
#include "ui/controls/menu_button.h"
#include "ui/controls/number_field.h"
#include "ui/controls/style.h"
#include "ui/controls/token_chips.h"
#include "ui/document/layer_edits.h"
#include "ui/document/mask_text.h"
#include "ui/editors/mask_grid.h"
#include "ui/paint/token_label.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

constexpr Index fewKeys = 2; ///< the narrowest window to begin with: in one of 1 there is nothing to read but oneself

QStringList labelsOf(const std::vector<std::string>& tokens)
{
    QStringList labels;
    for (const std::string& token : tokens)
        labels.append(tokenLabel(token));
    return labels;
}

} // namespace

LayerEditor::LayerEditor(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_heading(new QLabel(this)), m_maskName(new QLabel(this)),
      m_window(new NumberField(this)), m_painted(new MaskGrid(this)), m_paintedNote(new QLabel(this)),
      m_residual(new QCheckBox(this)), m_layerNorm(new QCheckBox(this)), m_hiddenName(new QLabel(this)),
      m_hidden(new TokenChips(this)), m_refusal(new RefusalLine(this)),
      m_sender(document, [this](const Wording& reason) { m_refusal->showReason(reason); })
{
    setObjectName(u"layer_editor"_s);
    setLook(m_heading, Look::Heading);
    setLook(m_paintedNote, Look::Muted);
    setLook(m_hiddenName, Look::Muted);
    m_actions = new MenuButton(
        MenuButton::Frame::None, [] { return u"⋯"_s; }, [this](QMenu& menu) { fillActions(menu); }, this);
    m_actions->setObjectName(u"layer_menu"_s);
    m_actions->setExplanation([] { return tr("Add, copy, move or remove a layer"); });
    m_mask = new MenuButton(
        MenuButton::Frame::Line, [this] { return u"%1 ▾"_s.arg(maskText(m_document.selectedLayer().mask)); },
        [this](QMenu& menu) { fillMasks(menu); }, this);
    m_mask->setObjectName(u"layer_mask"_s);
    m_mask->setExplanation([] { return tr("Which keys a query may see in this layer"); });
    m_window->setObjectName(u"layer_window"_s);
    m_window->setWhole(1, static_cast<int>(limits::tokens));
    m_painted->setObjectName(u"mask_grid"_s);
    m_residual->setObjectName(u"layer_residual"_s);
    m_layerNorm->setObjectName(u"layer_norm"_s);
    m_hidden->setObjectName(u"hidden_keys"_s);
    layOut();
    connectFields();
    retranslate();
}

void LayerEditor::layOut()
{
    auto* top = new QHBoxLayout;
    top->addWidget(m_heading);
    top->addStretch();
    top->addWidget(m_actions);
    auto* mask = new QHBoxLayout;
    mask->setSpacing(8);
    mask->addWidget(m_maskName);
    mask->addStretch();
    mask->addWidget(m_mask);
    m_window->setFixedWidth(56);
    mask->addWidget(m_window);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(top);
    layout->addLayout(mask);
    layout->addWidget(m_painted);
    layout->addWidget(m_paintedNote);
    layout->addWidget(m_refusal);
    layout->addWidget(m_residual);
    layout->addWidget(m_layerNorm);
    layout->addWidget(m_hiddenName);
    layout->addWidget(m_hidden);
}

void LayerEditor::connectFields()
{
    const auto selected = [this] { return m_document.selection().layer; };
    connect(m_window, &NumberField::refused, m_refusal, &RefusalLine::showReason);
    connect(m_window, &NumberField::valueEdited, this, [this, selected](double value) {
        Mask mask = m_document.selectedLayer().mask;
        mask.window = static_cast<Index>(value);
        m_sender.send(headlight::setMask(m_document.content(), selected(), mask));
    });
    connect(m_painted, &MaskGrid::gestureStarted, this, [this] { m_sender.begin(); });
    connect(m_painted, &MaskGrid::gestureFinished, this, [this] { m_sender.end(); });
    connect(m_painted, &MaskGrid::cellSwitched, this, [this, selected](Index query, Index key, bool allowed) {
        m_sender.send(setMaskCell(m_document.content(), selected(), query, key, allowed));
    });
    connect(m_residual, &QCheckBox::clicked, this,
            [this, selected](bool on) { m_sender.send(setResidual(m_document.content(), selected(), on)); });
    connect(m_layerNorm, &QCheckBox::clicked, this,
            [this, selected](bool on) { m_sender.send(setLayerNorm(m_document.content(), selected(), on)); });
    connect(m_hidden, &TokenChips::clicked, this, [this](int key) { switchHiddenKey(key); });
    connect(&m_document, &Document::changed, this, &LayerEditor::showContent);
    connect(&m_document, &Document::selectionChanged, this, [this] {
        m_refusal->showReason({});
        showContent();
    });
}

void LayerEditor::fillMasks(QMenu& menu)
{
    const Mask now = m_document.selectedLayer().mask;
    const auto choice = [&](const QString& objectName, const QString& text, Mask::Kind kind) {
        addChoice(menu, objectName, text, now.kind == kind, [this, kind, now] {
            Mask mask = now;
            mask.kind = kind;
            mask.allowed.reset();
            if (kind == Mask::Kind::Window)
                mask.window = std::max(now.window, fewKeys);
            if (kind != now.kind)
                m_sender.send(headlight::setMask(m_document.content(), m_document.selection().layer, mask));
        });
    };
    choice(u"mask_none"_s, tr("None: every key is seen"), Mask::Kind::None);
    choice(u"mask_causal"_s, tr("Causal: no later key is seen"), Mask::Kind::Causal);
    if (m_document.content().memory || now.kind == Mask::Kind::CausalBottomRight)
        choice(u"mask_bottom_right"_s, tr("Causal, ends aligned"), Mask::Kind::CausalBottomRight);
    choice(u"mask_window"_s, tr("Window: only the last few keys"), Mask::Kind::Window);
    choice(u"mask_painted"_s, tr("Painted by hand"), Mask::Kind::Painted);
}

void LayerEditor::fillActions(QMenu& menu)
{
    const Index at = m_document.selection().layer;
    const auto count = static_cast<Index>(m_document.content().model.layers.size());
    addEntry(menu, u"add_layer"_s, tr("Add a layer"), [this] { m_sender.send(addLayer(m_document.content())); });
    addEntry(menu, u"duplicate_layer"_s, tr("Duplicate the layer"),
             [this, at] { m_sender.send(duplicateLayer(m_document.content(), at)); });
    const auto move = [this, at](Index step) {
        return [this, at, step] { m_sender.send(moveLayer(m_document.content(), at, at + step)); };
    };
    addEntry(menu, u"move_layer_earlier"_s, tr("Move earlier"), move(-1))->setEnabled(at > 0);
    addEntry(menu, u"move_layer_later"_s, tr("Move later"), move(1))->setEnabled(at + 1 < count);
    menu.addSeparator();
    addEntry(menu, u"remove_layer"_s, tr("Remove the layer"), [this, at] {
        m_sender.send(removeLayer(m_document.content(), at));
    })->setEnabled(count > 1);
}

void LayerEditor::switchHiddenKey(Index key)
{
    std::vector<Index> hidden = m_document.selectedLayer().hiddenKeys;
    const auto place = std::lower_bound(hidden.begin(), hidden.end(), key);
    if (place != hidden.end() && *place == key)
        hidden.erase(place);
    else
        hidden.insert(place, key);
    m_sender.send(setHiddenKeys(m_document.content(), m_document.selection().layer, hidden));
}

void LayerEditor::showContent()
{
    const Content& content = m_document.content();
    const Layer<double>& shown = m_document.selectedLayer();
    m_heading->setText(tr("Layer L%1").arg(m_document.selection().layer));
    m_mask->updateText();
    m_window->setValue(static_cast<double>(shown.mask.window));
    m_window->setVisible(shown.mask.kind == Mask::Kind::Window);
    m_residual->setChecked(shown.residual);
    m_layerNorm->setChecked(shown.layerNorm);
    m_hidden->setTokens(content.keyTokens());
    m_hidden->setSelected(-1);
    m_hidden->setStruckOut({shown.hiddenKeys.begin(), shown.hiddenKeys.end()});
    m_hiddenName->setVisible(!content.keyTokens().empty());
    showPaintedMask();
}

void LayerEditor::showPaintedMask()
{
    const Content& content = m_document.content();
    const Mask& mask = m_document.selectedLayer().mask;
    const bool painted = mask.kind == Mask::Kind::Painted && mask.allowed;
    const bool fits = painted && std::max(mask.allowed->rows(), mask.allowed->cols()) <= MaskGrid::mostTokens;
    m_painted->setVisible(fits);
    m_paintedNote->setVisible(painted && !fits);
    if (fits)
        m_painted->setMask(*mask.allowed, labelsOf(content.tokens), labelsOf(content.keyTokens()));
}

void LayerEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LayerEditor::retranslate()
{
    m_maskName->setText(tr("Mask"));
    m_window->setExplanation(tr("How many keys a query sees at most, its own included"));
    m_painted->setAccessibleName(tr("Painted mask: queries down, keys across"));
    m_paintedNote->setText(tr("More than %1 tokens cannot be painted here.").arg(MaskGrid::mostTokens));
    m_residual->setText(tr("Add the layer's input (residual)"));
    m_layerNorm->setText(tr("Normalise its input (layer norm)"));
    m_hiddenName->setText(tr("Keys that no query sees"));
    m_hiddenName->setToolTip(tr("Click a token to hide it from all queries, as padding is"));
    showContent();
}

} // namespace headlight
