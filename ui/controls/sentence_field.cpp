#include "ui/controls/sentence_field.h"

#include "ui/controls/field_keys.h"

#include <QAbstractTextDocumentLayout>
#include <QContextMenuEvent>
#include <QInputMethodEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <memory>

namespace headlight {

namespace {

constexpr int mostLines = 4;
constexpr int margin = 8; ///< around the text
constexpr int leastHeight = 36;

/// Line breaks of any kind become spaces.
QString inOneLine(QString text)
{
    text.replace(QStringLiteral("\r\n"), QStringLiteral(" "));
    for (QChar& character : text)
        if (character == u'\n' || character == u'\r' || character == QChar::LineSeparator
            || character == QChar::ParagraphSeparator)
            character = u' ';
    return text;
}

} // namespace

SentenceField::SentenceField(QWidget* parent) : QPlainTextEdit(parent)
{
    // Not the document's margin: it would scroll along, and half a line would show in its place.
    document()->setDocumentMargin(0);
    setViewportMargins(margin, margin, margin, margin);
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QPlainTextEdit::textChanged, this, &SentenceField::noteEdit);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &SentenceField::fitHeight);
    fitHeight();
}

QString SentenceField::text() const
{
    return document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

void SentenceField::showText(const QString& shown)
{
    if (m_composing)
        return;
    m_refused = false;
    const QString before = text();
    if (before == shown)
        return;
    m_known = shown;
    setPlainText(shown);
    setCursorPosition(placeBehindChange(before, shown));
    if (!hasFocus())
        verticalScrollBar()->setValue(0); // it is read from its beginning
}

void SentenceField::setCursorPosition(int place)
{
    QTextCursor cursor = textCursor();
    cursor.setPosition(place);
    setTextCursor(cursor);
}

void SentenceField::noteEdit()
{
    const QString now = text();
    if (now == m_known)
        return;
    m_known = now;
    emit textEdited(now);
}

bool SentenceField::takesBack(const QKeyEvent& event) const
{
    return m_refused && document()->isUndoAvailable() && event.matches(QKeySequence::Undo);
}

bool SentenceField::event(QEvent* event)
{
    const auto answer = answerToOverride(*this, *event);
    return answer ? *answer : QPlainTextEdit::event(event);
}

void SentenceField::keyPressEvent(QKeyEvent* event)
{
    if (takesBack(*event)) {
        undo();
    } else if (belongsToDocument(*event)) {
        event->ignore();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit left();
        event->ignore();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

void SentenceField::inputMethodEvent(QInputMethodEvent* event)
{
    m_composing = !event->preeditString().isEmpty();
    QPlainTextEdit::inputMethodEvent(event);
}

void SentenceField::insertFromMimeData(const QMimeData* source)
{
    if (source->hasText())
        textCursor().insertText(inOneLine(source->text()));
    ensureCursorVisible();
}

void SentenceField::focusInEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason)
        selectAll();
}

void SentenceField::focusOutEvent(QFocusEvent* event)
{
    m_composing = false;
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        emit left();
}

void SentenceField::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void SentenceField::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
}

/// As high as its lines are: one with letters of another font is higher than others.
void SentenceField::fitHeight()
{
    const QTextLayout& layout = *document()->firstBlock().layout();
    const int lines = std::clamp(layout.lineCount(), 1, mostLines);
    const double least = lines * QFontMetricsF(font()).lineSpacing();
    const double needed = layout.lineCount() > 0 ? layout.lineAt(lines - 1).rect().bottom() : 0;
    const int text = static_cast<int>(std::ceil(std::max(least, needed)));
    const int frame = height() - viewport()->height();
    const int wanted = std::max(leastHeight, text + 1 + frame); // less would scroll
    if (wanted != minimumHeight() || wanted != maximumHeight())
        setFixedHeight(wanted);
}

void SentenceField::contextMenuEvent(QContextMenuEvent* event)
{
    const std::unique_ptr<QMenu> menu(createStandardContextMenu(event->pos()));
    if (!isReadOnly())
        removeUndo(*menu);
    menu->exec(event->globalPos());
}

} // namespace headlight
