#include "ui/main_window/presenter.h"

#include "ui/document/evaluator.h"
#include "ui/document/model_edits.h"
#include "ui/main_window/blank_screen.h"
#include "ui/main_window/scene_caption.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace headlight {

using namespace Qt::StringLiterals;

Presenter::Presenter(Document& document, Evaluator& evaluator, QWidget& window, const Stage& stage, ViewAccess views,
                     SceneCaption& caption)
    : QObject(&window), m_document(document), m_evaluator(evaluator), m_window(window), m_stage(stage),
      m_views(std::move(views)), m_caption(caption), m_blank(new BlankScreen(&window))
{
    connect(&document, &Document::selectionChanged, this, [this] {
        if (!m_goes)
            m_selectionBefore.reset();
    });
    connect(&document, &Document::changed, this, [this](const Change& what) {
        if (!what.wholeDocument || m_goes)
            return;
        m_selectionBefore.reset(); // of the document before
        leave();
    });
}

void Presenter::enter()
{
    if (m_on)
        return;
    m_on = true;
    m_scene = -1;
    m_selectionBefore.reset();
    m_pageBefore = m_views.shown();
    m_stage.set();
    m_views.emphasise(true);
    m_evaluator.startPlay();
    focusView();
    qApp->installEventFilter(this);
    emit switched(true);
}

void Presenter::enterAt(Index scene)
{
    enter();
    showScene(scene);
}

void Presenter::leave()
{
    if (!m_on)
        return;
    qApp->removeEventFilter(this);
    m_blank->hide();
    m_caption.clear();
    m_evaluator.endPlay();
    if (const auto before = std::exchange(m_selectionBefore, std::nullopt))
        m_document.select(*before);
    // What was chosen in the geometry by hand stays.
    m_views.show({m_pageBefore.view, m_scene >= 0 ? m_pageBefore.freeVectors : m_views.shown().freeVectors});
    if (m_scene >= 0)
        m_labsBack();
    m_views.emphasise(false);
    m_stage.strike();
    m_on = false;
    emit switched(false);
}

void Presenter::keep(const std::function<bool()>& show)
{
    m_goes = true;
    const bool shown = show();
    m_goes = false;
    if (!shown || !m_on)
        return;
    m_caption.clear();
    m_scene = -1;
    m_selectionBefore.reset();
    m_pageBefore = m_views.shown();
    m_evaluator.startPlay();
}

bool Presenter::isInside(const QObject* object) const
{
    const auto* widget = qobject_cast<const QWidget*>(object);
    return widget && widget->window() == &m_window;
}

bool Presenter::isTyping() const
{
    const QWidget* focus = m_window.focusWidget();
    return qobject_cast<const QLineEdit*>(focus) || qobject_cast<const QAbstractSpinBox*>(focus);
}

bool Presenter::isOurs(const QKeyEvent& event) const
{
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers != Qt::NoModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Escape:
        return true;
    case Qt::Key_B:
    case Qt::Key_Period:
        return !isTyping();
    default:
        return false;
    }
}

bool Presenter::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize)
        m_stage.fit();
    if (!isInside(watched))
        return false;
    if (event->type() == QEvent::MouseButtonRelease && watched != m_blank && !isTyping()
        && !m_views.isOfLesson(qobject_cast<QWidget*>(watched)) && !QApplication::activePopupWidget()) {
        // After a drag of the slider the arrow keys are the view's again.
        QMetaObject::invokeMethod(this, &Presenter::focusView, Qt::QueuedConnection);
        return false;
    }
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool isBlank = m_blank->isVisible();
    if (!isBlank && !isOurs(key))
        return event->type() == QEvent::KeyPress && watched == &m_window && moveCell(key.key());
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        if (isBlank)
            m_blank->hide(); // any key does, and does nothing else
        else
            act(key.key());
    }
    return true;
}

void Presenter::act(int key)
{
    switch (key) {
    case Qt::Key_PageDown:
        return turnPage(1);
    case Qt::Key_PageUp:
        return turnPage(-1);
    case Qt::Key_Escape:
        // The first one leaves a field whose text is being changed.
        return isTyping() ? focusView() : leave();
    default:
        return m_blank->cover();
    }
}

// For views that have no use of their own for arrow keys: those reach the window.
bool Presenter::moveCell(int key)
{
    Selection selection = m_document.selection();
    switch (key) {
    case Qt::Key_Up:
        --selection.query;
        break;
    case Qt::Key_Down:
        ++selection.query;
        break;
    case Qt::Key_Left:
        --selection.key;
        break;
    case Qt::Key_Right:
        ++selection.key;
        break;
    default:
        return false;
    }
    m_document.select(selection);
    return true;
}

void Presenter::turnPage(Index step)
{
    if (m_views.turnLesson(static_cast<int>(step)))
        return;
    const auto count = static_cast<Index>(m_document.content().scenes.size());
    if (count == 0 && m_views.turnLab(static_cast<int>(step)))
        return;
    if (count == 0)
        return turnHead(step);
    if (m_scene < 0 && step < 0)
        return;
    showScene(std::clamp<Index>(m_scene + step, 0, count - 1));
}

void Presenter::turnHead(Index step)
{
    const auto& layers = m_document.content().model.layers;
    const auto headCount = [&layers](Index layer) {
        return static_cast<Index>(layers[static_cast<std::size_t>(layer)].heads.size());
    };
    HeadPlace place{m_document.selection().layer, m_document.selection().head + step};
    if (place.head < 0 && place.layer > 0) {
        --place.layer;
        place.head = headCount(place.layer) - 1;
    } else if (place.head >= headCount(place.layer) && place.layer + 1 < static_cast<Index>(layers.size())) {
        ++place.layer;
        place.head = 0;
    }
    m_document.selectHead(place);
}

void Presenter::showScene(Index number)
{
    const Scene& scene = m_document.content().scenes[static_cast<std::size_t>(number)];
    if (m_scene < 0)
        m_labsBack = m_views.labsAsTheyAre();
    m_scene = number;
    const Selection before = m_selectionBefore.value_or(m_document.selection());
    m_goes = true;
    m_views.show({scene.view, scene.view == ViewKind::Geometry ? scene.freeVectors : m_views.shown().freeVectors});
    if (isLab(scene.view))
        m_views.setLab(scene.lab);
    m_document.select({scene.layer, scene.head, scene.query, scene.key});
    m_goes = false;
    m_selectionBefore = before;
    m_evaluator.play(setScoreMultiplier(m_document.content(), scene.scoreMultiplier));
    m_caption.showCaption(QString::fromStdString(scene.caption),
                          u"%1 / %2"_s.arg(number + 1).arg(m_document.content().scenes.size()));
    focusView();
}

void Presenter::focusView()
{
    if (m_on)
        m_views.widget().setFocus(Qt::OtherFocusReason);
}

} // namespace headlight
