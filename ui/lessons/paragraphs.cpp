#include "ui/lessons/paragraphs.h"

#include "ui/paint/math_text.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QStringList>

#include <algorithm>

namespace headlight {

using namespace Qt::StringLiterals;

namespace {

/// The distance of lines in percent of the font's own, which fonts for Hangul have larger.
int lineHeight()
{
    constexpr double comfortable = 1.45; // of the letters' size
    const QFont font = QGuiApplication::font();
    const double own = QFontMetricsF(font).lineSpacing() / QFontInfo(font).pixelSize();
    return qRound(100 * std::max(1., comfortable / own));
}

} // namespace

QString paragraphsHtml(const QString& text)
{
    const int height = lineHeight();
    QString html;
    for (const QString& paragraph : text.split(u"\n\n"_s, Qt::SkipEmptyParts)) {
        const int above = html.isEmpty() ? 0 : 8;
        const QString lines = mathHtml(paragraph.trimmed()).replace(u'\n', u"<br>"_s);
        html += u"<p style=\"margin: %1px 0 0 0; line-height: %2%\">%3</p>"_s.arg(above).arg(height).arg(lines);
    }
    return html;
}

} // namespace headlight
