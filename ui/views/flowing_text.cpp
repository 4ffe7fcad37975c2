#include "ui/views/flowing_text.h"

#include "ui/controls/style.h"

#include <QAbstractTextDocumentLayout>
#include <QFocusEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QTextDocument>

#include <cmath>

namespace headlight {

using namespace Qt::StringLiterals;

FlowingText::FlowingText(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setStyleSheet(
        u"QTextBrowser, QTextBrowser:focus { border: none; padding: 0; min-height: 0; background: transparent }"_s);
    document()->setDocumentMargin(0);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &FlowingText::followHeight);
    followTheme();
}

void FlowingText::showText(const QString& html)
{
    if (html == m_text)
        return;
    m_text = html;
    fill();
}

// While it is filled the text is empty for a moment, which would have the window laid out again.
void FlowingText::fill()
{
    m_filling = true;
    setHtml(m_text);
    m_filling = false;
    followHeight();
}

void FlowingText::followHeight()
{
    const int height = m_filling ? 0 : static_cast<int>(std::ceil(document()->size().height()));
    if (height <= m_height)
        return;
    m_height = height;
    updateGeometry();
}

void FlowingText::paintEvent(QPaintEvent* event)
{
    QTextBrowser::paintEvent(event);
    if (!m_focusRing)
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeOf(this).accent, 1.5));
    painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(0.75, 0.75, -0.75, -0.75), 4, 4);
}

void FlowingText::focusInEvent(QFocusEvent* event)
{
    m_focusRing = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QTextBrowser::focusInEvent(event);
    viewport()->update();
}

void FlowingText::focusOutEvent(QFocusEvent* event)
{
    m_focusRing = false;
    QTextBrowser::focusOutEvent(event);
    viewport()->update();
}

void FlowingText::letShrink()
{
    m_height = 0;
    followHeight();
    updateGeometry();
}

void FlowingText::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        letShrink();
}

QSize FlowingText::sizeHint() const
{
    return {240, m_height};
}

QSize FlowingText::minimumSizeHint() const
{
    return {120, m_height};
}

void FlowingText::followTheme()
{
    document()->setDefaultStyleSheet(u"a { color: %1 }"_s.arg(themeOf(this).accent.name()));
    if (!m_text.isEmpty())
        fill();
    letShrink();
}

void FlowingText::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        followTheme();
}

} // namespace headlight
