#pragma once

#include "core/files/document_file.h"
#include "ui/controls/menu_button.h"
#include "ui/document/document.h"

#include <QAction>
#include <QMenu>
#include <QTest>

#include <memory>

namespace headlight {

/// A document to edit: three tokens, two dimensions, one layer of two heads, read as a file is.
inline Content smallContent()
{
    const QByteArray json = R"({"format": "headlight", "version": 1, "title": "small", "sentence": "a b a",
        "tokens": ["a", "b", "a"], "dimensions": ["x", "y"], "embeddings": [[1, 0], [0, 1], [1, 0]],
        "layers": [{"mask": "causal", "residual": true,
          "output": [[1, 0], [0, 1], [1, 0], [0, 1]],
          "heads": [
            {"name": "first", "query": [[1, 0], [0, 1]], "key": [[1, 0], [0, 1]], "value": [[1, 0], [0, 1]]},
            {"name": "second", "query": [[2, 0], [0, 2]], "key": [[1, 0], [0, 1]], "value": [[1, 0], [0, 1]]}]}]})";
    auto read = parseDocument(json);
    if (!read)
        qFatal("the document of the editor tests is not read");
    return std::move(read).value();
}

/// Chooses an entry of a menu button by its name, as a person does; submenus are looked into.
inline bool choose(QWidget& editor, const QString& button, const QString& entry)
{
    auto* menuButton = editor.findChild<MenuButton*>(button);
    if (menuButton == nullptr)
        return false;
    QMenu& menu = menuButton->filledMenu();
    const QList<QMenu*> menus = QList<QMenu*>{&menu} + menu.findChildren<QMenu*>();
    for (QMenu* each : menus) {
        for (QAction* action : each->actions()) {
            if (action->objectName() == entry && action->isEnabled()) {
                action->trigger();
                return true;
            }
        }
    }
    return false;
}

/// Types into a field that has the focus.
inline void typeInto(QWidget& field, const QString& text)
{
    field.setFocus();
    QTest::keyClicks(&field, text);
}

} // namespace headlight
