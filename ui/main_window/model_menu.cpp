#include "ui/main_window/model_menu.h"

#include "ui/document/document.h"
#include "ui/document/error_text.h"
#include "ui/document/head_edits.h"
#include "ui/document/layer_edits.h"
#include "ui/document/memory_edits.h"
#include "ui/document/model_edits.h"
#include "ui/main_window/mask_menu.h"

namespace headlight {

using namespace Qt::StringLiterals;

ModelMenu::ModelMenu(Document& document, QWidget* parent)
    : WordedMenu(QT_TR_NOOP("&Model"), parent), m_document(document)
{
    addHeadEntries();
    addSeparator();
    addLayerEntries();
    addSeparator();
    addScoreEntries();
    addSeparator();
    addMemoryEntries();
    connect(&document, &Document::changed, this, &ModelMenu::showState);
    connect(&document, &Document::selectionChanged, this, &ModelMenu::showState);
    retranslate();
    showState();
}

void ModelMenu::addHeadEntries()
{
    add(u"modelAddHead"_s, QT_TR_NOOP("Add &Head"), {},
        [this] { edit(addHead(m_document.content(), m_document.selection().layer)); });
    add(u"modelDuplicateHead"_s, QT_TR_NOOP("&Duplicate Head"), QKeySequence(Qt::CTRL | Qt::Key_D), [this] {
        const Selection at = m_document.selection();
        edit(duplicateHead(m_document.content(), at.layer, at.head));
    });
    m_removeHead = add(u"modelRemoveHead"_s, QT_TR_NOOP("&Remove Head"), {}, [this] {
        const Selection at = m_document.selection();
        edit(removeHead(m_document.content(), at.layer, at.head));
    });
    const auto move = [this](Index step) {
        const Selection at = m_document.selection();
        edit(moveHead(m_document.content(), at.layer, at.head, at.head + step));
    };
    m_headEarlier = add(u"modelHeadEarlier"_s, QT_TR_NOOP("Move Head &Left"),
                        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Left), [move] { move(-1); });
    m_headLater = add(u"modelHeadLater"_s, QT_TR_NOOP("Move Head R&ight"),
                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Right), [move] { move(1); });
    m_headEnabled = addChoice(u"modelHeadEnabled"_s, QT_TR_NOOP("Head Is &On"), QKeySequence(Qt::CTRL | Qt::Key_B),
                              [this](bool on) {
                                  const Selection at = m_document.selection();
                                  edit(setHeadEnabled(m_document.content(), at.layer, at.head, on));
                              });
}

void ModelMenu::addLayerEntries()
{
    add(u"modelAddLayer"_s, QT_TR_NOOP("Add &Layer"), {}, [this] { edit(addLayer(m_document.content())); });
    add(u"modelDuplicateLayer"_s, QT_TR_NOOP("D&uplicate Layer"), {},
        [this] { edit(duplicateLayer(m_document.content(), m_document.selection().layer)); });
    m_removeLayer = add(u"modelRemoveLayer"_s, QT_TR_NOOP("Re&move Layer"), {},
                        [this] { edit(removeLayer(m_document.content(), m_document.selection().layer)); });
    const auto move = [this](Index step) {
        const Index layer = m_document.selection().layer;
        edit(moveLayer(m_document.content(), layer, layer + step));
    };
    m_layerEarlier = add(u"modelLayerEarlier"_s, QT_TR_NOOP("Move Layer U&p"),
                         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up), [move] { move(-1); });
    m_layerLater = add(u"modelLayerLater"_s, QT_TR_NOOP("Move Layer Do&wn"),
                       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down), [move] { move(1); });
    m_residual = addChoice(u"modelResidual"_s, QT_TR_NOOP("Add the Layer's I&nput to Its Output"), {}, [this](bool on) {
        edit(setResidual(m_document.content(), m_document.selection().layer, on));
    });
    m_layerNorm = addChoice(u"modelLayerNorm"_s, QT_TR_NOOP("Normali&se the Layer's Input"), {}, [this](bool on) {
        edit(setLayerNorm(m_document.content(), m_document.selection().layer, on));
    });
}

void ModelMenu::addScoreEntries()
{
    auto* mask = new MaskMenu(m_document, MaskScope::SelectedLayer, this);
    mask->setObjectName(u"modelMask"_s);
    connect(mask, &MaskMenu::refused, this, &ModelMenu::refused);
    addMenu(mask);
    m_divided = addChoice(u"modelDivided"_s, QT_TR_NOOP("Divide Scores by √dₖ"), QKeySequence(Qt::CTRL | Qt::Key_K),
                          [this](bool on) {
                              const Selection at = m_document.selection();
                              edit(setHeadDivided(m_document.content(), at.layer, at.head, on));
                          });
    m_resetMultiplier =
        add(u"modelResetMultiplier"_s, QT_TR_NOOP("Scores × 1 A&gain"), QKeySequence(Qt::CTRL | Qt::Key_0),
            [this] { edit(setScoreMultiplier(m_document.content(), 1)); });
}

void ModelMenu::addMemoryEntries()
{
    m_addMemory = add(u"modelAddMemory"_s, QT_TR_NOOP("Read from a M&emory"), {},
                      [this] { edit(addMemory(m_document.content())); });
    m_removeMemory = add(u"modelRemoveMemory"_s, QT_TR_NOOP("Remove the Mem&ory"), {},
                         [this] { edit(removeMemory(m_document.content())); });
}

void ModelMenu::edit(EditResult edited)
{
    if (const auto error = m_document.edit(std::move(edited)))
        emit refused([reason = *error] { return errorText(reason); });
    showState();
}

void ModelMenu::showState()
{
    const Content& content = m_document.content();
    const Selection& at = m_document.selection();
    const Layer<double>& layer = m_document.selectedLayer();
    const Head& head = m_document.selectedHead();
    const auto heads = static_cast<Index>(layer.heads.size());
    const auto layers = static_cast<Index>(content.model.layers.size());
    m_removeHead->setEnabled(heads > 1);
    m_headEarlier->setEnabled(at.head > 0);
    m_headLater->setEnabled(at.head + 1 < heads);
    m_headEnabled->setChecked(head.enabled);
    m_removeLayer->setEnabled(layers > 1);
    m_layerEarlier->setEnabled(at.layer > 0);
    m_layerLater->setEnabled(at.layer + 1 < layers);
    m_residual->setChecked(layer.residual);
    m_layerNorm->setChecked(layer.layerNorm);
    m_divided->setChecked(head.scale.kind == Scale::Kind::SqrtDk);
    m_resetMultiplier->setEnabled(content.model.scoreMultiplier != 1);
    m_addMemory->setVisible(!content.memory);
    m_removeMemory->setVisible(content.memory.has_value());
}

} // namespace headlight
