#include "ui/lessons/wrapped_math.h"

#include "ui/paint/math_text.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>
#include <QTextOption>

#include <cmath>

namespace headlight {

namespace {

void lay(QTextDocument& document, const QString& text, const QFont& font, int width)
{
    document.setDocumentMargin(0);
    document.setDefaultFont(font);
    QTextOption option = document.defaultTextOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document.setDefaultTextOption(option);
    document.setHtml(mathHtml(text));
    document.setTextWidth(width);
}

} // namespace

int wrappedMathHeight(const QString& text, const QFont& font, int width)
{
    QTextDocument document;
    lay(document, text, font, width);
    return static_cast<int>(std::ceil(document.size().height()));
}

void drawWrappedMath(QPainter& painter, QPointF corner, const QString& text, const QFont& font, int width,
                     const QColor& color)
{
    QTextDocument document;
    lay(document, text, font, width);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, color);
    painter.save();
    painter.translate(corner);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

} // namespace headlight
