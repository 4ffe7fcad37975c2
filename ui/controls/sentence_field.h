#pragma once

#include <QPlainTextEdit>

namespace headlight {

/// A text of one paragraph, wrapped: as high as its lines, up to four, beyond which it scrolls. In all else it is as a
/// TextField: Enter confirms, what is pasted becomes one line, and undo and redo belong to the document, but to take
/// back a text that was refused.
class SentenceField : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit SentenceField(QWidget* parent = nullptr);

    /// As it was typed, no-break spaces too.
    QString text() const;
    /// Shows a text that comes from the document, unless it is shown already or a syllable is being composed. The
    /// cursor goes behind what changed.
    void showText(const QString& text);
    int cursorPosition() const { return textCursor().position(); }
    void setCursorPosition(int place);
    bool isComposing() const { return m_composing; }
    /// Whether the text that stands here was refused.
    void setRefused(bool refused) { m_refused = refused; }
    /// Whether this key is the field's own undo.
    bool takesBack(const QKeyEvent& event) const;

signals:
    /// By a person.
    void textEdited(const QString& text);
    /// The field was left or Enter was pressed: a run of typing ends.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void noteEdit();
    void fitHeight();

    QString m_known; ///< the text that was shown or edited last
    bool m_composing = false;
    bool m_refused = false;
};

} // namespace headlight
