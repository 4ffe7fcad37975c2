#include "ui/paint/math_text.h"

#include "ui/paint/interface_font.h"
#include "ui/paint/text.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

namespace headlight {

namespace {

using namespace Qt::StringLiterals;

QFont runFont(const MathRun& run, const QFont& font)
{
    return run.subscript ? withPixelSize(font, pixelSizeOf(font) * 0.72) : font;
}

constexpr QChar root(0x221A);

/// Where the root sign has a face of its own: the text before it, itself, and so on. Elsewhere it stays in its words.
QStringList pieces(const QString& text, const QFont& font)
{
    if (!text.contains(root) || formulaFont(font).families() == font.families())
        return {text};
    QStringList parts;
    for (const QChar character : text) {
        if (parts.isEmpty() || character == root || parts.last() == root)
            parts.append(QString());
        parts.last() += character;
    }
    return parts;
}

QFont pieceFont(const QString& piece, const QFont& font)
{
    return piece == root ? formulaFont(font) : font;
}

QString htmlOf(const QString& text)
{
    // Rich text makes a plain space of every space but this one: a number would end a line between its groups.
    const QString html = text.toHtmlEscaped().replace(QChar(0x202F), QChar::Nbsp);
    const bool hasFonts = qobject_cast<QGuiApplication*>(QCoreApplication::instance());
    if (!hasFonts || !text.contains(root))
        return html;
    const QFont font = QGuiApplication::font();
    const QFont formula = formulaFont(font);
    if (formula.families() == font.families())
        return html;
    return QString(html).replace(root, u"<span style=\"font-family:'%1'\">√</span>"_s.arg(formula.families().first()));
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
        for (const QString& piece : pieces(run.text, runFont(run, font)))
            width += QFontMetricsF(pieceFont(piece, runFont(run, font))).horizontalAdvance(piece);
    return width;
}

void drawMath(QPainter& painter, QPointF baseline, const QList<MathRun>& runs, const QFont& font)
{
    const double drop = pixelSizeOf(font) * 0.22;
    for (const MathRun& run : runs) {
        for (const QString& piece : pieces(run.text, runFont(run, font))) {
            const QFont used = pieceFont(piece, runFont(run, font));
            painter.setFont(used);
            drawText(painter, baseline + QPointF(0, run.subscript ? drop : 0), piece);
            baseline.rx() += QFontMetricsF(used).horizontalAdvance(piece);
        }
    }
}

QString mathHtml(const QString& text)
{
    QString html;
    for (const MathRun& run : mathRuns(text))
        html += run.subscript ? u"<sub>%1</sub>"_s.arg(run.text.toHtmlEscaped()) : htmlOf(run.text);
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
