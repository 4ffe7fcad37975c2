#pragma once

#include "core/model/head_place.h"
#include "ui/document/change.h"
#include "ui/document/edit.h"

#include <QObject>
#include <QUndoGroup>
#include <QUndoStack>

#include <memory>
#include <optional>

namespace headlight {

/// What is selected, once for the whole window. Not part of the file and not undone.
struct Selection {
    Index layer = 0;
    Index head = 0;
    Index query = 0; ///< the token that reads
    Index key = 0;   ///< the token that is read
    bool operator==(const Selection&) const = default;
};

/// A document that gave way to another one: all that it takes to go on with it. Of the document it was taken from.
struct SetAside {
    Content content;
    Selection selection;
    QString path;
    std::unique_ptr<QUndoStack> steps; ///< they know where the file stands, too
};

class ContentCommand;

/// The open document: its content, selection, undo stack and file. Lives on the GUI thread.
/// Content changes in one place only (apply), reached through an undo command.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);

    const Content& content() const { return m_content; }
    const Selection& selection() const { return m_selection; }
    /// The open document's undo steps, until another one is put in place of it; signals come from undoGroup.
    QUndoStack& undoStack() { return *m_steps; }
    /// Undoes, does again and tells of the undo steps, whichever document is open.
    QUndoGroup& undoGroup() { return m_group; }
    /// What undo and redo would take back and do again; worded by edit_text.h.
    std::optional<EditLabel> undoLabel() const;
    std::optional<EditLabel> redoLabel() const;

    /// A number for the moves of one gesture (a drag, a run of typing, a held key): they become one undo step.
    quint64 beginGesture();

    /// The content from before a running gesture; the present content if it has made no step yet. An edit computed
    /// from here depends on where the gesture stands, not on the way there: a word typed over letter by letter keeps
    /// its row, and a gesture that comes back to its start changes nothing.
    const Content& contentBefore(quint64 gesture) const;

    /// Takes an edit in as an undo step and selects what it added or moved. Nothing happens if it changes nothing;
    /// moves of one gesture merge, and a gesture that comes back to its start leaves no step.
    /// @param gesture from beginGesture(), or 0 for an edit on its own
    /// @return why the edit was refused, if it was: the caller shows it; the content is as before
    std::optional<EditError> edit(EditResult edited, quint64 gesture = 0);

    /// Puts another document in place; the undo stack is cleared and clean.
    void load(Content content, const QString& path);
    /// The same for a copy kept after a bad end: it counts as modified until it is saved.
    void loadRecovered(Content content, const QString& path);
    /// Hands the open document over with its undo steps; its content stays, without any, until another is loaded.
    SetAside setAside();
    /// Goes on with a document that was set aside, in place of the open one.
    void putBack(SetAside kept);
    /// The file this was loaded from or saved to; empty for a new document.
    const QString& path() const { return m_path; }
    /// Notes that the content now stands in this file: the undo stack is clean here, and the running gesture ends.
    void markSaved(const QString& path);
    bool isModified() const { return !m_steps->isClean(); }

    /// The layer and the head that are selected.
    const Layer<double>& selectedLayer() const;
    const Head& selectedHead() const;
    /// Selects a head of a layer; the cell stays.
    void selectHead(HeadPlace place);
    /// Selects; what lies outside the document is brought inside.
    void select(Selection selection);

signals:
    void changed(const headlight::Change& what);
    void selectionChanged();
    void pathChanged();
    void modifiedChanged(bool modified);

private:
    friend class ContentCommand;
    /// @param selection of another document that is put in place; none: this one is edited
    void apply(const Content& content, const std::optional<Selection>& selection = std::nullopt);
    void place(const Content& content, const QString& path, const Selection& selection);
    /// Goes on with other undo steps. @return those of before
    std::unique_ptr<QUndoStack> exchangeSteps(std::unique_ptr<QUndoStack> steps);
    void endGestures() { ++m_endedGestures; }
    const ContentCommand* step(int index) const;

    /// What was selected among which tokens when the last edit's gesture began.
    struct GestureStart {
        quint64 gesture = 0; ///< 0: none that goes on
        std::vector<std::string> tokens;
        std::vector<std::string> keyTokens;
        Selection selection;
    };

    Content m_content;
    GestureStart m_start;
    Selection m_selection;
    QString m_path;
    std::unique_ptr<QUndoStack> m_steps; ///< never null, and the only stack of the group
    QUndoGroup m_group;                  ///< ends before the stack, which would tell of its own end through it
    quint64 m_lastGesture = 0;
    quint64 m_endedGestures = 0; ///< how often saving or undoing ended what was running
};

} // namespace headlight
