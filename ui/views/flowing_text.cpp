#include "ui/views/flowing_text.h"

#include "ui/controls/style.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
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
            [this](const QSizeF& size) {
                if (const int height = static_cast<int>(std::ceil(size.height())); height != m_height) {
                    m_height = height;
                    updateGeometry();
                }
            });
    followTheme();
}

void FlowingText::showText(const QString& html)
{
    if (html == m_text)
        return;
    m_text = html;
    setHtml(html);
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
        setHtml(m_text);
}

void FlowingText::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        followTheme();
}

} // namespace headlight
