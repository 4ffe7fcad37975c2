#include "ui/document/document.h"

#include "ui/document/blank.h"
#include "ui/document/content_command.h"
#include "ui/document/kept_tokens.h"
#include "ui/document/scene_follow.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

/// The nearest position that there is; 0 where there is none.
Index inside(Index index, Index count)
{
    return std::clamp<Index>(index, 0, std::max<Index>(count - 1, 0));
}

Selection inside(Selection selection, const Content& content)
{
    const auto& layers = content.model.layers;
    selection.layer = inside(selection.layer, static_cast<Index>(layers.size()));
    const Index heads =
        layers.empty() ? 0 : static_cast<Index>(layers[static_cast<std::size_t>(selection.layer)].heads.size());
    selection.head = inside(selection.head, heads);
    selection.query = inside(selection.query, static_cast<Index>(content.tokens.size()));
    selection.key = inside(selection.key, static_cast<Index>(content.keyTokens().size()));
    return selection;
}

/// Where the token that stood at `index` stands now; if it is gone, the same place.
Index followed(Index index, const std::vector<std::string>& before, const std::vector<std::string>& after)
{
    if (before == after)
        return index;
    const std::vector<Index> kept = keptTokens(before, after);
    const auto now = std::find(kept.begin(), kept.end(), index);
    return now == kept.end() ? index : now - kept.begin();
}

} // namespace

Document::Document(QObject* parent)
    : QObject(parent), m_content(blankContent()), m_steps(std::make_unique<QUndoStack>())
{
    m_group.addStack(m_steps.get());
    m_group.setActiveStack(m_steps.get());
    connect(&m_group, &QUndoGroup::cleanChanged, this, [this](bool clean) { emit modifiedChanged(!clean); });
}

const ContentCommand* Document::step(int index) const
{
    return static_cast<const ContentCommand*>(m_steps->command(index));
}

std::optional<EditLabel> Document::undoLabel() const
{
    return m_steps->canUndo() ? std::optional(step(m_steps->index() - 1)->label()) : std::nullopt;
}

std::optional<EditLabel> Document::redoLabel() const
{
    return m_steps->canRedo() ? std::optional(step(m_steps->index())->label()) : std::nullopt;
}

quint64 Document::beginGesture()
{
    return ++m_lastGesture;
}

const Content& Document::contentBefore(quint64 gesture) const
{
    const ContentCommand* last = m_steps->canUndo() ? step(m_steps->index() - 1) : nullptr;
    return last != nullptr && last->isOf(gesture, m_endedGestures) ? last->before() : m_content;
}

std::optional<EditError> Document::edit(EditResult edited, quint64 gesture)
{
    if (!edited)
        return edited.error();
    keepScenesInside(edited.value().content);
    if (edited.value().content == m_content)
        return std::nullopt;
    const HeadPlace next{edited.value().layer.value_or(m_selection.layer),
                         edited.value().head.value_or(m_selection.head)};
    const bool moves = edited.value().layer || edited.value().head;
    const bool goesOn = &contentBefore(gesture) != &m_content;
    if (!goesOn || m_start.gesture != gesture)
        m_start = {gesture, m_content.tokens, m_content.keyTokens(), m_selection};
    const GestureStart start = m_start;
    m_steps->push(new ContentCommand(*this, std::move(edited).value(), gesture, m_endedGestures));
    if (moves)
        selectHead(next);
    if (start.tokens != m_content.tokens || start.keyTokens != m_content.keyTokens()) {
        // Letters typed into a word lose it and find it again: what was selected is looked for from the start.
        select({m_selection.layer, m_selection.head, followed(start.selection.query, start.tokens, m_content.tokens),
                followed(start.selection.key, start.keyTokens, m_content.keyTokens())});
        m_start = start;
    }
    return std::nullopt;
}

void Document::load(Content content, const QString& path)
{
    endGestures();
    m_steps->clear();
    m_steps->setClean();
    place(content, path, {});
}

void Document::loadRecovered(Content content, const QString& path)
{
    load(std::move(content), path);
    m_steps->resetClean();
}

SetAside Document::setAside()
{
    return {m_content, m_selection, m_path, exchangeSteps(std::make_unique<QUndoStack>())};
}

void Document::putBack(SetAside kept)
{
    exchangeSteps(std::move(kept.steps));
    place(kept.content, kept.path, kept.selection);
}

void Document::markSaved(const QString& path)
{
    endGestures();
    if (m_path != path) {
        m_path = path;
        emit pathChanged();
    }
    m_steps->setClean();
}

const Layer<double>& Document::selectedLayer() const
{
    return m_content.model.layers[static_cast<std::size_t>(m_selection.layer)];
}

const Head& Document::selectedHead() const
{
    return selectedLayer().heads[static_cast<std::size_t>(m_selection.head)];
}

void Document::selectHead(HeadPlace place)
{
    select({place.layer, place.head, m_selection.query, m_selection.key});
}

void Document::select(Selection selection)
{
    m_start.gesture = 0;
    selection = inside(selection, m_content);
    if (selection == m_selection)
        return;
    m_selection = selection;
    emit selectionChanged();
}

std::unique_ptr<QUndoStack> Document::exchangeSteps(std::unique_ptr<QUndoStack> steps)
{
    endGestures();
    std::swap(m_steps, steps); // before the group tells of it
    m_group.addStack(m_steps.get());
    m_group.setActiveStack(m_steps.get());
    m_group.removeStack(steps.get());
    return steps;
}

void Document::place(const Content& content, const QString& path, const Selection& selection)
{
    const bool elsewhere = m_path != path;
    m_path = path;
    apply(content, selection);
    if (elsewhere)
        emit pathChanged();
}

void Document::apply(const Content& content, const std::optional<Selection>& selection)
{
    Change change = changeBetween(m_content, content);
    if (selection)
        change = {0, true, true, true, true};

    Selection now = selection.value_or(m_selection);
    if (change.tokens && !selection) {
        now.query = followed(now.query, m_content.tokens, content.tokens);
        now.key = followed(now.key, m_content.keyTokens(), content.keyTokens());
    }
    now = inside(now, content);
    const bool moved = now != m_selection;
    m_selection = now;
    m_content = content;
    emit changed(change);
    if (moved)
        emit selectionChanged();
}

} // namespace headlight
