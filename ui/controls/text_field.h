#pragma once

#include <QLineEdit>

namespace headlight {

/// A line of text whose undo and redo belong to the document: it leaves those keys to the window. Only a text that was
/// refused, which the document never had, is taken back by undo in the field itself.
class TextField : public QLineEdit {
    Q_OBJECT

public:
    explicit TextField(QWidget* parent = nullptr);

    /// Shows a text that comes from the document, unless it is shown already or a syllable is being composed. The
    /// cursor goes behind what changed.
    void showText(const QString& text);
    bool isComposing() const { return m_composing; }
    /// Whether the text that stands here was refused.
    void setRefused(bool refused) { m_refused = refused; }
    /// Whether this key is the field's own undo.
    bool takesBack(const QKeyEvent& event) const;

signals:
    /// The field was left or Enter was pressed: a run of typing ends.
    void left();

protected:
    virtual void takeBack() { undo(); }
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    bool m_composing = false;
    bool m_refused = false;
};

} // namespace headlight
