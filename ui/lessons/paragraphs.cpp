#include "ui/lessons/paragraphs.h"

#include "ui/paint/math_text.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QStringList>
#include <QTextBoundaryFinder>

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

QString breakable(const QString& text)
{
    constexpr qsizetype longest = 18; // of letters, of which Hangul and the like count twice
    constexpr QChar mayBreak(0x200B);
    static const QRegularExpression words(u"\\S+"_s);
    static const QRegularExpression subscripts(u"_[A-Za-z0-9]*"_s);
    QString result = text;
    QList<qsizetype> breaks;
    for (auto word = words.globalMatch(text); word.hasNext();) {
        const QRegularExpressionMatch at = word.next();
        const QString letters = at.captured();
        const auto wide = std::count_if(letters.begin(), letters.end(), [](QChar c) { return c.unicode() >= 0x1100; });
        if (letters.size() + wide <= longest)
            continue;
        QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, letters);
        for (auto place = finder.toNextBoundary(); place > 0 && place < letters.size(); place = finder.toNextBoundary())
            breaks.append(at.capturedStart() + place);
    }
    for (auto subscript = subscripts.globalMatch(text); subscript.hasNext();) {
        const QRegularExpressionMatch at = subscript.next();
        breaks.removeIf([&](qsizetype place) { return place >= at.capturedStart() && place <= at.capturedEnd(); });
    }
    for (auto place = breaks.crbegin(); place != breaks.crend(); ++place)
        result.insert(*place, mayBreak);
    return result;
}

QString paragraphsHtml(const QString& text)
{
    const int height = lineHeight();
    QString html;
    for (const QString& paragraph : text.split(u"\n\n"_s, Qt::SkipEmptyParts)) {
        const int above = html.isEmpty() ? 0 : 8;
        const QString lines = mathHtml(breakable(paragraph.trimmed())).replace(u'\n', u"<br>"_s);
        html += u"<p style=\"margin: %1px 0 0 0; line-height: %2%\">%3</p>"_s.arg(above).arg(height).arg(lines);
    }
    return html;
}

} // namespace headlight
