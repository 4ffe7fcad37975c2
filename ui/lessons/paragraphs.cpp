#include "ui/lessons/paragraphs.h"

#include "ui/paint/math_text.h"

#include <QStringList>

namespace headlight {

using namespace Qt::StringLiterals;

QString paragraphsHtml(const QString& text)
{
    QString html;
    for (const QString& paragraph : text.split(u"\n\n"_s, Qt::SkipEmptyParts)) {
        const int above = html.isEmpty() ? 0 : 8;
        const QString lines = mathHtml(paragraph.trimmed()).replace(u'\n', u"<br>"_s);
        html += u"<p style=\"margin: %1px 0 0 0; line-height: 125%\">%2</p>"_s.arg(above).arg(lines);
    }
    return html;
}

} // namespace headlight
