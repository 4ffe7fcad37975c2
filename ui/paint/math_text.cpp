#include "ui/paint/math_text.h"

#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QPainter>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

QFont runFont(const MathRun& run, const QFont& font)
{
    return run.subscript ? withPixelSize(font, pixelSizeOf(font) * 0.72) : font;
}

/// A particle that follows an index is no part of it: "W_Q에서".
bool isIndex(QChar character)
{
    return character.isLetterOrNumber() && character.script() != QChar::Script_Hangul;
}

} // namespace

QList<MathRun> mathRuns(const QString& text)
{
    QList<MathRun> runs;
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool subscript = text.at(i) == u'_' && !plain.isEmpty() && i + 1 < text.size() && isIndex(text.at(i + 1));
        if (!subscript) {
            plain += text.at(i);
            continue;
        }
        qsizetype end = i + 1;
        while (end < text.size() && isIndex(text.at(end)))
            ++end;
        runs.append({plain, false});
        runs.append({text.mid(i + 1, end - i - 1), true});
        plain.clear();
        i = end - 1;
    }
    if (!plain.isEmpty())
        runs.append({plain, false});
    return runs;
}

double mathWidth(const QList<MathRun>& runs, const QFont& font)
{
    double width = 0;
    for (const MathRun& run : runs)
        width += QFontMetricsF(runFont(run, font)).horizontalAdvance(run.text);
    return width;
}

void drawMath(QPainter& painter, QPointF baseline, const QList<MathRun>& runs, const QFont& font)
{
    const double drop = pixelSizeOf(font) * 0.22;
    for (const MathRun& run : runs) {
        const QFont used = runFont(run, font);
        painter.setFont(used);
        drawText(painter, baseline + QPointF(0, run.subscript ? drop : 0), run.text);
        baseline.rx() += QFontMetricsF(used).horizontalAdvance(run.text);
    }
}

QString mathHtml(const QString& text)
{
    QString html;
    for (const MathRun& run : mathRuns(text))
        html += run.subscript ? u"<sub>%1</sub>"_s.arg(run.text.toHtmlEscaped()) : run.text.toHtmlEscaped();
    return html;
}

QString numbered(QChar letter, qint64 number)
{
    QString text = letter;
    for (const QChar digit : QString::number(number))
        text += QChar(u'₀' + digit.digitValue());
    return text;
}

} // namespace headlight
