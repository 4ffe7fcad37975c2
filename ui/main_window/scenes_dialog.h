#pragma once

#include "core/model/scene.h"
#include "ui/document/edit.h"

#include <QDialog>

#include <functional>

class QLabel;
class QListWidget;
class QPushButton;

namespace headlight {

class Document;
class RefusalLine;
class TextField;

/// The document's scenes: recorded, named, put in order, taken out, each as a step that can be undone. Accepted when
/// one is to be presented.
class ScenesDialog : public QDialog {
    Q_OBJECT

public:
    /// What the dialog asks of the window.
    struct Window {
        std::function<Scene()> present;            ///< what stands in it now, as a scene
        std::function<QString(ViewKind)> viewText; ///< what a view is called
    };
    ScenesDialog(Document& document, Window window, QWidget* parent);

    /// The scene that is chosen in the list; −1: none.
    Index chosen() const;

private:
    void layOut();
    QPushButton* addButton(const QString& name, const QString& text, std::function<void()> act);
    void edit(EditResult edited, quint64 gesture = 0);
    void move(Index step);
    void showScenes();
    void showChosen();
    QString placeText(const Scene& scene) const;
    QString rowText(Index scene) const;

    Document& m_document;
    Window m_window;
    quint64 m_gesture = 0; ///< of the running typing
    QListWidget* m_list;
    TextField* m_caption;
    QLabel* m_place;
    RefusalLine* m_refusal;
    QPushButton* m_record = nullptr;
    QPushButton* m_earlier = nullptr;
    QPushButton* m_later = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_start = nullptr;
};

} // namespace headlight
