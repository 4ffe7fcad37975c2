#pragma once

#include "ui/main_window/file_actions.h"

#include <QObject>

#include <optional>

namespace headlight {

/// The documents that a lesson's steps show in the window, in place of the one that was open before: that one is set
/// aside whole, and comes back. Nothing that a person did is lost without a question or an undo step, and nobody is
/// asked about what the lesson alone made.
class LessonDocument : public QObject {
    Q_OBJECT

public:
    LessonDocument(Document& document, FileActions& files, QObject* parent);

    /// Asks about what a step's document would take the place of, if that could be lost.
    /// @return false if the person stays with it
    bool mayShow();
    /// Shows a step's document; asks nothing.
    void show(const Content& content);
    /// Whether the window shows what was shown last, unchanged; also where nothing was.
    bool isAsShown() const;
    /// Shows it in another language, unless someone has changed it. @return whether it is another one now
    bool replace(const Content& content);
    /// Brings back what was open before. @return false if the person stays with the lesson's document
    bool end();

signals:
    /// A person has opened another document: the lesson's is gone, and what was open before is not wanted back.
    void left();
    /// Something was changed, or changed back.
    void changed();

private:
    bool isOfAPerson() const;

    Document& m_document;
    FileActions& m_files;
    std::optional<Content> m_shown; ///< none: nothing was yet
    bool m_opens = false;           ///< this does, and no person
};

} // namespace headlight
