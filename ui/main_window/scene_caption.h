#pragma once

#include "ui/controls/refusal_line.h"

#include <QWidget>

class QLabel;

namespace headlight {

/// The line above the view in presenter mode: what a scene says, large, and which scene of how many it is.
class SceneCaption : public QWidget {
    Q_OBJECT

public:
    explicit SceneCaption(QWidget* parent = nullptr);

    /// Nothing to say takes the line away.
    /// @param place such as "2 / 5"
    void showCaption(const QString& caption, const QString& place);
    /// Says something in passing, such as that a scene was recorded.
    void showNote(const Wording& note);
    void clear() { showCaption({}, {}); }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    Wording m_note;
    QString m_caption;
    QLabel* m_text;
    QLabel* m_place;
};

} // namespace headlight
