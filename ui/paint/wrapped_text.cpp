#include "ui/paint/wrapped_text.h"

#include "ui/paint/text.h"

#include <QFontMetricsF>

namespace headlight {

QStringList wrappedText(const QString& text, const QFont& font, double width, int mostLines)
{
    const QFontMetricsF metrics(font);
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    QStringList lines;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString longer = lines.isEmpty() ? QString() : lines.back() + u' ' + words[i];
        if (!longer.isEmpty() && metrics.horizontalAdvance(longer) <= width) {
            lines.back() = longer;
        } else if (lines.size() < mostLines) {
            lines.append(shortened(words[i], font, width));
        } else {
            lines.back() =
                metrics.elidedText(lines.back() + u' ' + QStringList(words.mid(i)).join(u' '), Qt::ElideRight, width);
            break;
        }
    }
    return lines;
}

} // namespace headlight
