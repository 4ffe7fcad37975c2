#pragma once

#include <QKeySequence>
#include <QList>
#include <QMenu>

#include <functional>

namespace headlight {

/// A menu that says its texts again when the language changes. Texts are marked by QT_TR_NOOP in the derived class,
/// whose name is their context.
class WordedMenu : public QMenu {
    Q_OBJECT

public:
    /// @param title of the menu, with its key
    WordedMenu(const char* title, QWidget* parent);

protected:
    /// Adds an entry.
    /// @param name its objectName
    QAction* add(const QString& name, const char* text, const QKeySequence& key, std::function<void()> act);
    /// Adds an entry that is on or off, or one of several that exclude one another.
    QAction* addChoice(const QString& name, const char* text, const QKeySequence& key, std::function<void(bool)> act);
    /// Adds a menu inside this one.
    QMenu* addPart(const QString& name, const char* title);
    /// Says the texts; to be called at the end of a constructor. Menus with texts of their own add them.
    virtual void retranslate();
    void changeEvent(QEvent* event) override;

private:
    struct Word {
        QAction* action;
        const char* text;
    };
    QList<Word> m_words;
};

} // namespace headlight
